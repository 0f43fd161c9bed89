package alea.papers.doom;

import alea.doom.DoomGame;
import alea.doom.DoomPosition;
import alea.game.Position;
import alea.papers.Lab;
import alea.solve.doom.DoomSpace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Section 3.3: all states of a small board with what may be done in them, as the thesis numbers them, the seat to act
 * first.
 */
final class States {
    /** What may be done: the chance to win an attack and the states behind; an end of the turn has only the first. */
    private record Option(double chance, int won, int lost) {
        boolean ends() {
            return lost < 0;
        }

        double mean(double[] values) {
            return chance * values[won] + (1 - chance) * values[lost];
        }
    }

    /** Values of moves that are no further apart are the same. */
    private static final double SAME = 1e-9;

    /** By state; none where the match is over. */
    private final Option[][] options;
    /** Whether the seat to act has won where the match is over; 0 elsewhere. */
    private final double[] won;

    private final double[] lost;

    States(Lab lab, String spec) {
        var space = new DoomSpace((DoomGame) lab.game(spec));
        int states = (int) space.states();
        options = new Option[states][];
        won = new double[states];
        lost = new double[states];
        Position position = space.game().start();
        for (int n = 0; n < states; n++) {
            boolean open = space.position(n, position);
            options[n] = new Option[open ? position.options() : 0];
            for (int o = 0; o < options[n].length; o++) {
                Position next = after(space, position, o);
                options[n][o] = next.node() == Position.WEIGHTED
                        ? new Option(
                                next.probability(0),
                                number(space, after(space, next, 0)),
                                number(space, after(space, next, 1)))
                        : new Option(1, number(space, next), -1);
            }
            if (!open) {
                double lead = position.score(position.seat()) - position.score(1 - position.seat());
                won[n] = lead > 0 ? 1 : 0;
                lost[n] = lead < 0 ? 1 : 0;
            }
        }
    }

    private static Position after(DoomSpace space, Position position, int option) {
        Position next = space.game().start();
        next.set(position);
        next.take(option);
        return next;
    }

    /** The number of a position, also where the match is over: then a turn would begin. */
    private static int number(DoomSpace space, Position position) {
        long number =
                position.node() == Position.OVER ? space.beginning((DoomPosition) position) : space.number(position);
        return (int) number;
    }

    int all() {
        return options.length;
    }

    /** The states that are unknown as section 3.3.6 has it: known ones are final, or lead only to known ones. */
    private boolean[] marked() {
        boolean[] unknown = new boolean[options.length];
        for (int n = 0; n < unknown.length; n++) {
            unknown[n] = options[n].length > 0;
        }
        boolean more = true;
        while (more) {
            more = false;
            for (int n = 0; n < unknown.length; n++) {
                if (unknown[n] && Arrays.stream(options[n]).noneMatch(o -> isUnknown(o, unknown))) {
                    unknown[n] = false;
                    more = true;
                }
            }
        }
        return unknown;
    }

    /** How many states cannot be known from those behind them. */
    int unknown() {
        int count = 0;
        for (boolean u : marked()) {
            count += u ? 1 : 0;
        }
        return count;
    }

    private static boolean isUnknown(Option option, boolean[] unknown) {
        return unknown[option.won] || !option.ends() && unknown[option.lost];
    }

    /** States in which two moves or more lead on to unknown ones. */
    long undecided() {
        boolean[] unknown = marked();
        return Arrays.stream(options)
                .filter(all ->
                        Arrays.stream(all).filter(o -> isUnknown(o, unknown)).count() >= 2)
                .count();
    }

    /** States without which no state is unknown: those that a way leads back to. */
    boolean[] cycles() {
        int[] component = components();
        int[] size = new int[options.length];
        for (int c : component) {
            size[c]++;
        }
        boolean[] cycle = new boolean[options.length];
        for (int n = 0; n < cycle.length; n++) {
            int own = n;
            cycle[n] = size[component[n]] > 1
                    || Arrays.stream(options[n]).anyMatch(o -> o.won == own || !o.ends() && o.lost == own);
        }
        return cycle;
    }

    /** Whether just those states are unknown that are in a cycle, or from which a way leads into one. */
    boolean isCycleAllThatIsUnknown() {
        boolean[] into = cycles();
        boolean more = true;
        while (more) {
            more = false;
            for (int n = 0; n < into.length; n++) {
                if (!into[n] && Arrays.stream(options[n]).anyMatch(o -> isUnknown(o, into))) {
                    into[n] = true;
                    more = true;
                }
            }
        }
        return Arrays.equals(into, marked());
    }

    /** States from which two moves or more can each lead back to them, as in Figure 15. */
    long merging() {
        int[] component = components();
        long count = 0;
        for (int n = 0; n < options.length; n++) {
            int own = component[n];
            count += Arrays.stream(options[n])
                                    .filter(o -> component[o.won] == own || !o.ends() && component[o.lost] == own)
                                    .count()
                            >= 2
                    ? 1
                    : 0;
        }
        return count;
    }

    /** The strongly connected component of every state (Tarjan 1972, without recursion). */
    private int[] components() {
        int states = options.length;
        int[] component = new int[states];
        int[] low = new int[states];
        int[] order = new int[states];
        int[] edge = new int[states];
        boolean[] waits = new boolean[states];
        Deque<Integer> path = new ArrayDeque<>();
        Deque<Integer> waiting = new ArrayDeque<>();
        int seen = 0;
        for (int root = 0; root < states; root++) {
            if (order[root] > 0) {
                continue;
            }
            path.push(root);
            while (!path.isEmpty()) {
                int n = path.element();
                if (order[n] == 0) {
                    order[n] = low[n] = ++seen;
                    waiting.push(n);
                    waits[n] = true;
                }
                if (edge[n] < 2 * options[n].length) {
                    Option o = options[n][edge[n] / 2];
                    int to = edge[n]++ % 2 == 0 || o.ends() ? o.won : o.lost;
                    if (order[to] == 0) {
                        path.push(to);
                    } else if (waits[to]) {
                        low[n] = Math.min(low[n], order[to]);
                    }
                    continue;
                }
                path.pop();
                if (!path.isEmpty()) {
                    low[path.element()] = Math.min(low[path.element()], low[n]);
                }
                if (low[n] == order[n]) {
                    int member;
                    do {
                        member = waiting.pop();
                        waits[member] = false;
                        component[member] = n;
                    } while (member != n);
                }
            }
        }
        return component;
    }

    /** How many moves a state has that is not final, in the mean. */
    double moves() {
        return Arrays.stream(options)
                .filter(all -> all.length > 0)
                .mapToInt(all -> all.length)
                .average()
                .orElseThrow();
    }

    /** How many states with an attack behind them, the odd numbers, no attack leads to. */
    long unreached() {
        boolean[] reached = new boolean[options.length];
        for (Option[] all : options) {
            for (Option option : all) {
                if (!option.ends()) {
                    reached[option.won] = true;
                    reached[option.lost] = true;
                }
            }
        }
        long count = 0;
        for (int n = 1; n < reached.length; n += 2) {
            count += reached[n] ? 0 : 1;
        }
        return count;
    }

    /** Whether a way leads from every state to an end. */
    boolean ends() {
        boolean[] ends = new boolean[options.length];
        boolean more = true;
        while (more) {
            more = false;
            for (int n = 0; n < ends.length; n++) {
                boolean now = options[n].length == 0
                        || Arrays.stream(options[n]).anyMatch(o -> ends[o.won] || !o.ends() && ends[o.lost]);
                if (now && !ends[n]) {
                    ends[n] = true;
                    more = true;
                }
            }
        }
        for (boolean e : ends) {
            if (!e) {
                return false;
            }
        }
        return true;
    }

    /**
     * What an iteration came to, in the mean over all states.
     *
     * @param win the probability to win
     * @param zero the part of the states whose probability is 0
     * @param open the probability that the match is still not over after so many moves, for which nothing has
     *     been counted yet
     */
    record Iteration(double win, double zero, double open) {}

    /**
     * What is known of all states after some iterations.
     *
     * @param win the probability to win
     * @param lose to lose
     * @param open that the match is still not over
     */
    record Values(double[] win, double[] lose, double[] open) {
        /** What a move is worth. */
        private double of(Option o) {
            return o.ends() ? lose[o.won] : o.mean(win);
        }
    }

    /** What iteration begins with: only the states where the match is over are known. */
    private Values begin() {
        double[] open = new double[options.length];
        Arrays.setAll(open, n -> options[n].length > 0 ? 1 : 0);
        return new Values(won.clone(), lost.clone(), open);
    }

    /**
     * Once through all states, each from the values before, the best for the own win; the first of several that are
     * as good.
     */
    private Values step(Values v) {
        Values next = new Values(v.win.clone(), v.lose.clone(), v.open.clone());
        for (int n = 0; n < options.length; n++) {
            Option o = best(n, v);
            if (o != null) {
                next.win[n] = v.of(o);
                next.lose[n] = o.ends() ? v.win[o.won] : o.mean(v.lose);
                next.open[n] = o.ends() ? v.open[o.won] : o.mean(v.open);
            }
        }
        return next;
    }

    private @Nullable Option best(int state, Values v) {
        Option best = null;
        for (Option o : options[state]) {
            if (best == null || v.of(o) > v.of(best)) {
                best = o;
            }
        }
        return best;
    }

    /** What is known after so many iterations. */
    Values after(int times) {
        Values v = begin();
        for (int i = 0; i < times; i++) {
            v = step(v);
        }
        return v;
    }

    /** In how many states the best move by some values is worse than another by others. */
    long misled(Values by, Values truly) {
        long count = 0;
        for (int n = 0; n < options.length; n++) {
            Option chosen = best(n, by);
            Option best = best(n, truly);
            count += chosen != null && best != null && truly.of(best) - truly.of(chosen) > SAME ? 1 : 0;
        }
        return count;
    }

    /** What an option of a state costs by some values. */
    double cost(int state, int option, Values truly) {
        Option best = best(state, truly);
        return best == null ? 0 : truly.of(best) - truly.of(options[state][option]);
    }

    /** What a move that is best by some values costs by others, in the mean over the states with one. */
    double cost(Values by, Values truly) {
        double sum = 0;
        long count = 0;
        for (int n = 0; n < options.length; n++) {
            Option chosen = best(n, by);
            Option best = best(n, truly);
            if (chosen != null && best != null) {
                sum += truly.of(best) - truly.of(chosen);
                count++;
            }
        }
        return sum / count;
    }

    /** What is known when both players draw every move, all being as likely. */
    Values drawn() {
        Values v = begin();
        while (mean(v.open) > SAME) {
            Values next = new Values(v.win.clone(), v.lose.clone(), v.open.clone());
            for (int n = 0; n < options.length; n++) {
                if (options[n].length > 0) {
                    next.win[n] = next.lose[n] = next.open[n] = 0;
                }
                for (Option o : options[n]) {
                    double each = 1.0 / options[n].length;
                    next.win[n] += each * v.of(o);
                    next.lose[n] += each * (o.ends() ? v.win[o.won] : o.mean(v.lose));
                    next.open[n] += each * (o.ends() ? v.open[o.won] : o.mean(v.open));
                }
            }
            v = next;
        }
        return v;
    }

    /** The least and the largest probability to win after an attack that was lost. */
    DoubleSummaryStatistics afterALostAttack(Values v) {
        return Arrays.stream(options)
                .flatMap(Arrays::stream)
                .filter(o -> !o.ends())
                .mapToDouble(o -> v.win[o.lost])
                .summaryStatistics();
    }

    /** So many times through all states; the first is before any. */
    List<Iteration> iterate(int times) {
        Values v = begin();
        List<Iteration> iterations = new ArrayList<>(List.of(iteration(v)));
        for (int i = 0; i < times; i++) {
            v = step(v);
            iterations.add(iteration(v));
        }
        return iterations;
    }

    private static Iteration iteration(Values v) {
        double zero = Arrays.stream(v.win).filter(p -> p == 0).count() / (double) v.win.length;
        return new Iteration(mean(v.win), zero, mean(v.open));
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }
}
