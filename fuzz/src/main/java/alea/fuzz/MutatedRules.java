package alea.fuzz;

import alea.fuzz.Outcome.Kind;
import alea.game.BadInput;
import alea.game.Conformance;
import alea.game.Dice;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Position;
import alea.game.Registry;
import alea.game.RuleFamily;
import alea.rules.ExampleResult;
import alea.rules.RuleFile;
import alea.rules.RuleText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rule files of every rule set, changed by editors who mean well and by those who do not. What is accepted is a game:
 * one of many is held to the contract of games, by the fast and by the plain rules.
 */
final class MutatedRules implements Subject {
    private static final Registry SHIPPED = Registry.installed();

    /** A line of a key with its value. */
    private static final Pattern LINE = Pattern.compile("(?m)^  ([a-z-]+): .*$");

    private static final List<String> SHORT = List.of(
            """
            alea-rules: 1
            name: a
            source: [b]
            extends: %s
            turns: {again: never}
            squares: {safe: [0, 13, 26, 39]}
            """,
            """
            alea-rules: 1
            name: a
            source: [b]
            extends: %s
            board: {ring: 48, turnoff: 46, safe: [0, 12, 24, 36]}
            throwing: {values: {1: 1, 2: 2, 3: 1}}
            entering: {enter: [1, 3]}
            turns: {again: 3}
            """,
            "{alea-rules: 1, name: a, source: [b], extends: %s, examples: [{title: x, position: y, options: [0]}]}",
            "alea-rules: 1\nname: 'a'\nsource:\n- \"b\"\nextends: \"%s\"\n");

    /** One of so many accepted files is played. */
    private static final int PLAYED = 100;

    /** Turns of a match that are held to the contract: a game may go on for ever. */
    private static final int CHECKED = 40;

    /** Turns that are played by the fast rules alone. */
    private static final int PLAYED_TURNS = 1_000;

    private final List<String> files = new ArrayList<>();
    private final List<Key> keys = new ArrayList<>();

    @Override
    public String name() {
        return "rules";
    }

    @Override
    public void prepare(Path folder) {}

    private List<String> files() {
        if (files.isEmpty()) {
            for (GameFactory factory : SHIPPED.games()) {
                if (factory.family().isPresent()) {
                    files.add(RuleText.of(SHIPPED.game(factory.name()), factory).yaml());
                    SHORT.forEach(text -> files.add(text.replace("%s", factory.name())));
                }
            }
            SHIPPED.families().stream().map(RuleFamily::keys).forEach(keys::addAll);
        }
        return files;
    }

    @Override
    public Outcome attempt(Dice dice, Path folder) {
        String text = mutated(dice);
        RuleFile read;
        try {
            read = RuleFile.parse("my.yaml", text, SHIPPED);
        } catch (BadInput e) {
            String said = String.valueOf(e.getMessage());
            return said.startsWith("my.yaml, line ")
                    ? Manners.words(said, text)
                    : Manners.fault("no line is named", said);
        }
        String again = RuleText.of(read).yaml();
        RuleFile twice = RuleFile.parse("my.yaml", again, SHIPPED);
        if (!twice.factory().name().equals(read.factory().name())
                || !RuleText.of(twice).yaml().equals(again)) {
            return Manners.fault("it is written as another", again);
        }
        return dice.below(PLAYED) == 0 ? played(read, dice.below(1_000_000)) : new Outcome(Kind.ACCEPTED, "");
    }

    private static Outcome played(RuleFile file, long seed) {
        Game game = file.game();
        try {
            Conformance.checkTurns(game, seed, 0, CHECKED);
        } catch (Conformance.Violation e) {
            return Manners.fault(
                    "it breaks the contract",
                    e.getMessage() + " " + RuleText.of(file).document());
        }
        String end = end(game, seed);
        if (!game.parse(end).toString().equals(end)) {
            return Manners.fault(
                    "a text is read as another", end + " " + RuleText.of(file).document());
        }
        for (var example : file.examples()) {
            for (String line : ExampleResult.of(game, example).differences()) {
                Outcome words = Manners.words(line, example + game.spec().toString());
                if (words.kind() == Kind.FAULT) {
                    return words;
                }
            }
        }
        return new Outcome(Kind.ACCEPTED, "");
    }

    /** Where a match is after some turns, or when it is over. */
    private static String end(Game game, long seed) {
        var dice = new Dice(seed, 1);
        Position position = game.start();
        while (position.node() != Position.OVER && position.turns() < PLAYED_TURNS) {
            position.take(position.isChance() ? dice.chance(position) : dice.below(position.options()));
        }
        return position.toString();
    }

    private String mutated(Dice dice) {
        String text = files().get(dice.below(files().size()));
        for (int times = dice.below(4); times > 0; times--) {
            text = edited(text, dice);
        }
        return dice.below(3) == 0
                ? text
                : new String(
                        Damage.of(text.getBytes(StandardCharsets.UTF_8), dice.below(4) > 0, dice),
                        StandardCharsets.UTF_8);
    }

    /** As an editor who knows the format: another allowed value for a key, or the value of another key. */
    private String edited(String text, Dice dice) {
        Matcher lines = LINE.matcher(text);
        List<Map.Entry<Integer, Integer>> places = new ArrayList<>();
        while (lines.find()) {
            places.add(Map.entry(lines.start(), lines.end()));
        }
        if (places.isEmpty()) {
            return text + extra(dice);
        }
        var place = places.get(dice.below(places.size()));
        String line = text.substring(place.getKey(), place.getValue());
        String name = line.substring(2, line.indexOf(':'));
        List<Key> same = keys.stream().filter(key -> key.name().equals(name)).toList();
        Key key = same.isEmpty() || dice.below(8) == 0 ? keys.get(dice.below(keys.size())) : same.getFirst();
        return text.substring(0, place.getKey())
                + "  " + name + ": " + value(key, dice)
                + text.substring(place.getValue());
    }

    private static String value(Key key, Dice dice) {
        return switch (key.values()) {
            case Key.NumberSet set when dice.below(3) == 0 -> numbers(set, dice);
            case Key.NumberMap map when dice.below(4) > 0 -> map(map, dice);
            case Key.NumberLists lists when dice.below(4) > 0 -> lists(lists, dice);
            case Key.Range range
            when dice.below(2) == 0 -> Integer.toString(range.low() + dice.below(range.high() - range.low() + 1));
            default -> {
                List<String> samples = key.values().samples();
                yield samples.isEmpty() ? "x" : samples.get(dice.below(samples.size()));
            }
        };
    }

    private static String numbers(Key.NumberSet set, Dice dice) {
        int every = 1 + dice.below(Math.max(1, set.high()));
        List<String> numbers = new ArrayList<>();
        for (int n = set.low() + dice.below(every); n <= set.high(); n += every) {
            numbers.add(Integer.toString(n));
        }
        return numbers.toString();
    }

    private static String map(Key.NumberMap map, Dice dice) {
        List<String> pairs = new ArrayList<>();
        for (int n = map.low(); n <= map.high(); n += 1 + dice.below(3)) {
            if (dice.below(n + 3) < 3) {
                pairs.add(n + ": " + (map.least() + dice.below(map.most() - map.least() + 1)));
            }
        }
        return "{" + String.join(", ", pairs) + "}";
    }

    private static String lists(Key.NumberLists kind, Dice dice) {
        List<List<Integer>> lists = new ArrayList<>();
        int next = 20 + dice.below(2);
        for (int i = dice.below(3); i >= 0; i--) {
            List<Integer> list = new ArrayList<>(List.of(kind.low() + dice.below(15)));
            for (int k = dice.below(6); k > 0; k--) {
                list.add(dice.below(5) == 0 && next > 22 ? next - 2 : next++);
            }
            list.add(list.getFirst() + 1 + dice.below(10));
            lists.add(list);
        }
        return lists.toString();
    }

    private String extra(Dice dice) {
        RuleFamily family = SHIPPED.families().get(dice.below(SHIPPED.families().size()));
        RuleFamily.Group group = family.groups().get(dice.below(family.groups().size()));
        Key key = group.keys().get(dice.below(group.keys().size()));
        return "%s: {%s: %s}\n".formatted(group.name(), key.name(), value(key, dice));
    }
}
