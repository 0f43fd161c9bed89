package alea.rules;

import alea.game.BadInput;
import java.util.List;
import java.util.Locale;

/** A rule file that cannot be used. The message is its first flaw. */
public final class BadRules extends BadInput {
    private static final long serialVersionUID = 1L;

    private final transient List<Flaw> flaws;
    private final String rest;

    /**
     * What is wrong.
     *
     * @param flaws at least one, in the order of lines
     * @param rest what was not looked at because of these, in words; empty where all was
     */
    BadRules(String file, List<Flaw> flaws, String rest) {
        super(flaws.getFirst().in(file) + more(file, flaws.size() - 1));
        this.flaws = List.copyOf(flaws);
        this.rest = rest;
    }

    private static String more(String file, int others) {
        return others == 0 ? "" : String.format(Locale.ROOT, " (and %d more: alea rules check %s)", others, file);
    }

    /** What is wrong, in the order of lines. */
    public List<Flaw> flaws() {
        return flaws;
    }

    /** What was not looked at because of these, in words; empty where all was. */
    public String rest() {
        return rest;
    }
}
