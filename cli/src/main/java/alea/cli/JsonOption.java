package alea.cli;

import picocli.CommandLine.Option;

/** {@code --json}, for commands with results. */
public final class JsonOption {
    @Option(names = "--json", description = "write one JSON document and nothing else")
    private boolean json;

    /** Whether the result is to be written as JSON. */
    public boolean wanted() {
        return json;
    }
}
