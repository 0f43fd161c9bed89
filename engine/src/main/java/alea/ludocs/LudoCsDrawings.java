package alea.ludocs;

import alea.game.Game;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import java.util.Optional;

/** Draws LUDO-CS. */
public final class LudoCsDrawings implements DrawingPlugin {
    @Override
    public Optional<Drawing> drawing(Game game) {
        return game instanceof LudoCsGame cs ? Optional.of(new LudoCsDrawing(cs)) : Optional.empty();
    }
}
