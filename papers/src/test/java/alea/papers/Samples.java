package alea.papers;

import alea.game.Registry;
import alea.papers.plot.Bar;
import alea.papers.plot.Plot;
import alea.papers.plot.Plots;
import alea.papers.plot.Series;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Results of every kind, made up. */
public final class Samples {
    /** A laboratory of quick budgets. */
    public static Lab lab(long seed, int threads, Path folder) {
        return new Lab(Registry.installed(), Budget.QUICK, seed, threads, "0.0.0-test", folder, null);
    }

    /** An item that measures so. */
    public static Item item(String id, Document document, Item.Measuring measuring) {
        return new Item(id, document, "Item " + id, rows(id), measuring);
    }

    private static List<Published> rows(String id) {
        return List.of(
                Published.of(id, "agrees", "table 1", "a rate", "0.500", "10000"),
                Published.of(id, "differs", "table 1", "a <b>bold</b> rate & \"more\" | less", "0.400", "10000"),
                Published.of(
                        id,
                        "cannot",
                        "table 2, a place whose name is rather long",
                        "a rate of an unknown count",
                        "0.51",
                        "?"),
                Published.of(
                        id,
                        "wrong",
                        "section 6",
                        "a statement that goes on for a while, so that it needs several lines of a phone, and"
                                + "hasawordwithoutanyplacetobreakitwhichisalsolongerthanaphoneiswideindeed",
                        "yes",
                        ""),
                Published.of(id, "new", "not there", "something of ours", "-", ""));
    }

    /** Writes down one verdict of each kind, all kinds of plots, a wide table, and times that never repeat. */
    public static void everything(Lab lab, Notebook notebook) {
        notebook.equal("agrees", Measured.rate(5010, 10_000));
        notebook.equal("differs", Measured.rate(5010, 10_000));
        notebook.equal("cannot", Measured.rate(51, 100));
        notebook.statement("wrong", false, "a counterexample");
        notebook.finding("new", Measured.mean(123.456, 20, 500), Verdict.NEW, "");
        notebook.table(
                "A table wider than a phone",
                IntStream.range(0, 12).mapToObj(i -> "column " + i).toList(),
                Collections.nCopies(
                        4, IntStream.range(0, 12).mapToObj(i -> "0.1234" + i).toList()));
        plots().forEach(notebook::plot);
        notebook.note("A note with <angles>.");
        notebook.command(
                "alea arena ludo-simple hybrid fast --games 100000 --seed 1 --seating rotate --threads 2 --json");
        notebook.time("a while: " + System.nanoTime());
    }

    /** One of each kind. */
    public static List<Plot> plots() {
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
            bars.add(Measured.rate(40 + 4 * i, 100)
                    .bar(
                            names.get(i) + (i == 4 ? " with a name that is far longer than others" : ""),
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
                Plots.bars("bars", "Win rates", "share of decided matches", bars));
    }

    private Samples() {}
}
