package alea.analysis.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.stats.Interval;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * With one pawn nobody has a choice and everything is known exactly: what matches say is held to it. With {@code
 * -DargLine=-Dalea.large=true} the coverage of intervals is that of 1,000 runs, and printed as docs/balance.md has it.
 */
final class OnePawnTest {
    private static final boolean LARGE = Boolean.getBoolean("alea.large");
    private static final int RUNS = LARGE ? 1_000 : 20;

    private static final List<Measure> EXACT =
            List.of(Measure.FIRST_SEAT, Measure.TURNS, Measure.DRAWS, Measure.SKILL, Measure.LUCK);

    private static Interval interval(List<Double> ends) {
        return new Interval(ends.getFirst(), ends.getLast());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ludo-simple:pawns=1",
                "ludo-classic:pawns=1",
                "ludo-classic:pawns=1,safe=none,again=six",
                "ludo-classic:pawns=1,again=never,overshoot=bounce"
            })
    void whatMatchesSayAgreesWithWhatIsWorkedOut(String game) {
        Balance balance = Studies.balance(game, 3_000, 1, 2);
        Balance.Line line = balance.variants().getFirst();
        int held = 0;
        for (Measure measure : EXACT) {
            Balance.Figure figure = line.figure(measure);
            assertThat(figure.exact()).as(measure.word()).isTrue();
            double exact = figure.value() == null ? Double.NaN : figure.value();
            assertThat(interval(figure.ci95()).contains(exact)).isTrue();
            assertThat(figure.gap().orElseThrow()).isLessThan(1e-8);
            Balance.Estimate simulated = figure.simulated().orElseThrow();
            held += interval(simulated.ci95()).contains(exact) ? 1 : 0;
        }
        assertThat(held).as("of %s intervals in %s", EXACT.size(), balance).isEqualTo(EXACT.size());
        assertThat(line.figure(Measure.SKILL).value()).isEqualTo(0.5, within(1e-9));
        assertThat(line.figure(Measure.LUCK).value()).isEqualTo(1, within(1e-9));
        assertThat(line.figure(Measure.CHOICES).value()).isZero();
    }

    /** The share of the first seat, turns, and the effects of a key on both, over many runs with seeds of their own. */
    @Test
    void intervalsHoldTheTruthAsOftenAsTheySay() {
        String game = "ludo-classic:pawns=1";
        String[] vary = {"again=six,never", "overshoot=forbid,stop"};
        Balance exact = Studies.balance(game, 4, 1, 1, vary);
        List<Measure> told = List.of(Measure.FIRST_SEAT, Measure.TURNS);
        Map<String, Integer> held = new TreeMap<>();
        for (int run = 0; run < RUNS; run++) {
            // A cap that no match reaches: what is stopped is not worked out.
            Balance balance = Studies.balance(BalanceSetup.of(
                    Studies.REGISTRY,
                    game,
                    Stream.of(vary).map(Variation::parse).toList(),
                    List.of(),
                    200,
                    1_000 + run,
                    1,
                    Optional.of(1_000_000)));
            for (Measure measure : told) {
                boolean holds = interval(
                                balance.variants().getFirst().figure(measure).ci95())
                        .contains(Objects.requireNonNull(
                                exact.variants().getFirst().figure(measure).value()));
                held.merge(measure.word(), holds ? 1 : 0, Integer::sum);
                for (String key : List.of("again", "overshoot", "again,overshoot")) {
                    boolean paired = interval(effect(balance, key, measure).ci95())
                            .contains(effect(exact, key, measure).effect());
                    held.merge(key + " on " + measure.word(), paired ? 1 : 0, Integer::sum);
                }
            }
        }
        if (LARGE) {
            System.out.println(held + " of " + RUNS);
        }
        double least = 0.95 * RUNS - 4 * Math.sqrt(0.95 * 0.05 * RUNS);
        assertThat(held).hasSize(8);
        held.forEach((what, times) -> assertThat((double) times).as(what).isGreaterThan(least));
    }

    private static Balance.Effect effect(Balance balance, String key, Measure measure) {
        return balance.effects().stream()
                .filter(e -> e.key().equals(key) && e.measure().equals(measure.word()))
                .findFirst()
                .orElseThrow();
    }
}
