package alea.papers;

import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.MatchResult;
import alea.arena.Report;
import alea.arena.Tally;
import alea.arena.store.Recording;
import alea.arena.store.ResultsStore;
import alea.game.Game;
import alea.game.Player;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Registry;
import alea.learn.train.Trainers;
import alea.learn.train.Training;
import alea.match.Arbiter;
import alea.match.Pipeline;
import alea.match.Seating;
import alea.match.Termination;
import alea.match.Trace;
import alea.solve.run.Plan;
import alea.solve.run.PolicyEvaluation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What items measure with: games, players, matches, exact results and trainings, all by one seed. */
public final class Lab {
    private static final int ATTEMPTS = 50;
    /** Between attempts to delete, in nanoseconds. */
    private static final long PAUSE = 100_000_000;

    private final Registry registry;
    private final RunSize budget;
    private final long seed;
    private final int threads;
    private final String version;
    private final Path folder;
    private final @Nullable ResultsStore store;
    private final Map<Map<String, Object>, Trained> trained = new HashMap<>();
    private final Map<List<Object>, Object> found = new HashMap<>();

    /**
     * A laboratory.
     *
     * @param threads on which results do not depend
     * @param folder where files may be written while it works
     * @param store where matches are kept as well, or null
     */
    public Lab(
            Registry registry,
            RunSize budget,
            long seed,
            int threads,
            String version,
            Path folder,
            @Nullable ResultsStore store) {
        this.registry = registry;
        this.budget = budget;
        this.seed = seed;
        this.threads = threads;
        this.version = version;
        this.folder = folder;
        this.store = store;
    }

    /** How much may be spent. */
    public RunSize budget() {
        return budget;
    }

    /** Whether this is the long run. */
    public boolean full() {
        return budget == RunSize.FULL;
    }

    /** One number or the other, by the budget. */
    public int games(int quick, int full) {
        return full() ? full : quick;
    }

    /** The seed of all dice. */
    public long seed() {
        return seed;
    }

    /** The seed of an item's sample of this number, from 0 to 999: samples with seeds of their own are independent. */
    public long seed(int sample) {
        return 1000 * seed + sample;
    }

    /** How many threads work. */
    public int threads() {
        return threads;
    }

    /** The version of Alea. */
    public String version() {
        return version;
    }

    /** Games and strategies. */
    public Registry registry() {
        return registry;
    }

    /** A game by its spec. */
    public Game game(String spec) {
        return registry.game(spec);
    }

    /** A policy by its spec. */
    public Policy policy(String spec, Game game) {
        return PolicyEvaluation.policy(registry.player(spec, game));
    }

    /** What {@code alea arena GAME PLAYERS --games N --seed S} reports: with the standard seating, rotate. */
    public Report arena(String game, long games, String... players) {
        return arena(game, games, Seating.ROTATE, result -> {}, players);
    }

    /** The same with a seed of its own; played once, however many items ask for it. */
    public Report arena(String game, long games, long own, String... players) {
        return once(
                Report.class,
                List.of(game, games, own, List.of(players)),
                () -> arena(game, games, own, Seating.ROTATE, result -> {}, players));
    }

    /** What several items need, found once: the first time that something of this kind is asked for by this key. */
    public <T> T once(Class<T> kind, Object key, Supplier<T> find) {
        List<Object> name = List.of(kind, key);
        Object known = found.get(name);
        if (known == null) {
            known = find.get();
            found.put(name, known);
        }
        return kind.cast(known);
    }

    /**
     * What {@code alea arena} reports.
     *
     * @param watch sees every result, in order; all end by the rules, or because a player could not go on
     * @throws Stopped when interrupted
     */
    public Report arena(String game, long games, Seating seating, Consumer<MatchResult> watch, String... players) {
        return arena(game, games, seed, seating, watch, players);
    }

    private Report arena(
            String game, long games, long own, Seating seating, Consumer<MatchResult> watch, String... players) {
        Game g = game(game);
        List<Player> seated = new ArrayList<>();
        for (String player : players) {
            seated.add(registry.player(player, g));
        }
        // Matches of items are never stopped: so that no rate has to say what it makes of those of unknown result.
        var setup = new ArenaSetup(
                g, seated, games, own, threads, seating, false, Integer.MAX_VALUE, Optional.empty(), false);
        Tally tally = new Tally(setup);
        Recording recording = store == null ? null : store.begin(setup, version);
        try {
            boolean finished = new Arena(setup).run(result -> {
                watch.accept(result);
                if (recording != null) {
                    recording.add(result);
                }
                return tally.accept(result);
            });
            if (!finished) {
                throw new Stopped();
            }
            if (recording != null) {
                recording.finish(true);
            }
        } finally {
            if (recording != null) {
                recording.close();
            }
        }
        return tally.report(version, false);
    }

    /** How often the first player wins a decided match against the second: with rotating seats. */
    public Measured duel(String game, String first, String second, long games) {
        Report.Pair pair = arena(game, games, first, second).pairs().getFirst();
        return Measured.rate((double) pair.wins(), pair.wins() + pair.losses());
    }

    /** The exact result of A against B, the mean of both beginnings, as {@code alea evaluate} has it. */
    public PolicyEvaluation.Outcome exact(String game, String a, String b) {
        Game g = game(game);
        var against = new PolicyEvaluation(Plan.space(g), List.of(policy(a, g), policy(b, g)));
        stopIfAsked();
        return PolicyEvaluation.Outcome.mean(against.outcome(0, 1, true), against.outcome(0, 1, false));
    }

    /** The exact result of a player that starts against another of its kind. */
    public PolicyEvaluation.Outcome starting(String game, String player) {
        Game g = game(game);
        return new PolicyEvaluation(Plan.space(g), List.of(policy(player, g))).outcome(0, 0, true);
    }

    /** Sees a match go by, and says what it has counted. */
    public interface Watcher extends alea.match.Watcher {
        /** The match is over; counts are added up over all matches, so they must be whole numbers. */
        void end(Position last, long[] counts);
    }

    /**
     * Plays matches and adds up what watchers count. The match number i has the dice of match i of {@code alea
     * arena} with fixed seats.
     *
     * @param seats the strategy of every seat
     * @param counters how many numbers are counted
     * @param watcher makes a watcher for a thread
     * @return the sums
     */
    public long[] watch(String game, List<String> seats, int games, int counters, Supplier<Watcher> watcher) {
        return watch(game(game), seats, games, counters, watcher);
    }

    /** The same with a game that no spec names. */
    public long[] watch(Game g, List<String> seats, int games, int counters, Supplier<Watcher> watcher) {
        List<Player> players = seats.stream().map(s -> registry.player(s, g)).toList();
        int[] seating = IntStream.range(0, g.seats()).toArray();
        return inParallel(games, counters, (from, to) -> {
            Watcher w = watcher.get();
            Trace trace = new Trace();
            long[] counts = new long[counters];
            try (var arbiter = new Arbiter(g, players, seed, Arbiter.UNCAPPED)) {
                Position start = g.start();
                Position position = g.start();
                for (int match = from; match < to; match++) {
                    stopIfAsked();
                    if (arbiter.play(match, match, seating, trace) != Termination.PLAYED) {
                        throw new IllegalStateException("%s gave up: %s".formatted(seats, arbiter.reason()));
                    }
                    // Watched once more, and not as it is played: some watch the position's own events as well.
                    position.set(start);
                    trace.replay(position, w);
                    w.end(position, counts);
                }
            }
            return counts;
        });
    }

    /** How many of so many matches of a game that no spec need name a seat wins. */
    public long wins(Game g, List<String> seats, int seat, int games) {
        return watch(g, seats, games, 1, () -> new Wins(seat))[0];
    }

    private record Wins(int seat) implements Watcher {
        @Override
        public void before(Position position, int option) {}

        @Override
        public void after(Position position) {}

        @Override
        public void end(Position position, long[] counts) {
            counts[0] += position.score(seat) == 1 ? 1 : 0;
        }
    }

    /** A part of the work: numbers {@code from} up to {@code to}, without it. */
    @FunctionalInterface
    public interface Part {
        /** Does it, and returns its counts. */
        long[] counts(int from, int to);
    }

    /** Does pieces of work on all threads and adds up their counts: the sum does not depend on the threads. */
    public long[] inParallel(int n, int counters, Part part) {
        int pieces = Math.min(n, 32);
        long[] sum = new long[counters];
        boolean done = new Pipeline<Part, long[]>("papers", Collections.nCopies(threads, part))
                .apart(pieces, (p, i) -> p.counts((int) (n * i / pieces), (int) (n * (i + 1) / pieces)), counts -> {
                    Arrays.setAll(sum, k -> sum[k] + counts[k]);
                    return true;
                });
        if (!done) {
            throw new Stopped();
        }
        return sum;
    }

    /**
     * What a training came to.
     *
     * @param points its learning curves
     * @param folder where its model lies
     */
    public record Trained(List<Training.Point> points, Path folder) {}

    /** Trains, as {@code alea train} does with these keys; once, however many items ask for the same. */
    public Trained train(Map<String, Object> config) {
        return train(List.of(config)).getFirst();
    }

    /** Trains several times, as many at once as there are threads; what comes of it does not depend on that. */
    public List<Trained> train(List<Map<String, Object>> configs) {
        List<Map<String, Object>> missing =
                configs.stream().distinct().filter(c -> !trained.containsKey(c)).toList();
        int each = Math.max(1, threads / Math.max(1, missing.size()));
        int before = trained.size();
        List<Trained> found = new ArrayList<>();
        boolean done = new Pipeline<Integer, Trained>("papers-training", Collections.nCopies(threads, each))
                .apart(
                        missing.size(),
                        (many, i) -> train(missing.get((int) i), many, folder.resolve("training-" + (before + i))),
                        found::add);
        if (!done) {
            throw new Stopped();
        }
        for (int i = 0; i < found.size(); i++) {
            trained.put(Map.copyOf(missing.get(i)), found.get(i));
        }
        return configs.stream()
                .map(config -> Objects.requireNonNull(trained.get(config)))
                .toList();
    }

    private Trained train(Map<String, Object> config, int threads, Path into) {
        Training training = Trainers.start(config, registry, threads);
        List<Training.Point> points = new ArrayList<>();
        while (training.done() < training.steps()) {
            stopIfAsked();
            training.step();
            points.addAll(training.points());
        }
        try {
            Files.createDirectories(into);
            training.finish(into);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Trained(List.copyOf(points), into);
    }

    /** A shipped player's file, {@code full.npy}, with the model beside it; for keys like {@code full:file=...}. */
    public Path shipped(String name) {
        Path file = folder.resolve(name);
        copy(name, file);
        copy(name + ".model", folder.resolve(name + ".model"));
        if (!Files.exists(file)) {
            throw new IllegalStateException("no player is shipped as " + name);
        }
        return file;
    }

    private static void copy(String name, Path to) {
        try (InputStream in = Lab.class.getResourceAsStream("players/" + name)) {
            if (in != null && !Files.exists(to)) {
                Files.createDirectories(to.toAbsolutePath().getParent());
                Files.copy(in, to);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where files may be written; it is gone after the run. */
    public Path folder() {
        return folder;
    }

    /** Ends the work when somebody has asked for that. */
    public static void stopIfAsked() {
        if (Thread.currentThread().isInterrupted()) {
            throw new Stopped();
        }
    }

    /** Deletes the folder and what is in it. */
    public void clear() {
        // A training that was stopped may still be writing its last file.
        for (int attempt = 0; attempt < ATTEMPTS && Files.exists(folder); attempt++) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.deleteIfExists(file);
                }
            } catch (IOException | UncheckedIOException e) {
                LockSupport.parkNanos(PAUSE);
            }
        }
    }
}
