package alea.ludo;

/**
 * Where all pawns are after a move, as the seat that moves sees them: what {@link LudoPosition#take} would make of
 * them, without a position of its own and whoever rolls next. For those who look at every move of many positions; not
 * for several threads.
 */
public final class AfterMove {
    private final MoveEffects effects;
    private final Tables tables;
    private long a;
    private long b;
    private int end;

    /** For the positions of one game. */
    public AfterMove(LudoGame game) {
        effects = new MoveEffects(game.dialect(), game.tables);
        tables = game.tables;
    }

    /** Whether it is for the positions of this game. */
    public boolean isFor(LudoGame game) {
        return game.tables == tables;
    }

    /**
     * Looks at a move.
     *
     * @param position at a decision with a pawn to move; left as it is
     * @param option of it
     * @return whether anybody but the pawn that moves is moved by it
     */
    public boolean look(LudoPosition position, int option) {
        long x = position.pawns(0);
        long y = position.pawns(1);
        int shift = 8 * position.pawn(option);
        int from = (int) (x >>> shift) & 63;
        int to = effects.land(x, y, from, position.die());
        long hitA = effects.hitA();
        long hitB = effects.hitB();
        end = to;
        a = (x & ~(hitA - (hitA >>> 7))) + ((long) (to - from) << shift);
        b = y & ~(hitB - (hitB >>> 7));
        return (hitA | hitB) != 0;
    }

    /** Where the pawn is that was moved, as {@link LudoPosition#walked} tells it. */
    public int end() {
        return end;
    }

    /** All pawns after it, as {@link LudoPosition#pawns} has those before it. */
    public long pawns(int half) {
        return half == 0 ? a : b;
    }
}
