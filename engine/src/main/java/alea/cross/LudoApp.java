package alea.cross;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;

/** Ludo as phone apps and family sets play it. */
final class LudoApp {
    private static final List<Integer> STARTS = List.of(0, 13, 26, 39);
    private static final List<Integer> STARS = List.of(0, 8, 13, 21, 26, 34, 39, 47);

    private LudoApp() {}

    static CrossFamily family() {
        return new CrossFamily(
                "ludo-app",
                "Ludo as phone apps play it",
                "rules of Ludo apps and family sets; flutter_ludo; PettingZoo-Ludo",
                CrossFamily.keys(
                        4,
                        Key.choice(
                                "safe", "safe squares: the starts and four stars, the starts, none", "8", "4", "none"),
                        Key.choice("bonus-hit", "whether a hit gives a throw", "yes", "no"),
                        Key.choice("bonus-home", "whether a pawn that gets home gives a throw", "yes", "no"),
                        Key.choice(
                                "third-six",
                                "the third six in a row: the turn is lost; and the sixes before it are undone;"
                                        + " sixes are not counted",
                                "lost",
                                "void",
                                "ignored"),
                        Key.choice("enter", "what brings a pawn in", "6", "1+6"),
                        Key.choice("again", "whether a six that moves nothing throws again", "six", "played"),
                        Key.choice(
                                "block",
                                "two pawns of a seat on a square: no foe passes or lands; none lands; nobody passes"
                                        + " or lands",
                                "none",
                                "pair",
                                "land",
                                "all"),
                        Key.choice("wall", "where they do: on squares that are not safe, or on all", "plain", "ring"),
                        Key.choice(
                                "gate",
                                "a seat that has hit nobody goes round again, or waits before its lane",
                                "none",
                                "hit",
                                "wait"),
                        Key.choice("end", "with the first seat at home, or when one is left", "first", "all")),
                LudoApp::rules);
    }

    private static CrossRules rules(Settings s) {
        return new CrossRules(
                Circuit.of(52, 50, 5, Goal.SQUARE, s.is("safe", "8") ? STARS : s.is("safe", "4") ? STARTS : List.of()),
                Throwing.DIE,
                s.is("enter", "6") ? Entry.on(6) : Entry.on(1, 6),
                Going.EXACT,
                Company.STACK,
                blocking(s.get("block"), s.is("wall", "plain")),
                Hitting.LANDED,
                new Rewards(0, 0, s.is("bonus-hit", "yes"), s.is("bonus-home", "yes"), false),
                repeats(s.is("again", "played"), s.get("third-six")),
                Partners.ALONE,
                s.is("end", "all") ? Finish.ALL : Finish.FIRST,
                s.is("gate", "none") ? Gate.NONE : s.is("gate", "hit") ? Gate.ROUND : Gate.WAIT);
    }

    private static Blocking blocking(String block, boolean plain) {
        return block.equals("none")
                ? Blocking.NONE
                : new Blocking(
                        plain ? Blocking.Where.PLAIN : Blocking.Where.ANYWHERE,
                        block.equals("all"),
                        !block.equals("land"),
                        true,
                        false,
                        false,
                        List.of(),
                        true);
    }

    private static Repeats repeats(boolean played, String third) {
        return new Repeats(
                List.of(6),
                false,
                played,
                third.equals("ignored") ? 0 : 3,
                third.equals("void") ? Repeats.Penalty.UNDONE : Repeats.Penalty.NONE);
    }
}
