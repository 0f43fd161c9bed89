package alea.rules;

import alea.game.BadInput;
import java.util.List;
import java.util.Locale;

/** A rule file that cannot be used. The message is its first flaw. */
public final class BadRules extends BadInput {
    private static final long serialVersionUID = 1L;

    private final transient List<Flaw> flaws;

    /** At least one flaw, in the order of lines. */
    BadRules(String file, List<Flaw> flaws) {
        super(flaws.getFirst().in(file) + more(file, flaws.size() - 1));
        this.flaws = List.copyOf(flaws);
    }

    private static String more(String file, int others) {
        return others == 0 ? "" : String.format(Locale.ROOT, " (and %d more: alea rules check %s)", others, file);
    }

    /** All that is wrong, in the order of lines. */
    public List<Flaw> flaws() {
        return flaws;
    }
}
