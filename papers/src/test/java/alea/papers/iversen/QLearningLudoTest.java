package alea.papers.iversen;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Result;
import alea.papers.RunSize;
import alea.papers.Verdict;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QLearningLudoTest {
    @TempDir
    Path folder;

    @Test
    void everyTableAndFigureIsInTheCatalogue() {
        assertThat(QLearningLudo.items().stream()
                        .collect(Collectors.toMap(Item::id, i -> i.published().size())))
                .isEqualTo(Map.ofEntries(
                        Map.entry("iversen.states", 25),
                        Map.entry("iversen.table2", 18),
                        Map.entry("iversen.learning", 6),
                        Map.entry("iversen.table3", 6),
                        Map.entry("iversen.table4", 9),
                        Map.entry("iversen.figure2", 6),
                        Map.entry("iversen.figure3", 6),
                        Map.entry("iversen.figure4", 6),
                        Map.entry("iversen.decay", 2),
                        Map.entry("iversen.figure5", 2),
                        Map.entry("iversen.arithmetic", 11)));
    }

    private Result measure(String id) {
        Lab lab = new Lab(Registry.installed(), RunSize.QUICK, 1, 2, "test", folder, null);
        return QLearningLudo.items().stream()
                .filter(i -> i.id().equals(id))
                .findFirst()
                .orElseThrow()
                .measure(lab);
    }

    @Test
    void oneDifferenceOfHisTextIsNotThatOfHisTableAndOneExpectationIsNotMet() {
        assertThat(measure("iversen.arithmetic").findings().stream()
                        .filter(f -> f.verdict() != Verdict.AGREES)
                        .collect(Collectors.toMap(f -> f.published().row(), Finding::verdict)))
                .isEqualTo(Map.of(
                        "human-evaluation",
                        Verdict.WRONG,
                        "same-weights",
                        Verdict.DIFFERS,
                        "explain",
                        Verdict.CANNOT_TELL));
    }

    @Test
    void theWeightsAreThoseOfHisTable() {
        assertThat(measure("iversen.table2").findings()).hasSize(18).allMatch(f -> f.verdict() == Verdict.AGREES);
    }

    @Test
    void trainingsHaveHisParametersAndHisCodeLooksAheadOtherwiseThanHisText() {
        assertThat(measure("iversen.learning").findings())
                .filteredOn(f -> f.published().row().matches("epsilon|gamma|alpha|estimate|six"))
                .extracting(Finding::verdict)
                .containsExactly(Verdict.AGREES, Verdict.AGREES, Verdict.AGREES, Verdict.DIFFERS, Verdict.AGREES);
    }

    @Test
    void theWorkedExampleContradictsItselfAndTheEngine() {
        assertThat(measure("iversen.states").findings())
                .filteredOn(f -> f.verdict() != Verdict.AGREES)
                .filteredOn(f -> !f.published().row().equals("combinations-hard"))
                .allMatch(f -> f.verdict() == Verdict.WRONG)
                .extracting(f -> f.published().row())
                .containsExactly("unless-safe", "star-spares", "after-3", "after-4");
    }
}
