package alea.papers.doom;

import alea.arena.Report;
import alea.doom.DoomGame;
import alea.game.BadInput;
import alea.game.Policy;
import alea.game.Position;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Rule;
import alea.papers.Verdict;
import alea.report.Plots;
import alea.report.Series;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.Solving;
import alea.solve.run.Averages;
import alea.solve.run.Drive;
import alea.solve.run.Plan;
import alea.solve.run.PolicyEvaluation.Outcome;
import alea.solve.table.Precision;
import alea.solve.table.TableFile;
import alea.stats.Mean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Section 3.4 and tables B.1.7, B.2.1 and B.2.2: exact values, where everybody maximises the own win. */
final class OwnWinValues {
    private static final double GAP = 1e-11;
    /** Values of moves that are no further apart are the same. */
    private static final double SAME = 1e-9;
    /** What counts as the same number: the thesis summed its six digits in single precision. */
    private static final double DIGITS = 1e-5;

    /** Half a percent of ties and less are hardly any. */
    private static final double TIES = 0.005;

    /** Times through all states that give the thesis's digits (docs/solving.md). */
    private static final int SWEEPS = 98;

    /** Matches of a line that is played. */
    private static final int GAMES = 20_000;

    private OwnWinValues() {}

    /** Whether a board is solved in this run: some take a minute, and 3x4 many. */
    private static boolean within(Lab lab, String size, int dice) {
        return lab.full()
                || Set.of("1x2", "2x1", "2x2").contains(size)
                || Set.of("2x3", "3x2").contains(size) && dice == 2;
    }

    /** The solution of a board, where everybody plays for the own win; found once in a run. */
    private static Solution solved(Lab lab, String spec) {
        return lab.once(Solution.class, spec, () -> {
            var drive = new Drive(
                    Plan.of(lab.game(spec), Objective.OWN_WIN).start(GAP).solving(), GAP);
            while (!drive.finished()) {
                Lab.stopIfAsked();
                drive.step();
            }
            return Solution.of(drive.solving());
        });
    }

    private static void unsolved(Notebook notebook, String line, String why, String... parts) {
        for (String part : parts) {
            notebook.finding(line + part, Measured.text("not solved here"), Verdict.CANNOT_TELL, why);
        }
    }

    static void againstGreedy(Lab lab, Notebook notebook) {
        List<Line> lines = new ArrayList<>();
        for (AgainstGreedy.Row row : AgainstGreedy.rows(notebook.published())) {
            String[] f = row.size().split("x");
            String size = f[1] + "x" + f[0];
            if (!within(lab, size, row.dice()) && !size.equals("3x2")) {
                unsolved(notebook, row.name(), notebook.reason("unsolved"), "-A", "-B", "-Tie");
                continue;
            }
            // Their chains take a quarter of an hour and more.
            if (size.equals("4x3") || size.equals("3x2") && row.dice() == 5) {
                Solution solution;
                try {
                    solution = solved(lab, String.format(Locale.ROOT, "doom:size=%s,dice=%d", size, row.dice()));
                } catch (BadInput e) {
                    unsolved(notebook, row.name(), String.valueOf(e.getMessage()), "-A", "-B", "-Tie");
                    continue;
                }
                lines.add(played(lab, notebook, row, size, solution));
                continue;
            }
            String game =
                    String.format(Locale.ROOT, "doom:size=%s,dice=%d,turns=none,init=%d", size, row.dice(), row.init());
            Outcome outcome = lab.exact(game, "optimal:objective=own-win", "greedy");
            notebook.equal(row.name() + "-A", Measured.exactRate(outcome.win()));
            notebook.equal(row.name() + "-B", Measured.exactRate(outcome.loss()));
            notebook.equal(row.name() + "-Tie", Measured.exactRate(outcome.draw()));
            lines.add(new Line(row, outcome.win(), outcome.loss(), 0));
            notebook.command("alea evaluate %s optimal:objective=own-win greedy".formatted(game));
        }
        claims(notebook, lines);
        notebook.note("Exact where nothing else is said: the match as an absorbing Markov chain, the mean of both "
                + "beginnings.");
    }

    /**
     * A line of table B.1.7.
     *
     * @param matches 0 when it is exact
     */
    private record Line(AgainstGreedy.Row row, double win, double loss, long matches) {
        double ahead() {
            return win - loss;
        }

        /** Half of a 95 % interval of what it is ahead. */
        double error() {
            return matches == 0 ? 0 : new Mean(ahead(), Math.sqrt(win + loss - ahead() * ahead()), matches).half();
        }

        boolean wins() {
            return ahead() > error();
        }

        String words() {
            String name = String.format(Locale.ROOT, "%s, %d dice, init %d", row.size(), row.dice(), row.init());
            return matches == 0
                    ? String.format(Locale.ROOT, "%s: %.4f", name, ahead())
                    : String.format(Locale.ROOT, "%s: %.4f ± %.4f", name, ahead(), error());
        }
    }

    /** A board that is solved, and played instead of evaluated. */
    private static Line played(Lab lab, Notebook notebook, AgainstGreedy.Row row, String size, Solution solution) {
        int number = 700 + 2 * row.dice() + row.init();
        long seed = lab.seed(number);
        // How matches begin is no part of the states, but of the table's name.
        String spec = String.format(Locale.ROOT, "doom:size=%s,dice=%d,init=%d", size, row.dice(), row.init());
        Path table =
                lab.folder().resolve(String.format(Locale.ROOT, "%s-%d-init%d.table", size, row.dice(), row.init()));
        var named = new Solution(
                Plan.of(Plan.endless(lab.game(spec)), Objective.OWN_WIN).space(),
                Objective.OWN_WIN,
                solution.arrays(),
                solution.sweeps(),
                solution.gap());
        Report.Pair pair;
        try {
            Files.createDirectories(lab.folder());
            TableFile.write(table, named, Precision.F64, true);
            pair = lab.arena(row.game(), GAMES, seed, "optimal:table=" + table + ",objective=own-win", "greedy")
                    .pairs()
                    .getFirst();
            Files.delete(table);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String why = notebook.reason(size.equals("3x2") ? "no-policy" : "tied");
        long ties = GAMES - pair.wins() - pair.losses();
        notebook.equal(row.name() + "-A", Measured.rate((double) pair.wins(), GAMES), Rule.MARGIN, "", why);
        notebook.equal(row.name() + "-B", Measured.rate((double) pair.losses(), GAMES), Rule.MARGIN, "", why);
        notebook.equal(row.name() + "-Tie", Measured.rate((double) ties, GAMES), Rule.MARGIN, "", why);
        notebook.command("alea solve %s --objective own-win --out %s".formatted(spec, table.getFileName()));
        notebook.command(String.format(
                Locale.ROOT,
                "alea arena %s optimal:table=%s,objective=own-win greedy --games %d --seed %d",
                row.game(),
                table.getFileName(),
                GAMES,
                seed));
        notebook.note(String.format(
                Locale.ROOT, "2x3 with five dice and 3x4 are played, and not exact: %,d matches a line.", GAMES));
        return new Line(row, (double) pair.wins() / GAMES, (double) pair.losses() / GAMES, GAMES);
    }

    private static void holds(Notebook notebook, String claim, boolean holds, List<Line> lines) {
        boolean exact = lines.stream().allMatch(l -> l.matches() == 0);
        Verdict fails = exact ? Verdict.WRONG : Verdict.DIFFERS;
        notebook.finding(claim, Measured.text(words(lines)), holds ? Verdict.AGREES : fails, "");
    }

    private static String words(List<Line> lines) {
        return "wins less losses: " + lines.stream().map(Line::words).collect(Collectors.joining("; "));
    }

    /**
     * Whether on a larger board, with all else the same, the best player is ahead by more; lines come in the order
     * of sizes.
     */
    private static boolean grows(List<Line> lines) {
        for (Line a : lines) {
            for (Line b : lines) {
                if (a.row().init() == b.row().init()
                        && a.row().dice() == b.row().dice()
                        && a.row().size().compareTo(b.row().size()) < 0
                        && a.ahead() >= b.ahead()) {
                    return false;
                }
            }
        }
        return true;
    }

    /** What sections 4.1.7 and 4.3 say of the table. */
    private static void claims(Notebook notebook, List<Line> lines) {
        List<Line> large =
                lines.stream().filter(l -> !l.row().size().equals("1x2")).toList();
        List<Line> small =
                lines.stream().filter(l -> l.row().size().equals("1x2")).toList();
        List<Line> five = large.stream().filter(l -> l.row().dice() == 5).toList();
        holds(notebook, "beats", large.stream().allMatch(Line::wins), large);
        holds(notebook, "five", five.stream().allMatch(Line::wins), five);
        boolean alike = small.stream().allMatch(l -> Math.abs(l.ahead()) < Rule.MARGIN);
        notebook.finding(
                "1x2",
                Measured.text(words(small)),
                alike ? Verdict.AGREES : Verdict.DIFFERS,
                notebook.reason("1x2", Rule.MARGIN));
        List<Line> exact = five.stream().filter(l -> l.matches() == 0).toList();
        notebook.finding(
                "every",
                Measured.text(words(exact)),
                exact.stream().anyMatch(Line::wins) ? Verdict.DIFFERS : Verdict.AGREES);
        notebook.finding("5x5", Measured.text("2 x 10^25 states"), Verdict.CANNOT_TELL);
        holds(notebook, "larger", grows(lines), lines);
        List<String> ties = new ArrayList<>();
        boolean more = true;
        for (Line equal : lines) {
            for (Line any : lines) {
                if (equal.row().init() == 1
                        && any.row().init() == 0
                        && equal.row().size().equals(any.row().size())
                        && equal.row().dice() == any.row().dice()) {
                    double a = 1 - equal.win() - equal.loss();
                    double b = 1 - any.win() - any.loss();
                    // Where hardly a match is a tie, there is nothing to be more of.
                    more &= a > b || Math.max(a, b) < TIES;
                    ties.add(String.format(
                            Locale.ROOT,
                            "%s, %d dice: %.4f against %.4f",
                            equal.row().size(),
                            equal.row().dice(),
                            a,
                            b));
                }
            }
        }
        notebook.finding("init", Measured.text(String.join("; ", ties)), more ? Verdict.AGREES : Verdict.DIFFERS, "");
    }

    static void means(Lab lab, Notebook notebook) {
        Map<String, List<Series.Point>> residuals = new LinkedHashMap<>();
        Map<String, Double> wins = new LinkedHashMap<>();
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
                unsolved(notebook, board, notebook.reason("unsolved"), "-win", "-lose", "-tie");
                continue;
            }
            String spec = String.format(Locale.ROOT, "doom:size=%s,dice=%d", size, dice);
            Averages averages;
            try {
                averages = Averages.of(solved(lab, spec));
            } catch (BadInput e) {
                unsolved(notebook, board, String.valueOf(e.getMessage()), "-win", "-lose", "-tie");
                continue;
            }
            double win = averages.means()[0];
            double lose = averages.means()[1];
            exact(notebook, board + "-win", win);
            exact(notebook, board + "-lose", lose);
            exact(notebook, board + "-tie", 1 - win - lose);
            wins.put(board, win);
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
        notebook.statement(
                "lower",
                twoIsMore(wins),
                "probability to win: " + words(wins)
                        + (twoIsMore(wins) ? "" : ": on 1x2 it is higher with five dice than with two"));
        sums(lab, notebook, first.keySet());
        notebook.finding(
                "slight",
                Measured.text("wins less losses: " + words(first)),
                twoIsMore(first) ? Verdict.AGREES : Verdict.DIFFERS);
        List<Series> series = new ArrayList<>();
        residuals.forEach((name, points) -> series.add(new Series(name, points, false)));
        notebook.plot(
                Plots.convergence("gap", "How far apart the bounds are, zero-sum", "sweeps", "largest gap", series));
        notebook.note("Means over all states, the seat to act first; everybody maximises the own win.");
    }

    /** Section 4.2.1: the published means of a board do not add up to one; ours do, since ties are what is left. */
    private static void sums(Lab lab, Notebook notebook, Set<String> solved) {
        Map<String, Double> missing = new LinkedHashMap<>();
        for (String board : solved) {
            double sum = Stream.of("-win", "-lose", "-tie")
                    .mapToDouble(part -> notebook.row(board + part).number())
                    .sum();
            missing.put(board, 1 - sum);
        }
        boolean small = missing.entrySet().stream()
                .filter(e -> e.getKey().startsWith("1x2") || e.getKey().startsWith("2x2"))
                .allMatch(e -> Math.abs(e.getValue()) < DIGITS);
        boolean large = missing.entrySet().stream()
                .filter(e -> e.getKey().startsWith("3x"))
                .allMatch(e -> Math.abs(e.getValue()) > DIGITS);
        String words = "one less the sum in the table: " + words(missing);
        notebook.finding("sum", Measured.text(words), small && large ? Verdict.AGREES : Verdict.DIFFERS, "");
        Map<String, Double> open = new LinkedHashMap<>();
        for (String board : solved) {
            // The tables of larger boards do not fit into memory.
            if (board.endsWith("-dice2") && !board.startsWith("3x4") || board.equals("2x2-dice5")) {
                String spec = "doom:size=" + board.replace("-dice", ",dice=");
                open.put(board, new States(lab, spec).iterate(SWEEPS).getLast().open());
            }
        }
        boolean over = missing.values().stream().anyMatch(v -> v < -DIGITS);
        notebook.finding(
                "cause",
                Measured.text(String.format(
                        Locale.ROOT, "%s; what %d iterations leave open: %s", words, SWEEPS, words(open))),
                over ? Verdict.DIFFERS : Verdict.CANNOT_TELL);
    }

    /** {@code 1x2-dice5} in words. */
    static String board(String row) {
        return row.replaceFirst("-dice(\\d)", " ($1 dice)");
    }

    private static String words(Map<String, Double> values) {
        List<String> words = new ArrayList<>();
        // A rounding error is no negative number.
        values.forEach((board, v) ->
                words.add(String.format(Locale.ROOT, "%s %.4f", board(board), Math.abs(v) < 5e-5 ? 0 : v)));
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

    private static String why(Notebook notebook, String row) {
        return notebook.reason(
                row.endsWith("-random") ? "drawn-once" : row.startsWith("2x3-dice2") ? "early" : "large");
    }

    private static void exact(Notebook notebook, String row, double value) {
        boolean same = Math.abs(value - notebook.row(row).number()) <= DIGITS;
        notebook.finding(
                row, Measured.exact(value), same ? Verdict.AGREES : Verdict.DIFFERS, same ? "" : why(notebook, row));
    }

    static void moves(Lab lab, Notebook notebook) {
        Map<String, Means> means = new LinkedHashMap<>();
        Set<String> boards = new LinkedHashSet<>();
        notebook.published().stream()
                .filter(p -> p.row().contains("-dice"))
                .forEach(p -> boards.add(p.row().substring(0, p.row().lastIndexOf('-'))));
        for (String board : boards) {
            String size = board.split("-")[0];
            int dice = Integer.parseInt(board.split("-")[1].substring("dice".length()));
            String[] parts = {"-optimal", "-greedy", "-random", "-states", "-part"};
            if (!within(lab, size, dice)) {
                unsolved(notebook, board, notebook.reason("unsolved"), parts);
                continue;
            }
            try {
                means.put(
                        board,
                        moves(lab, notebook, board, String.format(Locale.ROOT, "doom:size=%s,dice=%d", size, dice)));
            } catch (BadInput e) {
                unsolved(notebook, board, String.valueOf(e.getMessage()), parts);
            }
        }
        similar(notebook, means);
        Map<String, Double> best = new LinkedHashMap<>();
        Map<String, Double> less = new LinkedHashMap<>();
        Map<String, Double> random = new LinkedHashMap<>();
        means.forEach((board, m) -> {
            best.put(board, m.best());
            less.put(board, m.best() - m.greedy());
            random.put(board, m.greedy() - m.random());
        });
        notebook.statement("greedy", less.values().stream().allMatch(v -> v > 0), "best less greedy: " + words(less));
        notebook.statement("size", grows(best), words(best));
        notebook.statement(
                "dice",
                twoIsMore(best),
                words(best) + (twoIsMore(best) ? "" : ": on 1x2 the best move wins more with five dice than with two"));
        double excess = means.values().stream().mapToDouble(Means::excess).max().orElse(0);
        notebook.statement(
                "single",
                excess <= 1e-12,
                String.format(
                        Locale.ROOT,
                        "greedy's move is worth %.1e more than the best at most, in %,d states",
                        Math.max(0, excess),
                        means.values().stream().mapToLong(Means::open).sum()));
        notebook.statement(
                "random", random.values().stream().allMatch(v -> v > 0), "greedy less random: " + words(random));
        Map<String, Double> spread = new LinkedHashMap<>();
        means.forEach((board, m) -> spread.put(board, m.best() - Math.min(m.greedy(), m.random())));
        boolean alike = spread.values().stream().allMatch(v -> v < Rule.MARGIN);
        notebook.finding(
                "alike",
                Measured.text("best less worst: " + words(spread)),
                alike ? Verdict.AGREES : Verdict.DIFFERS,
                notebook.reason("alike", Rule.MARGIN));
        notebook.note("Means over the states with a move, of the probability to win after the best, greedy's and a "
                + "drawn move, when all play on as well as can be.");
    }

    /**
     * What moves are worth, in the mean over all states with one.
     *
     * @param open how many these are
     * @param excess by how much greedy's move is better than the best in some state; 0 or less
     * @param same states in which greedy's move is as good as the best
     * @param alike those in which every move is
     */
    private record Means(double best, double greedy, double random, long open, double excess, long same, long alike) {}

    /** Section 4.2.2: the three are near each other because they mostly do the same, and what differs costs little. */
    private static void similar(Notebook notebook, Map<String, Means> means) {
        List<String> same = new ArrayList<>();
        Map<String, Double> costs = new LinkedHashMap<>();
        boolean mostly = true;
        for (var e : means.entrySet()) {
            Means m = e.getValue();
            double part = m.same() / (double) m.open();
            costs.put(
                    e.getKey(), m.same() == m.open() ? 0 : (m.best() - m.greedy()) * m.open() / (m.open() - m.same()));
            mostly &= part > 0.5;
            same.add(String.format(
                    Locale.ROOT, "%s %.3f, %.3f", board(e.getKey()), part, m.alike() / (double) m.open()));
        }
        notebook.finding(
                "similar",
                Measured.text("states in which greedy's move is as good as the best, and in which every move is: "
                        + String.join("; ", same)),
                mostly ? Verdict.AGREES : Verdict.DIFFERS);
        notebook.finding(
                "cheap",
                Measured.text("what greedy's move costs in the states in which it is not the best: " + words(costs)),
                costs.values().stream().allMatch(c -> c < Rule.MARGIN) ? Verdict.AGREES : Verdict.DIFFERS,
                notebook.reason("cheap", Rule.MARGIN));
    }

    private static Means moves(Lab lab, Notebook notebook, String board, String spec) {
        Solution solution = solved(lab, spec);
        var game = (DoomGame) solution.space().game();
        Policy policy = lab.policy("greedy", game);
        Position position = game.start();
        Position next = game.start();
        Position after = game.start();
        double best = 0;
        double greedily = 0;
        double random = 0;
        double excess = Double.NEGATIVE_INFINITY;
        long states = solution.space().states();
        long open = 0;
        long same = 0;
        long alike = 0;
        for (long n = 0; n < states; n++) {
            if (!solution.space().position(n, position)) {
                continue;
            }
            open++;
            int options = position.options();
            double[] how = new double[options];
            policy.probabilities(position, how);
            double most = 0;
            double least = 1;
            double greedy = 0;
            for (int o = 0; o < options; o++) {
                next.set(position);
                next.take(o);
                double win = win(solution, next, after, position.seat());
                most = Math.max(most, win);
                least = Math.min(least, win);
                greedy += how[o] * win;
                random += win / options;
            }
            best += most;
            greedily += greedy;
            excess = Math.max(excess, greedy - most);
            same += most - greedy <= SAME ? 1 : 0;
            alike += most - least <= SAME ? 1 : 0;
        }
        exact(notebook, board + "-optimal", best / open);
        exact(notebook, board + "-greedy", greedily / open);
        exact(notebook, board + "-random", random / open);
        notebook.equal(board + "-states", Measured.exact((double) open), 0, "");
        notebook.equal(board + "-part", Measured.exact((double) open / states), 1e-6, "");
        return new Means(best / open, greedily / open, random / open, open, excess, same, alike);
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
