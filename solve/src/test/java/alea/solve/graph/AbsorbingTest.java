package alea.solve.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.Policy;
import alea.solve.Reference;
import alea.solve.run.Plan;
import alea.solve.run.PolicyEvaluation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AbsorbingTest {
    private static Policy policy(String game, String strategy) {
        return PolicyEvaluation.policy(Reference.REGISTRY.player(strategy, Reference.game(game)));
    }

    @ParameterizedTest
    @CsvSource({
        "'doom:size=2x2,dice=2', greedy, random",
        "'doom:size=2x2,dice=2,reinforce=3', random, zero",
        "'doom:size=1x3,dice=3,supply=taken,turns=none', greedy, expansion"
    })
    void theFundamentalMatrixAgreesWithTheIteration(String game, String a, String b) {
        var against = new PolicyEvaluation(Plan.space(Reference.game(game)), List.of(policy(game, a), policy(game, b)));
        Absorbing absorbing = against.chain(0, 1, 10_000);
        double[][] choice = {against.graph().choices(0), against.graph().choices(1)};
        Chain chain = Chain.of(against.graph(), choice, 1e-14);
        double[][] absorbed = absorbing.absorbed();
        for (int i = 0; i < absorbed.length; i++) {
            Absorbing.State state = absorbing.states().get(i);
            assertThat(absorbed[i][0]).isCloseTo(chain.win(state.number(), state.acting(), 0), within(1e-9));
            assertThat(absorbed[i][1]).isCloseTo(chain.win(state.number(), state.acting(), 1), within(1e-9));
            assertThat(absorbed[i][2]).isCloseTo(chain.draw(state.number(), state.acting()), within(1e-9));
            assertThat(absorbed[i][0] + absorbed[i][1] + absorbed[i][2]).isCloseTo(1, within(1e-12));
            assertThat(absorbing.position(state).seat()).isEqualTo(state.acting());
        }
        assertThat(absorbed).hasDimensions(absorbing.states().size(), 3);
    }

    @Test
    void aChainWithTooManyStatesIsRefused() {
        var against = new PolicyEvaluation(
                Plan.space(Reference.game("ludo-simple:pawns=1")), List.of(policy("ludo-simple:pawns=1", "first")));
        assertThatThrownBy(() -> against.chain(0, 0, 100))
                .isInstanceOf(BadInput.class)
                .hasMessage("the Markov chain of ludo-simple:pawns=1 has more than 100 states");
    }

    @Test
    void aStrategyThatOnlyDrawsIsNoPolicy() {
        assertThatThrownBy(() -> policy("ludo-simple:pawns=1", "mc"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("mc is no policy: it only draws");
    }
}
