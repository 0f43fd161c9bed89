package alea.solve;

/**
 * Another order of the numbers of a space, for who cuts it into pieces: what a state leads to comes before it, as far
 * as that can be. Ranks go from 0 to the number of states.
 */
public interface StateRanks {
    /** The rank of a number. */
    long rank(long number);

    /** The number of a rank. */
    long number(long rank);

    /**
     * Where the states of one level begin, by rank; at the end, how many there are. A state leads to others of its
     * level only where a turn passes, and then to its neighbours: of two that lead to each other the first has an even
     * place in the level.
     */
    long[] levels();
}
