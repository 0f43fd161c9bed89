package alea.arena.record;

import alea.arena.ArenaSetup;
import alea.arena.MatchResult;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.match.Retired;
import alea.match.Termination;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One match from first to last position: who played, what the dice gave, what was done. The text form is described in
 * docs/protocol.md.
 *
 * @param game the game's spec
 * @param places the place of each seat, in the order of play
 * @param strategies the strategy in each seat
 * @param seed the seed of the dice; empty when they came from elsewhere
 * @param match number of the match, 0 without a seed
 * @param deal number of its dice where they were duplicate
 * @param result how it ended
 * @param payoffs what it was worth to each seat; empty when unknown, and in a game that is worth a win and no more
 * @param start the first position
 * @param end the last position
 * @param turns what happened, turn by turn; the last may be unfinished
 * @param outs who gave up while the others played on, in that order
 * @param dice the way of drawing dice: 1, or 2 where they were dealt by turn ({@link alea.match.TurnDraws})
 */
public record MatchRecord(
        String game,
        List<Integer> places,
        List<String> strategies,
        OptionalLong seed,
        long match,
        OptionalLong deal,
        Result result,
        List<Double> payoffs,
        String start,
        String end,
        List<Turn> turns,
        List<Out> outs,
        int dice) {
    /** A place whose player gave up while the others played on: its decisions are drawn from then on. */
    public record Out(int place, int turn, String reason) {}

    /** What one turn was: the place whose turn it was, and the labels of all options taken, chance and decisions. */
    public record Turn(int place, List<String> labels) {}

    /** How a match ended. */
    public sealed interface Result {
        /** One place won. */
        record Won(int place) implements Result {}

        /** Several places share a draw. */
        record Drawn(List<Integer> places) implements Result {}

        /** It was stopped. */
        record Truncated() implements Result {}

        /** A place could not go on; {@code heirs} won or drew. */
        record Forfeited(int place, String reason, List<Integer> heirs) implements Result {}
    }

    /** The record of a result that carries its options. */
    public static MatchRecord of(ArenaSetup setup, MatchResult result) {
        return of(
                setup.game(),
                setup.players(),
                setup.seed(),
                result,
                setup.duplicate() ? OptionalLong.of(result.deal()) : OptionalLong.empty(),
                setup.dealing().version());
    }

    /**
     * The record of a result that carries its options.
     *
     * @param players by number, as the result's seating has them
     * @param seed of the dice
     * @param deal the number of its dice, where that is not the number of the match
     */
    public static MatchRecord of(Game game, List<Player> players, long seed, MatchResult result, OptionalLong deal) {
        return of(game, players, seed, result, deal, 1);
    }

    private static MatchRecord of(
            Game game, List<Player> players, long seed, MatchResult result, OptionalLong deal, int dice) {
        Told told = Told.of(game, result.options());
        List<String> strategies = new ArrayList<>();
        for (int number : result.seating()) {
            strategies.add(players.get(number).written());
        }
        return new MatchRecord(
                game.spec().toString(),
                places(game),
                strategies,
                OptionalLong.of(seed),
                result.number(),
                deal,
                result(game, result, told.last),
                Arrays.stream(result.payoffs()).boxed().toList(),
                game.start().toString(),
                told.last.toString(),
                told.turns,
                outs(game, result),
                dice);
    }

    /** Where the match ended with a forfeit, its result names the last who gave up. */
    private static List<Out> outs(Game game, MatchResult result) {
        List<Retired> before = result.retired();
        if (result.ending() == Termination.FORFEIT) {
            int last = result.seating()[before.getLast().seat()];
            before = before.stream()
                    .filter(r -> result.seating()[r.seat()] != last)
                    .toList();
        }
        return before.stream()
                .map(r -> new Out(game.place(r.seat()), r.turn() + 1, r.reason()))
                .toList();
    }

    /** The record of match 0 of a seed. */
    public static MatchRecord of(
            Game game, List<String> strategies, OptionalLong seed, int[] options, Result result, List<Double> payoffs) {
        return of(game, strategies, seed, 0, options, result, payoffs);
    }

    /**
     * The record of a match of a seed, as far as it was played; it may be unfinished.
     *
     * @param strategies by seat
     * @param seed of its dice; empty where they came from elsewhere
     * @param match its number
     * @param options every option taken, chance and decisions
     * @param payoffs of all seats; empty where they are unknown, and in a game that is worth a win and no more
     */
    public static MatchRecord of(
            Game game,
            List<String> strategies,
            OptionalLong seed,
            long match,
            int[] options,
            Result result,
            List<Double> payoffs) {
        Told told = Told.of(game, options);
        return new MatchRecord(
                game.spec().toString(),
                places(game),
                strategies,
                seed,
                match,
                OptionalLong.empty(),
                result,
                payoffs,
                game.start().toString(),
                told.last.toString(),
                told.turns,
                List.of(),
                1);
    }

    private static List<Integer> places(Game game) {
        return IntStream.range(0, game.seats()).map(game::place).boxed().toList();
    }

    /** What options did, turn by turn, and where they ended. */
    private record Told(List<Turn> turns, Position last) {
        static Told of(Game game, int[] options) {
            Position position = game.start();
            List<Turn> turns = new ArrayList<>();
            List<String> labels = new ArrayList<>();
            int place = game.place(position.seat());
            int turn = position.turns();
            for (int option : options) {
                labels.add(position.label(option));
                position.take(option);
                if (position.turns() != turn) {
                    turns.add(new Turn(place, List.copyOf(labels)));
                    labels.clear();
                    place = game.place(position.seat());
                    turn = position.turns();
                }
            }
            if (!labels.isEmpty()) {
                turns.add(new Turn(place, List.copyOf(labels)));
            }
            return new Told(turns, position);
        }
    }

    private static Result result(Game game, MatchResult result, Position last) {
        return result(game, result.ending(), result.winners(), last.seat(), result.reason());
    }

    /**
     * How a match ended, as a record says it.
     *
     * @param winners the seats that won or share a draw, as bits
     * @param seat who gave up, where somebody did
     * @param reason why, or null
     */
    public static Result result(Game game, Termination ending, int winners, int seat, @Nullable String reason) {
        List<Integer> places = IntStream.range(0, game.seats())
                .filter(s -> (winners >>> s & 1) != 0)
                .map(game::place)
                .boxed()
                .toList();
        return switch (ending) {
            case TRUNCATED -> new Result.Truncated();
            case FORFEIT -> new Result.Forfeited(game.place(seat), reason == null ? "" : reason, places);
            case PLAYED -> places.size() == 1 ? new Result.Won(places.getFirst()) : new Result.Drawn(places);
        };
    }
}
