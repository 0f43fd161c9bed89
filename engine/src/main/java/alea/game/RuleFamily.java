package alea.game;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Rule sets that are made of the same keys. A family that a {@link GameFactory} names can be written as a rule file
 * and made from one; its keys, with their values and standards, are all that the file's format knows of it.
 */
public interface RuleFamily {
    /** Its name in rule files: lower-case letters, digits and hyphens. */
    String name();

    /** What its games have in common, in a few words. */
    String title();

    /**
     * All keys of its rule sets, in the groups that rule files have. A standard is what a file that extends no other
     * rule set means where it says nothing; a key without one must stand there.
     */
    List<Group> groups();

    /** Which of the settings make no sense, alone or together; none where {@link #ruleSet} can be played. */
    List<Contradiction> contradictions(Settings settings);

    /**
     * Which of the settings can be played and never take effect, each with the setting that keeps it from that: what
     * somebody should know who writes them. None where nothing is known to be so.
     */
    default List<Contradiction> idle(Settings settings) {
        return List.of();
    }

    /**
     * What else somebody should know who writes such settings, since it is likely not what was meant; each on a line.
     * None where nothing is known to be so.
     */
    default List<String> remarks(Settings settings) {
        return List.of();
    }

    /**
     * A rule set of the family.
     *
     * @param name by which specs call it
     * @param title what it is, in a few words
     * @param source where its rules come from
     * @param rules its standards: settings of all keys of the family
     */
    GameFactory ruleSet(String name, String title, String source, Settings rules);

    /** The keys of all groups. */
    default List<Key> keys() {
        return groups().stream().flatMap(group -> group.keys().stream()).toList();
    }

    /**
     * Keys that belong together.
     *
     * @param name of lower-case letters, digits and hyphens; no key's name
     * @param meaning what they decide, in a few words
     */
    record Group(String name, String meaning, List<Key> keys) {}

    /**
     * Settings that make no sense.
     *
     * @param keys one whose value is not allowed, or two that exclude each other
     * @param why in a few words, which go on after a semicolon or a colon
     */
    record Contradiction(List<String> keys, String why) {
        /** A key whose value is not allowed. */
        public static Contradiction of(String key, String why) {
            return new Contradiction(List.of(key), why);
        }

        /** The same of a first key that never takes effect where the second has its value. */
        public String idleIn(Settings settings) {
            return "%s=%s never takes effect with %s=%s: %s"
                    .formatted(
                            keys.getFirst(),
                            settings.get(keys.getFirst()),
                            keys.getLast(),
                            settings.get(keys.getLast()),
                            why);
        }

        /** The whole sentence. */
        public String in(Settings settings) {
            String values =
                    keys.stream().map(key -> key + "=" + settings.get(key)).collect(Collectors.joining(" and "));
            return keys.size() == 1
                    ? "%s: %s is not allowed; %s".formatted(settings.spec().name(), values, why)
                    : "%s: %s exclude each other: %s".formatted(settings.spec(), values, why);
        }
    }
}
