package alea.cli.rpc;

import alea.cli.json.Json;
import alea.convert.ArrayPlugin;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.game.Quoted;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * A position in Alea's notation and as its engine's arrays.
 *
 * @param position the text
 * @param seat the place to act
 * @param die the roll, or null before it
 * @param absolute the array with place 0 in the first row
 * @param relative the array with the place to act in the first row
 */
public record Conversion(
        String position, int seat, @Nullable Integer die, int[][] absolute, int[][] relative) {

    /** From Alea's notation. */
    public static Conversion ofPosition(Game game, String position) {
        return of(ArrayPlugin.of(game), game, game.parse(position));
    }

    /**
     * From an engine's array.
     *
     * @param array rows of whole numbers
     * @param seat the place to act; null means 0
     * @param die the roll, or null before it
     * @param relative whether the first row is that of the place to act
     */
    public static Conversion ofArray(
            Game game, JsonNode array, @Nullable Integer seat, @Nullable Integer die, boolean relative) {
        ArrayPlugin arrays = ArrayPlugin.of(game);
        int[][] rows = rows(arrays, array);
        return of(arrays, game, arrays.position(game, rows, seat == null ? 0 : seat, die, relative));
    }

    /**
     * An array as JSON, or as Python prints lists and NumPy's arrays.
     *
     * @throws BadInput when it is neither, or the game has no arrays
     */
    public static JsonNode read(Game game, String array) {
        // NumPy separates numbers by blanks, Python's lists by commas.
        String json = array.strip()
                .replaceAll("\\b(array|dtype=\\w+)\\b|[()]", "")
                .replaceAll("(?<=[0-9\\]])(?:\\s*+,\\s*+|\\s++)(?=[-0-9\\[])", ",");
        try {
            return Json.mapper().readTree(json);
        } catch (JacksonException e) {
            throw noArray(ArrayPlugin.of(game), array);
        }
    }

    /** Refuses what belongs to an array where a position is given, which says all that itself. */
    public static void requireNone(@Nullable Integer seat, @Nullable Integer die, boolean relative) {
        if (seat != null || die != null || relative) {
            throw new BadInput("seat, die and relative are for arrays; a position has its own");
        }
    }

    private static int[][] rows(ArrayPlugin arrays, JsonNode array) {
        int[][] rows = new int[arrays.rows()][arrays.columns()];
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length; column++) {
                JsonNode number = array.path(row).path(column);
                boolean fits = array.size() == rows.length && array.path(row).size() == rows[row].length;
                if (!fits || !number.isIntegralNumber() || !number.canConvertToInt()) {
                    throw noArray(arrays, array.toString());
                }
                rows[row][column] = number.intValue();
            }
        }
        return rows;
    }

    private static BadInput noArray(ArrayPlugin arrays, String array) {
        return new BadInput("the array %s is not %s".formatted(Quoted.of(array), arrays.form()));
    }

    private static Conversion of(ArrayPlugin arrays, Game game, Position position) {
        return new Conversion(
                position.toString(),
                game.place(position.seat()),
                arrays.die(position),
                arrays.array(position, false),
                arrays.array(position, true));
    }
}
