package alea.solve.graph;

import alea.game.BadInput;
import java.util.Arrays;

/**
 * What happens when every seat plays a policy: the probability of every result, the expected payoffs where a match is
 * worth more than a win, and the expected number of turns, from every state. The game is then a Markov chain, and
 * these are the probabilities with which it is absorbed.
 *
 * <p>Each probability grows from 0 while the chain is gone through, in place, component by component; what is missing
 * of one in sum has not been followed to its end yet, and bounds the error of all of them.
 */
public final class Chain {
    private static final int MOST_SWEEPS = 1_000_000;

    private final Graph graph;
    private final int seats;
    private final boolean turned;
    /** Whether a state looks the same whoever acts there: the space is turned and all seats play alike. */
    private final boolean alike;
    /** By seat: the probability of every edge of a decision. */
    private final double[][] choice;
    /** By kind of reward, by node: what is collected at a decision. */
    private final double[][] rewards;
    /** Results of a state: a win of each seat, and a draw. */
    private final int results;
    /** Where the payoffs of a state begin; the end where a win says all. */
    private final int payoffs;
    /** Numbers of a state: the results, the turns, the rewards collected, and the payoffs. */
    private final int width;
    /** By state, by seat that acts there where that matters, by number; the seat to act is the first of the results. */
    private final double[] numbers;

    private final double[] scratch;
    /** By state: where its steps to other states begin, see {@link #flatten}. */
    private final int[] first;

    private int[] to = new int[1024];
    private double[] weight = new double[1024];
    /** What a state gets before it comes to other states. */
    private final double[] base;

    private double unresolved;

    private Chain(Graph graph, double[][] choice, double[][] rewards) {
        this.graph = graph;
        this.choice = choice.clone();
        this.rewards = rewards.clone();
        seats = graph.seats();
        turned = graph.space().turned();
        alike = turned && Arrays.stream(choice).allMatch(c -> Arrays.equals(c, choice[0]));
        results = seats + 1;
        payoffs = results + 1 + rewards.length;
        width = payoffs + (graph.space().game().payoffs().isWinOnly() ? 0 : seats);
        long size = (long) graph.numbered() * (turned && !alike ? seats : 1) * width;
        if (size > Integer.MAX_VALUE - 8) {
            throw new BadInput("%s has too many states to evaluate policies on all of them"
                    .formatted(graph.space().game().spec()));
        }
        numbers = new double[(int) size];
        base = new double[(int) size];
        first = new int[(int) (size / width) + 1];
        scratch = new double[width * 16];
    }

    /**
     * Follows the chain of some policies.
     *
     * @param choice by seat, the probabilities with which it takes the edges of decisions; see {@link Graph#choices}
     * @param missing how much probability may be left that has not been followed to its end, at most, from any state
     * @param rewards by kind, by node: what is collected at a decision, whoever acts
     */
    public static Chain of(Graph graph, double[][] choice, double missing, double[]... rewards) {
        var chain = new Chain(graph, choice, rewards);
        chain.run(missing);
        return chain;
    }

    private void run(double missing) {
        flatten();
        Components components = Components.of(graph);
        for (int c = 0; c < components.count(); c++) {
            unresolved = Math.max(unresolved, component(components, c, missing));
        }
    }

    private double component(Components components, int c, double missing) {
        int from = components.starts[c];
        int to = components.starts[c + 1];
        for (int sweep = 1; ; sweep++) {
            double most = 0;
            double change = 0;
            boolean still = true;
            for (int i = from; i < to; i++) {
                int n = components.nodes[i];
                for (int k = turned ? 0 : graph.seat(n), end = end(k); k < end; k++) {
                    int at = at(n, k);
                    collect(at);
                    double sum = 0;
                    for (int j = 0; j < results; j++) {
                        sum += scratch[j];
                    }
                    most = Math.max(most, 1 - sum);
                    for (int j = results; j < width; j++) {
                        double moved = Math.abs(scratch[j] - numbers[at + j]);
                        change = Math.max(change, moved / (1 + Math.abs(scratch[j])));
                    }
                    still &= Arrays.equals(numbers, at, at + width, scratch, 0, width);
                    System.arraycopy(scratch, 0, numbers, at, width);
                }
            }
            if (most <= missing && change <= missing || still || sweep == MOST_SWEEPS) {
                return most;
            }
        }
    }

    private int end(int k) {
        return turned && !alike ? seats : k + 1;
    }

    /** Works out the steps from state to state, once: the positions between them are left out. */
    private void flatten() {
        int steps = 0;
        for (int n = 0; n < graph.numbered(); n++) {
            for (int k = turned ? 0 : graph.seat(n), end = end(k); k < end; k++) {
                int at = at(n, k);
                first[at / width] = steps;
                if (graph.present(n)) {
                    steps = flatten(n, k, 1, 0, at, steps);
                }
            }
        }
        first[first.length - 1] = steps;
    }

    private int flatten(int n, int k, double reached, int ahead, int at, int from) {
        int steps = from;
        byte kind = graph.kind(n);
        int begin = graph.first(n);
        int end = graph.last(n);
        if (kind == Graph.DECISION) {
            for (int r = 0; r < rewards.length; r++) {
                base[at + results + 1 + r] += reached * rewards[r][n];
            }
        }
        for (int e = begin; e < end; e++) {
            double p = reached
                    * (kind == Graph.DECISION
                            ? choice[k][e]
                            : kind == Graph.WEIGHTED ? graph.probability(e) : 1.0 / (end - begin));
            if (p == 0) {
                continue;
            }
            base[at + results] += p * graph.turns(e);
            if (graph.ends(e)) {
                int result = graph.winner(e);
                base[at + (result == seats ? seats : (result + ahead) % seats)] += p;
                for (int j = 0; payoffs + j < width; j++) {
                    base[at + payoffs + (j + ahead) % seats] += p * graph.outcome(e)[j];
                }
                continue;
            }
            int m = graph.node(e);
            int next = (k + graph.ahead(e)) % seats;
            int further = (ahead + graph.ahead(e)) % seats;
            if (m >= graph.numbered()) {
                steps = flatten(m, next, p, further, at, steps);
                continue;
            }
            if (steps == to.length) {
                int larger = Graph.grown(steps, steps + 1);
                to = Arrays.copyOf(to, larger);
                weight = Arrays.copyOf(weight, larger);
            }
            // The seats ahead and the place of the state in one number.
            to[steps] = at(m, next) / width << 2 | further;
            weight[steps++] = p;
        }
        return steps;
    }

    /** What a state gets, from what it leads to. */
    private void collect(int at) {
        System.arraycopy(base, at, scratch, 0, width);
        for (int step = first[at / width], end = first[at / width + 1]; step < end; step++) {
            collect(numbers, (to[step] >>> 2) * width, weight[step], to[step] & 3, 0);
        }
    }

    private int at(int n, int k) {
        return (turned && !alike ? n * seats + k : n) * width;
    }

    /** Adds up, at {@code into}, the numbers behind a node where seat {@code k} acts. */
    private void follow(int n, int k, int into) {
        int first = graph.first(n);
        int last = graph.last(n);
        byte kind = graph.kind(n);
        if (kind == Graph.DECISION) {
            for (int r = 0; r < rewards.length; r++) {
                scratch[into + results + 1 + r] += rewards[r][n];
            }
        }
        for (int e = first; e < last; e++) {
            double p = kind == Graph.DECISION
                    ? choice[k][e]
                    : kind == Graph.WEIGHTED ? graph.probability(e) : 1.0 / (last - first);
            if (p != 0) {
                along(e, p, k, into);
            }
        }
    }

    private void along(int e, double p, int k, int into) {
        scratch[into + results] += p * graph.turns(e);
        if (graph.ends(e)) {
            scratch[into + graph.winner(e)] += p;
            for (int j = 0; payoffs + j < width; j++) {
                scratch[into + payoffs + j] += p * graph.outcome(e)[j];
            }
            return;
        }
        int m = graph.node(e);
        int next = (k + graph.ahead(e)) % seats;
        if (m < graph.numbered()) {
            collect(numbers, at(m, next), p, graph.ahead(e), into);
            return;
        }
        int inner = into + width;
        Arrays.fill(scratch, inner, inner + width, 0);
        follow(m, next, inner);
        collect(scratch, inner, p, graph.ahead(e), into);
    }

    private void collect(double[] from, int at, double p, int ahead, int into) {
        for (int j = 0; j < seats; j++) {
            int seen = j + ahead;
            scratch[into + (seen < seats ? seen : seen - seats)] += p * from[at + j];
        }
        for (int j = seats; j < payoffs; j++) {
            scratch[into + j] += p * from[at + j];
        }
        for (int j = 0; payoffs + j < width; j++) {
            int seen = j + ahead;
            scratch[into + payoffs + (seen < seats ? seen : seen - seats)] += p * from[at + payoffs + j];
        }
    }

    /** The most probability, from any state, that was not followed to its end. */
    public double unresolved() {
        return unresolved;
    }

    /**
     * The probability that a seat wins.
     *
     * @param state the number of a state
     * @param acting the seat that acts there; it matters only where the space is turned
     * @param seat whose win
     */
    public double win(int state, int acting, int seat) {
        return numbers[at(state, acting) + Math.floorMod(seat - (turned ? acting : graph.seat(state)), seats)];
    }

    /**
     * What a seat expects: its payoff, as the game has it.
     *
     * @param state the number of a state
     * @param acting the seat that acts there; it matters only where the space is turned
     * @param seat whose payoff
     */
    public double payoff(int state, int acting, int seat) {
        if (payoffs == width) {
            if (seats != 2) {
                throw new IllegalStateException("of several seats that share a win, draws do not say whose it is");
            }
            return win(state, acting, seat) + draw(state, acting) / 2;
        }
        int ahead = Math.floorMod(seat - (turned ? acting : graph.seat(state)), seats);
        return numbers[at(state, acting) + payoffs + ahead];
    }

    /** The probability of a draw. */
    public double draw(int state, int acting) {
        return numbers[at(state, acting) + seats];
    }

    /** The expected number of turns to the end. */
    public double turns(int state, int acting) {
        return numbers[at(state, acting) + results];
    }

    /** What is expected to be collected of a kind of reward. */
    public double reward(int kind, int state, int acting) {
        return numbers[at(state, acting) + results + 1 + kind];
    }

    /** The probability that the seat to act wins when it takes an edge. */
    double ownBehind(int e, int acting) {
        Arrays.fill(scratch, 0, width, 0);
        along(e, 1, acting, 0);
        return scratch[0];
    }
}
