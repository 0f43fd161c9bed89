package alea.cross;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What the fast form looks up, made once from the rules and the seats.
 *
 * <p>A <em>spot</em> is a number for a square: first the shared ones, the same from every seat; then the squares that
 * a pawn meets no foe on, by progress; then the base and home. What stands on a spot is one int: four bits for each
 * seat, how many of its pawns. Squares of their own of two seats may so have one spot, and the base is one, too.
 */
final class CrossTables {
    /** What is added to a progress before it is looked up, so that the base is 0. */
    static final int OFFSET = -Circuit.BASE;

    /** A progress, counted from the base, is less than this. */
    static final int CODES = 128;

    /** The bits that are set where a seat has two or more pawns. */
    static final int PAIRS = 0xeeeeeeee;

    /** Bits of a value on the table: how often it is there. */
    static final int COUNT = 8;

    /** By seat and progress, the spot. */
    final int[][] spots;

    /** By seat and progress, the bits of those whom a pawn there can meet: all, its own seat alone, or nobody. */
    final int[][] met;

    /** By seat and spot, the progress of its squares there, as bits 0 to 63, and from 64 on. */
    final long[][] squaresLow;

    final long[][] squaresHigh;

    final int shared;
    final int base;

    /** How many spots there are. */
    final int size;

    /** By seat, the four bits of each seat of another side. */
    final int[] foes;

    /** By seat, the four bits of each seat of its own side. */
    final int[] friends;

    /** By spot, whether it is safe. */
    final boolean[] safe;

    /** By spot, all bits where foes are hit, which is where it is shared and not safe, and else none. */
    final int[] hittable;

    /** By spot, whether two or more pawns bar the way there. */
    final boolean[] bars;

    /** The greatest progress of a pawn that is not done, counted from the base. */
    final int undone;

    /** The spot of the start of each seat. */
    final int[] start;

    /** The values that can be thrown, ascending. */
    final int[] values;

    /** Whether a value brings a pawn to the start, some steps on, or two pawns. */
    final boolean[] starts;

    final boolean[] walks;
    final boolean[] pairs;
    final boolean inPairs;

    /** Whether a value can bring pawns in in more than one way. */
    final boolean inLists;

    /** Whether every value brings a pawn on while all are in the base. */
    final boolean firstFree;

    /** Whether a value must open a block. */
    final boolean[] opens;

    /** By outcome of chance, what it adds to the table. */
    final long[] outcomes;

    /** By outcome of chance, whether it throws again. */
    final boolean[] again;

    final double[] probabilities;
    final int @Nullable [] cases;
    final boolean even;

    /** The steps that can be earned, ascending, and the index of those for a hit and for home. */
    final int[] bonus;

    final int hitBonus;
    final int homeBonus;

    /** Every way of the board. */
    final CrossWays ways;

    /** Whether only the way says where a pawn can be moved. */
    final boolean free;

    /** How many pawns must stand where a way ends for it to be gone square by square; -1 for no way. */
    final int crowd;

    /** Whether only own ones count. */
    final boolean ownCrowd;

    /** Whether some progress has a bit in the second long. */
    final boolean wide;

    /** Whether a value brings a pawn both to the start and some steps on, as one likes. */
    final boolean[] twoEntries;

    /** Whether own pawns keep a pawn off a square, and whether it then stops behind. */
    final boolean apart;
    /** Whether a goal place is for one pawn, where others stand together. */
    final boolean alone;

    final boolean behind;

    /** Whether single own pawns stand against some ways. */
    final boolean ownStand;

    /** Which moves come before others, and whether a seat may pass that could move. */
    final boolean restricts;

    final boolean clear;
    final boolean forced;
    final boolean hitFirst;
    final boolean mayPass;

    /** What {@link Hitting}, {@link Rewards}, {@link Repeats} and the rest say, at hand. */
    final boolean hitsLanding;

    final boolean hitsPassing;
    final boolean hitsTurned;
    final boolean hitsEntering;
    final boolean hitThrows;
    final boolean homeThrows;
    final int limit;
    final int tries;
    final boolean kept;
    final boolean last;
    final boolean hitters;
    final boolean gated;

    /** Whether it is remembered who came last to a full start. */
    final boolean late;

    /** The progress of the start, and the way there. */
    final int entry;

    final int toStart;

    /** Pawns that a square holds; 0 for any number. */
    final int most;

    /** Whether pawns of partners bar the way together, and whether pawns bar it anywhere. */
    final boolean mixed;

    final boolean barsSome;

    /** Whether pawns bar the way of their own seat, too. */
    final boolean barsOwn;

    /** By seat, the seat that is next in turn. */
    final int[] next;

    CrossTables(CrossRules rules, int[] places) {
        Circuit way = rules.circuit();
        int seats = places.length;
        shared = way.squares();
        int[] own = IntStream.rangeClosed(way.first(), way.furthest())
                .filter(p -> !way.isShared(p))
                .toArray();
        base = shared + own.length;
        size = base + 2;
        spots = new int[seats][way.end() + OFFSET + 1];
        met = new int[seats][way.end() + OFFSET + 1];
        squaresLow = new long[seats][size];
        squaresHigh = new long[seats][size];
        safe = new boolean[size];
        bars = new boolean[size];
        undone = (way.goal().places() ? way.last() : way.end() - 1) + OFFSET;
        start = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            Arrays.fill(spots[seat], base + 1);
            spots[seat][0] = base;
            for (int p = Circuit.BEHIND; p <= way.end(); p++) {
                int progress = p;
                if (way.isShared(p)) {
                    spots[seat][p + OFFSET] = way.square(places[seat], p);
                    safe[spots[seat][p + OFFSET]] = way.isSafe(p);
                } else if (p >= way.first() && p <= way.furthest()) {
                    spots[seat][p + OFFSET] = shared
                            + (int) IntStream.of(own).filter(q -> q < progress).count();
                }
                int spot = spots[seat][p + OFFSET];
                met[seat][p + OFFSET] = spot < shared ? -1 : spot < base ? 15 << 4 * seat : 0;
                long[] squares = p + OFFSET < Long.SIZE ? squaresLow[seat] : squaresHigh[seat];
                squares[spot] |= 1L << p + OFFSET;
            }
            start[seat] = spots[seat][way.start() + OFFSET];
        }
        hittable = IntStream.range(0, size)
                .map(spot -> spot < shared && !safe[spot] ? -1 : 0)
                .toArray();
        for (int spot = 0; spot < shared; spot++) {
            bars[spot] = switch (rules.blocking().where()) {
                case NOWHERE -> false;
                case ANYWHERE -> true;
                case PLAIN -> !safe[spot];
                case SAFE -> safe[spot];
            };
        }
        Arrays.fill(bars, shared, base, rules.blocking().lane());
        foes = sides(rules, places, false);
        friends = sides(rules, places, true);
        next = IntStream.range(0, seats).map(s -> (s + 1) % seats).toArray();

        Throwing throwing = rules.throwing();
        values = throwing.values().stream()
                .mapToInt(Throwing.Value::shows)
                .sorted()
                .toArray();
        starts = among(rules.entry().starts());
        walks = among(rules.entry().walks());
        pairs = among(rules.entry().pairs());
        firstFree = rules.entry().firstFree();
        inPairs = !rules.entry().pairs().isEmpty();
        opens = among(rules.blocking().opens());
        List<List<Integer>> all = throwing.outcomes();
        outcomes = all.stream()
                .mapToLong(
                        o -> o.stream().mapToLong(v -> 1L << COUNT * index(v)).sum())
                .toArray();
        again = new boolean[all.size()];
        for (int i = 0; i < again.length; i++) {
            again[i] = rules.repeats().by(all.get(i));
        }
        probabilities = throwing.probabilities();
        cases = throwing.cases();
        even = throwing.isEven();

        Rewards rewards = rules.rewards();
        bonus = IntStream.of(rewards.hitSteps(), rewards.homeSteps())
                .filter(n -> n > 0)
                .sorted()
                .distinct()
                .toArray();
        hitBonus = Arrays.binarySearch(bonus, rewards.hitSteps()); // negative for none
        homeBonus = Arrays.binarySearch(bonus, rewards.homeSteps());
        ways = new CrossWays(rules, values, bonus);
        barsSome = rules.blocking().where() != Blocking.Where.NOWHERE
                || rules.blocking().lane();
        mixed = rules.blocking().mixed();
        barsOwn = rules.blocking().own();
        Hitting hitting = rules.hitting();
        hitsLanding = hitting.landing();
        hitsPassing = hitting.passing();
        hitsTurned = hitting.turned();
        hitsEntering = hitting.entering();
        hitThrows = rewards.hitThrows();
        homeThrows = rewards.homeThrows();
        limit = rules.repeats().limit();
        tries = rules.entry().tries();
        kept = throwing.use() == Throwing.Use.KEPT;
        last = rules.remembersLast();
        hitters = rules.remembersHits();
        gated = rules.gate() != Gate.NONE;
        mayPass = rules.going().mayPass();
        clear = rules.entry().clear();
        forced = rules.entry().forced();
        hitFirst = rules.going().hitFirst();
        restricts = clear || forced || !rules.blocking().opens().isEmpty();
        late = rules.remembersLate();
        entry = way.start();
        toStart = CrossWays.straight(entry - 1, 1);
        boolean passesNotOwn = rules.company().passing() != Company.Passing.ALL;
        boolean passesNobody = rules.company().passing() == Company.Passing.NOBODY;
        boolean closed = hitting.onSafe() == Hitting.OnSafe.CLOSED || !hitting.doorstep();
        Company.Own meets = rules.company().own();
        behind = meets == Company.Own.BEHIND;
        apart = behind || meets == Company.Own.FORBID;
        boolean jump = !way.goal().places() || way.goal().jump();
        alone = CrossWays.isAlone(way, rules.company());
        ownStand = apart || alone || passesNotOwn || !jump;
        // Own pawns that are together, or stopped behind, are not seen as bits.
        boolean unseen = behind
                ? passesNotOwn || !jump || barsSome
                : rules.going().overshoot() == Going.Overshoot.BOUNCE && !apart && passesNotOwn;
        most = rules.company().most();
        crowd = passesNobody || unseen ? 0 : closed || behind ? 1 : most > 0 ? most : -1;
        ownCrowd = behind && crowd == 1 && !closed && most == 0;
        free = crowd < 0 && !ownStand && !barsSome;
        wide = way.furthest() + OFFSET >= Long.SIZE;
        twoEntries = new boolean[values.length];
        boolean lists = false;
        for (int i = 0; i < values.length; i++) {
            twoEntries[i] = starts[i] && walks[i];
            lists |= pairs[i] || twoEntries[i];
        }
        inLists = lists;
    }

    /** By seat, four bits for each seat that is, or is not, of its side. */
    private static int[] sides(CrossRules rules, int[] places, boolean same) {
        return IntStream.range(0, places.length)
                .map(seat -> IntStream.range(0, places.length)
                        .filter(s -> rules.sides().together(places[seat], places[s]) == same)
                        .map(s -> 15 << 4 * s)
                        .sum())
                .toArray();
    }

    private boolean[] among(List<Integer> some) {
        boolean[] among = new boolean[values.length];
        for (int i = 0; i < among.length; i++) {
            among[i] = some.contains(values[i]);
        }
        return among;
    }

    /** Whether what stands on a spot, where pawns bar the way, bars it for a seat. */
    boolean isBarred(int seat, int spot, int all) {
        if (spot >= shared) {
            return (all >>> 4 * seat & 14) != 0;
        }
        if (!mixed) {
            return ((barsOwn ? all : all & foes[seat]) & PAIRS) != 0;
        }
        return isBlock(all & foes[seat]) || barsOwn && isBlock(all & friends[seat]);
    }

    /** Whether there are two or more. */
    static boolean isBlock(int of) {
        return (of & PAIRS) != 0 || Integer.bitCount(of) > 1;
    }

    /** The number of a value, counted from 0. */
    int index(int value) {
        return Arrays.binarySearch(values, value);
    }
}
