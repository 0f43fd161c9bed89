package alea.cross;

import alea.game.Game;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import java.util.Optional;

/** Draws every game of the family that has a colour for each place. */
public final class CrossDrawings implements DrawingPlugin {
    @Override
    public Optional<Drawing> drawing(Game game) {
        return game instanceof CrossGame cross && cross.crossRules().circuit().places() <= CrossDrawing.MOST_PLACES
                ? Optional.of(new CrossDrawing(cross))
                : Optional.empty();
    }
}
