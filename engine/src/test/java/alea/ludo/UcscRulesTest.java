package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The eleven rules of traditional Ludo as LUDO like UCSC prints them. */
class UcscRulesTest {
    private static final Game GAME = Installed.REGISTRY.game("ludo-ucsc:seats=4");
    private static final String REST = "/B,B,B,B/B,B,B,B/B,B,B,B ";

    private static Position after(String position, String... labels) {
        Position p = GAME.parse(position);
        for (String label : labels) {
            p.take(p.option(label));
        }
        return p;
    }

    private static List<String> labels(Position p) {
        return IntStream.range(0, p.options()).mapToObj(p::label).toList();
    }

    @Test
    void rule1APawnMovesByTheFaceValue() {
        for (int value = 1; value <= 5; value++) {
            assertThat(after("12,B,B,B" + REST + "0 -", "" + value, "0"))
                    .hasToString(String.format(Locale.ROOT, "%d,B,B,B%s1 -", 12 + value, REST));
        }
    }

    @Test
    void rule2OnlyASixEnters() {
        for (int value = 1; value <= 5; value++) {
            assertThat(labels(after(GAME.start().toString(), "" + value))).containsExactly("pass");
        }
        assertThat(after(GAME.start().toString(), "6", "2")).hasToString("B,B,0,B" + REST + "0 - sixes=1");
    }

    @Test
    void rule3AllPawnsBeginInTheBase() {
        assertThat(GAME.start()).hasToString("B,B,B,B" + REST + "0 -");
    }

    @Test
    void rule4TheThirdSixIsIgnoredAndTheDicePass() {
        Position third = after("12,B,B,B" + REST + "0 -", "6", "0", "6", "0", "6");
        assertThat(third).hasToString("24,B,B,B" + REST + "0 6 sixes=2");
        assertThat(labels(third)).containsExactly("pass");
        third.take(0);
        assertThat(third).hasToString("24,B,B,B" + REST + "1 -");
    }

    @Test
    void rule4TheCountOfSixesDoesNotSpanTurns() {
        assertThat(after(
                        "12,B,B,B" + REST + "0 -",
                        "6",
                        "0",
                        "6",
                        "0",
                        "1",
                        "0",
                        "1",
                        "pass",
                        "1",
                        "pass",
                        "1",
                        "pass",
                        "6",
                        "0"))
                .hasToString("31,B,B,B" + REST + "0 - sixes=1");
    }

    @Test
    void rule5PawnsJumpOverOthers() {
        assertThat(after("12,13,B,B/1,B,B,B/B,B,B,B/B,B,B,B 0 -", "3", "0"))
                .hasToString("15,13,B,B/1,B,B,B/B,B,B,B/B,B,B,B 1 -");
    }

    @Test
    void rule6LandingSendsAnOpponentBackWithoutAnotherRoll() {
        assertThat(after("12,B,B,B/2,B,B,B/B,B,B,B/B,B,B,B 0 -", "3", "0")).hasToString("15,B,B,B" + REST + "1 -");
        assertThat(after("12,B,B,B/0,B,B,B/B,B,B,B/B,B,B,B 0 -", "1", "0"))
                .as("no square is safe")
                .hasToString("13,B,B,B" + REST + "1 -");
    }

    @Test
    void rule7NobodyLandsOnAPawnOfHisOwn() {
        assertThat(labels(after("12,15,H,H" + REST + "0 -", "3"))).containsExactly("1");
        assertThat(labels(after("51,54,H,H" + REST + "0 -", "3"))).containsExactly("pass");
        assertThat(labels(after("0,20,B,H" + REST + "0 -", "6"))).containsExactly("0", "1");
        assertThat(after("55,B,0,6" + REST + "0 -", "6", "3")).hasToString("55,B,0,12" + REST + "0 - sixes=1");
        assertThat(after("55,H,H,54" + REST + "0 -", "6", "pass"))
                .as("a six that nothing can use passes the dice")
                .hasToString("55,H,H,54" + REST + "1 -");
    }

    @Test
    void rule8PawnsGoClockwise() {
        assertThat(after("B,B,B,B" + REST + "0 -", "6", "0", "4", "0")).hasToString("4,B,B,B" + REST + "1 -");
    }

    @Test
    void rule9BehindTheApproachIsTheHomeStraight() {
        assertThat(after("49,B,B,B" + REST + "0 -", "1", "0")).hasToString("50,B,B,B" + REST + "1 -");
        assertThat(after("49,B,B,B/39,B,B,B/B,B,B,B/B,B,B,B 0 -", "3", "0"))
                .hasToString("52,B,B,B/39,B,B,B/B,B,B,B/B,B,B,B 1 -");
    }

    @Test
    void rule10HomeTakesTheExactRoll() {
        assertThat(labels(after("53,H,H,H" + REST + "0 -", "4"))).containsExactly("pass");
        assertThat(after("53,H,H,B" + REST + "0 -", "3", "0")).hasToString("H,H,H,B" + REST + "1 -");
    }

    @Test
    void rule11TheFirstWithAllPawnsHomeWins() {
        Position won = after("53,H,H,H" + REST + "0 -", "3", "0");
        assertThat(won.node()).isEqualTo(Position.OVER);
        assertThat(won.score(0)).isEqualTo(1);
    }

    @Test
    void rule11PlayMayGoOnForTheOtherPlaces() {
        Game all = Installed.REGISTRY.game("ludo-ucsc:seats=3,end=all");
        Position p = all.parse("50,H,H,H/H,H,55,H/B,B,B,B/- 0 6");
        p.take(0);
        assertThat(p.toString())
                .as("who has finished does not roll again")
                .isEqualTo("H,H,H,H/H,H,55,H/B,B,B,B/- 1 - finished=0");
        p.take(0);
        p.take(0);
        assertThat(p.toString()).endsWith(" 2 - finished=0,1");
        p.take(0);
        p.take(0);
        assertThat(p.seat()).as("nobody else is left").isEqualTo(2);
        assertThat(p.score(0)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void twoToFourPlay(int seats) {
        assertThat(Installed.REGISTRY.game("ludo-ucsc:seats=" + seats).seats()).isEqualTo(seats);
    }
}
