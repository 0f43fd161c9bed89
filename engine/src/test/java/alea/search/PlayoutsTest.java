package alea.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import alea.game.Strategy;
import alea.match.Runners;
import alea.match.Streams;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Strategies that play matches out to see what is good. */
class PlayoutsTest {
    @ParameterizedTest
    @ValueSource(strings = {"mc:trials=1000", "mcts-chance:iterations=1000", "mcts:iterations=200"})
    void findsAMoveThatNobodyMisses(String spec) {
        Game game = Installed.REGISTRY.game("doom:1x2");
        Position position = game.parse("r2b5 r 1");
        Strategy strategy = Installed.strategy(spec, game);
        for (int seed = 0; seed < 10; seed++) {
            assertThat(position.label(strategy.choose(position, new Dice(seed, 0))))
                    .isEqualTo("skip");
        }
        assertThat(position).hasToString("r2b5 r 1");
    }

    @ParameterizedTest
    @CsvSource({
        "ludo-simple:pawns=2, mc:trials=20",
        "ludo-simple:pawns=2, mcts-chance:iterations=100",
        "ludo-classic:pawns=2;seats=4, mcts-chance:iterations=60",
        "doom:2x2;seats=3, mc:trials=20",
        "doom:2x2;reinforce=3, mcts:iterations=30"
    })
    void drawsFromItsStreamAndNothingElse(String spec, String strategy) {
        Game game = Installed.REGISTRY.game(spec.replace(';', ','));
        Strategy one = Installed.strategy(strategy, game);
        Strategy other = Installed.strategy(strategy, game);
        ExpectimaxTest.decisions(game, 3, 20, position -> {
            String before = position.toString();
            int option = one.choose(position, new Dice(9, 9));
            assertThat(other.choose(position, new Dice(9, 9))).isEqualTo(option);
            assertThat(one.choose(position, new Dice(9, 9))).as("asked again").isEqualTo(option);
            assertThat(option).isBetween(0, position.options() - 1);
            assertThat(position).hasToString(before);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "doom:2x2, mc, 0.54",
        "doom:2x2, mcts-chance:iterations=200, 0.54",
        "doom:2x2, mcts:iterations=100, 0.54",
        "doom:3x3;dice=2, mcts-chance:iterations=100, 0.6",
        "ludo-simple:pawns=2, mcts-chance:iterations=50, 0.51"
    })
    void isBetterThanRandom(String spec, String strategy, double atLeast) {
        Game game = Installed.REGISTRY.game(spec.replace(';', ','));
        Strategy[] seats = new Strategy[2];
        double won = 0;
        int matches = 200;
        var streams = new Streams(2, false);
        for (int match = 0; match < matches; match++) {
            int mine = match % 2;
            seats[mine] = Installed.strategy(strategy, game);
            seats[1 - mine] = Installed.strategy("random", game);
            Position position = game.start();
            streams.begin(1, match, match);
            Runners.of(game, List.of(seats)).play(position, seats, streams, 1000, null);
            won += position.score(mine);
        }
        assertThat(won / matches).isGreaterThan(atLeast);
    }

    @Test
    void treeSearchSparesAHopelessAttackAtAnyExploration() {
        // Whoever wins the battle on two tiles has won: attacking is forced here, so compare the visits' mean instead
        // of a choice:
        // with a five against a one and a five against a five, the first is right, and is found at any exploration.
        Game game = Installed.REGISTRY.game("doom:1x2");
        Position position = game.parse("r2b5 r 1");
        for (String exploration : List.of("0.1", "0.5", "1.4")) {
            Strategy strategy = Installed.strategy("mcts-chance:iterations=2000,exploration=" + exploration, game);
            assertThat(position.label(strategy.choose(position, new Dice(4, 4))))
                    .as("exploration %s", exploration)
                    .isEqualTo("skip");
        }
    }

    @Test
    void aBudgetOfTimeIsKept() {
        Game game = Installed.REGISTRY.game("doom:3x3");
        Position position = game.parse("r5b1b2/b5r3b3/r1r1b4 r 1");
        for (String spec : List.of("mc:time=5", "mcts-chance:time=5")) {
            assertThat(Installed.strategy(spec, game).choose(position, new Dice(1, 1)))
                    .isBetween(0, position.options() - 1);
        }
    }

    @Test
    void wrongSettingsAreOneLine() {
        Game game = Installed.REGISTRY.game("doom:2x2");
        assertThatThrownBy(() -> Installed.strategy("mc:trials=0", game))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("trials is 1..10000000");
        for (String name : List.of("mcts", "mcts-chance")) {
            assertThatThrownBy(() -> Installed.strategy(name + ":exploration=much", game))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(name + ": exploration=much is not allowed; exploration is a number from 0 to 100");
        }
        assertThatThrownBy(() -> Installed.strategy("greedy", Installed.REGISTRY.game("ludo-simple")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("greedy does not play ludo-simple");
    }
}
