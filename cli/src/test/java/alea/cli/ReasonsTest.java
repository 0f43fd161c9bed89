package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ReasonsTest {
    @Test
    void sayWhatAnOptionDoesAndWhoCountsWhat() {
        Run run = alea("analyse", "ludo-simple", "12,0,30,20/-/10,0,0,7/- 0 3", "--games", "36", "--why")
                .done();
        assertThat(run.out())
                .contains(
                        "why 2 rather than ",
                        "it: R2 from 30 to 33, strikes Y3, and rolls again; the other: ",
                        "(by net)",
                        "hybrid counts ");
    }

    @Test
    void countTheCasesInWhichTheNextRollStrikes() {
        // Red's 34 is safe; on 36 it would stand three squares before Yellow's 7, which is its 33.
        JsonNode why = alea("analyse", "ludo-simple", "34,20,H,H/-/0,7,H,H/- 0 2", "--games", "36", "--why", "--json")
                .json()
                .get("why");
        assertThat(why.get("option").stringValue()).isEqualTo("1");
        assertThat(why.get("reasons").toString())
                .contains("the next roll can strike it in 0 of 6 cases, the other in 1 of 6 cases");
    }

    @Test
    void areGivenOnlyWhereThereIsAChoice() {
        assertThat(alea("analyse", "ludo-simple:pawns=1", "10/-/2/- 0 5", "--why")
                        .done()
                        .out())
                .doesNotContain("why ");
    }
}
