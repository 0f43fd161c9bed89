package alea.papers.ucsc;

import static org.assertj.core.api.Assertions.assertThat;

import alea.papers.Item;
import alea.papers.Published;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Nothing that the sheet demands is missing. */
class LudoLikeUcscTest {
    private static final Map<String, Item> ITEMS =
            LudoLikeUcsc.items().stream().collect(Collectors.toMap(Item::id, i -> i));

    @Test
    void everyItemHasAllItsRows() {
        assertThat(ITEMS.values().stream().collect(Collectors.toMap(Item::id, i -> i.published()
                        .size())))
                .isEqualTo(Map.of(
                        "ucsc.board", 10, // sections 1.1 and 1.2
                        "ucsc.rules", 9 + 15, // nine rules of Ludo that LUDO-CS keeps, CS-1 to CS-15
                        "ucsc.numbers", 11, // a die, two coins, six places, two of the mystery cell
                        "ucsc.players", 6 + 3 + 3 + 2, // red, green, yellow, blue
                        "ucsc.messages", 31 + 1, // the forms, and that there is no other text
                        "ucsc.results", 6 + 1)); // what the sheet has not, and that a match ends
    }

    @Test
    void everyRuleOfLudoCsHasItsScenarios() {
        assertThat(ITEMS.get("ucsc.rules").published())
                .extracting(Published::row)
                .containsAll(IntStream.rangeClosed(1, 15).mapToObj(i -> "cs" + i).toList());
    }
}
