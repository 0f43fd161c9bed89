package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.ChiSquare;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Player;
import alea.match.Arbiter;
import alea.match.LaneMatches;
import alea.match.LanesMaker;
import alea.match.MatchLanes;
import alea.match.Termination;
import alea.match.TurnDraws;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Lanes play the matches of the loop that plays one after the other, and no others. */
class LudoLanesTest {
    private static final long SEED = 23;
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    /** Matches in all, over all compositions. */
    private static final int MATCHES = LONG ? 1_000_000 : 2_000;
    /** Of so many compositions one is drawn, since lanes are many, and slow until they are compiled. */
    private static final int ONE_OF = 60;

    /** A strategy that looks where the others stand, and so does not play every game. */
    private static final String LOOKS_ABOUT = "strike";

    private static final String SIMPLE = "ludo-simple:seats=4";

    private static Optional<LaneMatches> held(String spec, String strategies) {
        Game game = Installed.REGISTRY.game(spec);
        List<Player> players = Stream.of(strategies.split(" "))
                .filter(one -> Installed.REGISTRY.strategies(game).stream()
                        .anyMatch(factory -> one.split(":")[0].equals(factory.name())))
                .map(one -> Installed.REGISTRY.player(one, game))
                .toList();
        return players.isEmpty() ? Optional.empty() : LaneMatches.of(game, players);
    }

    private static LaneMatches random(String spec) {
        return held(spec, "random").orElseThrow();
    }

    @Test
    void everyLaneIsTheMatchThatTheLoopPlays() {
        List<String> compositions = compositions();
        hold(compositions.stream().flatMap(spec -> held(spec, "random").stream()));
        hold(compositions.stream().flatMap(spec -> held(spec, "first fast random pyludo-fast").stream()));
        hold(compositions.stream().flatMap(spec -> held(spec, String.join(" ", HeldReadings.OF_STARS)).stream()));
    }

    @Test
    void everyLaneOfEveryStrategyIsTheMatchThatTheLoopPlays() {
        List<String> compositions = compositions().stream()
                .filter(spec -> held(spec, LOOKS_ABOUT).isPresent())
                .toList();
        List<String> tables = tables();
        assertThat(compositions).hasSizeGreaterThan(LONG ? 80 : 5);
        hold(IntStream.range(0, tables.size())
                .boxed()
                .flatMap(i -> (LONG ? compositions : List.of(compositions.get(i % compositions.size())))
                        .stream().map(spec -> held(spec, tables.get(i)).orElseThrow())));
    }

    /** The strategies that lanes hold, each alone, and some of their readings, or all, four at a table. */
    private static List<String> tables() {
        List<String> readings = LONG ? HeldReadings.in(Installed.REGISTRY.game(SIMPLE)) : HeldReadings.STRATEGIES;
        int tables = Math.ceilDiv(readings.size(), 4);
        return Stream.concat(
                        HeldReadings.STRATEGIES.stream(),
                        IntStream.range(0, tables)
                                .mapToObj(table -> IntStream.range(0, readings.size())
                                        .filter(i -> i % tables == table)
                                        .mapToObj(readings::get)
                                        .collect(Collectors.joining(" "))))
                .toList();
    }

    /** Some compositions, or all. */
    private static List<String> compositions() {
        Dice drawn = new Dice(SEED, 0);
        return Stream.concat(
                        Stream.of(
                                SIMPLE,
                                SIMPLE + ",overshoot=bounce",
                                SIMPLE + ",overshoot=back",
                                "ludo-classic:seats=3",
                                "ludo-classic:seats=4,enter-takes=all",
                                "ludo-classic:enter-takes=also-on-safe",
                                "ludo-ucsc",
                                "ludo-pyludo",
                                "ludo-ludopy:ghosts=1+2",
                                "ludo-star:seats=3,pawns=3,limit=3"),
                        Compositions.all().filter(spec -> LONG || drawn.below(ONE_OF) == 0))
                .toList();
    }

    /** Lanes and the loop play the same. */
    private static void hold(Stream<LaneMatches> played) {
        List<LaneMatches> all = played.toList();
        int each = Math.ceilDiv(MATCHES, all.size());
        all.forEach(held -> held.hold(5, each));
    }

    @Test
    void whichMatchesArePlayedTogetherChangesNone() {
        LaneMatches held = random(SIMPLE);
        Map<Long, LaneMatches.End> many = held.play(0, 3000, Arbiter.UNCAPPED);
        assertThat(many).containsAllEntriesOf(held.play(700, 730, Arbiter.UNCAPPED));
    }

    @Test
    void aMatchThatComesToTheCapIsLeftToAnArbiter() {
        LaneMatches held = random(SIMPLE);
        int cap = 400;
        Map<Long, LaneMatches.End> ends = held.play(0, 500, cap);
        int left = 0;
        try (var arbiter = held.arbiter(cap)) {
            for (long match = 0; match < 500; match++) {
                LaneMatches.End end = ends.get(match);
                boolean stopped = arbiter.play(match, new int[4]) == Termination.TRUNCATED;
                if (stopped || end.winner() < 0) {
                    assertThat(end).isEqualTo(new LaneMatches.End(-1, cap));
                    left++;
                } else {
                    assertThat(end)
                            .isEqualTo(new LaneMatches.End(
                                    arbiter.winner(), arbiter.position().turns()));
                }
            }
        }
        assertThat(left).isBetween(250, 420);
    }

    @Test
    void aThreadThatIsInterruptedPlaysNoFurther() {
        MatchLanes lanes = random(SIMPLE).lanes().get();
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> lanes.play(SEED, 0, 1_000_000, m -> new int[4], Arbiter.UNCAPPED, (n, w, t) -> {}))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aCompositionThatLanesDoNotHoldHasNone() {
        assertThat(held("ludo-simple:walls=yes", "random")).isEmpty();
        assertThat(held("ludo-classic:end=all", "random")).isEmpty();
        assertThat(held(SIMPLE, "random mc:trials=1")).isEmpty();
        assertThat(LanesMaker.installed(Installed.REGISTRY.game("doom:2x2"), List.of()))
                .isEmpty();
    }

    @Test
    void aDrawHas72OutcomesThatAreEquallyLikely() {
        long[] seen = new long[72];
        var draws = new TurnDraws();
        for (int match = 0; match < 500; match++) {
            draws.begin(SEED, match);
            for (int turn = 0; turn < 400; turn++) {
                draws.draw();
                seen[draws.face() * 12 + draws.twelfth()]++;
            }
        }
        assertThat(ChiSquare.even(seen).deviations()).isBetween(-4.0, 4.0);
    }

    @Test
    void theTwelfthIsTheFirstChoiceAndWhatFollowsIsNot() {
        int again = 0;
        int all = 0;
        for (int stream = 0; stream < 500; stream++) {
            for (int n = 1; n <= 4; n++) {
                for (int twelfth = 0; twelfth < 12; twelfth++) {
                    var dice = new Dice(SEED, stream);
                    dice.leadTwelfth(twelfth);
                    assertThat(dice.below(n)).isEqualTo(n * twelfth / 12);
                    again += dice.below(12) == twelfth ? 1 : 0;
                    all++;
                }
            }
        }
        assertThat(again / (double) all).isBetween(0.07, 0.097);
    }
}
