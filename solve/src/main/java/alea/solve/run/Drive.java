package alea.solve.run;

import alea.solve.Archive;
import alea.solve.Solving;
import alea.solve.table.Checkpoint;
import java.nio.file.Path;

/** Takes the steps of a solver until its tables are close enough, or come no closer. */
public final class Drive {
    /** After so many steps without a smaller gap, rounding or endless play is what keeps the tables apart. */
    private static final int PATIENCE = 2_000;
    /** The gap of tables that know nothing yet. */
    private static final double UNKNOWN = 1;

    private final Solving solving;
    private final double gap;
    private double smallest = Double.MAX_VALUE;
    private long idle;

    /**
     * A drive.
     *
     * @param gap how far the bounds may stay apart
     */
    public Drive(Solving solving, double gap) {
        this.solving = solving;
        this.gap = gap;
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
        idle = now >= smallest && now < UNKNOWN ? idle + 1 : 0;
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
        Checkpoint.write(file, solving, gap, this::archive);
    }

    /**
     * Goes on where a file says.
     *
     * @throws alea.game.BadInput when it is missing, another solve's or damaged
     */
    public void resume(Path file) {
        Checkpoint.read(file, solving, gap, this::archive);
    }

    private void archive(Archive archive) {
        smallest = archive.real(smallest);
        idle = archive.number(idle);
        solving.archive(archive);
    }
}
