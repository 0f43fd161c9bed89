package alea.game;

/** A position of a game in which a turn may be ended by choice; where that is an option, it is the last one. */
public interface Skipping {
    /** Whether an option of the decision at hand is to end the turn. */
    boolean isSkip(int option);
}
