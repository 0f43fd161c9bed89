package alea.cli.board;

import alea.doom.DoomGame;
import alea.game.Game;
import alea.game.Position;
import alea.ludo.LudoGame;
import java.util.List;

/** How a game looks to a person. */
public sealed interface Drawing permits LudoDrawing, DoomDrawing, PlainDrawing {
    /** The drawing of a game; games that have none of their own show their positions as text. */
    static Drawing of(Game game) {
        return switch (game) {
            case LudoGame ludo -> new LudoDrawing(ludo);
            case DoomGame doom -> new DoomDrawing(doom);
            default -> new PlainDrawing(game);
        };
    }

    /**
     * The position in lines of text.
     *
     * @param captions what to write beside each seat
     * @param coloured whether to use colours
     */
    String draw(Position position, List<String> captions, boolean coloured);

    /**
     * Whether chance changes what is drawn, so that it is drawn before a choice is made; where it does not (a roll that is only said), it is
     * drawn after each move.
     */
    default boolean drawsChance() {
        return false;
    }

    /** What a seat is called. */
    String seat(int seat);

    /** What an option does, in words that follow the seat's name. */
    String describe(Position position, int option);
}
