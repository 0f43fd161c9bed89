package alea.ludo;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.RuleFamily;
import alea.game.Settings;
import alea.game.Spec;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The games of one dialect: classic Ludo with other standards for some keys. Every dialect has all keys, so that each
 * can be made of any other.
 *
 * @param name the name in specs
 * @param title what it is, in a few words
 * @param source the document and section, or the engine, that the rules come from
 * @param sizes the numbers of seats that its source plays with
 * @param keys with the standards of this dialect
 */
record LudoFamily(String name, String title, String source, List<Integer> sizes, List<Key> keys)
        implements GameFactory {

    /** Keys that say how many play, and change no rule. */
    private static final List<String> SIZES = List.of("seats", "pawns", "ghosts");

    private static final List<Key> CLASSIC = LudoRules.KEYS;

    /**
     * A dialect.
     *
     * @param unlikeClassic what it does unlike classic Ludo, as keys
     */
    static LudoFamily of(String name, String title, String source, List<Integer> sizes, String unlikeClassic) {
        Settings standards = Settings.read(new Spec(name, unlikeClassic), CLASSIC);
        List<Key> keys =
                CLASSIC.stream().map(key -> key.with(standards.get(key.name()))).toList();
        return new LudoFamily(name, title, source, sizes, keys);
    }

    /** The same with a key in front of the others: a value without a key sets it. */
    LudoFamily first(String key) {
        List<Key> ordered = Stream.concat(
                        keys.stream().filter(k -> k.name().equals(key)),
                        keys.stream().filter(k -> !k.name().equals(key)))
                .toList();
        return new LudoFamily(name, title, source, sizes, ordered);
    }

    /** The numbers of seats that its source plays with. */
    @Override
    public List<String> samples() {
        return sizes.stream()
                .map(n -> String.format(Locale.ROOT, "seats=%d", n))
                .toList();
    }

    @Override
    public Optional<RuleFamily> family() {
        return Optional.of(LudoRules.FAMILY);
    }

    @Override
    public String examples() {
        return LudoRules.examples(name);
    }

    @Override
    public Game create(Settings s) {
        LudoRules.FAMILY.contradictions(s).stream().findFirst().ifPresent(contradiction -> {
            throw new BadInput(contradiction.in(s));
        });
        return new LudoGame(s.spec(), titleOf(s), source, Dialect.of(s), places(s), s.number("pawns"));
    }

    /** A game with other rules is not what the family's title says of them: it names the family and its rules. */
    private String titleOf(Settings s) {
        String changed = Stream.of(s.spec().rest().split(","))
                .filter(key -> !key.isEmpty() && SIZES.stream().noneMatch(size -> key.startsWith(size + "=")))
                .collect(Collectors.joining(", "));
        return changed.isEmpty() ? title : "%s with %s".formatted(title.replaceFirst(":.*", ""), changed);
    }

    /**
     * Two seats sit opposite; of a full board, those who are not skipped. Place 0 is never: naming it changes
     * nothing.
     */
    private static int[] places(Settings s) {
        int seats = s.number("seats");
        if (s.is("ghosts", "none")) {
            return seats == 2 ? new int[] {0, 2} : IntStream.range(0, seats).toArray();
        }
        return IntStream.range(0, Dialect.PLACES)
                .filter(place -> place == 0 || !s.get("ghosts").contains(Integer.toString(place)))
                .toArray();
    }
}
