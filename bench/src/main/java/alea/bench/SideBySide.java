package alea.bench;

import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.Tally;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Compares what JMH measures in separate runs within one JVM, block by block in turns, so that other work on the
 * machine slows down both sides of a ratio alike. A block is shorter than a time slice and counted in CPU time; of
 * many blocks the best tells what the code can do and the median what it did. Several JVMs are started one after
 * the other, because the compiler does not decide alike every time.
 */
public final class SideBySide {
    private static final int PAIRS = 300;
    private static final int ARENA_PAIRS = 12;
    private static final int ARENA_MATCHES = 20_000;

    private SideBySide() {}

    /** Arguments: how many JVMs (standard 5), or what one of them does. */
    public static void main(String[] args) throws Exception {
        String first = args.length == 0 ? "5" : args[0];
        switch (first) {
            case "nothing", "five" -> engine(first.equals("five"));
            case "arena" -> arena();
            default -> parent(Integer.parseInt(first));
        }
    }

    private static void parent(int forks) throws IOException, InterruptedException {
        Map<String, double[]> figures = new LinkedHashMap<>();
        for (int fork = 0; fork < forks; fork++) {
            for (String what : List.of("nothing", "five", "arena")) {
                child(List.of(), SideBySide.class, List.of(what), fork, forks, figures);
            }
        }
        print(figures, forks);
    }

    /** A line for each figure: the median of the JVMs, and each of them. */
    static void print(Map<String, double[]> figures, int forks) {
        System.out.printf(
                Locale.ROOT, "%-48s %9s  %s%n", "", "median", "each of " + forks + " JVMs, in increasing order");
        figures.forEach((name, values) -> {
            Arrays.sort(values);
            System.out.printf(Locale.ROOT, "%-48s %9.2f ", name, Meter.median(values));
            Arrays.stream(values).forEach(v -> System.out.printf(Locale.ROOT, " %.2f", v));
            System.out.println();
        });
    }

    /** Starts a JVM and keeps the figures that it prints: a name, a tab, a number. */
    static void child(
            List<String> flags, Class<?> main, List<String> args, int fork, int forks, Map<String, double[]> figures)
            throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java", "-XX:+UseSerialGC"));
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(args);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (var out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (@Nullable String line = out.readLine(); line != null; line = out.readLine()) {
                String[] fields = line.split("\t");
                figures.computeIfAbsent(fields[0], name -> new double[forks])[fork] = Double.parseDouble(fields[1]);
            }
        }
        if (process.waitFor() != 0) {
            throw new IllegalStateException("the JVM that measured " + args + " failed");
        }
    }

    /** The engine beside the hand-written loop; then hybrid alone. */
    private static void engine(boolean five) {
        if (five) {
            BenchMatches.playFiveOthers();
        }
        var matches = new BenchMatches("ludo-simple:seats=4", "random");
        var loop = new HandWritten();
        var engine = new Side(matches::play, 200);
        var byHand = new Side(index -> loop.play(BenchMatches.SEED, index), 200);
        engine.warmUp(60_000);
        byHand.warmUp(60_000);
        double[] ratios = new double[PAIRS];
        for (int i = 0; i < PAIRS; i++) {
            byHand.block(i);
            engine.block(i);
            ratios[i] = engine.perTurn[i] / byHand.perTurn[i];
        }
        String after = five ? "after five others" : "fresh JVM";
        engine.print("random, " + after);
        byHand.print("hand-written, " + after);
        print("random / hand-written, " + after + ", of pairs", Meter.median(ratios));
        print(
                "random / hand-written, " + after + ", of bests",
                Meter.least(engine.perTurn) / Meter.least(byHand.perTurn));

        var hybrids = new BenchMatches("ludo-simple:seats=4", "hybrid");
        var hybrid = new Side(hybrids::play, 40);
        hybrid.warmUp(10_000);
        for (int i = 0; i < PAIRS; i++) {
            hybrid.block(i);
        }
        hybrid.print("hybrid, " + after);
    }

    /**
     * One thread and two in turns. The ratio by the wall clock needs two free cores; the CPU times do not: what all
     * threads use for a match, and what the one that hands out and counts uses of it.
     */
    private static void arena() {
        var one = new Arenas(1);
        var two = new Arenas(2);
        for (int i = 0; i < 2; i++) {
            one.run();
            two.run();
        }
        one.clear();
        two.clear();
        double[] ratios = new double[ARENA_PAIRS];
        for (int i = 0; i < ARENA_PAIRS; i++) {
            ratios[i] = one.run() / two.run();
        }
        one.print("arena, one thread");
        two.print("arena, two threads");
        print("arena, two threads / one, wall, of pairs", Meter.median(ratios));
    }

    /** Arenas with the same number of threads. */
    private static final class Arenas {
        private final ArenaSetup setup;
        private double best = Double.MAX_VALUE;
        private double all;
        private double counting;
        private long matches;

        Arenas(int threads) {
            setup = ArenaBenchmark.setup(ARENA_MATCHES, threads);
        }

        void clear() {
            best = Double.MAX_VALUE;
            all = 0;
            counting = 0;
            matches = 0;
        }

        /** Plays one arena and returns the nanoseconds that it took by the wall clock. */
        double run() {
            long began = System.nanoTime();
            long allBegan = Meter.processTime();
            long countingBegan = Meter.threadTime();
            new Arena(setup).run(new Tally(setup));
            counting += Meter.threadTime() - countingBegan;
            all += Meter.processTime() - allBegan;
            matches += ARENA_MATCHES;
            double nanos = System.nanoTime() - began;
            best = Math.min(best, nanos);
            return nanos;
        }

        void print(String name) {
            SideBySide.print(name + ", matches/s, best", ARENA_MATCHES * 1e9 / best);
            SideBySide.print(name + ", CPU ns/match", all / matches);
            SideBySide.print(name + ", of it the counting thread", counting / matches);
        }
    }

    static void print(String name, double value) {
        System.out.println(name + "\t" + value);
    }

    private static final class Side {
        final double[] perTurn = new double[PAIRS];
        private final double[] perMatch = new double[PAIRS];
        private final LongToIntFunction play;
        private final int blockSize;
        private long index;
        private long turns;

        Side(LongToIntFunction play, int blockSize) {
            this.play = play;
            this.blockSize = blockSize;
        }

        void warmUp(int matches) {
            for (int i = 0; i < matches; i++) {
                turns += play.applyAsInt(index++);
            }
        }

        void block(int number) {
            long began = Meter.threadTime();
            turns = 0;
            for (int i = 0; i < blockSize; i++) {
                turns += play.applyAsInt(index++);
            }
            double nanos = Meter.threadTime() - began;
            perTurn[number] = nanos / turns;
            perMatch[number] = nanos / blockSize;
        }

        void print(String name) {
            SideBySide.print(name + ", ns/turn, median", Meter.median(perTurn));
            SideBySide.print(name + ", ns/turn, best", Meter.least(perTurn));
            SideBySide.print(name + ", matches/s, median", 1e9 / Meter.median(perMatch));
            SideBySide.print(name + ", matches/s, best", 1e9 / Meter.least(perMatch));
        }
    }
}
