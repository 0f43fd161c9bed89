package alea.analysis.review;

import alea.game.Game;
import alea.game.Payoffs;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/**
 * From which loss on a decision is doubtful, bad, very bad: in shares of what lies between the least and the greatest
 * payoff, so that of a game of wins they are chances to win.
 *
 * <p>Those of a game are the median, the 80 % and the 95 % quantile of the losses of a reference player's decisions
 * that lose anything, as measured (docs/analysis.md); they are data, in {@code thresholds.csv}. A game that was not
 * measured has those of GNU Backgammon (4, 8 and 16 hundredths of an equity between -1 and 1, so half of that here).
 *
 * @param doubtful above 0
 * @param bad at least that
 * @param veryBad at least that
 * @param source where they are from, in words
 */
public record Thresholds(double doubtful, double bad, double veryBad, String source) {
    private static final String FILE = "thresholds.csv";
    private static final Thresholds STANDARD = new Thresholds(0.02, 0.04, 0.08, "those of backgammon");

    /** Those of a game. */
    public static Thresholds of(Game game) {
        String spec = game.spec().toString();
        return lines().filter(line -> line.substring(0, line.lastIndexOf(';')).equals(spec))
                .map(line -> of(line.substring(line.lastIndexOf(';') + 1).split(",", 4)))
                .findFirst()
                .orElse(STANDARD);
    }

    private static Thresholds of(String[] words) {
        return new Thresholds(
                Double.parseDouble(words[0]), Double.parseDouble(words[1]), Double.parseDouble(words[2]), words[3]);
    }

    private static Stream<String> lines() {
        try (InputStream in = Thresholds.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException(FILE);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The class of a loss. */
    public Fault of(double loss, Payoffs payoffs) {
        double share = loss / payoffs.span();
        return share >= veryBad
                ? Fault.VERY_BAD
                : share >= bad ? Fault.BAD : share >= doubtful ? Fault.DOUBTFUL : Fault.NONE;
    }
}
