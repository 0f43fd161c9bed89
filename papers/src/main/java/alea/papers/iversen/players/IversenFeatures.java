package alea.papers.iversen.players;

import alea.game.Position;
import alea.learn.td.Features;
import alea.ludo.LudoPosition;

/**
 * The 24 bits of Iversen's state (section 2.1), of a position as the seat to act sees it: six inputs a piece (home,
 * safe, vulnerable, attacking, finish line, finished), the first piece first. His agent sees the die beside them.
 */
final class IversenFeatures implements Features {
    private static final int INPUTS = IversenState.PIECES * IversenState.BITS;

    private final Reading reading;
    private final LudopyView board = new LudopyView();

    IversenFeatures(Reading reading) {
        this.reading = reading;
    }

    @Override
    public String name() {
        return reading.agent();
    }

    @Override
    public int inputs() {
        return INPUTS;
    }

    @Override
    public int drawn() {
        return INPUTS;
    }

    @Override
    public int slots() {
        return 0;
    }

    @Override
    public int mostExtras() {
        return INPUTS;
    }

    @Override
    public boolean values(Position position) {
        return position.node() == Position.CHANCE;
    }

    @Override
    public void slots(Position position, int[] into) {}

    @Override
    public int extras(Position position, int[] inputs, float[] values) {
        board.set((LudoPosition) position, position.seat());
        int n = 0;
        for (int left = reading.bits(board.rows); left != 0; left &= ~Integer.highestOneBit(left)) {
            inputs[n] = Integer.numberOfLeadingZeros(left) - (Integer.SIZE - INPUTS);
            values[n++] = 1;
        }
        return n;
    }
}
