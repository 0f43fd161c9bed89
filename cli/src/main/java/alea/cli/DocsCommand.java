package alea.cli;

import alea.cli.reference.CommandPage;
import alea.cli.reference.GameKeysPage;
import alea.cli.reference.MethodsPage;
import alea.cli.reference.StrategyKeysPage;
import alea.file.Claim;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import alea.game.Registry;
import alea.rpc.Methods;
import alea.site.Site;
import alea.web.FileServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code alea docs}: the documentation as a site. */
@Command(
        name = "docs",
        description = {
            "The documentation as a site: prints the address to open, and serves it until Ctrl-C.",
            "With --out it writes the site into a folder instead, which any server can hand out (docs/site.md)."
        },
        footer = {"", "Example: alea docs", "Example: alea docs --out public"})
final class DocsCommand implements Callable<Integer> {
    /** Characters of a line of usage. */
    private static final int WIDTH = 100;
    /** What every site has, by which a folder is known to hold one. */
    private static final String MARK = "search.json";

    @ParentCommand
    private Alea alea;

    @Option(names = "--out", paramLabel = "DIR", description = "the folder to write; new, empty, or with an older site")
    private @Nullable Path out;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8081",
            description = "where it listens; 0 for any that is free (standard: ${DEFAULT-VALUE})")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "H",
            defaultValue = "127.0.0.1",
            description = "the name or address at which it listens; with another than this machine's own, everybody "
                    + "who reaches it can read it (standard: ${DEFAULT-VALUE})")
    private String host;

    @Override
    public Integer call() {
        Serving.requirePort(port);
        Console console = alea.console();
        Path folder = out;
        SortedMap<String, byte[]> files = site(console, alea.registry()).files();
        if (folder != null) {
            write(files, folder);
            console.out().println(String.format(Locale.ROOT, "wrote %,d files into %s", files.size(), folder));
            return Exit.DONE;
        }
        try (var interruption = new Interruption(console);
                var server = FileServer.start(host, port, files)) {
            Serving.untilStopped("alea docs", server.address(), host, server.isOpen(), console, interruption);
        } catch (InterruptedException e) {
            throw new CancellationException();
        }
        return Exit.DONE;
    }

    /** The site, with the pages that this program writes about itself. */
    static Site site(Console console, Registry registry) {
        CommandLine commands = new Alea(console)
                .commandLine()
                .setUsageHelpWidth(WIDTH)
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF));
        return Site.of(Map.of(
                "docs/commands.md", CommandPage.of(commands),
                "docs/game-keys.md", GameKeysPage.of(registry),
                "docs/strategy-keys.md", StrategyKeysPage.of(registry),
                "docs/methods.md", MethodsPage.of(new Methods(registry))));
    }

    private static void write(SortedMap<String, byte[]> files, Path folder) {
        try {
            Files.createDirectories(folder);
            if (!isEmpty(folder) && !Files.exists(folder.resolve(MARK))) {
                throw new BadInput("--out: %s holds something else; name a new folder".formatted(folder));
            }
            try (var _ = Claim.folder(folder)) {
                for (Map.Entry<String, byte[]> file : files.entrySet()) {
                    Path path = folder.resolve(file.getKey());
                    Files.createDirectories(path.resolveSibling(""));
                    WholeFile.write(path, file.getValue());
                }
            }
        } catch (IOException e) {
            throw new BadInput("--out: %s cannot be written: %s".formatted(folder, Reason.of(e)));
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        }
    }
}
