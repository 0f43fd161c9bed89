package alea.learn.td;

import alea.game.Position;
import java.util.Arrays;

/**
 * Looks at several decisions at once: what is best at each by a {@link NetworkBatch}, and what that is worth. To the
 * bit as {@link NetPolicy} does with one ply and a {@link NetworkEvaluator}, one position after the other.
 */
final class DecisionBatch {
    private static final int KNOWN = -1;

    private final NetworkEvaluator valuer;
    private final NetworkBatch batch;
    private final Features features;
    private final int seats;

    /** By what is looked at: its first line, and who decides. */
    private int[] first = new int[8];

    private int[] decider = new int[8];
    private int looked;

    /** By line: the option, the position in the batch or {@link #KNOWN}, and who acts there. */
    private int[] option = new int[32];

    private int[] number = new int[32];
    private int[] actor = new int[32];
    /** By line and seat: what is known, as parts of the payoffs. */
    private double[] known;

    private int lines;

    DecisionBatch(NetworkEvaluator valuer, NetworkBatch batch) {
        this.valuer = valuer;
        this.batch = batch;
        features = valuer.features;
        seats = valuer.net.seats;
        known = new double[option.length * seats];
    }

    /** Forgets all. */
    void clear() {
        batch.clear();
        looked = 0;
        lines = 0;
    }

    /**
     * Adds a decision.
     *
     * @param next to work with
     * @return whether it is added: whether all its options lead where the network, or the table, says what it is worth
     */
    boolean decision(Position position, Position next) {
        int before = lines;
        batch.begin();
        for (int o = 0; o < position.options(); o++) {
            if (features.representative(position, o) == o) {
                next.set(position);
                next.take(o);
                if (!line(next, o)) {
                    lines = before;
                    return false;
                }
            }
        }
        look(before, position.seat());
        return true;
    }

    /** Adds a position that the features say the network values. */
    void position(Position position) {
        int before = lines;
        batch.begin();
        line(position, 0);
        look(before, position.seat());
    }

    private void look(int at, int seat) {
        if (looked + 1 >= first.length) {
            first = Arrays.copyOf(first, 2 * looked + 2);
            decider = Arrays.copyOf(decider, first.length);
        }
        first[looked] = at;
        decider[looked++] = seat;
        first[looked] = lines;
    }

    private boolean line(Position position, int o) {
        if (lines == option.length) {
            option = Arrays.copyOf(option, 2 * lines);
            number = Arrays.copyOf(number, option.length);
            actor = Arrays.copyOf(actor, option.length);
            known = Arrays.copyOf(known, option.length * seats);
        }
        boolean over = position.node() == Position.OVER;
        if (over || valuer.knows(position)) {
            for (int seat = 0; seat < seats; seat++) {
                known[lines * seats + seat] = valuer.worth(position, seat);
            }
            number[lines] = KNOWN;
        } else if (features.values(position)) {
            number[lines] = batch.add(position);
        } else {
            return false;
        }
        option[lines] = o;
        actor[lines++] = position.seat();
        return true;
    }

    /** Works out all that was added. */
    void work() {
        batch.work();
    }

    /**
     * The option that is worth most to who decides, of equal ones the first.
     *
     * @param which of what was added, from 0
     */
    int best(int which) {
        return option[bestLine(which)];
    }

    /** What that is worth to every seat, as parts of the payoffs; or what the position is worth that was added. */
    void worths(int which, double[] into) {
        int line = bestLine(which);
        for (int seat = 0; seat < seats; seat++) {
            into[seat] = worth(line, seat);
        }
    }

    private int bestLine(int which) {
        int best = first[which];
        double most = -1;
        for (int line = first[which]; line < first[which + 1]; line++) {
            double worth = worth(line, decider[which]);
            if (worth > most) {
                most = worth;
                best = line;
            }
        }
        return best;
    }

    private double worth(int line, int seat) {
        return number[line] == KNOWN
                ? known[line * seats + seat]
                : batch.chance(number[line], valuer.ahead(seat, actor[line]));
    }
}
