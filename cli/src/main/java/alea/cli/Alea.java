package alea.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code alea}: subcommands do the work. */
@Command(
        name = "alea",
        mixinStandardHelpOptions = true,
        versionProvider = Alea.Version.class,
        description = "A laboratory for dice games played on a board.")
public final class Alea implements Runnable {
    @Spec
    private CommandSpec spec;

    public static void main(String[] args) {
        System.exit(new CommandLine(new Alea()).execute(args));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Missing command");
    }

    /** The version that the build wrote into the jar's manifest. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Alea.class.getPackage().getImplementationVersion();
            return new String[] {"alea " + (version == null ? "(not from a jar)" : version)};
        }
    }
}
