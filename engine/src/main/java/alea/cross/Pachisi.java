package alea.cross;

import alea.game.Key;
import alea.game.Settings;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Pachisi with six cowries, on a cross of three columns of eight. */
final class Pachisi {
    private static final List<Integer> MOUTHS = List.of(1, 6, 15, 20, 15, 6, 1);
    private static final List<Integer> COMMON = List.of(25, 10, 2, 3, 4, 5, 6);
    private static final List<Integer> DECCAN = List.of(6, 10, 2, 3, 4, 25, 12);

    private Pachisi() {}

    static CrossFamily family() {
        return new CrossFamily(
                "pachisi",
                "Pachisi: six cowries, castles, graces that throw again, partners sit opposite",
                "Herklots 1832 by Ludii's Pachisi.lud, and the rules that games sellers print",
                Teams.keys(
                        Key.choice(
                                "table",
                                "what 0 to 6 mouths count: 25 10 2 3 4 5 6, or 6 10 2 3 4 25 12",
                                "common",
                                "deccan"),
                        Key.choice("side", "where the castles beside the end of an arm are", "4", "5"),
                        Key.choice("castles", "whether foes may end on a castle that is taken", "closed", "shared"),
                        Key.choice(
                                "enter",
                                "a grace enters, and the first pawn with any throw; a grace alone; any throw",
                                "first",
                                "grace",
                                "any"),
                        Key.choice("move", "whether who can move may pass", "free", "must"),
                        Key.choice("hit", "whether a hit gives a throw", "throw", "none"),
                        Key.choice(
                                "home",
                                "whether a grace leads home from the last square, or no move ends there",
                                "grace",
                                "exact")),
                Pachisi::rules);
    }

    private static CrossRules rules(Settings s) {
        boolean deccan = s.is("table", "deccan");
        List<Integer> table = deccan ? DECCAN : COMMON;
        List<Integer> graces = deccan ? List.of(6, 10, 12, 25) : List.of(6, 10, 25);
        List<Throwing.Value> values = IntStream.range(0, table.size())
                .mapToObj(mouths -> new Throwing.Value(table.get(mouths), MOUTHS.get(mouths)))
                .sorted(Comparator.comparingInt(Throwing.Value::shows))
                .toList();
        int side = s.number("side");
        List<Integer> castles = IntStream.range(0, 4)
                .boxed()
                .flatMap(arm -> Stream.of(17 * arm, 17 * arm + side, 17 * arm + 17 - side))
                .sorted()
                .toList();
        return new CrossRules(
                new Circuit(4, 17, 68, 0, 7, 75, 7, Goal.SQUARE, false, castles, List.of()),
                new Throwing(1, values, Throwing.Use.WHOLE, List.of(), Throwing.Undersides.NONE),
                Entry.walking(s.is("enter", "any") ? table.stream().sorted().toList() : graces)
                        .firstFree(s.is("enter", "first")),
                new Going(
                        Going.Overshoot.FORBID,
                        s.is("move", "free"),
                        false,
                        s.is("home", "grace") ? Going.Door.AGAIN : Going.Door.CLOSED,
                        false),
                Company.STACK,
                Blocking.NONE,
                Hitting.landed(s.is("castles", "closed") ? Hitting.OnSafe.CLOSED : Hitting.OnSafe.SHARED),
                new Rewards(0, 0, s.is("hit", "throw"), false, false),
                new Repeats(graces, false, false, 0, Repeats.Penalty.NONE),
                Teams.of(s),
                Finish.FIRST,
                Gate.NONE);
    }
}
