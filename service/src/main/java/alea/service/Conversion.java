package alea.service;

import alea.convert.ArrayPlugin;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.game.Quoted;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

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

    /** What is to be converted: a position, or an array with what an array does not say. */
    public sealed interface Request {
        /** The spec of the game. */
        String game();
    }

    /** Into arrays, from a position as text. */
    public record FromPosition(String game, String position) implements Request {}

    /**
     * From an engine's array.
     *
     * @param array rows of whole numbers; null where what was given is something else
     * @param text the array as it was given, for complaints
     * @param seat the place to act; null means 0
     * @param die the roll, or null before it
     * @param relative whether the first row is that of the place to act, not of place 0
     */
    public record FromArray(
            String game,
            int @Nullable [][] array,
            String text,
            @Nullable Integer seat,
            @Nullable Integer die,
            boolean relative)
            implements Request {}

    /** From Alea's notation. */
    static Conversion ofPosition(Game game, String position) {
        return of(ArrayPlugin.of(game), game, game.parse(position));
    }

    /**
     * From an engine's array.
     *
     * @param array rows of whole numbers; null where what was given is something else
     * @param text the array as it was given, for complaints
     * @param seat the place to act; null means 0
     * @param die the roll, or null before it
     * @param relative whether the first row is that of the place to act
     * @throws BadInput when it is not as the game has it, or the game has none
     */
    static Conversion ofArray(
            Game game,
            int @Nullable [][] array,
            String text,
            @Nullable Integer seat,
            @Nullable Integer die,
            boolean relative) {
        ArrayPlugin arrays = ArrayPlugin.of(game);
        if (array == null
                || array.length != arrays.rows()
                || Arrays.stream(array).anyMatch(row -> row.length != arrays.columns())) {
            throw noArray(game, text);
        }
        return of(arrays, game, arrays.position(game, array, seat == null ? 0 : seat, die, relative));
    }

    /** The complaint about what is no array of a game. */
    public static BadInput noArray(Game game, String text) {
        return new BadInput("the array %s is not %s"
                .formatted(Quoted.of(text), ArrayPlugin.of(game).form()));
    }

    /** Refuses what belongs to an array where a position is given, which says all that itself. */
    public static void requireNone(@Nullable Integer seat, @Nullable Integer die, boolean relative) {
        if (seat != null || die != null || relative) {
            throw new BadInput("seat, die and relative are for arrays; a position has its own");
        }
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
