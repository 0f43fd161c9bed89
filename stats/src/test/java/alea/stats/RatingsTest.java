package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RatingsTest {

    private static final double ELO = 400 / Math.log(10);

    @Test
    void betweenTwoPlayersTheDifferenceIsTheLogarithmOfTheOdds() {
        List<Rating> ratings = Ratings.of(List.of(duel("a", 677_000, "b", 323_000)));
        double difference = 400 * Math.log10(677_000.5 / 323_000.5);
        assertThat(ratings).extracting(Rating::player).containsExactly("a", "b");
        assertThat(elo(ratings, "a")).isCloseTo(difference / 2, within(1e-6));
        assertThat(elo(ratings, "b")).isCloseTo(-difference / 2, within(1e-6));
        assertThat(difference).isCloseTo(400 * Math.log10(677.0 / 323), within(1e-3));
    }

    @Test
    void betweenTwoPlayersTheIntervalIsTheAnalyticOne() {
        // The variance of the log-odds is 1 / (n p q); each rating is half of the difference.
        Rating a = rating(Ratings.of(List.of(duel("a", 60, "b", 39))), "a");
        double n = 100;
        double p = 60.5 / n;
        double half = 1.959963984540054 * ELO * Math.sqrt(1 / (n * p * (1 - p))) / 2;
        assertThat(a.interval().high() - a.elo()).isCloseTo(half, within(1e-6));
        assertThat(a.elo() - a.interval().low()).isCloseTo(half, within(1e-6));
    }

    @Test
    void strengthsAreRecoveredFromDuels() {
        var truth = Map.of("a", 1.0, "b", 0.0, "c", -1.0);
        List<Rating> ratings = Ratings.of(List.of(
                expected(List.of("a", "b"), List.of(1, 1), truth),
                expected(List.of("a", "c"), List.of(1, 1), truth),
                expected(List.of("b", "c"), List.of(1, 1), truth)));
        assertRecovered(truth, ratings);
    }

    @Test
    void strengthsAreRecoveredFromTablesOfManyWithUnequalSeats() {
        var truth = Map.of("a", 0.75, "b", 0.25, "c", -0.25, "d", -0.75);
        List<Rating> ratings = Ratings.of(List.of(
                expected(List.of("a", "b", "c", "d"), List.of(1, 1, 1, 1), truth),
                expected(List.of("a", "d"), List.of(1, 3), truth),
                expected(List.of("b", "c", "d"), List.of(1, 1, 2), truth)));
        assertRecovered(truth, ratings);
    }

    @Test
    void nineteenIntervalsInTwentyHoldTheTruth() {
        var truth = Map.of("a", 0.6, "b", 0.1, "c", -0.7);
        var random = new SplittableRandom(3);
        int held = 0;
        for (int run = 0; run < 1000; run++) {
            List<Rating> ratings = Ratings.of(List.of(
                    play(List.of("a", "b"), List.of(1, 1), truth, 60, random),
                    play(List.of("a", "b", "c"), List.of(1, 2, 1), truth, 60, random)));
            for (Rating rating : ratings) {
                held += rating.interval().contains(ELO * strength(truth, rating.player())) ? 1 : 0;
            }
        }
        assertThat(held / 3000.0).isBetween(0.935, 0.97);
    }

    @Test
    void threeOfFourSeatsAreNoStrength() {
        List<Rating> ratings =
                Ratings.of(List.of(new CompanyResults(List.of(new Sitting("a", 3, 7500), new Sitting("b", 1, 2500)))));
        assertThat(elo(ratings, "a") - elo(ratings, "b")).isCloseTo(0, within(0.1));
    }

    @Test
    void halfWinsFromDrawsCount() {
        List<Rating> ratings = Ratings.of(List.of(duel("a", 10.5, "b", 10.5)));
        assertThat(elo(ratings, "a")).isCloseTo(0, within(1e-9));
    }

    @Test
    void whoWonEverythingIsFarAboveWithAWideInterval() {
        List<Rating> ratings = Ratings.of(List.of(duel("a", 100, "b", 0)));
        assertThat(elo(ratings, "a") - elo(ratings, "b")).isCloseTo(400 * Math.log10(201), within(1e-6));
        Interval interval = rating(ratings, "a").interval();
        assertThat(interval.high() - interval.low()).isGreaterThan(400);
    }

    @Test
    void whoNeverMetEvenIndirectlyIsRatedFromBothSidesWithAWideInterval() {
        List<Rating> ratings = Ratings.of(List.of(duel("a", 100_000, "b", 100_000), duel("c", 150_000, "d", 50_000)));
        assertThat(elo(ratings, "a")).isCloseTo(elo(ratings, "b"), within(1e-3));
        assertThat(elo(ratings, "c") - elo(ratings, "d")).isCloseTo(400 * Math.log10(3), within(1e-2));
        assertThat(elo(ratings, "a") + elo(ratings, "b")).isCloseTo(0, within(1e-3));
        assertThat(ratings)
                .allSatisfy(r ->
                        assertThat(r.interval().high() - r.interval().low()).isGreaterThan(400));
    }

    @Test
    void aLongChainOfWeakLinksIsClimbedToTheTop() {
        // Where sweeps alone would stop early: at the top everybody wins as often as the ratings expect.
        int players = 30;
        List<CompanyResults> tables = new ArrayList<>();
        for (int i = 0; i + 1 < players; i++) {
            tables.add(duel("p" + i, i % 5 == 0 ? 3 : 900_000, "p" + (i + 1), i % 5 == 0 ? 1 : 100_000));
        }
        List<Rating> ratings = Ratings.of(tables);
        for (int i = 0; i < players; i++) {
            double surplus = 0.5;
            for (int j = 0; j < players; j++) {
                surplus -= i == j ? 0 : chance(ratings, "p" + i, "p" + j) / (players - 1);
            }
            for (CompanyResults table : tables) {
                surplus += surplus(table, ratings, "p" + i);
            }
            assertThat(surplus).as("p%s", i).isCloseTo(0, within(1e-4));
        }
    }

    @Test
    void ratingsHaveMeanZeroAndComeBestFirst() {
        List<Rating> ratings = Ratings.of(List.of(duel("a", 10, "b", 30), duel("b", 5, "c", 9), duel("c", 7, "a", 7)));
        assertThat(ratings.stream().mapToDouble(Rating::elo).sum()).isCloseTo(0, within(1e-6));
        assertThat(ratings)
                .isSortedAccordingTo(Comparator.comparingDouble(Rating::elo).reversed());
    }

    @Test
    void manyTablesOfOneCompanyAreOneLargeTable() {
        List<Rating> parts = Ratings.of(List.of(duel("a", 4, "b", 1), duel("b", 2, "a", 3)));
        List<Rating> whole = Ratings.of(List.of(duel("a", 7, "b", 3)));
        assertThat(elo(parts, "a")).isCloseTo(elo(whole, "a"), within(1e-6));
    }

    @Test
    void nobodyPlayedNobodyIsRated() {
        assertThat(Ratings.of(List.of())).isEmpty();
    }

    @Test
    void withoutAMatchEverybodyIsEqualAndNothingIsKnown() {
        List<Rating> ratings = Ratings.of(List.of(duel("a", 0, "b", 0)));
        assertThat(elo(ratings, "a")).isCloseTo(0, within(1e-9));
        assertThat(rating(ratings, "a").interval().high()).isGreaterThan(300);
    }

    @Test
    void refusesImpossibleTables() {
        assertThatIllegalArgumentException().isThrownBy(() -> new CompanyResults(List.of(new Sitting("a", 1, 1))));
        assertThatIllegalArgumentException().isThrownBy(() -> duel("a", 1, "a", 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sitting("a", 0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sitting("a", 1, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sitting("a", 1, Double.NaN));
    }

    private static CompanyResults duel(String one, double itsWins, String other, double othersWins) {
        return new CompanyResults(List.of(new Sitting(one, 1, itsWins), new Sitting(other, 1, othersWins)));
    }

    /** A million matches that went exactly as the model expects. */
    private static CompanyResults expected(List<String> players, List<Integer> seats, Map<String, Double> truth) {
        double[] chances = chances(players, seats, truth);
        return table(players, seats, Arrays.stream(chances).map(p -> 1e6 * p).toArray());
    }

    /** Matches drawn from the model. */
    private static CompanyResults play(
            List<String> players,
            List<Integer> seats,
            Map<String, Double> truth,
            int matches,
            SplittableRandom random) {
        double[] chances = chances(players, seats, truth);
        double[] wins = new double[chances.length];
        for (int match = 0; match < matches; match++) {
            double u = random.nextDouble();
            int winner = 0;
            while (winner < chances.length - 1 && u >= chances[winner]) {
                u -= chances[winner++];
            }
            wins[winner]++;
        }
        return table(players, seats, wins);
    }

    private static double[] chances(List<String> players, List<Integer> seats, Map<String, Double> truth) {
        double[] weights = IntStream.range(0, players.size())
                .mapToDouble(i -> seats.get(i) * Math.exp(strength(truth, players.get(i))))
                .toArray();
        double sum = Arrays.stream(weights).sum();
        return Arrays.stream(weights).map(w -> w / sum).toArray();
    }

    private static CompanyResults table(List<String> players, List<Integer> seats, double[] wins) {
        return new CompanyResults(IntStream.range(0, wins.length)
                .mapToObj(i -> new Sitting(players.get(i), seats.get(i), wins[i]))
                .toList());
    }

    private static void assertRecovered(Map<String, Double> truth, List<Rating> ratings) {
        assertThat(ratings)
                .hasSize(truth.size())
                .allSatisfy(rating -> assertThat(rating.elo())
                        .as(rating.player())
                        .isCloseTo(ELO * strength(truth, rating.player()), within(1e-3)));
    }

    /** Wins of a player in a duel beyond those that the ratings expect. */
    private static double surplus(CompanyResults duel, List<Rating> ratings, String player) {
        Sitting one = duel.sittings().getFirst();
        Sitting other = duel.sittings().getLast();
        if (!player.equals(one.player()) && !player.equals(other.player())) {
            return 0;
        }
        double surplus = one.wins() - (one.wins() + other.wins()) * chance(ratings, one.player(), other.player());
        return player.equals(one.player()) ? surplus : -surplus;
    }

    private static double chance(List<Rating> ratings, String one, String other) {
        return 1 / (1 + Math.pow(10, (elo(ratings, other) - elo(ratings, one)) / 400));
    }

    private static double strength(Map<String, Double> truth, String player) {
        return truth.getOrDefault(player, Double.NaN);
    }

    private static double elo(List<Rating> ratings, String player) {
        return rating(ratings, player).elo();
    }

    private static Rating rating(List<Rating> ratings, String player) {
        return ratings.stream()
                .filter(r -> r.player().equals(player))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void groupsOfOneMatchHaveTheIntervalsOfIndependentMatches() {
        List<Sitting> sittings = List.of(new Sitting("a", 1, 300), new Sitting("b", 1, 200), new Sitting("c", 1, 100));
        var groups = new LinkedHashMap<List<Double>, Long>();
        groups.put(List.of(1.0, 0.0, 0.0), 300L);
        groups.put(List.of(0.0, 1.0, 0.0), 200L);
        groups.put(List.of(0.0, 0.0, 1.0), 100L);
        List<Rating> plain = Ratings.of(List.of(new CompanyResults(sittings)));
        List<Rating> grouped = Ratings.of(List.of(new CompanyResults(sittings, groups)));
        for (int i = 0; i < 3; i++) {
            assertThat(grouped.get(i).elo()).isEqualTo(plain.get(i).elo());
            double half = plain.get(i).interval().high() - plain.get(i).elo();
            assertThat(grouped.get(i).interval().high() - grouped.get(i).elo()).isCloseTo(half, within(0.01 * half));
        }
    }

    @Test
    void groupsThatRepeatAMatchWidenTheInterval() {
        List<Sitting> sittings = List.of(new Sitting("a", 1, 600), new Sitting("b", 1, 400));
        var groups = new LinkedHashMap<List<Double>, Long>();
        groups.put(List.of(2.0, 0.0), 300L);
        groups.put(List.of(0.0, 2.0), 200L);
        Interval plain =
                Ratings.of(List.of(new CompanyResults(sittings))).getFirst().interval();
        Interval grouped = Ratings.of(List.of(new CompanyResults(sittings, groups)))
                .getFirst()
                .interval();
        assertThat((grouped.high() - grouped.low()) / (plain.high() - plain.low()))
                .isCloseTo(Math.sqrt(2), within(0.02));
    }

    @Test
    void groupsThatDoNotDifferLeaveTheInformationOfOneMatchEach() {
        List<Sitting> sittings = List.of(new Sitting("a", 1, 500), new Sitting("b", 1, 500));
        Interval plain =
                Ratings.of(List.of(new CompanyResults(sittings))).getFirst().interval();
        Interval grouped = Ratings.of(List.of(new CompanyResults(sittings, Map.of(List.of(1.0, 1.0), 500L))))
                .getFirst()
                .interval();
        assertThat(grouped.high() - grouped.low()).isGreaterThan(1.3 * (plain.high() - plain.low()));
    }
}
