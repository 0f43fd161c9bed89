package alea.report;

/** A picture: what it shows, as data, from which it is drawn whenever it is wanted. */
public sealed interface Plot permits Chart, MarkedChart, Bars, Matrix, Shares {
    /** Its file, without ending; unique among those that lie beside it. */
    String name();

    /** Its heading. */
    String title();

    /** What there is to see, for those who do not. */
    String description();

    /** The picture: the text of an SVG file. */
    String svg();
}
