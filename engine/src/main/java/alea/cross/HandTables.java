package alea.cross;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What {@link HandPosition} looks up. A pawn's code is 0 in the base, then 1 and on for the squares of its way, last
 * {@link #home}. A value's slot is its place among all values that can be in hand: those thrown, ascending, then steps
 * that are earned.
 */
final class HandTables {
    /** The most pawns of a seat, and of seats. */
    static final int FOUR = 4;

    /** The most values that a hand tells apart. */
    static final int SLOTS = 8;

    /** Codes are less than this. */
    static final int CODES = 128;

    /** No seats. */
    final int[] none = new int[0];

    /** Bytes that no pawn has. */
    private static final long NOBODY = 0x7f7f7f7f7f7f7f7fL;

    final int home;
    final int first;
    /** The code of the square where pawns enter that do not walk from the base. */
    final int start;
    /** Whether they come there without passing what is before it. */
    final boolean jumpsToStart;
    /** Four pawns that are home, and as many of a seat as there are in the base. */
    final int allHome;

    final int allBase;

    /** The value of each slot. */
    final int[] value;
    /** Each thrown value as the bit of its square, counted from the next one; the same of steps that are earned. */
    final long thrownEnds;

    final long earnedEnds;
    /** The first slot of earned steps. */
    final int earnedFrom;
    /** By how many squares can be gone, the slots and ways for which that is enough. */
    final int[] within = new int[Long.SIZE + 2];
    /** The bytes of a hand that hold thrown values. */
    final long thrownBytes;
    /** The slots of thrown values, as bits. */
    final int thrownSlots;
    /** Every bit of the index doubled: the two ways to use a slot. */
    final int[] doubled = new int[1 << SLOTS];

    /** By code, slot and way, the code after; -1 where there is none. */
    final byte[] to = new byte[CODES * SLOTS * 2];
    /** By code, the slots and ways that lead somewhere; in the base those that enter. */
    final int[] open = new int[CODES];
    /** The slots that enter while all are in the base. */
    final int openWhenAllInBase;
    /** The slot that a sum enters with, its two ways doubled, and the hands that make it. */
    final int sumOpen;

    final long[] sumHands;

    /** By seat to move, other seat and the code of its pawn, the codes of the mover where a pair of such bars. */
    final long[] barLow;

    final long[] barHigh;
    /** By seat to move, other seat and the code of its pawn, the codes of the mover where it keeps it out. */
    final long[] shutLow;

    final long[] shutHigh;
    /** By seat to move and code, the slots and ways to squares where a single pawn may keep it out. */
    final int[] risky;
    /** By seat to move and code, the codes that keep it out there, of seats 0 and 1. */
    final long[] keeperLow;
    /** The same of seats 2 and 3. */
    final long[] keeperHigh;
    /** Whether pawns come to a square twice on their way; those codes stand behind all others. */
    final boolean twice;
    /** By seat to move, sets of seats whose pawns bar the way together. */
    final int[][][] groups;
    /** Whether pawns of several seats bar the way together. */
    final boolean mixed;
    /** By seat to move, the high bits of the bytes of those whose pairs bar the way, of seats 0 and 1. */
    final long[] barringLow;
    /** The same of seats 2 and 3. */
    final long[] barringHigh;
    /** Whether any pawns bar the way. */
    final boolean bars;

    /** By seat to move, whether it enters, and code, the codes that are hit there, of seats 0 and 1. */
    final long[] struckLow;
    /** The same of seats 2 and 3. */
    final long[] struckHigh;

    /** By what is thrown: the values as a hand, the undersides of a doublet, the label, whether it throws again. */
    final long[] thrown;

    final long[] undersides;
    final String[] labels;
    final boolean[] again;
    final double[] probabilities;
    final int @Nullable [] cases;
    final boolean even;

    final boolean foremostBack;
    final long hitSteps;
    final long homeSteps;

    /**
     * The tables of a game.
     *
     * @param rules that {@link FastForms#hand}
     * @param places where the seats are
     * @param pawns of each seat
     */
    HandTables(CrossRules rules, int[] places, int pawns) {
        Circuit circuit = rules.circuit();
        first = circuit.first();
        home = circuit.end() - first + 1;
        start = circuit.start() - first + 1;
        jumpsToStart = !rules.entry().starts().isEmpty();
        allHome = home * 0x01010101;
        allBase = pawns == FOUR ? 0 : allHome << 8 * pawns;

        List<Integer> faces =
                rules.throwing().values().stream().map(Throwing.Value::shows).toList();
        List<Integer> values = values(rules);
        value = values.stream().mapToInt(v -> v).toArray();
        earnedFrom = faces.size();
        thrownEnds = ends(0, earnedFrom);
        earnedEnds = ends(earnedFrom, value.length);
        for (int squares = 0; squares < within.length; squares++) {
            for (int slot = 0; slot < value.length; slot++) {
                within[squares] |= value[slot] <= squares ? 3 << 2 * slot : 0;
            }
        }
        thrownSlots = (1 << faces.size()) - 1;
        thrownBytes = faces.size() == SLOTS ? -1L : (1L << 8 * faces.size()) - 1;
        for (int slots = 0; slots < doubled.length; slots++) {
            for (int slot = 0; slot < SLOTS; slot++) {
                doubled[slots] |= (slots >>> slot & 1) * 3 << 2 * slot;
            }
        }

        Arrays.fill(to, (byte) -1);
        Entry entry = rules.entry();
        int entering = 0;
        for (int slot = 0; slot < value.length; slot++) {
            boolean isThrown = (thrownSlots >>> slot & 1) != 0;
            boolean walks = isThrown && entry.walks().contains(value[slot]);
            boolean starts = isThrown && entry.starts().contains(value[slot]);
            entering |= walks || starts ? 1 << 2 * slot : 0;
            to[slot << 1] = (byte) (starts || entry.sums() ? code(circuit.start()) : value[slot]);
        }
        open[0] = entering;
        openWhenAllInBase = entry.firstFree() ? doubled[thrownSlots] & 0x5555 : entering;
        for (int code = 1; code < home; code++) {
            for (int slot = 0; slot < value.length; slot++) {
                for (int way = 0; way < 2; way++) {
                    int after = after(rules, code + first - 1, value[slot], way == 1);
                    to[code << 4 | slot << 1 | way] = (byte) (after < 0 ? -1 : code(after));
                    open[code] |= after < 0 ? 0 : 1 << (2 * slot + way);
                }
            }
        }

        thrown = rules.throwing().outcomes().stream().mapToLong(this::hand).toArray();
        undersides = rules.throwing().outcomes().stream()
                .mapToLong(outcome -> hand(rules.throwing().undersides(outcome)))
                .toArray();
        labels = rules.throwing().outcomes().stream()
                .map(vs -> vs.stream().map(v -> Integer.toString(v)).collect(Collectors.joining(",")))
                .toArray(String[]::new);
        again = new boolean[thrown.length];
        for (int i = 0; i < again.length; i++) {
            again[i] = rules.repeats().by(rules.throwing().outcomes().get(i));
        }
        probabilities = rules.throwing().probabilities();
        cases = rules.throwing().cases();
        even = rules.throwing().isEven();
        foremostBack = rules.repeats().penalty() == Repeats.Penalty.FOREMOST;
        hitSteps = rules.rewards().hitSteps() == 0
                ? 0
                : hand(List.of(), List.of(rules.rewards().hitSteps()));
        homeSteps = rules.rewards().homeSteps() == 0
                ? 0
                : hand(List.of(), List.of(rules.rewards().homeSteps()));

        sumHands = sumHands(rules);
        sumOpen = sumHands.length == 0
                ? 0
                : 1 << 2 * values.indexOf(entry.starts().getFirst());

        int all = FOUR * FOUR * CODES;
        barLow = new long[all];
        barHigh = new long[all];
        shutLow = new long[all];
        shutHigh = new long[all];
        twice = circuit.last() - circuit.start() >= circuit.ring();
        risky = new int[FOUR * CODES];
        keeperLow = new long[2 * FOUR * CODES];
        keeperHigh = new long[2 * FOUR * CODES];
        Arrays.fill(keeperLow, NOBODY);
        Arrays.fill(keeperHigh, NOBODY);
        struckLow = new long[FOUR * 2 * CODES];
        struckHigh = new long[FOUR * 2 * CODES];
        Arrays.fill(struckLow, NOBODY);
        Arrays.fill(struckHigh, NOBODY);
        groups = new int[places.length][][];
        barringLow = new long[places.length];
        barringHigh = new long[places.length];
        for (int seat = 0; seat < places.length; seat++) {
            groups[seat] = groups(rules, places, seat);
            for (int[] group : groups[seat]) {
                for (int other : group) {
                    long[] barring = other < 2 ? barringLow : barringHigh;
                    barring[seat] |= 0x80808080L << 32 * (other & 1);
                }
            }
            for (int other = 0; other < places.length; other++) {
                meet(rules, places, seat, other);
            }
        }
        mixed = rules.blocking().mixed();
        bars = isAny(barLow, barHigh);
        for (int seat = 0; seat < places.length; seat++) {
            for (int code = 0; code < home; code++) {
                risky[seat * CODES + code] = risky(rules, seat, code);
            }
        }
    }

    /** The values of some slots as bits. */
    private long ends(int first, int end) {
        long ends = 0;
        for (int slot = first; slot < end; slot++) {
            ends |= 1L << value[slot] - 1;
        }
        return ends;
    }

    private static boolean isAny(long[] low, long[] high) {
        return Stream.of(low, high).flatMapToLong(Arrays::stream).anyMatch(bits -> bits != 0);
    }

    private static List<Integer> values(CrossRules rules) {
        List<Integer> values = new ArrayList<>(
                rules.throwing().values().stream().map(Throwing.Value::shows).toList());
        Stream.of(rules.rewards().hitSteps(), rules.rewards().homeSteps())
                .filter(steps -> steps > 0)
                .distinct()
                .sorted()
                .forEach(values::add);
        return values;
    }

    private int code(int progress) {
        return progress - first + 1;
    }

    /** Values on the table and steps that were earned as a hand. */
    long hand(List<Integer> thrown, List<Integer> steps) {
        long hand = hand(thrown);
        for (int v : steps) {
            int slot = Integer.bitCount(thrownSlots);
            while (value[slot] != v) {
                slot++;
            }
            hand += 1L << 8 * slot;
        }
        return hand;
    }

    /** Values as a hand: how often each is there, a byte a slot; of equal values a thrown one. */
    long hand(List<Integer> values) {
        long hand = 0;
        for (int v : values) {
            hand += 1L << 8 * Arrays.stream(value).boxed().toList().indexOf(v);
        }
        return hand;
    }

    /** The progress after a value, or -1 where it leads nowhere. */
    private static int after(CrossRules rules, int progress, int value, boolean shortWay) {
        Circuit way = rules.circuit();
        if (!way.roads().isEmpty()) {
            return Roads.after(rules, progress, value, shortWay);
        }
        int end = way.end();
        if (shortWay) {
            return -1;
        }
        if (rules.going().door() == Going.Door.AGAIN && progress == end - 1) {
            return rules.repeats().on().contains(value) ? end : -1;
        }
        int to = progress + value;
        if (to > end) {
            return rules.going().overshoot() == Going.Overshoot.STOP ? end : -1;
        }
        return to == end - 1 && rules.going().door() == Going.Door.CLOSED ? -1 : to;
    }

    /** The hands of two thrown values that enter together. */
    private long[] sumHands(CrossRules rules) {
        if (!rules.entry().sums()) {
            return new long[0];
        }
        return IntStream.rangeClosed(1, value[Integer.bitCount(thrownSlots) - 1])
                .boxed()
                .flatMap(one -> rules.entry().starts().stream()
                        .filter(sum -> one <= sum - one)
                        .map(sum -> List.of(one, sum - one)))
                .filter(pair -> rules.throwing().outcomes().contains(pair))
                .mapToLong(this::hand)
                .toArray();
    }

    /** The sets of seats whose pawns bar the way of a seat together. */
    private static int[][] groups(CrossRules rules, int[] places, int seat) {
        Blocking blocking = rules.blocking();
        Partners sides = rules.sides();
        return IntStream.range(0, places.length)
                .filter(s -> blocking.own() || !sides.together(places[s], places[seat]))
                .mapToObj(s -> IntStream.range(0, places.length)
                        .filter(t -> s == t || blocking.mixed() && sides.together(places[s], places[t]))
                        .toArray())
                .toArray(int[][]::new);
    }

    /** What pawns of another seat, or the own ones, are to one that moves. */
    private void meet(CrossRules rules, int[] places, int seat, int other) {
        Circuit way = rules.circuit();
        boolean foe = !rules.sides().together(places[seat], places[other]);
        for (int its = way.first(); its <= way.furthest(); its++) {
            int from = (seat * FOUR + other) * CODES + code(its);
            for (int square = way.first(); square <= way.furthest(); square++) {
                boolean shared = way.isShared(its) && way.isShared(square);
                boolean meets = shared
                        ? way.square(places[other], its) == way.square(places[seat], square)
                        : seat == other && its == square;
                if (!meets) {
                    continue;
                }
                if (shared
                        ? bars(rules.blocking().where(), way.isSafe(square))
                        : rules.blocking().lane()) {
                    set(barLow, barHigh, from, code(square));
                }
                if (!foe) {
                    continue;
                }
                Hitting hitting = rules.hitting();
                boolean safe = way.isSafe(square);
                if (safe && hitting.onSafe() == Hitting.OnSafe.CLOSED || !hitting.doorstep() && its == way.start()) {
                    set(shutLow, shutHigh, from, code(square));
                    int layer = its - way.start() >= way.ring() ? FOUR * CODES : 0;
                    put(keeperLow, keeperHigh, layer + seat * CODES + code(square), other, code(its));
                }
                strike(seat, other, code(square), code(its), !safe);
                strike(seat, other, CODES + code(square), code(its), !safe || hitting.entering());
            }
        }
    }

    private static boolean bars(Blocking.Where where, boolean safe) {
        return switch (where) {
            case NOWHERE -> false;
            case ANYWHERE -> true;
            case PLAIN -> !safe;
            case SAFE -> safe;
        };
    }

    private static void set(long[] low, long[] high, int at, int code) {
        if (code < 64) {
            low[at] |= 1L << code;
        } else {
            high[at] |= 1L << code - 64;
        }
    }

    /** Has all pawns of a seat with a code hit, where that is so. */
    private void strike(int seat, int other, int at, int code, boolean open) {
        if (open) {
            put(struckLow, struckHigh, seat * 2 * CODES + at, other, code);
        }
    }

    /** Puts a code for all four pawns of a seat. */
    private static void put(long[] low, long[] high, int at, int seat, int code) {
        long[] codes = seat < 2 ? low : high;
        int shift = 32 * (seat & 1);
        codes[at] = codes[at] & ~(0xffffffffL << shift) | (code * 0x01010101L) << shift;
    }

    /** The slots and ways from a code to where a single pawn may keep the mover out. */
    private int risky(CrossRules rules, int seat, int code) {
        int slots = 0;
        for (int use = 0; use < 2 * SLOTS; use++) {
            int end = to[code << 4 | use];
            if (end < 0 || code == 0 && end == start && rules.hitting().entering()) {
                continue;
            }
            for (int layer = 0; layer < 2; layer++) {
                int at = (layer * FOUR + seat) * CODES + end;
                slots |= keeperLow[at] != NOBODY || keeperHigh[at] != NOBODY ? 1 << use : 0;
            }
        }
        return slots;
    }
}
