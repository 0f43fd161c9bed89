package alea.papers;

import alea.papers.Result.Grid;
import alea.papers.Rule.Claim;
import alea.papers.Rule.Comparison;
import alea.papers.Rule.Relation;
import alea.report.Plot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What an item writes down while it measures. Verdicts are made at the end, over all comparisons together. */
public final class Notebook {
    private final Item item;
    private final Lab lab;
    private final Map<String, Published> published = new HashMap<>();
    private final List<Comparison> comparisons = new ArrayList<>();
    private final Map<String, Finding> findings = new HashMap<>();
    private final List<Grid> tables = new ArrayList<>();
    private final List<Plot> plots = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final List<String> commands = new ArrayList<>();
    private final List<Result.Training> trainings = new ArrayList<>();
    private final List<String> times = new ArrayList<>();

    Notebook(Item item, Lab lab) {
        this.item = item;
        this.lab = lab;
        item.published().forEach(p -> published.put(p.row(), p));
    }

    /** Everything that is published of the item, in order. */
    public List<Published> published() {
        return item.published();
    }

    /** What is published as a row of the item. */
    public Published row(String row) {
        Published p = published.get(row);
        if (p == null) {
            throw new IllegalStateException("nothing is published as %s of %s".formatted(row, item.id()));
        }
        return p;
    }

    /**
     * A reason from the document's data.
     *
     * @param id a row's or a name
     * @param values for the places in it, in order
     */
    public String reason(String id, Object... values) {
        return item.reasons().reason(item.id(), id, values);
    }

    /** What the document's data say of a row by itself; nothing where they do not. */
    public String own(String row) {
        return item.reasons().of(item.id(), row);
    }

    /**
     * The published number against ours, with the row's own reason; a difference that matters is {@link Rule#MARGIN}.
     */
    public void equal(String row, Measured measured) {
        equal(row, measured, Rule.MARGIN);
    }

    /**
     * The published number against ours, with the row's own reason.
     *
     * @param margin a difference that matters
     */
    public void equal(String row, Measured measured, double margin) {
        equal(row, measured, margin, own(row), "");
    }

    /**
     * The published number against ours.
     *
     * @param margin a difference that matters
     * @param because what is to be said whatever comes out, or nothing
     */
    public void equal(String row, Measured measured, double margin, String because) {
        equal(row, measured, margin, because, "");
    }

    /**
     * The published number against ours.
     *
     * @param margin a difference that matters
     * @param because what is to be said whatever comes out, or nothing
     * @param explains a reading or quirk that explains a difference, said only where there is one, or nothing
     */
    public void equal(String row, Measured measured, double margin, String because, String explains) {
        compare(row, measured, new Claim(Relation.EQUAL, row(row).number(), margin, false, because, explains));
    }

    private void compare(String row, Measured measured, Claim claim) {
        comparisons.add(new Comparison(row(row), measured, claim));
    }

    /** The statement that our number is more than a bound, with the row's own reason. */
    public void more(String row, Measured measured, double bound, boolean proved) {
        more(row, measured, bound, proved, own(row), "");
    }

    /** The statement that our number is more than a bound; {@code proved} when the document says it has proved it. */
    public void more(String row, Measured measured, double bound, boolean proved, String because) {
        more(row, measured, bound, proved, because, "");
    }

    /** The same, with what explains it where it does not hold. */
    public void more(String row, Measured measured, double bound, boolean proved, String because, String explains) {
        compare(row, measured, new Claim(Relation.MORE, bound, Rule.MARGIN, proved, because, explains));
    }

    /** The statement that our number is less than a bound, with the row's own reason. */
    public void less(String row, Measured measured, double bound, boolean proved) {
        less(row, measured, bound, proved, own(row), "");
    }

    /** The statement that our number is less than a bound. */
    public void less(String row, Measured measured, double bound, boolean proved, String because) {
        less(row, measured, bound, proved, because, "");
    }

    /** The same, with what explains it where it does not hold. */
    public void less(String row, Measured measured, double bound, boolean proved, String because, String explains) {
        compare(row, measured, new Claim(Relation.LESS, bound, Rule.MARGIN, proved, because, explains));
    }

    /** A claim about trainings, judged by how far they spread from seed to seed, with the row's own reason. */
    public void trials(String row, Trials.Tested tested) {
        trials(row, tested, own(row));
    }

    /** A claim about trainings, judged by how far they spread from seed to seed. */
    public void trials(String row, Trials.Tested tested, String because) {
        compare(row, Measured.text(tested.evidence()), Claim.of(tested, because));
    }

    /** Gives the reader the configuration of a training as a file beside the report, with the command that takes it. */
    public void training(String name, Map<String, Object> config) {
        Result.Training training = Result.Training.of(item.id() + "." + name, config);
        trainings.add(training);
        command("alea train %s/%s/%s.yaml".formatted(Result.FOLDER, Result.TRAININGS, training.name()));
    }

    /** Where {@code alea train} puts the one that {@link #training} named so. */
    public String trained(String name) {
        return "trained/%s.%s".formatted(item.id(), name);
    }

    /** A verdict that needs no statistics, with the row's own reason. */
    public void finding(String row, Measured measured, Verdict verdict) {
        finding(row, measured, verdict, own(row));
    }

    /** A verdict that needs no statistics: something exact, proved, or looked up. */
    public void finding(String row, Measured measured, Verdict verdict, String why) {
        if (findings.put(row, new Finding(row(row), measured, verdict, why)) != null) {
            throw new IllegalStateException("%s of %s is found twice".formatted(row, item.id()));
        }
    }

    /** A statement that holds, or is wrong. */
    public void statement(String row, boolean holds, String evidence) {
        finding(row, Measured.text(evidence), holds ? Verdict.AGREES : Verdict.WRONG, "");
    }

    /** A further table; the first line is its head. */
    public void table(String title, List<String> head, List<List<String>> rows) {
        tables.add(new Grid(title, List.copyOf(head), List.copyOf(rows)));
    }

    /** A picture. */
    public void plot(Plot plot) {
        Audit.name(plot.name());
        plots.add(plot);
    }

    /** A sentence below the table. */
    public void note(String sentence) {
        notes.add(sentence);
    }

    /** A command that repeats a part of the measurement; it runs as it stands in the folder of Alea. */
    public void command(String command) {
        commands.add(command);
    }

    /** How long something took: reported apart, since it cannot be repeated. */
    public void time(String sentence) {
        times.add(sentence);
    }

    /** The whole, with verdicts. */
    Result result() {
        for (Finding f : Rule.judge(comparisons)) {
            if (findings.put(f.published().row(), f) != null) {
                throw new IllegalStateException(
                        "%s of %s is found twice".formatted(f.published().row(), item.id()));
            }
        }
        List<Finding> ordered = new ArrayList<>();
        for (Published p : item.published()) {
            Finding f = findings.get(p.row());
            if (f == null) {
                throw new IllegalStateException("%s of %s was not measured".formatted(p.row(), item.id()));
            }
            ordered.add(f);
        }
        commands.add(String.format(
                Locale.ROOT, "alea papers run %s --seed %d%s", item.id(), lab.seed(), lab.full() ? " --full" : ""));
        Commands.check(commands, trainings);
        return new Result(
                item.id(),
                item.title(),
                item.place(),
                lab.budget().word(),
                lab.seed(),
                lab.version(),
                List.copyOf(ordered),
                List.copyOf(tables),
                List.copyOf(plots),
                notes.stream().distinct().toList(),
                commands.stream().distinct().toList(),
                List.copyOf(trainings),
                List.copyOf(times));
    }
}
