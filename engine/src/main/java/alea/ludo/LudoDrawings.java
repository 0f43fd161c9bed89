package alea.ludo;

import alea.game.Game;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import java.util.Optional;

/** Draws every game of the family. */
public final class LudoDrawings implements DrawingPlugin {
    @Override
    public Optional<Drawing> drawing(Game game) {
        return game instanceof LudoGame ludo ? Optional.of(new LudoDrawing(ludo)) : Optional.empty();
    }
}
