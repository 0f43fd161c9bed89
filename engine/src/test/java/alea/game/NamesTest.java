package alea.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NamesTest {
    @Test
    void aSlipIsUnderstood() {
        assertThat(Names.nearest("--sed", List.of("--seed", "--help"))).contains("--seed");
        assertThat(Names.nearest("--hlep", List.of("--seed", "--help"))).contains("--help");
        assertThat(Names.nearest("hybird", List.of("hybrid", "fast"))).contains("hybrid");
        assertThat(Names.nearest("Ludo-Simpel", List.of("ludo-simple"))).contains("ludo-simple");
    }

    @Test
    void aNameThatIsBegunIsFoundHoweverMuchIsMissing() {
        assertThat(Names.nearest("ludo-c", List.of("ludo-app", "ludo-classic", "ludo-star")))
                .contains("ludo-classic");
        assertThat(Names.nearest("--se", List.of("--seating"))).isEmpty();
    }

    @Test
    void whatHasLittleInCommonIsNoSlip() {
        assertThat(Names.nearest("--seed", List.of("--help", "--out"))).isEmpty();
        assertThat(Names.nearest("--csv", List.of("--json", "--npz"))).isEmpty();
        assertThat(Names.nearest("dice", List.of("time"))).isEmpty();
        assertThat(Names.nearest("", List.of("fast"))).isEmpty();
    }
}
