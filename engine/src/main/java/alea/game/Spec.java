package alea.game;

import java.util.regex.Pattern;

/**
 * The text that names a game or a strategy: {@code name} or {@code name:rest}, where the rest is usually
 * {@code key=value,key=value}.
 *
 * @param name lower-case letters, digits, dots and hyphens; or the name of a rule file and the hash of its rules,
 *     {@code my.yaml@3f2a90c1}
 * @param rest what follows the first colon; empty when nothing does
 */
public record Spec(String name, String rest) {
    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9.-]*|[A-Za-z0-9][A-Za-z0-9._-]*@[0-9a-f]{8}");

    /**
     * Splits a spec at its first colon.
     *
     * @throws BadInput when the name is missing or has other characters
     */
    public static Spec parse(String text) {
        int colon = text.indexOf(':');
        String name = colon < 0 ? text : text.substring(0, colon);
        if (!NAME.matcher(name).matches()) {
            throw new BadInput(("%s is not a spec: a name of lower-case letters, digits, '.' and '-' comes first, then "
                            + ":key=value,...")
                    .formatted(Quoted.of(text)));
        }
        return new Spec(name, colon < 0 ? "" : text.substring(colon + 1));
    }

    @Override
    public String toString() {
        return rest.isEmpty() ? name : name + ":" + rest;
    }
}
