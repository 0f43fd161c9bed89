package alea.cross;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;

/** Eile mit Weile, as Switzerland plays it. */
final class EileMitWeile {
    private EileMitWeile() {}

    static CrossFamily family() {
        return new CrossFamily(
                "eile-mit-weile",
                "Eile mit Weile",
                "pocketgames.ch, the publisher's rules; balzamas/eilemitweile",
                CrossFamily.keys(
                        2,
                        Key.choice("hit", "whom a pawn strikes", "passed", "both", "landed"),
                        Key.choice("overshoot", "a throw beyond home", "bounce", "back", "forbid"),
                        Key.choice(
                                "third",
                                "whom the third six spares: on bench and stair; on the stair; nobody",
                                "bench",
                                "ring",
                                "all"),
                        Key.choice("block", "whom two pawns on a bench stop", "foes", "all")),
                EileMitWeile::rules);
    }

    private static CrossRules rules(Settings s) {
        return new CrossRules(
                Circuit.of(68, 63, 7, Goal.SQUARE, Circuit.TWELVE),
                Throwing.DIE.reading(new Throwing.Reading(6, 12, false)),
                Entry.on(5),
                Going.over(
                        switch (s.get("overshoot")) {
                            case "bounce" -> Going.Overshoot.BOUNCE;
                            case "back" -> Going.Overshoot.BACK;
                            default -> Going.Overshoot.FORBID;
                        }),
                Company.STACK,
                new Blocking(Blocking.Where.SAFE, s.is("block", "all"), true, false, false, false, List.of(), true),
                new Hitting(
                        switch (s.get("hit")) {
                            case "passed" -> Hitting.Hits.PASSED;
                            case "both" -> Hitting.Hits.BOTH;
                            default -> Hitting.Hits.LANDED;
                        },
                        Hitting.OnSafe.SHARED,
                        false,
                        false,
                        true),
                Rewards.NONE,
                new Repeats(
                        List.of(6),
                        false,
                        false,
                        3,
                        switch (s.get("third")) {
                            case "bench" -> Repeats.Penalty.ALL_ON_PLAIN;
                            case "ring" -> Repeats.Penalty.ALL_ON_RING;
                            default -> Repeats.Penalty.ALL;
                        }),
                Partners.ALONE,
                Finish.FIRST,
                Gate.NONE);
    }
}
