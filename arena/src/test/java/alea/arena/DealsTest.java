package alea.arena;

import static org.assertj.core.api.Assertions.assertThat;

import alea.match.Seating;
import alea.stats.Sprt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DealsTest {

    private static ArenaSetup dealt(String game, long games, long seed, String... players) {
        return Setups.with(Setups.of(game, games, seed, players), 1, Seating.ROTATE, true, Integer.MAX_VALUE);
    }

    private static Report test(long seed) {
        ArenaSetup s = dealt("ludo-simple", 1_000_000, seed, "hybrid", "fast");
        return Setups.play(new ArenaSetup(
                s.game(),
                s.players(),
                s.games(),
                seed,
                2,
                s.seating(),
                true,
                s.maxTurns(),
                Optional.of(Sprt.of(0.5, 0.55)),
                false));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void aSequentialTestEndsDecidedAndWithAWholeDeal(long seed) {
        Report report = test(seed);
        assertThat(report.sprt().orElseThrow().decision()).isEqualTo("p1");
        assertThat(report.matches() % 2).isZero();
        assertThat(report.matchesOfUnfinishedDeals()).hasValue(0L);
    }

    @Test
    void aDealThatNotAllSeatingsPlayedCountsInNoInterval() {
        Report whole = Setups.play(dealt("ludo-simple:seats=3", 300, 1, "hybrid", "fast", "random"));
        for (int more : new int[] {1, 2}) {
            Report part = Setups.play(dealt("ludo-simple:seats=3", 300 + more, 1, "hybrid", "fast", "random"));
            assertThat(part.matchesOfUnfinishedDeals()).hasValue((long) more);
            assertThat(part.seatCi95()).isEqualTo(whole.seatCi95());
            assertThat(part.ratings()).isEqualTo(whole.ratings());
            assertThat(part.turns().meanCi95()).isEqualTo(whole.turns().meanCi95());
            for (int i = 0; i < 3; i++) {
                assertThat(part.players().get(i).ci95())
                        .isEqualTo(whole.players().get(i).ci95());
                assertThat(part.pairs().get(i).ci95())
                        .isEqualTo(whole.pairs().get(i).ci95());
            }
        }
    }

    @Test
    void everyLineupOfARoundRobinMayEndWithinADeal() {
        Report report = Setups.play(dealt("ludo-simple", 5, 1, "hybrid", "fast", "random"));
        assertThat(report.matches()).isEqualTo(15);
        assertThat(report.matchesOfUnfinishedDeals()).hasValue(3L);
        assertThat(report.ratings()).hasSize(3);
    }

    @Test
    void anArenaThatEndsWithinADealIsTheOneThatEndsBeforeIt() {
        List<MatchResult> results = new ArrayList<>();
        ArenaSetup setup = dealt("ludo-simple", 201, 1, "hybrid", "fast");
        new Arena(setup).run(results::add);
        Tally tally = new Tally(setup);
        results.forEach(tally::accept);
        Report whole = Setups.play(dealt("ludo-simple", 200, 1, "hybrid", "fast"));
        assertThat(tally.report("test", true).players().getFirst().ci95())
                .isEqualTo(whole.players().getFirst().ci95());
    }

    @Test
    void pairsThatAreAlwaysSplitMakeSurerThanIndependentMatches() {
        Report split = Setups.play(dealt("ludo-simple", 1000, 1, "fast", "fast"));
        Report.PlayerLine first = split.players().getFirst();
        assertThat(first.designEffect()).hasValue(0.0);
        assertThat(first.winRate()).isEqualTo(0.5);
        // With 500 pairs split, at most 0.74 % of all are not (0.975 sure), and half of that is what the rate can be
        // off.
        assertThat(first.ci95().getFirst()).isBetween(0.4962, 0.4964);
        assertThat(first.ci95().getLast()).isBetween(0.5036, 0.5038);
        assertThat(first.ci95Plain().orElseThrow().getFirst()).isBetween(0.469, 0.4692);
    }

    @Test
    void seatsThatHaveTheSameDiceAreNoMoreCertainForIt() {
        Report split = Setups.play(dealt("ludo-simple", 1000, 1, "fast", "fast"));
        List<Double> seat = split.seatCi95().getFirst();
        double width = seat.getLast() - seat.getFirst();
        double independent = 2 * 1.96 * Math.sqrt(0.25 / 1000);
        assertThat(width / independent).isBetween(1.38, 1.46);
    }

    @Test
    void truncatedMatchesAreUnknownAndNotLost() {
        ArenaSetup setup = Setups.of("ludo-simple", 1000, 1, "hybrid", "fast");
        for (boolean duplicate : new boolean[] {false, true}) {
            Report report = Setups.play(Setups.with(setup, 1, Seating.ROTATE, duplicate, 120));
            assertThat(report.truncated()).isPositive();
            for (Report.PlayerLine p : report.players()) {
                long decided = p.matches() - p.truncated();
                assertThat(p.rateDecided()).isEqualTo((double) p.wins() / decided);
                assertThat(p.ci95Decided().getFirst()).isLessThan(p.rateDecided());
                assertThat(p.ci95Decided().getLast()).isGreaterThan(p.rateDecided());
                assertThat(p.bounds()).containsExactly(p.wins() / 1000.0, (p.wins() + p.truncated()) / 1000.0);
            }
            Report.Pair pair = report.pairs().getFirst();
            assertThat(pair.bounds()).isEqualTo(report.players().getFirst().bounds());
            assertThat(pair.boundsCi95().getFirst()).isLessThan(pair.bounds().getFirst());
            assertThat(pair.boundsCi95().getLast()).isGreaterThan(pair.bounds().getLast());
        }
    }

    @Test
    void withoutTruncatedMatchesAllRatesAreOne() {
        for (boolean duplicate : new boolean[] {false, true}) {
            Report report = Setups.play(Setups.with(
                    Setups.of("ludo-simple", 400, 1, "hybrid", "fast"),
                    1,
                    Seating.ROTATE,
                    duplicate,
                    Integer.MAX_VALUE));
            Report.PlayerLine p = report.players().getFirst();
            assertThat(p.rateDecided()).isEqualTo(p.winRate());
            assertThat(p.ci95Decided()).isEqualTo(p.ci95());
            assertThat(p.bounds()).containsExactly(p.winRate(), p.winRate());
            assertThat(report.pairs().getFirst().boundsCi95())
                    .isEqualTo(report.pairs().getFirst().ci95());
        }
    }

    @Test
    void aSequentialTestWithDealsLeavesTruncatedMatchesOutAsItDoesWithout() {
        ArenaSetup s = dealt("ludo-simple", 1_000_000, 1, "hybrid", "fast");
        Report report = Setups.play(new ArenaSetup(
                s.game(), s.players(), s.games(), 1, 2, s.seating(), true, 120, Optional.of(Sprt.of(0.5, 0.6)), false));
        assertThat(report.players().getFirst().winRate()).isLessThan(0.5);
        assertThat(report.sprt().orElseThrow().decision()).isEqualTo("p1");
    }
}
