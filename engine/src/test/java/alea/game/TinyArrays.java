package alea.game;

import alea.convert.ArrayPlugin;
import org.jspecify.annotations.Nullable;

/** {@link TinyGame} as one row: the points of two seats, and the turns left. */
public final class TinyArrays implements ArrayPlugin {
    @Override
    public String games() {
        return "tiny";
    }

    @Override
    public boolean serves(Game game) {
        return game instanceof TinyGame;
    }

    @Override
    public String form() {
        return "one row of three whole numbers";
    }

    @Override
    public int rows() {
        return 1;
    }

    @Override
    public int columns() {
        return 3;
    }

    @Override
    public int[][] array(Position position, boolean relative) {
        String[] fields = position.toString().split(" ");
        int first = relative ? position.seat() : 0;
        return new int[][] {
            {Integer.parseInt(fields[first]), Integer.parseInt(fields[1 - first]), Integer.parseInt(fields[2])}
        };
    }

    @Override
    public @Nullable Integer die(Position position) {
        return null;
    }

    @Override
    public Position position(Game game, int[][] array, int place, @Nullable Integer die, boolean relative) {
        int first = relative ? place : 0;
        return game.parse(array[0][first] + " " + array[0][1 - first] + " " + array[0][2] + " " + place + " -");
    }
}
