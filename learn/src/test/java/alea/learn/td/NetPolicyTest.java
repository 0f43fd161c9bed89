package alea.learn.td;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions that are valued together, beside each for itself. */
class NetPolicyTest {
    private static final int NODES = Boolean.getBoolean("alea.long") ? 3_000 : 20;

    /** Of a match: some would never end. */
    private static final int MOST_TURNS = 100;

    /** Without Dice of Doom: the plain way goes through all throws of a battle there, die by die. */
    static Stream<String> games() {
        return NetworkEvaluatorTest.games().filter(game -> !game.startsWith("doom"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void positionsThatAreValuedTogetherHaveTheSameWorthsAndChoicesToTheBit(String spec) {
        Game game = Installed.REGISTRY.game(spec);
        for (String kind : FeaturePlugin.names(game)) {
            for (int hidden : new int[] {0, 20}) {
                Network net = NetworkEvaluatorTest.network(game, kind, hidden);
                agree(game, kind, net, Kernel.of(net));
                if (hidden > 0) {
                    agree(game, kind, net, new PlainKernel());
                }
            }
        }
    }

    private static void agree(Game game, String kind, Network net, Kernel one) {
        Features features = features(game, kind);
        Kernel kernel = net.hidden == 0 ? new LinearKernel() : new PlainKernel();
        NetPolicy plain = new NetPolicy(
                new NetworkEvaluator(game.payoffs(), net, features(game, kind).plain(), kernel), 1);
        NetPolicy together = new NetPolicy(
                new NetworkEvaluator(game.payoffs(), net, features, one),
                1,
                new NetworkBatch(net, NetworkBatch.rows(net), features, one));
        Position next = game.start();
        int nodes = 0;
        for (int match = 0; nodes < NODES; match++) {
            Dice dice = new Dice(11, match);
            Position position = game.start();
            while (position.node() != Position.OVER && position.turns() < MOST_TURNS && nodes < NODES) {
                int option;
                if (position.isChance()) {
                    double[][] expected = new double[position.options()][game.seats()];
                    double[][] found = new double[position.options()][game.seats()];
                    plain.appraiseOutcomes(position, next, expected);
                    together.appraiseOutcomes(position, next, found);
                    assertThat(found).as("%s at %s", kind, position).isDeepEqualTo(expected);
                    option = dice.chance(position);
                } else {
                    option = together.choose(position, dice);
                    assertThat(option).as("%s at %s", kind, position).isEqualTo(plain.choose(position, dice));
                    if (dice.below(3) == 0) {
                        option = dice.below(position.options());
                    }
                }
                position.take(option);
                nodes++;
            }
        }
    }

    private static Features features(Game game, String kind) {
        return FeaturePlugin.kind(game, kind).orElseThrow().features(game);
    }
}
