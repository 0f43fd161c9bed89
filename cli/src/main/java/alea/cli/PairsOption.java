package alea.cli;

import picocli.CommandLine.Option;

/** How surely a strategy is measured that is no policy. */
final class PairsOption {
    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "pairs of matches with the same dice, where a strategy is measured because it answers now "
                    + "this and now that (standard: ${DEFAULT-VALUE})")
    private long pairs = 2000;

    long pairs() {
        return pairs;
    }
}
