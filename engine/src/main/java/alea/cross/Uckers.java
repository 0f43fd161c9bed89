package alea.cross;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;

/** Uckers of the Royal Navy, without challenges and suck-back, which need calls before the throw. */
final class Uckers {
    private Uckers() {}

    static CrossFamily family() {
        return new CrossFamily(
                "uckers",
                "Uckers: two dice used apart, blobs bar the way of foes, partners sit opposite",
                "uckers.co.uk, basic rules; playuckers.com; uckers.com on variations",
                Teams.keys(
                        Key.choice("mixed", "whether pawns of partners together are a blob", "single", "blob"),
                        Key.choice("doorstep", "whether a foe on its own doorstep can be hit", "safe", "open"),
                        Key.choice("hit", "whether a hit gives a throw", "none", "throw")),
                Uckers::rules);
    }

    private static CrossRules rules(Settings s) {
        return new CrossRules(
                Circuit.of(52, 50, 5, Goal.SQUARE, List.of()),
                Throwing.TWO_DICE,
                Entry.on(6),
                Going.EXACT,
                Company.STACK,
                new Blocking(Blocking.Where.ANYWHERE, false, true, true, false, s.is("mixed", "blob"), List.of(), true),
                new Hitting(Hitting.Hits.LANDED, Hitting.OnSafe.SHARED, false, true, s.is("doorstep", "open")),
                new Rewards(0, 0, s.is("hit", "throw"), false, false),
                Repeats.SIX,
                Teams.of(s),
                Finish.FIRST,
                Gate.NONE);
    }
}
