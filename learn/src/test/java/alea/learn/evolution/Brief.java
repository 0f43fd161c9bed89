package alea.learn.evolution;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Quoted;
import java.util.function.Supplier;

/** Values a defeat, the more the fewer turns it took, of a number that is given. */
public final class Brief implements FitnessPlugin {
    @Override
    public String name() {
        return "brief";
    }

    @Override
    public Supplier<Fitness> in(Game game, String more) {
        double most;
        try {
            most = Integer.parseInt(more);
        } catch (NumberFormatException e) {
            throw new BadInput("%s is no number of turns".formatted(Quoted.of(more)));
        }
        return () -> (end, seat) -> (1 - end.score(seat)) / (1 + end.turns() / most);
    }
}
