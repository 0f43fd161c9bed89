package alea.game;

import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.picture.Picture;
import java.util.List;
import java.util.Optional;

/** Shows {@link TinyGame} in words. */
public final class TinyBoard implements DrawingPlugin {
    @Override
    public Optional<Drawing> drawing(Game game) {
        return game instanceof TinyGame ? Optional.of(new Words()) : Optional.empty();
    }

    private record Words() implements Drawing {
        @Override
        public Picture draw(Position position, List<String> captions) {
            String[] fields = position.toString().split(" ");
            return Picture.of(captions.get(0) + " has " + fields[0] + "\n" + captions.get(1) + " has " + fields[1]);
        }

        @Override
        public String seat(int seat) {
            return seat == 0 ? "first" : "second";
        }

        @Override
        public String describe(Position position, int option) {
            return position.label(option);
        }
    }
}
