package alea.cli.board;

import alea.game.Game;
import alea.game.Position;
import alea.ludo.LudoGame;
import java.util.List;

/** How a game looks to a person. */
public sealed interface Drawing permits LudoDrawing, PlainDrawing {
    /** The drawing of a game; games that have none of their own show their positions as text. */
    static Drawing of(Game game) {
        return game instanceof LudoGame ludo ? new LudoDrawing(ludo) : new PlainDrawing(game);
    }

    /**
     * The position in lines of text.
     *
     * @param captions what to write beside each seat
     * @param coloured whether to use colours
     */
    String draw(Position position, List<String> captions, boolean coloured);

    /** What a seat is called. */
    String seat(int seat);

    /** What an option does, in words that follow the seat's name. */
    String describe(Position position, int option);
}
