package alea.learn.train;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TrainingReportTest {
    @Test
    void reportsShowBothScoresWithWilsonsInterval() {
        // Wilson's interval of 40 of 100: 0.3094 .. 0.4980
        assertThat(new TrainingReport().score("a", 40, 100, 300, 1000).text())
                .isEqualTo("a: in training 0.4000 (0.3094 .. 0.4980, 100 games); on fresh dice 0.3000 (0.2724 .. "
                        + "0.3291, 1,000 games); difference -0.1000\n");
        assertThat(new TrainingReport().score("a", 0, 0, 300, 1000).text())
                .isEqualTo("a: not tested in training; on fresh dice 0.3000 (0.2724 .. 0.3291, 1,000 games)\n");
    }
}
