package alea.learn.td;

import alea.game.Appraiser;
import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Policy;
import alea.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Takes what a value network thinks most of. With one ply the positions after the options are compared; with two,
 * what happens after that is averaged over the next roll and the reply that is best by the network for whoever
 * replies. Of equal options the first.
 */
final class NetPolicy implements Policy, Evaluator, Appraiser {
    private final NetworkEvaluator valuer;
    private final Features features;
    private final int plies;
    private final int seats;
    /** Looks at positions together; null to look at each for itself, plainly. */
    private final @Nullable DecisionBatch together;

    /** By outcome: whether it is in that. */
    private boolean[] added = new boolean[8];

    private Position[] scratch = new Position[0];
    private final List<double[]> replies = new ArrayList<>();

    NetPolicy(NetworkEvaluator valuer, int plies) {
        this(valuer, plies, null);
    }

    /** One that values positions together where it can. */
    NetPolicy(NetworkEvaluator valuer, int plies, @Nullable NetworkBatch batch) {
        together = batch == null || plies > 1 ? null : new DecisionBatch(valuer, batch);
        this.valuer = valuer;
        features = valuer.features;
        this.plies = plies;
        seats = valuer.net.seats;
    }

    @Override
    public int choose(Position position, Dice dice) {
        return best(position);
    }

    @Override
    public void probabilities(Position position, double[] into) {
        Arrays.fill(into, 0, position.options(), 0);
        into[best(position)] = 1;
    }

    private int best(Position position) {
        int options = position.options();
        int seat = position.seat();
        int best = 0;
        double most = -1;
        if (options > 1) {
            Position next = scratch(position, 0);
            if (together != null) {
                together.clear();
                if (together.decision(position, next)) {
                    together.work();
                    return together.best(0);
                }
            }
            valuer.begin();
            for (int option = 0; option < options; option++) {
                if (features.representative(position, option) == option) {
                    next.set(position);
                    next.take(option);
                    double worth = worth(next, seat);
                    if (worth > most) {
                        most = worth;
                        best = option;
                    }
                }
            }
        }
        return best;
    }

    @Override
    public List<Valued> evaluate(Position position) {
        List<Valued> values = new ArrayList<>();
        for (int option = 0; option < position.options(); option++) {
            Position next = scratch(position, 0);
            next.set(position);
            next.take(option);
            valuer.begin();
            double worth = valuer.payoffs.ofPart(worth(next, position.seat()), seats);
            values.add(new Valued(position.label(option), worth, Map.of()));
        }
        return values;
    }

    /** As the network thinks, of the best option at a decision, on average over what chance does. */
    @Override
    public void appraise(Position position, double[] into) {
        valuer.begin();
        if (position.node() == Position.DECISION && !features.values(position) && !valuer.knows(position)) {
            int best = best(position);
            Position next = scratch(position, 0);
            next.set(position);
            next.take(best);
            valuer.worths(next, into);
        } else {
            valuer.worths(position, into);
        }
        payoffs(into);
    }

    @Override
    public void appraiseOutcomes(Position chance, Position next, double[][] into) {
        if (together == null) {
            Appraiser.super.appraiseOutcomes(chance, next, into);
            return;
        }
        int outcomes = chance.options();
        if (added.length < outcomes) {
            added = new boolean[outcomes];
        }
        Position after = scratch(chance, 0);
        together.clear();
        for (int outcome = 0; outcome < outcomes; outcome++) {
            next.set(chance);
            next.take(outcome);
            added[outcome] = add(together, next, after);
        }
        together.work();
        int which = 0;
        for (int outcome = 0; outcome < outcomes; outcome++) {
            if (added[outcome]) {
                together.worths(which++, into[outcome]);
                payoffs(into[outcome]);
            }
        }
        for (int outcome = 0; outcome < outcomes; outcome++) {
            if (!added[outcome]) {
                next.set(chance);
                next.take(outcome);
                appraiseOrScore(next, into[outcome]);
            }
        }
    }

    /** Adds what came of chance to those that are looked at together, if it can be one of them. */
    private boolean add(DecisionBatch batch, Position position, Position next) {
        if (position.node() == Position.OVER || valuer.knows(position)) {
            return false;
        }
        if (features.values(position)) {
            batch.position(position);
            return true;
        }
        return position.node() == Position.DECISION && batch.decision(position, next);
    }

    private void payoffs(double[] parts) {
        for (int seat = 0; seat < seats; seat++) {
            parts[seat] = valuer.payoffs.ofPart(parts[seat], seats);
        }
    }

    private Position scratch(Position like, int ply) {
        if (scratch.length == 0 || scratch[0].getClass() != like.getClass()) {
            scratch = new Position[0];
        }
        if (scratch.length <= ply) {
            int before = scratch.length;
            scratch = Arrays.copyOf(scratch, ply + 1);
            for (int i = before; i <= ply; i++) {
                scratch[i] = like.copy();
                replies.add(new double[Network.OUTPUTS]);
            }
        }
        return scratch[ply];
    }

    private double worth(Position after, int seat) {
        if (plies == 1 || after.node() == Position.OVER || valuer.knows(after)) {
            return valuer.worth(after, seat);
        }
        return average(after)[seat];
    }

    /**
     * What a position is worth to all seats, when chance acts once more and then a seat replies. Valid until the
     * next call.
     */
    double[] average(Position position) {
        return average(position, 1);
    }

    /** The same at a depth, for which it needs positions of its own. */
    private double[] average(Position position, int ply) {
        Position next = scratch(position, ply);
        double[] sum = replies.get(ply);
        Arrays.fill(sum, 0);
        if (!position.isChance()) {
            reply(position, ply, sum, 1);
            return sum;
        }
        for (int option = 0; option < position.options(); option++) {
            double probability = position.probability(option);
            if (probability > 0) {
                next.set(position);
                next.take(option);
                reply(next, ply + 1, sum, probability);
            }
        }
        return sum;
    }

    /** Adds what a position is worth after the best reply there, if one is due. */
    private void reply(Position position, int ply, double[] sum, double weight) {
        if (position.node() != Position.DECISION) {
            add(position, sum, weight);
            return;
        }
        Position next = scratch(position, ply);
        int seat = position.seat();
        double most = -1;
        int best = 0;
        int tried = 0;
        valuer.begin();
        for (int option = 0; option < position.options(); option++) {
            if (features.representative(position, option) == option) {
                tried++;
                next.set(position);
                next.take(option);
                double worth = valuer.worth(next, seat);
                if (worth > most) {
                    most = worth;
                    best = option;
                }
            }
        }
        if (tried > 1) {
            next.set(position);
            next.take(best);
        }
        add(next, sum, weight);
    }

    private void add(Position position, double[] sum, double weight) {
        if (position.node() != Position.OVER && features.values(position) && !valuer.knows(position)) {
            float[] chances = valuer.chances(position);
            for (int s = 0; s < seats; s++) {
                sum[s] += weight * chances[valuer.ahead(s, position.seat())];
            }
            return;
        }
        for (int s = 0; s < seats; s++) {
            sum[s] += weight * valuer.worth(position, s);
        }
    }
}
