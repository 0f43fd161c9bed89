package alea.cross;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;
import java.util.Locale;

/** Parcheesi of the United States: two dice used apart, blockades, steps for hits and for home. */
final class Parcheesi {
    private Parcheesi() {}

    static CrossFamily family() {
        return new CrossFamily(
                "parcheesi",
                "Parcheesi: two dice used apart, blockades of two, 20 steps for a hit and 10 for home",
                "the publisher's sheet as it is quoted; racket/games, parcheesi; jollieprimitives.com",
                CrossFamily.keys(
                        2,
                        Key.choice(
                                "under",
                                "undersides of a doublet: all values or none, each as it can be, none",
                                "whole",
                                "parts",
                                "none"),
                        Key.choice("together", "whether a blockade may move on together in a throw", "no", "yes"),
                        Key.choice(
                                "third",
                                "the third doublet: the foremost pawn to its base, or the turn lost",
                                "first",
                                "lost")),
                Parcheesi::rules);
    }

    private static CrossRules rules(Settings s) {
        return new CrossRules(
                Circuit.of(68, 63, 7, Goal.SQUARE, Circuit.TWELVE),
                new Throwing(
                        2,
                        Throwing.TWO_DICE.values(),
                        Throwing.Use.APART,
                        List.of(),
                        Throwing.Undersides.valueOf(s.get("under").toUpperCase(Locale.ROOT))),
                Entry.on(5).forced(true).sums(true),
                Going.EXACT,
                new Company(Company.Own.STACK, 2, Company.Passing.ALL),
                new Blocking(
                        Blocking.Where.ANYWHERE, true, true, true, true, false, List.of(), s.is("together", "yes")),
                new Hitting(Hitting.Hits.LANDED, Hitting.OnSafe.CLOSED, true, true, true),
                Rewards.steps(20, 10),
                new Repeats(
                        List.of(),
                        true,
                        false,
                        3,
                        s.is("third", "first") ? Repeats.Penalty.FOREMOST : Repeats.Penalty.NONE),
                Partners.ALONE,
                Finish.FIRST,
                Gate.NONE);
    }
}
