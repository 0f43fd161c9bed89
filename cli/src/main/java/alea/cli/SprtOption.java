package alea.cli;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.stats.Sprt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --sprt}: a test that ends matches as soon as it is clear. */
public final class SprtOption {
    @Option(
            names = "--sprt",
            paramLabel = "P0,P1",
            description = "stop as soon as it is clear (5 %% error) whether the first strategy's rate is P0 or P1; "
                    + "exit code 0 for P1, else 1")
    private @Nullable String text;

    /** What was written, or null. */
    public @Nullable String text() {
        return text;
    }

    /**
     * The test, or null.
     *
     * @throws BadInput when there can be no such test
     */
    public @Nullable Sprt test() {
        return text == null ? null : parse(text);
    }

    /**
     * The test of two rates.
     *
     * @throws BadInput when there can be no such test
     */
    public static Sprt parse(String text) {
        String[] rates = text.split(",", -1);
        String wrong = "--sprt %s is not two rates; write P0,P1, for example 0.5,0.52".formatted(Quoted.of(text));
        if (rates.length != 2) {
            throw new BadInput(wrong);
        }
        try {
            return Sprt.of(Double.parseDouble(rates[0]), Double.parseDouble(rates[1]));
        } catch (NumberFormatException e) {
            throw new BadInput(wrong);
        } catch (IllegalArgumentException e) {
            throw new BadInput("--sprt %s: %s".formatted(Quoted.of(text), e.getMessage()));
        }
    }
}
