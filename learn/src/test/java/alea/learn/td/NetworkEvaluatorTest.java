package alea.learn.td;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Values of the positions after a decision, summed up by what differs and in full. */
class NetworkEvaluatorTest {
    /** Shows the decisions of random matches: of as many at most, since with one pawn there is never a choice. */
    static void decisions(Game game, long seed, int count, Consumer<Position> visit) {
        int shown = 0;
        for (int match = 0; shown < count && match < count; match++) {
            Dice dice = new Dice(seed, match);
            Position position = game.start();
            while (position.node() != Position.OVER && shown < count) {
                if (position.node() == Position.DECISION && position.options() > 1) {
                    visit.accept(position);
                    shown++;
                }
                position.take(position.isChance() ? dice.chance(position) : dice.below(position.options()));
            }
        }
    }

    static Network network(Game game, String features, int hidden) {
        Network net = new Network(
                FeaturePlugin.kind(game, features).orElseThrow().features(game).inputs(), hidden, game.seats());
        Dice dice = new Dice(9, 9);
        net.draw(dice, net.inputs);
        for (int i = 0; hidden == 0 && i < net.first.length; i++) {
            net.first[i] = (float) (dice.unit() - 0.5);
        }
        for (int i = 0; i < net.second.length; i++) {
            net.second[i] *= 10;
        }
        return net;
    }

    static Stream<String> games() {
        return Stream.concat(
                LudoSpecs.names(),
                Stream.of(
                        "ludo-simple:pawns=2",
                        "ludo-ucsc:pawns=2",
                        "ludo-classic:seats=3",
                        "ludo-ucsc:seats=4",
                        "madn",
                        "parchis:pawns=2",
                        "yut:pawns=2",
                        "pachisi:pawns=1",
                        "doom:3x3",
                        "doom:2x3,seats=3,dice=3"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void sumsOfWhatDiffersAreFullSums(String spec) {
        Game game = Installed.REGISTRY.game(spec);
        for (String kind : FeaturePlugin.names(game)) {
            Network direct = network(game, kind, 0);
            sumsOfWhatDiffersAreFullSums(game, kind, direct, new LinearKernel());
            sumsOfWhatDiffersAreFullSums(game, kind, network(game, kind, 20), new PlainKernel());
        }
    }

    private static void sumsOfWhatDiffersAreFullSums(Game game, String kind, Network net, Kernel plain) {
        Features features = FeaturePlugin.kind(game, kind).orElseThrow().features(game);
        NetworkEvaluator quick = new NetworkEvaluator(game.payoffs(), net, features, Kernel.of(net));
        NetworkEvaluator full = new NetworkEvaluator(
                game.payoffs(),
                net,
                FeaturePlugin.kind(game, kind).orElseThrow().features(game),
                plain);
        Position next = game.start();
        decisions(game, 5, Boolean.getBoolean("alea.long") ? 2_000 : 120, position -> {
            quick.begin();
            for (int option = 0; option < position.options(); option++) {
                next.set(position);
                next.take(option);
                full.begin();
                if (next.node() == Position.OVER) {
                    continue;
                }
                double sum = 0;
                for (int seat = 0; seat < game.seats(); seat++) {
                    double worth = quick.worth(next, seat);
                    assertThat(worth)
                            .as("%s, option %d", position, option)
                            .isCloseTo(full.worth(next, seat), within(2e-6));
                    sum += worth;
                }
                assertThat(sum).isCloseTo(1, within(1e-6));
            }
        });
    }
}
