package alea.ludo.lanes;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Policy;
import alea.game.Position;
import alea.ludo.Compositions;
import alea.ludo.Dialect;
import alea.ludo.HeldReadings;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * In lanes, every reading likes the pawns that it likes in the loop, wherever pawns of random players stand. Its own
 * matches do not show that: there, some of its readings always like the same pawn.
 */
class LaneLikesTest {
    private static final long SEED = 29;
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    /** Lanes of a board. */
    private static final int LANES = 8 * LaneBoard.LONGS;
    /** Decisions from one that is looked at to the next. */
    private static final int STRIDE = 7;

    @Test
    void everyReadingLikesThePawnsThatItLikesInTheLoop() {
        List<LudoGame> games = (LONG
                        ? Compositions.all()
                        : Stream.of(
                                "ludo-simple:seats=4,overshoot=back",
                                "ludo-classic:lane=0",
                                "ludo-classic:seats=4,enter=any,enter-takes=also-on-safe,overshoot=bounce",
                                "ludo-pyludo",
                                "ludo-pyludo:first-star=strikes,sent-back=after-jump",
                                "ludo-star:seats=3,pawns=3,on-safe=share,lane-start=ring"))
                .map(spec -> (LudoGame) Installed.REGISTRY.game(spec))
                .toList();
        int compared = 0;
        for (LudoGame game : games) {
            List<String> readings = HeldReadings.in(game);
            if (LaneRules.of(game).isPresent()) {
                List<LudoPosition> positions = positions(game);
                for (String reading : readings) {
                    compared += compare(game, reading, positions) ? 1 : 0;
                }
            }
        }
        assertThat(compared).isGreaterThan(LONG ? 3000 : 150);
    }

    /** Compares; whether lanes hold the reading, which {@code smart} alone is not in all games. */
    private static boolean compare(LudoGame game, String reading, List<LudoPosition> positions) {
        var policy =
                (Policy) Installed.REGISTRY.player(reading, game).instances().get();
        Optional<Supplier<LaneRule>> held = LudoLanesMaker.rule(policy, game);
        if (held.isEmpty()) {
            assertThat(reading).isEqualTo("smart");
            return false;
        }
        LaneRule rule = held.get().get();
        var board = new LaneBoard(LaneRules.of(game).orElseThrow(), List.of(rule));
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
        assertThat(otherwise).as("%s, %s", game.spec(), reading).isEmpty();
        return true;
    }

    /** Decisions of random players who can move. */
    private static List<LudoPosition> positions(Game game) {
        Dice dice = new Dice(SEED, 0);
        List<LudoPosition> found = new ArrayList<>();
        Position position = game.start();
        for (int decision = 0; found.size() < LANES; ) {
            if (position.node() == Position.OVER) {
                position = game.start();
            }
            if (position.node() == Position.DECISION
                    && ((LudoPosition) position).movable() != 0
                    && decision++ % STRIDE == 0) {
                found.add((LudoPosition) position.copy());
            }
            position.take(dice.below(position.options()));
        }
        return found;
    }
}
