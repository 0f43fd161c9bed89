package alea.papers.pyludo;

import alea.game.Dice;
import alea.learn.npy.Npy;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import alea.papers.pyludo.players.FullNet;
import java.util.Locale;

/** Sections 2.1 and 4.7: the hidden neurons, and the factor of the square root of 1/N. */
final class Layers {
    private static final int INPUTS = 4 * 59;
    private static final int TOKENS = 16;

    private Layers() {}

    static void measure(Lab lab, Notebook notebook) {
        double advanced = Npy.read(lab.shipped("advanced.npy")).values().length;
        double[] full = Npy.read(lab.shipped("full.npy")).values();
        notebook.equal("hidden-advanced", Measured.exact(advanced / (INPUTS + 1)), 0);
        notebook.equal("hidden-full", Measured.exact(full.length / (FullNet.INPUTS + 1.0)), 0);
        long states = lab.games(500, 5_000);
        long inside = 0;
        long outside = 0;
        Dice dice = new Dice(lab.seed(), 0);
        for (int state = 0; state < states; state++) {
            int[] a = inputs(dice);
            int[] b = inputs(dice);
            boolean none = value(full, a, 1, 1) > value(full, b, 1, 1);
            inside += none
                            == value(full, a, Math.sqrt(1.0 / FullNet.INPUTS), 1)
                                    > value(full, b, Math.sqrt(1.0 / FullNet.INPUTS), 1)
                    ? 0
                    : 1;
            outside += none
                            == value(full, a, 1, Math.sqrt(1.0 / FullNet.HIDDEN))
                                    > value(full, b, 1, Math.sqrt(1.0 / FullNet.HIDDEN))
                    ? 0
                    : 1;
        }
        notebook.finding(
                "factor",
                Measured.text(String.format(
                        Locale.ROOT,
                        "of %,d pairs of states that full compares, a factor on the hidden neurons' outputs "
                                + "turns %,d round, "
                                + "and one on their inputs %,d",
                        states,
                        outside,
                        inside)),
                Verdict.DIFFERS);
        notebook.note("Counted in the players that Alea trained and ships.");
    }

    /** Sixteen tokens somewhere, as the inputs that are not zero. */
    private static int[] inputs(Dice dice) {
        int[] inputs = new int[TOKENS];
        for (int token = 0; token < TOKENS; token++) {
            inputs[token] = token / 4 * 59 + dice.below(59);
        }
        return inputs;
    }

    /** The sum of which the last tanh is taken, with a factor before the hidden neurons and one behind. */
    private static double value(double[] genes, int[] inputs, double before, double behind) {
        double sum = 0;
        for (int h = 0; h < FullNet.HIDDEN; h++) {
            double in = genes[INPUTS * FullNet.HIDDEN + h];
            for (int input : inputs) {
                in += genes[input * FullNet.HIDDEN + h];
            }
            sum += behind * Math.tanh(before * in) * genes[FullNet.INPUTS * FullNet.HIDDEN + h];
        }
        return sum;
    }
}
