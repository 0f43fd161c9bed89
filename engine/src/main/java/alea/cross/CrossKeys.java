package alea.cross;

import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Key.NamedMap;
import alea.game.Key.NamedSet;
import alea.game.Key.NumberLists;
import alea.game.Key.NumberMap;
import alea.game.Key.NumberSet;
import alea.game.RuleFamily;
import alea.game.Settings;
import alea.game.Spec;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The rules of all games of this family as keys, a key a component of a part of {@link CrossRules}: what a rule file
 * says. {@link CrossReading} makes rules of them.
 */
final class CrossKeys implements RuleFamily {
    /** The highest value that can be thrown. */
    private static final int HIGHEST = 30;

    /** The most steps that a value counts, or that are earned. */
    private static final int FARTHEST = 40;

    private static final int LONGEST_RING = 84;
    private static final String NONE = "none";

    /** The word for a set of values that throw again which is empty. */
    private static final String NEVER = "never";

    /** The word for a square that holds any number. */
    static final String ANY = "any";

    /** The word for the values of a die. */
    private static final String DIE = "die";

    /** A key, and the value that some rules have there. */
    private record Field(Key key, Function<CrossRules, String> value) {}

    private record Part(String name, String meaning, List<Field> fields) {
        Part(String name, String meaning, Field... fields) {
            this(name, meaning, List.of(fields));
        }

        Group group() {
            return new Group(name, meaning, fields.stream().map(Field::key).toList());
        }
    }

    /** How many play is no rule, so it stands beside them. */
    private static final List<Key> SIZES = List.of(
            Key.range("seats", "how many play; two sit opposite", 2, 6, 4),
            Key.range("pawns", "pawns of each seat", 1, 4, 4));

    private static final Field TEAMS = choice(
            "teams", "whether who sit opposite play together", r -> r.sides() == Partners.OPPOSITE, NONE, "opposite");

    private static final List<Part> PARTS = List.of(
            new Part(
                    "board",
                    "the way that pawns go; squares are counted along it",
                    number(
                            "places",
                            "places round the ring",
                            2,
                            6,
                            "4",
                            r -> r.circuit().places()),
                    number(
                            "ring",
                            "squares of the ring",
                            16,
                            LONGEST_RING,
                            null,
                            r -> r.circuit().ring()),
                    choice(
                            "starts",
                            "whether the starts lie a part of the ring apart, or are one square",
                            r -> r.circuit().quarter() == 0,
                            "apart",
                            "together"),
                    number(
                            "first-square",
                            "the number of the first square of the way",
                            0,
                            1,
                            "0",
                            r -> r.circuit().first()),
                    number(
                            "lead",
                            "squares of its own that a pawn walks before the ring",
                            0,
                            12,
                            "0",
                            r -> r.circuit().lead()),
                    number(
                            "turnoff",
                            "the number of the last ring square that a pawn walks",
                            0,
                            97,
                            null,
                            r -> r.circuit().last()),
                    number(
                            "lane",
                            "squares of its own behind that",
                            0,
                            12,
                            null,
                            r -> r.circuit().lane()),
                    choice(
                            "goal",
                            "one square behind the lane that takes all, or the lane as places, one pawn each",
                            r -> r.circuit().goal().places(),
                            "square",
                            "places"),
                    flag(
                            "jump",
                            "whether own pawns are passed on goal places",
                            "yes",
                            r -> r.circuit().goal().jump()),
                    flag(
                            "goal-moves",
                            "whether a pawn on a goal place may move on",
                            "yes",
                            r -> r.circuit().goal().inside()),
                    flag(
                            "stair",
                            "whether each square of the lane, and home, takes its own number",
                            "no",
                            r -> r.circuit().stair()),
                    numbers(
                            "safe",
                            "the safe ring squares, counted from a start",
                            NONE,
                            0,
                            LONGEST_RING - 1,
                            r -> r.circuit().safe(),
                            new NamedSet(NONE, List.of())),
                    new Field(
                            new Key(
                                    "short-cuts",
                                    "ways across, each from where a pawn turns on to it to where it comes back",
                                    NumberLists.NONE,
                                    new NumberLists(0, 120)),
                            r -> lists(r.circuit().roads()))),
            new Part(
                    "throwing",
                    "what is thrown, and what it counts",
                    number(
                            "dice",
                            "dice that are thrown at once",
                            1,
                            2,
                            "1",
                            r -> r.throwing().dice()),
                    map(
                            "values",
                            "what each can show, and how often beside the others",
                            DIE,
                            HIGHEST,
                            "weight",
                            99,
                            r -> r.throwing().values().stream()
                                    .collect(Collectors.toMap(
                                            Throwing.Value::shows, Throwing.Value::weight, (a, b) -> a, TreeMap::new))),
                    words(
                            "use",
                            "one value, one move; each is a move; or they are kept and moved in any order",
                            Throwing.Use.WHOLE,
                            r -> r.throwing().use()),
                    map(
                            "counts",
                            "values that count other steps than they show",
                            NONE,
                            HIGHEST,
                            "steps",
                            FARTHEST,
                            r -> readings(r, false)),
                    map(
                            "counts-base-empty",
                            "the same while no pawn of the seat is in its base",
                            NONE,
                            HIGHEST,
                            "steps",
                            FARTHEST,
                            r -> readings(r, true)),
                    words(
                            "undersides",
                            "undersides of a doublet with an empty base: none, as they can be used, or all",
                            Throwing.Undersides.NONE,
                            r -> r.throwing().undersides())),
            new Part(
                    "entering",
                    "how pawns come from the base on to the board",
                    values(
                            "enter",
                            "values that bring a pawn to its start",
                            "6",
                            r -> r.entry().starts()),
                    values(
                            "walk-in",
                            "values that bring a pawn as many steps on to its way",
                            NONE,
                            r -> r.entry().walks()),
                    values(
                            "pair-in",
                            "values that bring two pawns to the start",
                            NONE,
                            r -> r.entry().pairs()),
                    flag(
                            "first-free",
                            "whether every value brings one on while all are in the base",
                            "no",
                            r -> r.entry().firstFree()),
                    flag(
                            "sums",
                            "whether two values enter by their sum, too",
                            "no",
                            r -> r.entry().sums()),
                    flag(
                            "forced",
                            "whether who can enter must",
                            "no",
                            r -> r.entry().forced()),
                    flag(
                            "clear",
                            "whether an own pawn on the start leaves it first while others are in the base",
                            "no",
                            r -> r.entry().clear()),
                    number(
                            "out",
                            "pawns that begin on the start",
                            0,
                            4,
                            "0",
                            r -> r.entry().begin()),
                    words(
                            "full",
                            "at a start that is full: nobody enters, or the foe who came last goes",
                            Entry.Full.BLOCKED,
                            r -> r.entry().full())),
            new Part(
                    "moving",
                    "how pawns move",
                    words(
                            "overshoot",
                            "what becomes of a value that leads beyond the end",
                            Going.Overshoot.FORBID,
                            r -> r.going().overshoot()),
                    flag(
                            "may-pass",
                            "whether who can move may pass",
                            "no",
                            r -> r.going().mayPass()),
                    flag(
                            "hit-first",
                            "whether who can hit must",
                            "no",
                            r -> r.going().hitFirst()),
                    words(
                            "last-square",
                            "the square before home: left exactly, by what throws again, never entered, or home",
                            Going.Door.EXACT,
                            r -> r.going().door()),
                    choice(
                            "short",
                            "whether a pawn on a short cut may go the long way",
                            r -> r.going().shortMust(),
                            "choose",
                            "must")),
            new Part(
                    "company",
                    "how pawns meet without harm",
                    words(
                            "own",
                            "a move to an own pawn: they stand, it is forbidden, it stops behind, or they move on"
                                    + " together",
                            Company.Own.STACK,
                            r -> r.company().own()),
                    new Field(
                            Key.choice(
                                    "most", "pawns that a square holds", ANY, "1", "2", "3", "4", "5", "6", "7", "8"),
                            r -> r.company().most() == 0
                                    ? ANY
                                    : text(r.company().most())),
                    words(
                            "passing",
                            "whom a pawn passes",
                            Company.Passing.ALL,
                            r -> r.company().passing())),
            new Part(
                    "blocks",
                    "where some pawns of a seat together bar the way",
                    words(
                            "block-on",
                            "where they do: nowhere, on all squares, on those that are not safe, on safe ones",
                            Blocking.Where.NOWHERE,
                            r -> r.blocking().where()),
                    choice(
                            "stops",
                            "whether foes alone, or their own seat, too",
                            r -> r.blocking().own(),
                            "foes",
                            "all"),
                    new Field(
                            Key.choice("bars", "what they bar", "nothing", "passing", "landing", "both"),
                            r -> r.blocking().passing()
                                    ? r.blocking().landing() ? "both" : "passing"
                                    : r.blocking().landing() ? "landing" : "nothing"),
                    number(
                            "block-size",
                            "pawns of which a block is made, or more",
                            2,
                            4,
                            "2",
                            r -> r.blocking().size()),
                    flag(
                            "lane-blocks",
                            "whether blocks in a lane do, too",
                            "no",
                            r -> r.blocking().lane()),
                    flag(
                            "mixed",
                            "whether pawns of partners are a block together",
                            "no",
                            r -> r.blocking().mixed()),
                    values(
                            "opens",
                            "values that must open an own block",
                            NONE,
                            r -> r.blocking().opens()),
                    flag(
                            "together",
                            "whether pawns that a throw parted may meet again in it",
                            "yes",
                            r -> r.blocking().together())),
            new Part(
                    "hitting",
                    "who is sent back",
                    words(
                            "hit",
                            "whom a move hits: nobody, who is landed on, who is passed, or both",
                            Hitting.Hits.LANDED,
                            r -> r.hitting().hits()),
                    words(
                            "sent",
                            "where who is hit goes: to the base, or to the start where nobody stands there",
                            Hitting.Sent.BASE,
                            r -> r.hitting().sent()),
                    words(
                            "on-safe",
                            "a safe square with a foe: both share it, or it is closed",
                            Hitting.OnSafe.SHARED,
                            r -> r.hitting().onSafe()),
                    flag(
                            "enter-hits",
                            "whether who enters hits on a safe start, too",
                            "no",
                            r -> r.hitting().entering()),
                    flag(
                            "turned-hits",
                            "whether a pawn that turned back hits where it ends",
                            "yes",
                            r -> r.hitting().turned()),
                    choice(
                            "doorstep",
                            "whether a foe on its own start can be hit",
                            r -> !r.hitting().doorstep(),
                            "open",
                            "safe")),
            new Part(
                    "rewards",
                    "what a move earns",
                    number(
                            "hit-steps",
                            "steps for a hit, to be moved with any pawn",
                            0,
                            FARTHEST,
                            "0",
                            r -> r.rewards().hitSteps()),
                    number(
                            "home-steps",
                            "the same for a pawn that gets home",
                            0,
                            FARTHEST,
                            "0",
                            r -> r.rewards().homeSteps()),
                    flag(
                            "hit-throws",
                            "whether a hit gives a throw",
                            "no",
                            r -> r.rewards().hitThrows()),
                    flag(
                            "home-throws",
                            "whether a pawn that gets home gives a throw",
                            "no",
                            r -> r.rewards().homeThrows())),
            new Part(
                    "turns",
                    "what gives another throw, and where that ends",
                    numbers(
                            "again",
                            "values that give another throw; of two dice, one is enough",
                            "six",
                            1,
                            HIGHEST,
                            r -> r.repeats().on(),
                            new NamedSet(NEVER, List.of()),
                            new NamedSet("six", List.of(6))),
                    flag(
                            "doublets",
                            "whether two equal values do",
                            "no",
                            r -> r.repeats().doublets()),
                    flag(
                            "if-played",
                            "whether only a throw that is used up does",
                            "no",
                            r -> r.repeats().played()),
                    new Field(
                            Key.choice(
                                    "limit",
                                    "which such throw in a row is not moved and ends the turn",
                                    NONE,
                                    "2",
                                    "3",
                                    "4"),
                            r -> r.repeats().limit() == 0
                                    ? NONE
                                    : text(r.repeats().limit())),
                    words(
                            "penalty",
                            "what else becomes of the seat then",
                            Repeats.Penalty.NONE,
                            r -> r.repeats().penalty()),
                    number(
                            "tries",
                            "throws while nobody is on the ring and nothing else can ever move",
                            1,
                            4,
                            "1",
                            r -> r.entry().tries())),
            new Part(
                    "ending",
                    "when a match ends, and what must be before",
                    words(
                            "end",
                            "with the first side at home, or when one seat is left",
                            Finish.FIRST,
                            CrossRules::finish),
                    words(
                            "gate",
                            "a seat that has hit nobody: as any other, goes round again, waits before its lane",
                            Gate.NONE,
                            CrossRules::gate)));

    private static final List<Group> GROUPS = Stream.concat(
                    Stream.of(new Group(
                            "players",
                            "who plays, and with how many pawns",
                            Stream.concat(SIZES.stream(), Stream.of(TEAMS.key)).toList())),
                    PARTS.stream().map(Part::group))
            .toList();

    private static final List<Key> KEYS =
            GROUPS.stream().flatMap(group -> group.keys().stream()).toList();

    static final CrossKeys FAMILY = new CrossKeys();

    private CrossKeys() {}

    private static Field number(
            String name,
            String meaning,
            int low,
            int high,
            @Nullable String standard,
            ToIntFunction<CrossRules> value) {
        return new Field(new Key(name, meaning, standard, new Key.Range(low, high)), r -> text(value.applyAsInt(r)));
    }

    private static Field flag(String name, String meaning, String standard, Predicate<CrossRules> value) {
        return new Field(
                Key.choice(name, meaning, standard, standard.equals("yes") ? "no" : "yes"),
                r -> value.test(r) ? "yes" : "no");
    }

    /** One of two words, the second where something is so. */
    private static Field choice(String name, String meaning, Predicate<CrossRules> so, String no, String yes) {
        return new Field(Key.choice(name, meaning, no, yes), r -> so.test(r) ? yes : no);
    }

    private static <E extends Enum<E>> Field words(
            String name, String meaning, E standard, Function<CrossRules, E> value) {
        String[] others = Arrays.stream(standard.getDeclaringClass().getEnumConstants())
                .filter(e -> e != standard)
                .map(CrossKeys::word)
                .toArray(String[]::new);
        return new Field(Key.choice(name, meaning, word(standard), others), r -> word(value.apply(r)));
    }

    /** The word for a choice: {@code all-on-ring}. */
    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Some of the values that can be thrown. */
    private static Field values(
            String name, String meaning, String standard, Function<CrossRules, List<Integer>> value) {
        return numbers(name, meaning, standard, 1, HIGHEST, value, new NamedSet(NONE, List.of()));
    }

    private static Field numbers(
            String name,
            String meaning,
            String standard,
            int low,
            int high,
            Function<CrossRules, List<Integer>> value,
            NamedSet... names) {
        var numbers = new NumberSet(low, high, List.of(names));
        return new Field(new Key(name, meaning, standard, numbers), r -> {
            List<Integer> of = value.apply(r);
            return of.isEmpty() ? names[0].name() : numbers.canonical(joined(of));
        });
    }

    private static Field map(
            String name,
            String meaning,
            String standard,
            int high,
            String what,
            int most,
            Function<CrossRules, SortedMap<Integer, Integer>> value) {
        SortedMap<Integer, Integer> named = new TreeMap<>();
        if (standard.equals(DIE)) {
            Throwing.DIE.values().forEach(v -> named.put(v.shows(), v.weight()));
        }
        var numbers = new NumberMap(1, high, what, 1, most, List.of(new NamedMap(standard, named)));
        return new Field(new Key(name, meaning, standard, numbers), r -> {
            SortedMap<Integer, Integer> of = value.apply(r);
            return of.isEmpty() ? standard : numbers.canonical(pairs(of));
        });
    }

    private static String pairs(SortedMap<Integer, Integer> numbers) {
        return numbers.entrySet().stream()
                .map(e -> text(e.getKey()) + "x" + text(e.getValue()))
                .collect(Collectors.joining("."));
    }

    private static SortedMap<Integer, Integer> readings(CrossRules rules, boolean baseEmpty) {
        SortedMap<Integer, Integer> readings = new TreeMap<>();
        for (Throwing.Reading reading : rules.throwing().readings()) {
            if (reading.baseEmpty() == baseEmpty) {
                readings.put(reading.value(), reading.steps());
            }
        }
        return readings;
    }

    private static String lists(List<List<Integer>> lists) {
        return lists.isEmpty()
                ? NumberLists.NONE
                : lists.stream().map(CrossKeys::joined).collect(Collectors.joining("+"));
    }

    private static String joined(List<Integer> numbers) {
        return numbers.stream().map(CrossKeys::text).collect(Collectors.joining("."));
    }

    private static String text(int number) {
        return Integer.toString(number);
    }

    @Override
    public String name() {
        return "cross";
    }

    @Override
    public String title() {
        return "Cross-and-circle games: a ring of any size, dice or cowries, bases, blocks and goals";
    }

    @Override
    public List<Group> groups() {
        return GROUPS;
    }

    @Override
    public List<Key> keys() {
        return KEYS;
    }

    @Override
    public List<Contradiction> contradictions(Settings settings) {
        return CrossContradictions.of(settings);
    }

    @Override
    public GameFactory ruleSet(String name, String title, String source, Settings rules) {
        List<Key> keys =
                KEYS.stream().map(key -> key.with(rules.get(key.name()))).toList();
        return new CrossRuleSet(name, title, source, keys);
    }

    /**
     * Settings of all keys.
     *
     * @param rules of a game
     * @param own its settings, which have its seats and pawns
     */
    Settings settings(CrossRules rules, Settings own) {
        Map<String, String> values = new LinkedHashMap<>();
        SIZES.forEach(key -> values.put(key.name(), own.get(key.name())));
        Stream.concat(Stream.of(TEAMS), PARTS.stream().flatMap(part -> part.fields().stream()))
                .forEach(field -> values.put(field.key().name(), field.value().apply(rules)));
        String rest = values.entrySet().stream()
                .map(e -> e.getKey() + "=" + e.getValue())
                .collect(Collectors.joining(","));
        return Settings.read(new Spec(own.spec().name(), rest), KEYS);
    }
}
