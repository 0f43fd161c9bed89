package alea.analysis.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.analysis.equity.Equities;
import alea.analysis.equity.SolvedEquities;
import alea.analysis.review.MatchReview.Choice;
import alea.analysis.review.MatchReview.Roll;
import alea.analysis.review.MatchReview.SeatReview;
import alea.analysis.rollout.RolloutSetup;
import alea.game.Dice;
import alea.game.Game;
import alea.game.HeuristicEvaluation;
import alea.game.Position;
import alea.game.Registry;
import alea.solve.Objective;
import alea.solve.run.Judge;
import alea.solve.run.Solved;
import alea.solve.run.SolvedGame;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReviewerTest {
    private static final Registry REGISTRY = Registry.installed();

    /** What the game's rule of thumb says, whether or not that makes sense. */
    private static Equities heuristic(Game game) {
        HeuristicEvaluation evaluation = game.heuristic();
        return (position, into) -> {
            for (int seat = 0; seat < into.length; seat++) {
                into[seat] = position.node() == Position.OVER ? position.score(seat) : evaluation.of(position, seat);
            }
        };
    }

    private static Assessor exact(Game game) {
        SolvedGame solved = Solved.small(game, Objective.standard(game)).orElseThrow();
        return new SearchAssessor(game, SolvedEquities.of(game, solved).orElseThrow(), 1);
    }

    /** A match at random, or as much of it. */
    private static int[] match(Game game, long number, int most) {
        var dice = new Dice(11, number);
        Position position = game.start();
        IntStream.Builder taken = IntStream.builder();
        for (int i = 0; i < most && position.node() != Position.OVER; i++) {
            int option = dice.below(position.options());
            while (position.isChance() && position.probability(option) == 0) {
                option = dice.below(position.options());
            }
            taken.add(option);
            position.take(option);
        }
        return taken.build().toArray();
    }

    private static MatchReview review(Game game, Assessor assessor, int[] taken) {
        return new Reviewer(game, assessor).review(game.start(), taken, nodes -> {});
    }

    private static double sum(MatchReview review, int seat) {
        return review.start().get(seat)
                + review.rolls().stream().mapToDouble(r -> r.luck().get(seat)).sum()
                - review.choices().stream()
                        .filter(c -> c.seat() == seat)
                        .mapToDouble(Choice::loss)
                        .sum()
                + review.choices().stream()
                        .filter(c -> c.seat() != seat)
                        .mapToDouble(c -> c.change().get(seat))
                        .sum();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ludo-simple",
                "ludo-classic:seats=4",
                "ludo-pyludo-fork",
                "ludo-ucsc",
                "ludo-cs",
                "madn",
                "yut",
                "parcheesi",
                "doom:2x3",
                "doom:3x3"
            })
    void luckAndLossesAddUpWhoeverSaysTheEquities(String spec) {
        Game game = REGISTRY.game(spec);
        for (int plies = 1; plies <= 2; plies++) {
            Assessor assessor = new SearchAssessor(game, heuristic(game), plies);
            boolean many = Boolean.getBoolean("alea.long");
            for (int number = 0; number < (many ? 2 : 1); number++) {
                int turns = plies == 1 ? many ? 1_000 : 300 : many ? 20 : 10;
                MatchReview review = review(game, assessor, match(game, number, turns));
                assertThat(review.residual()).isLessThan(1e-9);
                for (int seat = 0; seat < game.seats(); seat++) {
                    assertThat(sum(review, seat)).isCloseTo(review.end().get(seat), within(1e-9));
                }
                assertThat(review.choices()).allSatisfy(c -> {
                    assertThat(c.loss()).isNotNegative();
                    assertThat(c.options()).hasSizeGreaterThan(1);
                    assertThat(c.options().get(c.best()).loss()).isZero();
                });
            }
        }
    }

    @Test
    void theSumsOfASeatAreThoseOfItsDecisionsAndOfAllRolls() {
        Game game = REGISTRY.game("madn");
        MatchReview review = review(game, new SearchAssessor(game, heuristic(game), 1), match(game, 1, 3_000));
        for (int seat = 0; seat < game.seats(); seat++) {
            int s = seat;
            SeatReview sums = review.seats().get(seat);
            Double revisions = sums.revisions();
            assertThat(revisions).isNotNull();
            assertThat(sums.ownLuck() + sums.othersLuck() + revisions).isCloseTo(sums.luck(), within(1e-9));
            assertThat(ReviewSums.of(review).stream()
                            .limit(ReviewSums.of(review).size() - 1L)
                            .mapToDouble(line -> line.values().get(s))
                            .sum())
                    .isCloseTo(review.end().get(seat), within(1e-9));
            assertThat(review.gifts().stream().mapToDouble(row -> row.get(s)).sum())
                    .isCloseTo(sums.gains() - sums.loss(), within(1e-9));
            assertThat(sums.worst())
                    .extracting(i -> review.choices().get(i).seat())
                    .containsOnly(seat);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple:pawns=1", "doom:2x2,dice=5"})
    void lossesOfASolvedGameAreThoseOfItsTable(String spec) {
        Game game = REGISTRY.game(spec);
        var judge = new Judge(Solved.small(game, Objective.ZERO_SUM).orElseThrow());
        for (int number = 0; number < 20; number++) {
            MatchReview review = review(game, exact(game), match(game, number, 10_000));
            assertThat(review.over()).isTrue();
            for (Choice choice : review.choices()) {
                List<Judge.Worth> worths = judge.options(game.parse(choice.position()));
                double most =
                        worths.stream().mapToDouble(Judge.Worth::score).max().orElseThrow();
                Position position = game.parse(choice.position());
                double played = worths.get(position.option(
                                choice.options().get(choice.played()).label()))
                        .score();
                assertThat(choice.loss()).isCloseTo(most - played, within(1e-8));
            }
            // No roll is judged again after it: all luck is that of dice.
            assertThat(review.rolls())
                    .allSatisfy(r -> assertThat(r.revision())
                            .allSatisfy(v -> assertThat(v).isCloseTo(0, within(1e-9))));
        }
    }

    @Test
    void theLuckOfDiceHasAMeanOfZeroWhateverTheEquities() {
        Game game = REGISTRY.game("ludo-pyludo-fork");
        Assessor assessor = new SearchAssessor(game, heuristic(game), 2);
        Position position = game.start();
        for (int option : match(game, 5, 400)) {
            if (position.isChance()) {
                double[] before = assessor.at(position);
                double[] sum = new double[before.length];
                for (int outcome = 0; outcome < position.options(); outcome++) {
                    Position next = position.copy();
                    next.take(outcome);
                    double[] after = assessor.foreseen(next).orElseThrow();
                    for (int seat = 0; seat < sum.length; seat++) {
                        sum[seat] += position.probability(outcome) * (after[seat] - before[seat]);
                    }
                }
                assertThat(sum).containsExactly(new double[before.length], within(1e-12));
            }
            position.take(option);
        }
    }

    @Test
    void whatRolloutsDoNotTellFromChanceIsNoLoss() {
        Game game = REGISTRY.game("doom:2x3");
        var assessor = new RolloutAssessor(position -> new RolloutSetup(
                game,
                position,
                REGISTRY.player("greedy", game),
                Optional.empty(),
                72,
                OptionalDouble.empty(),
                0,
                1,
                1));
        MatchReview review = review(game, assessor, match(game, 3, 200));
        assertThat(review.residual()).isLessThan(1e-9);
        assertThat(review.choices()).isNotEmpty().allSatisfy(c -> {
            assertThat(c.lossUpper()).isNotNull().isGreaterThanOrEqualTo(c.loss());
            assertThat(c.loss() == 0 || 2 * c.loss() > c.lossUpper()).isTrue();
        });
        assertThat(review.rolls()).extracting(Roll::revision).containsOnly(List.of());
        assertThat(review.seats()).extracting(SeatReview::revisions).containsOnlyNulls();
    }

    @Test
    void aMatchThatIsNotOverEndsWithItsEquity() {
        Game game = REGISTRY.game("ludo-simple:pawns=1");
        MatchReview review = review(game, exact(game), match(game, 1, 10));
        assertThat(review.over()).isFalse();
        assertThat(review.end().get(0) + review.end().get(1)).isCloseTo(1, within(1e-9));
        MatchReview nothing = review(game, exact(game), new int[0]);
        assertThat(nothing.end()).isEqualTo(nothing.start());
        assertThat(nothing.rolls()).isEmpty();
    }

    @Test
    void decisionsAreClassedByTheirLoss() {
        Game game = REGISTRY.game("doom:2x2");
        Thresholds thresholds = Thresholds.of(game);
        assertThat(thresholds.of(0, game.payoffs())).isEqualTo(Fault.NONE);
        assertThat(thresholds.of(thresholds.doubtful(), game.payoffs())).isEqualTo(Fault.DOUBTFUL);
        assertThat(thresholds.of(thresholds.bad(), game.payoffs())).isEqualTo(Fault.BAD);
        assertThat(thresholds.of(1, game.payoffs())).isEqualTo(Fault.VERY_BAD);
        for (String spec : List.of("ludo-simple", "ludo-classic", "madn", "doom:3x3")) {
            Thresholds of = Thresholds.of(REGISTRY.game(spec));
            assertThat(of.doubtful()).isPositive().isLessThanOrEqualTo(of.bad());
            assertThat(of.veryBad()).isGreaterThanOrEqualTo(of.bad());
        }
    }

    @Test
    void aPageHasEveryDecisionAndNoScript() {
        Game game = REGISTRY.game("ludo-simple:pawns=1");
        MatchReview review = review(game, exact(game), match(game, 2, 10_000));
        String page = ReviewPage.of(
                game, review, new ReviewPage.Head("a <match>", "how", List.of("ann", "<bob>"), "command", 4));
        assertThat(page).contains("a &lt;match&gt;", "&lt;bob&gt;").doesNotContain("<script", "<bob>");
        assertThat(page.split("<article", -1)).hasSize(review.choices().size() + 1);
        assertThat(page).containsPattern(">[+-]0\\.\\d{4}<");
        String rough =
                ReviewPage.of(game, review, new ReviewPage.Head("a match", "how", List.of("ann", "bob"), "command", 2));
        assertThat(rough).containsPattern(">[+-]0\\.\\d{2}<").doesNotContainPattern(">[+-]?0\\.\\d{4}<");
    }

    @Test
    void playersOfSeveralMatchesAreSummedUp() {
        Game game = REGISTRY.game("doom:2x2,dice=5");
        List<PlayerReview.Match> matches = IntStream.range(0, 8)
                .mapToObj(i -> new PlayerReview.Match(
                        i % 2 == 0 ? List.of("ann", "bob") : List.of("bob", "ann"),
                        review(game, exact(game), match(game, i, 10_000))))
                .toList();
        List<PlayerReview> players = PlayerReview.of(matches, game.payoffs());
        assertThat(players).extracting(PlayerReview::player).containsExactly("ann", "bob");
        assertThat(players.stream().mapToInt(PlayerReview::decisions).sum())
                .isEqualTo(matches.stream()
                        .mapToInt(m -> m.review().choices().size())
                        .sum());
        assertThat(players).allSatisfy(p -> {
            assertThat(p.ci95()).hasSize(2);
            assertThat(p.meanLoss()).isBetween(p.ci95().getFirst(), p.ci95().getLast());
            assertThat(p.quantiles()).isSorted();
        });
    }
}
