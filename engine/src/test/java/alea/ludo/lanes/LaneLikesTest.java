package alea.ludo.lanes;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Installed;
import alea.game.Policy;
import alea.ludo.Compositions;
import alea.ludo.HeldReadings;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * In lanes, every reading likes the pawns that it likes in the loop, wherever pawns of random players stand. Its own
 * matches do not show that: there, some of its readings always like the same pawn.
 */
class LaneLikesTest {
    private static final boolean LONG = Boolean.getBoolean("alea.long");

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
                var likes = new LaneLikes(game);
                for (String reading : readings) {
                    var policy = (Policy)
                            Installed.REGISTRY.player(reading, game).instances().get();
                    Optional<List<LudoPosition>> otherwise = likes.otherwise(policy);
                    assertThat(otherwise.orElse(List.of()))
                            .as("%s, %s", game.spec(), reading)
                            .isEmpty();
                    assertThat(otherwise.isPresent() || reading.equals("smart")).isTrue();
                    compared += otherwise.isPresent() ? 1 : 0;
                }
            }
        }
        assertThat(compared).isGreaterThan(LONG ? 3000 : 150);
    }
}
