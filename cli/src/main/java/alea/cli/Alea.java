package alea.cli;

import alea.arena.exec.Terms;
import alea.game.Quoted;
import alea.game.Registry;
import alea.rules.RuleFiles;
import alea.service.Programs;
import alea.service.RuleSets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code alea}: subcommands do the work, and find here what they share. */
@Command(
        name = "alea",
        versionProvider = ProgramOptions.Version.class,
        description = "A laboratory for dice games played on a board.",
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        footer = {
            "",
            "Example: alea arena ludo-simple hybrid fast --games 100000 --seed 1",
            "More on a command: alea COMMAND --help",
            "Exit codes: 0 done, 1 the check or goal was not met, 2 bad input,",
            "            130 interrupted, 70 a mistake in Alea, 74 the output could not be",
            "            written; 69 Java 25 was not found."
        })
public final class Alea implements Runnable {
    static final List<Class<?>> COMMANDS = List.of(
            GamesCommand.class,
            RulesCommand.class,
            ArenaCommand.class,
            LeagueCommand.class,
            BalanceCommand.class,
            ResultsCommand.class,
            ReplayCommand.class,
            OptionsCommand.class,
            ChooseCommand.class,
            ConvertCommand.class,
            AnalyseCommand.class,
            ReviewCommand.class,
            DiceCommand.class,
            PlayCommand.class,
            LudoCsCommand.class,
            SolveCommand.class,
            EvaluateCommand.class,
            RespondCommand.class,
            RegretCommand.class,
            TrainCommand.class,
            CurvesCommand.class,
            PapersCommand.class,
            ConformanceCommand.class,
            ExportCommand.class,
            RpcCommand.class,
            EnvCommand.class,
            WebCommand.class,
            DocsCommand.class,
            BenchCommand.class,
            DoctorCommand.class,
            ManCommand.class,
            CompletionCommand.class);

    @Spec
    private CommandSpec spec;

    @Mixin
    @SuppressWarnings("unused") // picocli reads it
    private ProgramOptions options;

    private final Console console;
    private @Nullable Registry shipped;

    Alea(Console console) {
        this(console, null);
    }

    /** With other games and strategies than those that plug-ins bring. */
    Alea(Console console, @Nullable Registry shipped) {
        this.console = console;
        this.shipped = shipped;
    }

    public static void main(String[] args) {
        System.exit(run(Console.ofProcess(), args));
    }

    /** Runs one command line. The result is the exit code, one of {@link Exit}. */
    public static int run(Console console, String... args) {
        Optional<String> apart = Complaint.takenApart(args);
        if (apart.isPresent()) {
            console.err().println("alea %s: %s".formatted(Quoted.plain(args[0]), Quoted.message(apart.get())));
            console.err().flush();
            return Exit.BAD_INPUT;
        }
        return CommandLines.run(console, () -> new Alea(console).reading(args), args);
    }

    /** All commands. */
    CommandLine commandLine() {
        return CommandLines.of(console, this, COMMANDS);
    }

    /**
     * The one command that these arguments begin with, or all: most of the time in which a command starts would go into
     * reading what all the others take.
     */
    CommandLine reading(String... args) {
        return CommandLines.of(
                console,
                this,
                COMMANDS.stream()
                        .filter(c -> args.length > 0 && name(c).equals(args[0]))
                        .findFirst()
                        .<List<Class<?>>>map(List::of)
                        .orElse(COMMANDS));
    }

    /** What a command's class is called: {@code LudoCsCommand} holds {@code ludo-cs}. */
    static String name(Class<?> command) {
        return command.getSimpleName()
                .replaceFirst("Command$", "")
                .replaceAll("(?<=.)(?=[A-Z])", "-")
                .toLowerCase(Locale.ROOT);
    }

    @Override
    public void run() {
        throw ProgramOptions.missing(spec);
    }

    static List<String> commands(CommandLine commandLine) {
        return List.copyOf(commandLine.getSubcommands().keySet());
    }

    /** Where commands read and write. */
    public Console console() {
        return console;
    }

    /** The games and strategies at hand, and the games of the rule files that the command line names. */
    public Registry registry() {
        return opening(List.of());
    }

    /** The same, in which programs are strategies, too: for what the command line names, and nobody else. */
    Registry registry(Terms terms) {
        return Programs.running(registry(), terms);
    }

    /**
     * The same as the first for a record. The file of its rules often lies where the match was played, which is beside
     * the record or above its folder.
     */
    Registry registryOf(Path record) {
        Path folder = record.toAbsolutePath().normalize().resolveSibling("");
        return opening(List.of(folder, folder.resolveSibling("")));
    }

    private Registry opening(List<Path> folders) {
        return shipped().with(RuleFiles.opening(shipped(), folders));
    }

    /** The games and strategies at hand, and the games of some rule files, beside which no file is opened. */
    Registry registryOf(List<Path> files) {
        return shipped().with(RuleFiles.only(shipped(), files));
    }

    /** Rule sets, and the files that the command line names. */
    RuleSets ruleSets() {
        return new RuleSets(shipped(), RuleFiles.opening(shipped(), List.of()));
    }

    /** What plug-ins bring. */
    private Registry shipped() {
        if (shipped == null) {
            PluginJars.require(System.getenv(PluginJars.VARIABLE));
            shipped = Registry.installed();
        }
        return shipped;
    }

    /** The version that the build wrote into the jar's manifest. */
    public static String version() {
        String version = Alea.class.getPackage().getImplementationVersion();
        return version == null ? "(not from a jar)" : version;
    }
}
