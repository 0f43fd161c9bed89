package alea.papers.pyludo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Registry;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Published;
import alea.papers.RunSize;
import alea.papers.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** But for figure 1, which takes long: the test of the command makes it, and looks at it. */
class PlayingLudoWithAiTest {
    @TempDir
    Path folder;

    private static Item item(String id) {
        return PlayingLudoWithAi.items().stream()
                .filter(i -> i.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theTableAndEveryFigureAreInTheCatalogue() {
        assertThat(PlayingLudoWithAi.items().stream()
                        .collect(Collectors.toMap(Item::id, i -> i.published().size())))
                .containsAllEntriesOf(Map.of(
                        "pyludo.table1", 40,
                        "pyludo.figure1", 7,
                        "pyludo.figure2", 6,
                        "pyludo.figure3", 3,
                        "pyludo.figure4", 4,
                        "pyludo.figure5", 5,
                        "pyludo.times", 2,
                        "pyludo.layers", 3));
    }

    @Test
    void bothCellsOfAPairMakeAHundredPercentButForTwoSamples() {
        List<Published> cells = item("pyludo.table1").published();
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < i; j++) {
                assertThat(cells.get(6 * i + j).number() + cells.get(6 * j + i).number())
                        .as(cells.get(6 * i + j).row())
                        .isEqualTo(1, within(0.03));
            }
        }
    }

    @Test
    void criticalValuesOfNinetyPercentAreCalledWrong() {
        var result = item("pyludo.statistics").measure(lab());
        assertThat(result.findings())
                .filteredOn(f -> f.verdict() == Verdict.WRONG)
                .singleElement()
                .satisfies(f -> assertThat(f.published().row()).isEqualTo("critical"));
    }

    @Test
    void aFactorOnTheOutputsOfTheHiddenLayerTurnsNoChoiceRound() {
        var result = item("pyludo.layers").measure(lab());
        assertThat(result.findings()).extracting(f -> f.measured().value()).startsWith(4.0, 100.0);
        assertThat(result.findings().getLast().measured().text()).contains("outputs turns 0 round");
    }

    @Test
    void picturesOfTheTableHaveItsNumbersAndNames() {
        var result = item("pyludo.table1").measure(lab());
        String matrix = result.plots().getFirst().description();
        String bars = result.plots().getLast().description();
        assertThat(matrix + bars).doesNotContain("qtable");
        for (Finding f : result.findings().subList(0, 36)) {
            String[] sides = f.published().says().split("two ", -1);
            String row = sides[1].replace(" beat ", "");
            String column = sides[2];
            assertThat(matrix).contains(String.format(Locale.ROOT, "%s against %s %.3f", row, column, rate(f)));
            if (column.equals("random")) {
                assertThat(bars).contains(String.format(Locale.ROOT, "%s %.3f (", row, rate(f)));
            }
        }
    }

    private static double rate(Finding f) {
        return f.measured().number();
    }

    private Lab lab() {
        return new Lab(Registry.installed(), RunSize.QUICK, 1, 2, "test", folder, null);
    }
}
