package alea.arena.exec;

import alea.game.Facts;
import alea.game.Game;
import alea.game.HeuristicEvaluation;
import alea.game.Position;
import alea.game.Strikes;
import java.util.Map;
import java.util.Optional;

/**
 * What a bot that knows no rules is told before a question: the facts of the position, and of every option where it
 * leads and the facts there. One instance serves one thread.
 */
final class Prospects {
    private final Game game;
    private final Optional<Facts> facts;
    private final Optional<Strikes> strikes;
    private final HeuristicEvaluation heuristic;
    private final Position after;
    private final Position later;

    Prospects(Game game) {
        this.game = game;
        facts = game.facts();
        strikes = game.strikes();
        heuristic = game.heuristic();
        after = game.start();
        later = game.start();
    }

    /**
     * Writes the messages {@code now}, {@code next} for every option, and {@code chance} for what comes of it.
     *
     * @param position at a decision; left as it was
     * @param chance whether to tell what can come of chance
     */
    void tell(Position position, boolean chance, StringBuilder into) {
        int seat = position.seat();
        into.append("now");
        tell(position, seat, into);
        for (int option = 0; option < position.options(); option++) {
            after.set(position);
            after.take(option);
            into.append("next\t").append(Text.field(position.label(option))).append('\t');
            into.append(Text.field(after.toString()));
            strikes.ifPresent(s -> fact("strikes", Integer.toString(s.between(position, after)), into));
            tell(after, seat, into);
            for (int outcome = 0; chance && after.isChance() && outcome < after.options(); outcome++) {
                later.set(after);
                later.take(outcome);
                into.append("chance\t").append(Text.field(after.label(outcome)));
                into.append('\t').append(after.probability(outcome)).append('\t');
                into.append(Text.field(later.toString()));
                strikes.ifPresent(s -> fact("strikes", Integer.toString(s.between(after, later)), into));
                tell(later, seat, into);
            }
        }
    }

    /** The facts of a position, and the end of the line. */
    private void tell(Position position, int seat, StringBuilder into) {
        fact("turn", Integer.toString(game.place(position.seat())), into);
        if (position.node() == Position.OVER) {
            fact("score", Text.number(position.score(seat)), into);
        }
        fact("heuristic", Text.number(worth(position, seat)), into);
        facts.ifPresent(f -> {
            for (Map.Entry<String, String> fact : f.of(position).entrySet()) {
                fact(fact.getKey(), fact.getValue(), into);
            }
        });
        into.append('\n');
    }

    /** What the game's heuristic says, before chance in the mean of what comes of it. */
    private double worth(Position position, int seat) {
        if (position.node() == Position.OVER) {
            return position.score(seat);
        }
        if (!position.isChance()) {
            return heuristic.of(position, seat);
        }
        double sum = 0;
        for (int outcome = 0; outcome < position.options(); outcome++) {
            double probability = position.probability(outcome);
            if (probability > 0) {
                Position then = position.copy();
                then.take(outcome);
                sum += probability * (then.node() == Position.OVER ? then.score(seat) : heuristic.of(then, seat));
            }
        }
        return sum;
    }

    private static void fact(String name, String value, StringBuilder into) {
        into.append('\t').append(name).append('=').append(Text.field(value));
    }
}
