package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dice of Doom and the strategies that sample, from the command line. */
class DoomCommandsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "mc:trials=20",
                "mcts:iterations=50",
                "mcts-chance:iterations=200",
                "expectimax:depth=1",
                "greedy",
                "expansion",
                "zero",
                "random"
            })
    void everyStrategyChoosesAndTheSameSeedChoosesTheSame(String strategy) {
        Run run = alea("choose", "doom:3x3", "r5b1b2/b5r3b3/r1r1b4 r 1", strategy, "--seed", "3")
                .done();
        assertThat(run.out()).contains("with seed 3 it picks ");
        assertThat(alea("choose", "doom:3x3", "r5b1b2/b5r3b3/r1r1b4 r 1", strategy, "--seed", "3"))
                .isEqualTo(run);
    }

    @Test
    void threePlayersMeetInTheArena() {
        Run run = alea("arena", "doom:2x3,seats=3", "greedy", "random", "zero", "--games", "60", "--seed", "1")
                .done();
        assertThat(run.out())
                .contains("doom:size=2x3,seats=3: 60 matches")
                .contains("greedy")
                .contains("zero");
    }

    @Test
    void wrongPositionsAreOneLine() {
        alea("options", "doom:2x2", "r2b1/b5r1 g 0")
                .complains("alea options: position, TURN: 'g' is nobody; it is one of r, b");
    }
}
