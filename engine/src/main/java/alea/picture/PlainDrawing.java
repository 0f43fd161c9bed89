package alea.picture;

import alea.game.Game;
import alea.game.Position;
import java.util.List;

/** A game that is shown as its positions' text. */
record PlainDrawing(Game game) implements Drawing {
    @Override
    public Picture draw(Position position, List<String> captions) {
        return Picture.of(position.toString());
    }

    @Override
    public String seat(int seat) {
        return "seat " + game.place(seat);
    }

    @Override
    public String describe(Position position, int option) {
        Position next = position.copy();
        next.take(option);
        return "%s, to %s".formatted(position.label(option), next);
    }
}
