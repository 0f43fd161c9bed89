package alea.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Policy;
import alea.game.Position;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the random player draws. */
class DrawTest {
    /** Two attacks at the beginning of a turn; the same with a third entry, to skip; one attack and to skip. */
    @ParameterizedTest
    @CsvSource({
        "uniform, b2r2/b1r1 r 0, 1/2 1/2",
        "uniform, b2r2/b1r1 r 1, 1/3 1/3 1/3",
        "never-first, b2r2/b1r1 r 0, 0/1 1/1",
        "never-first, b2r2/b1r1 r 1, 0/2 1/2 1/2",
        "thesis, b2r2/b1r1 r 0, 1/2 1/2",
        "thesis, b2r2/b1r1 r 1, 0/2 1/2 1/2",
        "thesis, r1b2/r1b1 b 1, 0/2 1/2 1/2",
        "thesis, r2r1/r1b1 r 1, 1/1"
    })
    void saysHowLikelyItPicksEveryOptionAndPicksSo(String draw, String text, String expected) {
        Game game = Installed.REGISTRY.game("doom:2x2,dice=2");
        Position position = game.parse(text);
        Policy policy = (Policy) Installed.strategy("random:draw=" + draw, game);
        String[] parts = expected.split(" ");
        assertThat(position.options()).isEqualTo(parts.length);
        double[] p = new double[parts.length];
        policy.probabilities(position, p);
        int[] picked = new int[parts.length];
        for (int i = 0; i < 6000; i++) {
            picked[policy.choose(position, new Dice(1, i))]++;
        }
        for (int option = 0; option < parts.length; option++) {
            String[] f = parts[option].split("/");
            double part = Double.parseDouble(f[0]) / Double.parseDouble(f[1]);
            assertThat(p[option]).isEqualTo(part);
            assertThat(picked[option] / 6000.0).isEqualTo(part, Offset.offset(0.03));
        }
    }

    @Test
    void drawsEvenlyWhenNothingIsSaid() {
        Game game = Installed.REGISTRY.game("doom:2x2");
        assertThat(Installed.REGISTRY.player("random:draw=uniform", game).spec())
                .hasToString("random");
        assertThat(Installed.strategy("random", game)).isInstanceOf(RandomPolicy.class);
    }

    @Test
    void refusesADrawThatNeedsAnOptionToSkipWhereThereIsNone() {
        Game ludo = Installed.REGISTRY.game("ludo-simple");
        assertThatThrownBy(() -> Installed.strategy("random:draw=thesis", ludo))
                .isInstanceOf(BadInput.class)
                .hasMessage("random: draw=thesis is not allowed for ludo-simple, where nobody may skip; here it is "
                        + "uniform, never-first");
        assertThat(Installed.strategy("random:draw=never-first", ludo)).isInstanceOf(Policy.class);
    }

    @Test
    void namesTheDrawsThereAre() {
        Game game = Installed.REGISTRY.game("doom:2x2");
        assertThatThrownBy(() -> Installed.strategy("random:draw=last", game))
                .isInstanceOf(BadInput.class)
                .hasMessage("random: draw=last is not allowed; draw is uniform, never-first, thesis");
    }

    /** Who draws so in its playouts gets other numbers from the same stream, and so now and then another move. */
    @ParameterizedTest
    @ValueSource(strings = {"mc:trials=3", "mcts:iterations=20"})
    void isASettingOfPlayoutsToo(String spec) {
        Game game = Installed.REGISTRY.game("doom:3x3,dice=2");
        Position position = game.parse("r2b2r2/b1r2b2/r1b2b2 r 1");
        int others = 0;
        for (int i = 0; i < 50; i++) {
            others += Installed.strategy(spec, game).choose(position, new Dice(2, i))
                            == Installed.strategy(spec + ",draw=thesis", game).choose(position, new Dice(2, i))
                    ? 0
                    : 1;
        }
        assertThat(others).isPositive();
    }
}
