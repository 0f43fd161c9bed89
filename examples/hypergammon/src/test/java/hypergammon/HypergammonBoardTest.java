package hypergammon;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.picture.BoardEditor;
import alea.picture.BoardEditor.Choice;
import alea.picture.Cell;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.picture.Picture.Field;
import alea.picture.Way;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fields by their names, moves by their ends, and positions that are set up on the board. */
class HypergammonBoardTest {
    private static final Game GAME = Registry.installed().game("hypergammon");
    private static final Drawing DRAWING = DrawingPlugin.of(GAME);
    private static final BoardEditor EDITOR = DRAWING.editor().orElseThrow();

    private static Cell cell(String name) {
        return DRAWING.draw(GAME.start(), List.of("", "")).fields().stream()
                .filter(field -> field.name().equals(name))
                .map(Field::cell)
                .findFirst()
                .orElseThrow();
    }

    private static List<String> at(String position, String field) {
        return EDITOR.at(GAME.parse(position), cell(field)).stream()
                .map(choice -> choice.text() + ": " + choice.position())
                .toList();
    }

    private static Way way(String position, String label) {
        Position parsed = GAME.parse(position);
        return DRAWING.way(parsed, parsed.option(label));
    }

    @Test
    void aMoveGoesFromPointToPointAsRedCountsThem() {
        assertThat(way("24,23,22/24,23,22 0 1,3", "24/21")).isEqualTo(Way.of(cell("point 24"), cell("point 21")));
        assertThat(way("24,23,22/24,23,22 1 1,3", "24/21")).isEqualTo(Way.of(cell("point 1"), cell("point 4")));
        assertThat(way("bar,23,22/24,23,22 0 1,6", "bar/19")).isEqualTo(Way.of(cell("red bar"), cell("point 19")));
        assertThat(way("6,5,4/6,5,4 1 1,6", "6/off")).isEqualTo(Way.of(cell("point 19"), cell("blue off")));
    }

    @Test
    void aCheckerOfEitherSideCanStandOnAPointThatTheOtherHasNot() {
        assertThat(at("bar,24,24/24,23,22 0 1,3", "point 12"))
                .containsExactly(
                        "Red from red bar to point 12: 24,24,12/24,23,22 0 1,3",
                        "Red from point 24 to point 12: bar,24,12/24,23,22 0 1,3",
                        "Blue from point 1 to point 12: bar,24,24/23,22,13 0 1,3",
                        "Blue from point 2 to point 12: bar,24,24/24,22,13 0 1,3",
                        "Blue from point 3 to point 12: bar,24,24/24,23,13 0 1,3");
        assertThat(at("24,23,22/24,23,22 0 1,3", "point 1")).as("Blue is there").allMatch(text -> text.startsWith("B"));
        assertThat(at("6,off,off/24,23,22 1 1,3", "red off"))
                .as("Red has won")
                .containsExactly("Red from point 6 to red off: off,off,off/24,23,22 0 -");
    }

    @Test
    void eitherSideCanBeToActWithAnyRoll() {
        Position position = GAME.parse("24,23,22/24,23,22 0 1,3");
        assertThat(EDITOR.turns(position)).extracting(Choice::text).containsExactly("Red to act", "Blue to act");
        assertThat(EDITOR.rolls(position)).hasSize(1 + 21);
    }

    @Test
    void whatIsSetUpIsReadAgain() {
        Dice dice = new Dice(5, 0);
        Position position = GAME.start();
        for (int ply = 0; ply < 60 && position.node() != Position.OVER; ply++) {
            List<Field> fields = DRAWING.draw(position, List.of("", "")).fields();
            for (Choice choice : EDITOR.at(position, fields.get(dice.below(fields.size())).cell())) {
                assertThat(GAME.parse(choice.position().toString())).isEqualTo(choice.position());
            }
            position.take(position.isChance() ? dice.chance(position) : dice.below(position.options()));
        }
    }
}
