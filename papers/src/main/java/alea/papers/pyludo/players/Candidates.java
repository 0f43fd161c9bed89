package alea.papers.pyludo.players;

import alea.ludo.AfterMove;
import alea.ludo.LudoPosition;
import alea.ludo.PyludoState;
import org.jspecify.annotations.Nullable;

/**
 * What the network Full is asked at a decision, by inputs of its first layer: where the tokens count now, and for each
 * move what changes. Moves of tokens on one square are one candidate. The tokens are those of {@link PyludoState}, in
 * its order. One instance serves one thread.
 */
final class Candidates {
    static final int TOKENS = PyludoState.ROWS * PyludoState.TOKENS;

    private static final int CODES = 64;

    /** By row and how far a token has come: the input that it counts in. */
    private static final int[] INPUT = new int[PyludoState.ROWS * CODES];

    static {
        for (int at = 0; at < INPUT.length; at++) {
            INPUT[at] = FullNet.input(at / CODES, PyludoState.number(at / CODES, at % CODES));
        }
    }

    /** The inputs in which the tokens count now. */
    final int[] now = new int[TOKENS];

    /** How many candidates there are. */
    int count;

    /** By candidate: how many tokens change their input. */
    final int[] changes = new int[PyludoState.TOKENS];

    /** From {@code TOKENS * candidate} on: the inputs that they leave. */
    final int[] from = new int[PyludoState.TOKENS * TOKENS];

    /** The same: the inputs that they come to. */
    final int[] to = new int[PyludoState.TOKENS * TOKENS];

    /** By candidate: what the network says of it. */
    final float[] outputs = new float[PyludoState.TOKENS];

    private final int[] candidates = new int[PyludoState.TOKENS];
    private final int[] pawns = new int[PyludoState.TOKENS];
    private @Nullable AfterMove after;

    /**
     * Looks at a position.
     *
     * @param position at a decision with a pawn to move, of a game that {@link PyludoLookahead#fits}
     */
    void at(LudoPosition position) {
        AfterMove moves = after;
        if (moves == null || !moves.isFor(position.game())) {
            moves = new AfterMove(position.game());
            after = moves;
        }
        long near = position.pawns(0);
        long far = position.pawns(1);
        for (int token = 0; token < TOKENS / 2; token++) {
            now[token] = input(near, token);
            now[TOKENS / 2 + token] = input(far, TOKENS / 2 + token);
        }
        count = 0;
        int options = position.options();
        for (int option = 0; option < options; option++) {
            int pawn = position.pawn(option);
            pawns[option] = pawn;
            int square = now[pawn];
            int known = 0;
            while (now[pawns[known]] != square) {
                known++;
            }
            if (known < option) {
                candidates[option] = candidates[known];
                continue;
            }
            int at = TOKENS * count;
            int end = at;
            if (moves.look(position, option)) {
                end = changes(near, moves.pawns(0), 0, at);
                end = changes(far, moves.pawns(1), TOKENS / 2, end);
            } else if (INPUT[moves.end()] != square) {
                from[at] = square;
                to[at] = INPUT[moves.end()];
                end++;
            }
            changes[count] = end - at;
            candidates[option] = count++;
        }
    }

    /** Notes the tokens of one half that change; returns where the next change comes. */
    private int changes(long before, long afterwards, int first, int at) {
        int end = at;
        long left = before ^ afterwards;
        while (left != 0) {
            int half = Long.numberOfTrailingZeros(left) >>> 3;
            left &= ~(0xffL << 8 * half);
            int input = input(afterwards, first + half);
            if (input != now[first + half]) {
                from[end] = now[first + half];
                to[end++] = input;
            }
        }
        return end;
    }

    private static int input(long pawns, int token) {
        return INPUT[token / PyludoState.TOKENS * CODES + ((int) (pawns >>> 8 * (token & 7)) & CODES - 1)];
    }

    /** What the network says of an option. */
    float output(int option) {
        return outputs[candidates[option]];
    }

    /** The first of the options that the network values most. */
    int best() {
        int best = 0;
        float most = Float.NEGATIVE_INFINITY;
        for (int candidate = 0; candidate < count; candidate++) {
            if (outputs[candidate] > most) {
                most = outputs[candidate];
                best = candidate;
            }
        }
        int option = 0;
        while (candidates[option] != best) {
            option++;
        }
        return option;
    }
}
