package alea.solve;

import alea.game.Game;
import alea.game.Position;
import java.util.Optional;
import java.util.function.LongPredicate;

/**
 * The states of a game, numbered from 0. A position that has no number is worked out from those that it leads to, so a
 * space need only number enough of them: every way from a position without a number must come to one with a number,
 * or to the end, after a few options and at most three turns.
 */
public interface Space {
    /** The game. */
    Game game();

    /** How many numbers there are. */
    long states();

    /**
     * The number of the state that a position is in, or -1 when it has none.
     *
     * @param position not over
     */
    long number(Position position);

    /**
     * Makes {@code into} a position in a state.
     *
     * @param number {@code 0..states()-1}
     * @param into a position of the game, which is overwritten
     * @return whether there is one; some spaces have numbers that no legal position has
     */
    boolean position(long number, Position into);

    /**
     * Whether a number tells how a position looks to the seat that acts, but not which seat that is: the rules treat
     * all seats alike, and {@link #position} gives positions of seat 0.
     */
    boolean turned();

    /**
     * The most pieces of all seats together that are left in the positions of a space of endgames; 0 where positions of
     * the whole game are numbered. No match leaves such endgames again, and nothing is known of the positions before.
     */
    default int pieces() {
        return 0;
    }

    /**
     * Whether only some positions of the game are numbered, which no match leaves again; nothing is known of those
     * before.
     */
    default boolean partial() {
        return pieces() > 0;
    }

    /**
     * How far on a state is, in a unit of the space's own. Most options lead further on, and solvers work through
     * what is furthest on first: a good guess saves them sweeps, and changes nothing else. 0 for all states where
     * nothing is known.
     */
    default int progress(long number) {
        return 0;
    }

    /**
     * An order of the states in which what is furthest on comes first, and what passes a turn to each other lies close
     * together: for who works through a space in pieces. Empty where none is known that is better than by number.
     */
    default Optional<StateRanks> ranks() {
        return Optional.empty();
    }

    /**
     * Whether a number counts in means over all states: where some position has it, unless a space fills in others
     * with good reason, such as matches that are over.
     *
     * @param number {@code 0..states()-1}
     * @param scratch a position of the game, which is overwritten
     */
    default boolean counts(long number, Position scratch) {
        return position(number, scratch);
    }

    /**
     * The numbers that a match starts in, each as likely as the others, where chance deals a position first in so
     * many ways that nobody follows them one by one. Empty: the start is followed through chance.
     */
    default Optional<LongPredicate> deals() {
        return Optional.empty();
    }
}
