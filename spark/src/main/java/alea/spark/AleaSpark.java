package alea.spark;

import alea.cli.Alea;
import alea.cli.CommandLines;
import alea.cli.Console;
import alea.game.BadInput;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command {@code alea-spark}: what {@code alea} does, over many machines. */
@Command(
        name = "alea-spark",
        versionProvider = AleaSpark.Version.class,
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
            SpreadSolveCommand.class,
            SpreadTrainCommand.class,
            GridCommand.class,
            CostsCommand.class
        })
public final class AleaSpark implements Runnable {
    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "show this help")
    @SuppressWarnings("unused") // picocli reads it
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "show the version")
    @SuppressWarnings("unused") // picocli reads it
    private boolean version;

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
        throw new BadInput("a command is missing; there are %s (alea-spark --help tells more)"
                .formatted(String.join(
                        ", ", List.copyOf(spec.commandLine().getSubcommands().keySet()))));
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"alea-spark " + Alea.version()};
        }
    }
}
