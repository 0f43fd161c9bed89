package alea.doom;

import alea.game.Game;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import java.util.Optional;

/** Draws Dice of Doom. */
public final class DoomDrawings implements DrawingPlugin {
    @Override
    public Optional<Drawing> drawing(Game game) {
        return game instanceof DoomGame doom ? Optional.of(new DoomDrawing(doom)) : Optional.empty();
    }
}
