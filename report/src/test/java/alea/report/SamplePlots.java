package alea.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Plots of every kind, made up. */
public final class SamplePlots {
    private SamplePlots() {}

    /** One of each kind. */
    public static List<Plot> all() {
        List<Series.Point> curve = new ArrayList<>();
        List<Series.Point> theirs = new ArrayList<>();
        List<Series.Point> gap = new ArrayList<>();
        List<Series.Point> cloud = new ArrayList<>();
        for (int i = 0; i <= 40; i++) {
            double y = 0.9 - 0.6 * Math.exp(-i / 9.0);
            curve.add(new Series.Point(1000 * i, y, y - 0.02, y + 0.02));
            theirs.add(new Series.Point(1000 * i, y - 0.05));
            gap.add(new Series.Point(i, Math.pow(10, -0.3 * i)));
            cloud.add(new Series.Point(Math.sin(i) * 3, Math.cos(2.0 * i)));
        }
        TreeMap<Integer, Long> lengths = new TreeMap<>();
        for (int i = 90; i < 420; i++) {
            lengths.put(i, Math.round(1000 * Math.exp(-Math.pow((i - 130) / 30.0, 2))));
        }
        List<String> names = List.of(
                "random",
                "fast",
                "strike",
                "chase",
                "aggressive",
                "defensive",
                "hybrid",
                "optimal",
                "td",
                "expectimax");
        double[][] matrix = new double[10][10];
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 10; j++) {
                matrix[i][j] = i == j ? Double.NaN : 0.5 + (i - j) * 0.05;
            }
        }
        List<Bar> bars = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            double rate = 0.4 + 0.04 * i;
            bars.add(new Bar(
                    names.get(i) + (i == 4 ? " with a name that is far longer than others" : ""),
                    rate,
                    rate - 0.1,
                    rate + 0.08,
                    i % 3 == 0 ? 0.5 + 0.02 * i : null));
        }
        return List.of(
                Plots.lines(
                        "lines",
                        "Learning curves",
                        "games",
                        "win rate",
                        List.of(new Series("ours", curve, false), new Series("published", theirs, true))),
                Plots.convergence("convergence", "Bounds", "sweeps", "gap", List.of(new Series("gap", gap, false))),
                Plots.scatter("scatter", "Genes", "first", "second", List.of(new Series("evolved", cloud, false))),
                Plots.lengths("lengths", "Turns of a match", "turns", Map.of("matches", lengths)),
                Plots.matrix("matrix", "Everybody against everybody", names, names, matrix, 0, 1),
                Plots.bars("bars", "Win rates", "share of decided matches", bars),
                Plots.shares(
                        "shares",
                        "What became of it",
                        "findings",
                        List.of(new Shares.Kind("agrees", 2), new Shares.Kind("differs", 3)),
                        List.of(
                                new Shares.Row("one item", List.of(3L, 1L)),
                                new Shares.Row("one of which nothing is known", List.of(0L, 0L)))));
    }
}
