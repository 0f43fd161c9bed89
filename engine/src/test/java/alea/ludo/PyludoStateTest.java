package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Installed;
import alea.game.MixedPlay;
import alea.game.Position;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions in pyludo's numbers say the same as in Alea's, from every seat. */
class PyludoStateTest {
    private static final long SEED = 1414;
    private static final int POSITIONS = 400;

    private static LudoGame game(String spec) {
        return (LudoGame) Installed.REGISTRY.game(spec);
    }

    static Stream<String> specs() {
        return Installed.specs().filter(spec -> PyludoState.describes(Installed.REGISTRY.game(spec)));
    }

    @Test
    void describesTheGamesWhosePawnsGoAsPyludosDo() {
        assertThat(specs().map(spec -> spec.split(":")[0]).distinct())
                .contains("ludo-classic", "ludo-pyludo", "ludo-pyludo-fork", "ludo-ludopy", "ludo-star", "ludo-ucsc")
                .doesNotContain("ludo-simple", "ludo-ludopy-1.3.1");
    }

    @ParameterizedTest
    @MethodSource("specs")
    void thereAndBackIsTheSamePosition(String spec) {
        LudoGame game = game(spec);
        var seen = new PyludoState();
        MixedPlay.decisions(game, SEED, POSITIONS, (position, where) -> {
            var ludo = (LudoPosition) position;
            // The state does not say what a dialect remembers beyond turn and die.
            String expected = withoutMemory(ludo);
            for (int viewer = 0; viewer < game.seats(); viewer++) {
                seen.set(ludo, viewer);
                assertThat(PyludoState.parse(seen.toString()))
                        .as(where)
                        .isEqualTo(seen)
                        .hasSameHashCodeAs(seen);
                LudoPosition back = seen.toPosition(game, viewer, ludo.seat(), ludo.die());
                assertThat(withoutMemory(back)).as(where).isEqualTo(expected);
            }
            assertThat(PyludoState.from(ludo)).as(where).isEqualTo(viewOf(ludo, ludo.seat()));
        });
    }

    private static PyludoState viewOf(LudoPosition position, int viewer) {
        var state = new PyludoState();
        state.set(position, viewer);
        return state;
    }

    private static String withoutMemory(Position position) {
        return Stream.of(position.toString().split(" ")).limit(3).collect(Collectors.joining(" "));
    }

    @Test
    void aSeatSeesWhatTheRulesSayOfTheAbsoluteState() {
        MixedPlay.decisions(game("ludo-pyludo"), SEED, POSITIONS, (position, where) -> {
            var ludo = (LudoPosition) position;
            PyludoState absolute = viewOf(ludo, 0);
            for (int s = 0; s < 4; s++) {
                PyludoState relative = viewOf(ludo, s);
                for (int i = 0; i < 16; i++) {
                    assertThat(relative.get(Math.floorMod(i / 4 - s, 4), i % 4))
                            .as(where)
                            .isEqualTo(relative(absolute.get(i / 4, i % 4), s));
                }
            }
        });
    }

    /** Absolute to relative for seat s: star-globe-ludo.md, 1.1. */
    private static int relative(int p, int s) {
        if (p == -1 || p == 99) {
            return p;
        }
        return p < 52 ? Math.floorMod(p - 13 * s, 52) : Math.floorMod(p - 52 - 5 * s, 20) + 52;
    }

    @ParameterizedTest
    @CsvSource({"ludo-pyludo,3", "ludo-pyludo-fork,4"})
    void theNextStatesAreThoseOfTheEngines(String spec, int column) {
        LudoGame game = game(spec);
        var next = new PyludoNext(game);
        var softly = new SoftAssertions();
        for (String[] row : StarRows.read("pyludo-transitions.tsv")) {
            String expected = row[column].equals("=") ? row[3] : row[column];
            LudoPosition position = PyludoState.parse(row[0]).toPosition(game, 0, 0, Integer.parseInt(row[1]));
            String before = position.toString();
            int token = Integer.parseInt(row[2]);
            softly.assertThat(position.movable() >>> token & 1).isEqualTo(expected.equals("ILLEGAL") ? 0 : 1);
            if (!expected.equals("ILLEGAL")) {
                softly.assertThat(next.after(position, token))
                        .as(String.join(" ", row))
                        .hasToString(expected);
                softly.assertThat(position).hasToString(before);
            }
        }
        softly.assertAll();
    }

    @ParameterizedTest
    @MethodSource("specs")
    void theNextStateIsSeenByWhoeverMovedWhoeverIsNext(String spec) {
        LudoGame game = game(spec);
        var next = new PyludoNext(game);
        MixedPlay.decisions(game, SEED + 1, POSITIONS, (position, where) -> {
            var ludo = (LudoPosition) position;
            IntStream.range(0, ludo.options())
                    .filter(option -> ludo.movable() != 0)
                    .forEach(option -> {
                        LudoPosition moved = ludo.copy();
                        moved.take(option);
                        assertThat(next.after(ludo, ludo.pawn(option)))
                                .as(where)
                                .isEqualTo(viewOf(moved, ludo.seat()));
                    });
        });
    }

    @Test
    void whoeverIsMissingIsAtTheGoal() {
        var position = (LudoPosition) game("ludo-star:seats=2,pawns=2").parse("B,0/-/50,51/- 2 3");
        assertThat(PyludoState.from(position)).hasToString("51,52,99,99/99,99,99,99/-1,27,99,99/99,99,99,99");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1/2/3/4",
                "-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1",
                "x,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1",
                // Its own square 0, somebody else's lane, and beyond every lane.
                "0,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1",
                "57,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1",
                "-1,-1,-1,-1/13,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1",
                "-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1/72,-1,-1,-1"
            })
    void aTextThatIsNoStateIsRefused(String text) {
        assertThatThrownBy(() -> PyludoState.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("state");
    }

    @Test
    void aStateThatAGameCannotHaveIsRefused() {
        LudoGame pyludo = game("ludo-pyludo");
        LudoGame two = game("ludo-star:seats=2");
        assertThatThrownBy(() -> PyludoState.parse("5,-1,-1,-1/5,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1")
                        .toPosition(pyludo, 0, 0, 0))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("shares a square");
        assertThatThrownBy(() -> new PyludoState().toPosition(two, 0, 0, 0))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("row 1, token 0");
        assertThatThrownBy(() -> new PyludoState().toPosition(game("ludo-ludopy-1.3.1"), 0, 0, 0))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("other squares");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple", "ludo-ludopy-1.3.1"})
    void otherBoardsAreNotDescribed(String spec) {
        LudoGame game = game(spec);
        assertThatIllegalArgumentException().isThrownBy(() -> new PyludoNext(game));
        assertThatIllegalArgumentException().isThrownBy(() -> PyludoState.from((LudoPosition) game.start()));
    }
}
