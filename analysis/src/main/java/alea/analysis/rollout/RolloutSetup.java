package alea.analysis.rollout;

import alea.analysis.equity.Equities;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Tablebase;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/**
 * What is to be played on, by whom, how often.
 *
 * @param game the rules
 * @param position where the matches begin: behind its options, or here
 * @param by who plays on, in every seat
 * @param equities what luck is told by, and what a truncated match is worth; empty for plain rollouts
 * @param table where a match ends as soon as it is before chance and the position is known, and is worth what the
 *     table says
 * @param matches about how many of each option; rounded up to whole units, of which there are at least four
 * @param until stop as soon as one option is separated from all others at this confidence, and give no more matches to
 *     options that can no longer be best; empty to play all matches of all options
 * @param turns after which a match is truncated; 0 for the game's cap
 * @param seed of the dice
 * @param threads how many play at once; the answer does not depend on it
 */
public record RolloutSetup(
        Game game,
        Position position,
        Player by,
        Optional<Supplier<Equities>> equities,
        Optional<Supplier<Tablebase>> table,
        long matches,
        OptionalDouble until,
        int turns,
        long seed,
        int threads) {
    /** The same without a table. */
    public RolloutSetup(
            Game game,
            Position position,
            Player by,
            Optional<Supplier<Equities>> equities,
            long matches,
            OptionalDouble until,
            int turns,
            long seed,
            int threads) {
        this(game, position, by, equities, Optional.empty(), matches, until, turns, seed, threads);
    }
}
