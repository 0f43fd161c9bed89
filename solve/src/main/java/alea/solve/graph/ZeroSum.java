package alea.solve.graph;

import alea.game.BadInput;
import alea.game.Payoffs;
import alea.game.Position;
import alea.solve.Archive;
import alea.solve.Objective;
import alea.solve.Solving;
import alea.solve.Space;
import alea.solve.Values;
import java.util.Arrays;
import java.util.Locale;

/**
 * The value of every node of a game of two seats when both play as well as can be: the expected payoff of the seat to
 * act less that of the other, so win minus loss where nothing else counts. It is unique.
 *
 * <p>Interval iteration: a lower and an upper table start at the least and the greatest value and are worked through,
 * in place, component by component; both bracket the truth at every step, and what cannot be worked out exactly is
 * rounded outward. A small last change says nothing about the error; a small gap does. See Haddad and Monmege,
 * Interval iteration algorithm for MDPs and IMDPs (2018).
 *
 * <p>Where the seats together could keep a match from ending, the tables need not meet; {@link Endless} finds that out
 * beforehand.
 */
public final class ZeroSum implements Solving {
    private static final int MOST_SWEEPS = 1_000_000;
    /** The relative error of one operation on doubles. */
    private static final double ULP = 0x1p-53;

    private final Graph graph;
    private final double enough;
    /** The greatest value; the least is as much below 0. */
    private final double most;

    private final double[] lower;
    private final double[] upper;
    private final Components components;
    private int large;
    /** The component at hand, how often it was gone through, and how many large ones were begun. */
    private int at;

    private int sweep;
    private int done;
    private int sweeps;

    /**
     * Tables that know nothing yet.
     *
     * @param enough how far the bounds may stay apart, at most; rounding may keep them apart by some 1e-13
     * @throws BadInput when the game has not two seats, or their payoffs do not always sum to the same
     */
    public ZeroSum(Graph graph, double enough) {
        if (graph.seats() != 2) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "zero-sum values are for two seats; %s has %d",
                    graph.space().game().spec(),
                    graph.seats()));
        }
        this.graph = graph;
        this.enough = enough;
        most = Values.most(graph.space().game());
        lower = new double[graph.numbered()];
        upper = new double[graph.numbered()];
        Arrays.fill(lower, -most);
        Arrays.fill(upper, most);
        finished();
        components = Components.of(graph);
        for (int c = 0; c < components.count(); c++) {
            large += isLarge(c) ? 1 : 0;
        }
    }

    /** States of matches that are over, where a space numbers them: their result. */
    private void finished() {
        Position position = graph.space().game().start();
        Payoffs payoffs = graph.space().game().payoffs();
        for (int n = 0; n < graph.numbered(); n++) {
            if (!graph.present(n)) {
                graph.space().position(n, position);
                if (position.node() == Position.OVER) {
                    int seat = position.seat();
                    lower[n] = payoffs.allowed(position.score(seat)) - payoffs.allowed(position.score(1 - seat));
                    upper[n] = lower[n];
                }
            }
        }
    }

    /**
     * Solves a graph.
     *
     * @param gap how far the bounds may stay apart, at most; rounding may keep them apart by some 1e-13
     * @throws BadInput when the game has not two seats, or their payoffs do not always sum to the same
     */
    public static Bounds solve(Graph graph, double gap) {
        var solving = new ZeroSum(graph, gap);
        while (!solving.done()) {
            solving.refine();
        }
        return new Bounds(solving.lower, solving.upper, solving.sweeps, solving.gap());
    }

    private boolean isLarge(int c) {
        return components.starts[c + 1] - components.starts[c] > 1;
    }

    /** Goes through the component at hand once; on the way to the next large one, through the small ones. */
    @Override
    public void refine() {
        while (at < components.count()) {
            boolean wide = isLarge(at);
            if (wide && sweep == 0) {
                done++;
            }
            // What comes first is solved more closely, so that what builds on it can reach its own gap.
            if (through(enough * done / Math.max(1, large))) {
                at++;
                sweep = 0;
            }
            if (wide) {
                return;
            }
        }
    }

    /** Goes through the component at hand; tells whether that was the last time. */
    private boolean through(double close) {
        int[] nodes = components.nodes;
        double widest = 0;
        boolean changed = false;
        for (int i = components.starts[at]; i < components.starts[at + 1]; i++) {
            changed |= back(nodes[i]);
            widest = Math.max(widest, upper[nodes[i]] - lower[nodes[i]]);
        }
        sweep++;
        sweeps = Math.max(sweeps, sweep);
        return widest <= close || !changed || sweep == MOST_SWEEPS;
    }

    @Override
    public Space space() {
        return graph.space();
    }

    @Override
    public Objective objective() {
        return Objective.ZERO_SUM;
    }

    @Override
    public int sweeps() {
        return sweeps;
    }

    @Override
    public boolean done() {
        return at == components.count();
    }

    /** The largest difference of the bounds; all that there can be before all is done. */
    @Override
    public double gap() {
        if (!done()) {
            return 2 * most;
        }
        double widest = 0;
        for (int node : components.nodes) {
            widest = Math.max(widest, upper[node] - lower[node]);
        }
        return widest;
    }

    @Override
    public double get(int array, long number) {
        return (array == 0 ? lower : upper)[(int) number];
    }

    @Override
    public void archive(Archive archive) {
        at = archive.count(at, components.count());
        sweep = archive.count(sweep, MOST_SWEEPS);
        sweeps = archive.count(sweeps, MOST_SWEEPS);
        done = archive.count(done, large);
        archive.doubles(lower);
        archive.doubles(upper);
    }

    /** Works a node out from what it leads to. Tells whether a bound moved. */
    private boolean back(int n) {
        double low = bound(n, false);
        double high = bound(n, true);
        boolean changed = false;
        if (low > lower[n]) {
            lower[n] = low;
            changed = true;
        }
        if (high < upper[n]) {
            upper[n] = high;
            changed = true;
        }
        return changed;
    }

    private double bound(int n, boolean high) {
        int first = graph.first(n);
        int last = graph.last(n);
        if (graph.kind(n) == Graph.DECISION) {
            double best = -most;
            for (int e = first; e < last; e++) {
                best = Math.max(best, behind(e, high));
            }
            return best;
        }
        boolean weighted = graph.kind(n) == Graph.WEIGHTED;
        double sum = 0;
        for (int e = first; e < last; e++) {
            sum += (weighted ? graph.probability(e) : 1) * behind(e, high);
        }
        // The terms are at most so much in sum: what k additions, the products, the division and the weights can be off
        // by.
        double off = (last - first + 3) * ULP * most;
        return (weighted ? sum : sum / (last - first)) + (high ? off : -off);
    }

    /** The bound of what an edge leads to, for the seat before it. */
    private double behind(int e, boolean high) {
        if (graph.ends(e)) {
            return worth(graph, e);
        }
        int m = graph.node(e);
        boolean own = graph.ahead(e) == 0;
        // The other seat's lower bound is this one's upper bound.
        double bound = m >= graph.numbered() ? bound(m, high == own) : high == own ? upper[m] : lower[m];
        return own ? bound : -bound;
    }

    /** What the seat before an edge that ends the match gets less what the other gets. */
    static double worth(Graph graph, int e) {
        double[] shares = graph.outcome(e);
        return shares[0] - shares[1];
    }
}
