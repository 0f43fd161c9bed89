package alea.solve.doom;

import alea.solve.graph.OwnWin;
import java.util.Arrays;
import java.util.function.LongToDoubleFunction;

/**
 * Every seat makes its own win as likely as it can, by policy iteration as {@link OwnWin} does it. The pair of a state is the
 * probability that the seat to act wins and that it loses.
 */
public final class DoomOwnWin extends DoomSweep {
    private static final byte SKIP = Byte.MAX_VALUE;
    private static final int FIRST_SWEEPS = 400;
    private static final int MOST_ROUNDS = 1_000;

    /** What a step does with the choices. */
    private enum Step {
        /** Takes the first of the best options. */
        FIRST,
        /** Follows the choices. */
        FOLLOW,
        /** Replaces a choice by an option that is better by more than {@link OwnWin#TIE}. */
        IMPROVE
    }

    /** By board: what is chosen when a turn has begun, and after that. */
    private final byte[] choiceBegun;

    private final byte[] choiceGoing;
    private Step step = Step.FIRST;
    private int rounds;
    private int sweeps;
    private double residual = 1;
    private boolean settled;
    private long replaced;

    /** Tables that know nothing yet. */
    public DoomOwnWin(DoomSpace space) {
        super(space);
        choiceBegun = new byte[codes];
        choiceGoing = new byte[codes];
        Arrays.fill(choiceGoing, SKIP);
    }

    /**
     * Solves the game.
     *
     * @param enough the last change of a probability that counts as none
     */
    public void solve(double enough) {
        while (sweeps < FIRST_SWEEPS && residual > OwnWin.TIE / 10) {
            go(Step.FIRST);
        }
        for (settled = false; !settled && rounds < MOST_ROUNDS; rounds++) {
            do {
                go(Step.FOLLOW);
            } while (residual > enough);
            replaced = 0;
            go(Step.IMPROVE);
            settled = replaced == 0;
        }
    }

    private void go(Step next) {
        step = next;
        residual = sweep();
        sweeps++;
    }

    @Override
    void skip(Cursor c) {
        int next = 2 * c.skipped();
        // The other's win is this one's loss. What is chosen now is kept apart, since this overwrites it.
        going[2 * c.code] = begun[next + 1];
        going[2 * c.code + 1] = begun[next];
    }

    @Override
    double block(Cursor c, int end) {
        double change = 0;
        long better = 0;
        for (; c.code < end; c.next()) {
            int at = 2 * c.code;
            double skipWin = going[at];
            double skipLoss = going[at + 1];
            byte first = c.attackAfter(END);
            if (first == END) {
                double lead = c.lead();
                begun[at] = lead > 0 ? 1 : 0;
                begun[at + 1] = lead < 0 ? 1 : 0;
                continue;
            }
            byte best = step == Step.FIRST ? END : choiceBegun[c.code];
            double win = best == END ? -1 : win(c, best) + (step == Step.IMPROVE ? OwnWin.TIE : 0);
            if (step != Step.FOLLOW) {
                for (byte a = first; a != END; a = c.attackAfter(a)) {
                    double w = win(c, a);
                    if (w > win) {
                        win = w;
                        best = a;
                    }
                }
            }
            better += best == choiceBegun[c.code] ? 0 : 1;
            choiceBegun[c.code] = best;
            win = win(c, best);
            double loss = loss(c, best);
            change = Math.max(change, Math.max(Math.abs(win - begun[at]), Math.abs(loss - begun[at + 1])));
            begun[at] = win;
            begun[at + 1] = loss;

            // After an attack the same, or the end of the turn.
            byte now = choiceGoing[c.code];
            byte then = switch (step) {
                case FIRST -> skipWin > win ? SKIP : best;
                case FOLLOW -> now;
                case IMPROVE -> improved(c, now, best, win, skipWin);
            };
            better += then == now ? 0 : 1;
            choiceGoing[c.code] = then;
            going[at] = then == SKIP ? skipWin : then == best ? win : win(c, then);
            going[at + 1] = then == SKIP ? skipLoss : then == best ? loss : loss(c, then);
        }
        if (better > 0) {
            count(better);
        }
        return change;
    }

    private byte improved(Cursor c, byte now, byte best, double win, double skipWin) {
        double have = (now == SKIP ? skipWin : win(c, now)) + OwnWin.TIE;
        byte then = now;
        if (win > have) {
            then = best;
            have = win;
        }
        return skipWin > have ? SKIP : then;
    }

    private synchronized void count(long better) {
        replaced += better;
    }

    private double win(Cursor c, int attack) {
        double p = c.chanceOf(attack);
        return p * going[2 * c.won(attack)] + (1 - p) * going[2 * c.lost(attack)];
    }

    private double loss(Cursor c, int attack) {
        double p = c.chanceOf(attack);
        return p * going[2 * c.won(attack) + 1] + (1 - p) * going[2 * c.lost(attack) + 1];
    }

    /** How often choices were looked at again after being followed. */
    public int rounds() {
        return rounds;
    }

    /** How often the tables were gone through. */
    public int sweeps() {
        return sweeps;
    }

    /** The largest change of the last sweep. */
    public double residual() {
        return residual;
    }

    /** Whether no choice could be improved in the end. */
    public boolean settled() {
        return settled;
    }

    /** The probability of a win by the number of a state. */
    public LongToDoubleFunction win() {
        return firsts();
    }

    /** The probability of a loss. */
    public LongToDoubleFunction loss() {
        return seconds();
    }
}
