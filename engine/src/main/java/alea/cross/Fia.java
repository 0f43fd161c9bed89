package alea.cross;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;

/** Fia med knuff, as Sweden plays it. */
final class Fia {
    private Fia() {}

    static CrossFamily family() {
        return new CrossFamily(
                "fia",
                "Fia med knuff",
                "Swedish rule sheets; Stora Spelboken (Wikibooks)",
                CrossFamily.keys(
                        4,
                        Key.choice("enter-on", "what brings a pawn in", "1+6", "6"),
                        Key.choice(
                                "six",
                                "what a six brings in: one pawn on circle 6 or two on circle 1; one on circle 6; one"
                                        + " on circle 1",
                                "two",
                                "on",
                                "start"),
                        Key.choice("own", "own pawns on one circle", "forbid", "stack"),
                        Key.choice("pass-own", "whether own pawns are passed", "no", "yes"),
                        Key.choice("overshoot", "a throw beyond the centre", "bounce", "forbid"),
                        Key.choice("again", "when a six throws again", "six", "played", "never"),
                        Key.choice("knuff", "whether foes are pushed off", "yes", "no")),
                Fia::rules);
    }

    private static CrossRules rules(Settings s) {
        return new CrossRules(
                Circuit.of(40, 39, 4, Goal.SQUARE, List.of()),
                Throwing.DIE,
                entry(s.is("enter-on", "1+6"), s.get("six")),
                Going.over(s.is("overshoot", "bounce") ? Going.Overshoot.BOUNCE : Going.Overshoot.FORBID),
                new Company(
                        s.is("own", "stack") ? Company.Own.STACK : Company.Own.FORBID,
                        0,
                        s.is("pass-own", "yes") ? Company.Passing.ALL : Company.Passing.NOT_OWN),
                Blocking.NONE,
                s.is("knuff", "yes") ? Hitting.LANDED : Hitting.NOBODY,
                Rewards.NONE,
                Repeats.six(s.get("again")),
                Partners.ALONE,
                Finish.FIRST,
                Gate.NONE);
    }

    private static Entry entry(boolean byOne, String six) {
        if (six.equals("start")) {
            return byOne ? Entry.on(1, 6) : Entry.on(6);
        }
        Entry one = byOne ? Entry.on(1) : Entry.on();
        return one.also(List.of(6), six.equals("two") ? List.of(6) : List.of());
    }
}
