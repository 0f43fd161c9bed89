package alea.cross;

import alea.file.Texts;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.RuleFamily;
import alea.game.Settings;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game that is offered by a name: rules, and keys that change them.
 *
 * @param name the name in specs
 * @param title what it is, in a few words
 * @param source where its rules come from
 * @param keys that it knows, {@code seats} and {@code pawns} among them
 * @param rules those of some settings
 */
record CrossFamily(String name, String title, String source, List<Key> keys, Function<Settings, CrossRules> rules)
        implements GameFactory {
    static final Key PAWNS = Key.range("pawns", "pawns of each seat", 1, 4, 4);

    /**
     * The keys of four places with two to four seats of one to four pawns.
     *
     * @param seats how many play where a spec does not say
     */
    static List<Key> keys(int seats, Key... others) {
        return Stream.concat(
                        Stream.of(Key.range("seats", "how many play; two sit opposite", 2, 4, seats), PAWNS),
                        Stream.of(others))
                .toList();
    }

    @Override
    public Optional<RuleFamily> family() {
        return Optional.of(CrossKeys.FAMILY);
    }

    @Override
    public Settings rules(Settings given) {
        Settings s = Teams.settled(given);
        return CrossKeys.FAMILY.settings(rules.apply(s), s);
    }

    @Override
    public String examples() {
        return Texts.beside(CrossFamily.class, "examples/" + name + ".yaml").orElse("");
    }

    @Override
    public Game create(Settings given) {
        Settings s = Teams.settled(given);
        return game(s, title, source, rules.apply(s));
    }

    /** A game with its seats and pawns. */
    static CrossGame game(Settings s, String title, String source, CrossRules rules) {
        int places = rules.circuit().places();
        return new CrossGame(s.spec(), title, source, rules, places(s.number("seats"), places), s.number("pawns"));
    }

    /** Two seats sit opposite, as near as that goes; others from place 0 on. */
    static int[] places(int seats, int places) {
        return seats == 2
                ? new int[] {0, places / 2}
                : IntStream.range(0, seats).toArray();
    }

    /** How far two seats are apart where their number of places is odd, in words; nothing where they sit opposite. */
    static Optional<String> aslant(Circuit way) {
        int there = way.places() / 2 * way.quarter();
        return way.places() % 2 == 0 || there == 0
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT, "%d squares from one start to the other, and %d back", there, way.ring() - there));
    }
}
