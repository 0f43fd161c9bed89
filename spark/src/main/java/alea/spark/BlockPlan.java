package alea.spark;

import alea.game.BadInput;
import alea.game.Game;
import alea.solve.Numbering;
import alea.solve.SolvePlugin;
import alea.solve.Space;
import alea.solve.graph.ZeroSumBlock;
import java.io.Serializable;
import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How the states of a game are cut into blocks, as a text and numbers: every machine makes out of it what it needs.
 *
 * @param game its spec
 * @param pieces endgames alone, with at most so many pieces left; 0 for the whole game
 * @param size states of a block; the last may have fewer
 */
record BlockPlan(String game, int pieces, int size) implements Serializable {
    /** Numberings that this machine has made. */
    private static final Map<BlockPlan, Space> SPACES = new ConcurrentHashMap<>();

    /** Blocks that it has followed, for as long as there is memory: whoever finds none makes it again. */
    private static final Map<Block, SoftReference<ZeroSumBlock>> KNOWN = new ConcurrentHashMap<>();

    private record Block(BlockPlan plan, int number) {}

    /**
     * The states.
     *
     * @throws BadInput when the game has no numbering
     */
    Space space() {
        return SPACES.computeIfAbsent(this, BlockPlan::made);
    }

    private Space made() {
        Game rules = Here.registry().game(game);
        SolvePlugin plugin = SolvePlugin.of(rules);
        Game solved = plugin.solved(rules);
        Optional<Numbering> numbering = pieces == 0 ? plugin.numbering(solved) : plugin.endgame(solved, pieces);
        return numbering
                .orElseThrow(() -> new BadInput("%s has no %s that is numbered, and so no blocks"
                        .formatted(solved.spec(), pieces == 0 ? "state" : "endgame")))
                .space();
    }

    /** How many blocks there are. */
    int blocks() {
        return Math.toIntExact((space().states() + size - 1) / size);
    }

    /** The first state of a block. */
    long from(int block) {
        return (long) block * size;
    }

    /** The state after the last one of a block. */
    long to(int block) {
        return Math.min(space().states(), from(block + 1));
    }

    /** A block, followed once for as long as there is memory. */
    ZeroSumBlock block(int number) {
        var key = new Block(this, number);
        SoftReference<ZeroSumBlock> known = KNOWN.get(key);
        ZeroSumBlock block = known == null ? null : known.get();
        if (block == null) {
            block = new ZeroSumBlock(space(), from(number), to(number));
            KNOWN.put(key, new SoftReference<>(block));
        }
        return block;
    }
}
