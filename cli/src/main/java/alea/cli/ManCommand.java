package alea.cli;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea man}: manual pages. */
@Command(
        name = "man",
        description = "Writes the manual page of a command, or those of all commands into a folder.",
        footer = {
            "",
            "Example: alea man arena | man -l -",
            "         alea man rules check | man -l -",
            "         alea man --out ~/.local/share/man/man1"
        })
final class ManCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    /** What completion offers. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Alea.COMMANDS.stream().map(Alea::name).iterator();
        }
    }

    @Parameters(
            arity = "0..*",
            paramLabel = "COMMAND",
            completionCandidates = Names.class,
            description = "a command, and one of its own commands")
    private List<String> names = new ArrayList<>();

    @Option(names = "--out", paramLabel = "DIR", description = "writes the pages of all commands into this folder")
    private @Nullable Path folder;

    @Override
    public Integer call() {
        CommandLine command = alea.commandLine();
        if (folder == null) {
            for (String name : names) {
                command = child(command, name);
            }
            alea.console().out().print(ManualPage.of(command, Alea.version()));
            return Exit.DONE;
        }
        if (!names.isEmpty()) {
            throw new BadInput("--out writes the pages of all commands; leave out " + String.join(" ", names));
        }
        Path to = folder;
        try {
            Files.createDirectories(to);
        } catch (IOException e) {
            throw new BadInput("--out: %s cannot be made: %s".formatted(to, Reason.of(e)));
        }
        ManualPage.all(command, Alea.version()).forEach((name, page) -> WholeFile.write(to.resolve(name + ".1"), page));
        return Exit.DONE;
    }

    private static CommandLine child(CommandLine command, String name) {
        CommandLine child = command.getSubcommands().get(name);
        if (child == null) {
            List<String> commands = Alea.commands(command);
            throw new BadInput("%s has no command %s%s"
                    .formatted(
                            command.getCommandSpec().qualifiedName(),
                            Quoted.of(name),
                            commands.isEmpty() ? "" : "; there are " + String.join(", ", commands)));
        }
        return child;
    }
}
