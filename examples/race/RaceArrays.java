package race;

import alea.convert.ArrayPlugin;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;

/** Race as another program would keep it: a row a runner, with its square. */
public final class RaceArrays implements ArrayPlugin {
    @Override
    public String games() {
        return "race";
    }

    @Override
    public boolean serves(Game game) {
        return game instanceof Race;
    }

    @Override
    public String form() {
        return "two rows of one whole number, such as [[3], [5]]";
    }

    @Override
    public int rows() {
        return 2;
    }

    @Override
    public int columns() {
        return 1;
    }

    @Override
    public int[][] array(Position position, boolean relative) {
        Race.Track track = (Race.Track) position;
        int first = relative ? track.seat() : 0;
        return new int[][] {{track.squares[first]}, {track.squares[1 - first]}};
    }

    @Override
    public Integer die(Position position) {
        return null;
    }

    @Override
    public Position position(Game game, int[][] array, int place, Integer die, boolean relative) {
        if (die != null) {
            throw new BadInput("race has no die");
        }
        int first = relative ? place : 0;
        return game.parse(array[first][0] + "/" + array[1 - first][0] + " " + place + " -");
    }
}
