package alea.bench;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class AllocationTest {
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    static Stream<Arguments> pairings() {
        return Stream.concat(
                Registry.installed().games().stream().map(family -> Arguments.of(family.name(), "random")),
                Stream.of(
                        Arguments.of("ludo-simple:seats=4", "random"),
                        Arguments.of("ludo-simple:seats=4", "hybrid"),
                        Arguments.of("ludo-classic:walls=yes", "random"),
                        Arguments.of("ludo-cs", "red green yellow blue"),
                        Arguments.of("doom:3x3", "random"),
                        Arguments.of("doom:5x5", "greedy")));
    }

    @ParameterizedTest
    @MethodSource("pairings")
    void playingAllocatesNothing(String game, String strategies) {
        var matches = new BenchMatches(game, strategies.split(" "));
        play(matches, 0, 500); // loads classes, and gets the loops compiled
        long[] allocated = new long[4];
        for (int block = 0; block < allocated.length; block++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            play(matches, block + 1, 100);
            allocated[block] = THREADS.getCurrentThreadAllocatedBytes() - before;
        }
        // What a match allocates shows in every block; what the JVM does once, when it pleases, in one or two.
        assertThat(allocated).contains(0);
    }

    private static void play(BenchMatches matches, int block, int games) {
        for (int index = 0; index < games; index++) {
            matches.play(1_000 * block + index);
            matches.winner();
        }
    }
}
