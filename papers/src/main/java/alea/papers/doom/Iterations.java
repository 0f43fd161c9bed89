package alea.papers.doom;

import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What section 3.3 says of states, cycles and iterations, by all states of small boards. */
final class Iterations {
    /** So near to the end is converged. */
    private static final double NEAR = 1e-3;

    private static final int ALL = 400;
    private static final int FEW = 20;

    private Iterations() {}

    static void measure(Lab lab, Notebook notebook) {
        Map<String, States> boards = new LinkedHashMap<>();
        for (String board : List.of("1x2-dice5", "2x2-dice5", "1x2-dice2", "2x2-dice2", "2x3-dice2")) {
            boards.put(board, new States(lab, "doom:size=" + board.replace("-dice", ",dice=")));
        }
        unreached(notebook, boards);
        encoding(notebook);
        notebook.statement(
                "absorbing",
                boards.values().stream().allMatch(States::ends),
                "in all states of "
                        + String.join(
                                ", ",
                                boards.keySet().stream()
                                        .map(OwnWinValues::board)
                                        .toList()));
        States five = state(boards, "2x2-dice5");
        States two = state(boards, "2x2-dice2");
        notebook.finding(
                "similar",
                Measured.text(String.format(
                        Locale.ROOT, "%,d with five dice, %,d with two", five.undecided(), two.undecided())),
                around(five.undecided()) ? Verdict.AGREES : Verdict.DIFFERS,
                notebook.reason("similar", two.unknown()));
        converging(notebook, boards);
    }

    private static boolean around(long count) {
        return count > 200 && count < 400;
    }

    private static States state(Map<String, States> boards, String board) {
        States states = boards.get(board);
        if (states == null) {
            throw new IllegalStateException("no states of " + board);
        }
        return states;
    }

    /** After an attack its tile has one die, won or lost: without such a tile of the seat to act there was none. */
    private static void unreached(Notebook notebook, Map<String, States> boards) {
        List<String> parts = new ArrayList<>();
        boards.forEach((board, states) -> parts.add(String.format(
                Locale.ROOT, "%s %.3f", OwnWinValues.board(board), states.unreached() / (double) states.all())));
        double large = Math.pow(0.9, 25) / 2;
        boolean small = boards.entrySet().stream()
                .allMatch(e -> e.getValue().unreached() < 0.05 * e.getValue().all());
        notebook.finding(
                "skip-states",
                Measured.text(String.format(
                        Locale.ROOT,
                        "parts of all states: %s; 5x5 (5 dice) %.3f or more",
                        String.join(", ", parts),
                        large)),
                small ? Verdict.AGREES : Verdict.DIFFERS);
    }

    /** Section 3.3.3, on 1x2 with five dice: e = (e * players + owner) * most + dice, tile by tile. */
    private static void encoding(Notebook notebook) {
        int[] printed = codes(1);
        int[] fromZero = codes(0);
        boolean fits = printed[0] == 0 && printed[1] == 99;
        notebook.finding(
                "encoding",
                Measured.text(String.format(
                        Locale.ROOT, "on 1x2 with five dice, 100 boards: %d to %d", printed[0], printed[1])),
                fits ? Verdict.AGREES : Verdict.DIFFERS,
                notebook.reason("encoding", fromZero[0], fromZero[1]));
        notebook.finding(
                "decoding",
                Measured.text(String.format(
                        Locale.ROOT,
                        "of 100 boards of 1x2 with five dice, counted from 0, %d come back; counted from 1, %d",
                        decoded(0),
                        decoded(1))),
                decoded(0) == 100 && decoded(1) == 100 ? Verdict.AGREES : Verdict.DIFFERS);
    }

    /** The least and the largest code of two tiles when the fewest dice count so much. */
    private static int[] codes(int fewest) {
        int least = Integer.MAX_VALUE;
        int most = 0;
        for (int first = 0; first < 10; first++) {
            for (int second = 0; second < 10; second++) {
                int e = code(first, second, fewest);
                least = Math.min(least, e);
                most = Math.max(most, e);
            }
        }
        return new int[] {least, most};
    }

    /** How many boards of two tiles come back when digits are taken off until nothing is left. */
    private static int decoded(int fewest) {
        int same = 0;
        for (int first = 0; first < 10; first++) {
            for (int second = 0; second < 10; second++) {
                int e = code(first, second, fewest);
                List<Integer> tiles = new ArrayList<>();
                while (e > 0) {
                    int dice = e % 5;
                    e /= 5;
                    int owner = e % 2;
                    e /= 2;
                    tiles.addFirst(owner * 5 + dice - fewest);
                }
                same += tiles.equals(List.of(first, second)) ? 1 : 0;
            }
        }
        return same;
    }

    private static int code(int first, int second, int fewest) {
        int e = 0;
        for (int tile : new int[] {first, second}) {
            e = (e * 2 + tile / 5) * 5 + tile % 5 + fewest;
        }
        return e;
    }

    private static void converging(Notebook notebook, Map<String, States> boards) {
        Map<String, Double> off = new LinkedHashMap<>();
        Map<String, Integer> needed = new LinkedHashMap<>();
        List<String> zero = new ArrayList<>();
        boolean mostAreZero = false;
        for (var e : boards.entrySet()) {
            Lab.stopIfAsked();
            List<States.Iteration> all = e.getValue().iterate(ALL);
            double end = all.getLast().win();
            off.put(e.getKey(), end - all.get(FEW).win());
            int n = 0;
            while (end - all.get(n).win() > NEAR) {
                n++;
            }
            needed.put(e.getKey(), n);
            zero.add(String.format(
                    Locale.ROOT,
                    "%s %.2f, %.2f, %.2f",
                    OwnWinValues.board(e.getKey()),
                    all.get(1).zero(),
                    all.get(2).zero(),
                    all.get(3).zero()));
            // The last board is the largest.
            mostAreZero = all.get(1).zero() > 0.5
                    && all.get(2).zero() > 0.5
                    && all.get(3).zero() > 0.5;
        }
        List<String> words = new ArrayList<>();
        off.forEach((board, d) -> words.add(String.format(Locale.ROOT, "%s %.4f", OwnWinValues.board(board), d)));
        boolean small = off.entrySet().stream()
                .filter(e -> e.getKey().startsWith("1x2"))
                .allMatch(e -> e.getValue() < NEAR);
        notebook.finding(
                "converged",
                Measured.text(String.format(
                        Locale.ROOT,
                        "mean probability to win after %d iterations, less than at the end by: %s",
                        FEW,
                        String.join(", ", words))),
                !small
                        ? Verdict.DIFFERS
                        : off.values().stream().allMatch(d -> d < NEAR) ? Verdict.AGREES : Verdict.CANNOT_TELL,
                notebook.reason("converged", NEAR));
        notebook.statement(
                "more-needed",
                needed("-dice5", needed, "1x2", "2x2") && needed("-dice2", needed, "1x2", "2x2", "2x3"),
                "iterations until the mean is within %s of the end: %s"
                        .formatted(
                                NEAR,
                                String.join(
                                        ", ",
                                        needed.entrySet().stream()
                                                .map(e -> OwnWinValues.board(e.getKey()) + " " + e.getValue())
                                                .toList())));
        notebook.finding(
                "zero",
                Measured.text("part of all states after one, two and three iterations: " + String.join("; ", zero)),
                mostAreZero ? Verdict.AGREES : Verdict.DIFFERS);
    }

    private static boolean needed(String dice, Map<String, Integer> needed, String... sizes) {
        int before = 0;
        for (String size : sizes) {
            Integer now = needed.get(size + dice);
            if (now == null || now <= before) {
                return false;
            }
            before = now;
        }
        return true;
    }
}
