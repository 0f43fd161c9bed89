package alea.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HandWrittenTest {
    @Test
    void playsTheMatchesOfTheEngine() {
        var engine = new BenchMatches("ludo-simple:seats=4", "random");
        var loop = new HandWritten();
        for (long index = 0; index < 20_000; index++) {
            assertThat(loop.play(BenchMatches.SEED, index))
                    .as("turns of match %d", index)
                    .isEqualTo(engine.play(index));
            assertThat(loop.winner()).as("winner of match %d", index).isEqualTo(engine.winner());
        }
    }
}
