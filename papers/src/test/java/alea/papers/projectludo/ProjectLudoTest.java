package alea.papers.projectludo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Dice;
import alea.game.Registry;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Result;
import alea.papers.RunSize;
import alea.papers.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectLudoTest {
    @TempDir
    Path folder;

    private Result measure(String id) {
        Lab lab = new Lab(Registry.installed(), RunSize.QUICK, 1, 2, "test", folder, null);
        return ProjectLudo.items().stream()
                .filter(i -> i.id().equals(id))
                .findFirst()
                .orElseThrow()
                .measure(lab);
    }

    private static Map<String, Finding> rows(Result result) {
        return result.findings().stream()
                .collect(Collectors.toMap(f -> f.published().row(), f -> f));
    }

    @Test
    void everyClaimOfTheDocumentIsInTheCatalogue() {
        assertThat(ProjectLudo.items().stream()
                        .collect(Collectors.toMap(Item::id, i -> i.published().size())))
                .isEqualTo(Map.ofEntries(
                        Map.entry("ludo.board", 5),
                        Map.entry("ludo.solo", 4),
                        Map.entry("ludo.unending", 1),
                        Map.entry("ludo.four-times", 10),
                        Map.entry("ludo.one-pawn", 6),
                        Map.entry("ludo.hunts", 9),
                        Map.entry("ludo.strike-or-chase", 1),
                        Map.entry("ludo.expected-value", 5),
                        Map.entry("ludo.perils", 14),
                        Map.entry("ludo.dominance", 14),
                        Map.entry("ludo.dominance-exact", 6),
                        Map.entry("ludo.strike-probability", 8),
                        Map.entry("ludo.chase", 10),
                        Map.entry("ludo.payoff", 14),
                        Map.entry("ludo.danger", 14),
                        Map.entry("ludo.chase-table", 14),
                        Map.entry("ludo.hybrid", 7)));
    }

    @Test
    void errorsOfCountsAreThoseThatTheirMatchesShow() {
        // Of 4,000 matches in 40 groups of a hundred, won or lost as dice fall: the error is that of a rate.
        long[][] groups = new long[40][2 * StrikeCounts.SIZE];
        Dice dice = new Dice(1, 0, 0);
        for (int i = 0; i < 4000; i++) {
            groups[i % 40][dice.below(10) < 3 ? StrikeCounts.WON : StrikeCounts.SIZE + StrikeCounts.WON]++;
        }
        Measured share = new StrikeCounts.Counted(groups)
                .measured(c -> c[StrikeCounts.WON] / (double) StrikeCounts.Counted.matches(c));
        assertThat(share.count()).isEqualTo(4000);
        assertThat(share.number()).isEqualTo(0.3, within(0.03));
        assertThat(share.deviation()).isEqualTo(Math.sqrt(0.21), within(0.15));
    }

    @Test
    void thirtyFiveRollsAreALowerBoundThatIsTrueAndNotTight() {
        Finding least = rows(measure("ludo.solo")).get("least");
        assertThat(least.verdict()).isEqualTo(Verdict.AGREES);
        assertThat(least.why()).contains("not tight");
        assertThat(least.measured().value()).isEqualTo(36.0);
    }

    @Test
    void fiveSixthsToTheSixthIsTheProbabilityOfNoStrike() {
        Map<String, Finding> rows = rows(measure("ludo.chase"));
        assertThat(rows.get("six-turns").verdict()).isEqualTo(Verdict.WRONG);
        assertThat(rows.get("six-turns").measured().number()).isEqualTo(31031.0 / 46656, within(1e-12));
        assertThat(rows.get("power").verdict()).isEqualTo(Verdict.AGREES);
    }

    @Test
    void bothEndsOfDamageAgreeWhereTheStartCountsAsOneAndDistancesAreRefutedByTwoOfThem() {
        Map<String, Finding> rows = rows(measure("ludo.chase"));
        assertThat(rows.get("damage-low").verdict()).isEqualTo(Verdict.AGREES);
        assertThat(rows.get("damage-high").verdict()).isEqualTo(Verdict.AGREES);
        assertThat(rows.get("distances").verdict()).isEqualTo(Verdict.WRONG);
    }

    @Test
    void aClaimThatHoldsByAReadingIsNotWrong() {
        Map<String, Finding> rows = rows(measure("ludo.dominance"));
        for (String row : List.of("aggressive-fast", "chase-fast", "defensive-fast", "defensive-better")) {
            assertThat(rows.get(row).verdict()).as(row).isEqualTo(Verdict.CANNOT_TELL);
            assertThat(rows.get(row).why()).startsWith("depends on the reading");
        }
        assertThat(rows.get("aggressive-fast").why()).contains("target=open");
        assertThat(rows.get("chase-fast").why()).contains("holds by 1 of 6; chase:target=open,reach=upto wins most");
    }

    @Test
    void aCircleOfPositionsIsFound() {
        Result result = measure("ludo.unending");
        assertThat(result.findings().getFirst().verdict()).isEqualTo(Verdict.AGREES);
        assertThat(result.tables()).hasSize(1);
    }

    @Test
    void landingObeysTheRenewalEquation() {
        double[] u = Landing.landing();
        assertThat(u[1]).isEqualTo(1.0 / 6, within(1e-12));
        assertThat(u[6]).isEqualTo(Math.pow(7.0 / 6, 5) / 6, within(1e-12));
        assertThat(u[51]).isEqualTo(2.0 / 7, within(1e-5));
    }

    @Test
    void aChaseWithoutSafeSquaresSucceedsMoreOften() {
        assertThat(Chase.success(true)).isBetween(0.40, Chase.success(false)).isLessThan(0.5);
    }

    @Test
    void valuesOfMovesAreCalledWhatTheyAre() {
        Map<String, Finding> rows = rows(measure("ludo.expected-value"));
        assertThat(rows.get("farther").verdict()).isEqualTo(Verdict.AGREES);
        assertThat(rows.get("riskier").verdict()).isEqualTo(Verdict.AGREES);
        assertThat(rows.get("least").verdict()).isEqualTo(Verdict.CANNOT_TELL);
        assertThat(rows.get("resume").verdict()).isEqualTo(Verdict.CANNOT_TELL);
    }

    @Test
    void fastHasOnePawnUnderWayWhoeverItPlays() {
        Map<String, Finding> rows = rows(measure("ludo.one-pawn"));
        assertThat(rows.get("one-pawn").verdict()).isEqualTo(Verdict.AGREES);
        assertThat(rows.get("concentrated").verdict()).isEqualTo(Verdict.AGREES);
        assertThat(rows.get("all-at-risk").verdict()).isEqualTo(Verdict.CANNOT_TELL);
    }

    @Test
    void aBoundThatIsNeverReachedStillHolds() {
        Map<String, Finding> rows = rows(measure("ludo.hunts"));
        assertThat(rows.get("checks-ahead").verdict()).isEqualTo(Verdict.AGREES);
        assertThat(rows.get("checks-ahead").measured().value()).isEqualTo(51.0);
        assertThat(rows.get("fallen-behind").verdict()).isEqualTo(Verdict.AGREES);
        assertThat(rows.get("second-chance").verdict()).isEqualTo(Verdict.CANNOT_TELL);
    }
}
