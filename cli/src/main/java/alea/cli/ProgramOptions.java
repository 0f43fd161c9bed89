package alea.cli;

import alea.game.BadInput;
import java.util.List;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** What every program of several commands understands. */
public final class ProgramOptions {
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

    /** The complaint of a program that was given no command. */
    public static BadInput missing(CommandSpec program) {
        return new BadInput("a command is missing; there are %s (%s --help tells more)"
                .formatted(String.join(", ", List.copyOf(program.subcommands().keySet())), program.name()));
    }

    /** What a program answers when it is asked for its version. */
    public static final class Version implements IVersionProvider {
        @Spec
        private CommandSpec spec;

        @Override
        public String[] getVersion() {
            return new String[] {spec.root().name() + " " + Alea.version()};
        }
    }
}
