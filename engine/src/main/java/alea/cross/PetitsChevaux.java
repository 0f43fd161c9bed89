package alea.cross;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;

/** Le jeu des petits chevaux. */
final class PetitsChevaux {
    private static final int FOOT = 55;

    private PetitsChevaux() {}

    static CrossFamily family() {
        return new CrossFamily(
                "petits-chevaux",
                "Jeu des petits chevaux",
                "French rule pages, the French Wikipedia's among them",
                CrossFamily.keys(
                        4,
                        Key.choice("enter", "whether a six must bring a horse in", "free", "forced"),
                        Key.choice("own", "a move to an own horse: just behind it, or not at all", "behind", "forbid"),
                        Key.choice("pass", "whether horses are passed", "yes", "no"),
                        Key.choice("overshoot", "a throw beyond the foot of the stair", "bounce", "forbid"),
                        Key.choice("centre", "what takes a horse home: a six from step 6, or step 6", "six", "step"),
                        Key.choice("again", "when a six throws again", "six", "played", "never")),
                PetitsChevaux::rules);
    }

    private static CrossRules rules(Settings s) {
        int steps = s.is("centre", "six") ? 6 : 5;
        return new CrossRules(
                new Circuit(4, 14, 56, 0, 0, FOOT, steps, Goal.SQUARE, true, List.of(), List.of()),
                Throwing.DIE,
                Entry.on(6).forced(s.is("enter", "forced")),
                Going.over(s.is("overshoot", "bounce") ? Going.Overshoot.BOUNCE : Going.Overshoot.FORBID),
                new Company(
                        s.is("own", "behind") ? Company.Own.BEHIND : Company.Own.FORBID,
                        0,
                        s.is("pass", "yes") ? Company.Passing.ALL : Company.Passing.NOBODY),
                Blocking.NONE,
                Hitting.LANDED,
                Rewards.NONE,
                Repeats.six(s.get("again")),
                Partners.ALONE,
                Finish.FIRST,
                Gate.NONE);
    }
}
