package alea.rules;

import alea.file.Texts;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Registry;
import alea.game.RuleFamily;
import alea.game.Settings;
import alea.game.Spec;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A rule set that was read from a file.
 *
 * @param name by which people call it
 * @param title what it is, in a few words
 * @param source where its rules come from, at least one place
 * @param family whose keys it is made of
 * @param rules the values of all keys
 * @param examples of play, perhaps none
 * @param factory makes its games, named by the file and the hash of its rules: {@code my.yaml@3f2a90c1}
 * @param text as it stands in the file
 */
public record RuleFile(
        String name,
        String title,
        List<String> source,
        RuleFamily family,
        Settings rules,
        List<RuleExample> examples,
        GameFactory factory,
        String text) {
    /** One without its text, as version 0.2.0 had it. */
    public RuleFile(
            String name,
            String title,
            List<String> source,
            RuleFamily family,
            Settings rules,
            List<RuleExample> examples,
            GameFactory factory) {
        this(name, title, source, family, rules, examples, factory, "");
    }

    /** The most bytes of a rule file: far more than anybody writes by hand. */
    public static final int LARGEST = 1 << 18;

    /**
     * Reads a file.
     *
     * @param shipped where the rule sets are that it may extend
     * @throws BadRules where it says something that is not allowed
     * @throws BadInput where it cannot be read
     */
    public static RuleFile read(Path file, Registry shipped) {
        RuleFileName.require(String.valueOf(file.getFileName()));
        return parse(file.toString(), Texts.read(file, LARGEST), shipped);
    }

    /**
     * Reads a text.
     *
     * @param file the name of its file, by which complaints call it
     * @throws BadRules where it says something that is not allowed
     */
    public static RuleFile parse(String file, String text, Registry shipped) {
        return new RuleReader(file, shipped).read(text);
    }

    static RuleFile of(
            String file,
            String name,
            String title,
            List<String> source,
            RuleFamily family,
            Settings rules,
            List<RuleExample> examples,
            String text) {
        String spec = Objects.requireNonNull(Path.of(file).getFileName()) + "@" + hash(family, rules);
        return new RuleFile(
                name,
                title,
                source,
                family,
                rules,
                examples,
                family.ruleSet(spec, title, String.join("; ", source), rules),
                text);
    }

    /** The game of the file, as it stands there. */
    public Game game() {
        return factory.create(Settings.read(new Spec(factory.name(), ""), factory.keys()));
    }

    /**
     * Eight digits that stand for the rules: two files have the same when they make the same game, whatever their
     * titles, their order of keys, or what they extend. Keys at the standard of the family are left out, so that a
     * key that comes later changes none.
     */
    static String hash(RuleFamily family, Settings rules) {
        String text = Stream.concat(
                        Stream.of("family=" + family.name()),
                        family.keys().stream()
                                .filter(key -> !rules.is(key.name(), String.valueOf(key.standard())))
                                .map(Key::name)
                                .sorted()
                                .map(key -> key + "=" + rules.get(key)))
                .collect(Collectors.joining("\n"));
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 4);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JVM has SHA-256", e);
        }
    }
}
