package alea.bench;

import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.Tally;
import alea.game.Game;
import alea.game.Registry;
import alea.match.Seating;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A whole arena with its statistics, four random players at {@code ludo-simple}. Here the wall clock counts; CPU time
 * is that of all threads.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 6, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(value = 3, jvmArgsAppend = "-XX:+UseSerialGC")
@OperationsPerInvocation(ArenaBenchmark.MATCHES)
public class ArenaBenchmark {
    static final int MATCHES = 10_000;

    @Param({"1", "2"})
    public int threads;

    private ArenaSetup setup;
    private long matches;
    private long began;

    @Setup(Level.Trial)
    public void setUp() {
        setup = setup(MATCHES, threads);
    }

    /** Four random players, as two strategies. */
    static ArenaSetup setup(int matches, int threads) {
        Registry registry = Registry.installed();
        Game game = registry.game("ludo-simple:seats=4");
        return new ArenaSetup(
                game,
                List.of(registry.player("random", game), registry.player("random", game)),
                matches,
                1,
                threads,
                Seating.ROTATE,
                false,
                Integer.MAX_VALUE,
                Optional.empty(),
                false);
    }

    @Setup(Level.Iteration)
    public void begin() {
        matches = 0;
        began = Meter.processTime();
    }

    @TearDown(Level.Iteration)
    public void end() {
        Meter.add(Meter.processTime() - began, matches, 0);
    }

    @Benchmark
    public Tally run() {
        Tally tally = new Tally(setup);
        new Arena(setup).run(tally);
        matches += MATCHES;
        return tally;
    }
}
