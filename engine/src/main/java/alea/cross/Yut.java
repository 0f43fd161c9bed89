package alea.cross;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;

/** Yut Nori: four sticks, throws that are kept, short cuts, pawns that carry each other. */
final class Yut {
    private static final List<Throwing.Value> STICKS = List.of(
            new Throwing.Value(1, 4),
            new Throwing.Value(2, 6),
            new Throwing.Value(3, 4),
            new Throwing.Value(4, 1),
            new Throwing.Value(5, 1));

    private static final List<List<Integer>> SHORT_CUTS =
            List.of(List.of(5, 21, 22, 23, 24, 25, 15), List.of(10, 26, 27, 23, 28, 29, 20));

    private Yut() {}

    static CrossFamily family() {
        return new CrossFamily(
                "yut",
                "Yut Nori: four sticks, throws are kept and used in any order, pawns carry each other",
                "Wikipedia's Yut by liquisearch.com; chaosatthesky.wordpress.com on yutnori",
                CrossFamily.keys(
                        2,
                        Key.choice("home", "whether the last station is passed or reached", "pass", "reach"),
                        Key.choice("short", "whether a pawn on a short cut may go the long way", "choose", "must")),
                Yut::rules);
    }

    private static CrossRules rules(Settings s) {
        return new CrossRules(
                new Circuit(4, 0, 20, 1, 0, 20, 0, Goal.SQUARE, false, List.of(), SHORT_CUTS),
                new Throwing(1, STICKS, Throwing.Use.KEPT, List.of(), Throwing.Undersides.NONE),
                Entry.walking(List.of(1, 2, 3, 4, 5)),
                new Going(
                        Going.Overshoot.STOP,
                        false,
                        false,
                        s.is("home", "reach") ? Going.Door.HOME : Going.Door.EXACT,
                        s.is("short", "must")),
                new Company(Company.Own.CARRY, 0, Company.Passing.ALL),
                Blocking.NONE,
                Hitting.LANDED,
                new Rewards(0, 0, true, false, true),
                new Repeats(List.of(4, 5), false, false, 0, Repeats.Penalty.NONE),
                Partners.ALONE,
                Finish.FIRST,
                Gate.NONE);
    }
}
