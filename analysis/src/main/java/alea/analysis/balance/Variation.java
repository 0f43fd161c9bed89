package alea.analysis.balance;

import alea.game.BadSetting;
import alea.game.Quoted;
import java.util.List;

/**
 * A key of a game, and the values that it takes in turn.
 *
 * @param key its name
 * @param values at least one, each once; the first is the one that effects are counted from
 */
public record Variation(String key, List<String> values) {
    static final String SETTING = "vary";

    /** Checks that no value is named twice. */
    public Variation {
        values = List.copyOf(values);
        for (int i = 0; i < values.size(); i++) {
            if (values.indexOf(values.get(i)) != i) {
                throw new BadSetting(SETTING, "%s: %s is named twice".formatted(key, Quoted.of(values.get(i))));
            }
        }
    }

    /**
     * Reads {@code KEY=V1,V2}; blanks around the parts say nothing.
     *
     * @throws BadSetting when it is not that
     */
    public static Variation parse(String text) {
        int equals = text.indexOf('=');
        List<String> values = equals < 1
                ? List.of()
                : List.of(text.substring(equals + 1).strip().split("\\s*,\\s*", -1));
        if (values.isEmpty() || values.stream().anyMatch(String::isEmpty)) {
            throw new BadSetting(
                    SETTING,
                    "%s is not a key with values; write KEY=V1,V2, for example again=six,never"
                            .formatted(Quoted.of(text)));
        }
        return new Variation(text.substring(0, equals).strip(), values);
    }
}
