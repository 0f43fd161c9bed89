package alea.papers;

import java.util.List;

/**
 * A table, a figure, or some claims of a document that are measured together.
 *
 * @param id a short name, {@code ludo.strike-probability}
 * @param document whose it is
 * @param title what it is about
 * @param published every number and statement of it
 * @param reasons of the verdicts, which the document's other items have as well
 * @param measuring how Alea measures
 */
public record Item(
        String id, Document document, String title, List<Published> published, Reasons reasons, Measuring measuring) {

    /** One without reasons. */
    public Item(String id, Document document, String title, List<Published> published, Measuring measuring) {
        this(id, document, title, published, Reasons.NONE, measuring);
    }

    /** Measures, and writes what it finds into a notebook. */
    @FunctionalInterface
    public interface Measuring {
        /** Measures; everything published must get a line of the notebook. */
        void measure(Lab lab, Notebook notebook);
    }

    /** Where it stands in the document. */
    public String place() {
        return String.join(
                ", ", published.stream().map(Published::place).distinct().toList());
    }

    /** Measures it. */
    public Result measure(Lab lab) {
        Notebook notebook = new Notebook(this, lab);
        measuring.measure(lab, notebook);
        return notebook.result();
    }
}
