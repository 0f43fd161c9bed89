package alea.learn.train;

import alea.game.BadInput;

/** A complaint about one key of a configuration, which whoever has read the configuration can say the line of. */
public final class BadKey extends BadInput {
    private static final long serialVersionUID = 1L;

    private final String key;

    /** A complaint, whose message names the key, too. */
    public BadKey(String key, String message) {
        super(message);
        this.key = key;
    }

    /** The key as it stands, or would stand, in the configuration. */
    public String key() {
        return key;
    }
}
