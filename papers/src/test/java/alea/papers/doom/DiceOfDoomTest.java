package alea.papers.doom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Registry;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Published;
import alea.papers.Result;
import alea.papers.RunSize;
import alea.papers.Verdict;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiceOfDoomTest {
    @TempDir
    Path folder;

    private static Item item(String id) {
        return DiceOfDoom.items().stream()
                .filter(i -> i.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private Result measure(String id) {
        return item(id).measure(new Lab(Registry.installed(), RunSize.QUICK, 1, 2, "test", folder, null));
    }

    /**
     * 28 lines with three types and three numbers each in B.1.1, 2, 3 and 6; 16 and 8 lines in B.1.4 and 5; 16
     * lines of one type in B.1.7; and what the text says of them, two to six claims each.
     */
    @ParameterizedTest
    @CsvSource({
        "doom.b1.1, 256",
        "doom.b1.2, 258",
        "doom.b1.3, 257",
        "doom.b1.4, 148",
        "doom.b1.5, 76",
        "doom.b1.6, 258",
        "doom.conclusions, 14",
        "doom.b1.7, 55",
        "doom.b2.1, 32",
        "doom.b2.2, 43",
        "doom.example, 27",
        "doom.rules, 14",
        "doom.battles, 25",
        "doom.figure13, 7",
        "doom.play, 17",
        "doom.choices, 14",
        "doom.tree, 2",
        "doom.lines, 4",
        "doom.cycles, 8"
    })
    void everyNumberOfTheTablesIsInTheCatalogue(String id, int numbers) {
        assertThat(item(id).published()).hasSize(numbers);
    }

    @Test
    void winsLossesAndTiesOfALineAreAllItsMatches() {
        for (int table = 1; table <= 7; table++) {
            List<Published> published = item("doom.b1." + table).published().stream()
                    .filter(p -> p.row().startsWith("type"))
                    .toList();
            for (int i = 0; i < published.size(); i += 3) {
                long count = published.get(i).count();
                assertThat(published.subList(i, i + 3).stream()
                                .mapToDouble(Published::number)
                                .sum())
                        .as(published.get(i).row())
                        .isEqualTo(1, within(1e-12));
                assertThat(count).isIn(1_000L, 10_000L, 100_000L);
            }
        }
    }

    @Test
    void sizesAreColumnsTimesRows() {
        assertThat(AgainstGreedy.Row.of("type2-init1-dice5-3x4-Tie").game())
                .isEqualTo("doom:4x3,dice=5,reinforce=2,init=1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"doom.example", "doom.battles", "doom.figure13", "doom.play", "doom.tree"})
    void whatIsExactAgrees(String id) {
        assertThat(measure(id).findings()).isNotEmpty().allMatch(f -> f.verdict() == Verdict.AGREES);
    }

    @Test
    void thePseudocodeIsAleasGreedyAndOnlyTheMirrorImageTellsAgainstReturnZero() {
        assertThat(measure("doom.choices").findings())
                .filteredOn(f -> f.verdict() != Verdict.AGREES)
                .extracting(f -> f.published().row())
                .containsExactly("zero-gains", "tried");
    }

    @Test
    void aHundredIterationsAreEnoughForSixDigitsOfFourTilesAtMost() {
        assertThat(measure("doom.cycles").findings())
                .filteredOn(f -> f.verdict() != Verdict.AGREES)
                .extracting(f -> f.published().row())
                .containsExactly("hundred");
    }

    @Test
    void smallBoardsHaveTheMeansOfTheThesis() {
        assertThat(measure("doom.b2.1").findings())
                .filteredOn(f -> f.published().row().matches("[12]x2-.*"))
                .hasSize(12)
                .allMatch(f -> f.verdict() == Verdict.AGREES);
    }

    /** A minute: among the tests of {@code -DargLine=-Dalea.large=true}. */
    @Test
    @EnabledIfSystemProperty(named = "alea.large", matches = "true")
    void boardsThatArePlayedWithATableOfTheirOwnAreNearTheThesis() {
        assertThat(measure("doom.b1.7").findings())
                .filteredOn(f -> f.published().row().contains("dice5-2x3"))
                .hasSize(6)
                .allSatisfy(f -> {
                    assertThat(f.measured().count()).isEqualTo(20_000);
                    assertThat(f.measured().number()).isEqualTo(f.published().number(), within(0.04));
                });
    }
}
