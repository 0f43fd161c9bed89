package alea.cli;

import alea.game.Scripts;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What Alea was started as, so that a command that it prints can be typed where it was typed. */
final class OwnName {
    private static final String VARIABLE = "ALEA_NAME";

    private OwnName() {}

    /** A command of Alea's as a shell reads it. */
    static String command(Object... words) {
        return command(System.getenv(), words);
    }

    static String command(Map<String, String> environment, Object... words) {
        return Stream.concat(
                        Stream.of(environment.getOrDefault(VARIABLE, "alea")),
                        Arrays.stream(words).map(String::valueOf))
                .map(Scripts::word)
                .collect(Collectors.joining(" "));
    }
}
