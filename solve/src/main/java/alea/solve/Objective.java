package alea.solve;

import alea.game.Game;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What the seats play for. */
public enum Objective {
    /** Two seats; a win is 1, a loss -1, a draw 0. Values are unique, and known between bounds. */
    ZERO_SUM("zero-sum"),

    /**
     * Every seat makes its own win as likely as it can, a draw being worth as little as a loss (van den Berg, section
     * 3.3). Values depend on how ties are broken, and need not be unique.
     */
    OWN_WIN("own-win");

    private final String word;

    Objective(String word) {
        this.word = word;
    }

    /** The objective that a word names. */
    public static Objective of(String word) {
        return word.equals(ZERO_SUM.word) ? ZERO_SUM : OWN_WIN;
    }

    /** The objective of a word from outside; empty where it names none. */
    public static Optional<Objective> named(String word) {
        return Arrays.stream(values()).filter(o -> o.word.equals(word)).findFirst();
    }

    /** What is played for where nothing else is said. */
    public static Objective standard(Game game) {
        return game.seats() == 2 ? ZERO_SUM : OWN_WIN;
    }

    /** What a table of this objective holds, by array. */
    public List<String> arrays(int seats) {
        if (this == ZERO_SUM) {
            return List.of("lower", "upper");
        }
        return seats == 2
                ? List.of("win", "loss")
                : IntStream.range(0, seats).mapToObj(k -> "win" + k).toList();
    }

    @Override
    public String toString() {
        return word;
    }
}
