package alea.bench;

import alea.game.Game;
import alea.game.Registry;
import alea.ludocs.Simulation;
import java.io.Writer;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** One match on one thread: {@code ludo-simple} with four seats, and the other dialects. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 6, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Fork(value = 3, jvmArgsAppend = "-XX:+UseSerialGC")
public class MatchBenchmark {
    /** Counts matches and turns, and the CPU time of each iteration. */
    @State(Scope.Thread)
    public abstract static class Counting {
        private long index;
        private long firstOfIteration;
        private long turns;
        private long began;

        /** By number of matches, not by the clock: on a busy machine the compiler is late as well. */
        final void warmUp(int count) {
            for (int i = 0; i < count; i++) {
                next();
            }
        }

        @Setup(Level.Iteration)
        public void begin() {
            firstOfIteration = index;
            turns = 0;
            began = Meter.threadTime();
        }

        @TearDown(Level.Iteration)
        public void end() {
            Meter.add(Meter.threadTime() - began, index - firstOfIteration, turns);
        }

        final int next() {
            int length = play(index++);
            turns += length;
            return length;
        }

        abstract int play(long index);
    }

    /** Four seats through the engine. */
    public abstract static class Engine extends Counting {
        /** What the JVM has played before: nothing, or five other games and strategies. */
        @Param({"nothing", "five"})
        public String before;

        private BenchMatches matches;

        @Setup(Level.Trial)
        public void setUp() {
            if (before.equals("five")) {
                BenchMatches.playFiveOthers();
            }
            matches = new BenchMatches("ludo-simple:seats=4", strategy());
            warmUp(strategy().equals("random") ? 60_000 : 10_000);
        }

        abstract String strategy();

        @Override
        int play(long index) {
            return matches.play(index);
        }
    }

    /** Four random players. */
    public static class Random extends Engine {
        @Override
        String strategy() {
            return "random";
        }
    }

    /** Four hybrid players. */
    public static class Hybrid extends Engine {
        @Override
        String strategy() {
            return "hybrid";
        }
    }

    /** Random players of a dialect, after five other games. */
    public static class Dialect extends Counting {
        /** The game. */
        @Param({
            "ludo-classic:seats=4",
            "ludo-pyludo",
            "ludo-pyludo-fork",
            "ludo-ludopy",
            "ludo-ludopy-1.3.1",
            "ludo-star"
        })
        public String game;

        private BenchMatches matches;

        @Setup(Level.Trial)
        public void setUp() {
            BenchMatches.playFiveOthers();
            matches = new BenchMatches(game, "random");
            warmUp(60_000);
        }

        @Override
        int play(long index) {
            return matches.play(index);
        }
    }

    /** LUDO-CS by the sheet's players, after five other games. */
    public static class LudoCs extends Counting {
        private BenchMatches matches;

        @Setup(Level.Trial)
        public void setUp() {
            BenchMatches.playFiveOthers();
            matches = new BenchMatches("ludo-cs", "red", "green", "yellow", "blue");
            warmUp(6_000);
        }

        @Override
        int play(long index) {
            return matches.play(index);
        }
    }

    /** The same with all its messages, written to nowhere. */
    public static class LudoCsMessages extends Counting {
        private final Writer nowhere = Writer.nullWriter();
        private final Game game = Registry.installed().game("ludo-cs");

        @Setup(Level.Trial)
        public void setUp() {
            warmUp(2_000);
        }

        @Override
        int play(long index) {
            return Simulation.seeded(game, index, nowhere).round();
        }
    }

    /** Four random players without the engine. */
    public static class ByHand extends Counting {
        private final HandWritten loop = new HandWritten();

        @Setup(Level.Trial)
        public void setUp() {
            warmUp(60_000);
        }

        @Override
        int play(long index) {
            return loop.play(BenchMatches.SEED, index);
        }
    }

    @Benchmark
    public int random(Random table) {
        return table.next();
    }

    @Benchmark
    public int hybrid(Hybrid table) {
        return table.next();
    }

    @Benchmark
    public int dialect(Dialect table) {
        return table.next();
    }

    @Benchmark
    public int ludoCs(LudoCs table) {
        return table.next();
    }

    @Benchmark
    public int ludoCsMessages(LudoCsMessages table) {
        return table.next();
    }

    @Benchmark
    public int handWritten(ByHand table) {
        return table.next();
    }
}
