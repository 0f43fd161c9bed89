package alea.cross;

import alea.game.BadInput;
import alea.game.Key;
import alea.game.Settings;
import java.util.List;
import java.util.stream.Stream;

/** The keys of games that are played by two against two, or by everybody alone. Of two seats none has a partner. */
final class Teams {
    private static final Key KEY = Key.choice(
            "teams", "whether who sit opposite play together; with two seats always none", "opposite", "none");

    private Teams() {}

    /** The keys of four places with four seats or two. */
    static List<Key> keys(Key... others) {
        return Stream.concat(
                        Stream.of(
                                Key.choice("seats", "four in two teams, or two alone at opposite places", "4", "2"),
                                KEY,
                                CrossFamily.PAWNS),
                        Stream.of(others))
                .toList();
    }

    /** Who plays with whom. */
    static Partners of(Settings s) {
        return s.is("seats", "2") || s.is("teams", "none") ? Partners.ALONE : Partners.OPPOSITE;
    }

    /**
     * The settings without the key where it says nothing.
     *
     * @throws BadInput where partners are asked for and there are none
     */
    static Settings settled(Settings s) {
        if (!s.keys().contains(KEY) || !s.isGiven(KEY.name()) || !s.is("seats", "2")) {
            return s;
        }
        if (s.is(KEY.name(), "opposite")) {
            throw new BadInput("%s: seats=2 and teams=opposite exclude each other: two who sit opposite are foes"
                    .formatted(s.spec().name()));
        }
        return s.without(KEY.name());
    }
}
