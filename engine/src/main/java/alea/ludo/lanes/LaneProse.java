package alea.ludo.lanes;

import alea.ludo.DefensiveProse;
import alea.ludo.Dialect;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * {@link DefensiveProse} in all lanes, for games without stars in which whoever is open is struck. What all pawns risk
 * after a move is a sum of progress that is doubled some times: 16 bits, in two halves of the lanes.
 */
final class LaneProse implements LaneRule {
    private static final int LONGS = LaneBoard.LONGS;
    private static final int PAWNS = LaneBoard.PAWNS;

    /** Digits of a sum. */
    private static final int DIGITS = 3;

    private final Fading.By by;
    /** By that: how often progress is doubled. */
    private final int[] doublings;

    private final LaneForemost ties;

    /** By frame and pawn, of the others: as {@link Pursuers#onRing} has them, before a move and after it. */
    private final long[][] others = new long[Dialect.PLACES * PAWNS][LONGS];

    private final long[][] left = new long[Dialect.PLACES * PAWNS][LONGS];

    /** By pawn: where it stands, and where it would. */
    private final Place[] now = new Place[PAWNS];

    private final Place[] then = new Place[PAWNS];

    /** What its move would risk, in the even lanes and in the odd ones. */
    private final long[] even = new long[LONGS];

    private final long[] odd = new long[LONGS];
    /** By digit and pawn: the same, the greater the less it is. */
    private final long[][][] digits = new long[DIGITS][PAWNS][LONGS];

    private final long[] within = new long[LONGS];
    private final long[] theirs = new long[LONGS];
    private final long[] met = new long[LONGS];
    private final long[] nearest = new long[LONGS];
    private final long[] anybody = new long[LONGS];
    private final long[] quotient = new long[LONGS];
    private final long[] rest = new long[LONGS];
    private final long[] times = new long[LONGS];

    /** What a pawn sees from a square. */
    private static final class Place {
        final long[] code = new long[LONGS];
        final long[] progress = new long[LONGS];
        final long[] safe = new long[LONGS];
        /** Its progress where it can be struck, else 0. */
        final long[] open = new long[LONGS];
        /** By frame: the square as its pawns count it. */
        final long[][] reached = new long[Dialect.PLACES][LONGS];
    }

    LaneProse(DefensiveProse rule) {
        by = Arrays.stream(Fading.By.values())
                .filter(way -> says(rule, way))
                .findFirst()
                .orElseThrow();
        int least = distances().map(rule::danger).min().orElseThrow();
        doublings = new int[1 + distances().map(by::of).max().orElseThrow()];
        distances()
                .forEach(behind ->
                        doublings[by.of(behind)] = Integer.numberOfTrailingZeros(rule.danger(behind) / least));
        ties = new LaneForemost(rule.rearmost());
        Arrays.setAll(now, pawn -> new Place());
        Arrays.setAll(then, pawn -> new Place());
    }

    private static IntStream distances() {
        return IntStream.range(1, Dialect.SQUARES);
    }

    /** Whether what counts of the distance says what the danger is. */
    private static boolean says(DefensiveProse rule, Fading.By by) {
        return distances()
                .allMatch(one -> distances()
                        .filter(other -> by.of(other) == by.of(one))
                        .allMatch(other -> rule.danger(other) == rule.danger(one)));
    }

    @Override
    public void narrow(LaneBoard board, long[] die, long[][] masks) {
        Pursuers.others(board, others);
        for (int pawn = 0; pawn < PAWNS; pawn++) {
            look(board, board.pawns[pawn], now[pawn]);
            board.come(board.pawns[pawn], die, masks[pawn], then[pawn].code);
            look(board, then[pawn].code, then[pawn]);
        }
        for (int i = 0; i < PAWNS; i++) {
            int moved = i;
            strike(board, then[moved]);
            board.then(() -> Arrays.fill(even, 0));
            board.then(() -> Arrays.fill(odd, 0));
            for (int pawn = 0; pawn < PAWNS; pawn++) {
                risk(board, pawn == moved ? then[pawn] : now[pawn]);
            }
            for (int d = 0; d < DIGITS; d++) {
                int digit = d;
                board.then(() -> Risks.digit(even, odd, digit, digits[digit][moved], LONGS));
            }
        }
        for (int digit = DIGITS - 1; digit >= 0; digit--) {
            board.most(digits[digit], masks);
        }
        ties.narrow(board, die, masks);
    }

    private void look(LaneBoard board, long[] code, Place place) {
        LaneRules rules = board.rules;
        board.then(() -> Moving.quarter(code, rules.zero(), place.progress, within, LONGS));
        board.then(() -> Arrays.fill(place.safe, 0));
        for (int square : rules.globes()) {
            board.then(() -> Moving.shutOn(within, square, place.safe, LONGS));
        }
        board.then(() -> Risks.open(place.progress, place.safe, rules.ring(), place.open, LONGS));
        for (int frame = 1; frame < Dialect.PLACES; frame++) {
            int k = frame;
            board.then(() -> Lookout.theirs(place.progress, k, rules.ring(), theirs, place.reached[k], LONGS));
        }
    }

    /** Adds the loops that send back whom a pawn strikes. */
    private void strike(LaneBoard board, Place place) {
        LaneRules rules = board.rules;
        for (int frame = 1; frame < Dialect.PLACES; frame++) {
            int k = frame;
            if (rules.startIsOpen()) {
                board.then(() -> Lookout.met(place.reached[k], place.safe, place.progress, met, LONGS));
            } else {
                board.then(() -> Risks.met(place.reached[k], place.safe, met, LONGS));
            }
            for (int i = k * PAWNS; i < k * PAWNS + PAWNS; i++) {
                int other = i;
                board.then(() -> Risks.strike(others[other], met, rules.hasBase(), left[other], LONGS));
            }
        }
    }

    /** Adds the loops that add what a pawn risks. */
    private void risk(LaneBoard board, Place place) {
        board.then(() -> Arrays.fill(nearest, Octet.LOW));
        for (int i = PAWNS; i < left.length; i += 2) {
            long[] first = left[i];
            long[] second = left[i + 1];
            long[] reached = place.reached[i / PAWNS];
            board.then(() -> Pursuers.nearest(first, second, reached, nearest, LONGS));
        }
        board.then(() -> Pursuers.anybody(nearest, anybody, LONGS));
        board.then(() -> Pursuers.dozens(nearest, by == Fading.By.BETWEEN ? 0 : 1, quotient, rest, LONGS));
        board.then(() -> Pursuers.sixes(quotient, rest, LONGS));
        Pursuers.look(board, by == Fading.By.REST ? rest : quotient, doublings, times);
        board.then(() -> Risks.add(place.open, anybody, times, 0, even, LONGS));
        board.then(() -> Risks.add(place.open, anybody, times, Byte.SIZE, odd, LONGS));
    }
}
