package alea.solve.graph;

import alea.solve.Archive;
import java.util.Arrays;
import java.util.Optional;

/**
 * Every seat makes its own win as likely as it can, as in van den Berg's thesis (section 3.3): a draw is worth as
 * little as a loss. For two seats that can draw, and for more than two, this is no zero-sum game: the values depend
 * on how ties are broken, and need not be unique.
 *
 * <p>Ties go to the first option. Values are iterated to a first choice everywhere; then policy iteration: the
 * choices are followed exactly, and one is replaced only by an option that is better by more than {@link #TIE}.
 * Without that margin options that differ by rounding alone, but not in what the others win, can replace each other
 * for ever.
 */
public final class OwnWin {
    /** Options whose wins differ by no more than this are alike. */
    public static final double TIE = 1e-9;

    private static final int MOST_ROUNDS = 1_000;
    private static final int FIRST_SWEEPS = 200;

    private final Graph graph;
    private final int seats;
    private final boolean turned;
    private final double missing;
    private final double[] choice;
    private boolean begun;
    private int rounds;

    /**
     * A graph of which nothing is known yet.
     *
     * @param missing how much probability may be left that has not been followed to its end
     */
    OwnWin(Graph graph, double missing) {
        this.graph = graph;
        this.missing = missing;
        seats = graph.seats();
        turned = graph.space().turned();
        choice = new double[graph.edges()];
        for (int n = 0; n < graph.nodes(); n++) {
            if (graph.present(n) && graph.kind(n) == Graph.DECISION) {
                choice[graph.first(n)] = 1;
            }
        }
    }

    /**
     * What every seat wins.
     *
     * @param chain the results when all seats choose so
     * @param choice by edge: 1 where it is taken, else 0
     * @param rounds how often choices were replaced
     * @param settled whether no choice could be improved in the end
     */
    public record Result(Chain chain, double[] choice, int rounds, boolean settled) {}

    /**
     * Solves a graph.
     *
     * @param missing how much probability may be left that has not been followed to its end
     */
    public static Result solve(Graph graph, double missing) {
        var solving = new OwnWin(graph, missing);
        Optional<Result> result = Optional.empty();
        while (result.isEmpty()) {
            result = solving.step();
        }
        return result.get();
    }

    /** Finds first choices, or follows the present ones and improves them. The result, once nothing can be improved. */
    Optional<Result> step() {
        if (!begun) {
            first();
            begun = true;
            return Optional.empty();
        }
        double[][] all = new double[seats][];
        Arrays.fill(all, choice);
        Chain chain = Chain.of(graph, all, missing);
        if (rounds == MOST_ROUNDS || !improve(chain)) {
            return Optional.of(new Result(chain, choice, rounds, rounds < MOST_ROUNDS));
        }
        rounds++;
        return Optional.empty();
    }

    /** How often choices were replaced. */
    int rounds() {
        return rounds;
    }

    void archive(Archive archive) {
        begun = archive.flag(begun);
        rounds = archive.count(rounds, MOST_ROUNDS);
        archive.doubles(choice, 0, 1);
        for (int n = 0; n < graph.nodes(); n++) {
            if (graph.present(n) && graph.kind(n) == Graph.DECISION) {
                requireOne(n);
            }
        }
    }

    /** Holds that one option of a decision is chosen. */
    private void requireOne(int n) {
        int chosen = 0;
        for (int e = graph.first(n); e < graph.last(n); e++) {
            if (choice[e] != 0) {
                chosen += choice[e] == 1 ? 1 : 2;
            }
        }
        if (chosen != 1) {
            throw new Archive.Damaged("a decision of it is for none of the options, or for several");
        }
    }

    private boolean improve(Chain chain) {
        boolean better = false;
        for (int n = 0; n < graph.nodes(); n++) {
            if (!graph.present(n) || graph.kind(n) != Graph.DECISION) {
                continue;
            }
            int acting = turned ? 0 : graph.seat(n);
            int now = chosen(n);
            int best = now;
            double most = chain.ownBehind(now, acting) + TIE;
            for (int e = graph.first(n); e < graph.last(n); e++) {
                double win = chain.ownBehind(e, acting);
                if (win > most) {
                    most = win;
                    best = e;
                }
            }
            if (best != now) {
                choice[now] = 0;
                choice[best] = 1;
                better = true;
            }
        }
        return better;
    }

    private int chosen(int n) {
        int e = graph.first(n);
        while (choice[e] == 0) {
            e++;
        }
        return e;
    }

    /** Value iteration from zero, for first choices. Values are of all seats, the one to act first. */
    private void first() {
        double[] values = new double[graph.numbered() * seats];
        int[] order = Components.of(graph).nodes;
        double[][] scratch = new double[32][seats];
        for (int sweep = 0; sweep < FIRST_SWEEPS; sweep++) {
            double change = 0;
            for (int n : order) {
                double[] v = work(n, values, scratch, 0);
                for (int k = 0; k < seats; k++) {
                    change = Math.max(change, Math.abs(values[n * seats + k] - v[k]));
                    values[n * seats + k] = v[k];
                }
            }
            if (change < TIE) {
                return;
            }
        }
    }

    private double[] work(int n, double[] values, double[][] scratch, int depth) {
        double[] sum = scratch[2 * depth];
        boolean decides = graph.kind(n) == Graph.DECISION;
        int first = graph.first(n);
        int last = graph.last(n);
        Arrays.fill(sum, decides ? -1 : 0);
        for (int e = first; e < last; e++) {
            double[] v = behind(e, values, scratch, depth);
            if (!decides) {
                double p = graph.kind(n) == Graph.WEIGHTED ? graph.probability(e) : 1.0 / (last - first);
                for (int k = 0; k < seats; k++) {
                    sum[k] += p * v[k];
                }
            } else if (v[0] > sum[0]) {
                System.arraycopy(v, 0, sum, 0, seats);
                choice[chosen(n)] = 0;
                choice[e] = 1;
            }
        }
        return sum;
    }

    private double[] behind(int e, double[] values, double[][] scratch, int depth) {
        double[] v = scratch[2 * depth + 1];
        if (graph.ends(e)) {
            Arrays.fill(v, 0);
            int winner = graph.winner(e);
            if (winner < seats) {
                v[winner] = 1;
            }
            return v;
        }
        int m = graph.node(e);
        int ahead = graph.ahead(e);
        double[] inner = m < graph.numbered() ? null : work(m, values, scratch, depth + 1);
        for (int k = 0; k < seats; k++) {
            double of = inner == null ? values[m * seats + k] : inner[k];
            v[(k + ahead) % seats] = of;
        }
        return v;
    }
}
