package alea.service;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a position is worth to the seat that acts or is about to roll.
 *
 * @param win the probability of a win; missing where draws are possible and the table is too large to part them,
 *     and between bounds
 * @param lose of a loss; missing likewise
 * @param draw of neither; missing likewise
 * @param value win minus lose, or the payoff of a game that has others; for own-win the probability of a win
 * @param equity the expected payoff, so the win and half the draw where nothing else counts: on the scale of the
 *     bounds; missing for own-win
 * @param lower bound of the win and half the draw, or of the payoff; for own-win of the win
 * @param upper bound likewise
 * @param method {@code exact}, {@code bounds} or {@code rollout}
 * @param count matches played; of a rollout only
 * @param by who played them; of a rollout only
 * @param best the labels of the best options, at a decision
 * @param of {@code game} where it is the value of the position, {@code play} where it is what the position is worth
 *     between players who play on
 * @param table the file that it is from, or in whose endgames matches could end; two with {@code and} between them
 */
public record PositionValue(
        @Nullable Double win,
        @Nullable Double lose,
        @Nullable Double draw,
        double value,
        @Nullable Double equity,
        double lower,
        double upper,
        String method,
        @Nullable Integer count,
        @Nullable String by,
        List<String> best,
        String of,
        @Nullable String table) {}
