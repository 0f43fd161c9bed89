package alea.solve.doom;

import alea.solve.Archive;
import alea.solve.Objective;
import alea.solve.Solving;
import alea.solve.graph.OwnWin;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.LongToDoubleFunction;

/**
 * Policy iteration where every seat makes its own win as likely as it can: choices are followed for some sweeps, then
 * replaced where an option wins more often by more than {@link OwnWin#TIE}, see there. The pair of a state is the
 * probability that the seat to act wins and that it loses.
 *
 * <p>It ends with values that no choice can improve, up to a residual.
 */
public final class DoomPolicyIteration extends DoomSweep implements Solving {
    private static final byte SKIP = Byte.MAX_VALUE;
    /** Sweeps of value iteration, for first choices. */
    private static final int FIRST_SWEEPS = 30;
    /** Sweeps that follow choices before they are looked at again. */
    private static final int FOLLOWED = 40;

    private static final int MOST_ROUNDS = 10_000;
    private static final double STANDARD = 1e-14;

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
    /** The last change of a probability that counts as none. */
    private double enough = STANDARD;

    private Step step = Step.FIRST;
    private Step next = Step.FIRST;
    private int followed;
    private int rounds;
    private int sweeps;
    private double residual = 1;
    private boolean settled;
    private long replaced;

    /** Tables that know nothing yet. */
    public DoomPolicyIteration(DoomSpace space) {
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
        this.enough = enough;
        while (!done()) {
            refine();
        }
    }

    /** Goes through the tables once: to find first choices, to follow choices, or to replace them. */
    @Override
    public void refine() {
        go(next);
        switch (next) {
            case FIRST -> next = sweeps < FIRST_SWEEPS ? Step.FIRST : Step.FOLLOW;
            case FOLLOW -> {
                followed++;
                next = followed < FOLLOWED && residual > enough ? Step.FOLLOW : Step.IMPROVE;
            }
            case IMPROVE -> {
                settled = residual <= enough && replaced == 0;
                rounds++;
                followed = 0;
                next = Step.FOLLOW;
            }
        }
    }

    @Override
    public boolean done() {
        return settled || rounds == MOST_ROUNDS;
    }

    @Override
    public Objective objective() {
        return Objective.OWN_WIN;
    }

    /** The last change of a probability; 1 before choices were found that cannot be improved. */
    @Override
    public double gap() {
        return done() ? residual : 1;
    }

    @Override
    public void archive(Archive archive) {
        int step = archive.count(next == Step.FIRST ? 0 : next == Step.FOLLOW ? 1 : 2, 2);
        next = step == 0 ? Step.FIRST : step == 1 ? Step.FOLLOW : Step.IMPROVE;
        sweeps = archive.count(sweeps, Integer.MAX_VALUE);
        rounds = archive.count(rounds, MOST_ROUNDS);
        followed = archive.count(followed, FOLLOWED);
        residual = archive.real(residual, 0, 1);
        settled = archive.flag(settled);
        archivePairs(archive);
        archive.bytes(choiceBegun);
        archive.bytes(choiceGoing);
        if (sweeps > 0) {
            requireLegal();
        }
    }

    /** Holds that every choice is one that a board has: others would lead out of the tables. */
    private void requireLegal() {
        var c = new Cursor(0);
        for (; c.code < codes; c.next()) {
            byte first = c.attackAfter(END);
            byte begun = choiceBegun[c.code];
            byte going = choiceGoing[c.code];
            boolean legal = first == END ? begun == END : isAttack(c, begun) && (going == SKIP || isAttack(c, going));
            if (!legal) {
                throw new Archive.Damaged(String.format(Locale.ROOT, "a choice of it, for board %d, is none", c.code));
            }
        }
    }

    private static boolean isAttack(Cursor c, byte choice) {
        return choice >= 0 && choice != SKIP && c.attackAfter(choice - 1) == choice;
    }

    private void go(Step now) {
        step = now;
        replaced = 0;
        residual = sweep();
        sweeps++;
    }

    @Override
    void skipTo(int code, int next) {
        // The other's win is this one's loss.
        going[2 * code] = begun[2 * next + 1];
        going[2 * code + 1] = begun[2 * next];
    }

    @Override
    double block(Cursor c, int end) {
        double change = 0;
        long better = 0;
        for (; c.code < end; c.next()) {
            int at = 2 * c.code;
            byte old = choiceBegun[c.code];
            byte first = step == Step.FOLLOW ? old : c.attackAfter(END);
            if (first == END) {
                double lead = c.lead();
                choiceBegun[c.code] = END;
                begun[at] = lead > 0 ? 1 : 0;
                begun[at + 1] = lead < 0 ? 1 : 0;
                continue;
            }
            byte best = step == Step.FIRST ? best(c, first, END, -2) : old;
            if (step == Step.IMPROVE) {
                best = best(c, first, old, win(c, old) + OwnWin.TIE);
            }
            choiceBegun[c.code] = best;
            double win = win(c, best);
            double loss = loss(c, best);
            change = Math.max(change, Math.max(Math.abs(win - begun[at]), Math.abs(loss - begun[at + 1])));
            begun[at] = win;
            begun[at + 1] = loss;

            // After an attack the same, or the end of the turn, which is in the table already.
            double skip = going[at];
            byte now = choiceGoing[c.code];
            byte then = switch (step) {
                case FIRST -> skip > win ? SKIP : best;
                case FOLLOW -> now;
                case IMPROVE -> improved(c, now, best, win, skip);
            };
            choiceGoing[c.code] = then;
            if (then != SKIP) {
                going[at] = then == best ? win : win(c, then);
                going[at + 1] = then == best ? loss : loss(c, then);
            }
            better += (best == old ? 0 : 1) + (then == now ? 0 : 1);
        }
        if (better > 0) {
            count(better);
        }
        return change;
    }

    /** The first of the attacks that are worth most, if that is more than {@code most}. */
    private byte best(Cursor c, byte first, byte otherwise, double most) {
        byte best = otherwise;
        double worth = most;
        for (byte a = first; a != END; a = c.attackAfter(a)) {
            double w = win(c, a);
            if (w > worth) {
                worth = w;
                best = a;
            }
        }
        return best;
    }

    private byte improved(Cursor c, byte now, byte best, double worth, double skip) {
        double have = (now == SKIP ? skip : win(c, now)) + OwnWin.TIE;
        byte then = now;
        if (worth > have) {
            then = best;
            have = worth;
        }
        return skip > have ? SKIP : then;
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
    @Override
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
