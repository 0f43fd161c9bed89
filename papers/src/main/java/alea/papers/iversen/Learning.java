package alea.papers.iversen;

import alea.arena.Report;
import alea.game.Position;
import alea.learn.train.Training.Point;
import alea.match.Seating;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Rule;
import alea.papers.Trials;
import alea.papers.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Section 2.3, how the agents learn, and what section 4 would change in it. */
final class Learning {
    private static final String GAME = "ludo-ludopy-1.3.1";
    private static final int SEATS = 4;
    private static final String WEIGHTS = "genetic";
    /** Games of a training that is only compared with another of the same dice. */
    private static final int SHORT = 200;

    private static final int HIS_GAMES = 30_000;
    private static final int TRAININGS = 3;
    private static final String CONSTANT = "constant";
    private static final String DECREASING = "decreasing";

    private Learning() {}

    static void measure(Lab lab, Notebook notebook) {
        parameters(lab, notebook);
        nextState(lab, notebook);
        seats(lab, notebook);
    }

    private static Map<String, Object> config(String agent, int games, long seed) {
        Map<String, Object> config = new LinkedHashMap<>();
        config.put("trainer", "q");
        config.put("game", GAME);
        config.put("agent", agent);
        config.put("weights", WEIGHTS);
        config.put("games", games);
        config.put("fresh-games", 100);
        config.put("seed", seed);
        return config;
    }

    /** What trainings do where nothing is said is what they do when his numbers are said. */
    private static void parameters(Lab lab, Notebook notebook) {
        List<Point> unsaid =
                lab.train(config("iversen-code", SHORT, lab.seed())).points();
        for (String key : List.of("epsilon", "gamma", "alpha")) {
            double his = notebook.row(key).number();
            Map<String, Object> said = config("iversen-code", SHORT, lab.seed());
            said.put(key, his);
            boolean same = lab.train(said).points().equals(unsaid);
            Map<String, Object> other = config("iversen-code", SHORT, lab.seed());
            other.put(key, his / 2);
            boolean told = !lab.train(other).points().equals(unsaid);
            notebook.finding(
                    key,
                    Measured.exact(his)
                            .as(String.format(Locale.ROOT, "%.2f%s", his, same ? "" : " gives other curves")),
                    same && told ? Verdict.AGREES : Verdict.DIFFERS,
                    notebook.reason("same-curves", SHORT));
        }
    }

    /** The mean over the six dice, in his text and in his code. */
    private static void nextState(Lab lab, Notebook notebook) {
        Position roll = lab.game(GAME).start();
        boolean even = roll.isChance() && roll.options() == 6;
        for (int die = 0; even && die < 6; die++) {
            even = Math.abs(roll.probability(die) - 1 / 6.0) < 1e-12;
        }
        notebook.statement(
                "estimate",
                even,
                "each of the six dice comes up with 1/6, so of values that are right it is exactly what is "
                        + "to be expected");
        int games = lab.games(1_000, 20_000);
        Measured text = wins(lab, "q:file=" + lab.shipped("iversen-text-genetic.model"), 0, games);
        Measured code = wins(lab, "q:file=" + lab.shipped("iversen-code-genetic.model"), 0, games);
        notebook.finding(
                "six",
                Measured.text(String.format(
                        Locale.ROOT,
                        "trained as the text has it, the mean over six dice of the best pawn, the agent "
                                + "wins %.4f; as the code has it, the mean of all 24 values, %.4f",
                        text.number(),
                        code.number())),
                Verdict.DIFFERS);
    }

    private static Measured wins(Lab lab, String agent, int seat, int games) {
        List<String> players = new ArrayList<>(Collections.nCopies(SEATS, "random"));
        players.set(seat, agent);
        Report report = lab.arena(GAME, games, Seating.FIXED, result -> {}, players.toArray(String[]::new));
        return Measured.rate((double) report.players().get(seat).wins(), games);
    }

    /** The agent is player 1, but could be any other. */
    private static void seats(Lab lab, Notebook notebook) {
        int games = lab.games(1_000, 20_000);
        String agent = "q:file=" + lab.shipped("iversen-code-genetic.model");
        List<String> words = new ArrayList<>();
        double most = 0;
        double least = 1;
        for (int seat = 0; seat < SEATS; seat++) {
            Measured rate = wins(lab, agent, seat, games);
            most = Math.max(most, rate.number());
            least = Math.min(least, rate.number());
            words.add(String.format(Locale.ROOT, "%.4f", rate.number()));
        }
        double p = (most + least) / 2;
        // Of four rates, the two that are farthest apart: their error is taken as that of two.
        Measured apart = Measured.mean(most - least, Math.sqrt(2 * p * (1 - p)), games);
        notebook.less(
                "any-player",
                apart.as("wins as player 1 to 4: " + String.join(", ", words)),
                Rule.MARGIN,
                false,
                notebook.reason("any-player", Rule.MARGIN));
        notebook.command(String.format(
                Locale.ROOT,
                "alea arena %s random q:file=players/iversen-code-genetic.model random random --seating "
                        + "fixed --games %d --seed %d",
                GAME,
                games,
                lab.seed()));
    }

    /** Section 4: fewer random moves towards the end of a training. */
    static void decay(Lab lab, Notebook notebook) {
        int length = lab.games(2_000, HIS_GAMES);
        List<Map<String, Object>> configs = new ArrayList<>();
        for (boolean decay : new boolean[] {false, true}) {
            for (int i = 0; i < TRAININGS; i++) {
                Map<String, Object> config = config("iversen-code", length, lab.seed() + i);
                if (decay) {
                    config.put("decay", true);
                }
                configs.add(config);
                if (decay && i == 0) {
                    notebook.training(DECREASING, config);
                }
            }
        }
        List<Lab.Trained> trained = lab.train(configs);
        int games = lab.games(1_000, 20_000);
        Map<String, double[]> during = new LinkedHashMap<>();
        Map<String, double[]> after = new LinkedHashMap<>();
        for (String kind : List.of(CONSTANT, DECREASING)) {
            int from = kind.equals(CONSTANT) ? 0 : TRAININGS;
            during.put(
                    kind,
                    trained.subList(from, from + TRAININGS).stream()
                            .mapToDouble(Learning::end)
                            .toArray());
            after.put(
                    kind,
                    trained.subList(from, from + TRAININGS).stream()
                            .mapToDouble(t -> wins(lab, "q:file=" + t.folder().resolve("q.model"), 0, games)
                                    .number())
                            .toArray());
        }
        judge(lab, notebook, "training", new Trials(during));
        judge(lab, notebook, "intelligent", new Trials(after));
        notebook.command(String.format(
                Locale.ROOT,
                "alea arena %s q:file=%s/q.model random random random --seating fixed --games %d --seed %d",
                GAME,
                notebook.trained(DECREASING),
                games,
                lab.seed()));
        notebook.note(String.format(
                Locale.ROOT,
                "%d trainings of %,d games each with a constant epsilon of 0.15 and with one that falls to "
                        + "0 along a line, genetic weights, seeds %d to %d, as his code does.",
                TRAININGS,
                length,
                lab.seed(),
                lab.seed() + TRAININGS - 1));
    }

    private static double end(Lab.Trained trained) {
        return trained.points().stream()
                .filter(p -> p.curve().equals("training: player 1"))
                .reduce((a, b) -> b)
                .orElseThrow()
                .y();
    }

    private static void judge(Lab lab, Notebook notebook, String row, Trials trials) {
        Trials.Tested tested = trials.highest(DECREASING);
        if (lab.full()) {
            notebook.trials(row, tested, "");
        } else {
            notebook.finding(row, Measured.text(tested.evidence()), Verdict.CANNOT_TELL, notebook.reason("too-short"));
        }
    }
}
