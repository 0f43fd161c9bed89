package alea.cross;

import alea.game.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A position of a {@link CrossGame} that is played without allocation: what stands on every square is counted as pawns
 * move, and what is remembered is packed into a few numbers. {@link PlainCross} says what it does.
 */
public final class CrossPosition extends Position implements Pawns {
    /** Every value once, see {@link CrossTables#COUNT}. */
    private static final long ONES = 0x0101010101010101L;

    private final CrossGame game;
    private final CrossRules rules;
    private final CrossTables tables;
    private final CrossPawns pawns;
    private final CrossMoves moves;

    /** The values on the table, by number, {@link CrossTables#COUNT} bits each. */
    private long table;
    /** The steps that were earned, in the same way. */
    private long bonus;

    private int tries;
    private int sixes;
    private int owed;
    private int last = -1;
    /** By the seat whose start two others stand on, the one who came last, counted from 1, in four bits each. */
    private int late;

    private int hitters;
    /** The seats that are done, counted from 1, in four bits each, the first in the lowest. */
    private int done;

    private boolean undoes;
    private final int[] undo;

    private CrossPosition(CrossGame game, CrossTables tables) {
        this.game = game;
        this.tables = tables;
        rules = game.crossRules();
        pawns = new CrossPawns(tables, game.seats(), game.pawns());
        moves = new CrossMoves(game, tables, pawns);
        undo = new int[rules.undoes() ? game.seats() * game.pawns() : 0];
    }

    /** Where matches begin. */
    static CrossPosition start(CrossGame game, CrossTables tables) {
        var start = new CrossPosition(game, tables);
        start.setUp(CrossState.start(game));
        return start;
    }

    void setUp(CrossState state) {
        pawns.setUp(state.pawns);
        seat = state.seat;
        table = packed(state.dice.stream().mapToInt(tables::index).toArray());
        bonus = packed(state.bonus.stream()
                .mapToInt(steps -> Arrays.binarySearch(tables.bonus, steps))
                .toArray());
        tries = state.tries;
        sixes = state.sixes;
        owed = state.owed;
        last = state.last;
        late = 0;
        state.late.forEach((of, who) -> late |= who + 1 << 4 * of);
        hitters = state.hitters;
        done = 0;
        state.done.forEach(this::addDone);
        undoes = state.undo != null;
        for (int i = 0; state.undo != null && i < undo.length; i++) {
            undo[i] = state.undo[i / game.pawns()][i % game.pawns()];
        }
        if (isOver()) {
            finish();
        } else if (table == 0 && bonus == 0 || throwsFirst()) {
            await(seat);
        } else {
            decide();
        }
        turns = 0;
    }

    private static long packed(int[] numbers) {
        long packed = 0;
        for (int n : numbers) {
            packed += 1L << CrossTables.COUNT * n;
        }
        return packed;
    }

    private CrossState state() {
        var state = new CrossState(game.seats(), game.pawns());
        for (int s = 0; s < game.seats(); s++) {
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                state.pawns[s][pawn] = pawns.progress(s, pawn);
            }
        }
        state.seat = seat;
        for (int i = 0; i < tables.values.length; i++) {
            for (int n = 0; n < count(table, i); n++) {
                state.dice.add(tables.values[i]);
            }
        }
        for (int i = 0; i < tables.bonus.length; i++) {
            for (int n = 0; n < count(bonus, i); n++) {
                state.bonus.add(tables.bonus[i]);
            }
        }
        state.tries = tries;
        state.sixes = sixes;
        state.owed = owed;
        state.last = last;
        for (int of = 0; of < game.seats(); of++) {
            if ((late >>> 4 * of & 15) != 0) {
                state.late.put(of, (late >>> 4 * of & 15) - 1);
            }
        }
        state.hitters = hitters;
        for (int left = done; left != 0; left >>>= 4) {
            state.done.add((left & 15) - 1);
        }
        if (undoes) {
            int[][] rows = new int[game.seats()][game.pawns()];
            for (int i = 0; i < undo.length; i++) {
                rows[i / game.pawns()][i % game.pawns()] = undo[i];
            }
            state.undo = rows;
        }
        return state;
    }

    private static int count(long packed, int number) {
        return (int) (packed >>> CrossTables.COUNT * number) & (1 << CrossTables.COUNT) - 1;
    }

    /** Values are kept, and a throw that is owed comes before they are moved. */
    private boolean throwsFirst() {
        return owed > 0 && tables.kept;
    }

    @Override
    public void take(int option) {
        if (node == DECISION) {
            move(option);
        } else {
            thrown(option);
        }
    }

    private void thrown(int outcome) {
        boolean again = tables.again[outcome];
        int limit = tables.limit;
        if (limit > 0) {
            if (undo.length > 0) {
                remember(again);
            }
            sixes = again ? sixes + 1 : 0;
            if (sixes == limit) {
                punish();
                next();
                return;
            }
            last = -1;
        } else {
            owed = again ? 1 : 0;
        }
        table += tables.outcomes[outcome];
        if (throwsFirst()) {
            await(seat);
        } else {
            decide();
        }
    }

    /** Keeps the board before the first of the throws in a row that can be undone. */
    private void remember(boolean again) {
        if (again && sixes == 0) {
            for (int i = 0; i < undo.length; i++) {
                undo[i] = pawns.progress(i / game.pawns(), i % game.pawns());
            }
        }
        undoes = again;
    }

    private void punish() {
        switch (rules.repeats().penalty()) {
            case NONE -> {}
            case UNDONE -> {
                for (int i = 0; i < undo.length; i++) {
                    pawns.put(i / game.pawns(), i % game.pawns(), undo[i]);
                }
            }
            case LAST_MOVED -> {
                if (last >= 0) {
                    pawns.put(seat, last, Circuit.BASE);
                }
            }
            case FOREMOST -> {
                int foremost = -1;
                for (int pawn = 0; pawn < game.pawns(); pawn++) {
                    int p = pawns.progress(seat, pawn);
                    if (rules.circuit().isOnBoard(p) && (foremost < 0 || p > pawns.progress(seat, foremost))) {
                        foremost = pawn;
                    }
                }
                if (foremost >= 0) {
                    pawns.put(seat, foremost, Circuit.BASE);
                }
            }
            case ALL_ON_PLAIN -> goBack(true, true);
            case ALL_ON_RING -> goBack(false, true);
            case ALL -> goBack(false, false);
        }
        if (tables.late) {
            remember();
        }
    }

    private void goBack(boolean plain, boolean ring) {
        for (int pawn = 0; pawn < game.pawns(); pawn++) {
            int spot = pawns.spot(seat, pawn);
            int p = pawns.progress(seat, pawn);
            if (p + CrossTables.OFFSET <= tables.undone
                    && (!ring || spot < tables.shared)
                    && !(plain && tables.safe[spot])) {
                pawns.put(seat, pawn, Circuit.BASE);
            }
        }
    }

    private void move(int option) {
        boolean waiting = false;
        int move = moves.get(option);
        if (move == 0) {
            waiting = tables.tries > 1 && isWaiting();
            drop();
        } else {
            carryOut(option, move);
            tries = 0;
            if (pawns.isDone(seat)) {
                done();
                return;
            }
        }
        if (throwsFirst()) {
            await(seat);
        } else if (table != 0 || bonus != 0) {
            decide();
        } else if ((sixes | owed) > 0) {
            tries = 0;
            again();
        } else if (waiting && tries + 1 < tables.tries) {
            tries++;
            again();
        } else {
            next();
        }
    }

    /** Drops the values on the table, or else the steps that were earned. */
    private void drop() {
        if (table == 0) {
            bonus = 0;
            return;
        }
        table = 0;
        if (rules.repeats().played()) {
            sixes = 0;
            owed = 0;
        }
    }

    private boolean isWaiting() {
        for (int pawn = 0; pawn < game.pawns(); pawn++) {
            if (pawns.spot(seat, pawn) < tables.shared) {
                return false;
            }
        }
        return !moves.couldMove(seat, shut());
    }

    /** Whether the seat to act may not turn off the ring. */
    private boolean shut() {
        return tables.gated && (hitters >>> seat & 1) == 0;
    }

    private void carryOut(int option, int move) {
        boolean hit = tables.hitsPassing && strikePassed(option);
        boolean lands = tables.hitsLanding && (tables.hitsTurned || !CrossWays.turns(moves.way(option)));
        use(move, table == 0);
        int pawn = CrossMoves.pawn(move);
        int to = CrossMoves.to(move);
        int from = pawns.progress(seat, pawn);
        int spot = tables.spots[seat][to + CrossTables.OFFSET];
        if (lands) {
            boolean entering = from == Circuit.BASE && to == tables.entry;
            if (entering && tables.most > 0 && CrossPath.sum(pawns.on(spot)) >= tables.most) {
                makeRoom(spot);
                hit = true;
            } else {
                hit |= entering && tables.hitsEntering ? strikeAll(spot) : strike(spot);
            }
        }
        pawns.put(seat, pawn, to);
        if (CrossMoves.second(move) >= 0) {
            pawns.put(seat, CrossMoves.second(move), to);
        }
        if (tables.late) {
            remember();
        }
        if (tables.last && sixes == tables.limit - 1) {
            last = spot < tables.shared ? pawn : -1;
        }
        if (hit && tables.hitters) {
            hitters |= 1 << seat;
        }
        reward(hit, to + CrossTables.OFFSET > tables.undone && from + CrossTables.OFFSET <= tables.undone);
    }

    /** From a full start a foe goes: who came last, where they are of two seats; the lower number of a seat. */
    private void makeRoom(int spot) {
        int foes = pawns.on(spot) & tables.foes[seat];
        int who = (late >>> 4 * seat & 15) == 0
                ? Integer.numberOfTrailingZeros(foes) >>> 2
                : (late >>> 4 * seat & 15) - 1;
        for (int pawn = 0; pawn < game.pawns(); pawn++) {
            if (pawns.spot(who, pawn) == spot) {
                pawns.put(who, pawn, Circuit.BASE);
                return;
            }
        }
    }

    /** Remembers who came last where two others stand on a start, and forgets it where they no longer do. */
    private void remember() {
        for (int of = 0; of < game.seats(); of++) {
            int others = pawns.on(tables.start[of]) & ~(15 << 4 * of);
            int oneSeat = 15 << (Integer.numberOfTrailingZeros(others) & ~3);
            if ((others & ~oneSeat) == 0) {
                late &= ~(15 << 4 * of);
            } else if ((late >>> 4 * of & 15) == 0) {
                late |= seat + 1 << 4 * of;
            }
        }
    }

    private void use(int move, boolean earned) {
        long one = 1L << CrossTables.COUNT * CrossMoves.value(move);
        if (earned) {
            bonus -= one;
        } else {
            table -= one;
        }
    }

    /** Sends all foes back whom a move passes, where it is not safe. */
    private boolean strikePassed(int option) {
        CrossPath path = moves.path(option);
        int passed = path.passed();
        int seen = 0;
        for (int step = 1; step <= passed; step++) {
            int spot = path.spot(step);
            seen |= pawns.on(spot) & tables.hittable[spot];
        }
        if ((seen & tables.foes[seat]) == 0) {
            return false;
        }
        for (int step = 1; step <= passed; step++) {
            strike(path.spot(step));
        }
        return true;
    }

    /** Sends all foes on a shared square that is not safe back. */
    private boolean strike(int spot) {
        return tables.hittable[spot] != 0 && strikeAll(spot);
    }

    private boolean strikeAll(int spot) {
        int foes = tables.foes[seat];
        if ((pawns.on(spot) & foes) == 0) {
            return false;
        }
        pawns.strike(spot, foes);
        return true;
    }

    private void reward(boolean hit, boolean home) {
        if (hit && tables.hitThrows || home && tables.homeThrows) {
            owed = 1;
        }
        if (hit && tables.hitBonus >= 0) {
            bonus += 1L << CrossTables.COUNT * tables.hitBonus;
        }
        if (home && tables.homeBonus >= 0) {
            bonus += 1L << CrossTables.COUNT * tables.homeBonus;
        }
    }

    private void addDone(int of) {
        done |= of + 1 << 4 * finishers();
    }

    private int finishers() {
        return (35 - Integer.numberOfLeadingZeros(done)) >>> 2;
    }

    /** All pawns of the seat to act are home. */
    private void done() {
        if (rules.finish() == Finish.ALL) {
            addDone(seat);
        }
        if (isOver()) {
            finish();
        } else {
            next();
        }
    }

    private boolean isOver() {
        if (rules.finish() == Finish.ALL) {
            return finishers() >= game.seats() - 1;
        }
        for (int s = 0; s < game.seats(); s++) {
            if ((tables.friends[seat] >>> 4 * s & 1) != 0 && !pawns.isDone(s)) {
                return false;
            }
        }
        return true;
    }

    private void endThrow() {
        table = 0;
        bonus = 0;
        owed = 0;
    }

    private void endTurn() {
        endThrow();
        tries = 0;
        sixes = 0;
        last = -1;
        undoes = false;
    }

    private void again() {
        endThrow();
        turns++;
        await(seat);
    }

    private void next() {
        endTurn();
        turns++;
        int next = seat;
        do {
            next = tables.next[next];
        } while (pawns.isDone(next));
        await(next);
    }

    private void await(int next) {
        seat = next;
        node = tables.even ? CHANCE : WEIGHTED;
        options = tables.outcomes.length;
        moves.clear();
    }

    private void decide() {
        moves.make(seat, table, bonus, shut());
        node = DECISION;
        options = moves.size();
    }

    private void finish() {
        turns++;
        endTurn();
        hitters = 0;
        seat = done == 0 ? seat : (done & 15) - 1;
        node = OVER;
        options = 0;
        moves.clear();
    }

    @Override
    public int progress(int seat, int pawn) {
        return pawns.progress(seat, pawn);
    }

    /** The rules that this position follows. */
    public CrossGame game() {
        return game;
    }

    /** The pawn that an option of a decision moves, or -1 when it is to pass. */
    public int pawn(int option) {
        return CrossMoves.pawn(moves.get(option));
    }

    /** The progress to which an option of a decision moves its pawn; not for a pass. */
    public int to(int option) {
        return CrossMoves.to(moves.get(option));
    }

    @Override
    public void set(Position other) {
        CrossPosition o = (CrossPosition) other;
        pawns.set(o.pawns);
        moves.set(o.moves);
        table = o.table;
        bonus = o.bonus;
        tries = o.tries;
        sixes = o.sixes;
        owed = o.owed;
        last = o.last;
        late = o.late;
        hitters = o.hitters;
        done = o.done;
        undoes = o.undoes;
        System.arraycopy(o.undo, 0, undo, 0, undo.length);
        node = o.node;
        seat = o.seat;
        options = o.options;
        turns = o.turns;
    }

    @Override
    public CrossPosition copy() {
        CrossPosition copy = new CrossPosition(game, tables);
        copy.set(this);
        return copy;
    }

    @Override
    public int @Nullable [] cases() {
        return tables.cases;
    }

    @Override
    public double probability(int option) {
        return tables.probabilities[option];
    }

    @Override
    public String label(int option) {
        if (node != DECISION) {
            return CrossNotation.joined(rules.throwing().outcomes().get(option));
        }
        int move = moves.get(option);
        if (move == 0) {
            return "pass";
        }
        long left = table == 0 ? bonus : table;
        int value = CrossMoves.value(move);
        int shows = table == 0 ? tables.bonus[value] : tables.values[value];
        boolean several = Long.bitCount(left) != 1 || (left & ONES) == 0;
        return CrossNotation.label(rules, CrossMoves.pawn(move), CrossMoves.second(move), shows, -1, several);
    }

    @Override
    public double score(int of) {
        if (rules.finish() == Finish.ALL) {
            int rank = 0;
            while (rank < finishers() && (done >>> 4 * rank & 15) != of + 1) {
                rank++;
            }
            return game.rankScore(rank);
        }
        return game.shareOf(of, seat);
    }

    @Override
    public String toString() {
        return CrossNotation.write(game, state());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CrossPosition o
                && node == o.node
                && seat == o.seat
                && table == o.table
                && bonus == o.bonus
                && tries == o.tries
                && sixes == o.sixes
                && owed == o.owed
                && last == o.last
                && late == o.late
                && hitters == o.hitters
                && done == o.done
                && undoes == o.undoes
                && (!undoes || Arrays.equals(undo, o.undo))
                && pawns.equals(o.pawns);
    }

    @Override
    public int hashCode() {
        int h = pawns.hashCode();
        h = h * 31 + Long.hashCode(table);
        h = h * 31 + Long.hashCode(bonus);
        h = h * 31 + (tries << 4 | sixes << 2 | owed);
        h = h * 31 + last;
        h = h * 31 + late;
        h = h * 31 + hitters;
        h = h * 31 + done;
        return h * 31 + seat;
    }
}
