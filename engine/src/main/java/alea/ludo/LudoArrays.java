package alea.ludo;

import alea.convert.ArrayPlugin;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import org.jspecify.annotations.Nullable;

/** {@link NativeArrays}, for those who do not know which game they have. */
public final class LudoArrays implements ArrayPlugin {
    @Override
    public String games() {
        return "the games of pyludo and LUDOPy";
    }

    @Override
    public boolean serves(Game game) {
        return game instanceof LudoGame ludo && NativeArrays.has(ludo);
    }

    @Override
    public String form() {
        return "four rows of four whole numbers, such as [[1, -1, -1, 99], ...]";
    }

    @Override
    public int rows() {
        return Dialect.PLACES;
    }

    @Override
    public int columns() {
        return Tables.PAWNS;
    }

    @Override
    public int[][] array(Position position, boolean relative) {
        return NativeArrays.of((LudoPosition) position, relative);
    }

    @Override
    public @Nullable Integer die(Position position) {
        int die = ((LudoPosition) position).die();
        return die == 0 ? null : die;
    }

    @Override
    public Position position(Game game, int[][] array, int place, @Nullable Integer die, boolean relative) {
        if (die != null && (die < 1 || die > 6)) {
            throw new BadInput("the die is 1..6, or left out before the roll, not " + die);
        }
        return NativeArrays.position((LudoGame) game, array, place, die == null ? 0 : die, relative);
    }
}
