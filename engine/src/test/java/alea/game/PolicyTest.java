package alea.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every installed strategy says truthfully how it picks and why, and leaves the position as it was. */
class PolicyTest {
    private static final long SEED = 77;
    private static final int POSITIONS = Boolean.getBoolean("alea.long") ? 200 : 25;
    private static final int DRAWS = Boolean.getBoolean("alea.long") ? 300 : 60;
    private static final double CLOSE = 1e-9;

    private static Stream<DynamicTest> everywhere(Check check) {
        return Installed.REGISTRY.games().stream()
                .flatMap(factory -> sizes(factory).map(size -> Installed.REGISTRY.game(factory.name() + size)))
                .flatMap(game -> Installed.REGISTRY.strategies(game).stream()
                        .map(factory -> DynamicTest.dynamicTest(
                                game.spec() + " " + factory.name(),
                                () -> check.run(game, Installed.strategy(Installed.light(factory), game)))));
    }

    /** The game as it is and with four seats, the least and the most seats of its samples, or the first of them. */
    private static Stream<String> sizes(GameFactory factory) {
        List<String> samples = factory.samples();
        if (!samples.isEmpty()) {
            return Stream.of(samples.getFirst(), samples.getLast())
                    .limit(samples.getLast().startsWith("seats=") ? 2 : 1)
                    .distinct()
                    .map(sample -> ":" + sample);
        }
        return factory.keys().stream().anyMatch(k -> k.name().equals("seats"))
                ? Stream.of("", ":seats=4")
                : Stream.of("");
    }

    /** What a strategy does in a game. */
    private interface Check {
        void run(Game game, Strategy strategy);
    }

    @TestFactory
    Stream<DynamicTest> choicesComeWithTheProbabilitiesThatThePolicyGives() {
        return everywhere((game, strategy) -> {
            if (!(strategy instanceof Policy policy)) {
                return;
            }
            var test = new ChiSquare();
            Dice dice = new Dice(SEED, 1);
            boolean[] mixed = new boolean[1];
            MixedPlay.decisions(game, SEED, POSITIONS, (position, where) -> {
                String text = position.toString();
                double[] probabilities = new double[position.options() + 1];
                probabilities[position.options()] = 5;
                policy.probabilities(position, probabilities);
                assertThat(probabilities[position.options()]).as(where).isEqualTo(5);
                probabilities[position.options()] = 0;
                assertThat(IntStream.range(0, position.options()).mapToDouble(i -> probabilities[i]))
                        .as(where)
                        .allMatch(p -> p >= 0 && p <= 1);
                assertThat(Arrays.stream(probabilities).sum()).as(where).isEqualTo(1, Offset.offset(1e-12));
                long[] counts = new long[probabilities.length];
                for (int i = 0; i < DRAWS; i++) {
                    int option = policy.choose(position, dice);
                    assertThat(probabilities[option]).as(where).isPositive();
                    counts[option]++;
                }
                assertThat(position).as(where).hasToString(text);
                test.add(counts, probabilities);
                mixed[0] |= Arrays.stream(probabilities).filter(p -> p > 0).count() > 1;
            });
            if (mixed[0]) {
                test.assertPlausible("choices of " + strategy);
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> anEvaluatorPrefersWhatItValuesMost() {
        return everywhere((game, strategy) -> {
            if (!(strategy instanceof Evaluator evaluator)) {
                return;
            }
            Dice dice = new Dice(SEED, 2);
            MixedPlay.decisions(game, SEED, POSITIONS, (position, where) -> {
                String text = position.toString();
                List<Evaluator.Valued> values = evaluator.evaluate(position);
                assertThat(values.stream().map(Evaluator.Valued::label))
                        .as(where)
                        .containsExactlyElementsOf(IntStream.range(0, position.options())
                                .mapToObj(position::label)
                                .toList());
                double most = values.stream()
                        .mapToDouble(Evaluator.Valued::value)
                        .max()
                        .orElseThrow();
                int option = evaluator.choose(position, dice);
                assertThat(values.get(option).value()).as(where).isGreaterThan(most - CLOSE);
                assertThat(position).as(where).hasToString(text);
            });
        });
    }
}
