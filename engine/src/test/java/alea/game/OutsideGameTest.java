package alea.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.convert.ArrayPlugin;
import alea.game.Recommendation.Use;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.picture.Picture;
import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game that no part of Alea knows brings its drawing, its arrays and who is recommended for it. */
class OutsideGameTest {
    private static final TinyGame TINY = new TinyGame(false);

    @Test
    void itIsDrawnAsItsPluginSays() {
        Drawing drawing = DrawingPlugin.of(TINY);
        Picture picture = drawing.draw(TINY.parse("3 1 4 0 -"), List.of("you", "first"));
        assertThat(picture.lines()).containsExactly("you has 3", "first has 1");
        assertThat(drawing.seat(1)).isEqualTo("second");
        assertThat(drawing.describe(TINY.start(), 0)).isEqualTo(TINY.start().label(0));
    }

    @Test
    void aGameWithoutADrawingIsItsPositionsText() {
        Game drawn = Installed.REGISTRY.game("ludo-cs");
        // The same by a class that no plug-in knows.
        Game game = (Game) Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, method, arguments) -> method.invoke(drawn, arguments));
        Drawing drawing = DrawingPlugin.of(game);
        assertThat(drawing.draw(game.start(), List.of("a", "b")).lines())
                .containsExactlyElementsOf(game.start().toString().lines().toList());
        assertThat(drawing.seat(1)).isEqualTo("seat 1");
        assertThat(drawing.describe(game.start(), 0)).startsWith(game.start().label(0) + ", to ");
    }

    @Test
    void itsArraysAreItsOwn() {
        ArrayPlugin arrays = ArrayPlugin.of(TINY);
        Position position = TINY.parse("3 1 4 1 -");
        assertThat(arrays.array(position, false)).isDeepEqualTo(new int[][] {{3, 1, 4}});
        assertThat(arrays.array(position, true)).isDeepEqualTo(new int[][] {{1, 3, 4}});
        assertThat(arrays.position(TINY, arrays.array(position, true), 1, null, true))
                .isEqualTo(position);
        assertThatThrownBy(() -> ArrayPlugin.of(Installed.REGISTRY.game("ludo-cs")))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("ludo-cs has no arrays of its own; ")
                .hasMessageContaining("the games of pyludo and LUDOPy")
                .hasMessageContaining("tiny");
    }

    @Test
    void itRecommendsWhomItLikesAndWhoIsMissingIsPassedOver() {
        assertThat(Installed.REGISTRY.recommended(TINY, Use.OPPONENT)).containsExactly("first", "random");
        assertThat(Installed.REGISTRY.recommended(TINY, Use.SEARCH)).containsExactly("mc:trials=20");
        assertThat(Installed.REGISTRY.recommended(TINY, Use.HINTS)).isEmpty();
        assertThat(Installed.REGISTRY.recommended(TINY, Use.PLAYOUTS)).containsExactly("random");
    }

    @Test
    void whatAGameRecommendsIsThereAndPlaysIt() {
        Installed.specs().forEach(spec -> {
            Game game = Installed.REGISTRY.game(spec);
            assertThat(game.recommended()).allSatisfy(r -> {
                assertThat(r.measured()).isNotBlank();
                assertThat(r.uses()).isNotEmpty();
            });
            for (Use use : Use.values()) {
                for (String strategy : Installed.REGISTRY.recommended(game, use)) {
                    assertThat(Installed.REGISTRY.player(strategy, game).spec()).hasToString(strategy);
                }
            }
        });
    }
}
