package alea.learn.td;

import alea.game.Payoffs;
import alea.game.Position;
import java.util.Arrays;

/** One self-play episode: the encoded positions in order, what the network predicted of them, and the final scores. */
final class Trajectory {
    /** About what one takes: as it begins, and as much again for a long match. */
    static final long BYTES = 1_200_000;

    private final int slots;
    private final int seats;
    private final Payoffs payoffs;
    private int count;
    /** Which of them is being written: once another candidate is better it is written again. */
    private int[] seat = new int[1024];

    private float[] predicted = new float[1024 * Network.OUTPUTS];
    /** Where the inputs of each begin in {@link #rows}, and its values in {@link #values}; one more than there are. */
    private int[] begin = new int[1025];

    private int[] valuesBegin = new int[1025];
    private int[] rows = new int[1 << 16];
    private float[] values = new float[1 << 16];
    /** Of each: what it was worth on average less what was predicted, by seat. */
    private float[] errors = new float[0];

    private final float[] scores = new float[Network.OUTPUTS];
    private final float[] future = new float[Network.OUTPUTS];
    private final float[] target = new float[Network.OUTPUTS];
    private long valued;

    Trajectory(int slots, int seats, Payoffs payoffs) {
        this.payoffs = payoffs;
        this.slots = slots;
        this.seats = seats;
    }

    /** Forgets everything. */
    void clear() {
        count = 0;
        valued = 0;
    }

    /** Writes down the position that was valued last, as the next one; only {@link #commit} keeps it. */
    void stage(Position position, NetworkEvaluator valuer, float[] chances) {
        int extras = valuer.extras;
        if (count + 1 >= seat.length) {
            seat = Arrays.copyOf(seat, 2 * seat.length);
            predicted = Arrays.copyOf(predicted, 2 * predicted.length);
            begin = Arrays.copyOf(begin, seat.length + 1);
            valuesBegin = Arrays.copyOf(valuesBegin, seat.length + 1);
        }
        int at = begin[count];
        int valuesAt = valuesBegin[count];
        if (at + slots + extras > rows.length) {
            rows = Arrays.copyOf(rows, 2 * rows.length + slots + extras);
        }
        if (valuesAt + extras > values.length) {
            values = Arrays.copyOf(values, 2 * values.length + extras);
        }
        int width = valuer.net.width;
        for (int i = 0; i < slots; i++) {
            rows[at + i] = valuer.inputs[i] * width;
        }
        for (int i = 0; i < extras; i++) {
            rows[at + slots + i] = valuer.extraInputs[i] * width;
            values[valuesAt + i] = valuer.extraValues[i];
        }
        seat[count] = position.seat();
        System.arraycopy(chances, 0, predicted, count * Network.OUTPUTS, Network.OUTPUTS);
        begin[count + 1] = at + slots + extras;
        valuesBegin[count + 1] = valuesAt + extras;
    }

    /** Keeps the position that was noted last. */
    void commit() {
        count++;
    }

    /** Tells what the position that was kept last is worth to every seat, on average over what comes next. */
    void expect(double[] worth) {
        if (errors.length < predicted.length) {
            errors = Arrays.copyOf(errors, predicted.length);
        }
        int view = seat[count - 1];
        int at = (count - 1) * Network.OUTPUTS;
        for (int s = 0; s < seats; s++) {
            int ahead = s - view;
            errors[at + s] = (float) (worth[s] - predicted[at + (ahead < 0 ? ahead + seats : ahead)]);
        }
    }

    /** Counts positions that were valued, for the speed. */
    void valued(int n) {
        valued += n;
    }

    /** How many positions were valued while the match was played. */
    long valued() {
        return valued;
    }

    /** How many positions there are. */
    int count() {
        return count;
    }

    /** Ends the match. */
    void end(Position last) {
        for (int s = 0; s < seats; s++) {
            scores[s] = (float) payoffs.part(last.score(s), seats);
        }
    }

    /**
     * Learns from the last position to the first: each is moved towards its lambda-return, the average of what was
     * predicted later and of how it ended, where what lies n positions on weighs lambda to the n (Sutton, "Learning
     * to Predict by the Methods of Temporal Differences", 1988).
     *
     * @return the sum of squared distances from the returns before
     */
    double learn(Network net, Kernel kernel, float lambda, float rate, float[] scratch) {
        System.arraycopy(scores, 0, future, 0, Network.OUTPUTS);
        double distance = 0;
        for (int i = count - 1; i >= 0; i--) {
            int view = seat[i];
            for (int s = 0; s < seats; s++) {
                int ahead = s - view;
                target[ahead < 0 ? ahead + seats : ahead] = future[s];
            }
            int at = begin[i];
            int extras = valuesBegin[i + 1] - valuesBegin[i];
            distance += kernel.learn(net, rows, at, slots, values, valuesBegin[i], extras, target, rate, scratch);
            for (int s = 0; s < seats; s++) {
                int ahead = s - view;
                float then = predicted[i * Network.OUTPUTS + (ahead < 0 ? ahead + seats : ahead)];
                future[s] = (1 - lambda) * then + lambda * future[s];
            }
        }
        return distance;
    }

    /**
     * The same by what was expected: each position is moved towards what was predicted of it and the errors from
     * there on, of which that n positions on weighs lambda to the n. An error is what the position was worth on
     * average over what comes next, by the same network, less what was predicted. In the mean over all dice that is
     * the lambda-return; but the luck of the dice that came is not in it.
     *
     * @return the sum of squared distances from the targets before
     */
    double learnExpected(Network net, Kernel kernel, float lambda, float rate, float[] scratch) {
        Arrays.fill(future, 0);
        double distance = 0;
        for (int i = count - 1; i >= 0; i--) {
            int view = seat[i];
            for (int s = 0; s < seats; s++) {
                int ahead = s - view;
                ahead = ahead < 0 ? ahead + seats : ahead;
                future[s] = errors[i * Network.OUTPUTS + s] + lambda * future[s];
                target[ahead] = predicted[i * Network.OUTPUTS + ahead] + future[s];
            }
            int at = begin[i];
            int extras = valuesBegin[i + 1] - valuesBegin[i];
            distance += kernel.learn(net, rows, at, slots, values, valuesBegin[i], extras, target, rate, scratch);
        }
        return distance;
    }
}
