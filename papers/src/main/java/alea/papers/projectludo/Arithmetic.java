package alea.papers.projectludo;

import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;

/** What the document computes with pencil and paper. */
final class Arithmetic {
    private Arithmetic() {}

    static void chaseTable(Lab lab, Notebook notebook) {
        for (int roll = 1; roll <= 6; roll++) {
            double atLeast = (7 - roll) / 6.0;
            notebook.equal("r" + roll, Measured.exact(atLeast), 0, "");
            notebook.equal("c" + roll, Measured.exact(atLeast / 2), 0, "");
        }
        notebook.statement("linear", true, "(7 - roll) / 12 for every roll");
        notebook.equal(
                "c0",
                Measured.exact(0.5),
                0,
                "the column's own formula gives 1/2: the chase goes on with certainty, which is not yet a success");
        notebook.note(
                "The table is right as arithmetic. The half in it is the assumption of section 10.5, measured as ludo.chase.");
    }
}
