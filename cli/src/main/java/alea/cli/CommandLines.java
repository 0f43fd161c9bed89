package alea.cli;

import alea.file.NotWritten;
import alea.game.BadInput;
import alea.game.Quoted;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.TypeConversionException;

/** How a command line is read and carried out: every complaint is one line, every end has its exit code. */
public final class CommandLines {
    private CommandLines() {}

    /**
     * Runs one command line.
     *
     * @param command makes the command, which may fail
     * @return the exit code, one of {@link Exit}
     */
    public static int run(Console console, Supplier<CommandLine> command, String... args) {
        int code;
        try {
            code = command.get().execute(args);
        } catch (Throwable e) { // whatever happens, one line and an exit code
            code = PluginJars.fault(e).map(fault -> badJar(console, fault)).orElseGet(() -> internalError(console, e));
        }
        if (console.out().checkError()) { // also flushes
            console.err().println("alea: the result could not be written to standard output");
            code = Exit.NOT_WRITTEN;
        }
        console.err().flush();
        return code;
    }

    /**
     * The command line of a command.
     *
     * @param commands its subcommands, besides those that it names itself
     */
    public static CommandLine of(Console console, Object program, List<Class<?>> commands) {
        var commandLine = new CommandLine(program);
        commands.forEach(commandLine::addSubcommand); // before what is set, which those have that are there
        var sections = new HashMap<>(commandLine.getHelpSectionMap());
        sections.put(UsageMessageSpec.SECTION_KEY_FOOTER, Footer::of);
        commandLine
                .setHelpSectionMap(sections)
                .setOut(console.out())
                .setErr(console.err())
                .setColorScheme(CommandLine.Help.defaultColorScheme(console.colour() ? Ansi.ON : Ansi.OFF))
                .registerConverter(Path.class, CommandLines::path)
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpWidth(Console.width(System.getenv()))
                .setParameterExceptionHandler((e, args) -> {
                    complain(console, e.getCommandLine(), Complaint.of(e));
                    return Exit.BAD_INPUT;
                })
                .setExecutionExceptionHandler((e, command, parsed) -> {
                    if (e instanceof BadInput bad) {
                        complain(console, command, Complaint.of(command, bad));
                        return Exit.BAD_INPUT;
                    }
                    if (e instanceof NotWritten) {
                        complain(console, command, String.valueOf(e.getMessage()));
                        return Exit.NOT_WRITTEN;
                    }
                    if (e instanceof CancellationException) {
                        complain(console, command, "interrupted");
                        return Exit.INTERRUPTED;
                    }
                    return internalError(console, e);
                });
        return commandLine;
    }

    /**
     * A path, where it is the one that was meant: bytes that are no text in the user's charset come as another
     * character.
     */
    private static Path path(String text) {
        if (text.indexOf('\ufffd') < 0) {
            try {
                return Path.of(text);
            } catch (InvalidPathException e) {
                // Said below.
            }
        }
        throw new TypeConversionException("no name of a file");
    }

    private static void complain(Console console, CommandLine command, String message) {
        console.out().flush();
        console.err().println(command.getCommandSpec().qualifiedName() + ": " + Quoted.message(message));
    }

    private static int badJar(Console console, String fault) {
        console.out().flush();
        console.err().println("alea: " + Quoted.message(fault));
        return Exit.BAD_INPUT;
    }

    private static int internalError(Console console, Throwable e) {
        console.out().flush();
        if (System.getenv("ALEA_DEBUG") != null) {
            e.printStackTrace(console.err());
        }
        console.err()
                .println("alea: internal error: %s (with ALEA_DEBUG=1 set, it also prints a stack trace)"
                        .formatted(Quoted.message(e.toString())));
        return Exit.INTERNAL_ERROR;
    }
}
