package alea.learn.pyludo;

import alea.game.Game;
import alea.ludo.Dialect;
import alea.ludo.Encounter;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import org.jspecify.annotations.Nullable;

/**
 * What a pyludo player sees: the state, and for every token that can move the state after that, by the game's own rules.
 * All are relative to the same mover: row 0 is the mover's, row k that of the seat k turns later, and all numbers are in the
 * mover's coordinates: {@link #HOME}, ring squares 0..51, row k's lane 52+5k..56+5k, {@link #GOAL}.
 *
 * <p>A state is 16 numbers, four a row. One instance serves one thread.
 */
public final class Lookahead {
    /** Tokens of a row, and rows. */
    public static final int FOUR = 4;

    /** Tokens of a state. */
    public static final int TOKENS = FOUR * FOUR;

    /** The value of a token that has not entered. */
    public static final int HOME = -1;

    /** The value of a token in the goal. */
    public static final int GOAL = 99;

    /** The first lane square. */
    public static final int LANE = 52;

    private static final int LANE_SQUARES = 5;
    private static final int RING = 51;

    /** By row and {@code progress + 1}. */
    private static final byte[][] VALUES = new byte[FOUR][RING + LANE_SQUARES + 2];

    static {
        for (int row = 0; row < FOUR; row++) {
            for (int progress = Dialect.BASE; progress <= RING + LANE_SQUARES; progress++) {
                VALUES[row][progress + 1] = (byte) value(row, progress);
            }
        }
    }

    private final int[] twin = new int[FOUR];
    private final int[] now = new int[TOKENS];
    private final int[][] next = new int[FOUR][TOKENS];
    private @Nullable LudoPosition scratch;

    /** Whether a game's states look so: four seats with four pawns each, and pyludo's board. */
    public static boolean fits(Game game) {
        return game instanceof LudoGame ludo
                && ludo.seats() == FOUR
                && ludo.pawns() == FOUR
                && ludo.dialect().ring() == RING
                && ludo.dialect().home() == RING + LANE_SQUARES
                && (ludo.dialect().encounter() == Encounter.PYLUDO
                        || ludo.dialect().encounter() == Encounter.PYLUDO_FORK);
    }

    private static int value(int row, int progress) {
        if (progress == Dialect.BASE) {
            return HOME;
        }
        if (progress < RING) {
            return (progress + 1 + Dialect.QUARTER * row) % Dialect.SQUARES;
        }
        return progress == RING + LANE_SQUARES ? GOAL : LANE + LANE_SQUARES * row + progress - RING;
    }

    /**
     * Looks at a position.
     *
     * @param position at a decision of a game that {@link #fits}; left as it is
     */
    public void at(LudoPosition position) {
        LudoPosition after = scratch;
        if (after == null || after.game() != position.game()) {
            after = position.copy();
            scratch = after;
        }
        int seat = position.seat();
        read(position, seat, now);
        if (position.movable() == 0) {
            return;
        }
        for (int option = 0; option < position.options(); option++) {
            after.set(position);
            after.take(option);
            read(after, seat, next[option]);
            twin[option] = option;
            int square = now[position.pawn(option)];
            for (int earlier = option - 1; earlier >= 0; earlier--) {
                if (now[position.pawn(earlier)] == square) {
                    twin[option] = earlier;
                }
            }
        }
    }

    private static void read(LudoPosition position, int seat, int[] into) {
        for (int row = 0; row < FOUR; row++) {
            int owner = seat + row & FOUR - 1;
            for (int token = 0; token < FOUR; token++) {
                into[FOUR * row + token] = VALUES[row][position.progress(owner, token) + 1];
            }
        }
    }

    /** The state as it is: token {@code t} of row {@code r} at {@code 4 * r + t}. */
    public int[] now() {
        return now;
    }

    /** The state after an option that moves a token. */
    public int[] next(int option) {
        return next[option];
    }

    /** The first option that moves a token from the same square, so that only the tokens' numbers differ afterwards. */
    public int twin(int option) {
        return twin[option];
    }
}
