package alea.ludo;

/**
 * The player {@code aggressive} of pyludo: the first token whose move sends somebody home, be it by entering; if
 * there is none, any token.
 */
public final class PyludoAggressive implements PawnRule {
    private final PyludoNext next;
    private final PyludoState now = new PyludoState();

    PyludoAggressive(LudoGame game) {
        next = new PyludoNext(game);
    }

    @Override
    public int best(LudoPosition p) {
        now.set(p, p.seat());
        int home = othersAtHome(now);
        for (int left = p.movable(); left != 0; left &= left - 1) {
            if (othersAtHome(next.after(p, Integer.numberOfTrailingZeros(left))) > home) {
                return left & -left;
            }
        }
        return p.movable();
    }

    private static int othersAtHome(PyludoState state) {
        int home = 0;
        for (int row = 1; row < PyludoState.ROWS; row++) {
            for (int token = 0; token < PyludoState.TOKENS; token++) {
                home += state.get(row, token) >>> 31; // 1 for home, the only number below zero
            }
        }
        return home;
    }
}
