package alea.env;

import alea.game.BadSetting;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Which matches are stepped through, and what is shown of them.
 *
 * @param game its spec
 * @param lanes how many matches go on side by side; lane i plays those of the seed with the numbers i, i + lanes, ...
 * @param seed of all dice
 * @param opponents strategies of the seats after the driver's, in the order of play; one serves all; none where the
 *     driver decides for every seat
 * @param seat the driver's; {@link #ROTATE} for another one in every match: its number modulo the seats
 * @param encoder the name of what positions are shown by; null for the standard of the game
 * @param dense whether inputs are written out as rows, besides slots
 * @param afterstates whether what every option leads to is shown, too
 * @param maxTurns where a match is stopped; 0 for the cap of the game
 * @param records whether options are kept, so that records can be had
 */
public record EnvSetup(
        String game,
        int lanes,
        long seed,
        List<String> opponents,
        int seat,
        @Nullable String encoder,
        boolean dense,
        boolean afterstates,
        int maxTurns,
        boolean records) {
    /** A seat of its own in every match. */
    public static final int ROTATE = -1;

    private static final int MOST_LANES = 1 << 20;

    public EnvSetup {
        opponents = List.copyOf(opponents);
        if (lanes < 1 || lanes > MOST_LANES) {
            throw new BadSetting(
                    "lanes", String.format(Locale.ROOT, "%d is not allowed; it is 1..%d", lanes, MOST_LANES));
        }
        if (maxTurns < 0) {
            throw new BadSetting(
                    "max-turns", String.format(Locale.ROOT, "%d is not allowed; it is at least 1", maxTurns));
        }
    }
}
