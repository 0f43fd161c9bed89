package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two pawns of a seat on a ring square, where walls are. */
class WallsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "before a wall of another seat | 10,B,B,B/-/40,40,5,B/- 0 3 | 0",
                "not on to it                  | 10,B,B,B/-/40,40,5,B/- 0 4 | pass",
                "not past it                   | 10,B,B,B/-/40,40,5,B/- 0 5 | pass",
                "one pawn is no wall           | 10,B,B,B/-/40,B,5,B/- 0 5  | 0",
                "not past an own wall          | 10,14,14,B/-/5,B,B,B/- 0 5 | 1 2",
                "not on to an own wall         | 10,14,14,B/-/5,B,B,B/- 0 4 | 1 2",
                "a wall bars its own start     | 0,0,B,B/-/5,B,B,B/- 0 6    | 0 1",
                "another's wall bars a start   | 1,B,B,B/-/26,26,B,B/- 0 6  | 0",
                "there is none in a lane       | 50,52,52,B/-/5,B,B,B/- 0 3 | 0 1 2"
            })
    void nobodyPassesThem(String what, String position, String movable) {
        Game game = Installed.REGISTRY.game("ludo-classic:walls=yes");
        for (Game rules : List.of(game, game.plain())) {
            Position at = rules.parse(position);
            assertThat(IntStream.range(0, at.options()).mapToObj(at::label).collect(Collectors.joining(" ")))
                    .as(what)
                    .isEqualTo(movable);
        }
    }
}
