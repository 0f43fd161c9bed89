package alea.spark;

import alea.cli.CommandLines;
import alea.cli.Console;
import alea.cli.ProgramOptions;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code alea-spark}: what {@code alea} does, over many machines. */
@Command(
        name = "alea-spark",
        versionProvider = ProgramOptions.Version.class,
        description = "What takes alea long, over many machines: docs/scale.md.",
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        footer = {
            "",
            "Example: alea-spark solve doom:2x3,dice=4 --master local[2] --out doom.table",
            "More on a command: alea-spark COMMAND --help"
        },
        subcommands = {
            SpreadArenaCommand.class,
            SpreadLeagueCommand.class,
            SpreadBalanceCommand.class,
            SpreadAnalyseCommand.class,
            SpreadSolveCommand.class,
            SpreadTrainCommand.class,
            GridCommand.class,
            CostsCommand.class
        })
public final class AleaSpark implements Runnable {
    @Spec
    private CommandSpec spec;

    @Mixin
    @SuppressWarnings("unused") // picocli reads it
    private ProgramOptions options;

    private final Console console;

    private AleaSpark(Console console) {
        this.console = console;
    }

    public static void main(String[] args) {
        System.exit(run(Console.ofProcess(), args));
    }

    /** Runs one command line. The result is the exit code, as those of {@code alea}. */
    public static int run(Console console, String... args) {
        return CommandLines.run(console, () -> CommandLines.of(console, new AleaSpark(console), List.of()), args);
    }

    /** Where commands write. */
    Console console() {
        return console;
    }

    @Override
    public void run() {
        throw ProgramOptions.missing(spec);
    }
}
