package alea.learn.td;

import alea.game.Payoffs;
import alea.game.Position;
import alea.game.Tablebase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Values positions by a network. Of the positions after one decision, the first is summed up in full and the others
 * by what differs. One instance serves one thread.
 */
final class NetworkEvaluator {
    /** Decisions in a row that are looked through. */
    private static final int DECISIONS = 2;

    final Network net;
    final Features features;
    /** What matches are worth, of which the network says the parts. */
    final Payoffs payoffs;

    private final Kernel kernel;
    private final int seats;
    private final int slots;

    /** What the last position valued looked like. */
    final int[] inputs;

    final int[] extraInputs;
    final float[] extraValues;
    int extras;

    private final int[] rows;
    private final int[] extraRows;
    private final int[] from;
    private final int[] to;
    /** By the seat that looks: the position that others are compared with. */
    private final int[][] baseRows;

    private final float[][] sums;
    private final boolean[] ready;
    private final float[] out = new float[Network.OUTPUTS];
    private final List<Position> plies = new ArrayList<>();
    /** What the best option was worth that was looked for last. */
    private double most;

    private final Tablebase table;
    /** What the table said last: payoffs by seat. */
    private final double[] known;

    /**
     * Values positions.
     *
     * @param payoffs of the game; they always sum to the same
     */
    NetworkEvaluator(Payoffs payoffs, Network net, Features features, Kernel kernel) {
        this(payoffs, net, features, kernel, (position, into) -> false);
    }

    /** The same where a table is asked first, which knows some positions for certain. */
    NetworkEvaluator(Payoffs payoffs, Network net, Features features, Kernel kernel, Tablebase table) {
        this.table = table;
        this.payoffs = payoffs;
        this.net = net;
        this.features = features;
        this.kernel = kernel;
        seats = net.seats;
        known = new double[seats];
        slots = features.slots();
        inputs = new int[slots];
        rows = new int[slots];
        from = new int[slots];
        to = new int[slots];
        extraInputs = new int[features.mostExtras()];
        extraRows = new int[features.mostExtras()];
        extraValues = new float[features.mostExtras()];
        baseRows = new int[seats][slots];
        sums = new float[seats][net.width];
        ready = new boolean[seats];
    }

    /** Tells that positions will be valued that have little to do with those before. */
    void begin() {
        Arrays.fill(ready, false);
    }

    /**
     * The parts of the payoffs ({@link Payoffs#part}; where only wins count, the chances) of all seats in a
     * position that the features say the network values; number 0 is the seat to act, then as they play. Valid
     * until the next call.
     */
    float[] chances(Position position) {
        int width = net.width;
        features.slots(position, inputs);
        extras = features.extras(position, extraInputs, extraValues);
        for (int i = 0; i < slots; i++) {
            rows[i] = inputs[i] * width;
        }
        for (int i = 0; i < extras; i++) {
            extraRows[i] = extraInputs[i] * width;
        }
        int seat = position.seat();
        int changes = 0;
        int[] base = baseRows[seat];
        if (ready[seat]) {
            for (int i = 0; i < slots; i++) {
                if (base[i] != rows[i]) {
                    from[changes] = base[i];
                    to[changes++] = rows[i];
                }
            }
        } else {
            System.arraycopy(rows, 0, base, 0, slots);
            kernel.base(net, sums[seat], base, slots);
            ready[seat] = true;
        }
        kernel.outputs(net, sums[seat], from, to, changes, extraRows, extraValues, extras, out);
        Kernel.softmax(out, seats);
        return out;
    }

    /**
     * What a position is worth to a seat, as a part of the payoffs: its payoff when over, its chance by the
     * network, or the average over what chance does. At a decision that the network does not value itself, which is
     * one more of a turn, whoever decides takes what is worth most to it; more than {@link #DECISIONS} such in a row
     * are valued as the board then is.
     */
    double worth(Position position, int seat) {
        return worth(position, seat, 0);
    }

    private double worth(Position position, int seat, int ply) {
        if (position.node() == Position.OVER) {
            return payoffs.part(position.score(seat), seats);
        }
        if (table.knows(position, known)) {
            return payoffs.part(known[seat], seats);
        }
        boolean decides = position.node() == Position.DECISION;
        if (features.values(position) || decides && ply >= DECISIONS) {
            return chances(position)[ahead(seat, position.seat())];
        }
        if (plies.size() <= ply) {
            plies.add(position.copy());
        }
        Position next = plies.get(ply);
        if (decides) {
            return worthOfBest(position, next, seat, ply);
        }
        double sum = 0;
        for (int option = 0; option < position.options(); option++) {
            double probability = position.probability(option);
            if (probability > 0) {
                next.set(position);
                next.take(option);
                sum += probability * worth(next, seat, ply + 1);
            }
        }
        return sum;
    }

    /** What the option is worth to a seat that is worth most to the one to act. */
    private double worthOfBest(Position position, Position next, int seat, int ply) {
        int best = best(position, next, ply);
        if (seat == position.seat()) {
            return most;
        }
        next.set(position);
        next.take(best);
        return worth(next, seat, ply + 1);
    }

    /** The option that is worth most to the one to act, which is {@link #most} afterwards. */
    private int best(Position position, Position next, int ply) {
        double highest = -1;
        int best = 0;
        for (int option = 0; option < position.options(); option++) {
            if (features.representative(position, option) == option) {
                next.set(position);
                next.take(option);
                double worth = worth(next, position.seat(), ply + 1);
                if (worth > highest) {
                    highest = worth;
                    best = option;
                }
            }
        }
        most = highest;
        return best;
    }

    /** The same for every seat at once. */
    void worths(Position position, double[] into) {
        Arrays.fill(into, 0);
        worths(position, into, 1, 0);
    }

    private void worths(Position position, double[] into, double weight, int ply) {
        if (position.node() == Position.OVER) {
            for (int seat = 0; seat < seats; seat++) {
                into[seat] += weight * payoffs.part(position.score(seat), seats);
            }
            return;
        }
        if (table.knows(position, known)) {
            for (int seat = 0; seat < seats; seat++) {
                into[seat] += weight * payoffs.part(known[seat], seats);
            }
            return;
        }
        if (features.values(position)) {
            float[] chances = chances(position);
            for (int seat = 0; seat < seats; seat++) {
                into[seat] += weight * chances[ahead(seat, position.seat())];
            }
            return;
        }
        if (plies.size() <= ply) {
            plies.add(position.copy());
        }
        Position next = plies.get(ply);
        if (!position.isChance()) {
            int best = best(position, next, ply);
            next.set(position);
            next.take(best);
            worths(next, into, weight, ply + 1);
            return;
        }
        for (int option = 0; option < position.options(); option++) {
            double probability = position.probability(option);
            if (probability > 0) {
                next.set(position);
                next.take(option);
                worths(next, into, weight * probability, ply + 1);
            }
        }
    }

    /** Whether a table says what a position is worth, and {@link #worth} with it. */
    boolean knows(Position position) {
        return table.knows(position, known);
    }

    /** How many places of the order of play a seat is after another. */
    int ahead(int seat, int from) {
        int ahead = seat - from;
        return ahead < 0 ? ahead + seats : ahead;
    }
}
