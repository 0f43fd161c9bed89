package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class OptionsCommandTest {
    private static final String SIMPLE = "ludo-simple";

    @Test
    void showsADecision() {
        assertThat(alea("options", SIMPLE, "12,0,0,0/-/1,0,0,0/- 0 2").done().out())
                .isEqualToNormalizingNewlines("""
                        ludo-simple  12,0,0,0/-/1,0,0,0/- 0 2
                        seat 0 decides
                        option  next
                        0       14,0,0,0/-/1,0,0,0/- 2 -
                        1       12,2,0,0/-/1,0,0,0/- 2 -
                        2       12,0,2,0/-/1,0,0,0/- 2 -
                        3       12,0,0,2/-/1,0,0,0/- 2 -
                        """);
    }

    @Test
    void beforeTheRollChanceHasSixOptions() {
        JsonNode node =
                alea("options", SIMPLE, "12,0,0,0/-/1,0,0,0/- 2 -", "--json").json();
        assertThat(node.get("node").stringValue()).isEqualTo("chance");
        assertThat(node.get("seat").intValue()).isEqualTo(2);
        assertThat(node.get("options").size()).isEqualTo(6);
        assertThat(node.get("options").get(5).toString())
                .isEqualTo("{\"label\":\"6\",\"probability\":0.16666666666666666,"
                        + "\"next\":\"12,0,0,0/-/1,0,0,0/- 2 6\"}");
        assertThat(node.has("scores")).isFalse();
        assertThat(alea("options", SIMPLE, "12,0,0,0/-/1,0,0,0/- 2 -").done().out())
                .contains("chance decides, for seat 2")
                .containsPattern("6 +0\\.166667 +12,0,0,0/-/1,0,0,0/- 2 6");
    }

    @Test
    void aMatchThatIsOverHasScores() {
        String over = "1,0,0,0/-/H,H,H,H/- 2 -";
        assertThat(alea("options", SIMPLE, over, "--json").json().toString())
                .isEqualTo("{\"node\":\"over\",\"seat\":2,\"options\":[],\"scores\":[0.0,1.0]}");
        assertThat(alea("options", SIMPLE, over).done().out())
                .contains("the match is over")
                .containsPattern("2 +1");
    }

    @Test
    void namesThePartOfThePositionThatIsWrong() {
        alea("options", SIMPLE, "12,0,0,x/-/1,0,0,0/- 2 -")
                .complains("alea options: position, place 0, pawn 3: 'x' is not a square; it is 0..51 or H (home)");
        alea("options", SIMPLE, "12,0,0,0/-/1,0,0,0/- 2 7")
                .complains("alea options: position, DIE: '7' is not a roll; it is 1..6, or - before the roll");
    }
}
