package alea.learn.table;

import static alea.learn.pyludo.Lookahead.FOUR;
import static alea.learn.pyludo.Lookahead.GOAL;
import static alea.learn.pyludo.Lookahead.HOME;
import static alea.learn.pyludo.Lookahead.LANE;

import alea.game.Dice;
import alea.game.Policy;
import alea.game.Position;
import alea.learn.pyludo.Lookahead;
import alea.ludo.Dialect;
import alea.ludo.Encounter;
import alea.ludo.LudoPosition;
import java.util.Arrays;

/**
 * The fellow student's player: of the actions that some token can carry out, the one that its {@link QTable} values most;
 * of several tokens that carry it out any, each as likely as the others.
 *
 * <p>On pyludo the actions that send somebody home are there when a token can do it. On the paper's copy of pyludo they
 * never are (quirk C3), nor on any dialect with its encounters.
 */
final class QTablePolicy implements Policy {
    static final int ENTER = 0;
    static final int FINISH = 1;
    static final int SEND_OPPONENT = 2;
    static final int SEND_OWN = 3;
    static final int MOVE = 4;

    private static final int DIE = 6;

    private final QTable table;
    private final Lookahead lookahead = new Lookahead();
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
        int best = look((LudoPosition) position);
        int n = Integer.bitCount(best);
        for (int skip = n == 1 ? 0 : dice.below(n); skip > 0; skip--) {
            best &= best - 1;
        }
        return Integer.numberOfTrailingZeros(best);
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
        boolean sends = position.game().dialect().encounter() == Encounter.PYLUDO;
        int[] now = lookahead.now();
        int opponents = home(now, FOUR, Lookahead.TOKENS);
        int own = home(now, 0, FOUR);
        Arrays.fill(options, 0);
        for (int option = 0; option < position.options(); option++) {
            int[] next = lookahead.next(option);
            int bit = 1 << option;
            int token = position.pawn(option);
            options[ENTER] |= now[token] == HOME && next[token] != HOME ? bit : 0;
            options[FINISH] |= next[token] == GOAL ? bit : 0;
            if (sends) {
                options[SEND_OPPONENT] |= home(next, FOUR, Lookahead.TOKENS) > opponents ? bit : 0;
                options[SEND_OWN] |= home(next, 0, FOUR) > own ? bit : 0;
            }
        }
        options[MOVE] = 1; // the token with the lowest number
        for (int a = 0; a < QTable.ACTIONS; a++) {
            valid[a] = options[a] != 0;
        }
        key = key(now);
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

    private static int home(int[] state, int from, int to) {
        int n = 0;
        for (int i = from; i < to; i++) {
            n += state[i] == HOME ? 1 : 0;
        }
        return n;
    }

    private static String key(int[] state) {
        char[] key = new char[FOUR];
        for (int token = 0; token < FOUR; token++) {
            key[token] = (char) ('0' + kind(state, token));
        }
        return new String(key);
    }

    /** The kind of a token: the first that fits. */
    private static int kind(int[] state, int token) {
        int square = state[token];
        if (square == HOME) {
            return 0;
        }
        if (square >= LANE) {
            return square == GOAL ? 6 : 8;
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
        for (int other = 0; other < FOUR; other++) {
            if (other != token && state[other] == square) {
                return 2;
            }
        }
        return threatened(state, square) ? 4 : 1;
    }

    /**
     * Whether an opponent is one to six squares behind and gets here before it turns home. That is when pyludo's
     * {@code token_vulnerability} is not 0 on a square without star and globe where the token is alone, in the copy too.
     */
    private static boolean threatened(int[] state, int square) {
        for (int i = FOUR; i < Lookahead.TOKENS; i++) {
            if (state[i] != HOME && state[i] < LANE) {
                int behind = Math.floorMod(square - state[i], Dialect.SQUARES);
                int walked = Math.floorMod(state[i] - Dialect.QUARTER * (i / FOUR), Dialect.SQUARES);
                if (behind >= 1 && behind <= DIE && walked + behind < Dialect.SQUARES) {
                    return true;
                }
            }
        }
        return false;
    }
}
