package alea.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import alea.game.Strategy;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The copies of the match loop play as the loop itself does, allocate nothing, and stop where they should. */
class RunnersTest {
    private static final Runner SHARED = new MatchLoop();

    @ParameterizedTest
    @CsvSource({
        "ludo-simple, random random",
        "ludo-simple, hybrid fast",
        "ludo-simple:seats=4, random defensive hybrid chase",
        "ludo-classic:seats=3, strike defensive-prose first",
        "ludo-classic:pawns=1, fast fast"
    })
    void aCopyPlaysTheSameMatchesAsTheSharedLoop(String spec, String strategies) {
        Game game = Installed.REGISTRY.game(spec);
        Strategy[] seats = Installed.table(game, strategies);
        Runner copy = new Runners(1).runner(game, List.of(seats));
        assertThat(copy).isNotInstanceOf(MatchLoop.class);
        for (boolean duplicate : new boolean[] {false, true}) {
            for (int index = 0; index < 20; index++) {
                for (int maxTurns : new int[] {30, game.turnCap()}) {
                    assertThat(play(copy, game, seats, duplicate, index, maxTurns))
                            .isEqualTo(play(SHARED, game, seats, duplicate, index, maxTurns));
                }
            }
        }
    }

    private static String play(Runner runner, Game game, Strategy[] seats, boolean duplicate, int index, int maxTurns) {
        var streams = new Streams(game.seats(), duplicate);
        streams.begin(3, index, index);
        var trace = new Trace();
        Position position = game.start();
        boolean over = runner.play(position, seats, streams, maxTurns, trace);
        assertThat(over).isEqualTo(position.node() == Position.OVER);
        assertThat(over ? position.turns() : 0).isLessThanOrEqualTo(maxTurns);
        if (!over) {
            assertThat(position.turns()).isEqualTo(maxTurns);
        }
        return position + " after " + position.turns() + ": " + Arrays.toString(trace.toArray());
    }

    @Test
    void thePairingDecidesTheCopy() {
        Game game = Installed.REGISTRY.game("ludo-simple");
        var runners = new Runners(3);
        Runner runner = runners.runner(game, List.of(Installed.table(game, "random hybrid")));
        assertThat(runners.runner(game, List.of(Installed.table(game, "hybrid random"))))
                .isSameAs(runner);
        assertThat(runners.runner(game, List.of(Installed.table(game, "random random"))))
                .isNotSameAs(runner);
        Game other = Installed.REGISTRY.game("ludo-classic");
        assertThat(runners.runner(other, List.of(Installed.table(other, "random hybrid"))))
                .isNotSameAs(runner)
                .isNotInstanceOf(MatchLoop.class);
        assertThat(runners.runner(other, List.of(Installed.table(other, "random random"))))
                .as("a fourth of three")
                .isInstanceOf(MatchLoop.class);
        assertThat(runners.runner(game, List.of(Installed.table(game, "hybrid random"))))
                .isSameAs(runner);
    }

    @Test
    void anAnswerThatIsNotThereIsReported() {
        Game game = Installed.REGISTRY.game("ludo-simple");
        for (int wrong : new int[] {-1, 4}) {
            Strategy[] seats = {Installed.strategy("random", game), (position, dice) -> wrong};
            assertThatThrownBy(() -> play(Runners.of(game, List.of(seats)), game, seats, false, 0, 100))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("the strategy in seat 1 answered option " + wrong + " of 4");
        }
    }

    @Test
    void aStrategyIsAskedOnlyWhereThereIsAChoice() {
        Game game = Installed.REGISTRY.game("ludo-classic");
        Strategy asked = (position, dice) -> {
            assertThat(position.options()).isGreaterThan(1);
            return position.options() - 1;
        };
        Strategy[] seats = {asked, asked};
        for (int index = 0; index < 20; index++) {
            play(Runners.of(game, List.of(seats)), game, seats, false, index, game.turnCap());
        }
    }

    @Test
    void aForfeitLeavesThePositionWhereItHappened() {
        Game game = Installed.REGISTRY.game("ludo-simple");
        Strategy[] seats = {
            (position, dice) -> {
                throw new Forfeit("enough");
            },
            Installed.strategy("random", game)
        };
        var streams = new Streams(2, false);
        streams.begin(1, 1, 1);
        Position position = game.start();
        assertThatThrownBy(() -> Runners.of(game, List.of(seats)).play(position, seats, streams, 100, null))
                .isInstanceOf(Forfeit.class)
                .hasMessage("enough");
        assertThat(position.node()).isEqualTo(Position.DECISION);
        assertThat(position.seat()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "ludo-simple:seats=4, random random random random",
        "ludo-simple:seats=4, hybrid hybrid hybrid hybrid",
        "ludo-classic:seats=4, random fast strike chase",
        "ludo-classic, aggressive defensive",
        "ludo-simple, defensive-prose first"
    })
    void playingAllocatesNothing(String spec, String strategies) {
        Game game = Installed.REGISTRY.game(spec);
        Strategy[] seats = Installed.table(game, strategies);
        Runner runner = Runners.of(game, List.of(seats));
        var streams = new Streams(game.seats(), true);
        Position start = game.start();
        Position position = game.start();
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        // Loading a class or the bean itself may cost something once, so the best of a few rounds counts.
        for (int round = 0; round < 4; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int index = 0; index < 200; index++) {
                streams.begin(1, index, index);
                position.set(start);
                runner.play(position, seats, streams, game.turnCap(), null);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).as("bytes allocated in 200 matches").isLessThan(200);
    }
}
