package alea.arena.record;

import alea.arena.record.MatchRecord.Result;
import alea.arena.record.MatchRecord.Turn;
import alea.game.BadInput;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Quoted;
import alea.game.Registry;
import alea.game.Spec;
import alea.game.Strategy;
import alea.match.Arbiter;
import alea.match.Dealing;
import alea.match.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What became of checking a record.
 *
 * @param game the game it is of
 * @param positions the position after each turn, as far as the turns follow the rules
 * @param options those that were taken, chance and decisions, as far as they follow the rules
 * @param rules why the record breaks the rules, or nothing
 * @param dice why the dice are not those of its seed and match, or nothing; nothing as well when it names no seed
 */
public record Verification(
        Game game, List<String> positions, List<Integer> options, Optional<String> rules, Optional<String> dice) {

    /** Whether the record is what its header says. */
    public boolean holds() {
        return rules.isEmpty() && dice.isEmpty();
    }

    /**
     * Checks a record: every turn against the rules, the fast and the plain ones, then the result, then the dice.
     *
     * @throws BadInput when the record names a game, start or number of seats that there is not
     */
    public static Verification of(MatchRecord record, Registry registry) {
        Game game = registry.game(record.game());
        List<Integer> places =
                IntStream.range(0, game.seats()).map(game::place).boxed().toList();
        if (!record.places().equals(places)) {
            throw new BadInput("the record's seat lines are for places %s; %s has %s"
                    .formatted(record.places(), game.spec(), places));
        }
        List<String> positions = new ArrayList<>();
        List<Integer> options = new ArrayList<>();
        Optional<String> rules = followRules(record, game, positions, options);
        Optional<String> dice =
                rules.isEmpty() && record.seed().isPresent() ? followDice(record, game, options) : Optional.empty();
        return new Verification(game, positions, options, rules, dice);
    }

    private static Optional<String> followRules(
            MatchRecord record, Game game, List<String> positions, List<Integer> options) {
        Position fast = game.parse(record.start());
        Position plain = game.plain().parse(record.start());
        for (Turn turn : record.turns()) {
            int number = positions.size() + 1;
            if (turn.place() != game.place(fast.seat())) {
                return Optional.of(String.format(
                        Locale.ROOT,
                        "turn %d: it is the turn of place %d, not %d",
                        number,
                        game.place(fast.seat()),
                        turn.place()));
            }
            int turns = fast.turns();
            for (String label : turn.labels()) {
                if (fast.turns() != turns) {
                    return Optional.of(
                            String.format(Locale.ROOT, "turn %d: it is over before %s", number, Quoted.of(label)));
                }
                try {
                    int option = fast.option(label);
                    fast.take(option);
                    plain.take(plain.option(label));
                    options.add(option);
                } catch (BadInput e) {
                    return Optional.of(String.format(Locale.ROOT, "turn %d: %s", number, e.getMessage()));
                }
                if (!fast.toString().equals(plain.toString())) {
                    return Optional.of(String.format(
                            Locale.ROOT, "turn %d: the fast rules give %s, the plain rules %s", number, fast, plain));
                }
            }
            if (fast.turns() == turns && number < record.turns().size()) {
                return Optional.of(String.format(Locale.ROOT, "turn %d: it is not finished", number));
            }
            positions.add(fast.toString());
        }
        if (!fast.toString().equals(record.end())) {
            return Optional.of("it ends with %s, not with %s".formatted(fast, Quoted.plain(record.end())));
        }
        return checkResult(record, game, fast).or(() -> checkPayoffs(record, game, fast));
    }

    /** The seats that were out, as bits. */
    private static int out(MatchRecord record) {
        return record.outs().stream()
                .mapToInt(out -> record.places().indexOf(out.place()))
                .map(seat -> seat < 0 ? 0 : 1 << seat)
                .reduce(0, (a, b) -> a | b);
    }

    private static Optional<String> checkResult(MatchRecord record, Game game, Position last) {
        Result result = record.result();
        boolean over = last.node() == Position.OVER;
        int won = over ? game.payoffs().winners(last, game.seats(), out(record)) : 0;
        List<Integer> winners = IntStream.range(0, game.seats())
                .filter(seat -> (won >>> seat & 1) != 0)
                .map(game::place)
                .boxed()
                .toList();
        boolean fits = switch (result) {
            case Result.Won(int place) -> winners.equals(List.of(place));
            case Result.Drawn(List<Integer> places) -> winners.equals(places) && winners.size() > 1;
            case Result.Truncated() -> !over;
            case Result.Forfeited forfeited -> !over && forfeited.place() == game.place(last.seat());
        };
        if (fits) {
            return Optional.empty();
        }
        return Optional.of("the result is %s, but the match %s"
                .formatted(
                        Quoted.of(RecordText.result(result)),
                        !over
                                ? "is not over"
                                : winners.size() == 1 ? "was won by " + winners.getFirst() : "was drawn"));
    }

    /** What a match is worth is checked where it is said, and where it was played to its end. */
    private static Optional<String> checkPayoffs(MatchRecord record, Game game, Position last) {
        if (record.payoffs().isEmpty() || last.node() != Position.OVER) {
            return Optional.empty();
        }
        int out = out(record);
        List<Double> payoffs = IntStream.range(0, game.seats())
                .mapToObj(seat -> game.payoffs().score(last, seat, game.seats(), out))
                .toList();
        return payoffs.equals(record.payoffs())
                ? Optional.empty()
                : Optional.of("the payoffs are %s, not %s"
                        .formatted(RecordText.payoffs(payoffs), RecordText.payoffs(record.payoffs())));
    }

    /** Plays the match again with the recorded decisions and the dice of its seed. */
    private static Optional<String> followDice(MatchRecord record, Game game, List<Integer> options) {
        Trace trace = new Trace();
        // A strategy is asked nothing where there is one option, so the script is read at the place that the trace has
        // reached. A forfeited match ends at a decision, and dice that differ end anywhere; the comparison tells them
        // apart.
        Strategy script = (p, dice) -> {
            int next = trace.size();
            if (next >= options.size() || options.get(next) >= p.options()) {
                throw new Forfeit("the record ends or does not fit");
            }
            return options.get(next);
        };
        var arbiter = new Arbiter(
                game,
                game.parse(record.start()),
                List.of(new Player(Spec.parse("record"), () -> script)),
                record.seed().orElseThrow(),
                record.turns().size(),
                record.dice() == Dealing.BY_TURN.version()
                        ? Dealing.BY_TURN
                        : record.deal().isPresent() ? Dealing.DUPLICATE : Dealing.PLAIN);
        arbiter.play(record.match(), record.deal().orElse(record.match()), new int[game.seats()], trace);
        int[] played = trace.toArray();
        for (int i = 0; i < Math.min(played.length, options.size()); i++) {
            if (played[i] != options.get(i)) {
                return Optional.of(String.format(
                        Locale.ROOT,
                        "the dice of seed %d, match %d differ at turn %d",
                        record.seed().orElseThrow(),
                        record.match(),
                        turnOf(record, i)));
            }
        }
        return played.length == options.size()
                ? Optional.empty()
                : Optional.of("the dice of the record end before the match does");
    }

    private static int turnOf(MatchRecord record, int option) {
        int seen = 0;
        int turn = 0;
        while (seen <= option) {
            seen += record.turns().get(turn++).labels().size();
        }
        return turn;
    }
}
