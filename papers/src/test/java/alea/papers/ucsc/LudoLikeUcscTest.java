package alea.papers.ucsc;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.RunSize;
import alea.papers.Verdict;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LudoLikeUcscTest {
    @TempDir
    Path folder;

    @Test
    void everythingTheSheetStatesIsInTheCatalogue() {
        // Section 3.1 has 31 forms of lines; the board's line and the three of the status header count one by one.
        assertThat(LudoLikeUcsc.items().stream()
                        .collect(Collectors.toMap(Item::id, i -> i.published().size())))
                .isEqualTo(Map.of(
                        "ucsc.board", 10,
                        "ucsc.rules", 26,
                        "ucsc.places", 3,
                        "ucsc.mystery", 5,
                        "ucsc.numbers", 11,
                        "ucsc.players", 14,
                        "ucsc.green", 4,
                        "ucsc.messages", 32,
                        "ucsc.output", 12,
                        "ucsc.results", 7));
    }

    @Test
    void everyRuleIsShownByAScenarioThatPasses() {
        Lab lab = new Lab(Registry.installed(), RunSize.QUICK, 1, 2, "test", folder, null);
        Item rules = LudoLikeUcsc.items().stream()
                .filter(i -> i.id().equals("ucsc.rules"))
                .findFirst()
                .orElseThrow();
        var result = rules.measure(lab);
        assertThat(result.findings()).allMatch(f -> f.verdict() == Verdict.AGREES);
        assertThat(result.tables().getFirst().rows())
                .hasSize(26)
                .allMatch(row -> row.get(2).equals("as it must be"));
    }

    @Test
    @EnabledIfSystemProperty(named = "alea.long", matches = "true")
    void greenPlaysByItToo() {
        matchesGoByTheSheetFromTheOpeningToTheLastPlace("ucsc.green");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ucsc.places", "ucsc.mystery", "ucsc.output"})
    void matchesGoByTheSheetFromTheOpeningToTheLastPlace(String id) {
        Lab lab = new Lab(Registry.installed(), RunSize.QUICK, 1, 2, "test", folder, null);
        Item item = LudoLikeUcsc.items().stream()
                .filter(i -> i.id().equals(id))
                .findFirst()
                .orElseThrow();
        assertThat(item.measure(lab).findings()).allMatch(f -> f.verdict() == Verdict.AGREES);
    }
}
