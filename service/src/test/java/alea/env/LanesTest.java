package alea.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.arena.exec.Terms;
import alea.arena.record.RecordText;
import alea.arena.record.Verification;
import alea.game.BadInput;
import alea.game.Registry;
import alea.service.Programs;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanesTest {
    private static final Registry REGISTRY = Registry.installed();
    private static final int LANES = 16;

    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Lanes that are driven by the first legal action. */
    private static final class Driven {
        final Lanes lanes;
        final MemorySegment memory;
        private final long actions;
        private final long masks;
        private final int count;

        Driven(String game, List<String> opponents, String encoder, boolean afterstates, boolean records) {
            lanes = new Lanes(
                    REGISTRY, new EnvSetup(game, LANES, 7, opponents, 0, encoder, true, afterstates, 0, records));
            Layout layout = lanes.layout();
            memory = Arena.ofAuto().allocate(layout.size(), 64);
            actions = at("action");
            masks = at("mask");
            count = layout.actions().size();
            lanes.map(memory);
            lanes.reset(7);
        }

        private long at(String field) {
            return lanes.layout().fields().stream()
                    .filter(f -> f.name().equals(field))
                    .findFirst()
                    .orElseThrow()
                    .offset();
        }

        void step(int steps) {
            for (int step = 0; step < steps; step++) {
                for (int lane = 0; lane < LANES; lane++) {
                    int action = 0;
                    while (action < count - 1 && memory.get(Ring.BYTE, masks + (long) lane * count + action) == 0) {
                        action++;
                    }
                    memory.set(Ring.INT, actions + 4L * lane, action);
                }
                lanes.step();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "ludo-classic, ludo-threats, true",
        "ludo-pyludo, pyludo, false",
        "ludo-ludopy-1.3.1, iversen-text, false",
        "doom:3x3, doom, false"
    })
    void aStepAllocatesNothing(String game, String encoder, boolean afterstates) {
        var driven = new Driven(game, List.of("random"), encoder, afterstates, false);
        driven.step(3_000); // loads classes, and gets the loops compiled
        long[] allocated = new long[6];
        for (int block = 0; block < allocated.length; block++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            driven.step(200);
            allocated[block] = THREADS.getCurrentThreadAllocatedBytes() - before;
        }
        // What a step allocates shows in every block; what the JVM does once, when it pleases, in one or two.
        assertThat(allocated).contains(0);
    }

    @ParameterizedTest
    @CsvSource({"ludo-ucsc", "doom:2x2", "ludo-cs", "yut", "parcheesi"})
    void recordsOfLanesHold(String game) {
        var driven = new Driven(game, List.of("random"), "text", false, true);
        for (int part = 0; part < 3; part++) {
            driven.step(150);
            for (int lane = 0; lane < LANES; lane += 5) {
                String text = driven.lanes.record(lane);
                Verification found = Verification.of(RecordText.parse("record", text), REGISTRY);
                assertThat(found.rules()).isEmpty();
                assertThat(found.dice()).isEmpty();
                assertThat(text)
                        .contains(String.format(
                                Locale.ROOT,
                                "seat %d driver",
                                driven.lanes.layout().places().getFirst()));
            }
        }
    }

    @Test
    void aBotThatGivesUpIsNamedWithItsLaneAndReason() {
        String bot = "exec:read game; echo ready; read question";
        Registry registry = Programs.running(REGISTRY, Terms.of(Terms.START, Duration.ofSeconds(20)));
        var setup = new EnvSetup("ludo-simple", 2, 7, List.of(bot), 1, null, false, false, 0, false);
        try (var lanes = new Lanes(registry, setup)) {
            lanes.map(Arena.ofAuto().allocate(lanes.layout().size(), 64));
            assertThatThrownBy(() -> lanes.reset(7))
                    .isInstanceOf(BadInput.class)
                    .hasMessageStartingWith("lane 0: " + bot + " gave up at ")
                    .hasMessageContaining(": crashed");
        }
    }
}
