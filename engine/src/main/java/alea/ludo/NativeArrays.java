package alea.ludo;

import alea.game.BadInput;
import java.util.Arrays;
import java.util.StringJoiner;

/**
 * Positions as the engines pyludo and LUDOPy keep them: four rows of four whole numbers.
 *
 * <p><b>pyludo</b>: -1 is the base, 99 the goal, 0..51 the ring in the numbering of the first row's player (whose start is
 * 1), 52 + 5k .. 56 + 5k the lane of row k. <b>LUDOPy</b>: every row in its own player's coordinates: 0 is the base, 1 the
 * start, then ring and lane, and the goal is 57 (1.5.0) or 59 (1.3.1).
 *
 * <p>The first row is seat 0's, or, in the <em>relative</em> form that players are shown, the mover's; the others follow
 * in the order of play.
 */
public final class NativeArrays {
    private static final int GOAL = 99;
    private static final int LANES = 52;
    private static final int LANE = 5;

    private NativeArrays() {}

    /** Whether the game's engine has such arrays. */
    public static boolean has(LudoGame game) {
        return isPyludo(game.dialect()) || game.dialect().encounter() == Encounter.LUDOPY;
    }

    private static boolean isPyludo(Dialect dialect) {
        return dialect.encounter() == Encounter.PYLUDO || dialect.encounter() == Encounter.PYLUDO_FORK;
    }

    /**
     * The array of a position.
     *
     * @param relative whether the mover's row comes first
     * @throws BadInput when the game's engine has none
     */
    public static int[][] of(LudoPosition position, boolean relative) {
        LudoGame game = requireArrays(position.game());
        int first = relative ? game.place(position.seat()) : 0;
        int[][] rows = new int[Dialect.PLACES][Tables.PAWNS];
        for (int k = 0; k < Dialect.PLACES; k++) {
            int seat = game.seatAt((first + k) % Dialect.PLACES);
            for (int pawn = 0; pawn < Tables.PAWNS; pawn++) {
                boolean absent = seat < 0 || pawn >= game.pawns();
                rows[k][pawn] = number(game.dialect(), k, absent ? Dialect.BASE : position.progress(seat, pawn));
            }
        }
        return rows;
    }

    private static int number(Dialect rules, int k, int progress) {
        if (!isPyludo(rules)) {
            return progress + 1;
        }
        if (progress == Dialect.BASE) {
            return -1;
        }
        if (progress == rules.home()) {
            return GOAL;
        }
        return progress < rules.ring()
                ? (progress + 1 + Dialect.QUARTER * k) % Dialect.SQUARES
                : LANES + LANE * k + progress - rules.ring();
    }

    /**
     * The position of an array.
     *
     * @param rows four rows of four
     * @param place the place of the seat to act
     * @param die "1".."6", or "-" before the roll
     * @param relative whether the first row is the mover's
     * @throws BadInput naming the row and the number that is wrong
     */
    public static LudoPosition position(LudoGame game, int[][] rows, int place, String die, boolean relative) {
        Dialect rules = requireArrays(game).dialect();
        if (rows.length != Dialect.PLACES || Arrays.stream(rows).anyMatch(row -> row.length != Tables.PAWNS)) {
            throw new BadInput("the array is not four rows of four numbers");
        }
        if (place < 0 || place >= Dialect.PLACES) {
            throw new BadInput("the place to act is 0..3, not " + place);
        }
        String[] places = new String[Dialect.PLACES];
        for (int k = 0; k < Dialect.PLACES; k++) {
            var pawns = new StringJoiner(",");
            for (int value : rows[k]) {
                pawns.add(pawn(rules, k, value));
            }
            int at = relative ? (place + k) % Dialect.PLACES : k;
            places[at] = game.seatAt(at) < 0 ? "-" : pawns.toString();
        }
        return (LudoPosition) game.parse(String.join("/", places) + " " + place + " " + die);
    }

    private static String pawn(Dialect rules, int k, int value) {
        for (int progress = Dialect.BASE; progress <= rules.home(); progress++) {
            if (number(rules, k, progress) == value) {
                return progress == Dialect.BASE ? "B" : progress == rules.home() ? "H" : Integer.toString(progress);
            }
        }
        throw new BadInput("row %d: %d is no square of %s there".formatted(k, value, rules.name()));
    }

    private static LudoGame requireArrays(LudoGame game) {
        if (!has(game)) {
            throw new BadInput("%s has no arrays of its own; the games of pyludo and LUDOPy have"
                    .formatted(game.dialect().name()));
        }
        return game;
    }
}
