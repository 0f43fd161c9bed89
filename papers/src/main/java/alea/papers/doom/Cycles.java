package alea.papers.doom;

import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** Figure 15 and sections 3.3.6 to 3.4: what cycles there are, and what so many iterations are good for. */
final class Cycles {
    private static final List<String> BOARDS = List.of("1x2-dice5", "2x2-dice5", "1x2-dice2", "2x2-dice2", "2x3-dice2");
    private static final int THEIRS = 100;
    /** On these boards nothing changes after so many. */
    private static final int ALL = 600;
    /** So near to the end is accurate: tables print six digits. */
    private static final double NEAR = 1e-5;

    private static final int CHOICES = 300;

    private Cycles() {}

    static void measure(Lab lab, Notebook notebook) {
        Map<String, States> boards = new LinkedHashMap<>();
        Map<String, States.Values> ends = new LinkedHashMap<>();
        for (String board : BOARDS) {
            Lab.stopIfAsked();
            States states = new States(lab, "doom:size=" + board.replace("-dice", ",dice="));
            boards.put(board, states);
            ends.put(board, states.after(ALL));
        }
        notebook.statement(
                "figure15",
                boards.entrySet().stream()
                        .anyMatch(e ->
                                e.getKey().startsWith("2x2") && e.getValue().merging() > 0),
                "states from which two moves or more can each lead back: "
                        + words(boards, states -> states.merging(), "%,.0f"));
        BigInteger ways = BigInteger.TWO.pow(CHOICES);
        notebook.statement(
                "figure15-tries",
                ways.bitLength() > 64,
                String.format(
                        Locale.ROOT,
                        "two moves in each of %d states are 2^%d = %.1e combinations; no more than two moves are "
                                + "counted",
                        CHOICES,
                        CHOICES,
                        ways.doubleValue()));
        notebook.statement(
                "left-unknown",
                boards.values().stream().allMatch(States::isCycleAllThatIsUnknown),
                "exactly those states stay unknown from which a way leads into a cycle: "
                        + words(boards, states -> states.unknown() / (double) states.all(), "%.3f")
                        + " of all");
        notebook.statement(
                "states-grow", grows(boards, states -> states.all()), words(boards, states -> states.all(), "%,.0f"));
        notebook.statement(
                "moves-grow",
                grows(boards, States::moves),
                "in the mean over the states with one: " + words(boards, States::moves, "%.2f"));
        hundred(boards, ends, notebook);
        few(boards, ends, notebook);
        notebook.command("alea solve doom:size=2x2,dice=2 --objective own-win");
        notebook.note("Exact, over all states of these boards. An iteration takes every state once, from the values of "
                + "the one before.");
    }

    /** Section 3.3.7: a total of 100 iterations for an accurate result; and that they go towards an end. */
    private static void hundred(Map<String, States> boards, Map<String, States.Values> ends, Notebook notebook) {
        List<String> means = new ArrayList<>();
        List<String> steps = new ArrayList<>();
        double most = 0;
        boolean rises = true;
        double left = 0;
        for (var e : boards.entrySet()) {
            States.Values end = end(ends, e.getKey());
            States.Values then = e.getValue().after(THEIRS);
            double mean = 0;
            double worst = 0;
            for (int n = 0; n < end.win().length; n++) {
                double off = Math.abs(end.win()[n] - then.win()[n]);
                mean += off / end.win().length;
                worst = Math.max(worst, off);
            }
            most = Math.max(most, mean);
            means.add(String.format(Locale.ROOT, "%s %.1e, %.1e", OwnWinValues.board(e.getKey()), mean, worst));
            List<States.Iteration> all = e.getValue().iterate(THEIRS);
            for (int i = 1; i < all.size(); i++) {
                rises &= all.get(i).open() <= all.get(i - 1).open();
            }
            double open = 0;
            for (double o : end.open()) {
                open = Math.max(open, o);
            }
            left = Math.max(left, open);
            steps.add(String.format(Locale.ROOT, "%s %.1e", OwnWinValues.board(e.getKey()), open));
        }
        notebook.finding(
                "hundred",
                Measured.text(String.format(
                        Locale.ROOT,
                        "probability to win, off after %d iterations in the mean and in the worst state: %s",
                        THEIRS,
                        String.join("; ", means))),
                most < NEAR ? Verdict.AGREES : Verdict.DIFFERS);
        notebook.statement(
                "limit",
                rises && left < 1e-9,
                String.format(
                        Locale.ROOT,
                        "what is still open never grows from iteration to iteration; after %,d it is at most: %s",
                        ALL,
                        String.join(", ", steps)));
    }

    /** Section 3.4: the moves that few iterations lead to. */
    private static void few(Map<String, States> boards, Map<String, States.Values> ends, Notebook notebook) {
        List<String> words = new ArrayList<>();
        boolean worse = false;
        for (var e : boards.entrySet()) {
            States states = e.getValue();
            States.Values end = end(ends, e.getKey());
            List<String> counts = new ArrayList<>();
            for (int times : new int[] {1, 2, 5, 10, 20, THEIRS}) {
                long misled = states.misled(states.after(times), end);
                worse |= times <= 5 && misled > 0;
                counts.add(String.format(Locale.ROOT, "%,d", misled));
            }
            words.add(OwnWinValues.board(e.getKey()) + " " + String.join(" / ", counts));
        }
        notebook.statement(
                "few",
                worse,
                String.format(
                        Locale.ROOT,
                        "states in which another move is better, after 1, 2, 5, 10, 20 and %d iterations: %s",
                        THEIRS,
                        String.join("; ", words)));
    }

    private static States.Values end(Map<String, States.Values> ends, String board) {
        States.Values end = ends.get(board);
        if (end == null) {
            throw new IllegalStateException("no end of " + board);
        }
        return end;
    }

    private static String words(Map<String, States> boards, ToDoubleFunction<States> number, String form) {
        List<String> words = new ArrayList<>();
        boards.forEach((board, states) -> words.add(
                OwnWinValues.board(board) + " " + String.format(Locale.ROOT, form, number.applyAsDouble(states))));
        return String.join(", ", words);
    }

    /** Whether a number grows with the size for each number of dice; boards come in the order of their sizes. */
    private static boolean grows(Map<String, States> boards, ToDoubleFunction<States> number) {
        Map<String, Double> before = new LinkedHashMap<>();
        for (var e : boards.entrySet()) {
            String dice = e.getKey().substring(e.getKey().indexOf('-'));
            double now = number.applyAsDouble(e.getValue());
            Double last = before.put(dice, now);
            if (last != null && last >= now) {
                return false;
            }
        }
        return true;
    }
}
