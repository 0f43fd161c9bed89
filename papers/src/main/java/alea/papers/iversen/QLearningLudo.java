package alea.papers.iversen;

import alea.arena.Report;
import alea.arena.Seating;
import alea.learn.iversen.RewardWeights;
import alea.learn.train.Training.Point;
import alea.papers.Document;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Rule;
import alea.papers.Sheet;
import alea.papers.Verdict;
import alea.papers.plot.Plots;
import alea.papers.plot.Series;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The items of "Q-Learning - Ludo". */
public final class QLearningLudo {
    private static final Sheet SHEET = Sheet.of(Document.IVERSEN, QLearningLudo.class, "published.csv");
    private static final String GAME = "ludo-ludopy-1.3.1";
    private static final List<String> WEIGHTS = List.of("equal", "human", "genetic");
    private static final String SEED = "one training each; his and ours began with other random tables";

    private QLearningLudo() {}

    /** All of them, in order. */
    public static List<Item> items() {
        return List.of(
                SHEET.item("iversen.table2", "The weights of the reward", QLearningLudo::weights),
                SHEET.item("iversen.table3", "Wins while training", QLearningLudo::training),
                SHEET.item("iversen.table4", "Wins after training", QLearningLudo::evaluation),
                SHEET.item("iversen.figure2", "Learning with equal weights", curve("equal")),
                SHEET.item("iversen.figure3", "Learning with human weights", curve("human")),
                SHEET.item("iversen.figure4", "Learning with genetic weights", curve("genetic")),
                SHEET.item("iversen.figure5", "The State Transition Function", QLearningLudo::transition));
    }

    private static void weights(Lab lab, Notebook notebook) {
        Map<String, RewardWeights> all =
                Map.of("equal", RewardWeights.EQUAL, "human", RewardWeights.HUMAN, "genetic", RewardWeights.GENETIC);
        List<String> names = List.of("home", "safe", "vulnerable", "attacking", "finish-line", "finished");
        all.forEach((name, w) -> {
            double[] values = {w.home(), w.safe(), w.vulnerable(), w.attacking(), w.finishLine(), w.finished()};
            for (int i = 0; i < values.length; i++) {
                notebook.equal(name + "-" + names.get(i), Measured.exact(values[i]), 0, "");
            }
        });
    }

    private static Lab.Trained train(Lab lab, Notebook notebook, String weights) {
        Map<String, Object> config = new HashMap<>();
        config.put("trainer", "q");
        config.put("game", GAME);
        config.put("agent", "iversen-code");
        config.put("weights", weights);
        config.put("games", lab.games(2_000, 30_000));
        config.put("fresh-games", 100);
        config.put("seed", lab.seed());
        notebook.command("alea train training/iversen-code-%s.yaml".formatted(weights));
        return lab.train("iversen-" + weights, config);
    }

    private static Point last(Lab.Trained trained, String curve) {
        return trained.points().stream()
                .filter(p -> p.curve().equals(curve))
                .reduce((a, b) -> b)
                .orElseThrow();
    }

    private static void training(Lab lab, Notebook notebook) {
        Map<String, Point> ends = new LinkedHashMap<>();
        for (String weights : WEIGHTS) {
            Point end = last(train(lab, notebook, weights), "training: player 1");
            ends.put(weights, end);
            compare(lab, notebook, weights, Measured.rate(Math.rint(end.y() * (double) end.count()), end.count()));
        }
        order(
                notebook,
                known(ends, "equal").y(),
                known(ends, "human").y(),
                known(ends, "genetic").y());
        notebook.note("As his code does, where it differs from his text (docs/learning.md).");
    }

    /** Only a training as long as his can be compared with his. */
    private static void compare(Lab lab, Notebook notebook, String row, Measured rate) {
        if (lab.full()) {
            notebook.equal(row, rate, Rule.MARGIN, SEED);
        } else {
            notebook.finding(
                    row,
                    rate,
                    Verdict.CANNOT_TELL,
                    "trained in 2,000 games, the document's in 30,000; the full run trains as long");
        }
    }

    private static void order(Notebook notebook, double equal, double human, double genetic) {
        boolean holds = genetic > equal && equal > human;
        notebook.finding(
                "order",
                Measured.text("genetic %.4f, equal %.4f, human %.4f".formatted(genetic, equal, human)),
                holds ? Verdict.AGREES : Verdict.DIFFERS,
                holds ? "" : SEED);
    }

    private static Measured alone(Lab lab, String player, int games) {
        Report report = lab.arena(GAME, games, Seating.FIXED, result -> {}, player, "random", "random", "random");
        return Measured.rate((double) report.players().getFirst().wins(), games);
    }

    private static void evaluation(Lab lab, Notebook notebook) {
        int games = lab.games(2_000, 20_000);
        Map<String, Measured> rates = new LinkedHashMap<>();
        boolean better = true;
        for (String weights : WEIGHTS) {
            Lab.Trained trained = train(lab, notebook, weights);
            Measured rate = alone(lab, "q:file=" + trained.folder().resolve("q.model"), games);
            rates.put(weights, rate);
            better &= rate.number() > last(trained, "training: player 1").y();
            compare(lab, notebook, weights, rate);
        }
        notebook.finding(
                "exploring",
                Measured.text("of all three: " + (better ? "yes" : "no")),
                better ? Verdict.AGREES : Verdict.DIFFERS,
                better ? "" : SEED);
        order(
                notebook,
                known(rates, "equal").number(),
                known(rates, "human").number(),
                known(rates, "genetic").number());
        notebook.equal("chance", alone(lab, "random", games), Rule.MARGIN, "");
        notebook.command("alea arena %s q:file=q.model random random random --seating fixed --games %d --seed %d"
                .formatted(GAME, games, lab.seed()));
    }

    private static Item.Measuring curve(String weights) {
        return (lab, notebook) -> {
            Lab.Trained trained = train(lab, notebook, weights);
            List<Series> series = new ArrayList<>();
            double[] ends = new double[4];
            long games = 1;
            for (int player = 1; player <= 4; player++) {
                String name = "training: player " + player;
                List<Series.Point> line = trained.points().stream()
                        .filter(p -> p.curve().equals(name))
                        .map(p -> new Series.Point(p.x(), p.y()))
                        .toList();
                series.add(new Series(player == 1 ? "the agent" : "random player " + player, line, false));
                Point end = last(trained, name);
                ends[player - 1] = end.y();
                games = end.count();
            }
            notebook.plot(Plots.lines(
                    "training",
                    "While training, " + weights + " weights",
                    "games",
                    "wins of all games so far",
                    series));
            List<Series.Point> tests = trained.points().stream()
                    .filter(p -> p.curve().equals("evaluation: player 1"))
                    .map(p -> new Series.Point(p.x(), p.y()))
                    .toList();
            notebook.plot(Plots.lines(
                    "evaluation",
                    "120 games without exploring, " + weights + " weights",
                    "games of training",
                    "win rate",
                    List.of(new Series("the agent", tests, false))));
            double most = Math.max(ends[1], Math.max(ends[2], ends[3]));
            double least = Math.min(ends[1], Math.min(ends[2], ends[3]));
            notebook.finding(
                    "alike",
                    Measured.text("between %.4f and %.4f of %,d games".formatted(least, most, games)),
                    most - least < 0.03 ? Verdict.AGREES : Verdict.DIFFERS,
                    most - least < 0.03 ? "" : "where they sit makes a difference of more than 0.03");
            notebook.more(
                    "rises",
                    Measured.rate(Math.rint(ends[0] * (double) games), games),
                    most,
                    false,
                    "against the best of the three");
        };
    }

    private static void transition(Lab lab, Notebook notebook) {
        int games = lab.games(2_000, 100_000);
        Measured rate = alone(lab, "stf:file=" + lab.shipped("stf.model"), games);
        notebook.equal(
                "best",
                rate,
                Rule.MARGIN,
                "75.27 % is the highest point of a curve over generations, of how many games is not said; a best of many is luck in part, and Soltani's own text is not at hand");
        notebook.more("beyond", rate, 0.505, false, "50.5 % is the best of his agents");
        Map<String, Object> config = new HashMap<>();
        config.put("trainer", "evolution");
        config.put("game", GAME);
        config.put("genome", "stf");
        config.put("ea", "s:Cellular-100-10 r:Blend-0.5 m:Normal-0.1");
        config.put("generations", lab.games(6, 100));
        config.put("evaluate-every", lab.games(2, 5));
        config.put("final-games", 20);
        config.put("fresh-games", 100);
        config.put("seed", lab.seed());
        List<Point> points = lab.train("stf", config).points();
        List<Series> series = new ArrayList<>();
        for (String curve : points.stream().map(Point::curve).distinct().toList()) {
            if (curve.startsWith("mean of") || curve.startsWith("best of")) {
                series.add(new Series(
                        curve,
                        points.stream()
                                .filter(p -> p.curve().equals(curve))
                                .map(p -> new Series.Point(p.x(), p.y()))
                                .toList(),
                        false));
            }
        }
        notebook.plot(Plots.lines(
                "stf",
                "The State Transition Function evolves",
                "generation",
                "win rate against three random players",
                series));
        notebook.command(
                "alea arena %s stf:file=players/stf.model random random random --seating fixed --games %d --seed %d"
                        .formatted(GAME, games, lab.seed()));
    }

    private static <T> T known(Map<String, T> map, String key) {
        return Objects.requireNonNull(map.get(key));
    }
}
