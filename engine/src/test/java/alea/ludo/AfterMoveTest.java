package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Installed;
import alea.game.Position;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What is seen of a move before it is made is what making it comes to. */
class AfterMoveTest {
    private static final long SEED = 23;
    private static final int MOVES = 200;

    @TestFactory
    Stream<DynamicTest> aMoveEndsWhereItWasSeenToEndForEveryKeyAndSomePairs() {
        return Compositions.all()
                .map(spec -> DynamicTest.dynamicTest(spec, () -> compare((LudoGame) Installed.REGISTRY.game(spec))));
    }

    private static void compare(LudoGame game) {
        var moves = new AfterMove(game);
        assertThat(moves.isFor(game)).isTrue();
        int seen = 0;
        for (int match = 0; seen < MOVES && match < MOVES; match++) {
            var dice = new Dice(SEED, match);
            LudoPosition position = (LudoPosition) game.start();
            LudoPosition after = position.copy();
            while (position.node() != Position.OVER && seen < MOVES) {
                int option = dice.below(position.options());
                if (!position.isChance() && position.movable() != 0) {
                    int seat = position.seat();
                    int pawn = position.pawn(option);
                    boolean others = moves.look(position, option);
                    after.set(position);
                    after.take(option);
                    assertThat(after.progress(seat, pawn))
                            .as("%s", position)
                            .isEqualTo(progress(game, moves.end()))
                            .isEqualTo(progress(game, at(moves, 0, pawn)));
                    boolean moved = false;
                    for (int s = 0; s < game.seats(); s++) {
                        int k = Math.floorMod(game.place(s) - game.place(seat), Dialect.PLACES);
                        for (int p = 0; p < game.pawns(); p++) {
                            assertThat(after.progress(s, p))
                                    .as("%s, pawn %d of seat %d", position, p, s)
                                    .isEqualTo(progress(game, at(moves, k, p)));
                            moved |= (s != seat || p != pawn) && after.progress(s, p) != position.progress(s, p);
                        }
                    }
                    assertThat(others).as("%s", position).isEqualTo(moved);
                    seen++;
                }
                position.take(option);
            }
        }
        assertThat(seen).isPositive();
    }

    private static int at(AfterMove moves, int k, int pawn) {
        return (int) (moves.pawns(k >>> 1) >>> 32 * (k & 1) + 8 * pawn) & 63;
    }

    private static int progress(LudoGame game, int walked) {
        return walked + game.dialect().origin();
    }
}
