package alea.ludo;

import alea.game.GameFactory;
import java.util.List;

/** The dialects at hand: each says what it does unlike classic Ludo. */
final class Dialects {
    private static final List<Integer> ANY = List.of(2, 3, 4);
    private static final List<Integer> FULL = List.of(4);

    private static final String PYLUDO = "seats=4,overshoot=bounce,stars=5.11.18.24.31.37.44.50,"
            + "takes=one,on-safe=mover-goes-back,enter-takes=all,again=never";

    private static final String PYLUDO_FORK = PYLUDO + ",first-star=strikes";

    private static final String LUDOPY = "seats=4,overshoot=back,stars=4.11.17.24.30.37.43.50,"
            + "takes=one,on-safe=mover-goes-back,safe-for=owner,enter-takes=also-on-safe,"
            + "met=first,first-star=strikes,sent-back=after-jump,out-of-lane=passes,lane-start=ring,"
            + "again=six,tries=4,waits=base,first-round=apart";

    private Dialects() {}

    static List<GameFactory> all() {
        return List.of(
                // No base, no lane, an extra turn for a strike only. Readings R1 to R8.
                LudoFamily.of(
                        "ludo-simple",
                        "Ludo simplified: every pawn begins on the board, any sufficient roll gets home, a "
                                + "strike gives an extra turn",
                        "Project LUDO (UCSD), section 2.2",
                        ANY,
                        "begin=start,turnoff=51,lane=0,overshoot=stop,again=strike"),
                LudoFamily.of(
                        "ludo-classic",
                        "Classic Ludo: a six enters, home by exact roll, a six or a strike gives an extra turn",
                        "Project LUDO (UCSD), section 2.1",
                        ANY,
                        ""),
                // Rules 1 to 11.
                LudoFamily.of(
                        "ludo-ucsc",
                        "Traditional Ludo of LUDO like UCSC: no safe squares, own pawns bar the way, the third "
                                + "six is ignored",
                        "LUDO like UCSC (take-home assignment, 2024), section 1.1",
                        ANY,
                        "safe=none,own=forbid,again=six,if-played=yes,limit=3,finished=skip"),
                LudoFamily.of(
                        "ludo-pyludo",
                        "Star and globe Ludo as the engine pyludo plays it",
                        "pyludo (Haugaard), commit 1b18bdc",
                        FULL,
                        PYLUDO),
                LudoFamily.of(
                        "ludo-pyludo-fork",
                        "Star and globe Ludo as the paper's copy of pyludo plays it: the first star of a jump "
                                + "strikes, too",
                        "Playing Ludo with AI (SDU), its copy of pyludo",
                        FULL,
                        PYLUDO_FORK),
                LudoFamily.of(
                                "ludo-ludopy",
                                "Star and globe Ludo as LUDOPy 1.5.0 plays it",
                                "LUDOPy 1.5.0, commit 48a9c93",
                                FULL,
                                LUDOPY)
                        .first("ghosts"),
                // The version that Iversen's paper used: 52 ring squares and 6 in the lane.
                LudoFamily.of(
                                "ludo-ludopy-1.3.1",
                                "Star and globe Ludo as LUDOPy 1.3.1 plays it, with its longer way home",
                                "LUDOPy 1.3.1, commit 3d2b764, of Q-Learning - Ludo (SDU)",
                                FULL,
                                LUDOPY + ",turnoff=51,lane=6")
                        .first("ghosts"),
                LudoFamily.of(
                        "ludo-star",
                        "Star and globe Ludo without the engines' quirks: three tries for a six, sixes roll "
                                + "again, all stars strike",
                        "Alea: the rules that the star and globe engines mean",
                        ANY,
                        PYLUDO_FORK.replace("again=never", "again=six") + ",tries=3"));
    }
}
