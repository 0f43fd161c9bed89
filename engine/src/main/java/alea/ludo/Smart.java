package alea.ludo;

import alea.game.Evaluator.Valued;
import java.util.Map;

/**
 * The player {@code smart} of pyludo. With a six it enters a token whenever it can, any of them; otherwise it moves the
 * first token after whose move the numbers of its own tokens, minus those of all others, sum to most. The numbers
 * are those of {@link PyludoState}, as the mover sees them: an opponent counts by where it stands from here, not by
 * how far it has come.
 */
public final class Smart implements PawnRule {
    /** More than any difference of sums, to say that entering comes first. */
    private static final int ENTERING = 10_000;

    private final PyludoNext next;

    Smart(LudoGame game) {
        next = new PyludoNext(game);
    }

    @Override
    public int best(LudoPosition p) {
        int movable = p.movable();
        int entering = entering(p);
        if (entering != 0) {
            return entering;
        }
        if ((movable & movable - 1) == 0) {
            return movable;
        }
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int left = movable; left != 0; left &= left - 1) {
            int worth = worth(next.after(p, Integer.numberOfTrailingZeros(left)));
            if (worth > most) {
                most = worth;
                best = left & -left;
            }
        }
        return best;
    }

    /** What a move is worth; of equally good ones, the first is played. */
    Valued worth(LudoPosition p, int token) {
        PyludoState state = next.after(p, token);
        int own = own(state);
        int others = own - worth(state);
        int first = (entering(p) >>> token & 1) * ENTERING;
        return new Valued(
                Integer.toString(token),
                own - others + first,
                Map.of("own", (double) own, "others", (double) others, "entering", (double) first));
    }

    private static int entering(LudoPosition p) {
        if (p.die() != 6) {
            return 0;
        }
        int rearmost = RingView.rearmost(p, p.movable());
        return RingView.code(p, Integer.numberOfTrailingZeros(rearmost)) == 0 ? rearmost : 0;
    }

    private static int worth(PyludoState state) {
        int sum = 2 * own(state);
        for (int row = 0; row < PyludoState.ROWS; row++) {
            for (int token = 0; token < PyludoState.TOKENS; token++) {
                sum -= state.get(row, token);
            }
        }
        return sum;
    }

    private static int own(PyludoState state) {
        return state.get(0, 0) + state.get(0, 1) + state.get(0, 2) + state.get(0, 3);
    }
}
