package alea.solve.graph;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ejml.data.DMatrixRMaj;
import org.ejml.data.SingularMatrixException;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.MatrixFeatures_DDRM;

/**
 * The game of given policies written out as an absorbing Markov chain (Kemeny and Snell, Finite Markov Chains,
 * chapter 3; van den Berg, section 3.3.6): its transient states, the results that absorb it, and the probabilities
 * between them.
 */
public final class Absorbing {
    /** More states make no matrix. */
    public static final int MOST_OF_MATRIX = 2_000;

    /**
     * A state in which a seat acts.
     *
     * @param number its number in the space
     * @param acting the seat
     */
    public record State(int number, int acting) {}

    /**
     * A transition.
     *
     * @param from a state, by its place in {@link #states}
     * @param to a state likewise; or, negative, a result: -1 - seat for a win, -1 - seats for a draw
     * @param probability of going there next
     */
    public record Transition(int from, int to, double probability) {}

    private final Graph graph;
    private final double[][] choice;
    private final List<State> states = new ArrayList<>();
    private final Map<State, Integer> places = new HashMap<>();
    private final List<Transition> transitions = new ArrayList<>();

    private Absorbing(Graph graph, double[][] choice) {
        this.graph = graph;
        this.choice = choice;
    }

    /**
     * Writes the chain out.
     *
     * @param choice by seat, the probabilities with which it takes the edges of decisions
     * @param from where matches start
     * @param most how many states there may be
     * @throws BadInput when there are more
     */
    public static Absorbing of(Graph graph, double[][] choice, Collection<State> from, int most) {
        var chain = new Absorbing(graph, choice);
        from.forEach(chain::place);
        for (int i = 0; i < chain.states.size(); i++) {
            if (chain.states.size() > most) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "the Markov chain of %s has more than %,d states",
                        graph.space().game().spec(),
                        most));
            }
            State state = chain.states.get(i);
            Map<Integer, Double> to = new LinkedHashMap<>();
            chain.follow(state.number, state.acting, 1, to);
            for (var entry : to.entrySet()) {
                chain.transitions.add(new Transition(i, entry.getKey(), entry.getValue()));
            }
        }
        return chain;
    }

    /** The game. */
    public Game game() {
        return graph.space().game();
    }

    private int place(State state) {
        Integer known = places.putIfAbsent(state, states.size());
        if (known == null) {
            states.add(state);
            return states.size() - 1;
        }
        return known;
    }

    private void follow(int n, int acting, double probability, Map<Integer, Double> to) {
        int first = graph.first(n);
        int last = graph.last(n);
        byte kind = graph.kind(n);
        for (int e = first; e < last; e++) {
            double p = probability
                    * (kind == Graph.DECISION
                            ? choice[acting][e]
                            : kind == Graph.WEIGHTED ? graph.probability(e) : 1.0 / (last - first));
            if (p == 0) {
                continue;
            }
            if (graph.ends(e)) {
                to.merge(-1 - winner(graph.outcome(e), acting), p, Double::sum);
                continue;
            }
            int m = graph.node(e);
            int next = (acting + graph.ahead(e)) % graph.seats();
            if (m < graph.numbered()) {
                to.merge(place(new State(m, next)), p, Double::sum);
            } else {
                follow(m, next, p, to);
            }
        }
    }

    private int winner(double[] shares, int acting) {
        for (int k = 0; k < shares.length; k++) {
            if (shares[k] == 1) {
                return (acting + k) % shares.length;
            }
        }
        return shares.length;
    }

    /** The transient states. */
    public List<State> states() {
        return List.copyOf(states);
    }

    /** The transitions, by the state they start from. */
    public List<Transition> transitions() {
        return List.copyOf(transitions);
    }

    /** The position of a state. */
    public Position position(State state) {
        Game game = graph.space().game();
        Position position = game.start();
        graph.space().position(state.number, position);
        if (graph.space().turned()) {
            for (int k = 0; k < state.acting; k++) {
                position = game.turned(position);
            }
        }
        return position;
    }

    /**
     * The fundamental matrix: how often the chain is in each state, in the mean, when it starts in another.
     *
     * @return by state to start from, by state
     * @throws BadInput when there are too many states
     */
    public double[][] fundamental() {
        return inverse().get2DData();
    }

    private DMatrixRMaj inverse() {
        int n = states.size();
        if (n > MOST_OF_MATRIX) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "the fundamental matrix of %,d states is too large; at most %,d are inverted",
                    n,
                    MOST_OF_MATRIX));
        }
        DMatrixRMaj stays = CommonOps_DDRM.identity(n);
        for (Transition t : transitions) {
            if (t.to >= 0) {
                stays.add(t.from, t.to, -t.probability);
            }
        }
        if (!CommonOps_DDRM.invert(stays) || MatrixFeatures_DDRM.hasUncountable(stays)) {
            throw new SingularMatrixException();
        }
        return stays;
    }

    /**
     * The probabilities with which the chain is absorbed.
     *
     * @return by state to start from: a win of each seat, and a draw
     */
    public double[][] absorbed() {
        var results = new DMatrixRMaj(states.size(), graph.seats() + 1);
        for (Transition t : transitions) {
            if (t.to < 0) {
                results.add(t.from, -1 - t.to, t.probability);
            }
        }
        return CommonOps_DDRM.mult(inverse(), results, null).get2DData();
    }
}
