package alea.papers.projectludo;

import alea.papers.Document;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.PublishedResults;
import java.util.List;
import java.util.Locale;

/** The items of Project LUDO. */
public final class ProjectLudo {
    private static final PublishedResults SHEET = PublishedResults.of(Document.LUDO, ProjectLudo.class);

    private ProjectLudo() {}

    /** All of them, in order. */
    public static List<Item> items() {
        return List.of(
                SHEET.item("ludo.board", "The board of Ludo", ProjectLudo::board),
                SHEET.item("ludo.solo", "A player alone: how many rolls", Solo::measure),
                SHEET.item("ludo.unending", "A match that never ends", Unending::measure),
                SHEET.item("ludo.four-times", "Fast is four times better than random", FourTimes::measure),
                SHEET.item("ludo.one-pawn", "One pawn under way, or four", OnePawn::measure),
                SHEET.item("ludo.dominance", "Which strategy is better: four pawns, played", Dominance::played),
                SHEET.item("ludo.dominance-exact", "Which strategy is better: two pawns", Dominance::ofTwoPawns),
                SHEET.item("ludo.strike-probability", "How likely a square is landed on", Landing::measure),
                SHEET.item("ludo.chase", "How likely a chase succeeds", Chase::measure),
                SHEET.item("ludo.payoff", "What a chase pays", Chase::payoff),
                SHEET.item("ludo.hunts", "Hunters and hunted", Hunts::measure),
                SHEET.item("ludo.strike-or-chase", "A strike or a chase", StrikeOrChase::measure),
                SHEET.item("ludo.danger", "Danger from behind", Arithmetic::danger),
                SHEET.item("ludo.expected-value", "What a move is worth", ExpectedValue::measure),
                SHEET.item("ludo.perils", "What is left in danger", Perils::measure),
                SHEET.item("ludo.chase-table", "The table of chases that go on", Arithmetic::chaseTable),
                SHEET.item("ludo.hybrid", "The terms of hybrid", Arithmetic::hybrid));
    }

    private static void board(Lab lab, Notebook notebook) {
        var game = (alea.ludo.LudoGame) lab.game("ludo-classic");
        int safe = 0;
        for (int square = 0; square < 52; square++) {
            safe += game.dialect().isGlobe(square) ? 1 : 0;
        }
        notebook.equal("boxes", Measured.exact(52 + 4 * game.dialect().lane()), 0, "");
        notebook.equal("common", Measured.exact(52), 0, "");
        notebook.equal("safe", Measured.exact(safe), 0, "");
        notebook.equal("pawns", Measured.exact(game.pawns()), 0, "");
        Decisions.Count barred = Decisions.of(lab, "random", "random", lab.games(200, 2_000), Decisions::isBarred)
                .getFirst();
        notebook.statement(
                "any-pawn",
                barred.yes() == 0,
                String.format(
                        Locale.ROOT,
                        "in ludo-simple: all pawns that are not home could move in each of %,d decisions of "
                                + "random players",
                        barred.kind()));
        notebook.note("The 72 boxes are 52 and four home columns of five squares.");
        notebook.command("alea games ludo-classic");
        notebook.command("alea games ludo-simple");
    }
}
