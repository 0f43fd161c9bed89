package alea.cross;

import alea.game.BadInput;
import alea.game.Quoted;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What is remembered beyond pawns, turn and dice, as the fields of a text that follow them. */
final class CrossMemory {
    /**
     * A field.
     *
     * @param name before the equals sign
     * @param known whether rules have it at all
     * @param write its value; empty where it says nothing
     * @param read sets it from a value
     */
    private record Field(
            String name,
            Function<CrossRules, Boolean> known,
            Function<At, String> write,
            BiConsumer<At, String> read) {}

    /** A position of a game. */
    private record At(CrossGame game, CrossState state) {}

    /** All fields, in the order of the text. */
    private static final List<Field> FIELDS = List.of(
            new Field(
                    "tries",
                    r -> r.entry().tries() > 1,
                    at -> positive(at.state.tries),
                    (at, text) -> at.state.tries =
                            bounded("tries", text, at.game.crossRules().entry().tries() - 1)),
            new Field(
                    "sixes",
                    CrossRules::counts,
                    at -> positive(at.state.sixes),
                    (at, text) -> at.state.sixes = bounded(
                            "sixes", text, at.game.crossRules().repeats().limit() - 1)),
            new Field(
                    "throws",
                    CrossMemory::owes,
                    at -> isOwing(at) ? positive(at.state.owed) : "",
                    (at, text) -> at.state.owed = bounded("throws", text, 1)),
            new Field(
                    "bonus",
                    r -> r.rewards().inSteps(),
                    at -> CrossNotation.joined(at.state.bonus),
                    (at, text) -> at.state.bonus.addAll(bonus(at.game.crossRules(), text))),
            new Field(
                    "last",
                    CrossRules::remembersLast,
                    at -> at.state.last < 0 ? "" : Integer.toString(at.state.last),
                    (at, text) -> at.state.last = bounded("last", text, 0, at.game.pawns() - 1)),
            new Field("late", CrossRules::remembersLate, CrossMemory::late, CrossMemory::readLate),
            new Field("apart", CrossRules::remembersApart, CrossMemory::apart, CrossMemory::readApart),
            new Field("hit", CrossRules::remembersHits, CrossMemory::hitters, CrossMemory::readHitters),
            new Field(
                    "done",
                    r -> r.finish() == Finish.ALL,
                    at -> at.state.done.stream()
                            .map(s -> Integer.toString(at.game.place(s)))
                            .collect(Collectors.joining(",")),
                    (at, text) -> at.state.done.addAll(places(at, "done", text))),
            new Field(
                    "undo",
                    CrossRules::undoes,
                    at -> at.state.undo == null ? "" : CrossNotation.board(at.game, at.state.undo),
                    (at, text) -> {
                        int[][] undo = new int[at.game.seats()][at.game.pawns()];
                        CrossNotation.readBoard(at.game, text, "position, undo", undo);
                        at.state.undo = undo;
                    }));

    private CrossMemory() {}

    /** The names of the fields that a game can have. */
    static List<String> fields(CrossGame game) {
        return FIELDS.stream()
                .filter(f -> f.known.apply(game.crossRules()))
                .map(Field::name)
                .toList();
    }

    /** The fields that say something, in their order. */
    static Map<String, String> write(CrossGame game, CrossState state) {
        Map<String, String> memory = new LinkedHashMap<>();
        At at = new At(game, state);
        for (Field field : FIELDS) {
            String value = field.known.apply(game.crossRules()) ? field.write.apply(at) : "";
            if (!value.isEmpty()) {
                memory.put(field.name, value);
            }
        }
        return memory;
    }

    /** Sets what the fields of a text say; what they do not say is nothing, or follows from the rest. */
    static void read(CrossGame game, CrossState state, Map<String, String> memory) {
        At at = new At(game, state);
        for (Field field : FIELDS) {
            String value = memory.get(field.name);
            if (value != null) {
                field.read.accept(at, value);
            }
        }
        CrossRules rules = game.crossRules();
        if (!rules.counts() && rules.throwing().use() == Throwing.Use.WHOLE && !state.dice.isEmpty()) {
            state.owed = rules.repeats().by(state.dice) ? 1 : 0;
        }
    }

    /** Whether a throw can be owed that the values on the table do not show. */
    private static boolean owes(CrossRules rules) {
        boolean shown = rules.counts()
                && !rules.rewards().hitThrows()
                && !rules.rewards().homeThrows();
        return !shown
                && (rules.throwing().use() != Throwing.Use.WHOLE
                        || rules.rewards().inSteps());
    }

    /** Whether what is owed is written here: while something is left to use, and where the die does not show it. */
    private static boolean isOwing(At at) {
        boolean whole = at.game.crossRules().throwing().use() == Throwing.Use.WHOLE;
        return whole ? !at.state.bonus.isEmpty() : !at.state.dice.isEmpty() || !at.state.bonus.isEmpty();
    }

    private static String positive(int n) {
        return n == 0 ? "" : Integer.toString(n);
    }

    private static int bounded(String name, String text, int most) {
        return bounded(name, text, 1, most);
    }

    private static int bounded(String name, String text, int least, int most) {
        int n = CrossNotation.number(text);
        if (n < least || n > most) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "position, %s: %s is not %s",
                    name,
                    Quoted.of(text),
                    least == most ? Integer.toString(least) : least + ".." + most));
        }
        return n;
    }

    private static List<Integer> bonus(CrossRules rules, String text) {
        List<Integer> allowed =
                List.of(rules.rewards().hitSteps(), rules.rewards().homeSteps());
        List<Integer> steps =
                Arrays.stream(text.split(",", -1)).map(CrossNotation::number).toList();
        if (!allowed.containsAll(steps)
                || steps.contains(0)
                || !steps.equals(steps.stream().sorted().toList())) {
            throw new BadInput("position, bonus: %s is not earned; it is one or more, ascending, of %s"
                    .formatted(
                            Quoted.of(text),
                            CrossNotation.joined(allowed.stream()
                                    .filter(n -> n > 0)
                                    .sorted()
                                    .distinct()
                                    .toList())));
        }
        return steps;
    }

    private static List<Integer> places(At at, String name, String text) {
        return CrossNotation.list(
                name, text, at.game::seatAt, "some of the places " + CrossNotation.places(at.game) + ", each once");
    }

    private static String hitters(At at) {
        return IntStream.range(0, at.game.seats())
                .filter(s -> (at.state.hitters >>> s & 1) != 0)
                .mapToObj(s -> Integer.toString(at.game.place(s)))
                .collect(Collectors.joining(","));
    }

    private static void readHitters(At at, String text) {
        List<Integer> seats = places(at, "hit", text);
        if (!seats.equals(seats.stream().sorted().toList())) {
            throw new BadInput("position, hit: %s does not ascend".formatted(Quoted.of(text)));
        }
        seats.forEach(s -> at.state.hitters |= 1 << s);
    }

    private static String late(At at) {
        return at.state.late.entrySet().stream()
                .map(e -> at.game.place(e.getKey()) + ":" + at.game.place(e.getValue()))
                .collect(Collectors.joining(","));
    }

    private static void readLate(At at, String text) {
        for (String pair : text.split(",", -1)) {
            String[] both = pair.split(":", -1);
            int start = both.length == 2 ? seat(at, both[0]) : -1;
            int who = both.length == 2 ? seat(at, both[1]) : -1;
            boolean ascends = at.state.late.isEmpty() || at.state.late.lastKey() < start;
            if (start < 0 || who < 0 || !ascends) {
                throw new BadInput("position, late: %s is not START:PLACE of two seated places, ascending by the first"
                        .formatted(Quoted.of(text)));
            }
            at.state.late.put(start, who);
        }
    }

    private static int seat(At at, String place) {
        int n = CrossNotation.number(place);
        return n < 0 ? -1 : at.game.seatAt(n);
    }

    private static String apart(At at) {
        return at.state.apart.stream().map(pair -> pair / 10 + "+" + pair % 10).collect(Collectors.joining(","));
    }

    private static void readApart(At at, String text) {
        List<Integer> pairs = new ArrayList<>();
        for (String pair : text.split(",", -1)) {
            String[] both = pair.split("\\+", -1);
            int low = both.length == 2 ? CrossNotation.number(both[0]) : -1;
            int high = both.length == 2 ? CrossNotation.number(both[1]) : -1;
            int before = pairs.isEmpty() ? -1 : pairs.getLast();
            if (low < 0 || high <= low || high >= at.game.pawns() || low * 10 + high <= before) {
                throw new BadInput("position, apart: %s is not A+B with pawn A below pawn B, ascending"
                        .formatted(Quoted.of(text)));
            }
            pairs.add(low * 10 + high);
        }
        at.state.apart.addAll(pairs);
    }
}
