package alea.service;

import alea.arena.Arena;
import alea.arena.ArenaCheckpoint;
import alea.arena.ArenaSetup;
import alea.arena.MatchResult;
import alea.arena.Report;
import alea.arena.Slice;
import alea.arena.entry.Entrant;
import alea.arena.exec.Terms;
import alea.arena.record.RecordFolder;
import alea.arena.store.Recording;
import alea.arena.store.ResultsStore;
import alea.file.Claim;
import alea.file.Occupied;
import alea.game.BadSetting;
import alea.game.Registry;
import alea.match.ForfeitRule;
import alea.match.Seating;
import alea.stats.Sprt;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Many matches, and who is better, how surely. A run that is cancelled reports what was played till then, which is
 * the beginning of the whole run, and says so. Where it keeps a checkpoint, a run that resumes goes on from there.
 */
public final class ArenaRun {
    /** Seconds between times that what was counted is kept, where nothing else is said. */
    public static final double EVERY = 10;

    /** By whose word luck is taken where a small game is solved at once. */
    public static final String EXACT = LuckTeller.EXACT;

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
     * @param checkpoint where what was counted is kept, so that a run can go on; or null
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
            boolean lanes,
            @Nullable Checkpoint checkpoint) {
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
                    false,
                    null);
        }

        public Request {
            entries = List.copyOf(entries);
            if (records != null && records.toString().isEmpty()) {
                throw new BadSetting("record", "needs the name of a folder");
            }
            if (lanes && store != null) {
                throw new BadSetting("lanes", "save", "results files hold the first dice alone");
            }
            if (checkpoint != null && (store != null || records != null)) {
                throw new BadSetting(
                        "checkpoint", store != null ? "save" : "record", "what is counted is kept, not every match");
            }
        }
    }

    /**
     * Where what was counted is kept, while it is played and at the end.
     *
     * @param file of a few kilobytes, whatever the number of matches
     * @param resume whether to go on with what the file has
     * @param every seconds between times, 0 or more
     */
    public record Checkpoint(Path file, boolean resume, double every) {
        public Checkpoint {
            if (file.toString().isEmpty()) {
                throw new BadSetting("checkpoint", "'' names no file");
            }
            if (!(every >= 0)) {
                throw new BadSetting(
                        "checkpoint-every", String.format(Locale.ROOT, "%s is not allowed; it is 0 or more", every));
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
     * @throws Occupied when the checkpoint is there and the run does not resume
     */
    public Report run(Request request, Progress<? super Played> progress) {
        var play = new ArenaPlay(registry, version, request);
        Checkpoint checkpoint = request.checkpoint;
        if (checkpoint == null) {
            return run(request, play, play.first(), played -> {}, progress);
        }
        try (var _ = Claim.file(checkpoint.file)) {
            if (!checkpoint.resume && Files.exists(checkpoint.file)) {
                throw new Occupied("%s keeps what an arena has played".formatted(checkpoint.file));
            }
            if (checkpoint.resume && !Files.exists(checkpoint.file)) {
                throw new BadSetting(
                        "resume", "finds nothing to go on with: there is no file %s".formatted(checkpoint.file));
            }
            Slice played =
                    checkpoint.resume ? ArenaCheckpoint.read(checkpoint.file, play.plan(), play.setup()) : play.first();
            Consumer<Slice> keep = slice -> ArenaCheckpoint.write(checkpoint.file, play.plan(), slice);
            keep.accept(played);
            var kept = new Object() {
                long at = System.nanoTime();
            };
            Report report = run(
                    request,
                    play,
                    played,
                    slice -> {
                        if (System.nanoTime() - kept.at >= checkpoint.every * 1e9) {
                            keep.accept(slice);
                            kept.at = System.nanoTime();
                        }
                    },
                    progress);
            keep.accept(played);
            return report;
        }
    }

    /** Plays what is left. */
    private Report run(
            Request request, ArenaPlay play, Slice played, Consumer<Slice> counted, Progress<? super Played> progress) {
        Arena arena = play.arena();
        long matches = arena.matches();
        try (var _ = Cancelling.of(progress);
                var keeping = new Keeping(request, play.setup(), matches)) {
            Supplier<Report> soFar = () -> play.report(played, true);
            progress.hear(new Played(played.to(), matches, soFar));
            boolean finished = played.decided()
                    || arena.run(played.to(), matches, result -> {
                        keeping.add(result);
                        boolean goesOn = played.accept(result);
                        counted.accept(played);
                        progress.hear(new Played(played.to(), matches, soFar));
                        return goesOn;
                    });
            keeping.finish(finished);
            return play.report(played, !finished);
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
}
