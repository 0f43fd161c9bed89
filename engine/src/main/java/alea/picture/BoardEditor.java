package alea.picture;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Sets up positions on a board: what could be otherwise, one change at a time. Every position that it gives is one of
 * the game, as its text is read.
 */
public interface BoardEditor {
    /**
     * Something that could be so instead.
     *
     * @param colour whose it is
     * @param name of a piece, as {@link Picture.Piece#name} has it; of a roll, the label by which chance gives it;
     *     empty for what has none
     * @param text the same in words
     * @param position in which it is so
     */
    record Choice(Colour colour, String name, String text, Position position) {}

    /**
     * What could stand on a cell: every piece that is not there and could be.
     *
     * @param position left as it was
     */
    List<Choice> at(Position position, Cell cell);

    /** Who could be to act, with nothing rolled; empty for a match that is over. */
    List<Choice> turns(Position position);

    /**
     * What the seat to act could have rolled, before the roll first; empty where nothing is rolled before a decision,
     * and for a match that is over.
     */
    List<Choice> rolls(Position position);

    /** The first position that a game reads in some texts. */
    static Optional<Position> first(Game game, Stream<String> texts) {
        return texts.flatMap(text -> {
                    try {
                        return Stream.of(game.parse(text));
                    } catch (BadInput no) {
                        return Stream.empty();
                    }
                })
                .findFirst();
    }
}
