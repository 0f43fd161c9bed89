package alea.spark;

import alea.game.BadInput;
import alea.game.Game;
import alea.solve.Numbering;
import alea.solve.SolvePlugin;
import alea.solve.Space;
import alea.solve.graph.ZeroSumBlock;
import java.io.Serializable;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * How the states of a game are cut into blocks, as a text and numbers: every machine makes out of it what it needs.
 *
 * @param game its spec
 * @param pieces endgames alone, with at most so many pieces left; 0 for the whole game
 * @param size the most states of a block
 * @param wave the fewest blocks that are worked through at once; 0 for what is standard
 */
record BlockPlan(String game, int pieces, int size, int wave) implements Serializable {
    private static final int SMALLEST = 64;
    private static final int LARGEST = 1 << 26;
    private static final int MOST_AT_ONCE = 1_000_000;

    /** What this machine has made. */
    private static final Map<BlockPlan, BlockCut> CUTS = new ConcurrentHashMap<>();

    /**
     * A plan as it is asked for.
     *
     * @param block {@code --block}
     * @param wave {@code --wave}, or null
     * @throws BadInput when one of them cannot be
     */
    static BlockPlan of(String game, int pieces, int block, @Nullable Integer wave) {
        requireWithin("--block", block, SMALLEST, LARGEST);
        if (wave != null) {
            requireWithin("--wave", wave, 1, MOST_AT_ONCE);
        }
        return new BlockPlan(game, pieces, block, wave == null ? 0 : wave);
    }

    private static void requireWithin(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new BadInput(String.format(
                    Locale.ROOT, "%s %d is not allowed; it is from %,d to %,d", option, value, least, most));
        }
    }

    /**
     * The blocks.
     *
     * @throws BadInput when the game has no numbering
     */
    BlockCut cut() {
        return CUTS.computeIfAbsent(this, BlockPlan::made);
    }

    private BlockCut made() {
        Game rules = Here.registry().game(game);
        SolvePlugin plugin = SolvePlugin.of(rules);
        Game solved = plugin.solved(rules);
        Optional<Numbering> numbering = pieces == 0 ? plugin.numbering(solved) : plugin.endgame(solved, pieces);
        Space space = numbering
                .orElseThrow(() -> new BadInput("%s has no %s that is numbered, and so no blocks"
                        .formatted(solved.spec(), pieces == 0 ? "state" : "endgame")))
                .space();
        return new BlockCut(space, size, wave);
    }

    /** Follows a block. */
    ZeroSumBlock block(int number) {
        BlockCut cut = cut();
        return new ZeroSumBlock(cut.space(), cut.begin(number), cut.begin(number + 1));
    }
}
