package alea.cli;

import alea.env.EnvServer;
import alea.env.EnvSetup;
import alea.env.Lanes;
import alea.game.BadSetting;
import alea.game.Quoted;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea env}: many matches that another program steps through. */
@Command(
        name = "env",
        description = {
            "Lets another program step through many matches at once, over a file that both map into memory.",
            "The Python package does so: alea.env (docs/python.md). Writes one line of JSON that says where everything "
                    + "stands, and ends when its input does. Without --ring it only writes that line."
        },
        footer = {
            "",
            "Examples: alea env ludo-classic --lanes 4096",
            "          alea env ludo-classic --opponent hybrid --seat rotate --encoder ludo-threats"
        })
final class EnvCommand implements Callable<Integer> {
    private static final String ROTATE = "rotate";

    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game: see alea games")
    private String game;

    @Option(names = "--ring", paramLabel = "FILE", description = "the file, which is made")
    private @Nullable Path ring;

    @Option(
            names = "--lanes",
            paramLabel = "N",
            description =
                    "matches side by side (standard: ${DEFAULT-VALUE}); lane i plays matches i, i + N, ... of the seed")
    private int lanes = 1;

    @Mixin
    private SeedOption seed;

    @Option(
            names = "--opponent",
            paramLabel = "STRATEGY",
            description = "who plays the seat after the driver's; given again, the seat after that; given once, all "
                    + "other seats; exec:COMMAND is a bot. Without it the driver plays every seat")
    private List<String> opponents = new ArrayList<>();

    @Option(
            names = "--seat",
            paramLabel = "SEAT",
            description =
                    "the driver's seat, from 0, or rotate: another one in every match (standard: ${DEFAULT-VALUE})")
    private String seat = "0";

    @Option(
            names = "--encoder",
            paramLabel = "NAME",
            description = "how positions are shown: features of networks, or text (standard: the first of the game)")
    private @Nullable String encoder;

    @Option(names = "--sparse", description = "show slots alone, and no rows of inputs")
    private boolean sparse;

    @Option(names = "--afterstates", description = "show what every option leads to, too")
    private boolean afterstates;

    @Option(
            names = "--max-turns",
            paramLabel = "N",
            description = "stop a match after N turns, as truncated (standard: the game's cap)")
    private int maxTurns;

    @Option(names = "--records", description = "keep what is taken, so that records can be had")
    private boolean records;

    @Mixin
    private BotOptions bots;

    @Override
    public Integer call() {
        var setup = new EnvSetup(
                game, lanes, seed.seed(), opponents, seat(), encoder, !sparse, afterstates, maxTurns, records);
        Console console = alea.console();
        try (var all = new Lanes(alea.registry(bots.terms()), setup)) {
            if (ring == null) {
                console.json(all.layout());
                return Exit.DONE;
            }
            var server = new EnvServer(all, ring);
            console.json(all.layout());
            console.out().flush();
            server.serve(console.in(), console.out());
            return Exit.DONE;
        }
    }

    private int seat() {
        if (seat.equals(ROTATE)) {
            return EnvSetup.ROTATE;
        }
        try {
            int number = Integer.parseInt(seat);
            if (number < 0) {
                throw new BadSetting("seat", seat + " is not allowed; it is at least 0, or rotate");
            }
            return number;
        } catch (NumberFormatException e) {
            throw new BadSetting("seat", "%s is neither a number nor rotate".formatted(Quoted.of(seat)));
        }
    }
}
