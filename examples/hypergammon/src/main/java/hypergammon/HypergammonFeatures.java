package hypergammon;

import alea.game.Position;
import alea.learn.td.Features;

/**
 * What a network sees of a position. Slots: for the seat to act and then for the other, how many checkers are on each
 * of its places; and the dice that are to be used, if any. Extra inputs: for both seats, the steps to go; and whether
 * the sides can still meet.
 */
final class HypergammonFeatures implements Features {
    static final String NAME = "hypergammon";

    private static final int PLACES = Hypergammon.BAR + 1;
    private static final int COUNTS = Hypergammon.MOST_CHECKERS + 1;
    private static final int SEATS = 2;
    private static final int DICE_AT = SEATS * PLACES * COUNTS;
    private static final int MOST_ALIKE = 4;
    /** None, one to four alike, or two different ones. */
    private static final int DICE = 1 + Hypergammon.FACES * MOST_ALIKE + Hypergammon.FACES * Hypergammon.FACES;

    private static final int EXTRAS_AT = DICE_AT + DICE;
    private static final int EXTRAS = SEATS + 1;
    private static final float STEPS = Hypergammon.MOST_CHECKERS * Hypergammon.BAR;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int inputs() {
        return EXTRAS_AT + EXTRAS;
    }

    @Override
    public int drawn() {
        return inputs();
    }

    @Override
    public int slots() {
        return SEATS * PLACES + 1;
    }

    @Override
    public int mostExtras() {
        return EXTRAS;
    }

    @Override
    public boolean values(Position position) {
        return position.node() != Position.OVER;
    }

    @Override
    public void slots(Position position, int[] into) {
        HypergammonPosition p = (HypergammonPosition) position;
        int slot = 0;
        for (int ahead = 0; ahead < SEATS; ahead++) {
            int side = p.side((p.seat() + ahead) % SEATS);
            for (int place = 0; place < PLACES; place++, slot++) {
                into[slot] = slot * COUNTS + Side.count(side, place);
            }
        }
        into[slot] = DICE_AT + dice(p);
    }

    private static int dice(HypergammonPosition p) {
        if (p.left() == 0) {
            return 0;
        }
        int alike = (p.large() - 1) * MOST_ALIKE + p.left();
        int different = 1 + Hypergammon.FACES * MOST_ALIKE + (p.small() - 1) * Hypergammon.FACES + p.large() - 1;
        return p.small() == p.large() ? alike : different;
    }

    @Override
    public int extras(Position position, int[] inputs, float[] values) {
        HypergammonPosition p = (HypergammonPosition) position;
        int own = p.side(p.seat());
        int other = p.side(1 - p.seat());
        inputs[0] = EXTRAS_AT;
        values[0] = Side.pips(own) / STEPS;
        inputs[1] = EXTRAS_AT + 1;
        values[1] = Side.pips(other) / STEPS;
        inputs[2] = EXTRAS_AT + 2;
        values[2] = 1;
        return Side.high(own) + Side.high(other) > Hypergammon.BAR ? EXTRAS : EXTRAS - 1;
    }
}
