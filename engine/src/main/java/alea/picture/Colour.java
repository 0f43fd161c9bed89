package alea.picture;

import java.util.Arrays;
import java.util.Locale;

/** Whose something is, by the colour that people call it by. How a colour looks is for whoever shows it to decide. */
public enum Colour {
    /** Nobody's. */
    NONE,
    RED,
    GREEN,
    YELLOW,
    BLUE,
    PURPLE,
    TEAL;

    /** The capital that it begins with; a blank for {@link #NONE}. */
    public String letter() {
        return this == NONE ? " " : name().substring(0, 1);
    }

    /** The colour whose {@link #word} this is, or {@link #NONE}. */
    public static Colour called(String word) {
        return Arrays.stream(values())
                .filter(colour -> colour != NONE && colour.word().equals(word))
                .findFirst()
                .orElse(NONE);
    }

    /** What is this colour's, within a sentence: {@code red lane 2}. */
    public String own(String what) {
        return name().toLowerCase(Locale.ROOT) + " " + what;
    }

    /** The word, as a sentence begins with it. */
    public String word() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
