package alea.cross;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;

/** Trouble, also sold as Frustration and Kimble. */
final class Trouble {
    private Trouble() {}

    static CrossFamily family() {
        return new CrossFamily(
                "trouble",
                "Trouble, Frustration or Kimble",
                "rules as quoted by players of the publisher's game; Kimble's sheet in English",
                CrossFamily.keys(
                        4,
                        Key.choice("enter", "whether a six must bring a peg in", "free", "forced"),
                        Key.choice("clear", "whether a peg on the start must leave it first", "no", "yes"),
                        Key.choice("jump", "whether own pegs are passed in the finish", "yes", "no"),
                        Key.choice("goal-moves", "whether pegs move on inside the finish", "yes", "no"),
                        Key.choice("again", "when a six throws again", "six", "played", "never"),
                        Key.choice("decline", "whether who can move may pass", "no", "yes")),
                Trouble::rules);
    }

    private static CrossRules rules(Settings s) {
        return new CrossRules(
                Circuit.of(28, 27, 4, new Goal(true, s.is("jump", "yes"), s.is("goal-moves", "yes")), List.of()),
                Throwing.DIE,
                Entry.on(6).forced(s.is("enter", "forced")).clear(s.is("clear", "yes")),
                new Going(Going.Overshoot.FORBID, s.is("decline", "yes"), false, Going.Door.EXACT, false),
                Company.APART,
                Blocking.NONE,
                Hitting.LANDED,
                Rewards.NONE,
                Repeats.six(s.get("again")),
                Partners.ALONE,
                Finish.FIRST,
                Gate.NONE);
    }
}
