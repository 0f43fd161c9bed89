package alea.papers;

import java.util.List;

/**
 * What came of an item. Nothing in it depends on time or threads but {@code times}.
 *
 * @param id the item's name
 * @param title what it is about
 * @param place where it stands
 * @param budget how much was spent, {@code quick} or {@code full}
 * @param seed the seed of all dice
 * @param version the version of Alea
 * @param findings one for everything published, in that order
 * @param tables further tables
 * @param plots pictures
 * @param notes what else is to be said
 * @param commands what repeats the measurements
 * @param times how long things took: not repeatable, so kept apart and left out when results are compared
 */
public record Result(
        String id,
        String title,
        String place,
        String budget,
        long seed,
        String version,
        List<Finding> findings,
        List<Grid> tables,
        List<Plot> plots,
        List<String> notes,
        List<String> commands,
        List<String> times) {

    /** A table of text: the first column is to the left, the others to the right. */
    public record Grid(String title, List<String> head, List<List<String>> rows) {}

    /**
     * A picture.
     *
     * @param name its file, without ending; unique within the item
     * @param title its heading
     * @param description what there is to see, for those who do not
     * @param svg the picture
     */
    public record Plot(String name, String title, String description, String svg) {}

    /** The same without what cannot be repeated. */
    public Result repeatable() {
        return new Result(id, title, place, budget, seed, version, findings, tables, plots, notes, commands, List.of());
    }
}
