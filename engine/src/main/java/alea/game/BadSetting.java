package alea.game;

/**
 * Bad input that is the value of one setting. The message begins with the setting's name, as in {@code games 0 is not
 * allowed; it is at least 1}: who lets people give it under another name, as an option of a command, says that name
 * instead.
 */
public final class BadSetting extends BadInput {
    private static final long serialVersionUID = 1L;

    private final String setting;

    /**
     * A complaint about a setting.
     *
     * @param setting its name in small letters: {@code max-turns}
     * @param problem how the sentence goes on that begins with the name
     */
    public BadSetting(String setting, String problem) {
        super(setting + " " + problem);
        this.setting = setting;
    }

    /** The name of the setting. */
    public String setting() {
        return setting;
    }

    /** The complaint where the setting has another name. */
    public String named(String name) {
        return name + String.valueOf(getMessage()).substring(setting.length());
    }
}
