package alea.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rules alone: how a match starts, what may happen, when it ends. Stateless and safe to share between threads. A
 * game keeps no random source, prints nothing and knows no player.
 */
public interface Game {
    /** The name and the keys that make this game, in canonical form: {@code ludo-simple:seats=4}. */
    Spec spec();

    /** What the game is, in a few words. */
    String title();

    /** Where its rules come from: the document and the section. */
    String source();

    /** How many seats there are; seats are numbered {@code 0..seats()-1} in the order of play. */
    int seats();

    /**
     * The number by which people and texts call {@code seat}: its place at the board. It differs from the seat where a
     * board is not full (two Ludo players sit at places 0 and 2).
     */
    default int place(int seat) {
        return seat;
    }

    /** What one turn is, in a few words, since lengths of matches are counted in turns. */
    String turn();

    /**
     * Whether a turn is a row of decisions of one seat rather than a single one. A search then does best to stop
     * where turns end.
     */
    default boolean hasLongTurns() {
        return false;
    }

    /**
     * The strategies, by seat, that the source of the rules seats; an arena without strategies plays them. Empty
     * where it names none.
     */
    default List<String> seating() {
        return List.of();
    }

    /**
     * Strategies that are worth to know for who plays this game, the strongest first; where nothing is recommended
     * for a use, {@code random} serves.
     */
    default List<Recommendation> recommended() {
        return List.of();
    }

    /**
     * The rules in parts, each with its name, in a fixed order, so that two games of a family can be compared;
     * empty for a game that has no family.
     */
    default Map<String, String> rules() {
        return Map.of();
    }

    /** Whether a match may end with nobody having won all of it. A game that does not know says yes. */
    default boolean drawn() {
        return true;
    }

    /**
     * What matches can be worth to a seat: see {@link Position#score}. Where a game says nothing else, a win or
     * nothing.
     */
    default Payoffs payoffs() {
        return Payoffs.WIN;
    }

    /** A length, in turns, that no match of random players has a real chance of reaching; tests stop there. */
    int turnCap();

    /** Whether the rules treat all seats alike, so that turning the board gives an equivalent position. */
    default boolean symmetric() {
        return false;
    }

    /**
     * A new position in which every seat has what the seat before it has in {@code position}, and the seat after
     * the one to act is to act. Games whose rules are {@link #symmetric} provide it, so that the symmetry can be
     * checked and used.
     *
     * @param position left as it was
     */
    default Position turned(Position position) {
        throw new UnsupportedOperationException(spec() + " has no symmetric seats");
    }

    /** A new heuristic evaluation, for searches. A game that knows nothing better takes all seats for equal. */
    default HeuristicEvaluation heuristic() {
        double even = payoffs().even(seats());
        return (position, seat) -> even;
    }

    /**
     * Whether two positions differ at most in which of equal pieces stands where, so that nothing that may follow
     * depends on it: options that lead to such positions are one choice. A game that does not know asks whether they
     * are equal.
     */
    default boolean equivalent(Position a, Position b) {
        return a.equals(b);
    }

    /** A new count of strikes; empty where the game does not tell. */
    default Optional<Strikes> strikes() {
        return Optional.empty();
    }

    /** What strategies see of its positions, for players that know no rule; empty where the game does not tell. */
    default Optional<Facts> facts() {
        return Optional.empty();
    }

    /**
     * The labels that options of a decision can have where there is a choice, each once, in a fixed order: its action
     * space. May have some that never come up. Empty where the game does not tell.
     */
    default List<String> actions() {
        return List.of();
    }

    /** A new position at the start of a match. */
    Position start();

    /**
     * The position that {@code text} stands for.
     *
     * @throws BadInput naming the part of the text that is wrong and what is allowed there
     */
    Position parse(String text);

    /**
     * The same game by its plain rules, which are written to be read beside their source. Slower, and the judge over
     * the fast ones: tests and the replay of records drive both. A game that has only plain rules returns itself.
     */
    default Game plain() {
        return this;
    }
}
