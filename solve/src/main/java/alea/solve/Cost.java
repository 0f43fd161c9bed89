package alea.solve;

/**
 * What a solver costs, measured on two cores (docs/performance.md).
 *
 * @param rate seconds for a state and a sweep
 * @param sweeps how many there are, usually
 * @param small games of at most so many states are solved in passing, within seconds
 */
public record Cost(double rate, int sweeps, long small) {
    /** About how many seconds a solve takes. */
    public double seconds(double states) {
        return states * rate * sweeps;
    }
}
