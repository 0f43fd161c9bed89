package alea.papers.doom;

import alea.arena.Report;
import alea.doom.DoomGame;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Policy;
import alea.game.Position;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Rule;
import alea.papers.Verdict;
import alea.papers.plot.Plots;
import alea.papers.plot.Series;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.Solving;
import alea.solve.run.Against.Outcome;
import alea.solve.run.Averages;
import alea.solve.run.Drive;
import alea.solve.run.Plan;
import alea.solve.table.Precision;
import alea.solve.table.TableFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Section 3.4 and tables B.1.7, B.2.1 and B.2.2: exact values, where everybody maximises the own win. */
final class Best {
    private static final double GAP = 1e-11;
    /** What counts as the same number: the thesis summed its six digits in single precision. */
    private static final double DIGITS = 1e-5;

    private static final String EARLY =
            "the thesis stopped after some 98 times through all states, in single precision; stopped so, Alea has its digits (docs/solving.md)";

    private static final String LARGE = "3x4";
    /** Of the largest board: finer than its table's numbers. */
    private static final double COARSE = 1e-7;

    private static final String ZERO_SUM =
            "ours plays for win less loss, the thesis's for the own win, which can only tell them apart where they could tie";

    private Best() {}

    /** Whether a board is solved in this run: some take a minute, and 3x4 a quarter of an hour. */
    private static boolean within(Lab lab, String size, int dice) {
        return switch (size) {
            case "1x2", "2x1", "2x2" -> true;
            case "2x3", "3x2" -> dice == 2 || lab.full();
            case "3x3" -> dice == 2 && lab.full();
            default -> false;
        };
    }

    private static String whyNot(String size) {
        return size.equals("3x4")
                ? "33 million states take a quarter of an hour when everybody plays for the own win; docs/solving.md has them: 0.698227160 / 0.298419488 / 0.003353352 over all states"
                : "solved in the full run only";
    }

    private static Solution solve(Plan plan, double gap) {
        var drive = new Drive(plan.start(gap).solving(), gap);
        while (!drive.finished()) {
            Lab.stopIfAsked();
            drive.step();
        }
        return Solution.of(drive.solving());
    }

    static void againstGreedy(Lab lab, Notebook notebook) {
        List<Against.Row> large = Against.rows(notebook.published()).stream()
                .filter(row -> row.size().equals(LARGE))
                .toList();
        if (lab.full()) {
            played(lab, notebook, large);
        }
        for (Against.Row row : Against.rows(notebook.published())) {
            if (lab.full() && large.contains(row)) {
                continue;
            }
            String[] f = row.size().split("x");
            String size = f[1] + "x" + f[0];
            if (!within(lab, size, row.dice()) || size.equals("3x2") && row.dice() == 5) {
                for (String part : List.of("-A", "-B", "-Tie")) {
                    notebook.finding(
                            row.name() + part,
                            Measured.text("not solved here"),
                            Verdict.CANNOT_TELL,
                            size.equals("3x2")
                                    ? "its chain takes a quarter of an hour, and is left out; played apart from this report, 200,000 matches with initialisation 0 (docs/solving.md), it is .5768 / .4195 / .0037, which differs from the thesis's numbers"
                                    : whyNot("4x3".equals(size) ? "3x4" : size));
                }
                continue;
            }
            String game = "doom:size=%s,dice=%d,turns=none,init=%d".formatted(size, row.dice(), row.init());
            Outcome outcome = lab.exact(game, "optimal:objective=own-win", "greedy");
            notebook.equal(row.name() + "-A", Measured.exactRate(outcome.win()));
            notebook.equal(row.name() + "-B", Measured.exactRate(outcome.loss()));
            notebook.equal(row.name() + "-Tie", Measured.exactRate(outcome.draw()));
            notebook.command("alea evaluate %s optimal:objective=own-win greedy".formatted(game));
        }
        notebook.note("Exact: the match as an absorbing Markov chain, the mean of both beginnings.");
    }

    /** The largest board, whose states take a minute zero-sum, and a quarter of an hour when everybody plays for the own win. */
    private static void played(Lab lab, Notebook notebook, List<Against.Row> rows) {
        Game game = lab.game("doom:size=4x3,dice=2");
        int games = 20_000;
        Solution solution;
        try {
            solution = solve(Plan.of(game, Objective.ZERO_SUM), COARSE);
        } catch (BadInput e) {
            for (Against.Row row : rows) {
                for (String part : List.of("-A", "-B", "-Tie")) {
                    notebook.finding(
                            row.name() + part,
                            Measured.text("not solved here"),
                            Verdict.CANNOT_TELL,
                            String.valueOf(e.getMessage()));
                }
            }
            return;
        }
        for (Against.Row row : rows) {
            // How matches begin is no part of the states, but of the table's name.
            String spec = "doom:size=4x3,dice=2,init=%d".formatted(row.init());
            Path table = lab.folder().resolve("4x3-init%d.table".formatted(row.init()));
            var named = new Solution(
                    Plan.of(Plan.endless(lab.game(spec)), Objective.ZERO_SUM).space(),
                    Objective.ZERO_SUM,
                    solution.arrays(),
                    solution.sweeps(),
                    solution.gap());
            Report.Pair pair;
            try {
                Files.createDirectories(lab.folder());
                TableFile.write(table, named, Precision.F32, true);
                pair = lab.arena(row.game(), games, "optimal:table=" + table, "greedy")
                        .pairs()
                        .getFirst();
                Files.delete(table);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            long ties = games - pair.wins() - pair.losses();
            notebook.equal(row.name() + "-A", Measured.rate((double) pair.wins(), games), Rule.MARGIN, ZERO_SUM);
            notebook.equal(row.name() + "-B", Measured.rate((double) pair.losses(), games), Rule.MARGIN, ZERO_SUM);
            notebook.equal(row.name() + "-Tie", Measured.rate((double) ties, games), Rule.MARGIN, ZERO_SUM);
            notebook.command("alea solve %s --gap 1e-7 --values f32 --out %s".formatted(spec, table.getFileName()));
            notebook.command("alea arena %s optimal:table=%s greedy --games %d --seed %d"
                    .formatted(row.game(), table.getFileName(), games, lab.seed()));
        }
        notebook.note(
                "3x4 is played and not exact: %,d matches of the best player of the zero-sum game, solved to a gap of 1e-7."
                        .formatted(games));
    }

    static void means(Lab lab, Notebook notebook) {
        Map<String, List<Series.Point>> residuals = new LinkedHashMap<>();
        Map<String, Double> first = new LinkedHashMap<>();
        Map<String, Double> ties = new LinkedHashMap<>();
        Set<String> boards = new LinkedHashSet<>();
        notebook.published().stream()
                .filter(p -> p.row().contains("-dice"))
                .forEach(p -> boards.add(p.row().substring(0, p.row().lastIndexOf('-'))));
        for (String board : boards) {
            String size = board.split("-")[0];
            int dice = Integer.parseInt(board.split("-")[1].substring("dice".length()));
            if (!within(lab, size, dice)) {
                for (String part : List.of("-win", "-lose", "-tie")) {
                    notebook.finding(board + part, Measured.text("not solved here"), Verdict.CANNOT_TELL, whyNot(size));
                }
                continue;
            }
            String spec = "doom:size=%s,dice=%d".formatted(size, dice);
            Averages averages = Averages.of(solve(Plan.of(lab.game(spec), Objective.OWN_WIN), GAP));
            double win = averages.means()[0];
            double lose = averages.means()[1];
            exact(notebook, board + "-win", win);
            exact(notebook, board + "-lose", lose);
            exact(notebook, board + "-tie", 1 - win - lose);
            first.put(board, win - lose);
            ties.put(board, 1 - win - lose);
            notebook.command("alea solve %s --objective own-win".formatted(spec));
            if (size.equals("2x2")) {
                residuals.put(board, bounds(lab, spec));
            }
        }
        notebook.statement("first", first.values().stream().allMatch(v -> v > 0), "wins less losses: " + words(first));
        notebook.statement("size", grows(first), "wins less losses: " + words(first));
        notebook.statement("dice", twoIsMore(first), "wins less losses: " + words(first));
        notebook.statement("ties", twoIsMore(ties), words(ties));
        List<Series> series = new ArrayList<>();
        residuals.forEach((name, points) -> series.add(new Series(name, points, false)));
        notebook.plot(
                Plots.convergence("gap", "How far apart the bounds are, zero-sum", "sweeps", "largest gap", series));
        notebook.note("Means over all states, the seat to act first; everybody maximises the own win.");
    }

    /** {@code 1x2-dice5} in words. */
    static String board(String row) {
        return row.replaceFirst("-dice(\\d)", " ($1 dice)");
    }

    private static String words(Map<String, Double> values) {
        List<String> words = new ArrayList<>();
        values.forEach((board, v) -> words.add("%s %.4f".formatted(board(board), v)));
        return String.join(", ", words);
    }

    /** Whether values of the boards, which come in the order of their sizes, grow for each number of dice. */
    private static boolean grows(Map<String, Double> values) {
        for (String dice : List.of("-dice2", "-dice5")) {
            double before = Double.NEGATIVE_INFINITY;
            for (Map.Entry<String, Double> e : values.entrySet()) {
                if (e.getKey().endsWith(dice)) {
                    if (e.getValue() <= before) {
                        return false;
                    }
                    before = e.getValue();
                }
            }
        }
        return true;
    }

    /** Whether every board that was solved with both has a larger value with two dice than with five. */
    private static boolean twoIsMore(Map<String, Double> values) {
        return values.entrySet().stream()
                .filter(e -> e.getKey().endsWith("-dice2"))
                .allMatch(e -> {
                    Double five = values.get(e.getKey().replace("-dice2", "-dice5"));
                    return five == null || e.getValue() > five;
                });
    }

    private static List<Series.Point> bounds(Lab lab, String spec) {
        Solving solving = Plan.of(lab.game(spec), Objective.ZERO_SUM).start(GAP).solving();
        var drive = new Drive(solving, GAP);
        List<Series.Point> points = new ArrayList<>();
        while (!drive.finished()) {
            drive.step();
            double gap = drive.solving().gap();
            if (gap > 0 && Double.isFinite(gap)) {
                points.add(new Series.Point(drive.solving().sweeps(), gap));
            }
        }
        return points;
    }

    private static void exact(Notebook notebook, String row, double value) {
        boolean same = Math.abs(value - notebook.row(row).number()) <= DIGITS;
        notebook.finding(row, Measured.exact(value), same ? Verdict.AGREES : Verdict.DIFFERS, same ? "" : EARLY);
    }

    static void moves(Lab lab, Notebook notebook) {
        Map<String, Double> best = new LinkedHashMap<>();
        Map<String, Double> less = new LinkedHashMap<>();
        Set<String> boards = new LinkedHashSet<>();
        notebook.published().stream()
                .filter(p -> p.row().contains("-dice"))
                .forEach(p -> boards.add(p.row().substring(0, p.row().lastIndexOf('-'))));
        for (String board : boards) {
            String size = board.split("-")[0];
            int dice = Integer.parseInt(board.split("-")[1].substring("dice".length()));
            if (!within(lab, size, dice)) {
                for (String part : List.of("-optimal", "-greedy", "-random", "-states", "-part")) {
                    notebook.finding(board + part, Measured.text("not solved here"), Verdict.CANNOT_TELL, whyNot(size));
                }
                continue;
            }
            moves(lab, notebook, board, "doom:size=%s,dice=%d".formatted(size, dice), best, less);
        }
        notebook.statement("greedy", less.values().stream().allMatch(v -> v > 0), "best less greedy: " + words(less));
        notebook.statement("size", grows(best), words(best));
        notebook.statement(
                "dice", twoIsMore(best), words(best) + ": on 1x2 the best move wins more with five dice than with two");
        notebook.note(
                "Means over the states with a move, of the probability to win after the best, greedy's and a drawn move, when all play on as well as can be.");
    }

    private static void moves(
            Lab lab,
            Notebook notebook,
            String board,
            String spec,
            Map<String, Double> bests,
            Map<String, Double> less) {
        Solution solution = solve(Plan.of(lab.game(spec), Objective.OWN_WIN), GAP);
        var game = (DoomGame) solution.space().game();
        Policy greedy = lab.policy("greedy", game);
        Position position = game.start();
        Position next = game.start();
        Position after = game.start();
        double best = 0;
        double greedily = 0;
        double random = 0;
        long states = solution.space().states();
        long open = 0;
        for (long n = 0; n < states; n++) {
            if (!solution.space().position(n, position)) {
                continue;
            }
            open++;
            int options = position.options();
            double[] how = new double[options];
            greedy.probabilities(position, how);
            double most = 0;
            for (int o = 0; o < options; o++) {
                next.set(position);
                next.take(o);
                double win = win(solution, next, after, position.seat());
                most = Math.max(most, win);
                greedily += how[o] * win;
                random += win / options;
            }
            best += most;
        }
        bests.put(board, best / open);
        less.put(board, (best - greedily) / open);
        exact(notebook, board + "-optimal", best / open);
        exact(notebook, board + "-greedy", greedily / open);
        exact(notebook, board + "-random", random / open);
        notebook.equal(board + "-states", Measured.exact((double) open), 0, "");
        notebook.equal(board + "-part", Measured.exact((double) open / states), 1e-6, "");
    }

    private static double win(Solution solution, Position position, Position scratch, int seat) {
        if (position.node() == Position.WEIGHTED) {
            double sum = 0;
            for (int o = 0; o < position.options(); o++) {
                scratch.set(position);
                scratch.take(o);
                sum += position.probability(o) * value(solution, scratch, seat);
            }
            return sum;
        }
        return value(solution, position, seat);
    }

    private static double value(Solution solution, Position position, int seat) {
        if (position.node() == Position.OVER) {
            return position.score(seat) == 1 ? 1 : 0;
        }
        long n = solution.space().number(position);
        return solution.arrays().get(position.seat() == seat ? 0 : 1, n);
    }
}
