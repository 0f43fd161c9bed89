package alea.solve.run;

import alea.solve.Archive;
import alea.solve.Objective;
import alea.solve.Solving;
import alea.solve.Values;
import alea.solve.table.SolveCheckpoint;
import java.nio.file.Path;
import java.util.Locale;

/** Takes the steps of a solver until its tables are close enough, or come no closer. */
public final class Drive {
    /** After so many steps without a smaller gap, rounding or endless play is what keeps the tables apart. */
    private static final int PATIENCE = 2_000;

    private final Solving solving;
    private final double gap;
    /** How great a value can be; as great is the gap of tables that know nothing yet. */
    private final double most;

    private double smallest = Double.MAX_VALUE;
    private int idle;

    /**
     * A drive.
     *
     * @param gap how far the bounds may stay apart
     */
    public Drive(Solving solving, double gap) {
        this.solving = solving;
        this.gap = gap;
        most = solving.objective() == Objective.ZERO_SUM
                ? Values.most(solving.space().game())
                : 1;
    }

    /** What is driven. */
    public Solving solving() {
        return solving;
    }

    /** Whether the tables are as close as they were to be. */
    public boolean close() {
        return solving.gap() <= gap;
    }

    /** Whether there is nothing left to do: all is close, or comes no closer. */
    public boolean finished() {
        return solving.done() || idle >= PATIENCE || close() && solving.sweeps() > 0;
    }

    /** Takes a step. */
    public void step() {
        solving.refine();
        double now = solving.gap();
        idle = now >= smallest && now < most ? idle + 1 : 0;
        smallest = Math.min(smallest, now);
    }

    /** Takes all steps. */
    public Drive run() {
        while (!finished()) {
            step();
        }
        return this;
    }

    /** Keeps in a file what is known so far. */
    public void keep(Path file) {
        SolveCheckpoint.write(file, solving, gap, this::archive);
    }

    /**
     * Goes on where a file says.
     *
     * @throws alea.game.BadInput when it is missing, another solve's or damaged
     */
    public void resume(Path file) {
        SolveCheckpoint.read(file, solving, gap, archive -> {
            archive(archive);
            if (solving.objective() == Objective.ZERO_SUM) {
                requireBounds();
            }
        });
    }

    private void archive(Archive archive) {
        smallest = archive.real(smallest, 0, Double.MAX_VALUE);
        idle = archive.count(idle, PATIENCE);
        solving.archive(archive);
    }

    /** Holds that there can be a value between the bounds of every state: a checksum does not tell who wrote a file. */
    private void requireBounds() {
        for (long n = 0; n < solving.space().states(); n++) {
            double lower = solving.get(0, n);
            double upper = solving.get(1, n);
            if (!(lower <= upper && lower <= most && upper >= -most)) {
                throw new Archive.Damaged(String.format(
                        Locale.ROOT,
                        "the bounds of state %,d are %s and %s, which nothing is between",
                        n,
                        lower,
                        upper));
            }
        }
    }
}
