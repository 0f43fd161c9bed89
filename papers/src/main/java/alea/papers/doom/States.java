package alea.papers.doom;

import alea.doom.DoomGame;
import alea.doom.DoomPosition;
import alea.game.Position;
import alea.papers.Lab;
import alea.solve.doom.DoomSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Section 3.3: all states of a small board with what may be done in them, as the thesis numbers them, the seat to act first. */
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
     * @param open the probability that the match is still not over after so many moves, for which nothing has been counted yet
     */
    record Iteration(double win, double zero, double open) {}

    /** So many times through all states, each from the values of the time before, the best for the own win; the first is before any. */
    List<Iteration> iterate(int times) {
        double[] win = won.clone();
        double[] lose = lost.clone();
        double[] open = new double[options.length];
        Arrays.setAll(open, n -> options[n].length > 0 ? 1 : 0);
        List<Iteration> iterations = new ArrayList<>(List.of(iteration(win, open)));
        for (int i = 0; i < times; i++) {
            double[] nextWin = win.clone();
            double[] nextLose = lose.clone();
            double[] nextOpen = open.clone();
            for (int n = 0; n < win.length; n++) {
                double best = -1;
                for (Option o : options[n]) {
                    double value = o.ends() ? lose[o.won] : o.mean(win);
                    if (value > best) {
                        best = value;
                        nextWin[n] = value;
                        nextLose[n] = o.ends() ? win[o.won] : o.mean(lose);
                        nextOpen[n] = o.ends() ? open[o.won] : o.mean(open);
                    }
                }
            }
            win = nextWin;
            lose = nextLose;
            open = nextOpen;
            iterations.add(iteration(win, open));
        }
        return iterations;
    }

    private static Iteration iteration(double[] win, double[] open) {
        return new Iteration(
                mean(win), Arrays.stream(win).filter(v -> v == 0).count() / (double) win.length, mean(open));
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }
}
