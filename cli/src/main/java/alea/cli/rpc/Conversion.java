package alea.cli.rpc;

import alea.cli.json.Json;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Quoted;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.ludo.NativeArrays;
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
        return of((LudoPosition) ludo(game).parse(position));
    }

    /**
     * From an engine's array.
     *
     * @param array four rows of four whole numbers
     * @param seat the place to act; null means 0
     * @param die 1..6, or null before the roll
     * @param relative whether the first row is that of the place to act
     */
    public static Conversion ofArray(
            Game game, JsonNode array, @Nullable Integer seat, @Nullable Integer die, boolean relative) {
        LudoGame ludo = ludo(game);
        int[][] rows = rows(array);
        if (die != null && (die < 1 || die > 6)) {
            throw new BadInput("the die is 1..6, or left out before the roll, not " + die);
        }
        return of(NativeArrays.position(ludo, rows, seat == null ? 0 : seat, die == null ? 0 : die, relative));
    }

    /**
     * An array as JSON, or as Python prints lists and NumPy's arrays.
     *
     * @throws BadInput when it is neither
     */
    public static JsonNode read(String array) {
        // NumPy separates numbers by blanks, Python's lists by commas.
        String json = array.strip()
                .replaceAll("\\b(array|dtype=\\w+)\\b|[()]", "")
                .replaceAll("(?<=[0-9\\]])(?:\\s*+,\\s*+|\\s++)(?=[-0-9\\[])", ",");
        try {
            return Json.mapper().readTree(json);
        } catch (JacksonException e) {
            throw noArray(array);
        }
    }

    /** Refuses what belongs to an array where a position is given, which says all that itself. */
    public static void requireNone(@Nullable Integer seat, @Nullable Integer die, boolean relative) {
        if (seat != null || die != null || relative) {
            throw new BadInput("seat, die and relative are for arrays; a position has its own");
        }
    }

    private static LudoGame ludo(Game game) {
        if (game instanceof LudoGame ludo && NativeArrays.has(ludo)) {
            return ludo;
        }
        throw new BadInput("%s has no arrays of its own; the games of pyludo and LUDOPy have"
                .formatted(game.spec().name()));
    }

    private static int[][] rows(JsonNode array) {
        int[][] rows = new int[4][4];
        for (int row = 0; row < 4; row++) {
            for (int pawn = 0; pawn < 4; pawn++) {
                JsonNode number = array.path(row).path(pawn);
                boolean fits = array.size() == 4 && array.path(row).size() == 4;
                if (!fits || !number.isIntegralNumber() || !number.canConvertToInt()) {
                    throw noArray(array.toString());
                }
                rows[row][pawn] = number.intValue();
            }
        }
        return rows;
    }

    private static BadInput noArray(String array) {
        return new BadInput("the array %s is not four rows of four whole numbers, such as [[1, -1, -1, 99], ...]"
                .formatted(Quoted.of(array)));
    }

    private static Conversion of(LudoPosition position) {
        return new Conversion(
                position.toString(),
                position.game().place(position.seat()),
                position.die() == 0 ? null : position.die(),
                NativeArrays.of(position, false),
                NativeArrays.of(position, true));
    }
}
