package alea.ludo;

import alea.game.Position;
import alea.picture.Cell;
import alea.picture.PawnBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What an editor has to know of Ludo. */
record LudoPawns(LudoGame game, LudoDrawing drawing) implements PawnBoard {
    @Override
    public int pawns() {
        return game.pawns();
    }

    @Override
    public int progress(Position position, int seat, int pawn) {
        return ((LudoPosition) position).progress(seat, pawn);
    }

    @Override
    public IntStream ways() {
        return IntStream.rangeClosed(game.dialect().origin(), game.dialect().home());
    }

    @Override
    public Cell cell(int seat, int pawn, int progress) {
        return drawing.cell(game.place(seat), pawn, progress);
    }

    /** With the roll and what is remembered, or without; with another seat to act where this one has finished. */
    @Override
    public Stream<String> moved(Position position, int[][] pawns) {
        LudoNotation.Parsed now = LudoNotation.parse(game, position.toString());
        List<Integer> finished = finished(now, pawns);
        int fresh = game.dialect().turns().read(Map.of());
        Stream<String> same = Stream.of(now.die(), 0)
                .flatMap(die -> Stream.of(now.memory(), fresh)
                        .map(memory -> LudoNotation.write(game, pawns, now.seat(), die, memory, finished)));
        Stream<String> others = IntStream.range(1, game.seats())
                .map(further -> (now.seat() + further) % game.seats())
                .filter(seat -> goesOn(seat, finished))
                .mapToObj(seat -> LudoNotation.write(game, pawns, seat, 0, fresh, finished));
        return goesOn(now.seat(), finished) ? Stream.concat(same, others) : Stream.concat(others, same.skip(3));
    }

    /** Those who have all pawns home, in the order that was, and then who comes to it. */
    private List<Integer> finished(LudoNotation.Parsed now, int[][] pawns) {
        List<Integer> home = IntStream.range(0, pawns.length)
                .filter(seat -> Arrays.stream(pawns[seat])
                        .allMatch(p -> p == game.dialect().home()))
                .boxed()
                .toList();
        List<Integer> finished = new ArrayList<>(now.finished());
        finished.retainAll(home);
        home.stream().filter(seat -> !finished.contains(seat)).forEach(finished::add);
        return finished;
    }

    /** Whether a seat rolls, though it may have finished. */
    private boolean goesOn(int seat, List<Integer> finished) {
        return !finished.contains(seat) || !game.dialect().ending().skips();
    }

    /** The seat to act remembers what it does; others what a seat does whose turn begins. */
    @Override
    public Stream<String> turn(Position position, int seat) {
        LudoNotation.Parsed now = LudoNotation.parse(game, position.toString());
        int memory = seat == now.seat() ? now.memory() : game.dialect().turns().skipped(now.memory());
        return goesOn(seat, now.finished())
                ? Stream.of(LudoNotation.write(game, now.progress(), seat, 0, memory, now.finished()))
                : Stream.empty();
    }
}
