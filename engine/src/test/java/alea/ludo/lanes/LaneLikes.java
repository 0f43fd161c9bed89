package alea.ludo.lanes;

import alea.game.Dice;
import alea.game.Policy;
import alea.game.Position;
import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Which pawns players like, in lanes and in the loop, where pawns of random players stand in a game. */
public final class LaneLikes {
    private static final long SEED = 29;
    /** Lanes of a board. */
    private static final int LANES = 8 * LaneBoard.LONGS;
    /** Decisions from one that is looked at to the next. */
    private static final int STRIDE = 7;

    private final LudoGame game;
    private final List<LudoPosition> positions = new ArrayList<>();

    /** Positions of a game, a lane each. */
    public LaneLikes(LudoGame game) {
        this.game = game;
        Dice dice = new Dice(SEED, 0);
        Position position = game.start();
        for (int decision = 0; positions.size() < LANES; ) {
            if (position.node() == Position.OVER) {
                position = game.start();
            }
            if (position.node() == Position.DECISION
                    && ((LudoPosition) position).movable() != 0
                    && decision++ % STRIDE == 0) {
                positions.add((LudoPosition) position.copy());
            }
            position.take(dice.below(position.options()));
        }
    }

    /** Where lanes and a player like other pawns; empty where lanes do not hold the player, or the game. */
    public Optional<List<LudoPosition>> otherwise(Policy policy) {
        Optional<LaneRules> rules = LaneRules.of(game);
        Optional<Supplier<LaneRule>> rule = LudoLanesMaker.rule(policy, game);
        return rules.isEmpty() || rule.isEmpty()
                ? Optional.empty()
                : Optional.of(otherwise(
                        policy, new LaneBoard(rules.get(), List.of(rule.get().get()))));
    }

    private List<LudoPosition> otherwise(Policy policy, LaneBoard board) {
        long[] die = new long[LaneBoard.LONGS];
        long[] counts = new long[LaneBoard.LONGS];
        Arrays.fill(counts, Octet.LOW);
        for (int lane = 0; lane < LANES; lane++) {
            LudoPosition position = positions.get(lane);
            board.begin(lane, true);
            LaneBoard.set(die, lane, position.die());
            for (int i = 0; i < Dialect.PLACES * LaneBoard.PAWNS; i++) {
                int pawns = position.frame(i / LaneBoard.PAWNS);
                LaneBoard.set(board.pawns[i], lane, pawns >>> 8 * (i % LaneBoard.PAWNS) & 127);
            }
        }
        for (Runnable loop : board.turn(die, new long[LaneBoard.LONGS], counts)) {
            loop.run();
        }
        double[] chances = new double[LaneBoard.PAWNS];
        List<LudoPosition> otherwise = new ArrayList<>();
        for (int lane = 0; lane < LANES; lane++) {
            LudoPosition position = positions.get(lane);
            policy.probabilities(position, chances);
            int likes = 0;
            for (int option = 0; option < position.options(); option++) {
                likes |= chances[option] > 0 ? 1 << position.pawn(option) : 0;
            }
            for (int pawn = 0; pawn < LaneBoard.PAWNS; pawn++) {
                likes ^= LaneBoard.at(board.masks[pawn], lane) != 0 ? 1 << pawn : 0;
            }
            if (likes != 0) {
                otherwise.add(position);
            }
        }
        return otherwise;
    }
}
