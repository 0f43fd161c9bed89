package alea.fuzz;

import alea.game.Dice;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.TimeUnit;

/** Kills long jobs in the middle, again and again, and compares what they come to with a run that nobody disturbed. */
final class Kills {
    /** One that takes longer has lost its way. */
    private static final int MINUTES = 20;

    /** A job that can go on: its command line, without where it writes. */
    private record Job(String name, List<String> line, String output) {}

    private static final List<Job> JOBS = List.of(
            new Job("solve-ludo", List.of("solve", "ludo-classic:pawns=1", "--checkpoint-every", "0.001"), "table"),
            new Job("solve-doom", List.of("solve", "doom:2x3,dice=3", "--checkpoint-every", "0.001"), "table"),
            new Job(
                    "solve-own-win",
                    List.of("solve", "doom:2x2,dice=5", "--objective", "own-win", "--checkpoint-every", "0.001"),
                    "table"),
            new Job("train-evolution", List.of("train", "evolution.yaml", "--checkpoint-every", "0.001"), ""),
            new Job("train-td", List.of("train", "td.yaml", "--checkpoint-every", "0.001"), ""),
            new Job("train-tuples", List.of("train", "tuples.yaml", "--checkpoint-every", "0.001"), ""),
            new Job("train-actions", List.of("train", "actions.yaml", "--checkpoint-every", "0.001"), ""),
            new Job("train-iversen", List.of("train", "iversen.yaml", "--checkpoint-every", "0.001"), ""),
            new Job(
                    "papers",
                    List.of("papers", "run", "iversen", "ludo.payoff", "ludo.danger", "ucsc.rules", "doom.battles"),
                    ""));

    /** Trainings of some seconds, by the names of their files. */
    private static final Map<String, String> CONFIGURATIONS =
            Map.of("evolution.yaml", """
                    trainer: evolution
                    game: ludo-pyludo-fork
                    genome: simple
                    ea: s:Cellular-20-10 r:Blend-0.5 m:NStep
                    generations: 40
                    evaluate-every: 5
                    fresh-games: 1000
                    seed: 1
                    """, "td.yaml", """
                    trainer: td
                    game: ludo-simple:pawns=2
                    hidden: 16
                    games: 20000
                    test-every: 4000
                    test-games: 500
                    seed: 1
                    """, "tuples.yaml", """
                    trainer: td
                    game: ludo-simple:pawns=2
                    features: ludo-tuples
                    hidden: 0
                    games: 10000
                    test-every: 2000
                    test-games: 500
                    seed: 1
                    """, "actions.yaml", """
                    trainer: q
                    game: ludo-pyludo-fork
                    agent: actions
                    games: 10000
                    fresh-games: 2000
                    seed: 1
                    """, "iversen.yaml", """
                    trainer: q
                    game: ludo-ludopy-1.3.1
                    agent: iversen-code
                    weights: human
                    games: 6000
                    seed: 1
                    """);

    private final long seed;
    private final PrintStream out;

    Kills(long seed, PrintStream out) {
        this.seed = seed;
        this.out = out;
    }

    /** The folder of the project, in which this program is run. */
    static Path root() {
        Path here = Path.of("").toAbsolutePath();
        while (here != null && !Files.isDirectory(here.resolve("players"))) {
            here = here.getParent();
        }
        if (here == null) {
            throw new IllegalStateException("this is run in the folder of the project");
        }
        return here;
    }

    /**
     * Kills jobs.
     *
     * @param names which; all when empty
     * @param times how often each
     * @return whether each came to the same bytes as undisturbed
     */
    boolean run(List<String> names, int times) throws IOException, InterruptedException {
        for (String name : names) {
            if (JOBS.stream().noneMatch(job -> job.name.equals(name))) {
                throw new IllegalArgumentException("there is no job %s; there are %s"
                        .formatted(
                                name,
                                String.join(", ", JOBS.stream().map(Job::name).toList())));
            }
        }
        Path folder = Files.createTempDirectory("alea-kills");
        for (var configuration : CONFIGURATIONS.entrySet()) {
            Files.writeString(folder.resolve(configuration.getKey()), configuration.getValue());
        }
        boolean same = true;
        int number = 0;
        for (Job job : JOBS) {
            number++;
            if (names.isEmpty() || names.contains(job.name)) {
                same &= run(job, times, new Dice(seed, number), folder);
            }
        }
        Folders.delete(folder);
        return same;
    }

    private boolean run(Job job, int times, Dice dice, Path folder) throws IOException, InterruptedException {
        // All in one folder, for reports name it.
        Path place = folder.resolve(job.name);
        long begun = System.nanoTime();
        Files.createDirectories(place);
        finish(job, start(job, place, folder), place);
        long nanos = System.nanoTime() - begun;
        SortedMap<String, byte[]> expected = Folders.contents(place);
        Folders.delete(place);
        Files.createDirectories(place);
        boolean same = true;
        int kills = 0;
        int finished = 0;
        int resumed = 0;
        while (kills < times || finished == 0) {
            boolean resuming = !Folders.contents(place).isEmpty();
            Process process = start(job, place, folder);
            long wait = (long) (dice.unit() * nanos);
            boolean ended = kills < times ? process.waitFor(wait, TimeUnit.NANOSECONDS) : false;
            if (kills >= times || ended) {
                finish(job, process, place);
                same &= equal(job, expected, Folders.contents(place));
                finished++;
                Folders.delete(place);
                Files.createDirectories(place);
            } else {
                process.destroyForcibly().waitFor();
                kills++;
                resumed += resuming ? 1 : 0;
            }
        }
        out.println(String.format(
                Locale.ROOT,
                "%-16s %.1f s undisturbed; killed %d times, of these %d after having gone on; finished %d times: %s",
                job.name,
                nanos * 1e-9,
                kills,
                resumed,
                finished,
                same ? "the same bytes" : "OTHER BYTES"));
        return same;
    }

    private boolean equal(Job job, SortedMap<String, byte[]> expected, SortedMap<String, byte[]> found) {
        if (!expected.keySet().equals(found.keySet())) {
            out.println("%s: files %s instead of %s".formatted(job.name, found.keySet(), expected.keySet()));
            return false;
        }
        boolean same = true;
        for (String file : expected.keySet()) {
            if (!Arrays.equals(expected.get(file), found.get(file))) {
                out.println("%s: %s has other bytes".formatted(job.name, file));
                same = false;
            }
        }
        return same;
    }

    private static Process start(Job job, Path folder, Path configurations) throws IOException {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "alea.cli.Alea"));
        line.addAll(job.line);
        line.addAll(List.of(
                "--out",
                job.output.isEmpty()
                        ? folder.toString()
                        : folder.resolve(job.output).toString()));
        boolean checkpoint =
                Files.exists(folder.resolve("checkpoint")) || Files.exists(folder.resolve(job.output + ".checkpoint"));
        if (checkpoint || job.line.getFirst().equals("papers")) {
            line.add("--resume");
        }
        return new ProcessBuilder(line)
                .directory(configurations.toFile())
                .redirectErrorStream(true)
                .redirectOutput(configurations.resolve(job.name + ".log").toFile())
                .start();
    }

    private static void finish(Job job, Process process, Path folder) throws IOException, InterruptedException {
        if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly().waitFor();
            throw new IOException("%s does not end".formatted(job.name));
        }
        if (process.exitValue() != 0) {
            throw new IOException(String.format(
                    Locale.ROOT,
                    "%s ended with code %d: %s",
                    job.name,
                    process.exitValue(),
                    Files.readString(folder.resolveSibling(job.name + ".log"))));
        }
    }
}
