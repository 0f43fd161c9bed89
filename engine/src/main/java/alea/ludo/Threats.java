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
    /** Whether strikes are looked for square by square, which is quicker, where that says it all. */
    private final boolean quick;

    /** By attacker and victim: the dice that strike each pawn, a byte a pawn. */
    private final int[] masks = new int[FRAMES * FRAMES];

    private final int[] gains = new int[FRAMES * DICE];
    /** By attacker: the sum of its gains, and with how many dice there is one. */
    private final int[] gain = new int[FRAMES];

    private final int[] dice = new int[FRAMES];
    /** The frame that attacks. */
    private int attacker;

    /** Threats in positions of a game. */
    public Threats(LudoGame game) {
        this(game, true);
    }

    /** The same, or with every move tried out whatever the rules are, which is plainer. */
    public Threats(LudoGame game, boolean quick) {
        tables = game.tables;
        effects = new MoveEffects(game.dialect(), tables);
        this.quick = quick && tables.strikesOnly && !tables.bars;
    }

    /**
     * Looks at a position.
     *
     * @param position of the game; left as it is. What it waits for does not matter
     */
    public void at(LudoPosition position) {
        long a = position.pawns(0);
        long b = position.pawns(1);
        Arrays.fill(masks, 0);
        Arrays.fill(gains, 0);
        for (int k = 0; k < FRAMES; k++) {
            if ((int) a != tables.allHome) {
                attacker = k;
                if (quick) {
                    strike(a, b);
                } else {
                    attack(a, b);
                }
            }
            sumUp(k);
            long x = a;
            a = x >>> 32 | b << 32;
            b = b >>> 32 | x << 32;
        }
    }

    private void sumUp(int k) {
        int sum = 0;
        int with = 0;
        int row = k * FRAMES;
        boolean any = (masks[row] | masks[row + 1] | masks[row + 2] | masks[row + 3]) != 0;
        for (int i = k * DICE; any && i < (k + 1) * DICE; i++) {
            sum += gains[i];
            with += gains[i] > 0 ? 1 : 0;
        }
        gain[k] = sum;
        dice[k] = with;
    }

    /** All squares where frame 0 can strike, one after the other. */
    private void strike(long a, long b) {
        Tables t = tables;
        int own = (int) a;
        long others = occupied((int) (a >>> 32), 64) | occupied((int) b, 128) | occupied((int) (b >>> 32), 192);
        long reach = t.reach[own << 3 & 504]
                | t.reach[own >>> 5 & 504]
                | t.reach[own >>> 13 & 504]
                | t.reach[own >>> 21 & 504];
        long diceA = 0;
        long diceB = 0;
        for (long left = others & reach; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left) + t.zero;
            int with = t.dice(own, to);
            // Who is on its start, and back there, loses nothing: the code is 0.
            long hitA = LudoPosition.equal(a, t.struckA[to]) & a + LudoPosition.LOW;
            long hitB = LudoPosition.equal(b, t.struckB[to]) & b + LudoPosition.LOW;
            diceA |= (hitA >>> 7) * with;
            diceB |= (hitB >>> 7) * with;
            int lost = sum(a & hitA - (hitA >>> 7)) + sum(b & hitB - (hitB >>> 7));
            for (int dice = with; dice != 0; dice &= dice - 1) {
                int at = attacker * DICE + Integer.numberOfTrailingZeros(dice);
                gains[at] = Math.max(gains[at], lost);
            }
        }
        if ((diceA | diceB) != 0) {
            masks[attacker * FRAMES + (attacker + 1 & FRAMES - 1)] = (int) (diceA >>> 32);
            masks[attacker * FRAMES + (attacker + 2 & FRAMES - 1)] = (int) diceB;
            masks[attacker * FRAMES + (attacker + 3 & FRAMES - 1)] = (int) (diceB >>> 32);
        }
    }

    /** The sum of eight bytes below 128. */
    private static int sum(long bytes) {
        long twos = (bytes & 0x00ff00ff00ff00ffL) + (bytes >>> 8 & 0x00ff00ff00ff00ffL);
        return (int) (twos * 0x0001000100010001L >>> 48);
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
        int with = 1 << die - 1;
        int lost = mark(a, hitA, attacker, with) + mark(b, hitB, attacker + 2, with);
        int at = attacker * DICE + die - 1;
        gains[at] = Math.max(gains[at], lost);
    }

    /** Marks the pawns of two frames, and tells what they lose. */
    private int mark(long pawns, long hits, int first, int with) {
        int lost = 0;
        for (long left = hits; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left) & 56;
            int code = (int) (pawns >>> bit) & 127;
            if (code == 0) {
                continue; // on its start, and back there
            }
            int frame = first + (bit >>> 5) & FRAMES - 1;
            masks[attacker * FRAMES + frame] |= with << (bit & 24);
            lost += code;
        }
        return lost;
    }

    /** Whether a frame can strike anybody at all. */
    public boolean strikes(int attacker) {
        return dice[attacker] != 0;
    }

    /** Whether any frame can send a pawn back. */
    public boolean threatened(int victim, int pawn) {
        return (struck(victim) >>> 8 * pawn + 7 & 1) != 0;
    }

    /** The dice, die d as bit d - 1, with which frame {@code attacker} can send a pawn of frame {@code victim} back. */
    public int dice(int attacker, int victim, int pawn) {
        return masks[attacker * FRAMES + victim] >>> 8 * pawn & 0xff;
    }

    /** The frames that can send some pawn of a frame back, as bits. */
    public int attackers(int victim) {
        return (masks[victim] != 0 ? 1 : 0)
                | (masks[FRAMES + victim] != 0 ? 2 : 0)
                | (masks[2 * FRAMES + victim] != 0 ? 4 : 0)
                | (masks[3 * FRAMES + victim] != 0 ? 8 : 0);
    }

    /** The pawns of a frame that some other can send back: pawn p as bit 8 p + 7. */
    public int struck(int victim) {
        int all = masks[victim] | masks[FRAMES + victim] | masks[2 * FRAMES + victim] | masks[3 * FRAMES + victim];
        return all + 0x7f7f7f7f & 0x80808080;
    }

    /** With how many dice frame {@code attacker} can strike somebody. */
    public int strikingDice(int attacker) {
        return dice[attacker];
    }

    /** The {@link #gain(int, int)} of all dice together. */
    public int gain(int attacker) {
        return gain[attacker];
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
