package alea.cli;

import alea.file.Texts;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.service.Analysis;
import alea.service.Answers;
import alea.service.Method;
import alea.service.Questions;
import alea.service.ReviewRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is asked of an analysis, of one position or of many, whoever makes it. */
public final class AnalyseOptions {
    private static final int LONGEST = 1 << 28;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game")
    private String game;

    @Option(
            names = "--positions",
            paramLabel = "FILE",
            description = "instead of one position those of a file, one a line: CSV comes of them, or with --json a "
                    + "list, in the order of the file")
    private @Nullable Path positions;

    @Option(
            names = "--table",
            paramLabel = "FILE",
            description =
                    "a table of the game, of its endgames or races, made by alea solve; from a position that comes "
                            + "before those, matches are played till they are reached (standard: looked for, see "
                            + "docs/endgames.md)")
    private @Nullable String table;

    @Mixin
    private ObjectiveOption objective;

    @Option(
            names = "--method",
            paramLabel = "METHOD",
            description = "exact (from a table, or a small game solved at once), table, rollout, or search (by a "
                    + "strategy that says what positions are worth) (standard: exact where it can be, else rollout)")
    private @Nullable Method method;

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "how many rolls a search looks ahead, 1 to 3 (standard: 2)")
    private @Nullable Integer plies;

    @Option(
            names = "--by",
            paramLabel = "STRATEGY",
            description = "who plays the matches of a game that is too large "
                    + "(standard: the strategy that the game recommends, or random)")
    private @Nullable String by;

    @Option(
            names = "--luck",
            paramLabel = "STRATEGY",
            description = "by whose word luck is taken from results: net, or another strategy that says what positions "
                    + "are worth; or none (standard: who plays on, if it says that)")
    private @Nullable String luck;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "matches of each option of a game that is too large, at most that with --until or --time; "
                    + "rounded up so that first rolls are balanced (standard: " + Analysis.MATCHES + ")")
    private @Nullable Long games;

    @Option(
            names = "--until",
            paramLabel = "P",
            description = "end when one option is above all others at this confidence, as 0.99, and give no more "
                    + "matches to those that can no longer be best")
    private @Nullable Double until;

    @Option(
            names = "--truncate",
            paramLabel = "N",
            description = "stop matches after N turns, and take what --luck thinks of the position there (standard: "
                    + "0, to play them to their end)")
    private @Nullable Integer truncate;

    @Mixin
    private SeedOption seed;

    @Mixin
    private JsonOption json;

    /** Of which game. */
    public String game() {
        return game;
    }

    /** The file of positions; null where there is none. */
    public @Nullable Path positions() {
        return positions;
    }

    /** Whether the result is to be written as JSON. */
    public boolean json() {
        return json.wanted();
    }

    /** What is asked of a position. */
    public Questions.ValueRequest request(String position) {
        return new Questions.ValueRequest(game, position, objective.asked(), table);
    }

    /**
     * How it is to be found out.
     *
     * @throws BadInput when options do not go together
     */
    public Questions.Way way() {
        if (plies != null && method != Method.SEARCH) {
            throw new BadInput("--plies is for --method search");
        }
        if (method != null && method != Method.ROLLOUT) {
            requireNoneOfRollouts(method);
        }
        return new Questions.Way(method, plies == null ? Questions.Way.STANDARD.plies() : plies);
    }

    /** How matches are played on. */
    public Questions.Rollouts rollouts(int threads) {
        return new Questions.Rollouts(
                by,
                luck,
                games == null ? Analysis.MATCHES : games,
                until,
                truncate == null ? 0 : truncate,
                seed.seed(),
                threads);
    }

    /**
     * What is asked of a position at which chance comes next.
     *
     * @throws BadInput when an option is given that is for decisions
     */
    ReviewRun.Request beforeChance(Position at, int threads) {
        Map<String, @Nullable Object> decides = new LinkedHashMap<>();
        decides.put("--plies", plies);
        decides.put("--luck", luck);
        decides.put("--until", until);
        decides.put("--truncate", truncate);
        decides.put("--objective", objective.given() ? true : null);
        decides.forEach((name, value) -> {
            if (value != null) {
                throw notBeforeChance(name, at);
            }
        });
        return new ReviewRun.Request(
                method,
                by,
                table,
                ReviewRun.Level.STANDARD,
                games == null ? null : Math.toIntExact(Math.min(games, Integer.MAX_VALUE)),
                seed.seed(),
                threads);
    }

    static BadInput notBeforeChance(String option, Position at) {
        return new BadInput("%s is for decisions, and in '%s' chance comes next".formatted(option, at));
    }

    private void requireNoneOfRollouts(Method asked) {
        Map<String, @Nullable Object> given = new LinkedHashMap<>();
        given.put("--games", games);
        given.put("--until", until);
        given.put("--truncate", truncate);
        given.put("--luck", luck);
        given.forEach((name, value) -> {
            if (value != null) {
                throw notForRollouts(name, asked);
            }
        });
    }

    static BadInput notForRollouts(String name, Method asked) {
        return new BadInput("%s is for rollouts, and --method is %s".formatted(name, asked));
    }

    /**
     * All positions of a file, each of which waits for a decision.
     *
     * @throws BadInput when one is none of the game, or nothing is to be decided there; or there are none
     */
    public List<String> read(Path file, Game rules) {
        List<String> all = new ArrayList<>();
        int number = 0;
        for (String line : Texts.read(file, LONGEST).lines().toList()) {
            number++;
            if (line.isBlank()) {
                continue;
            }
            try {
                Position position = rules.parse(line.strip());
                Answers.requireDecision(position);
                all.add(position.toString());
            } catch (BadInput e) {
                throw new BadInput(String.format(Locale.ROOT, "%s, line %d: %s", file, number, e.getMessage()));
            }
        }
        if (all.isEmpty()) {
            throw new BadInput("%s has no positions".formatted(file));
        }
        return all;
    }
}
