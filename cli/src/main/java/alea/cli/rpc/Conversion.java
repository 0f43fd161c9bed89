package alea.cli.rpc;

import alea.cli.json.Json;
import alea.game.BadInput;
import alea.game.Game;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.ludo.NativeArrays;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

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
     * @param array four rows of four numbers, as JSON or as Python prints it
     * @param seat the place to act
     * @param die 1..6, or 0 before the roll
     * @param relative whether the first row is that of the place to act
     */
    public static Conversion ofArray(Game game, String array, int seat, int die, boolean relative) {
        return of(
                NativeArrays.position(ludo(game), rows(array), seat, die == 0 ? "-" : Integer.toString(die), relative));
    }

    private static LudoGame ludo(Game game) {
        if (game instanceof LudoGame ludo && NativeArrays.has(ludo)) {
            return ludo;
        }
        throw new BadInput("%s has no arrays of its own; the games of pyludo and LUDOPy have"
                .formatted(game.spec().name()));
    }

    private static int[][] rows(String array) {
        // NumPy separates numbers by blanks, Python's lists by commas.
        String json = array.strip()
                .replaceAll("\\b(array|dtype=\\w+)\\b|[()]", "")
                .replaceAll("(?<=[0-9\\]])\\s*,?\\s+(?=[-0-9\\[])", ",");
        try {
            return Json.mapper().readValue(json, int[][].class);
        } catch (JacksonException e) {
            throw new BadInput("the array '%s' is not four rows of four whole numbers, such as [[1, -1, -1, 99], ...]"
                    .formatted(array));
        }
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
