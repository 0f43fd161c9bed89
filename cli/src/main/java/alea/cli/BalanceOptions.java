package alea.cli;

import alea.analysis.balance.Balance;
import alea.analysis.balance.BalancePage;
import alea.file.Occupied;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.json.Json;
import alea.service.BalanceRun;
import alea.service.Progress;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What is asked of a comparison of rules, whoever plays it, and how what came of it is told. */
public final class BalanceOptions {
    private static final long GAMES = 10_000;
    private static final String JSON = "balance.json";
    private static final String CSV = "balance.csv";
    private static final String PAGE = "balance.html";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game: see alea games")
    private String game;

    @Option(
            names = "--vary",
            paramLabel = "KEY=V1,V2",
            description = "values that a key takes in turn, the first being the one that effects are counted from; "
                    + "as often as there are keys to vary")
    private List<String> vary = new ArrayList<>();

    @Option(
            names = "--against",
            paramLabel = "GAME2",
            description = "another game or rule file, compared with GAME as a whole: two variants, however many keys "
                    + "they differ in")
    private @Nullable String against;

    @Option(
            names = "--players",
            arity = "1..2",
            paramLabel = "STRATEGY",
            description = "who sits in every seat, and whom it is compared with (standard: those that the source "
                    + "seats, else the strongest recommended one; and random)")
    private List<String> players = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "matches of each variant, those that compare players apart (standard: ${DEFAULT-VALUE})")
    private long games = GAMES;

    @Mixin
    private SeedOption seed;

    @Option(names = "--max-turns", paramLabel = "N", description = "stop a match after N turns, as truncated")
    private @Nullable Integer maxTurns;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "write balance.json, balance.csv and the page balance.html there, and keep what was played "
                    + "until all is")
    private @Nullable Path out;

    @Option(names = "--resume", description = "go on with what the folder of --out has")
    private boolean resume;

    @Option(
            names = "--checkpoint-every",
            paramLabel = "S",
            description = "seconds between times that what was played is kept, with --out (standard: 10)")
    private @Nullable Double every;

    @Option(names = "--csv", description = "write every measure and effect as CSV")
    private boolean csv;

    @Mixin
    private JsonOption json;

    /** Plays a comparison. */
    @FunctionalInterface
    public interface Playing {
        /** As {@link BalanceRun#run}. */
        Balance play(BalanceRun.Request request, Progress<BalanceRun.Played> progress);
    }

    /**
     * What is asked.
     *
     * @param threads on which nothing depends
     * @throws BadInput when options do not go together
     */
    public BalanceRun.Request request(int threads) {
        if (csv && json.wanted()) {
            throw new BadInput("--json and --csv do not go together");
        }
        if (every != null && out == null) {
            throw new BadInput("--checkpoint-every needs --out DIR, where what was played is kept");
        }
        return new BalanceRun.Request(
                game,
                vary,
                against,
                players,
                games,
                seed.seed(),
                threads,
                maxTurns,
                out,
                resume,
                every == null ? BalanceRun.EVERY : every);
    }

    /**
     * Has it played, and tells of it.
     *
     * @return the exit code
     */
    public int run(Console console, BalanceRun.Request request, Playing playing) {
        try (var interruption = new Interruption(console)) {
            Balance balance;
            try (var told = new MatchProgress(console, spec.qualifiedName(), true)) {
                balance = playing.play(request, interruption.around(p -> told.tell(p.matches(), p.of())));
            }
            if (out != null) {
                write(balance, out);
            }
            if (json.wanted()) {
                console.json(balance);
            } else if (csv) {
                BalanceText.csv(balance, console.out());
            } else {
                BalanceText.print(balance, console.out());
            }
            if (out != null) {
                console.err()
                        .println("%s: wrote %s, %s and %s"
                                .formatted(
                                        spec.qualifiedName(), out.resolve(JSON), out.resolve(CSV), out.resolve(PAGE)));
            }
            if (balance.interrupted()) {
                interruption.tell(spec.qualifiedName(), balance.matches(), balance.asked(), "matches of each variant");
                return Exit.INTERRUPTED;
            }
            return Exit.DONE;
        } catch (Occupied e) {
            throw new BadInput(e.getMessage() + "; go on with it: --resume, delete it, or take another --out");
        }
    }

    private void write(Balance balance, Path folder) {
        WholeFile.write(folder.resolve(JSON), Json.write(balance) + "\n");
        var lines = new StringWriter();
        try (var writer = new PrintWriter(lines)) {
            BalanceText.csv(balance, writer);
        }
        WholeFile.write(folder.resolve(CSV), lines.toString());
        WholeFile.write(folder.resolve(PAGE), BalancePage.of(balance, command()));
    }

    /** What is typed to have the same again, whoever played. */
    private String command() {
        List<String> words = new ArrayList<>(List.of("alea", "balance", game));
        if (against != null) {
            words.addAll(List.of("--against", against));
        }
        vary.forEach(v -> words.addAll(List.of("--vary", v)));
        if (!players.isEmpty()) {
            words.add("--players");
            words.addAll(players);
        }
        words.addAll(List.of("--games", Long.toString(games), "--seed", Long.toString(seed.seed())));
        if (maxTurns != null) {
            words.addAll(List.of("--max-turns", Integer.toString(maxTurns)));
        }
        return ShellWords.shell(words);
    }
}
