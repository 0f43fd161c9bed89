package alea.game;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Bad input that is the value of one setting. The message begins with the setting's name, as in {@code games 0 is not
 * allowed; it is at least 1}: who lets people give it under another name, as an option of a command, says that name
 * instead.
 */
public final class BadSetting extends BadInput {
    private static final long serialVersionUID = 1L;

    private final String setting;
    private final @Nullable String other;
    private final String problem;

    /**
     * A complaint about a setting.
     *
     * @param setting its name in small letters: {@code max-turns}
     * @param problem how the sentence goes on that begins with the name
     */
    public BadSetting(String setting, String problem) {
        super(setting + " " + problem);
        this.setting = setting;
        this.other = null;
        this.problem = problem;
    }

    /**
     * A complaint about two settings that do not go together.
     *
     * @param setting the name of one
     * @param other the name of the other
     * @param why that is so
     */
    public BadSetting(String setting, String other, String why) {
        super(setting + clash(other, why));
        this.setting = setting;
        this.other = other;
        this.problem = why;
    }

    private static String clash(String other, String why) {
        return " does not go together with %s: %s".formatted(other, why);
    }

    /** The name of the setting. */
    public String setting() {
        return setting;
    }

    /** The complaint where the setting has another name. */
    public String named(String name) {
        return named(n -> n.equals(setting) ? name : n);
    }

    /**
     * The complaint where settings have other names.
     *
     * @param names tells the name that people know for that of a setting
     */
    public String named(UnaryOperator<String> names) {
        return names.apply(setting) + (other == null ? " " + problem : clash(names.apply(other), problem));
    }
}
