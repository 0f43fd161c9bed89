package alea.web.match;

import alea.game.Position;
import alea.picture.BoardEditor;
import alea.picture.Cell;
import alea.picture.Colour;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What could be otherwise in a position that somebody sets up.
 *
 * @param turns who could be to act
 * @param rolls what could be rolled, before the roll first
 * @param at what could stand on the cell that was asked for
 */
public record EditView(List<Choice> turns, List<Choice> rolls, List<Choice> at) {
    /**
     * Something that could be so instead.
     *
     * @param name of a piece, or the label of a roll; empty for what has none
     * @param text the same in words
     * @param position as text, in which it is so
     */
    public record Choice(Colour colour, String name, String text, String position) {}

    /** That of a position, and of a cell where one was asked for. */
    public static EditView of(BoardEditor editor, Position position, @Nullable Cell cell) {
        return new EditView(
                choices(editor.turns(position)),
                choices(editor.rolls(position)),
                cell == null ? List.of() : choices(editor.at(position, cell)));
    }

    private static List<Choice> choices(List<BoardEditor.Choice> choices) {
        return choices.stream()
                .map(c ->
                        new Choice(c.colour(), c.name(), c.text(), c.position().toString()))
                .toList();
    }
}
