package alea.arena;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Player;
import alea.game.Spec;
import alea.match.Etiquette;
import alea.match.Seating;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arena treats strategies as they may rely on. */
class EtiquetteTest {
    @ParameterizedTest
    @CsvSource({
        "ludo-simple:seats=4, 1, ROTATE, false, 2147483647",
        "ludo-simple:seats=4, 3, SHUFFLE, true, 2147483647",
        "doom:3x3, 2, ROTATE, true, 2147483647",
        "ludo-cs, 2, ROTATE, false, 30",
        "ludo-classic, 2, FIXED, false, 2147483647"
    })
    void everyMatchBeginsAndEndsOnceForEverySeat(
            String spec, int threads, Seating seating, boolean duplicate, int maxTurns) throws Exception {
        Game game = Setups.REGISTRY.game(spec);
        Player sometimes = new Player(new Spec("sometimes", ""), () -> (position, dice) -> {
            if (dice.below(100) == 0) {
                throw new Forfeit("enough");
            }
            return dice.below(position.options());
        });
        List<Player> players = List.of(Etiquette.player(), sometimes);
        Etiquette.during(
                () -> Setups.play(Setups.of(game, players, 400, 1, threads, seating, duplicate, maxTurns, true)));
        assertThat(Etiquette.begun()).isEqualTo(400L * game.seats() / 2);
    }
}
