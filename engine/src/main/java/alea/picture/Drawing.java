package alea.picture;

import alea.game.Position;
import java.util.List;
import java.util.Optional;

/** How one game looks to a person. */
public interface Drawing {
    /**
     * What there is to see of a position.
     *
     * @param captions what to write beside each seat
     */
    Picture draw(Position position, List<String> captions);

    /**
     * Whether chance changes what is drawn, so that it is drawn before a choice is made; where it does not (a roll
     * that is only said), it is drawn after each move.
     */
    default boolean drawsChance() {
        return false;
    }

    /** Whether chance, at a node where it acts, is a throw, of dice or what else is thrown, and no deal or battle. */
    default boolean isThrow(Position chance) {
        return true;
    }

    /** What a seat is called. */
    String seat(int seat);

    /** The colour of a seat's pieces: the one that the seat is called by, if any. */
    default Colour colour(int seat) {
        return Colour.called(seat(seat));
    }

    /**
     * From which cell to which an option leads: those that the pieces of the seat to act leave and come to; where
     * several pieces move, as one of them goes. Nowhere for what moves none of them.
     *
     * @param position left as it was
     */
    default Way way(Position position, int option) {
        return Way.drawn(this, position, option);
    }

    /** Sets up positions on the board; empty where the game has nothing for that. */
    default Optional<BoardEditor> editor() {
        return Optional.empty();
    }

    /** What an option does, in words that follow the seat's name. */
    String describe(Position position, int option);

    /** The same in few words, for a long list of options. */
    default String brief(Position position, int option) {
        return describe(position, option);
    }

    /** What people call an option, and type to choose it: its label, where a drawing has no name that is plainer. */
    default String name(Position position, int option) {
        return position.label(option);
    }
}
