package alea.papers.projectludo;

import static org.assertj.core.api.Assertions.assertThat;

import alea.papers.Item;
import alea.papers.Published;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nothing that the document says in numbers is missing. */
class ProjectLudoTest {
    private static final Map<String, Item> ITEMS =
            ProjectLudo.items().stream().collect(Collectors.toMap(Item::id, i -> i));

    @Test
    void everyItemHasAllItsRows() {
        assertThat(ITEMS.values().stream().collect(Collectors.toMap(Item::id, i -> i.published()
                        .size())))
                .isEqualTo(Map.ofEntries(
                        Map.entry("ludo.board", 4), // section 1: 72, 52, 8, 4
                        Map.entry("ludo.solo", 4), // section 6: certainty, 208, 35, and the lump
                        Map.entry("ludo.unending", 1), // section 6
                        Map.entry("ludo.four-times", 9), // section 9
                        Map.entry("ludo.dominance", 10), // ten pairs in sections 3 to 13
                        Map.entry("ludo.dominance-exact", 5), // five of them with two pawns
                        Map.entry("ludo.strike-probability", 6), // sections 10.3 and 10.5
                        Map.entry("ludo.chase", 7), // section 10.4
                        Map.entry("ludo.payoff", 10), // section 10.5
                        Map.entry("ludo.danger", 7), // section 11
                        Map.entry("ludo.chase-table", 6 + 6 + 2), // section 12.3: two columns of six, roll 0, linear
                        Map.entry("ludo.hybrid", 5))); // section 12
    }

    @ParameterizedTest
    @CsvSource({
        "ludo.solo, most, 208",
        "ludo.solo, least, 35",
        "ludo.four-times, faster, 4",
        "ludo.four-times, better, 4",
        "ludo.four-times, none, 81/256",
        "ludo.strike-probability, likelihood, 2/7",
        "ludo.chase, one-turn, 1/6",
        "ludo.chase, power, 1/3",
        "ludo.chase, half, 1/2",
        "ludo.payoff, net, ~14",
        "ludo.payoff, no-strike, 5/14",
        "ludo.payoff, strike, 1/7",
    })
    void theNumbersArePrintedSo(String item, String row, String text) {
        assertThat(row(item, row).text()).isEqualTo(text);
    }

    @Test
    void theTableOfChasesIsHalfTheChanceOfARollAtLeastThatHigh() {
        for (int roll = 1; roll <= 6; roll++) {
            assertThat(row("ludo.chase-table", "c" + roll).number()).isEqualTo((7 - roll) / 12.0);
            assertThat(row("ludo.chase-table", "r" + roll).number()).isEqualTo((7 - roll) / 6.0);
        }
    }

    private static Published row(String item, String row) {
        List<Published> rows = ITEMS.get(item).published();
        return rows.stream().filter(p -> p.row().equals(row)).findFirst().orElseThrow();
    }
}
