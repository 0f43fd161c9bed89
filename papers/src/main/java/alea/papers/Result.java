package alea.papers;

import alea.report.Plot;
import java.util.List;
import java.util.Map;

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
 * @param commands what repeats the measurements; {@link #FOLDER} stands for the folder of the report
 * @param trainings configurations that the commands name, written beside the report
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
        List<Training> trainings,
        List<String> times) {

    /** The report's folder in a command. */
    public static final String FOLDER = "{report}";

    /** The folder of trainings in that of the report. */
    public static final String TRAININGS = "trainings";

    /** Lists that a file left out are an error of that file. */
    public Result {
        trainings = List.copyOf(trainings);
    }

    /** The same, with verdicts worked out again from what was measured. */
    public Result again() {
        return new Result(
                id,
                title,
                place,
                budget,
                seed,
                version,
                Rule.again(findings),
                tables,
                plots,
                notes,
                commands,
                trainings,
                times);
    }

    /** Every command as a reader can run it, with the report in this folder. */
    public List<String> commands(String folder) {
        return commands.stream().map(c -> c.replace(FOLDER, folder)).toList();
    }

    /** A table of text: the first column is to the left, the others to the right. */
    public record Grid(String title, List<String> head, List<List<String>> rows) {}

    /**
     * A training.
     *
     * @param name its file, without ending
     * @param yaml what is in it
     */
    public record Training(String name, String yaml) {
        /** A name that leads out of its folder is an error. */
        public Training {
            Audit.name(name);
        }

        static Training of(String name, Map<String, Object> config) {
            StringBuilder yaml = new StringBuilder();
            config.forEach(
                    (key, value) -> yaml.append(key).append(": ").append(value).append('\n'));
            return new Training(name, yaml.toString());
        }
    }

    /** The same without what cannot be repeated. */
    public Result repeatable() {
        return new Result(
                id, title, place, budget, seed, version, findings, tables, plots, notes, commands, trainings,
                List.of());
    }
}
