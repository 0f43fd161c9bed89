package alea.ludo.lanes;

import alea.ludo.LudoGame;
import java.util.Optional;
import java.util.function.Supplier;

/** A strategy that can be played in lanes: what it needs for that lives where it does. */
@FunctionalInterface
public interface InLanes {
    /**
     * What makes, for each thread, a rule that likes the pawns that the strategy likes.
     *
     * @return empty where there is none for this game
     */
    Optional<Supplier<LaneRule>> lanes(LudoGame game);
}
