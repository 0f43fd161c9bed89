package alea.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JobLengthTest {
    private static final JobLength MEASURED = new JobLength(5, 0.002, 0.010);

    @ParameterizedTest
    @CsvSource({
        // where cores have most to do, and where the driver has
        "100,1,2",
        "1000,10,2",
        "10000,100,2",
        "100000,1000,3",
        "10000,1000,1",
        "100000,1000,0.5",
        "50000,10,0"
    })
    void theModelTellsWhatTheSchedulerDoes(long tasks, int cores, double work) {
        double model = MEASURED.seconds(tasks, cores, work);
        assertThat(MEASURED.simulated(tasks, cores, work, 0.1, 1)).isCloseTo(model, within(0.05 * model));
    }

    @Test
    void aTaskAloneTakesWhatItsPartsTake() {
        assertThat(MEASURED.simulated(1, 1000, 3, 0, 1)).isCloseTo(5 + 0.002 + 0.010 + 3, within(1e-9));
        assertThat(MEASURED.seconds(1, 1000, 3)).isCloseTo(5 + 0.002 + 0.010 + 3, within(1e-9));
    }

    @Test
    void moreCoresThanADriverServesAreOfNoUse() {
        double some = MEASURED.simulated(20_000, 1_000, 1, 0, 1);
        assertThat(MEASURED.simulated(20_000, 2_000, 1, 0, 1)).isGreaterThan(0.9 * some);
    }

    @Test
    void longerTasksMakeMoreOfTheSameCores() {
        assertThat(MEASURED.efficiency(100_000, 1000, 0.2)).isLessThan(0.15);
        assertThat(MEASURED.efficiency(100_000, 1000, 20)).isGreaterThan(0.99);
    }
}
