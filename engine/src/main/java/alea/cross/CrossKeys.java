package alea.cross;

import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Key.NamedSet;
import alea.game.Key.NumberLists;
import alea.game.RuleFamily;
import alea.game.Settings;
import alea.game.Spec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules of all games of this family as keys, a key a component of a part of {@link CrossRules}: what a rule file
 * says. {@link CrossReading} makes rules of them.
 */
final class CrossKeys implements RuleFamily {
    /** The most steps that a value counts, or that are earned. */
    private static final int FARTHEST = 40;

    private static final int LONGEST_RING = 84;

    /** The highest number of a ring square that a pawn walks. */
    private static final int LAST_SQUARE = 97;

    /** The word for a set of values that throw again which is empty. */
    private static final String NEVER = "never";

    /** The word for a square that holds any number. */
    static final String ANY = "any";

    private record Part(String name, String meaning, List<RuleKey> fields) {
        Part(String name, String meaning, RuleKey... fields) {
            this(name, meaning, List.of(fields));
        }

        Group group() {
            return new Group(name, meaning, fields.stream().map(RuleKey::key).toList());
        }
    }

    /** How many play is no rule, so it stands beside them. */
    private static final List<Key> SIZES = List.of(
            Key.range("seats", "how many play; two sit opposite", 2, 6, 4),
            Key.range("pawns", "pawns of each seat", 1, 4, 4));

    private static final RuleKey TEAMS = RuleKey.choice(
            "teams",
            "whether who sit opposite play together",
            r -> r.sides() == Partners.OPPOSITE,
            RuleKey.NONE,
            "opposite");

    private static final List<Part> PARTS = List.of(
            new Part(
                    "board",
                    "the way that pawns go; squares are counted along it",
                    RuleKey.number(
                            "places",
                            "places round the ring",
                            2,
                            6,
                            "4",
                            r -> r.circuit().places()),
                    RuleKey.number(
                            "ring",
                            "squares of the ring",
                            16,
                            LONGEST_RING,
                            null,
                            r -> r.circuit().ring()),
                    RuleKey.choice(
                            "starts",
                            "whether the starts lie a part of the ring apart, or are one square",
                            r -> r.circuit().quarter() == 0,
                            "apart",
                            "together"),
                    RuleKey.number(
                            "first-square",
                            "the number of the first square of the way",
                            0,
                            1,
                            "0",
                            r -> r.circuit().first()),
                    RuleKey.number(
                            "lead",
                            "squares of its own that a pawn walks before the ring",
                            0,
                            12,
                            "0",
                            r -> r.circuit().lead()),
                    RuleKey.number(
                            "turnoff",
                            "the number of the last ring square that a pawn walks",
                            0,
                            LAST_SQUARE,
                            null,
                            r -> r.circuit().last()),
                    RuleKey.number(
                            "lane",
                            "squares of its own that a pawn walks behind the turn-off",
                            0,
                            12,
                            null,
                            r -> r.circuit().lane()),
                    RuleKey.choice(
                            "goal",
                            "one square behind the lane that takes all, or the lane as places, one pawn each",
                            r -> r.circuit().goal().places(),
                            "square",
                            "places"),
                    RuleKey.flag(
                            "jump",
                            "whether own pawns are passed on goal places",
                            "yes",
                            r -> r.circuit().goal().jump()),
                    RuleKey.flag(
                            "goal-moves",
                            "whether a pawn on a goal place may move on",
                            "yes",
                            r -> r.circuit().goal().inside()),
                    RuleKey.flag(
                            "stair",
                            "whether each square of the lane, and home, takes its own number",
                            "no",
                            r -> r.circuit().stair()),
                    RuleKey.numbers(
                            "safe",
                            "the safe ring squares, counted from a start",
                            RuleKey.NONE,
                            0,
                            LONGEST_RING - 1,
                            r -> r.circuit().safe(),
                            new NamedSet(RuleKey.NONE, List.of())),
                    new RuleKey(
                            new Key(
                                    "short-cuts",
                                    "ways across, each from where a pawn turns on to it to where it comes back",
                                    NumberLists.NONE,
                                    new NumberLists(0, 120)),
                            r -> RuleKey.lists(r.circuit().roads())),
                    RuleKey.map(
                            "links",
                            "ring squares from which who ends there jumps to another, as a pawn counts them",
                            RuleKey.NONE,
                            LAST_SQUARE,
                            "target",
                            LAST_SQUARE,
                            r -> r.circuit().links().jumps()),
                    RuleKey.map(
                            "slides",
                            "ring squares from which who ends there slides on to another, hitting who stands between",
                            RuleKey.NONE,
                            LAST_SQUARE,
                            "target",
                            LAST_SQUARE,
                            r -> r.circuit().links().slides())),
            new Part(
                    "throwing",
                    "what is thrown, and what it counts",
                    RuleKey.number(
                            "dice",
                            "dice that are thrown at once",
                            1,
                            2,
                            "1",
                            r -> r.throwing().dice()),
                    RuleKey.map(
                            "values",
                            "what a die can show, and how often beside the others",
                            RuleKey.DIE,
                            RuleKey.HIGHEST,
                            "weight",
                            99,
                            r -> r.throwing().values().stream()
                                    .collect(Collectors.toMap(
                                            Throwing.Value::shows, Throwing.Value::weight, (a, b) -> a, TreeMap::new))),
                    RuleKey.words(
                            "use",
                            "how a throw is used: as one move, each value as a move, or kept and moved in any order",
                            Throwing.Use.WHOLE,
                            r -> r.throwing().use()),
                    RuleKey.map(
                            "counts",
                            "values that count other steps than they show",
                            RuleKey.NONE,
                            RuleKey.HIGHEST,
                            "steps",
                            FARTHEST,
                            r -> RuleKey.readings(r, false)),
                    RuleKey.map(
                            "counts-base-empty",
                            "values that count other steps while no pawn of the seat is in its base",
                            RuleKey.NONE,
                            RuleKey.HIGHEST,
                            "steps",
                            FARTHEST,
                            r -> RuleKey.readings(r, true)),
                    RuleKey.words(
                            "undersides",
                            "undersides of a doublet with an empty base: none, as they can be used, or all",
                            Throwing.Undersides.NONE,
                            r -> r.throwing().undersides())),
            new Part(
                    "entering",
                    "how pawns come from the base on to the board",
                    RuleKey.values(
                            "enter",
                            "values that bring a pawn to its start",
                            "6",
                            r -> r.entry().starts()),
                    RuleKey.values(
                            "walk-in",
                            "values that bring a pawn as many steps on to its way",
                            RuleKey.NONE,
                            r -> r.entry().walks()),
                    RuleKey.values(
                            "pair-in",
                            "values that bring two pawns to the start",
                            RuleKey.NONE,
                            r -> r.entry().pairs()),
                    RuleKey.flag(
                            "first-free",
                            "whether every value brings a pawn on while all of its seat are in the base",
                            "no",
                            r -> r.entry().firstFree()),
                    RuleKey.flag(
                            "sums",
                            "whether two values enter by their sum, too",
                            "no",
                            r -> r.entry().sums()),
                    RuleKey.flag(
                            "forced",
                            "whether who can enter must",
                            "no",
                            r -> r.entry().forced()),
                    RuleKey.flag(
                            "clear",
                            "whether an own pawn on the start leaves it first while others are in the base",
                            "no",
                            r -> r.entry().clear()),
                    RuleKey.number(
                            "out",
                            "pawns that begin on the start",
                            0,
                            4,
                            "0",
                            r -> r.entry().begin()),
                    RuleKey.words(
                            "full",
                            "at a start that is full: nobody enters, or the foe who came last goes",
                            Entry.Full.BLOCKED,
                            r -> r.entry().full())),
            new Part(
                    "moving",
                    "how pawns move",
                    RuleKey.words(
                            "overshoot",
                            "what becomes of a value that leads beyond the end",
                            Going.Overshoot.FORBID,
                            r -> r.going().overshoot()),
                    RuleKey.flag(
                            "may-pass",
                            "whether who can move may pass",
                            "no",
                            r -> r.going().mayPass()),
                    RuleKey.flag(
                            "hit-first",
                            "whether who can hit must",
                            "no",
                            r -> r.going().hitFirst()),
                    RuleKey.words(
                            "last-square",
                            "the square before home: left exactly, by what throws again, never entered, or home",
                            Going.Door.EXACT,
                            r -> r.going().door()),
                    RuleKey.choice(
                            "short",
                            "whether a pawn on a short cut may go the long way",
                            r -> r.going().shortMust(),
                            "choose",
                            "must")),
            new Part(
                    "company",
                    "how pawns meet without harm",
                    RuleKey.words(
                            "own",
                            "a move to an own pawn: they stand, it is forbidden, it stops behind, or they move on"
                                    + " together",
                            Company.Own.STACK,
                            r -> r.company().own()),
                    new RuleKey(
                            Key.choice(
                                    "most", "pawns that a square holds", ANY, "1", "2", "3", "4", "5", "6", "7", "8"),
                            r -> r.company().most() == 0
                                    ? ANY
                                    : RuleKey.text(r.company().most())),
                    RuleKey.words(
                            "passing",
                            "whom a pawn passes",
                            Company.Passing.ALL,
                            r -> r.company().passing())),
            new Part(
                    "blocks",
                    "where some pawns of a seat together bar the way",
                    RuleKey.words(
                            "block-on",
                            "on which squares pawns make a block: none, all, those that are not safe, safe ones",
                            Blocking.Where.NOWHERE,
                            r -> r.blocking().where()),
                    RuleKey.choice(
                            "stops",
                            "whom a block stops: foes, or its own seat, too",
                            r -> r.blocking().own(),
                            "foes",
                            "all"),
                    new RuleKey(
                            Key.choice(
                                    "bars",
                                    "what a block keeps others from: passing, landing",
                                    "nothing",
                                    "passing",
                                    "landing",
                                    "both"),
                            r -> r.blocking().passing()
                                    ? r.blocking().landing() ? "both" : "passing"
                                    : r.blocking().landing() ? "landing" : "nothing"),
                    RuleKey.number(
                            "block-size",
                            "pawns of which a block is made, or more",
                            2,
                            4,
                            "2",
                            r -> r.blocking().size()),
                    RuleKey.flag(
                            "lane-blocks",
                            "whether pawns in a lane make blocks, too",
                            "no",
                            r -> r.blocking().lane()),
                    RuleKey.flag(
                            "mixed",
                            "whether pawns of partners are a block together",
                            "no",
                            r -> r.blocking().mixed()),
                    RuleKey.values(
                            "opens",
                            "values that must open an own block",
                            RuleKey.NONE,
                            r -> r.blocking().opens()),
                    RuleKey.flag(
                            "together",
                            "whether pawns of a block that a throw parts may meet again in that throw",
                            "yes",
                            r -> r.blocking().together())),
            new Part(
                    "hitting",
                    "who is sent back",
                    RuleKey.words(
                            "hit",
                            "whom a move hits: nobody, who is landed on, who is passed, or both",
                            Hitting.Hits.LANDED,
                            r -> r.hitting().hits()),
                    RuleKey.words(
                            "sent",
                            "where who is hit goes: to the base, or to the start where nobody stands there",
                            Hitting.Sent.BASE,
                            r -> r.hitting().sent()),
                    RuleKey.words(
                            "on-safe",
                            "a safe square with a foe: both share it, or it is closed",
                            Hitting.OnSafe.SHARED,
                            r -> r.hitting().onSafe()),
                    RuleKey.flag(
                            "enter-hits",
                            "whether who enters hits on a safe start, too",
                            "no",
                            r -> r.hitting().entering()),
                    RuleKey.flag(
                            "turned-hits",
                            "whether a pawn that turned back hits where it ends",
                            "yes",
                            r -> r.hitting().turned()),
                    RuleKey.choice(
                            "doorstep",
                            "whether a foe on its own start can be hit",
                            r -> !r.hitting().doorstep(),
                            "open",
                            "safe"),
                    RuleKey.choice(
                            "sweeps",
                            "whom a slide hits: foes, or all, its own side, too",
                            r -> r.circuit().links().all(),
                            "foes",
                            "all")),
            new Part(
                    "rewards",
                    "what a move earns",
                    RuleKey.number(
                            "hit-steps",
                            "steps for a hit, to be moved with any pawn",
                            0,
                            FARTHEST,
                            "0",
                            r -> r.rewards().hitSteps()),
                    RuleKey.number(
                            "home-steps",
                            "steps for a pawn that gets home, to be moved with any pawn",
                            0,
                            FARTHEST,
                            "0",
                            r -> r.rewards().homeSteps()),
                    RuleKey.flag(
                            "hit-throws",
                            "whether a hit gives a throw",
                            "no",
                            r -> r.rewards().hitThrows()),
                    RuleKey.flag(
                            "home-throws",
                            "whether a pawn that gets home gives a throw",
                            "no",
                            r -> r.rewards().homeThrows())),
            new Part(
                    "turns",
                    "what gives another throw, and where that ends",
                    RuleKey.numbers(
                            "again",
                            "values that give another throw; of two dice, one is enough",
                            "six",
                            1,
                            RuleKey.HIGHEST,
                            r -> r.repeats().on(),
                            new NamedSet(NEVER, List.of()),
                            new NamedSet("six", List.of(6))),
                    RuleKey.flag(
                            "doublets",
                            "whether two equal values give another throw",
                            "no",
                            r -> r.repeats().doublets()),
                    RuleKey.flag(
                            "if-played",
                            "whether only a throw that is used up gives another",
                            "no",
                            r -> r.repeats().played()),
                    new RuleKey(
                            Key.choice(
                                    "limit",
                                    "which throw in a row that gives another is not moved and ends the turn",
                                    RuleKey.NONE,
                                    "2",
                                    "3",
                                    "4"),
                            r -> r.repeats().limit() == 0
                                    ? RuleKey.NONE
                                    : RuleKey.text(r.repeats().limit())),
                    RuleKey.words(
                            "penalty",
                            "what else becomes of a seat whose throws in a row reach the limit",
                            Repeats.Penalty.NONE,
                            r -> r.repeats().penalty()),
                    RuleKey.number(
                            "tries",
                            "throws while nobody is on the ring and nothing else can ever move",
                            1,
                            4,
                            "1",
                            r -> r.entry().tries())),
            new Part(
                    "ending",
                    "when a match ends, and what must be before",
                    RuleKey.words(
                            "end",
                            "with the first side at home, or when one seat is left",
                            Finish.FIRST,
                            CrossRules::finish),
                    RuleKey.words(
                            "gate",
                            "a seat that has hit nobody: as any other, goes round again, waits before its lane",
                            Gate.NONE,
                            CrossRules::gate)));

    private static final List<Group> GROUPS = Stream.concat(
                    Stream.of(new Group(
                            "players",
                            "who plays, and with how many pawns",
                            Stream.concat(SIZES.stream(), Stream.of(TEAMS.key()))
                                    .toList())),
                    PARTS.stream().map(Part::group))
            .toList();

    private static final List<Key> KEYS =
            GROUPS.stream().flatMap(group -> group.keys().stream()).toList();

    static final CrossKeys FAMILY = new CrossKeys();

    private CrossKeys() {}

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
    public List<Contradiction> idle(Settings settings) {
        return CrossContradictions.idle(settings);
    }

    @Override
    public List<String> remarks(Settings settings) {
        Circuit way = CrossReading.rules(settings).circuit();
        if (settings.number("seats") != 2) {
            return List.of();
        }
        return CrossFamily.aslant(way).stream()
                .map(how ->
                        String.format(Locale.ROOT, "two seats on %d places are not opposite: %s", way.places(), how))
                .toList();
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
