package hypergammon;

import alea.game.Game;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import java.util.Optional;

/** Draws the game. */
public final class HypergammonDrawings implements DrawingPlugin {
    @Override
    public Optional<Drawing> drawing(Game game) {
        return game instanceof Hypergammon own ? Optional.of(new HypergammonDrawing(own)) : Optional.empty();
    }
}
