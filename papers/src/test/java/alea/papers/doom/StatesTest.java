package alea.papers.doom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.papers.Lab;
import alea.papers.Samples;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatesTest {
    @TempDir
    Path folder;

    private States states(String spec) {
        Lab lab = Samples.lab(1, 1, folder);
        return new States(lab, spec);
    }

    @ParameterizedTest
    @CsvSource({
        "'doom:1x2,dice=5', 0.518461793312",
        "'doom:1x2,dice=2', 0.457404021833",
        "'doom:2x2,dice=5', 0.564133498949",
        "'doom:2x2,dice=2', 0.571356197898"
    })
    void iterationsComeToTheMeanOfTheSolver(String spec, double mean) {
        List<States.Iteration> all = states(spec).iterate(400);
        assertThat(all.getLast().win()).isEqualTo(mean, within(1e-10));
        assertThat(all.getLast().open()).isEqualTo(0, within(1e-10));
    }

    @Test
    void whatIterationsLeaveOpenShrinksFromAllStatesThatAreNotFinal() {
        List<States.Iteration> all = states("doom:2x2,dice=2").iterate(30);
        assertThat(all.getFirst().open()).isEqualTo(412 / 512.0, within(1e-12));
        for (int i = 1; i < all.size(); i++) {
            assertThat(all.get(i).open()).isLessThan(all.get(i - 1).open());
            assertThat(all.get(i).zero()).isLessThanOrEqualTo(all.get(i - 1).zero());
        }
    }

    @Test
    void aBoardWithoutATileOfOneDieHasNoAttackBehindIt() {
        // The seat to act has no tile with one die on 9 of 10 kinds of each tile.
        assertThat(states("doom:2x2,dice=5").unreached()).isGreaterThanOrEqualTo(6561);
    }

    @Test
    void oneWayOfTwoTilesWithTwoDiceGoesInACircle() {
        States states = states("doom:1x2,dice=2");
        assertThat(states.all()).isEqualTo(32);
        assertThat(states.unknown()).isEqualTo(6);
        assertThat(states.undecided()).isEqualTo(2);
        assertThat(states.ends()).isTrue();
    }

    @Test
    void everyUnknownStateLeadsIntoACycle() {
        for (String spec : List.of("doom:1x2,dice=2", "doom:2x2,dice=2", "doom:1x2,dice=5")) {
            assertThat(states(spec).isCycleAllThatIsUnknown()).as(spec).isTrue();
        }
        assertThat(states("doom:1x2,dice=2").merging()).isZero();
        assertThat(states("doom:2x2,dice=2").merging()).isEqualTo(50);
    }

    @Test
    void movesByTheBestValuesCostNothingAndThoseByFewIterationsDo() {
        States states = states("doom:2x2,dice=2");
        States.Values best = states.after(400);
        assertThat(states.misled(best, best)).isZero();
        assertThat(states.cost(best, best)).isZero();
        assertThat(states.misled(states.after(2), best)).isPositive();
        assertThat(states.cost(states.drawn(), best)).isBetween(0.0, 0.03);
    }
}
