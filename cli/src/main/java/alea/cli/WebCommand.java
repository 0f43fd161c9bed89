package alea.cli;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Reason;
import alea.game.Registry;
import alea.rules.RuleFiles;
import alea.service.MatchFile;
import alea.service.RuleSets;
import alea.web.WebServer;
import alea.web.WebSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code alea web}: the web application. */
@Command(
        name = "web",
        description = {
            "Plays, analyses, reviews and measures in a browser: prints the address to open, and serves it until "
                    + "Ctrl-C.",
            "Also answers other programs over HTTP (docs/web.md)."
        },
        footer = {
            "",
            "Example: alea web",
            "Example: alea web --port 0 --folder my-rules",
            "The line that it prints has the address and a token, which programs send as the header X-Alea-Token.",
            "Matches are kept in $XDG_STATE_HOME/alea/matches, or in ~/.local/state/alea/matches, as of alea play."
        })
final class WebCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            description = "where it listens; 0 for any that is free (standard: ${DEFAULT-VALUE})")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "H",
            defaultValue = "127.0.0.1",
            description = "the name or address at which it listens; with another than this machine's own, everybody "
                    + "who reaches it can use it (standard: ${DEFAULT-VALUE})")
    private String host;

    @Option(
            names = "--folder",
            paramLabel = "DIR",
            description =
                    "whose rule files can be played, too, and where new ones are saved (standard: beside the matches)")
    private @Nullable Path folder;

    @Option(names = "--record", paramLabel = "DIR", description = "where matches are kept instead")
    private @Nullable Path record;

    @Mixin
    private ThreadsOption threads;

    @Override
    public Integer call() {
        Serving.requirePort(port);
        Console console = alea.console();
        Registry shipped = alea.registryOf(List.of()).closed();
        Path matches = record != null ? record : MatchFile.folder(System.getenv(), System.getProperty("user.home", ""));
        Path own = folder != null ? folder : matches.resolve("rules");
        RuleFiles files = RuleFiles.only(shipped, List.of());
        if (folder != null || Files.isDirectory(own)) {
            rules(own).forEach(file -> open(files, file, console));
        }
        var setup = new WebSetup(
                Alea.version(),
                host,
                port,
                shipped.with(files),
                new RuleSets(shipped, files),
                own,
                matches,
                threads.threads());
        try (var interruption = new Interruption(console);
                var server = WebServer.start(setup)) {
            String line = server.address() + " token " + server.token();
            Serving.untilStopped("alea web", line, host, server.isOpen(), console, interruption);
        } catch (InterruptedException e) {
            throw new CancellationException();
        }
        return Exit.DONE;
    }

    /** Opens a rule file; one that cannot be used is said, and left out. */
    private static void open(RuleFiles files, Path file, Console console) {
        try {
            files.open(file);
        } catch (BadInput e) {
            console.err().println("alea web: left out: " + Quoted.message(String.valueOf(e.getMessage())));
        }
    }

    /** The rule files of a folder. */
    private static List<Path> rules(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file ->
                            file.toString().endsWith(".yaml") || file.toString().endsWith(".yml"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new BadInput("--folder: %s cannot be read: %s".formatted(folder, Reason.of(e)));
        }
    }
}
