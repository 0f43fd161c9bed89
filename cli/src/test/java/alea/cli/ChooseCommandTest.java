package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChooseCommandTest {
    private static final String SIMPLE = "ludo-simple";
    private static final String POSITION = "12,20,0,0/-/1,0,0,0/- 0 2";

    @Test
    void showsProbabilitiesValuesAndTheDraw() {
        assertThat(alea("choose", SIMPLE, POSITION, "hybrid").done().out())
                .contains("seat 0 decides, by hybrid")
                .containsPattern("option +probability +value +currentReward +currentRisk +futureReward +futureRisk")
                .containsPattern("\n1 +1 +")
                .contains("with seed 1 it picks 1");
    }

    @Test
    void jsonHasTheOptionsThatMayBePicked() {
        assertThat(alea("choose", SIMPLE, POSITION, "random", "--json").json().toString())
                .isEqualTo(
                        "{\"choices\":[{\"label\":\"0\",\"probability\":0.25},{\"label\":\"1\",\"probability\":0.25},"
                                + "{\"label\":\"2\",\"probability\":0.25},{\"label\":\"3\",\"probability\":0.25}]}");
        assertThat(alea("choose", SIMPLE, POSITION, "fast", "--json").json().toString())
                .isEqualTo("{\"choices\":[{\"label\":\"1\",\"probability\":1.0}]}");
    }

    @Test
    void theDrawDependsOnTheSeedAlone() {
        var draws = java.util.stream.IntStream.range(0, 20)
                .mapToObj(seed -> alea("choose", SIMPLE, POSITION, "random", "--seed", "" + seed)
                        .done()
                        .out())
                .toList();
        assertThat(draws.stream().map(d -> d.substring(d.length() - 2)).distinct())
                .hasSize(4);
        assertThat(alea("choose", SIMPLE, POSITION, "random", "--seed", "5").out())
                .isEqualTo(draws.get(5));
    }

    @Test
    void refusesWhatIsNotADecision() {
        alea("choose", SIMPLE, "12,20,0,0/-/1,0,0,0/- 0 -", "hybrid")
                .complains(
                        "alea choose: '12,20,0,0/-/1,0,0,0/- 0 -' is not a decision: it waits for chance, which gives"
                                + " 1, 2, 3, 4, 5, 6");
        alea("choose", SIMPLE, "H,H,H,H/-/1,0,0,0/- 0 -", "hybrid")
                .complains("alea choose: 'H,H,H,H/-/1,0,0,0/- 0 -' is not a decision: the match is over");
    }

    @Test
    void anUnknownStrategyIsOneLineWithTheNearest() {
        Run run = alea("choose", SIMPLE, POSITION, "hybird");
        assertThat(run.err())
                .startsWith("alea choose: there is no strategy 'hybird' (did you mean 'hybrid'?); ludo-simple has ")
                .hasLineCount(1);
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
        alea("choose", SIMPLE, POSITION, "hybrid:sfae=printed")
                .complains(
                        "alea choose: hybrid has no key 'sfae' (did you mean 'safe'?); it has safe, kill, value, ties");
    }
}
