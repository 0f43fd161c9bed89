package alea.ludo;

import alea.game.BadInput;
import java.util.Arrays;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/**
 * Positions as the engines pyludo and LUDOPy keep them: four rows of four whole numbers.
 *
 * <p><b>pyludo</b>: -1 is the base, 99 the goal, 0..51 the ring in the numbering of the first row's player (whose
 * start is 1), 52 + 5k .. 56 + 5k the lane of row k. <b>LUDOPy</b>: every row in its own player's coordinates: 0 is
 * the base, 1 the start, then ring and lane, and the goal is 57 (1.5.0) or 59 (1.3.1).
 *
 * <p>The first row is seat 0's, or, in the <em>relative</em> form that players are shown, the mover's; the others
 * follow in the order of play.
 */
public final class NativeArrays {
    private NativeArrays() {}

    /**
     * Whether an engine that plays like this has such arrays: two opponents send a pawn back in both, and only LUDOPy
     * looks for the first.
     */
    public static boolean has(LudoGame game) {
        return isPyludo(game) || isLudopy(game);
    }

    private static boolean isPyludo(LudoGame game) {
        return PyludoState.describes(game) && game.dialect().meeting().crowdsRepel();
    }

    private static boolean isLudopy(LudoGame game) {
        return game.dialect().hasBase() && game.dialect().meeting().firstFoundCounts();
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
        PyludoState state = new PyludoState();
        if (isPyludo(game)) {
            state.set(position, relative ? position.seat() : 0);
        }
        for (int k = 0; k < Dialect.PLACES; k++) {
            int seat = game.seatAt((first + k) % Dialect.PLACES);
            for (int pawn = 0; pawn < Tables.PAWNS; pawn++) {
                // In LUDOPy a seat that is skipped keeps its pawns in the base.
                rows[k][pawn] = isPyludo(game)
                        ? state.get(k, pawn)
                        : 1 + (seat < 0 ? Dialect.BASE : position.progress(seat, pawn));
            }
        }
        return rows;
    }

    /**
     * The position of an array.
     *
     * @param rows four rows of four
     * @param place the place of the seat to act
     * @param die 1..6, or 0 before the roll
     * @param relative whether the first row is the mover's
     * @throws BadInput naming the row and the number that is wrong
     */
    public static LudoPosition position(LudoGame game, int[][] rows, int place, int die, boolean relative) {
        requireArrays(game);
        if (rows.length != Dialect.PLACES || Arrays.stream(rows).anyMatch(row -> row.length != Tables.PAWNS)) {
            throw new BadInput("the array is not four rows of four whole numbers");
        }
        if (game.seatAt(place) < 0) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "nobody sits at place %d; %d seats sit at %s",
                    place,
                    game.seats(),
                    LudoNotation.places(game)));
        }
        if (die < 0 || die > 6) {
            throw new BadInput("the die is 1..6, or 0 before the roll, not " + die);
        }
        if (isPyludo(game)) {
            String text = Arrays.stream(rows)
                    .map(row -> Arrays.stream(row).mapToObj(Integer::toString).collect(Collectors.joining(",")))
                    .collect(Collectors.joining("/"));
            int seat = game.seatAt(place);
            return PyludoState.parse(text).toPosition(game, relative ? seat : 0, seat, die);
        }
        String[] places = new String[Dialect.PLACES];
        for (int k = 0; k < Dialect.PLACES; k++) {
            int at = relative ? (place + k) % Dialect.PLACES : k;
            var pawns = new StringJoiner(",");
            for (int i = 0; i < rows[k].length; i++) {
                String pawn = pawn(game, k, rows[k][i]);
                if (i < game.pawns()) {
                    pawns.add(pawn);
                } else if (!pawn.equals("H") && game.seatAt(at) >= 0) {
                    throw new BadInput(String.format(
                            Locale.ROOT,
                            "row %d: %s has %d pawns, so number %d is at the goal",
                            k,
                            game.spec(),
                            game.pawns(),
                            i));
                }
            }
            places[at] = pawns.toString();
            if (game.seatAt(at) < 0) {
                if (Arrays.stream(rows[k]).anyMatch(value -> value != 0)) {
                    throw new BadInput(String.format(
                            Locale.ROOT, "row %d is place %d's, which is skipped, so its pawns are all on 0", k, at));
                }
                places[at] = "-";
            }
        }
        return parse(game, String.join("/", places) + " " + place + " " + (die == 0 ? "-" : die));
    }

    /** The position that an array stands for. Complaints are in the position's numbers, so they show it. */
    static LudoPosition parse(LudoGame game, String text) {
        try {
            var position = new LudoPosition(game);
            position.setUp(LudoNotation.parse(game, text));
            return position;
        } catch (BadInput e) {
            throw new BadInput("the array is the position '%s': %s".formatted(text, e.getMessage()));
        }
    }

    private static String pawn(LudoGame game, int k, int value) {
        Dialect rules = game.dialect();
        int progress = value - 1;
        if (progress < Dialect.BASE || progress > rules.home()) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "row %d: %d is no square of %s; it is 0 (base), 1..%d or %d (goal)",
                    k,
                    value,
                    game.spec().name(),
                    rules.home(),
                    rules.home() + 1));
        }
        return progress == Dialect.BASE ? "B" : progress == rules.home() ? "H" : Integer.toString(progress);
    }

    private static LudoGame requireArrays(LudoGame game) {
        if (!has(game)) {
            throw new BadInput("%s has no arrays of its own; the games of pyludo and LUDOPy have"
                    .formatted(game.spec().name()));
        }
        return game;
    }
}
