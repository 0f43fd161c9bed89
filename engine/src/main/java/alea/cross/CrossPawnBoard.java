package alea.cross;

import alea.game.Position;
import alea.picture.Cell;
import alea.picture.PawnBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What an editor has to know of this family. */
record CrossPawnBoard(CrossGame game, Loop loop) implements PawnBoard {
    private Circuit way() {
        return game.crossRules().circuit();
    }

    @Override
    public int pawns() {
        return game.pawns();
    }

    @Override
    public int progress(Position position, int seat, int pawn) {
        return ((Pawns) position).progress(seat, pawn);
    }

    @Override
    public IntStream ways() {
        IntStream before = game.crossRules().gate() == Gate.ROUND
                ? IntStream.of(Circuit.BASE, Circuit.BEHIND)
                : IntStream.of(Circuit.BASE);
        return IntStream.concat(
                before, IntStream.rangeClosed(way().first(), way().end()).filter(way()::hasSquare));
    }

    @Override
    public Cell cell(int seat, int pawn, int progress) {
        return loop.of(game.place(seat), seat, pawn, progress);
    }

    /**
     * With what is on the table and remembered; with the table alone; before the throw; and then with another seat to
     * act, or with nothing remembered at all, as it is when the match is over.
     */
    @Override
    public Stream<String> moved(Position position, int[][] pawns) {
        CrossState now = CrossNotation.read(game, position.toString());
        CrossState fresh = with(now, pawns);
        fresh.endTurn();
        Stream<CrossState> others = IntStream.range(0, game.seats()).boxed().flatMap(further -> {
            CrossState other = copy(fresh);
            other.seat = (now.seat + further) % game.seats();
            CrossState over = copy(other);
            over.hitters = 0;
            over.late.clear();
            return Stream.of(other, over);
        });
        return Stream.concat(Stream.of(with(now, pawns), thrown(now, pawns)), others)
                .map(state -> CrossNotation.write(game, state));
    }

    private CrossState copy(CrossState state) {
        CrossState copy = new CrossState(game.seats(), game.pawns());
        copy.set(state);
        return copy;
    }

    /** The same with pawns elsewhere, in what can be undone, too; with what follows from that. */
    private CrossState with(CrossState now, int[][] pawns) {
        CrossState next = copy(now);
        for (int seat = 0; seat < pawns.length; seat++) {
            for (int pawn = 0; pawn < pawns[seat].length; pawn++) {
                if (next.undo != null && pawns[seat][pawn] != now.pawns[seat][pawn]) {
                    next.undo[seat][pawn] = pawns[seat][pawn];
                }
            }
            next.pawns[seat] = pawns[seat].clone();
        }
        var board = new PlainBoard(game, next);
        List<Integer> done = new ArrayList<>(now.done);
        done.removeIf(seat -> !board.isDone(seat));
        if (game.crossRules().finish() == Finish.ALL) {
            IntStream.range(0, game.seats())
                    .filter(seat -> board.isDone(seat) && !done.contains(seat))
                    .forEach(done::add);
        }
        next.done.clear();
        next.done.addAll(done);
        next.late.clear();
        for (int of = 0; of < game.seats() && game.crossRules().remembersLate(); of++) {
            if (board.isLate(of)) {
                next.late.put(of, late(next, of, now.late.getOrDefault(of, -1)));
            }
        }
        return next;
    }

    /** Who came last to the start of a seat: who did before, if it is there, or the first who is. */
    private int late(CrossState state, int of, int before) {
        int start = way().square(game.place(of), way().start());
        int[] there = IntStream.range(0, game.seats())
                .filter(seat -> seat != of
                        && Arrays.stream(state.pawns[seat])
                                .anyMatch(p -> way().isShared(p) && way().square(game.place(seat), p) == start))
                .toArray();
        return Arrays.stream(there).anyMatch(seat -> seat == before) ? before : there[0];
    }

    /** With what is on the table, as the first throw of a turn. */
    private CrossState thrown(CrossState now, int[][] pawns) {
        CrossState thrown = with(now, pawns);
        thrown.endTurn();
        thrown.dice.addAll(now.dice);
        CrossRules rules = game.crossRules();
        boolean counted = rules.counts()
                && rules.throwing().use() == Throwing.Use.WHOLE
                && !now.dice.isEmpty()
                && rules.repeats().by(now.dice);
        thrown.sixes = counted ? 1 : 0;
        thrown.undo = counted && rules.undoes() ? CrossState.rows(thrown.pawns) : null;
        return thrown;
    }

    @Override
    public Stream<String> turn(Position position, int seat) {
        CrossState turn = CrossNotation.read(game, position.toString());
        turn.endTurn();
        turn.seat = seat;
        return Stream.of(CrossNotation.write(game, turn));
    }
}
