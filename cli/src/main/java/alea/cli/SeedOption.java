package alea.cli;

import picocli.CommandLine.Option;

/** {@code --seed}, for commands in which something is random. */
public final class SeedOption {
    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "what all dice and draws derive from (standard: ${DEFAULT-VALUE})")
    private long seed;

    /** The seed. */
    public long seed() {
        return seed;
    }
}
