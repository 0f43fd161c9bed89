package alea.report;

/** A picture: what it shows, as data, from which it is drawn whenever it is wanted. */
public sealed interface Plot permits Chart, Bars, Matrix {
    /** Its file, without ending; unique within the item. */
    String name();

    /** Its heading. */
    String title();

    /** The picture as SVG. */
    Drawn draw();

    /** What there is to see, for those who do not. */
    default String description() {
        return draw().description();
    }

    /** The text of its file. */
    default String svg() {
        return draw().svg();
    }

    /**
     * A picture and its description.
     *
     * @param svg the former
     * @param description the latter
     */
    record Drawn(String svg, String description) {
        static Drawn of(Plot plot, Svg svg, String description) {
            return new Drawn(svg.text(plot.title(), description), description);
        }
    }
}
