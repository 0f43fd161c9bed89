package alea.web.job;

import alea.arena.store.SavedResults;
import alea.file.Texts;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Registry;
import alea.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * All jobs of a server: a few run at once, some wait, and those that have ended are kept in files, so that they are
 * there after a restart, too. Safe to share between threads.
 */
public final class JobBoard implements AutoCloseable {
    /** How many run at once, and how many may run or wait, of one session and in all. */
    static final int RUNNING = 2;

    static final int OF_A_SESSION = 6;
    static final int IN_ALL = 24;
    /** How many that have ended are kept. */
    private static final int KEPT = 200;

    /** What a job of some kinds leaves in its folder: a page, a table of values, a player with its report. */
    public static final String PAGE = "page.html";

    public static final String TABLE = "values.table";
    public static final String PLAYER = "player.zip";

    /** All matches of an arena. */
    public static final String RESULTS = "results.duckdb";

    /** The most characters of a job that is kept. */
    private static final int LARGEST = 64 << 20;
    /** Seconds that jobs have to write down what they have when the server stops. */
    private static final int FAREWELL = 20;

    private static final Pattern ID = Pattern.compile("[0-9]{8}-[0-9]{6}-[a-z]{1,20}(?:-[0-9]{1,6})?");
    private static final DateTimeFormatter NOW = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);
    private static final String END = ".json";

    private final Kinds kinds;
    private final Path folder;
    private final Function<RuntimeException, String> words;
    private final ExecutorService threads = Executors.newFixedThreadPool(
            RUNNING, Thread.ofPlatform().name("job ", 0).factory());
    /** Those that run or wait, the newest last. */
    private final Map<String, Job> jobs = new LinkedHashMap<>();

    /** Those that have ended, and are kept in files. */
    private final Map<String, Job.Listed> earlier = new LinkedHashMap<>();

    /** One file is exported at a time. */
    private final Object exporting = new Object();

    private boolean closed;

    /**
     * The jobs of a folder.
     *
     * @param workers threads on which one job works; nothing depends on it
     * @param records the record of a match by its id
     * @param words how what went wrong is said to callers
     */
    public JobBoard(
            Registry registry,
            String version,
            int workers,
            Path folder,
            Function<String, String> records,
            Function<RuntimeException, String> words) {
        kinds = new Kinds(registry, version, workers, records);
        this.folder = folder;
        this.words = words;
        read();
    }

    /** A job that was begun. */
    public record Id(String id) {}

    private void read() {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(file -> file.toString().endsWith(END))
                    .sorted(Comparator.reverseOrder())
                    .limit(KEPT)
                    .sorted()
                    .forEach(file -> kept(id(file)).ifPresent(whole -> earlier.put(whole.id(), listed(whole))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Job.Listed listed(Job.Whole whole) {
        return new Job.Listed(
                whole.id(), whole.kind(), whole.title(), whole.state(), whole.begun(), whole.ended(), null);
    }

    private static String id(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.substring(0, name.length() - END.length());
    }

    private Optional<Job.Whole> kept(String id) {
        Path file = folder.resolve(id + END);
        if (!ID.matcher(id).matches() || !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Json.mapper().readValue(Texts.read(file, LARGEST), Job.Whole.class));
        } catch (BadInput | JacksonException e) {
            return Optional.empty(); // damaged, or not of a job
        }
    }

    /**
     * Begins a job.
     *
     * @throws BadInput when the kind or its parameters cannot be used
     * @throws Busy when there are too many
     */
    public Id begin(String session, String kind, JsonNode params) {
        String id;
        synchronized (jobs) {
            requireRoom(session);
            id = fresh(kind);
        }
        Work work = kinds.work(kind, params, folder.resolve(id));
        Job job = new Job(id, kind, session, params, work);
        synchronized (jobs) {
            requireRoom(session);
            if (closed || jobs.putIfAbsent(id, job) != null) {
                throw new Busy("the server cannot take a job just now; try again");
            }
            forgetOld();
            threads.execute(() -> job.run(words, this::keep));
        }
        return new Id(id);
    }

    private void requireRoom(String session) {
        List<Job> active =
                jobs.values().stream().filter(job -> !job.state().isOver()).toList();
        if (active.size() >= IN_ALL) {
            throw new Busy(String.format(Locale.ROOT, "%d jobs run or wait, which is all that may", IN_ALL));
        }
        if (active.stream().filter(job -> job.session().equals(session)).count() >= OF_A_SESSION) {
            throw new Busy(String.format(
                    Locale.ROOT, "%d jobs of this page run or wait, which is all that may", OF_A_SESSION));
        }
    }

    private String fresh(String kind) {
        String plain = kind.replaceAll("[^a-z]", "");
        String name = NOW.format(ZonedDateTime.now(ZoneId.systemDefault())) + "-"
                + plain.substring(0, Math.min(20, plain.length()));
        String id = name;
        for (int next = 2; jobs.containsKey(id) || earlier.containsKey(id); next++) {
            id = String.format(Locale.ROOT, "%s-%d", name, next);
        }
        return id;
    }

    /** Leaves out of the memory, and of the folder, the oldest of too many that have ended. */
    private void forgetOld() {
        List<String> ended = new ArrayList<>(earlier.keySet());
        jobs.values().stream().filter(job -> job.state().isOver()).map(Job::id).forEach(ended::add);
        for (String id : ended.subList(0, Math.max(0, ended.size() - KEPT))) {
            jobs.remove(id);
            earlier.remove(id);
            delete(id);
        }
    }

    private void keep(Job.Whole whole) {
        try {
            Files.createDirectories(folder);
            WholeFile.write(folder.resolve(whole.id() + END), Json.write(whole) + "\n");
            synchronized (jobs) {
                jobs.remove(whole.id());
                earlier.put(whole.id(), listed(whole));
            }
        } catch (IOException | RuntimeException e) {
            // The job has its result as long as the server runs.
        }
    }

    private void delete(String id) {
        Path own = folder.resolve(id);
        try {
            Files.deleteIfExists(folder.resolve(id + END));
            if (Files.isDirectory(own)) {
                try (Stream<Path> files = Files.walk(own)) {
                    for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                        Files.delete(file);
                    }
                }
            }
        } catch (IOException e) {
            // It is listed again after a restart, or its folder stays.
        }
    }

    /** A file that a job has left; nothing where it has left none. */
    public Optional<Path> left(Job.Whole job, String name) {
        return Optional.of(folder.resolve(job.id()).resolve(name)).filter(Files::isRegularFile);
    }

    /** All matches of an arena in the form Parquet; nothing where the job is none. */
    public Optional<Path> parquet(Job.Whole job) {
        return left(job, RESULTS).map(results -> {
            Path target = results.resolveSibling("matches.parquet");
            synchronized (exporting) {
                if (!Files.isRegularFile(target)) {
                    try (SavedResults saved = SavedResults.open(results)) {
                        saved.export(target);
                    }
                }
            }
            return target;
        });
    }

    /** All jobs, the newest first. */
    public List<Job.Listed> list() {
        List<Job.Listed> all;
        synchronized (jobs) {
            all = new ArrayList<>(earlier.values());
            jobs.values().forEach(job -> all.add(job.listed()));
        }
        all.sort(Comparator.comparing(Job.Listed::begun).reversed());
        return all;
    }

    /** A job that runs or waits; nothing where it has ended. */
    public Optional<Job> job(String id) {
        synchronized (jobs) {
            return Optional.ofNullable(jobs.get(id));
        }
    }

    /**
     * All of a job.
     *
     * @throws BadInput when there is none
     */
    public Job.Whole whole(String id) {
        return job(id).map(Job::whole)
                .or(() -> kept(id))
                .orElseThrow(() -> new BadInput("there is no job %s".formatted(Quoted.of(id))));
    }

    /**
     * Calls a job off, which keeps what it has; forgets one that has ended.
     *
     * @throws BadInput when there is none
     */
    public void delete(Job.Whole whole) {
        String id = whole.id();
        Optional<Job> job = job(id);
        if (job.isPresent() && !job.get().state().isOver()) {
            job.get().stop();
            return;
        }
        synchronized (jobs) {
            jobs.remove(id);
            earlier.remove(id);
        }
        delete(id);
    }

    /** Calls all jobs off, and waits until they have written down what they have. */
    @Override
    public void close() {
        List<Job> all;
        synchronized (jobs) {
            closed = true;
            all = List.copyOf(jobs.values());
        }
        threads.shutdown();
        all.forEach(Job::stop);
        try {
            if (!threads.awaitTermination(FAREWELL, TimeUnit.SECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException e) {
            threads.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
