package alea.game;

import java.util.regex.Pattern;

/**
 * A player as it is written where players are named: {@code SPEC}, or {@code name=NAME@SPEC}. A name ends at the first
 * {@code @}; it has 1 to 60 characters, none of them a control character, and begins with no blank.
 *
 * @param name what it is called: its spec unless it was given a name
 * @param spec a strategy's, or {@code exec:} and a command
 */
public record NamedSpec(String name, String spec) {
    private static final String GIVEN = "name=";
    /** A name whose {@code name=} was forgotten. */
    private static final Pattern NAMELESS = Pattern.compile("[^@:=,\\s]{1,60}@[^@]+");

    private static final Pattern NAME = Pattern.compile("[^\\p{Cntrl}\\p{Z}@][^\\p{Cntrl}@]{0,59}");

    /**
     * Reads it.
     *
     * @throws BadInput when it has no such name, or nothing but a name
     */
    public static NamedSpec parse(String text) {
        if (!text.startsWith(GIVEN)) {
            if (NAMELESS.matcher(text).matches()) {
                throw new BadInput("%s: a name to be shown is name=%s".formatted(Quoted.of(text), Quoted.plain(text)));
            }
            return new NamedSpec(text, text);
        }
        int at = text.indexOf('@');
        if (at < 0) {
            throw new BadInput("%s has no '@' after its name; write name=NAME@STRATEGY".formatted(Quoted.of(text)));
        }
        if (at == text.length() - 1) {
            throw new BadInput("%s has no strategy behind its '@'".formatted(Quoted.of(text)));
        }
        return new NamedSpec(name(text.substring(GIVEN.length(), at)), text.substring(at + 1));
    }

    /** What a player is called that is written so in a record: its name, or the text where it has none. */
    public static String shown(String text) {
        int at = text.indexOf('@');
        return text.startsWith(GIVEN) && at > GIVEN.length() ? text.substring(GIVEN.length(), at) : text;
    }

    /**
     * The same text, where it can be a name.
     *
     * @throws BadInput when there can be no such name
     */
    public static String name(String text) {
        if (!NAME.matcher(text).matches()) {
            throw new BadInput("%s is no name for a player: it has 1 to 60 characters, none of them '@'"
                    .formatted(Quoted.of(text)));
        }
        return text;
    }

    /** Whether it was given a name. */
    public boolean named() {
        return !name.equals(spec);
    }
}
