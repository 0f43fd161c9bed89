package alea.match;

import alea.game.Dice;
import alea.game.Forfeit;
import alea.game.Position;
import alea.game.Strategy;

/** A seat that plays on when its player gives up: at random then ({@link ForfeitRule#OUT}). */
final class Chair implements Strategy {
    /** Hears who gives up. */
    @FunctionalInterface
    interface Table {
        /** Whether the match goes on. */
        boolean goesOnWithout(Position position, String reason);
    }

    private final Table table;
    private Strategy player = (position, dice) -> 0;
    private boolean out;

    Chair(Table table) {
        this.table = table;
    }

    /** Lets somebody sit down. */
    Chair seat(Strategy strategy) {
        player = strategy;
        out = false;
        return this;
    }

    /** From now on chance decides. */
    void leave() {
        out = true;
    }

    @Override
    public void begin(int seat, long index) {
        player.begin(seat, index);
    }

    @Override
    public void end(Position position) {
        player.end(position);
    }

    @Override
    public int choose(Position position, Dice dice) {
        if (!out) {
            try {
                return player.choose(position, dice);
            } catch (Forfeit forfeit) {
                String why = String.valueOf(forfeit.getMessage());
                if (!table.goesOnWithout(position, why)) {
                    throw forfeit;
                }
            }
        }
        return dice.below(position.options());
    }
}
