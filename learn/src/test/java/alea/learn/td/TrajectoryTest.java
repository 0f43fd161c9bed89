package alea.learn.td;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Payoffs;
import alea.game.Position;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a match teaches, beside the definition of the returns. */
class TrajectoryTest {
    private static final long SEED = 5;

    /** Notes targets and learns nothing. */
    private static final class Noting extends Kernel {
        final List<float[]> targets = new ArrayList<>();

        @Override
        void base(Network net, float[] sums, int[] rows, int slots) {
            throw new AssertionError("values nothing");
        }

        @Override
        void outputs(
                Network net,
                float[] sums,
                int[] from,
                int[] to,
                int changes,
                int[] rows,
                float[] values,
                int extras,
                float[] out) {
            throw new AssertionError("values nothing");
        }

        @Override
        double learn(
                Network net,
                int[] rows,
                int at,
                int slots,
                float[] values,
                int valuesAt,
                int extras,
                float[] target,
                float rate,
                float[] scratch) {
            targets.addFirst(target.clone());
            return 0;
        }
    }

    /** The positions before a roll of the match that the network plays against itself, and its result. */
    private static List<Position> match(Game game, NetPolicy policy, long index) {
        Dice dice = new Dice(0, 0);
        dice.set(SEED, index, 0);
        List<Position> seen = new ArrayList<>();
        Position position = game.start();
        while (position.node() != Position.OVER) {
            if (position.isChance()) {
                position.take(dice.chance(position));
            } else {
                position.take(policy.choose(position, dice));
                seen.add(position.copy());
            }
        }
        return seen;
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0, 20", "0.6, 0", "1, 20"})
    void targetsAreTheReturnsOfTheDefinition(float lambda, int hidden) {
        Game game = Installed.REGISTRY.game("ludo-simple:pawns=2");
        Features features =
                FeaturePlugin.kind(game, "ludo-tuples").orElseThrow().features(game);
        Network net = NetworkEvaluatorTest.network(game, "ludo-tuples", hidden);
        NetworkEvaluator valuer = new NetworkEvaluator(Payoffs.WIN, net, features, Kernel.of(net));
        NetPolicy policy = new NetPolicy(valuer, 1);
        for (int index = 0; index < 3; index++) {
            List<Position> seen = match(game, policy, index);
            Position last = seen.removeLast();
            for (boolean expected : new boolean[] {false, true}) {
                Trajectory trajectory = new Trajectory(features.slots(), 2, Payoffs.WIN);
                assertThat(new SelfPlay(game, valuer, true, expected, List.of()).play(SEED, index, trajectory))
                        .isTrue();
                Noting noting = new Noting();
                if (expected) {
                    trajectory.learnExpected(net, noting, lambda, 1, new float[64]);
                } else {
                    trajectory.learn(net, noting, lambda, 1, new float[64]);
                }
                assertThat(noting.targets).hasSameSizeAs(seen);
                double next = last.score(0); // to seat 0
                double errors = 0;
                for (int i = seen.size() - 1; i >= 0; i--) {
                    Position position = seen.get(i);
                    double said = said(valuer, position);
                    errors = average(policy, position) - said + lambda * errors;
                    double target = expected ? said + errors : next;
                    float own = noting.targets
                            .get(i)[position.seat()]; // of two seats, seat 0 is as far ahead as it is behind
                    assertThat((double) own).as("%s, %d", expected, i).isCloseTo(target, within(1e-5));
                    next = (1 - lambda) * said + lambda * next;
                }
            }
        }
    }

    /** What the network says that seat 0 has. */
    private static double said(NetworkEvaluator valuer, Position position) {
        valuer.begin();
        return valuer.chances(position)[position.seat()];
    }

    /** What seat 0 has on average over the six dice, each played for the best. */
    private static double average(Evaluator policy, Position position) {
        double sum = 0;
        for (int die = 0; die < 6; die++) {
            Position reply = position.copy();
            reply.take(die);
            double best = policy.evaluate(reply).stream()
                    .mapToDouble(Evaluator.Valued::value)
                    .max()
                    .orElseThrow();
            sum += (reply.seat() == 0 ? best : 1 - best) / 6;
        }
        return sum;
    }
}
