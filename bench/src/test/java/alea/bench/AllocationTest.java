package alea.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AllocationTest {
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    @ParameterizedTest
    @CsvSource({
        "ludo-simple:seats=4,random",
        "ludo-classic:seats=4,random",
        "ludo-simple:seats=4,hybrid",
        "ludo-cs,random",
        "ludo-cs,red green yellow blue",
        "doom:3x3,random",
        "doom:5x5,greedy"
    })
    void playingAllocatesNothing(String game, String strategies) {
        var matches = new Matches(game, strategies.split(" "));
        play(matches, 0, 1_000); // loads classes, and gets the loops compiled
        long before = THREADS.getCurrentThreadAllocatedBytes();
        play(matches, 1_000, 2_000);
        assertThat(THREADS.getCurrentThreadAllocatedBytes() - before).isZero();
    }

    private static void play(Matches matches, int from, int to) {
        for (int index = from; index < to; index++) {
            matches.play(index);
        }
    }
}
