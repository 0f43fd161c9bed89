package alea.ludocs;

import alea.game.Position;
import alea.ludocs.Snapshot.Wait;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Everything that a LUDO-CS position remembers, in plain fields that the rules read and write: the pieces, and
 * where the opening, the turn and the round stand. {@link Snapshot} has the same as values and says what each
 * means.
 */
final class LudoCsState {
    final PieceTable pieces = new PieceTable();

    Wait wait = Wait.OPENING;
    LudoCsEnding ending = LudoCsEnding.NONE;
    int seat;
    /** The kind of node, how many outcomes or options it has, and turns finished: as in {@link Position}. */
    int node;

    int options;
    int turns;

    /** Whether the next turn is not begun when one ends: scenarios play single turns. Copies play on. */
    boolean singleTurns;

    final int[] next = new int[LudoCsBoard.SEATS];
    final int[] opening = new int[LudoCsBoard.SEATS];
    /** The seats that have finished, counted from 1, in four bits each, the first in the lowest. */
    int finished;

    int round;
    int first;
    int released;
    int mystery;
    int left;
    int die;
    int sixes;
    int owed;
    boolean captured;
    boolean moved;
    /** Pieces as bits. */
    int pending;
    /** Numbers of pieces counted from 1, in four bits each, the next in the lowest. */
    int forced;

    int forcedSteps;

    /** Waits for chance. */
    void await(Wait what, int outcomes) {
        wait = what;
        node = Position.CHANCE;
        options = outcomes;
    }

    /** Waits for a roll of a seat. */
    void awaitRoll(int who) {
        seat = who;
        die = 0;
        captured = false;
        await(Wait.ROLL, 6);
    }

    /** Waits for the next mystery cell. */
    void awaitSpawn() {
        die = 0;
        await(Wait.SPAWN, freeSquares());
    }

    /** Waits for the seat to act, which has so many options with its die. */
    void awaitChoice(int choices) {
        wait = Wait.CHOICE;
        node = Position.DECISION;
        options = choices;
    }

    /** Waits for nothing yet: what is being carried out may still come to wait for chance. */
    void proceed() {
        wait = Wait.OVER;
    }

    /** Whether what was carried out waits for chance to decide before the turn goes on. */
    boolean awaitsMystery() {
        return wait == Wait.TELEPORT || wait == Wait.AURA;
    }

    /** Takes the pieces that waited for chance. */
    int takePending() {
        int waiting = pending;
        pending = 0;
        return waiting;
    }

    void end(LudoCsEnding how) {
        ending = how;
        wait = Wait.OVER;
        node = Position.OVER;
        options = 0;
        die = 0;
        sixes = 0;
        owed = 0;
        captured = false;
    }

    boolean isHome(int who) {
        return pieces.home[who] == LudoCsBoard.PIECES;
    }

    /** The first seat of a round that has not finished. */
    int firstToPlay() {
        int i = 0;
        while (isHome(first + i & 3)) {
            i++;
        }
        return first + i & 3;
    }

    /** How many seats have finished. */
    int finishers() {
        return (35 - Integer.numberOfLeadingZeros(finished)) >>> 2;
    }

    /** Notes that a seat has finished. */
    void addFinisher(int who) {
        finished |= who + 1 << 4 * finishers();
    }

    /** On how many squares a mystery cell can appear. */
    int freeSquares() {
        int free = 0;
        for (int square = 0; square < LudoCsBoard.SQUARES; square++) {
            free += isFree(square) ? 1 : 0;
        }
        return free;
    }

    /** The square of this number among those on which a mystery cell can appear. */
    int freeSquare(int number) {
        int square = -1;
        for (int n = number; n >= 0; n--) {
            do {
                square++;
            } while (!isFree(square));
        }
        return square;
    }

    private boolean isFree(int square) {
        return pieces.on[square] == 0 && square != mystery;
    }

    /** Becomes a copy. */
    void set(LudoCsState o) {
        pieces.set(o.pieces);
        wait = o.wait;
        ending = o.ending;
        seat = o.seat;
        node = o.node;
        options = o.options;
        turns = o.turns;
        System.arraycopy(o.next, 0, next, 0, LudoCsBoard.SEATS);
        System.arraycopy(o.opening, 0, opening, 0, LudoCsBoard.SEATS);
        finished = o.finished;
        round = o.round;
        first = o.first;
        released = o.released;
        mystery = o.mystery;
        left = o.left;
        die = o.die;
        sixes = o.sixes;
        owed = o.owed;
        captured = o.captured;
        moved = o.moved;
        pending = o.pending;
        forced = o.forced;
        forcedSteps = o.forcedSteps;
    }

    /** Takes over plain values, but for what the position waits for. */
    void restore(Snapshot s) {
        pieces.restore(s.pieces());
        ending = s.ending();
        round = s.round();
        first = s.first();
        seat = s.seat();
        released = s.released();
        mystery = s.mystery();
        left = s.left();
        die = 0;
        sixes = s.sixes();
        owed = s.owed();
        captured = s.captured();
        moved = s.moved();
        forcedSteps = s.forcedSteps();
        turns = 0;
        for (int i = 0; i < LudoCsBoard.SEATS; i++) {
            next[i] = s.next().get(i);
            opening[i] = s.opening().get(i);
        }
        finished = 0;
        s.finished().forEach(this::addFinisher);
        pending = 0;
        s.pending().forEach(p -> pending |= 1 << p);
        forced = 0;
        for (int i = s.forced().size() - 1; i >= 0; i--) {
            forced = forced << 4 | s.forced().get(i) % LudoCsBoard.PIECES + 1;
        }
    }

    /** Everything, as plain values. */
    Snapshot snapshot() {
        List<Integer> waiting = new ArrayList<>();
        for (int rest = pending; rest != 0; rest &= rest - 1) {
            waiting.add(PieceTable.lowest(rest));
        }
        List<Integer> toMove = new ArrayList<>();
        for (int rest = forced; rest != 0; rest >>>= 4) {
            toMove.add(seat * LudoCsBoard.PIECES + (rest & 15) - 1);
        }
        List<Integer> done = new ArrayList<>();
        for (int rest = finished; rest != 0; rest >>>= 4) {
            done.add((rest & 15) - 1);
        }
        return new Snapshot(
                wait,
                ending,
                round,
                first,
                seat,
                pieces.snapshot(),
                released,
                mystery,
                left,
                List.of(next[0], next[1], next[2], next[3]),
                done,
                die,
                sixes,
                owed,
                captured,
                moved,
                waiting,
                toMove,
                forcedSteps,
                List.of(opening[0], opening[1], opening[2], opening[3]));
    }

    /** Whether the rules cannot tell the two apart. */
    boolean same(LudoCsState o) {
        return wait == o.wait
                && ending == o.ending
                && round == o.round
                && first == o.first
                && seat == o.seat
                && released == o.released
                && mystery == o.mystery
                && left == o.left
                && die == o.die
                && sixes == o.sixes
                && owed == o.owed
                && captured == o.captured
                && moved == o.moved
                && pending == o.pending
                && forced == o.forced
                && forcedSteps == o.forcedSteps
                && finished == o.finished
                && pieces.same(o.pieces)
                && Arrays.equals(next, o.next)
                && Arrays.equals(opening, o.opening);
    }

    int hash() {
        int h = pieces.hash() * 31 + Arrays.hashCode(next);
        h = h * 31 + Arrays.hashCode(opening);
        h = h * 31 + node;
        return h * 31 + (((round * 31 + seat) * 61 + mystery) * 31 + die * 8 + sixes) * 31 + pending + forced * 7;
    }
}
