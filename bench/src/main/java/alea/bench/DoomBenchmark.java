package alea.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/** One match of Dice of Doom on one thread, after five other games: random and greedy players. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 6, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Fork(value = 3, jvmArgsAppend = "-XX:+UseSerialGC")
public class DoomBenchmark {
    /** A board and who plays on it. */
    public static class Table extends MatchBenchmark.Counting {
        /** The game and the player of both seats. */
        @Param({"doom:2x2 random", "doom:3x3 random", "doom:5x5 random", "doom:5x5 greedy"})
        public String table;

        private BenchMatches matches;

        @Setup(Level.Trial)
        public void setUp() {
            BenchMatches.playFiveOthers();
            String[] words = table.split(" ");
            matches = new BenchMatches(words[0], words[1]);
            warmUp(words[0].endsWith("5x5") ? 10_000 : 100_000);
        }

        @Override
        int play(long index) {
            return matches.play(index);
        }
    }

    @Benchmark
    public int match(Table table) {
        return table.next();
    }
}
