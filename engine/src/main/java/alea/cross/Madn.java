package alea.cross;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;

/** Mensch ärgere Dich nicht. */
final class Madn {
    private Madn() {}

    static CrossFamily family() {
        return new CrossFamily(
                "madn",
                "Mensch ärgere Dich nicht",
                "Schmidt's sheets; Bundeswettbewerb Informatik 40; OpenSpiel's maedn with tries=1",
                CrossFamily.keys(
                        4,
                        Key.choice("tries", "throws while nothing can leave the base or move", "3", "1", "2"),
                        Key.choice("begin", "where pawn 0 begins", "base", "start"),
                        Key.choice("enter", "whether a six must bring a pawn in", "forced", "free"),
                        Key.choice("clear", "whether a pawn on the start must leave it first", "yes", "no"),
                        Key.choice("jump", "whether own pawns are passed in the goal", "yes", "no"),
                        Key.choice("goal-moves", "whether pawns move on inside the goal", "yes", "no"),
                        Key.choice("capture", "whether who can hit must", "free", "forced"),
                        Key.choice("again", "when a six throws again", "six", "played", "never")),
                Madn::rules);
    }

    private static CrossRules rules(Settings s) {
        return new CrossRules(
                Circuit.of(40, 39, 4, new Goal(true, s.is("jump", "yes"), s.is("goal-moves", "yes")), List.of()),
                Throwing.DIE,
                Entry.on(6)
                        .forced(s.is("enter", "forced"))
                        .clear(s.is("clear", "yes"))
                        .tries(s.number("tries"))
                        .begin(s.is("begin", "start") ? 1 : 0),
                new Going(Going.Overshoot.FORBID, false, s.is("capture", "forced"), Going.Door.EXACT, false),
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
