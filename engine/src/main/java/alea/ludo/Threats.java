package alea.ludo;

import java.util.Arrays;

/**
 * Who can strike whom with the next roll, by the exact rules of the game: for every place as attacker and every pawn of
 * the others, the dice with which some move sends that pawn back, if the attacker were to roll in the position as it
 * is. Also what the best strike of every die is worth. A six that the rules would ignore for what was rolled before
 * counts as any other; a pawn that is struck where it would be sent back to loses nothing, and counts as not struck.
 * It knows no rule itself: where a move can strike somebody at all is in {@link Tables}, and {@link MoveEffects}
 * moves.
 *
 * <p>Frames are those of {@link LudoPosition#frame}. One instance serves one thread; looking allocates nothing.
 */
public final class Threats {
    private static final int FRAMES = Dialect.PLACES;
    private static final int DICE = 6;

    private final Tables tables;
    private final MoveEffects effects;
    private final byte[] masks = new byte[FRAMES * FRAMES * Tables.PAWNS];
    private final int[] gains = new int[FRAMES * DICE];
    /** The frame that attacks. */
    private int attacker;
    /** The frames that can strike somebody, as bits. */
    private int strikes;
    /** The pawns that somebody can strike, frame times four plus pawn, as bits. */
    private int struck;

    /** Threats in positions of a game. */
    public Threats(LudoGame game) {
        tables = game.tables;
        effects = new MoveEffects(game.dialect(), tables);
    }

    /**
     * Looks at a position.
     *
     * @param position of the game; left as it is. What it waits for does not matter
     */
    public void at(LudoPosition position) {
        Arrays.fill(masks, (byte) 0);
        Arrays.fill(gains, 0);
        strikes = 0;
        struck = 0;
        long a = position.framesA();
        long b = position.framesB();
        for (int k = 0; k < FRAMES; k++) {
            if ((int) a != tables.allHome) {
                attacker = k;
                attack(a, b);
            }
            long x = a;
            a = x >>> 32 | b << 32;
            b = b >>> 32 | x << 32;
        }
    }

    /** The squares of frame 0 where a frame stands. */
    private long occupied(int pawns, int frame) {
        long[] s = tables.stands;
        return s[frame | pawns & 63]
                | s[frame | pawns >>> 8 & 63]
                | s[frame | pawns >>> 16 & 63]
                | s[frame | pawns >>> 24 & 63];
    }

    /** All moves of frame 0. */
    private void attack(long a, long b) {
        int own = (int) a;
        long others = occupied((int) (a >>> 32), 64) | occupied((int) b, 128) | occupied((int) (b >>> 32), 192);
        for (int pawns = own, left = Tables.PAWNS; left > 0; left--, pawns >>>= 8) {
            int code = pawns & 63;
            if ((tables.reach[code << 3] & others) != 0) {
                attack(a, b, code, others);
            }
        }
    }

    private void attack(long a, long b, int code, long others) {
        Tables t = tables;
        for (int die = 1; die <= DICE; die++) {
            int at = code << 3 | die;
            if ((t.reach[at] & others) == 0 || t.bars && effects.isBarred(a, b, code, die)) {
                continue;
            }
            if (t.strikesOnly) {
                int to = t.destination[at];
                mark(a, b, LudoPosition.equal(a, t.struckA[to]), LudoPosition.equal(b, t.struckB[to]), die);
            } else {
                effects.land(a, b, code, die);
                mark(a, b, effects.hitA(), effects.hitB(), die);
            }
        }
    }

    private void mark(long a, long b, long hitA, long hitB, int die) {
        int gain = mark(a, hitA, attacker, die) + mark(b, hitB, attacker + 2, die);
        if (gain > 0) {
            int at = attacker * DICE + die - 1;
            gains[at] = Math.max(gains[at], gain);
            strikes |= 1 << attacker;
        }
    }

    /** Marks the pawns of two frames, and tells what they lose. */
    private int mark(long pawns, long hits, int first, int die) {
        int lost = 0;
        for (long left = hits; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left) & 56;
            int code = (int) (pawns >>> bit) & 127;
            if (code == 0) {
                continue; // on its start, and back there
            }
            int frame = first + (bit >>> 5) & FRAMES - 1;
            int pawn = frame * Tables.PAWNS + (bit >>> 3 & 3);
            struck |= 1 << pawn;
            masks[attacker * FRAMES * Tables.PAWNS + pawn] |= (byte) (1 << die - 1);
            lost += code;
        }
        return lost;
    }

    /** Whether a frame can strike anybody at all. */
    public boolean strikes(int attacker) {
        return (strikes >>> attacker & 1) != 0;
    }

    /** Whether any frame can send a pawn back. */
    public boolean threatened(int victim, int pawn) {
        return (struck >>> victim * Tables.PAWNS + pawn & 1) != 0;
    }

    /** The dice, die d as bit d - 1, with which frame {@code attacker} can send a pawn of frame {@code victim} back. */
    public int dice(int attacker, int victim, int pawn) {
        return masks[(attacker * FRAMES + victim) * Tables.PAWNS + pawn];
    }

    /**
     * The most squares that others lose by one move of frame {@code attacker} with a die.
     *
     * @param die 1..6
     */
    public int gain(int attacker, int die) {
        return gains[attacker * DICE + die - 1];
    }
}
