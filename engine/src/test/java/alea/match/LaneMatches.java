package alea.match;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Player;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Matches that lanes hold, and how they end.
 *
 * @param players take turns round the table, from another seat on in every match
 */
public record LaneMatches(Game game, List<Player> players, Supplier<MatchLanes> lanes) {
    private static final long SEED = 23;
    /** Turns that no match has: a lane that is stuck comes to them. */
    private static final int ENDLESS = 1_000_000;

    /** How a match ended. */
    public record End(int winner, int turns) {}

    /** Those of a game; empty where lanes do not hold it with these players. */
    public static Optional<LaneMatches> of(Game game, List<Player> players) {
        return LanesMaker.installed(game, players).map(lanes -> new LaneMatches(game, players, lanes));
    }

    private int[] seating(long match) {
        int[] seating = new int[game.seats()];
        Arrays.setAll(seating, seat -> (int) ((seat + match) % players.size()));
        return seating;
    }

    /** How lanes end matches, by number. */
    public Map<Long, End> play(long from, long to, int cap) {
        Map<Long, End> ends = new HashMap<>();
        lanes.get()
                .play(
                        SEED,
                        from,
                        to,
                        this::seating,
                        cap,
                        (number, winner, turns) -> assertThat(ends.put(number, new End(winner, turns)))
                                .isNull());
        return ends;
    }

    /** Who conducts the same matches one after the other. */
    public Arbiter arbiter(int cap) {
        return new Arbiter(game, game.start(), players, SEED, cap, Dealing.BY_TURN);
    }

    /** Holds that lanes and the loop play the same. */
    public void hold(long first, int count) {
        Map<Long, End> ends = play(first, first + count, ENDLESS);
        assertThat(ends).hasSize(count);
        try (var arbiter = arbiter(ENDLESS)) {
            for (long match = first; match < first + count; match++) {
                arbiter.play(match, seating(match));
                assertThat(ends.get(match))
                        .as("%s, %s, match %d", game.spec(), players, match)
                        .isEqualTo(new End(arbiter.winner(), arbiter.position().turns()));
            }
        }
    }
}
