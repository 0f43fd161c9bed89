package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The strategies that look at pawns, in every game of the family. */
class PawnStrategiesTest {
    private static final List<String> NAMES =
            List.of("fast", "strike", "chase", "aggressive", "defensive", "defensive-prose", "hybrid");

    private static Strategy player(String spec, Game game) {
        return Installed.REGISTRY.player(spec, game).instances().get();
    }

    /** The labels that a strategy may pick. */
    private static List<String> picks(String game, String position, String strategy) {
        Game rules = Installed.REGISTRY.game(game);
        Position at = rules.parse(position);
        double[] likely = new double[at.options()];
        ((Policy) player(strategy, rules)).probabilities(at, likely);
        List<String> picks = new ArrayList<>();
        for (int option = 0; option < likely.length; option++) {
            if (likely[option] > 0) {
                picks.add(at.label(option));
            }
        }
        return picks;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fast | madn:seats=2 | 3,20,30,40/-/B,B,B,B/- 0 4 | 2",
                "fast | uckers:seats=2 | 3,20,B,B/-/B,B,B,B/- 0 2,5 | 1:5",
                "fast | madn:seats=2 | 3,5,40,41/-/B,B,B,B/- 0 1 | 3",
                "strike | madn:seats=2 | 3,20,30,B/-/27,B,B,B/- 0 4 | 0",
                "strike | madn:seats=2 | 3,20,30,B/-/28,B,B,B/- 0 4 | 2",
                "chase | madn:seats=2 | 3,20,30,B/-/3,B,B,B/- 0 2 | 1",
                "aggressive | madn:seats=2 | 3,18,30,B/-/25,4,B,B/- 0 2 | 0",
                "defensive | madn:seats=2 | 3,23,30,B/-/1,B,B,B/- 0 2 | 1",
                "defensive-prose | ludo-app:seats=2 | 6,20,B,B/-/31,B,B,B/- 0 2 | 0",
                "hybrid | parchis | 0,8,12,B/-/40,H,B,B/- 0 4 | 1",
                "hybrid | yut | 4,12,B,B/-/5,B,B,B/- 0 1 | 0:1",
            })
    void eachPlaysItsIdea(String strategy, String game, String position, String pick) {
        assertThat(picks(game, position, strategy)).containsExactly(pick);
    }

    @Test
    void equalPawnsAreEquallyLikely() {
        Game game = Installed.REGISTRY.game("madn:seats=2");
        Position position = game.parse("B,B,B,B/-/B,B,B,B/- 0 6");
        double[] likely = new double[position.options()];
        ((Policy) player("hybrid", game)).probabilities(position, likely);
        assertThat(likely).containsOnly(0.25);
    }

    @TestFactory
    Stream<DynamicTest> allPlayAllGames() {
        return Crossings.families()
                .flatMap(family -> NAMES.stream()
                        .map(name -> DynamicTest.dynamicTest(
                                family.name() + " " + name,
                                () -> plays(Installed.REGISTRY.game(family.name()), name))));
    }

    /** Every choice is one that the probabilities allow, and these sum to one. */
    private static void plays(Game game, String name) {
        Policy policy = (Policy) player(name, game);
        Dice dice = new Dice(6, 1);
        Position position = game.start();
        double[] likely = new double[64];
        for (int node = 0; node < 400 && position.node() != Position.OVER; node++) {
            if (position.isChance()) {
                position.take(dice.chance(position));
                continue;
            }
            String before = position.toString();
            policy.probabilities(position, likely);
            double sum = 0;
            for (int option = 0; option < position.options(); option++) {
                sum += likely[option];
            }
            int choice = policy.choose(position, dice);
            assertThat(position).hasToString(before);
            assertThat(sum).isCloseTo(1, within(1e-9));
            assertThat(likely[choice]).isPositive();
            position.take(choice);
        }
    }

    @Test
    void theWorthOfHybridIsTheSumOfItsParts() {
        Game game = Installed.REGISTRY.game("parchis");
        Position position = game.parse("0,8,12,B/-/40,H,B,B/- 0 4");
        List<Evaluator.Valued> values = ((Evaluator) player("hybrid", game)).evaluate(position);
        assertThat(values)
                .hasSize(3)
                .allSatisfy(v -> assertThat(v.value())
                        .isCloseTo(
                                v.terms().get("steps")
                                        + v.terms().get("struck")
                                        + v.terms().get("earned")
                                        + v.terms().get("reward")
                                        - v.terms().get("risk"),
                                within(1e-9)));
    }

    @Test
    void whereNobodyIsHitFastAloneHasAMeaning() {
        Game game = Installed.REGISTRY.game("fia:knuff=no");
        assertThat(player("fast", game)).isNotNull();
        assertThatThrownBy(() -> player("hybrid", game))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(
                        "hybrid does not play fia:knuff=no: it needs Ludo without blocks and stars, in which"
                                + " all who are not safe are struck, or a game of the cross-and-circle family in which "
                                + "foes are hit; ");
    }

    @Test
    void readingsOfProjectLudoAreForLudoAlone() {
        Game game = Installed.REGISTRY.game("madn");
        assertThatThrownBy(() -> player("hybrid:kill=union", game))
                .isInstanceOf(BadInput.class)
                .hasMessage("hybrid has no key 'kill': it has none");
        assertThat(player("hybrid:kill=union", Installed.REGISTRY.game("ludo-simple")))
                .isNotNull();
    }
}
