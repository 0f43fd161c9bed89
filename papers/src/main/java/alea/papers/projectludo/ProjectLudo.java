package alea.papers.projectludo;

import alea.papers.Document;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Sheet;
import alea.papers.Verdict;
import java.util.List;

/** The items of Project LUDO. */
public final class ProjectLudo {
    static final Sheet SHEET = Sheet.of(Document.LUDO, ProjectLudo.class, "published.csv");

    private ProjectLudo() {}

    /** All of them, in order. */
    public static List<Item> items() {
        return List.of(
                SHEET.item("ludo.board", "The board", ProjectLudo::board),
                SHEET.item("ludo.solo", "A player alone: how many rolls", Solo::measure),
                SHEET.item("ludo.chase-table", "The table of chases that go on", Arithmetic::chaseTable),
                SHEET.item("ludo.dominance", "Which strategy is better: four pawns, played", Dominance::played));
    }

    private static void board(Lab lab, Notebook notebook) {
        var track = lab.game("ludo-classic");
        notebook.equal("boxes", Measured.exact(52 + 4 * 5), 0, "");
        notebook.equal("common", Measured.exact(52), 0, "");
        notebook.equal("safe", Measured.exact(8), 0, "");
        notebook.equal("pawns", Measured.exact(4), 0, "");
        notebook.note("The 72 boxes are 52 and four home columns of five; " + track.spec()
                + " and ludo-simple have their safe squares at 0, 8, 13, 21, 26, 34, 39 and 47.");
        notebook.command("alea games ludo-classic");
    }

    /** For verdicts that are looked up. */
    static Verdict when(boolean holds) {
        return holds ? Verdict.AGREES : Verdict.WRONG;
    }
}
