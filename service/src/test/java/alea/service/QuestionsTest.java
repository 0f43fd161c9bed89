package alea.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Registry;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionsTest {
    private static final String GAME = "ludo-simple";
    private static final String POSITION = "10,20,H,H/-/2,3,0,0/- 0 5";

    private final Questions questions = new Questions(Registry.installed());

    private static Questions.StrategyRequest by(String strategy) {
        return new Questions.StrategyRequest(GAME, POSITION, strategy, 1);
    }

    @Test
    void aPositionIsSteppedThrough() {
        var at = new Questions.PositionRequest(GAME, POSITION);
        Answers.Node node = questions.options(at);
        assertThat(node.node()).isEqualTo("decision");
        assertThat(node.options()).extracting(Answers.Option::label).containsExactly("0", "1");
        assertThat(questions.play(at, "1").position())
                .isEqualTo(node.options().get(1).next());
        String start = questions.start(GAME).position();
        assertThat(questions.options(new Questions.PositionRequest(GAME, start)).options())
                .hasSize(6)
                .allSatisfy(o -> assertThat(o.probability()).isEqualTo(1.0 / 6));
    }

    @Test
    void aStrategySaysWhatItDoesAndThinks() {
        Questions.Thoughts thoughts = questions.choose(by("hybrid"));
        assertThat(thoughts.options()).containsExactly("0", "1");
        assertThat(thoughts.choices()).contains(questions.policy(by("hybrid")));
        assertThat(thoughts.values()).contains(questions.evaluate(by("hybrid")));
        assertThat(thoughts.drawn()).isEqualTo("1");
        assertThat(questions.choose(by("random")).values()).isEmpty();
        assertThatThrownBy(() -> questions.evaluate(by("random")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("for ludo-simple these do: ")
                .hasMessageContaining("hybrid");
    }

    @Test
    void aSmallGameIsAnalysedExactly() {
        String game = "ludo-simple:pawns=1";
        var asked = new Questions.ValueRequest(game, "10/-/2/- 0 5", null, null);
        PositionValue value = questions.value(asked);
        assertThat(value.method()).isEqualTo("exact");
        assertThat((value.lower() + value.upper()) / 2).isCloseTo((1 + value.value()) / 2, within(1e-9));
        OptionValues options = questions.analyse(asked, Questions.Rollouts.of(null, 10, 1));
        assertThat(options.options()).hasSize(1);
        assertThatThrownBy(() -> questions.analyse(asked, Questions.Rollouts.of("random", 10, 1)))
                .isInstanceOf(BadSetting.class)
                .hasMessage("by is for games that are too large; ludo-simple:pawns=1 is solved");
    }

    @Test
    void aLargeOneIsPlayedOn() {
        var asked = new Questions.ValueRequest(
                "ludo-classic:seats=4", "12,0,30,20/5,B,B,B/10,0,0,7/B,B,B,B 0 3", null, null);
        OptionValues options = questions.analyse(asked, Questions.Rollouts.of("random", 20, 1));
        assertThat(options.method()).isEqualTo("rollout");
        assertThat(options.count()).isEqualTo(144);
        assertThat(questions.analyse(asked, Questions.Rollouts.of("random", 20, 1)))
                .isEqualTo(options);
        assertThatThrownBy(() -> Questions.Rollouts.of(null, 0, 1)).hasMessageStartingWith("games 0 is not allowed");
    }

    @Test
    void arraysOfAnotherEngineAreConvertedAndBack() {
        String position = "B,B,4,H/B,B,B,B/B,0,17,B/B,B,B,B 0 6";
        Conversion there = questions.convert(new Conversion.FromPosition("ludo-pyludo", position));
        Conversion back = questions.convert(
                new Conversion.FromArray("ludo-pyludo", there.relative(), "rows", there.seat(), there.die(), true));
        assertThat(back.position()).isEqualTo(position);
        assertThatThrownBy(() -> questions.convert(
                        new Conversion.FromArray("ludo-pyludo", new int[][] {{1}}, "[[1]]", null, null, false)))
                .hasMessageStartingWith("the array '[[1]]' is not ");
    }

    @Test
    void whatIsNoDecisionIsRefusedBeforeAStrategyIsMade() {
        String chance = questions.start(GAME).position();
        assertThatThrownBy(() -> questions.policy(new Questions.StrategyRequest(GAME, chance, "optimal", 1)))
                .hasMessageContaining("it waits for chance, which gives 1, 2, 3, 4, 5, 6");
        assertThat(List.of(questions.game(GAME))).containsExactly(questions.game(GAME));
    }
}
