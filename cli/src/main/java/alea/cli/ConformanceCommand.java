package alea.cli;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Game;
import alea.json.Json;
import alea.service.ConformanceCheck;
import alea.service.ConformancePack;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code alea conformance}: other implementations of a game's rules, compared with those of Alea. */
@Command(
        name = "conformance",
        description = {"Compares other programs' rules of a game with those of Alea.", "More: docs/conformance.md"},
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Examples: alea conformance export madn --out madn.jsonl",
            "          alea conformance check ludo-simple -- python3 examples/conformance/ludo_simple.py"
        },
        subcommands = {ConformanceCommand.Export.class, ConformanceCommand.Check.class})
final class ConformanceCommand implements Runnable {
    private static final String GAME = "the game: see alea games; or the path of a rule file";

    @ParentCommand
    private Alea alea;

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new BadInput("a command is missing; there are %s (alea conformance --help tells more)"
                .formatted(String.join(", ", Alea.commands(spec.commandLine()))));
    }

    @Command(
            name = "export",
            description = {
                "Writes positions of random matches with all their options and where those lead, as lines of JSON,",
                "and counts of the ways to go on, and whole matches."
            },
            footer = {"", "Example: alea conformance export ludo-classic --positions 5000 --out classic.jsonl"})
    static final class Export implements Callable<Integer> {
        @ParentCommand
        private ConformanceCommand parent;

        @Parameters(paramLabel = "GAME", description = GAME)
        private String game;

        @Option(names = "--out", paramLabel = "FILE", description = "where to; standard output where it is not given")
        private @Nullable Path out;

        @Option(names = "--positions", paramLabel = "N", description = "how many at most (standard: ${DEFAULT-VALUE})")
        private int positions = 1000;

        @Option(names = "--matches", paramLabel = "N", description = "whole matches (standard: ${DEFAULT-VALUE})")
        private int matches = 3;

        @Mixin
        private SeedOption seed;

        @Override
        public Integer call() {
            Game found = parent.alea.registry().game(game);
            var pack = new ConformancePack(found, new ConformancePack.Request(seed.seed(), positions, matches));
            PrintWriter printed = parent.alea.console().out();
            Path file = out;
            if (file == null) {
                pack.tell(line -> printed.print(Json.write(line) + "\n"));
                return Exit.DONE;
            }
            try (var whole = new WholeFile(file)) {
                pack.tell(line -> {
                    byte[] bytes = (Json.write(line) + "\n").getBytes(StandardCharsets.UTF_8);
                    whole.write(bytes, 0, bytes.length);
                });
                whole.force();
                whole.finish();
            }
            printed.println("wrote " + file);
            return Exit.DONE;
        }
    }

    @Command(
            name = "check",
            description = {
                "Asks a program what can happen at positions of random matches, and where that leads.",
                "The first difference from Alea's rules is told, and the exit code is 1."
            },
            footer = {
                "",
                "Example: alea conformance check ludo-simple -- python3 examples/conformance/ludo_simple.py",
                "Write -- before the command, so that its options are its own."
            })
    static final class Check implements Callable<Integer> {
        @ParentCommand
        private ConformanceCommand parent;

        @Parameters(index = "0", paramLabel = "GAME", description = GAME)
        private String game;

        @Parameters(index = "1..*", arity = "1..*", paramLabel = "COMMAND", description = "starts the program")
        private List<String> command = new ArrayList<>();

        @Option(names = "--positions", paramLabel = "N", description = "at how many (standard: ${DEFAULT-VALUE})")
        private int positions = 1000;

        @Mixin
        private SeedOption seed;

        @Mixin
        private JsonOption json;

        @Override
        public Integer call() {
            Game found = parent.alea.registry().game(game);
            ConformanceCheck.Result result = ConformanceCheck.run(
                    found,
                    ShellWords.shell(command),
                    new ConformancePack.Request(seed.seed(), positions, 0),
                    done -> {});
            if (json.wanted()) {
                parent.alea.console().json(result);
            } else {
                print(result);
            }
            return result.ok() ? Exit.DONE : Exit.NOT_MET;
        }

        private void print(ConformanceCheck.Result result) {
            PrintWriter out = parent.alea.console().out();
            result.difference().ifPresent(difference -> {
                out.println("position  " + difference.position());
                out.println("asked     " + difference.asked());
                out.println("expected  " + difference.expected());
                out.println("got       " + difference.got());
            });
            out.println(String.format(
                    Locale.ROOT,
                    "%s: %s after %,d positions and %,d questions",
                    result.game(),
                    result.ok() ? "no difference" : "the program differs",
                    result.positions(),
                    result.questions()));
        }
    }
}
