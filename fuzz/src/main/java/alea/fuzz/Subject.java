package alea.fuzz;

import alea.game.Dice;
import java.io.IOException;
import java.nio.file.Path;

/** Something that is tried many times, each time with another hostile input. */
interface Subject {
    /** What the command line calls it. */
    String name();

    /**
     * Makes what the tries start from, once.
     *
     * @param folder empty
     */
    void prepare(Path folder) throws IOException;

    /**
     * One try, which follows from the dice alone.
     *
     * @param folder as {@link #prepare} left it, and as it is left for the next try
     */
    Outcome attempt(Dice dice, Path folder) throws IOException;
}
