package alea.papers.iversen;

import alea.arena.Report;
import alea.learn.train.Training.Point;
import alea.match.Seating;
import alea.papers.Document;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Published;
import alea.papers.PublishedResults;
import alea.papers.Rule;
import alea.papers.Trials;
import alea.papers.Verdict;
import alea.papers.iversen.players.IversenState;
import alea.papers.iversen.players.StfPolicy;
import alea.report.Plots;
import alea.report.Series;
import alea.stats.Gauss;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** The items of "Q-Learning - Ludo". */
public final class QLearningLudo {
    private static final PublishedResults SHEET = PublishedResults.of(Document.IVERSEN, QLearningLudo.class);
    private static final String GAME = "ludo-ludopy-1.3.1";
    private static final List<String> WEIGHTS = List.of("equal", "human", "genetic");
    private static final String AGENT = "the agent";
    private static final int HIS_GAMES = 30_000;
    /** Games of one of his evaluations. */
    private static final int HIS_EVALUATION = 120;
    /** What a player wins among four that are alike. */
    private static final double CHANCE = 0.25;
    /** Learning curves that end within this of each other evolve alike. */
    private static final double SIMILAR = 0.05;
    /** A win rate that is so much higher is far better. */
    private static final double FAR = 0.1;

    private QLearningLudo() {}

    /** All of them, in order. */
    public static List<Item> items() {
        return List.of(
                SHEET.item(
                        "iversen.states",
                        "The sub-states and the worked example",
                        (lab, notebook) ->
                                IversenStates.measure(lab, notebook, row -> published("iversen.table2", row))),
                SHEET.item("iversen.table2", "The weights of the reward", QLearningLudo::weights),
                SHEET.item("iversen.learning", "How the agents learn", Learning::measure),
                SHEET.item("iversen.table3", "Wins while training", QLearningLudo::training),
                SHEET.item("iversen.table4", "Wins after training", QLearningLudo::evaluation),
                SHEET.item("iversen.figure2", "Learning with equal weights", figure("equal")),
                SHEET.item("iversen.figure3", "Learning with human weights", figure("human")),
                SHEET.item("iversen.figure4", "Learning with genetic weights", figure("genetic")),
                SHEET.item("iversen.decay", "Fewer random moves", Learning::decay),
                SHEET.item("iversen.figure5", "The State Transition Function", QLearningLudo::transition),
                SHEET.item("iversen.arithmetic", "Sums and differences", QLearningLudo::arithmetic));
    }

    private static void weights(Lab lab, Notebook notebook) {
        List<String> names = List.of("home", "safe", "vulnerable", "attacking", "finish-line", "finished");
        IversenStates.WEIGHTS.forEach((name, w) -> {
            double[] values = {w.home(), w.safe(), w.vulnerable(), w.attacking(), w.finishLine(), w.finished()};
            for (int i = 0; i < values.length; i++) {
                notebook.equal(name + "-" + names.get(i), Measured.exact(values[i]), 0, "");
            }
        });
    }

    /** The trainings of some sets of weights, the first of each as a file for the reader. */
    private static Map<String, List<Lab.Trained>> train(Lab lab, Notebook notebook, List<String> weights) {
        int trainings = trainings(lab);
        List<Map<String, Object>> configs = new ArrayList<>();
        for (String w : weights) {
            for (int i = 0; i < trainings; i++) {
                Map<String, Object> config = new LinkedHashMap<>();
                config.put("trainer", "q");
                config.put("game", GAME);
                config.put("agent", "iversen-code");
                config.put("weights", w);
                config.put("games", lab.games(2_000, HIS_GAMES));
                config.put("fresh-games", 100);
                config.put("seed", lab.seed() + i);
                configs.add(config);
                if (i == 0) {
                    notebook.training(w, config);
                }
            }
        }
        List<Lab.Trained> trained = lab.train(configs);
        Map<String, List<Lab.Trained>> all = new LinkedHashMap<>();
        for (String w : weights) {
            int from = all.size() * trainings;
            all.put(w, trained.subList(from, from + trainings));
        }
        return all;
    }

    private static int trainings(Lab lab) {
        return lab.games(3, 5);
    }

    private static void how(Lab lab, Notebook notebook) {
        notebook.note(String.format(
                Locale.ROOT,
                "Each set of weights was trained %d times for %,d games, with seeds %d to %d; figures, and "
                        + "the files in trainings/, are of the first. As his code does, where it differs from his "
                        + "text (docs/learning.md). The tests are between trainings: his is one, and the next has "
                        + "other random tables.",
                trainings(lab),
                lab.games(2_000, HIS_GAMES),
                lab.seed(),
                lab.seed() + trainings(lab) - 1));
    }

    private static List<Point> curve(Lab.Trained trained, String curve) {
        return trained.points().stream().filter(p -> p.curve().equals(curve)).toList();
    }

    private static double end(Lab.Trained trained, int player) {
        return curve(trained, "training: player " + player).getLast().y();
    }

    private static double[] outcomes(List<Lab.Trained> trainings, ToDoubleFunction<Lab.Trained> outcome) {
        return trainings.stream().mapToDouble(outcome).toArray();
    }

    private static void training(Lab lab, Notebook notebook) {
        Map<String, double[]> ends = new LinkedHashMap<>();
        train(lab, notebook, WEIGHTS)
                .forEach((weights, trainings) -> ends.put(weights, outcomes(trainings, t -> end(t, 1))));
        Trials trials = new Trials(ends);
        for (String weights : WEIGHTS) {
            Published his = notebook.row(weights);
            judge(lab, notebook, weights, trials.like(weights, his.number(), his.rounding(), Rule.MARGIN));
        }
        judge(lab, notebook, "order", trials.order(List.of("genetic", "equal", "human")));
        judge(lab, notebook, "close", of(ends, "equal", "genetic").alike(Rule.MARGIN));
        judge(lab, notebook, "alike", trials.alike(SIMILAR));
        how(lab, notebook);
    }

    private static Trials of(Map<String, double[]> outcomes, String... kinds) {
        Map<String, double[]> some = new LinkedHashMap<>();
        for (String kind : kinds) {
            some.put(kind, Objects.requireNonNull(outcomes.get(kind)));
        }
        return new Trials(some);
    }

    /** Only trainings as long as his can be compared with his. */
    private static void judge(Lab lab, Notebook notebook, String row, Trials.Tested tested) {
        if (lab.full()) {
            notebook.trials(row, tested, "");
        } else {
            notebook.finding(row, Measured.text(tested.evidence()), Verdict.CANNOT_TELL, notebook.reason("too-short"));
        }
    }

    private static Measured alone(Lab lab, String player, int games) {
        Report report = lab.arena(GAME, games, Seating.FIXED, result -> {}, player, "random", "random", "random");
        return Measured.rate((double) report.players().getFirst().wins(), games);
    }

    private static void evaluation(Lab lab, Notebook notebook) {
        int games = lab.games(1_000, 20_000);
        Map<String, double[]> rates = new LinkedHashMap<>();
        Map<String, double[]> gains = new LinkedHashMap<>();
        train(lab, notebook, WEIGHTS).forEach((weights, trainings) -> {
            double[] after = outcomes(
                    trainings,
                    t -> alone(lab, "q:file=" + t.folder().resolve("q.model"), games)
                            .number());
            double[] during = outcomes(trainings, t -> end(t, 1));
            double[] gain = new double[after.length];
            Arrays.setAll(gain, i -> after[i] - during[i]);
            rates.put(weights, after);
            gains.put(weights, gain);
            notebook.command(String.format(
                    Locale.ROOT,
                    "alea arena %s q:file=%s/q.model random random random --seating fixed --games %d --seed %d",
                    GAME,
                    notebook.trained(weights),
                    games,
                    lab.seed()));
        });
        Trials trials = new Trials(rates);
        for (String weights : WEIGHTS) {
            Published his = notebook.row(weights);
            judge(lab, notebook, weights, trials.like(weights, his.number(), his.rounding(), Rule.MARGIN));
        }
        Map<String, double[]> over = new LinkedHashMap<>();
        rates.forEach((weights, rate) -> over.put(
                weights, Arrays.stream(rate).map(r -> r - CHANCE - Rule.MARGIN).toArray()));
        Trials.Tested well = new Trials(over).above();
        judge(
                lab,
                notebook,
                "considerable",
                new Trials.Tested(
                        String.format(
                                Locale.ROOT,
                                "%s; %.2f is what was taken as considerably more",
                                String.join(
                                        ", ",
                                        WEIGHTS.stream().map(trials::words).toList()),
                                CHANCE + Rule.MARGIN),
                        well.shows(),
                        well.refutes(),
                        well.difference(),
                        well.variance()));
        judge(lab, notebook, "exploring", new Trials(gains).above());
        String gain = String.format(Locale.ROOT, "gained without exploring, less %.2f", Rule.MARGIN);
        Map<String, double[]> severe = new LinkedHashMap<>();
        gains.forEach((weights, g) -> severe.put(
                weights + " " + gain, Arrays.stream(g).map(x -> x - Rule.MARGIN).toArray()));
        judge(lab, notebook, "severe", new Trials(severe).above());
        double[] genetic = Objects.requireNonNull(rates.get("genetic"));
        double[] human = Objects.requireNonNull(rates.get("human"));
        double[] influence = new double[genetic.length];
        Arrays.setAll(influence, i -> genetic[i] - human[i]);
        String between = "genetic less human";
        judge(lab, notebook, "influence", new Trials(Map.of(between, influence)).above(between, Rule.MARGIN));
        judge(lab, notebook, "order", trials.order(List.of("genetic", "equal", "human")));
        notebook.equal("chance", alone(lab, "random", games), Rule.MARGIN, "");
        notebook.command(String.format(
                Locale.ROOT,
                "alea arena %s random random random random --seating fixed --games %d --seed %d",
                GAME,
                games,
                lab.seed()));
        how(lab, notebook);
    }

    private static Item.Measuring figure(String weights) {
        return (lab, notebook) -> {
            List<Lab.Trained> trainings = Objects.requireNonNull(
                    train(lab, notebook, List.of(weights)).get(weights));
            Lab.Trained first = trainings.getFirst();
            List<Series> series = new ArrayList<>();
            Map<String, double[]> randoms = new LinkedHashMap<>();
            for (int player = 1; player <= 4; player++) {
                int p = player;
                String name = player == 1 ? AGENT : "random player " + player;
                series.add(new Series(name, line(curve(first, "training: player " + player)), false));
                if (player > 1) {
                    randoms.put("player " + player, outcomes(trainings, t -> end(t, p)));
                }
            }
            notebook.plot(Plots.lines(
                    "training",
                    "While training, " + weights + " weights",
                    "games",
                    "wins of all games so far",
                    series));
            notebook.plot(Plots.lines(
                    "evaluation",
                    "120 games without exploring, " + weights + " weights",
                    "games of training",
                    "win rate",
                    List.of(new Series(AGENT, line(curve(first, "evaluation: player 1")), false))));
            Map<String, double[]> all = new LinkedHashMap<>(randoms);
            all.put(AGENT, outcomes(trainings, t -> end(t, 1)));
            notebook.trials("alike", new Trials(randoms).alike(Rule.MARGIN), "");
            notebook.trials("rises", new Trials(all).highest(AGENT), "");
            String rise = "rise after 5,000 games";
            judge(
                    lab,
                    notebook,
                    "flattens",
                    new Trials(Map.of(rise, outcomes(trainings, QLearningLudo::later))).below(rise, Rule.MARGIN));
            String part = "part of the evaluations";
            judge(
                    lab,
                    notebook,
                    "evaluates",
                    new Trials(Map.of(part, outcomes(trainings, QLearningLudo::higher))).above(part, 0.5));
            String ahead = "ahead of the enemies' mean";
            judge(
                    lab,
                    notebook,
                    "far",
                    new Trials(Map.of(ahead, outcomes(trainings, QLearningLudo::ahead))).above(ahead, FAR));
            String swing = "swing of the first 1,000 games less that of the last";
            notebook.trials(
                    "jitter",
                    new Trials(Map.of(swing, outcomes(trainings, QLearningLudo::jitter))).above(swing, 0),
                    notebook.reason("jitter"));
            notebook.note(String.format(
                    Locale.ROOT,
                    "Far better is taken as %.2f above the mean of the three random players, over the "
                            + "evaluations of the second half of a training.",
                    FAR));
            how(lab, notebook);
        };
    }

    private static List<Series.Point> line(List<Point> points) {
        return points.stream().map(p -> new Series.Point(p.x(), p.y())).toList();
    }

    /** How much more the random players' wins so far swing in the first 1,000 games than in the last. */
    private static double jitter(Lab.Trained trained) {
        double more = 0;
        for (int player = 2; player <= 4; player++) {
            List<Point> curve = curve(trained, "training: player " + player);
            long end = curve.getLast().x();
            more += swing(curve, 0, 1_000) - swing(curve, end - 1_000, end);
        }
        return more / 3;
    }

    private static double swing(List<Point> curve, long from, long to) {
        var within = curve.stream()
                .filter(p -> p.x() >= from && p.x() <= to)
                .mapToDouble(Point::y)
                .summaryStatistics();
        return within.getMax() - within.getMin();
    }

    /** By how much the wins of all games so far rise after 5,000 games. */
    private static double later(Lab.Trained trained) {
        List<Point> curve = curve(trained, "training: player 1");
        double then = curve.stream()
                .filter(p -> p.x() <= 5_000)
                .reduce((a, b) -> b)
                .orElseThrow()
                .y();
        return curve.getLast().y() - then;
    }

    /** The part of the evaluations that are above the wins of all games so far. */
    private static double higher(Lab.Trained trained) {
        Map<Long, Double> training = new HashMap<>();
        curve(trained, "training: player 1").forEach(p -> training.put(p.x(), p.y()));
        return curve(trained, "evaluation: player 1").stream()
                .filter(p -> training.containsKey(p.x()))
                .mapToDouble(p -> p.y() > Objects.requireNonNull(training.get(p.x())) ? 1 : 0)
                .average()
                .orElseThrow();
    }

    /** By how much the agent wins more of the evaluations in the second half than an enemy does. */
    private static double ahead(Lab.Trained trained) {
        double agent = secondHalf(trained, 1);
        return agent
                - IntStream.rangeClosed(2, 4)
                        .mapToDouble(player -> secondHalf(trained, player))
                        .average()
                        .orElseThrow();
    }

    private static double secondHalf(Lab.Trained trained, int player) {
        List<Point> evaluations = curve(trained, "evaluation: player " + player);
        return evaluations.subList(evaluations.size() / 2, evaluations.size()).stream()
                .mapToDouble(Point::y)
                .average()
                .orElseThrow();
    }

    /** What follows from numbers of the document itself. */
    private static void arithmetic(Lab lab, Notebook notebook) {
        notebook.equal("bits", Measured.exact(6 * 4), 0, "");
        int evaluations = HIS_GAMES / 200 * HIS_EVALUATION;
        notebook.equal("evaluations", Measured.exact(evaluations), 0, "");
        notebook.equal("games", Measured.exact(HIS_GAMES + evaluations), 0, "");
        double genetic = published("iversen.table4", "genetic");
        notebook.equal("stf", Measured.exact(published("iversen.figure5", "best") - genetic), 0, "");
        notebook.equal(
                "human-training",
                Measured.exact(published("iversen.table3", "genetic") - published("iversen.table3", "human")),
                0,
                "");
        notebook.equal("human-evaluation", Measured.exact(genetic - published("iversen.table4", "human")), 0);
        notebook.equal("descriptors", Measured.exact(StfPolicy.WEIGHTS), 0, "");
        notebook.equal("more-descriptors", Measured.exact(StfPolicy.WEIGHTS - IversenState.BITS), 0, "");
        double deviation = Math.sqrt(genetic * (1 - genetic) / HIS_EVALUATION);
        double enough = Math.ceil(genetic * (1 - genetic) * Math.pow(Gauss.Z95 / Rule.MARGIN, 2));
        notebook.statement(
                "too-few",
                Gauss.Z95 * deviation > Rule.MARGIN,
                String.format(
                        Locale.ROOT,
                        "a rate of %.3f of %d games has a standard deviation of %.4f, so 95 %% of "
                                + "evaluations lie within %.3f of it; within %.2f would take %,.0f games",
                        genetic,
                        HIS_EVALUATION,
                        deviation,
                        Gauss.Z95 * deviation,
                        Rule.MARGIN,
                        enough));
        double stf = published("iversen.figure5", "best");
        notebook.finding(
                "same-weights",
                Measured.text(String.format(
                        Locale.ROOT,
                        "%.4f for the genetic player, %.3f for Q-learning with its weights",
                        stf,
                        genetic)),
                Math.abs(stf - genetic) > Rule.MARGIN ? Verdict.DIFFERS : Verdict.AGREES);
        notebook.finding(
                "explain",
                Measured.text("no agent that learns Q-values with the nine descriptors is described"),
                Verdict.CANNOT_TELL);
        notebook.note("Computed from what the document says elsewhere.");
    }

    private static double published(String item, String row) {
        return SHEET.published(item).stream()
                .filter(p -> p.row().equals(row))
                .findFirst()
                .orElseThrow()
                .number();
    }

    private static void transition(Lab lab, Notebook notebook) {
        int games = lab.games(2_000, 100_000);
        Measured rate = alone(lab, "stf:file=" + lab.shipped("stf.model"), games);
        notebook.equal("best", rate, Rule.MARGIN);
        notebook.more("beyond", rate, 0.505, false);
        Map<String, Object> config = new LinkedHashMap<>();
        config.put("trainer", "evolution");
        config.put("game", GAME);
        config.put("genome", "stf");
        config.put("ea", "s:Cellular-100-10 r:Blend-0.5 m:Normal-0.1");
        config.put("generations", lab.games(6, 100));
        config.put("evaluate-every", lab.games(2, 5));
        config.put("final-games", 20);
        config.put("fresh-games", 100);
        config.put("seed", lab.seed());
        notebook.training("stf", config);
        List<Point> points = lab.train(config).points();
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
        notebook.command(String.format(
                Locale.ROOT,
                "alea arena %s stf:file=players/stf.model random random random --seating fixed --games %d --seed %d",
                GAME,
                games,
                lab.seed()));
    }
}
