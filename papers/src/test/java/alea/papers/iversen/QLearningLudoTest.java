package alea.papers.iversen;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import alea.papers.Budget;
import alea.papers.Item;
import alea.papers.Lab;
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
                .isEqualTo(Map.of(
                        "iversen.table2", 18,
                        "iversen.table3", 4,
                        "iversen.table4", 6,
                        "iversen.figure2", 2,
                        "iversen.figure3", 2,
                        "iversen.figure4", 2,
                        "iversen.figure5", 2));
    }

    @Test
    void theWeightsAreThoseOfHisTable() {
        Lab lab = new Lab(Registry.installed(), Budget.QUICK, 1, 2, "test", folder, null);
        assertThat(QLearningLudo.items().getFirst().measure(lab).findings())
                .hasSize(18)
                .allMatch(f -> f.verdict() == Verdict.AGREES);
    }
}
