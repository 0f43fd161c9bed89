package alea.arena;

import alea.game.Game;
import alea.game.Player;
import alea.game.Registry;
import alea.match.Seating;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Makes setups for tests. */
public final class Setups {
    public static final Registry REGISTRY = Registry.installed();

    private Setups() {}

    /** A plain setup: rotating, one thread, no duplicate dice. */
    public static ArenaSetup of(String game, long games, long seed, String... strategies) {
        Game g = REGISTRY.game(game);
        List<Player> players =
                Arrays.stream(strategies).map(s -> REGISTRY.player(s, g)).toList();
        return of(g, players, games, seed, 1, Seating.ROTATE, false, Integer.MAX_VALUE, false);
    }

    public static ArenaSetup of(
            Game game,
            List<Player> players,
            long games,
            long seed,
            int threads,
            Seating seating,
            boolean duplicate,
            int maxTurns,
            boolean traces) {
        return new ArenaSetup(
                game, players, games, seed, threads, seating, duplicate, maxTurns, Optional.empty(), traces);
    }

    /** The same with other details. */
    public static ArenaSetup with(ArenaSetup s, int threads, Seating seating, boolean duplicate, int maxTurns) {
        return of(s.game(), s.players(), s.games(), s.seed(), threads, seating, duplicate, maxTurns, s.traces());
    }

    public static ArenaSetup traced(ArenaSetup s) {
        return of(
                s.game(),
                s.players(),
                s.games(),
                s.seed(),
                s.threads(),
                s.seating(),
                s.duplicate(),
                s.maxTurns(),
                true);
    }

    public static Report play(ArenaSetup setup) {
        Tally tally = new Tally(setup);
        new Arena(setup).run(tally);
        return tally.report("test", false);
    }
}
