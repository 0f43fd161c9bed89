package alea.game;

import java.io.File;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Files that are run by another program, which the end of their name tells. */
public final class Scripts {
    private static final Map<String, String> RUNNERS = new TreeMap<>(Map.of(
            "py", "python3", "sh", "sh", "js", "node", "rb", "ruby", "pl", "perl", "lua", "lua", "jar", "java -jar"));

    private Scripts() {}

    /** What runs a file of this name, if anything is known that does. */
    public static Optional<String> runner(String file) {
        return Optional.ofNullable(
                        RUNNERS.get(file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT)))
                .filter(_ -> file.indexOf('.') >= 0);
    }

    /** All ends of names, with what runs them. */
    public static String known() {
        return RUNNERS.entrySet().stream()
                .map(e -> ".%s (%s)".formatted(e.getKey(), e.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** A word as a shell reads it: within quotes where it holds a blank or whatever means something to a shell. */
    public static String word(String text) {
        return text.matches("[\\p{L}\\p{N}_./@%+=:,-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
    }

    /** How a text has to be written that names a file to be run, or begins to run one, as a player. */
    public static Optional<String> asPlayer(String text) {
        String[] words = text.strip().split("\\s+", -1);
        if (words.length == 1 || new File(text).isFile()) {
            return runner(text).map(runner -> "exec:" + runner + " " + word(text));
        }
        for (String word : words) {
            if (runner(word).isPresent()) {
                return Optional.of("exec:" + text);
            }
        }
        return Optional.empty();
    }
}
