package alea.ludo;

import java.util.Arrays;

/**
 * Who can strike whom with the next roll, by the exact rules of the game: for every place as attacker and every pawn of
 * the others, the dice with which some move sends that pawn back, if the attacker were to roll in the position as it is. Also what
 * the best strike of every die is worth. A six that the rules would ignore for what was rolled before counts as any other.
 *
 * <p>Frames are those of {@link LudoPosition#frame}. One instance serves one thread; looking allocates nothing.
 */
public final class Threats {
    private static final int FRAMES = Dialect.PLACES;
    private static final int DICE = 6;

    private final Dialect rules;
    private final Tables tables;
    /** By {@code code * 8 + die}: the squares where a pawn that goes from there meets others, as bits of its progress; with die 0 all of them. */
    private final long[] reach = new long[64 * 8];
    /** By {@code frame * 64 + code}: the squares of frame 0 where such a pawn stands, as bits. */
    private final long[] stands = new long[FRAMES * 64];

    private final byte[] masks = new byte[FRAMES * FRAMES * Tables.PAWNS];
    private final int[] gains = new int[FRAMES * DICE];
    /** The frame that attacks. */
    private int attacker;
    /** The frames that can strike somebody, as bits. */
    private int strikes;
    /** The pawns that somebody can strike, frame times four plus pawn, as bits. */
    private int struck;

    private final View view = new View();

    /** Threats in positions of a game. */
    public Threats(LudoGame game) {
        rules = game.dialect();
        tables = game.tables;
        for (int code = 0; code < tables.home; code++) {
            for (int die = 1; die <= DICE; die++) {
                if (tables.destination[code << 3 | die] != code) {
                    reach[code << 3 | die] = reached(code, die);
                    reach[code << 3] |= reach[code << 3 | die];
                }
            }
        }
        for (int k = 1; k < FRAMES; k++) {
            for (int square = 0; square < rules.home(); square++) {
                for (long there = rules.standing(k, square); there != 0; there &= there - 1) {
                    stands[k * 64 + Long.numberOfTrailingZeros(there) + tables.zero] |= 1L << square;
                }
            }
        }
    }

    private long reached(int code, int die) {
        int square = tables.via[code << 3 | die] - tables.zero;
        if (tables.strikesOnly) {
            int to = tables.destination[code << 3 | die] - tables.zero;
            return rules.isSafe(to) ? 0 : 1L << to;
        }
        return rules.isStar(square) && square != rules.lastStar()
                ? 1L << square | 1L << rules.nextStar(square)
                : 1L << square;
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
        long[] s = stands;
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
            if ((reach[code << 3] & others) != 0) {
                attack(a, b, code, others);
            }
        }
    }

    private void attack(long a, long b, int code, long others) {
        Tables t = tables;
        for (int die = 1; die <= DICE; die++) {
            if ((reach[code << 3 | die] & others) == 0) {
                continue;
            }
            int to = t.destination[code << 3 | die];
            if (t.strikesOnly) {
                long hitA = LudoPosition.equal(a, t.struckA[to]);
                long hitB = LudoPosition.equal(b, t.struckB[to]);
                if ((hitA | hitB) != 0) {
                    mark(a, b, hitA, hitB, die);
                }
                continue;
            }
            if (t.bars && isBarred((int) a, to)) {
                continue;
            }
            int via = t.via[code << 3 | die];
            long metA = LudoPosition.equal(a, t.meetsA[via]) | LudoPosition.equal(a, t.alsoA[via]);
            long metB = LudoPosition.equal(b, t.meetsB[via]) | LudoPosition.equal(b, t.alsoB[via]);
            if (t.plain[via] && Long.bitCount(metA) + Long.bitCount(metB) == 1) {
                mark(a, b, metA, metB, die);
            } else {
                view.set(a, b);
                rules.encounter().land(rules, view, code - t.zero, die);
                if ((view.hitA | view.hitB) != 0) {
                    mark(a, b, view.hitA, view.hitB, die);
                }
            }
        }
    }

    private boolean isBarred(int own, int to) {
        return to != tables.home && ((int) LudoPosition.equal(own, to * 0x01010101L) & 0x80808080) != 0;
    }

    private void mark(long a, long b, long hitA, long hitB, int die) {
        int gain = mark(a, hitA, attacker, die) + mark(b, hitB, attacker + 2, die);
        int at = attacker * DICE + die - 1;
        gains[at] = Math.max(gains[at], gain);
        strikes |= 1 << attacker;
    }

    /** Marks the pawns of two frames, and tells what they lose. */
    private int mark(long pawns, long hits, int first, int die) {
        int lost = 0;
        for (long left = hits; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left) & 56;
            int frame = first + (bit >>> 5) & FRAMES - 1;
            int pawn = frame * Tables.PAWNS + (bit >>> 3 & 3);
            struck |= 1 << pawn;
            masks[attacker * FRAMES * Tables.PAWNS + pawn] |= (byte) (1 << die - 1);
            lost += (int) (pawns >>> bit) & 127;
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

    /** The frames as {@link Encounter} sees them, from frame 0. */
    private final class View implements Encounter.Others {
        private long a;
        private long b;
        private long hitA;
        private long hitB;

        void set(long a, long b) {
            this.a = a;
            this.b = b;
            hitA = 0;
            hitB = 0;
        }

        private long standing(int k, int square) {
            long half = k < 2 ? a : b;
            return LudoPosition.standing(rules, tables, (int) ((k & 1) == 0 ? half : half >>> 32), k, square);
        }

        @Override
        public int count(int k, int square) {
            return Long.bitCount(standing(k, square));
        }

        @Override
        public void strike(int k, int square) {
            long marks = standing(k, square) << ((k & 1) == 0 ? 0 : 32);
            if (k < 2) {
                hitA |= marks;
                a &= ~(marks - (marks >>> 7));
            } else {
                hitB |= marks;
                b &= ~(marks - (marks >>> 7));
            }
        }
    }
}
