package alea.rules;

import alea.game.BadInput;
import alea.game.Quoted;
import java.text.Normalizer;
import java.util.Map;
import java.util.Optional;

/** What the files of rules may be called, without their folders: specs name them, and specs are plain words. */
public final class RuleFileName {
    private static final String NAME = "[A-Za-z0-9][A-Za-z0-9._-]{0,99}\\.ya?ml";
    /** What the files are called that Alea itself writes. */
    private static final String WRITTEN = "[A-Za-z0-9][A-Za-z0-9_-]{0,63}\\.ya?ml";

    private static final String ENDING = "\\.ya?ml$";

    /** Letters that are written as others where there are no accents, and do not fall apart into one with an accent. */
    private static final Map<String, String> SPELLED = Map.of(
            "\u00e4", "ae", "\u00f6", "oe", "\u00fc", "ue", "\u00c4", "Ae", "\u00d6", "Oe", "\u00dc", "Ue", "\u00df",
            "ss", "\u00e6", "ae", "\u00f8", "oe", "\u00e5", "aa");

    private RuleFileName() {}

    /**
     * Holds that a file of such a name can be read.
     *
     * @throws BadInput when no spec could name it
     */
    static void require(String name) {
        if (!name.matches(NAME)) {
            throw new BadInput(
                    "%s cannot name rules: the name of a rule file is letters a to z and A to Z, digits, '.', "
                                    .formatted(Quoted.of(name))
                            + "'_' and '-', and ends in .yaml or .yml" + perhaps(name));
        }
    }

    /**
     * The name under which a file of rules is written.
     *
     * @param name with or without its ending
     * @throws BadInput when it cannot be one
     */
    public static String written(String name) {
        String file = name.matches(".*" + ENDING) ? name : name + ".yaml";
        if (!file.matches(WRITTEN)) {
            throw new BadInput(
                    "%s cannot name rules: a name is up to 64 letters a to z and A to Z, digits, '_' and '-'%s"
                            .formatted(Quoted.of(name), perhaps(file)));
        }
        return file;
    }

    /** Whether a file of that name can be written. */
    public static boolean isWritten(String name) {
        return name.matches(WRITTEN);
    }

    /** The nearest name that a file can have, without its ending; nothing where no letter is left. */
    public static Optional<String> near(String name) {
        String plain = name.replaceFirst(ENDING, "");
        for (Map.Entry<String, String> spelled : SPELLED.entrySet()) {
            plain = plain.replace(spelled.getKey(), spelled.getValue());
        }
        plain = Normalizer.normalize(plain, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replaceAll("[^A-Za-z0-9_-]+", "-")
                .replaceAll("^[_-]+|-+$", "");
        return Optional.of(plain.substring(0, Math.min(plain.length(), 60))).filter(near -> !near.isEmpty());
    }

    private static String perhaps(String name) {
        return near(name).map("; %s.yaml is one"::formatted).orElse("");
    }
}
