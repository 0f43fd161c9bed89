package alea.papers.pyludo.players;

import alea.game.Dice;
import alea.game.Policy;
import alea.game.Position;
import alea.ludo.Dialect;
import alea.ludo.LudoPosition;
import alea.ludo.PyludoState;
import alea.ludo.Vulnerability;
import java.util.Arrays;

/**
 * The fellow student's player: of the actions that some token can carry out, the one that its {@link QTable} values
 * most; of several tokens that carry it out any, each as likely as the others.
 *
 * <p>On pyludo the actions that send somebody home are there when a token can do it. On the paper's copy of pyludo,
 * which strikes on every star that a token touches, they never are (quirk C3), nor on any dialect that strikes so.
 */
final class QTablePolicy implements Policy {
    static final int ENTER = 0;
    static final int FINISH = 1;
    static final int SEND_OPPONENT = 2;
    static final int SEND_OWN = 3;
    static final int MOVE = 4;

    private final QTable table;
    private final PyludoLookahead lookahead = new PyludoLookahead();
    /** By action: the options that carry it out, as bits. */
    private final int[] options = new int[QTable.ACTIONS];

    private final boolean[] valid = new boolean[QTable.ACTIONS];
    private String key = "";
    private int action;

    QTablePolicy(QTable table) {
        this.table = table;
    }

    @Override
    public int choose(Position position, Dice dice) {
        if (position.options() == 1) {
            return 0;
        }
        return draw(look((LudoPosition) position), dice);
    }

    /** One of some options, as bits; each is as likely as the others. */
    static int draw(int options, Dice dice) {
        int left = options;
        int n = Integer.bitCount(options);
        for (int skip = n == 1 ? 0 : dice.below(n); skip > 0; skip--) {
            left &= left - 1;
        }
        return Integer.numberOfTrailingZeros(left);
    }

    @Override
    public void probabilities(Position position, double[] into) {
        LudoPosition ludo = (LudoPosition) position;
        int best = ludo.movable() == 0 ? 1 : look(ludo);
        for (int option = 0; option < position.options(); option++) {
            into[option] = (best >>> option & 1) / (double) Integer.bitCount(best);
        }
    }

    /** The options that the best action leaves, as bits, in a position where a token can move. */
    int look(LudoPosition position) {
        lookahead.at(position);
        boolean sends = position.game().dialect().meeting().sparesOnFirstStar();
        PyludoState now = lookahead.now();
        int opponents = home(now, 1, PyludoState.ROWS);
        int own = home(now, 0, 1);
        Arrays.fill(options, 0);
        for (int option = 0; option < position.options(); option++) {
            PyludoState next = lookahead.next(option);
            int bit = 1 << option;
            int token = position.pawn(option);
            options[ENTER] |= now.get(0, token) == PyludoState.HOME && next.get(0, token) != PyludoState.HOME ? bit : 0;
            options[FINISH] |= next.get(0, token) == PyludoState.GOAL ? bit : 0;
            if (sends) {
                options[SEND_OPPONENT] |= home(next, 1, PyludoState.ROWS) > opponents ? bit : 0;
                options[SEND_OWN] |= home(next, 0, 1) > own ? bit : 0;
            }
        }
        options[MOVE] = 1; // the token with the lowest number
        for (int a = 0; a < QTable.ACTIONS; a++) {
            valid[a] = options[a] != 0;
        }
        key = key(position, now, sends ? Vulnerability.UPSTREAM : Vulnerability.FORK);
        action = table.best(key, valid);
        return options[action];
    }

    /** What {@link #look} saw: the key of the state. */
    String key() {
        return key;
    }

    /** What {@link #look} saw: the actions that some token carries out. */
    boolean[] valid() {
        return valid.clone();
    }

    /** What {@link #look} decided. */
    int action() {
        return action;
    }

    /** The options that carry out an action, as bits, by what {@link #look} saw. */
    int options(int carriedOut) {
        return options[carriedOut];
    }

    /** Any action that {@link #look} saw to be there. */
    int any(Dice dice) {
        int there = 0;
        for (int a = 0; a < QTable.ACTIONS; a++) {
            there |= valid[a] ? 1 << a : 0;
        }
        return draw(there, dice);
    }

    /** How many tokens of some rows are at home. */
    private static int home(PyludoState state, int from, int to) {
        int n = 0;
        for (int row = from; row < to; row++) {
            for (int token = 0; token < PyludoState.TOKENS; token++) {
                n += state.get(row, token) == PyludoState.HOME ? 1 : 0;
            }
        }
        return n;
    }

    private static String key(LudoPosition position, PyludoState state, Vulnerability vulnerability) {
        char[] key = new char[PyludoState.TOKENS];
        for (int token = 0; token < key.length; token++) {
            key[token] = (char) ('0' + kind(position, state, token, vulnerability));
        }
        return new String(key);
    }

    /** The kind of a token: the first that fits. */
    private static int kind(LudoPosition position, PyludoState state, int token, Vulnerability vulnerability) {
        int square = state.get(0, token);
        if (square == PyludoState.HOME) {
            return 0;
        }
        if (square >= Dialect.SQUARES) {
            return square == PyludoState.GOAL ? 6 : 8;
        }
        int quarter = square % Dialect.QUARTER;
        if (quarter == 1) {
            return square == 1 ? 3 : 5;
        }
        if (quarter == 6 || quarter == 12) {
            return 7;
        }
        if (quarter == 9) {
            return 3;
        }
        for (int other = 0; other < PyludoState.TOKENS; other++) {
            if (other != token && state.get(0, other) == square) {
                return 2;
            }
        }
        return vulnerability.of(position, token) > 0 ? 4 : 1;
    }
}
