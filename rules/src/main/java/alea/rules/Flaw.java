package alea.rules;

import alea.game.Names;
import alea.game.Quoted;
import java.util.Collection;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong at one place of a rule file.
 *
 * @param line from 1
 * @param path the key there with those around it, {@code turns.again} or {@code examples[2].roll}; empty where the
 *     whole file is meant
 * @param message what is wrong, and what is allowed, on one line
 * @param suggestion what was probably meant, if anything is near
 */
public record Flaw(
        int line, String path, String message, @Nullable String suggestion) {
    /** Characters of a path that are shown: more than any that is right has. */
    private static final int SHOWN = 100;

    public Flaw {
        message = Quoted.message(message);
        String plain = Quoted.plain(path);
        path = plain.length() <= SHOWN ? plain : plain.substring(0, SHOWN) + "...";
    }

    static Flaw of(int line, String path, String message) {
        return new Flaw(line, path, message, null);
    }

    /** A word that is none of those that are known. */
    static Flaw unknown(int line, String path, String message, String word, Collection<String> known, String rest) {
        return new Flaw(
                line,
                path,
                message + Names.didYouMean(word, known) + rest,
                Names.nearest(word, known).orElse(null));
    }

    /** The flaw with its place. */
    public String in(String file) {
        return path.isEmpty()
                ? String.format(Locale.ROOT, "%s, line %d: %s", file, line, message)
                : String.format(Locale.ROOT, "%s, line %d: %s: %s", file, line, path, message);
    }
}
