package alea.bench;

import alea.game.Dice;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** What a random number costs, in a loop that adds them up. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 6, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(value = 3, jvmArgsAppend = "-XX:+UseSerialGC")
@OperationsPerInvocation(DiceBenchmark.DRAWS)
public class DiceBenchmark {
    static final int DRAWS = 4096;

    private final Dice dice = new Dice(1, 0);
    private int choices = 4; // not final: the compiler must not know it
    private long index;
    private long draws;
    private long began;

    @Setup(Level.Iteration)
    public void begin() {
        draws = 0;
        began = Meter.threadTime();
    }

    @TearDown(Level.Iteration)
    public void end() {
        Meter.add(Meter.threadTime() - began, 0, draws);
    }

    @Benchmark
    public int die() {
        int sum = 0;
        for (int i = 0; i < DRAWS; i++) {
            sum += dice.die();
        }
        draws += DRAWS;
        return sum;
    }

    @Benchmark
    public int below() {
        int sum = 0;
        for (int i = 0; i < DRAWS; i++) {
            sum += dice.below(choices);
        }
        draws += DRAWS;
        return sum;
    }

    /** Starting a match's stream, and its first 64 bits. */
    @Benchmark
    public long set() {
        long sum = 0;
        for (int i = 0; i < DRAWS; i++) {
            dice.set(1, index++, 1);
            sum += dice.next();
        }
        draws += DRAWS;
        return sum;
    }
}
