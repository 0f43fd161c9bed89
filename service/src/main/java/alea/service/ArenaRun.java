package alea.service;

import alea.analysis.equity.Luck;
import alea.arena.AdjustedTally;
import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.MatchResult;
import alea.arena.Report;
import alea.arena.Tally;
import alea.arena.entry.Entrant;
import alea.arena.exec.Terms;
import alea.arena.record.RecordFolder;
import alea.arena.store.Recording;
import alea.arena.store.ResultsStore;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Player;
import alea.game.Registry;
import alea.match.ForfeitRule;
import alea.match.Seating;
import alea.stats.Sprt;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Many matches, and who is better, how surely. A run that is cancelled reports what was played till then, which is
 * the beginning of the whole run, and says so.
 */
public final class ArenaRun {
    private static final long GAMES = 10_000;
    private static final long GAMES_OF_A_TEST = 1_000_000;

    private final Registry registry;
    private final String version;

    /**
     * What is to be played, and where it is kept besides the report.
     *
     * @param game its spec
     * @param entries who plays; none for those that the game's source seats, as it seats them
     * @param games matches of each combination; null for 10,000, with a test at most a million
     * @param seed of all dice
     * @param threads on which nothing depends
     * @param seating who sits where; null for rotating, or as the source seats them
     * @param duplicate whether all seatings of a round get the same dice
     * @param maxTurns where a match is stopped as truncated; {@link Integer#MAX_VALUE} for never
     * @param sprt a sequential test of the first player's rate that may end it early, or null
     * @param terms what strategies in other processes are granted
     * @param forfeit what becomes of a match when a player gives up while two or more others are at the table
     * @param store a results file for every match, or null
     * @param records a folder for a record of every match, or null
     * @param adjust by whose word luck is taken from results: a strategy that says what positions are worth, {@code
     *     exact} for a small game that is solved at once, or null for nobody's
     * @param lanes whether dice are dealt by turn, so that many matches can be played side by side
     */
    public record Request(
            String game,
            List<Entrant> entries,
            @Nullable Long games,
            long seed,
            int threads,
            @Nullable Seating seating,
            boolean duplicate,
            int maxTurns,
            @Nullable Sprt sprt,
            Terms terms,
            ForfeitRule forfeit,
            @Nullable Path store,
            @Nullable Path records,
            @Nullable String adjust,
            boolean lanes) {
        /**
         * Of strategies by spec, or {@code exec:COMMAND}, and matches that end when a player gives up.
         *
         * @param moveTime how long a strategy in another process may take for a move, at least a millisecond
         */
        public Request(
                String game,
                List<String> strategies,
                @Nullable Long games,
                long seed,
                int threads,
                @Nullable Seating seating,
                boolean duplicate,
                int maxTurns,
                @Nullable Sprt sprt,
                Duration moveTime,
                @Nullable Path store,
                @Nullable Path records,
                @Nullable String adjust) {
            this(
                    game,
                    strategies.stream().map(Entrant::parse).toList(),
                    games,
                    seed,
                    threads,
                    seating,
                    duplicate,
                    maxTurns,
                    sprt,
                    Terms.of(Terms.START, moveTime),
                    ForfeitRule.STOP,
                    store,
                    records,
                    adjust,
                    false);
        }

        public Request {
            entries = List.copyOf(entries);
            if (records != null && records.toString().isEmpty()) {
                throw new BadSetting("record", "needs the name of a folder");
            }
            if (lanes && store != null) {
                throw new BadSetting(
                        "lanes", "does not go together with save: results files hold the first dice alone");
            }
        }
    }

    /**
     * So many matches are played, of so many at most.
     *
     * @param soFar what came of them; to be asked before the next are told
     */
    public record Played(long matches, long of, Supplier<Report> soFar) {}

    /**
     * An arena.
     *
     * @param version the version of Alea, which reports and results name
     */
    public ArenaRun(Registry registry, String version) {
        this.registry = registry;
        this.version = version;
    }

    /**
     * Plays.
     *
     * @throws alea.game.BadInput when that cannot be played, or not be kept there
     */
    public Report run(Request request, Progress<? super Played> progress) {
        ArenaSetup setup = setup(request);
        Optional<LuckTeller> luck =
                Optional.ofNullable(request.adjust).map(by -> LuckTeller.named(registry, setup.game(), by));
        var arena = new Arena(
                setup,
                luck.map(
                        teller -> () -> new Luck(setup.game(), teller.equities().get())));
        var tally = new Tally(setup);
        var adjusted = new AdjustedTally(setup);
        long matches = arena.matches();
        try (var _ = Cancelling.of(progress);
                var keeping = new Keeping(request, setup, matches)) {
            Supplier<Report> soFar = () -> {
                Report report = tally.report(version, true);
                return luck.map(teller -> report.with(adjusted.report(teller.by())))
                        .orElse(report);
            };
            progress.hear(new Played(0, matches, soFar));
            boolean finished = arena.run(result -> {
                keeping.add(result);
                boolean goesOn = tally.accept(result);
                if (luck.isPresent()) {
                    adjusted.add(result);
                }
                progress.hear(new Played(result.number() + 1, matches, soFar));
                return goesOn;
            });
            keeping.finish(finished);
            Report report = tally.report(version, !finished);
            return luck.map(teller -> report.with(adjusted.report(teller.by()))).orElse(report);
        }
    }

    /** Where results are kept besides the report. */
    private final class Keeping implements AutoCloseable {
        private final Optional<RecordFolder> folder;
        private final Optional<ResultsStore> store;
        private final Optional<Recording> recording;

        Keeping(Request request, ArenaSetup setup, long matches) {
            folder = Optional.ofNullable(request.records).map(records -> new RecordFolder(records, setup, matches));
            Optional<ResultsStore> opened = Optional.empty();
            try {
                opened = Optional.ofNullable(request.store).map(ResultsStore::open);
                recording = opened.map(s -> s.begin(setup, version));
            } catch (RuntimeException e) {
                opened.ifPresent(ResultsStore::close);
                folder.ifPresent(RecordFolder::close);
                throw e;
            }
            store = opened;
        }

        void add(MatchResult result) {
            folder.ifPresent(f -> f.add(result));
            recording.ifPresent(r -> r.add(result));
        }

        void finish(boolean complete) {
            recording.ifPresent(r -> r.finish(complete));
        }

        @Override
        public void close() {
            try {
                recording.ifPresent(Recording::close);
                store.ifPresent(ResultsStore::close);
            } finally {
                folder.ifPresent(RecordFolder::close);
            }
        }
    }

    private ArenaSetup setup(Request request) {
        Game game = registry.game(request.game);
        List<Entrant> entries = request.entries.isEmpty()
                ? game.seating().stream().map(Entrant::parse).toList()
                : request.entries;
        if (entries.isEmpty()) {
            throw new BadSetting(
                    "strategy",
                    "is missing; %s has %s"
                            .formatted(
                                    game.spec().name(),
                                    String.join(
                                            ", ",
                                            registry.strategies(game).stream()
                                                    .map(f -> f.named(game))
                                                    .toList())));
        }
        List<Player> players = new ArrayList<>();
        for (Entrant entry : entries) {
            Player player = entry.player(registry, game, request.terms);
            entry.probe(game, request.terms);
            players.add(player);
        }
        Seating standard = request.entries.isEmpty() ? Seating.FIXED : Seating.ROTATE;
        return new ArenaSetup(
                game,
                players,
                request.games != null ? request.games : request.sprt != null ? GAMES_OF_A_TEST : GAMES,
                request.seed,
                request.threads,
                request.seating != null ? request.seating : standard,
                request.duplicate,
                request.maxTurns,
                Optional.ofNullable(request.sprt),
                request.records != null,
                request.forfeit,
                request.lanes);
    }
}
