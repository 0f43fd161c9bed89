package alea.ludo;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Quoted;
import java.util.Arrays;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * A Ludo position in the numbers of the engine pyludo, as one seat sees it: four rows of four tokens, row 0 the seat
 * that looks, row k whoever sits k places further on. Players that were made for pyludo think in these numbers.
 *
 * <p>A token is {@link #HOME} (pyludo's word for the base), on the ring a number 0..51 counted by the seat that
 * looks, whose own start is 1, in the lane of row k 52 + 5k .. 56 + 5k, or {@link #GOAL}. Seen by seat 0 this is
 * pyludo's absolute state. Places where nobody sits and pawns that a game does not have are at the goal: there
 * nothing can happen to them, they can't do anything, and they count the same before and after every move.
 *
 * <p>Mutable, so that looking at positions allocates nothing.
 */
public final class PyludoState {
    /** A token that has not entered. */
    public static final int HOME = -1;

    /** A token that has arrived. */
    public static final int GOAL = 99;

    /** The rows of a state, one a place. */
    public static final int ROWS = Dialect.PLACES;

    /** The tokens of a row. */
    public static final int TOKENS = Tables.PAWNS;

    /** Ring squares and lane that the numbers are made for. */
    private static final int RING = 51;

    private static final int LANE = 5;
    private static final int CODES = 64;

    /** By {@code row * CODES + code}: the number of a pawn's code (see {@link Tables}). */
    private static final byte[] NUMBER = new byte[ROWS * CODES];

    static {
        for (int row = 0; row < ROWS; row++) {
            for (int progress = Dialect.BASE; progress <= RING + LANE; progress++) {
                NUMBER[row * CODES + progress + 1] = (byte) numberAt(row, progress);
            }
        }
    }

    private final int[] tokens = new int[ROWS * TOKENS];

    /** The state at the start of a match: all tokens at home. */
    public PyludoState() {
        Arrays.fill(tokens, HOME);
    }

    /** Whether the positions of a game can be written in these numbers: its pawns go the way that pyludo's go. */
    public static boolean describes(Game game) {
        return game instanceof LudoGame ludo
                && ludo.dialect().hasBase()
                && ludo.dialect().ring() == RING
                && ludo.dialect().home() == RING + LANE;
    }

    /** The state that the seat to act sees. */
    public static PyludoState from(LudoPosition position) {
        var state = new PyludoState();
        state.set(position, position.seat());
        return state;
    }

    /**
     * A state from text: rows separated by {@code /}, numbers by {@code ,}.
     *
     * @throws BadInput when it is not four by four numbers that can be there
     */
    public static PyludoState parse(String text) {
        String[] rows = text.strip().split("/", -1);
        if (rows.length != ROWS) {
            throw new BadInput(String.format(
                    Locale.ROOT, "state %s: %d rows; there are four, separated by /", Quoted.of(text), rows.length));
        }
        var state = new PyludoState();
        for (int row = 0; row < ROWS; row++) {
            String[] numbers = rows[row].split(",", -1);
            if (numbers.length != TOKENS) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "state, row %d: %s is %d tokens; there are four, separated by ,",
                        row,
                        Quoted.of(rows[row]),
                        numbers.length));
            }
            for (int token = 0; token < TOKENS; token++) {
                String number = numbers[token].strip();
                if (!number.matches("-1|[0-9]{1,2}") || progress(row, Integer.parseInt(number)) == NOWHERE) {
                    throw new BadInput(String.format(
                            Locale.ROOT,
                            "state, row %d, token %d: %s is not -1, a ring square 0..51 other than %d, its lane "
                                    + "%d..%d, or 99",
                            row,
                            token,
                            Quoted.of(number),
                            Dialect.QUARTER * row,
                            numberAt(row, RING),
                            numberAt(row, RING + LANE - 1)));
                }
                state.tokens[row * TOKENS + token] = Integer.parseInt(number);
            }
        }
        return state;
    }

    /**
     * Becomes what a seat sees of a position, whoever is to act in it.
     *
     * @param position of a game that these numbers {@link #describes describe}
     */
    public void set(LudoPosition position, int seat) {
        LudoGame game = position.game();
        Tables t = position.tables();
        if (t.zero != 1 || t.ring != RING || t.home != RING + LANE + 1) {
            throw new IllegalArgumentException(game.spec() + " has other squares than pyludo");
        }
        int ahead = game.place(seat) - game.place(position.seat());
        for (int row = 0; row < ROWS; row++) {
            int pawns = position.frame(row + ahead & ROWS - 1);
            int at = row * TOKENS;
            int numbers = row * CODES;
            tokens[at] = NUMBER[numbers + (pawns & 63)];
            tokens[at + 1] = NUMBER[numbers + (pawns >>> 8 & 63)];
            tokens[at + 2] = NUMBER[numbers + (pawns >>> 16 & 63)];
            tokens[at + 3] = NUMBER[numbers + (pawns >>> 24 & 63)];
        }
    }

    /**
     * The number of a pawn.
     *
     * @param row whose it is
     * @param walked how far it has come, as {@link LudoPosition#walked} tells it, in a game that these numbers
     *     {@link #describes describe}
     */
    public static int number(int row, int walked) {
        return NUMBER[row * CODES + walked];
    }

    /** The number of a token. */
    public int get(int row, int token) {
        return tokens[row * TOKENS + token];
    }

    /**
     * The position that a seat sees like this, with nothing remembered of earlier turns.
     *
     * @param game one that these numbers {@link #describes describe}
     * @param viewer the seat whose tokens are row 0
     * @param turn the seat to act
     * @param die 1..6, or 0 before the roll
     * @throws BadInput when the game has no such position
     */
    public LudoPosition toPosition(LudoGame game, int viewer, int turn, int die) {
        if (!describes(game)) {
            throw new BadInput("%s has other squares than pyludo".formatted(game.spec()));
        }
        var places = new StringJoiner("/");
        for (int place = 0; place < Dialect.PLACES; place++) {
            int row = place - game.place(viewer) & ROWS - 1;
            int there = game.seatAt(place) < 0 ? 0 : game.pawns();
            var pawns = new StringJoiner(",").setEmptyValue("-");
            for (int token = 0; token < TOKENS; token++) {
                int progress = progress(row, get(row, token));
                if (token < there) {
                    pawns.add(
                            progress == Dialect.BASE
                                    ? "B"
                                    : progress == RING + LANE ? "H" : Integer.toString(progress));
                } else if (progress != RING + LANE) {
                    throw new BadInput(String.format(
                            Locale.ROOT,
                            "state, row %d, token %d: %s has no such pawn, so it has to be %d",
                            row,
                            token,
                            game.spec(),
                            GOAL));
                }
            }
            places.add(pawns.toString());
        }
        String text = String.format(
                Locale.ROOT, "%s %d %s", places, game.place(turn), die == 0 ? "-" : Integer.toString(die));
        return NativeArrays.parse(game, text);
    }

    /** What {@link #progress} says of a number that a row does not hold. */
    private static final int NOWHERE = -2;

    private static int numberAt(int row, int progress) {
        if (progress == Dialect.BASE) {
            return HOME;
        }
        if (progress == RING + LANE) {
            return GOAL;
        }
        return progress < RING
                ? (progress + 1 + Dialect.QUARTER * row) % Dialect.SQUARES
                : Dialect.SQUARES + LANE * row + progress - RING;
    }

    private static int progress(int row, int number) {
        for (int progress = Dialect.BASE; progress <= RING + LANE; progress++) {
            if (numberAt(row, progress) == number) {
                return progress;
            }
        }
        return NOWHERE;
    }

    /** The state as pyludo's users write it: {@code -1,5,52,99/...}, as {@link #parse} reads it. */
    @Override
    public String toString() {
        var rows = new StringJoiner("/");
        for (int row = 0; row < ROWS; row++) {
            var numbers = new StringJoiner(",");
            for (int token = 0; token < TOKENS; token++) {
                numbers.add(Integer.toString(get(row, token)));
            }
            rows.add(numbers.toString());
        }
        return rows.toString();
    }

    @Override
    public boolean equals(@org.jspecify.annotations.Nullable Object other) {
        return other instanceof PyludoState o && Arrays.equals(tokens, o.tokens);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(tokens);
    }
}
