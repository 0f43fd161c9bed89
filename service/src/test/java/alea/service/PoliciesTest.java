package alea.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Registry;
import org.junit.jupiter.api.Test;

class PoliciesTest {
    private static final String GAME = "doom:2x2,dice=2";

    private final Policies policies = new Policies(Registry.installed());

    @Test
    void twoPoliciesAreEvaluatedWithTheirChain() {
        Policies.Evaluation found = policies.evaluate(
                new Policies.EvaluationRequest(GAME, "greedy", "random", true, 100), new Listening<>());
        assertThat(found.mean().win() + found.mean().loss() + found.mean().draw())
                .isCloseTo(1, within(1e-9));
        assertThat(found.chain())
                .hasValueSatisfying(chain -> assertThat(chain.states()).isNotEmpty());
        Policies.Evaluation turned = policies.evaluate(
                new Policies.EvaluationRequest(GAME, "random", "greedy", false, 100), new Listening<>());
        assertThat(turned.mean().loss()).isCloseTo(found.mean().win(), within(1e-9));
        assertThat(turned.chain()).isEmpty();
    }

    @Test
    void theBestResponseIsAtLeastAsGoodAsAnyPolicy() {
        Policies.Response response =
                policies.respond(new Policies.ResponseRequest(GAME, "random", 1e-10, 100), new Listening<>());
        Policies.Evaluation greedy = policies.evaluate(
                new Policies.EvaluationRequest(GAME, "greedy", "random", false, 100), new Listening<>());
        assertThat(response.mean().upper())
                .isGreaterThanOrEqualTo(greedy.mean().win() + greedy.mean().draw() / 2);
        assertThatThrownBy(() -> new Policies.ResponseRequest(GAME, "random", 5, 100))
                .isInstanceOf(BadSetting.class)
                .hasMessage("gap 5.0 is not allowed; it is at least 1e-12 and less than 1");
    }

    @Test
    void thePolicyOfTheTableRegretsNothing() {
        Policies.Regrets best =
                policies.regret(new Policies.RegretRequest(GAME, "optimal", null, 100), new Listening<>());
        assertThat(best.average()).isCloseTo(0, within(1e-8));
        Policies.Regrets random =
                policies.regret(new Policies.RegretRequest(GAME, "random", null, 100), new Listening<>());
        assertThat(random.average()).isPositive();
        assertThatThrownBy(() -> policies.regret(
                        new Policies.RegretRequest("doom:2x2,seats=3", "random", null, 100), new Listening<>()))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith("regret is for two");
    }
}
