package alea.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Player;
import alea.game.Spec;
import alea.match.Seating;
import alea.stats.Sprt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArenaTest {
    private static final Player QUITTER = new Player(new Spec("quitter", ""), () -> (p, dice) -> {
        if (p.turns() > 20) {
            throw new Forfeit("had enough");
        }
        return 0;
    });

    @ParameterizedTest
    @CsvSource({
        "ludo-simple,ROTATE,false",
        "ludo-simple:seats=4,ROTATE,true",
        "ludo-classic:seats=3,SHUFFLE,false",
        "ludo-simple:seats=4,SHUFFLE,true",
        "ludo-simple,FIXED,false"
    })
    void theReportIsTheSameOnAnyNumberOfThreads(String game, Seating seating, boolean duplicate) {
        ArenaSetup setup = Setups.of(game, 500, 7, "hybrid", "fast", "random");
        Report one = Setups.play(Setups.with(setup, 1, seating, duplicate, 300));
        for (int threads : new int[] {2, 8}) {
            assertThat(Setups.play(Setups.with(setup, threads, seating, duplicate, 300)))
                    .isEqualTo(one);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 250, Integer.MAX_VALUE})
    void everyMatchOfAPlayerIsWonLostDrawnOrTruncated(int maxTurns) {
        for (String game : List.of("ludo-simple", "ludo-classic:seats=3", "ludo-simple:seats=4")) {
            Report report = Setups.play(Setups.with(
                    Setups.of(game, 300, 3, "fast", "random", "strike"), 2, Seating.ROTATE, false, maxTurns));
            for (Report.PlayerLine p : report.players()) {
                assertThat(p.wins() + p.losses() + p.draws() + p.truncated()).isEqualTo(p.matches());
                assertThat(p.ci95().getFirst()).isLessThanOrEqualTo(p.winRate());
                assertThat(p.ci95().getLast()).isGreaterThanOrEqualTo(p.winRate());
            }
            long decided = report.seatWins().stream().mapToLong(Long::longValue).sum();
            assertThat(decided + report.draws() + report.truncated()).isEqualTo(report.matches());
            if (maxTurns == 5) {
                assertThat(report.truncated()).isEqualTo(report.matches());
                assertThat(report.turns().max()).isEqualTo(5);
            }
        }
    }

    @Test
    void twoStrategiesOnFourSeatsSitInTurnAndAreOnePlayerEach() {
        List<MatchResult> results = results(Setups.of("ludo-simple:seats=4", 40, 1, "fast", "random"));
        assertThat(results.get(0).seating()).containsExactly(0, 1, 0, 1);
        assertThat(results.get(1).seating()).containsExactly(1, 0, 1, 0);
        Report report = Setups.play(Setups.of("ludo-simple:seats=4", 40, 1, "fast", "random"));
        assertThat(report.players()).allSatisfy(p -> {
            assertThat(p.matches()).isEqualTo(40);
            assertThat(p.seats()).containsExactly(0, 1, 2, 3);
        });
    }

    @ParameterizedTest
    @CsvSource({"ludo-simple,2", "ludo-simple:seats=3,3", "ludo-simple:seats=4,3", "ludo-simple:seats=4,4"})
    void rotatingPlayersSitInEverySeatEquallyOften(String game, int players) {
        String[] names = Arrays.copyOf(new String[] {"fast", "random", "strike", "first"}, players);
        Map<List<Integer>, Integer> sat = new HashMap<>();
        for (MatchResult result : results(Setups.of(game, 12L * players, 1, names))) {
            for (int seat = 0; seat < result.seating().length; seat++) {
                sat.merge(List.of(seat, result.seating()[seat]), 1, Integer::sum);
            }
        }
        assertThat(sat.values()).containsOnly(12);
    }

    @Test
    void shuffledSeatsAreDrawnForEveryMatchAndStayTwoAgainstTwo() {
        ArenaSetup setup =
                Setups.with(Setups.of("ludo-simple:seats=4", 600, 1, "fast", "random"), 1, Seating.SHUFFLE, false, 1);
        Map<List<Integer>, Integer> seatings = new HashMap<>();
        for (MatchResult result : results(setup)) {
            seatings.merge(Arrays.stream(result.seating()).boxed().toList(), 1, Integer::sum);
        }
        assertThat(seatings.keySet())
                .hasSize(6)
                .allMatch(s -> s.stream().mapToInt(i -> i).sum() == 2);
        assertThat(seatings.values()).allMatch(n -> n > 60 && n < 140);
    }

    @Test
    void moreStrategiesThanSeatsPlayEveryCombination() {
        Report report = Setups.play(Setups.of("ludo-simple", 10, 1, "fast", "random", "strike", "chase"));
        assertThat(report.matches()).isEqualTo(60);
        assertThat(report.pairs()).hasSize(6).allMatch(p -> p.wins() + p.losses() == 10);
        assertThat(report.ratings()).hasSize(4);
        assertThat(report.ratings().stream().mapToDouble(Report.RatingLine::elo).sum())
                .isBetween(-1e-6, 1e-6);
    }

    @Test
    void oneStrategyNamedTwiceIsTwoPlayersAndNamedOnceIsOne() {
        Report twice = Setups.play(Setups.of("ludo-simple", 2000, 1, "fast", "fast"));
        assertThat(twice.players().stream().mapToLong(Report.PlayerLine::wins).sum())
                .isEqualTo(2000);
        assertThat(twice.players().getFirst().winRate()).isBetween(0.45, 0.55);
        Report once = Setups.play(Setups.of("ludo-simple", 200, 1, "fast"));
        assertThat(once.players())
                .singleElement()
                .satisfies(p -> assertThat(p.winRate()).isEqualTo(1));
    }

    @Test
    void duplicateDiceAreDealtOnceForAllSeatings() {
        ArenaSetup setup = Setups.traced(Setups.with(
                Setups.of("ludo-simple", 40, 1, "first", "first"), 1, Seating.ROTATE, true, Integer.MAX_VALUE));
        List<MatchResult> results = results(setup);
        for (int i = 0; i < results.size(); i += 2) {
            // The same strategy on both sides: with the same dice the match is the same.
            assertThat(results.get(i).deal()).isEqualTo(results.get(i + 1).deal());
            assertThat(results.get(i).options()).isEqualTo(results.get(i + 1).options());
        }
        assertThat(results.stream().map(r -> Arrays.toString(r.options())).distinct())
                .hasSize(20);
    }

    @Test
    void duplicateDiceNarrowTheIntervalOfEqualPlayers() {
        Report report = Setups.play(Setups.with(
                Setups.of("ludo-simple", 4000, 1, "fast", "strike"), 2, Seating.ROTATE, true, Integer.MAX_VALUE));
        assertThat(report.interval()).isEqualTo("grouped");
        assertThat(report.players().getFirst().designEffect().orElseThrow()).isLessThan(0.95);
    }

    @Test
    void aHundredMatchesHaveAHundredDiceStreams() {
        Set<List<Integer>> dice = new HashSet<>();
        for (long seed : new long[] {1, 2}) {
            ArenaSetup setup = Setups.traced(Setups.of("ludo-simple", 100, seed, "first", "first"));
            for (MatchResult result : results(setup)) {
                List<Integer> rolls = new ArrayList<>();
                for (int i = 0; i < 60; i += 2) {
                    rolls.add(result.options()[i]);
                }
                dice.add(rolls);
            }
        }
        assertThat(dice).hasSize(200);
    }

    @ParameterizedTest
    @EnumSource(Seating.class)
    void whoForfeitsLosesAndTheOnlyOtherPlayerWins(Seating seating) {
        Game game = Setups.REGISTRY.game("ludo-simple:seats=4");
        List<Player> players = List.of(QUITTER, Setups.REGISTRY.player("fast", game));
        Report report = Setups.play(Setups.of(game, players, 50, 1, 2, seating, false, Integer.MAX_VALUE, false));
        assertThat(report.players().get(0).losses()).isEqualTo(50);
        assertThat(report.players().get(0).forfeits()).isEqualTo(50);
        assertThat(report.players().get(1).wins()).isEqualTo(50);
        assertThat(report.reasons()).isEqualTo(Map.of("quitter: had enough", 50L));
        assertThat(report.seatWins().stream().mapToLong(Long::longValue).sum()).isEqualTo(50);
    }

    @Test
    void whoForfeitsAmongSeveralLosesAndTheOthersDraw() {
        Game game = Setups.REGISTRY.game("ludo-simple:seats=4");
        List<Player> players =
                List.of(QUITTER, Setups.REGISTRY.player("fast", game), Setups.REGISTRY.player("random", game));
        Report report =
                Setups.play(Setups.of(game, players, 30, 1, 1, Seating.ROTATE, false, Integer.MAX_VALUE, false));
        assertThat(report.draws()).isEqualTo(30);
        assertThat(report.players().get(0).losses()).isEqualTo(30);
        assertThat(report.players().get(1).draws()).isEqualTo(30);
    }

    @Test
    void aSequentialTestStopsAtTheSameMatchOnAnyNumberOfThreads() {
        Game game = Setups.REGISTRY.game("ludo-simple");
        List<Player> players = List.of(Setups.REGISTRY.player("hybrid", game), Setups.REGISTRY.player("random", game));
        for (boolean duplicate : new boolean[] {false, true}) {
            Report first = null;
            for (int threads : new int[] {1, 3}) {
                Report report = Setups.play(new ArenaSetup(
                        game,
                        players,
                        100_000,
                        1,
                        threads,
                        Seating.ROTATE,
                        duplicate,
                        Integer.MAX_VALUE,
                        Optional.of(Sprt.of(0.5, 0.6)),
                        false));
                assertThat(report.sprt().orElseThrow().decision()).isEqualTo("p1");
                assertThat(report.matches()).isLessThan(1000);
                first = first == null ? report : first;
                assertThat(report).isEqualTo(first);
            }
        }
    }

    @Test
    void anInterruptedArenaKeepsAPrefixOfTheWhole() {
        ArenaSetup setup = Setups.of("ludo-simple", 100_000, 1, "fast", "random");
        Tally tally = new Tally(setup);
        List<MatchResult> seen = new ArrayList<>();
        boolean finished = new Arena(Setups.with(setup, 2, Seating.ROTATE, false, Integer.MAX_VALUE)).run(result -> {
            seen.add(result);
            if (seen.size() == 1000) {
                Thread.currentThread().interrupt();
            }
            return tally.accept(result);
        });
        assertThat(finished).isFalse();
        Report part = tally.report("test", true);
        assertThat(part.matches()).isEqualTo(seen.size()).isBetween(1000L, 2000L);
        Report whole = Setups.play(Setups.of("ludo-simple", part.matches(), 1, "fast", "random"));
        assertThat(part.players()).isEqualTo(whole.players());
        assertThat(part.turns()).isEqualTo(whole.turns());
    }

    @Test
    void anErrorInAStrategyEndsTheArenaWithItsMessage() {
        Game game = Setups.REGISTRY.game("ludo-simple");
        Player broken = new Player(new Spec("broken", ""), () -> (p, dice) -> 99);
        ArenaSetup setup = Setups.of(
                game,
                List.of(broken, Setups.REGISTRY.player("fast", game)),
                10,
                1,
                2,
                Seating.ROTATE,
                false,
                Integer.MAX_VALUE,
                false);
        assertThatThrownBy(() -> Setups.play(setup))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("answered option 99");
    }

    @Test
    void settingsThatDoNotGoTogetherAreRefused() {
        ArenaSetup setup = Setups.of("ludo-simple", 10, 1, "fast", "random");
        assertThatThrownBy(() -> Setups.with(setup, 1, Seating.FIXED, true, 9))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("duplicate ");
        assertThatThrownBy(() -> Setups.with(setup, 0, Seating.FIXED, false, 9)).hasMessageStartingWith("threads ");
        assertThatThrownBy(() -> Setups.of("ludo-simple", 0, 1, "fast")).hasMessageStartingWith("games ");
        assertThatThrownBy(() -> new ArenaSetup(
                        setup.game(),
                        List.of(setup.players().getFirst()),
                        1,
                        1,
                        1,
                        Seating.ROTATE,
                        false,
                        9,
                        Optional.of(Sprt.of(0.5, 0.6)),
                        false))
                .hasMessageStartingWith("sprt ");
    }

    static List<MatchResult> results(ArenaSetup setup) {
        List<MatchResult> results = new ArrayList<>();
        new Arena(setup).run(result -> {
            results.add(result);
            return true;
        });
        return results;
    }

    @Test
    void soManyMatchesThatTheyCouldNotBeCountedAreRefused() {
        String[] many = Collections.nCopies(200, "random").toArray(String[]::new);
        assertThat(new Arena(Setups.of("ludo-simple", 1_000_000_000L, 1, many)).matches())
                .isEqualTo(200 * 199 / 2 * 1_000_000_000L);
        assertThatThrownBy(() -> Setups.of("ludo-simple", 1_000_000_000_000L, 1, many))
                .hasMessage(
                        "games 1000000000000 of each combination of 200 strategies are too many; in all there are at "
                                + "most 1000000000000000");
    }
}
