package alea.papers.pyludo.players;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Policy;
import alea.game.Position;
import alea.ludo.LudoPosition;
import alea.ludo.PyludoState;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Moves the token whose next state the network values most; of equal ones the lowest number. One token that can move is
 * moved without asking. The value is the network's output; {@code raw} is the same before the last tanh.
 */
abstract class FullPolicy implements Policy, Evaluator {
    private final double[] worth = new double[PyludoState.TOKENS];

    /** Writes the network's output before the last tanh, by option; each moves a token. */
    abstract void raw(LudoPosition position, double[] into);

    /** What tokens are compared by. */
    abstract double compared(double raw);

    @Override
    public final int choose(Position position, Dice dice) {
        return best((LudoPosition) position);
    }

    @Override
    public final void probabilities(Position position, double[] into) {
        Arrays.fill(into, 0, position.options(), 0);
        into[best((LudoPosition) position)] = 1;
    }

    private int best(LudoPosition position) {
        return position.options() == 1 ? 0 : pick(position);
    }

    /** The best of several options. */
    int pick(LudoPosition position) {
        int options = position.options();
        raw(position, worth);
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int option = 0; option < options; option++) {
            double value = compared(worth[option]);
            if (value > most) {
                most = value;
                best = option;
            }
        }
        return best;
    }

    @Override
    public final List<Valued> evaluate(Position position) {
        LudoPosition ludo = (LudoPosition) position;
        if (ludo.movable() == 0) {
            return List.of(new Valued(position.label(0), 0, Map.of()));
        }
        raw(ludo, worth);
        return IntStream.range(0, position.options())
                .mapToObj(option -> new Valued(
                        position.label(option), StrictMath.tanh(worth[option]), Map.of("raw", worth[option])))
                .toList();
    }

    /** By {@link FullNet}; tokens are compared after the last tanh, as the paper's player does it. */
    static final class Exact extends FullPolicy {
        private final PyludoLookahead lookahead = new PyludoLookahead();
        private final FullNet net;

        Exact(double[] genes) {
            net = new FullNet(genes);
        }

        @Override
        void raw(LudoPosition position, double[] into) {
            lookahead.at(position);
            for (int option = 0; option < position.options(); option++) {
                int representative = lookahead.representative(option);
                into[option] = representative < option ? into[representative] : net.raw(lookahead.next(option));
            }
        }

        @Override
        double compared(double raw) {
            return StrictMath.tanh(raw);
        }
    }

    /**
     * By {@link PlainNet}, a state after the other: what {@link Fast} does, plainly. Tokens are compared before the
     * last tanh, which leaves their order as it is.
     */
    static final class Plain extends FullPolicy {
        private final PyludoLookahead lookahead = new PyludoLookahead();
        private final PlainNet net;
        private final int[] rows = new int[PyludoState.ROWS * PyludoState.TOKENS];
        private final int[] from = new int[PyludoState.ROWS * PyludoState.TOKENS];
        private final int[] to = new int[PyludoState.ROWS * PyludoState.TOKENS];

        Plain(double[] genes) {
            net = new PlainNet(genes);
        }

        @Override
        void raw(LudoPosition position, double[] into) {
            lookahead.at(position);
            PyludoState now = lookahead.now();
            for (int i = 0; i < rows.length; i++) {
                rows[i] = row(now, i);
            }
            net.base(rows);
            for (int option = 0; option < position.options(); option++) {
                int representative = lookahead.representative(option);
                into[option] = representative < option
                        ? into[representative]
                        : net.raw(from, to, changes(lookahead.next(option)));
            }
        }

        private int changes(PyludoState next) {
            int changes = 0;
            for (int i = 0; i < rows.length; i++) {
                int row = row(next, i);
                if (row != rows[i]) {
                    from[changes] = rows[i];
                    to[changes++] = row;
                }
            }
            return changes;
        }

        private static int row(PyludoState state, int i) {
            int row = i / PyludoState.TOKENS;
            return PlainNet.row(row, state.get(row, i % PyludoState.TOKENS));
        }

        @Override
        double compared(double raw) {
            return raw;
        }
    }

    /** By {@link FastNet}; tokens are compared before the last tanh, which leaves their order as it is. */
    static final class Fast extends FullPolicy {
        private final Candidates candidates = new Candidates();
        private final FastNet net;

        Fast(FastNet net) {
            this.net = net;
        }

        @Override
        int pick(LudoPosition position) {
            candidates.at(position);
            if (candidates.count == 1) { // whatever the network would say
                return 0;
            }
            net.raw(candidates);
            return candidates.best();
        }

        @Override
        void raw(LudoPosition position, double[] into) {
            candidates.at(position);
            net.raw(candidates);
            for (int option = 0; option < position.options(); option++) {
                into[option] = candidates.output(option);
            }
        }

        @Override
        double compared(double raw) {
            return raw;
        }
    }
}
