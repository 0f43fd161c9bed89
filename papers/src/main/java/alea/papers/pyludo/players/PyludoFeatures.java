package alea.papers.pyludo.players;

import alea.game.Position;
import alea.learn.td.Features;
import alea.ludo.LudoPosition;
import alea.ludo.PyludoState;

/**
 * The 237 inputs of the network Full (section 2.1; Advanced has the first 236), of a position as the seat to act sees
 * it: input {@code 59 r + min(value + 1, 58)} counts the tokens of row r with that value, and the last is 1. The
 * paper's players look at what every move leads to in this way, still as the mover sees it.
 */
final class PyludoFeatures implements Features {
    static final String NAME = "pyludo";

    private static final int TOKENS = PyludoState.ROWS * PyludoState.TOKENS;

    private final PyludoState state = new PyludoState();

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int inputs() {
        return FullNet.INPUTS;
    }

    @Override
    public int drawn() {
        return FullNet.INPUTS;
    }

    @Override
    public int slots() {
        return TOKENS + 1;
    }

    @Override
    public int mostExtras() {
        return 0;
    }

    @Override
    public boolean values(Position position) {
        return position.node() == Position.CHANCE;
    }

    @Override
    public void slots(Position position, int[] into) {
        state.set((LudoPosition) position, position.seat());
        for (int i = 0; i < TOKENS; i++) {
            int row = i / PyludoState.TOKENS;
            into[i] = FullNet.input(row, state.get(row, i % PyludoState.TOKENS));
        }
        into[TOKENS] = FullNet.BIAS;
    }

    @Override
    public int extras(Position position, int[] inputs, float[] values) {
        return 0;
    }
}
