package alea.cross;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;

/** Parchís, as Spain plays it with one die. */
final class Parchis {
    private Parchis() {}

    static CrossFamily family() {
        return new CrossFamily(
                "parchis",
                "Parchís, with one die",
                "Spanish rule pages and tournament rules; malfer/parchis5; turulomio/glparchis",
                CrossFamily.keys(
                        2,
                        Key.choice("six", "what a six counts while the base is empty", "7", "6", "12"),
                        Key.choice("open", "whether a six must open an own barrier", "yes", "no"),
                        Key.choice("third", "the third six sends the pawn moved last back, or nobody", "last", "lost"),
                        Key.choice(
                                "full",
                                "from a full entry square the last to come goes, or nobody enters",
                                "last",
                                "blocked"),
                        Key.choice("out", "pawns that begin on the entry square", "0", "1", "2")),
                Parchis::rules);
    }

    private static CrossRules rules(Settings s) {
        return new CrossRules(
                Circuit.of(68, 63, 7, Goal.SQUARE, Circuit.TWELVE),
                s.is("six", "6") ? Throwing.DIE : Throwing.DIE.reading(new Throwing.Reading(6, s.number("six"), true)),
                Entry.on(5)
                        .forced(true)
                        .begin(s.number("out"))
                        .full(s.is("full", "last") ? Entry.Full.LAST_GOES : Entry.Full.BLOCKED),
                Going.EXACT,
                new Company(Company.Own.STACK, 2, Company.Passing.ALL),
                new Blocking(
                        Blocking.Where.ANYWHERE,
                        true,
                        true,
                        false,
                        true,
                        false,
                        s.is("open", "yes") ? List.of(6) : List.of(),
                        true),
                Hitting.LANDED,
                Rewards.steps(20, 10),
                new Repeats(
                        List.of(6),
                        false,
                        false,
                        3,
                        s.is("third", "last") ? Repeats.Penalty.LAST_MOVED : Repeats.Penalty.NONE),
                Partners.ALONE,
                Finish.FIRST,
                Gate.NONE);
    }
}
