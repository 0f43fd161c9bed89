package alea.ludo;

import alea.file.Texts;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.RuleFamily;
import alea.game.Settings;
import java.util.List;
import java.util.stream.Stream;

/** The keys of all Ludo dialects, in groups: a group a part of a {@link Dialect}, and one for who plays. */
final class LudoRules implements RuleFamily {
    static final LudoRules FAMILY = new LudoRules();

    /** The keys of classic Ludo, with its standards; new ones of a part appear here by themselves. */
    private static final List<Group> CLASSIC = List.of(
            new Group(
                    "players",
                    "who plays, and with how many pawns",
                    List.of(
                            Key.range("seats", "how many play; two sit opposite", 2, Dialect.PLACES, 2),
                            Key.range("pawns", "pawns of each seat", 1, Tables.PAWNS, Tables.PAWNS),
                            Key.choice(
                                    "ghosts",
                                    "places that are skipped",
                                    "none",
                                    "0",
                                    "1",
                                    "2",
                                    "3",
                                    "1+2",
                                    "1+3",
                                    "2+3"))),
            new Group("ending", "when a match ends", Ending.KEYS),
            new Group("entering", "where pawns begin, and how they come on to the board", Entering.KEYS),
            new Group("track", "the way that a pawn goes", Track.KEYS),
            new Group("squares", "the special squares", Squares.KEYS),
            new Group("barriers", "where pawns bar the way", Barriers.KEYS),
            new Group("meeting", "what happens where others stand", Meeting.KEYS),
            new Group("turns", "who rolls next", Turns.KEYS));

    /** The keys of classic Ludo. */
    static final List<Key> KEYS =
            CLASSIC.stream().flatMap(group -> group.keys().stream()).toList();

    private LudoRules() {}

    @Override
    public String name() {
        return "ludo";
    }

    @Override
    public String title() {
        return "Ludo on its ring of 52 squares, with one die";
    }

    /** A file that extends nothing says itself how long the way is: a lane without a turn-off is half a board. */
    @Override
    public List<Group> groups() {
        return CLASSIC.stream()
                .map(group -> new Group(
                        group.name(),
                        group.meaning(),
                        group.keys().stream().map(LudoRules::standard).toList()))
                .toList();
    }

    private static Key standard(Key key) {
        return key.name().equals("turnoff") || key.name().equals("lane")
                ? new Key(key.name(), key.meaning(), null, key.values())
                : key;
    }

    @Override
    public List<Contradiction> contradictions(Settings settings) {
        return Stream.concat(Exclusions.of(settings).stream(), Squares.contradictions(settings).stream())
                .toList();
    }

    @Override
    public GameFactory ruleSet(String name, String title, String source, Settings rules) {
        List<Key> keys =
                KEYS.stream().map(key -> key.with(rules.get(key.name()))).toList();
        return new LudoFamily(name, title, source, List.of(rules.number("seats")), keys);
    }

    /** The examples of a dialect that is shipped; empty where there are none. */
    static String examples(String name) {
        return Texts.beside(LudoRules.class, "examples/" + name + ".yaml").orElse("");
    }
}
