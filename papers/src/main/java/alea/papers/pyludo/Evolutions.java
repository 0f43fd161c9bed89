package alea.papers.pyludo;

import alea.learn.train.Training.Point;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Reasons;
import alea.papers.Trials;
import alea.papers.Trials.Tested;
import alea.papers.Verdict;
import alea.report.Plots;
import alea.report.Series;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** Figures 1 to 5: evolutions with all kinds of components, several trainings of each. */
final class Evolutions {
    private static final int GENES = 4;
    private static final int GENERATIONS = 20; // of Simple
    /** Trainings of Simple whose genes are looked at, in a full run. */
    private static final int WITH_GENES = 80;
    /** Mean win rates that differ by less are alike, in a figure whose axis goes from 0 to 1. */
    private static final double ALIKE = 0.08;

    /** The side of a cell in which genes are counted as explored. */
    private static final double CELL = 0.25;
    /** Chromosomes at a smaller distance are of one group; their genes' absolute values sum to 4. */
    private static final double NEAR = 0.5;
    /** So many chromosomes of a hundred are a group that is no stray. */
    private static final int GROUP = 10;

    /** The document's alpha of blend crossover. */
    private static final double BLEND = 0.5;

    private static final String NONE = "none";
    private static final Map<String, String> RECOMBINATIONS = kinds(
            NONE,
            "s:Normal-100-10 r:None m:None",
            "uniform",
            "s:Normal-100-10 r:Uniform m:None",
            "whole",
            "s:Normal-100-10 r:Whole m:None",
            "blend",
            "s:Normal-100-10 r:Blend-0.5 m:None");
    private static final Map<String, String> MUTATIONS = kinds(
            NONE,
            "s:Normal-100-10 r:None m:None",
            "normal",
            "s:Normal-100-10 r:None m:Normal-0.1",
            "one-step",
            "s:Normal-100-10 r:None m:OneStep",
            "n-step",
            "s:Normal-100-10 r:None m:NStep");

    private Evolutions() {}

    private static Map<String, String> kinds(String... pairs) {
        Map<String, String> kinds = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            kinds.put(pairs[i], pairs[i + 1]);
        }
        return kinds;
    }

    /**
     * Genomes, how long they evolve, and how often. In a full run as often as it takes for the claims to be told, by
     * what the trainings of an earlier one differed.
     *
     * @param looked generations between two looks at the populations of trainings whose curves are not drawn
     */
    private record Plan(String genome, int generations, int trainings, int looked) {
        Plan(String genome, int generations, int trainings) {
            this(genome, generations, trainings, generations);
        }

        static Plan simple(Lab lab, int inFull) {
            return new Plan("simple", GENERATIONS, lab.games(3, inFull));
        }
    }

    /** The trainings of every kind, the first with its whole curve and as a file for the reader. */
    private static Map<String, List<List<Point>>> train(
            Lab lab, Notebook notebook, Plan plan, Map<String, String> kinds) {
        List<Map<String, Object>> configs = new ArrayList<>();
        kinds.forEach((kind, ea) -> {
            for (int i = 0; i < plan.trainings; i++) {
                Map<String, Object> config = new LinkedHashMap<>();
                config.put("trainer", "evolution");
                config.put("genome", plan.genome);
                config.put("ea", ea);
                config.put("generations", plan.generations);
                // Looking is most of the work, so the others are looked at when they begin and end.
                config.put("evaluate-every", i > 0 ? plan.looked : Math.max(1, plan.generations / lab.games(2, 10)));
                config.put("evaluate-games", lab.games(20, 50));
                config.put("final-games", 20);
                config.put("fresh-games", 100);
                // What figures 1 and 2 show of genes is kept of trainings that figure 3 shares with them.
                config.put("history", plan.genome.equals("simple") && i < WITH_GENES);
                config.put("seed", lab.seed() + i);
                configs.add(config);
                if (i == 0) {
                    notebook.training(plan.genome + "-" + kind, config);
                }
            }
        });
        List<Lab.Trained> trained = lab.train(configs);
        Map<String, List<List<Point>>> runs = new LinkedHashMap<>();
        kinds.keySet().forEach(kind -> {
            int from = runs.size() * plan.trainings;
            runs.put(
                    kind,
                    trained.subList(from, from + plan.trainings).stream()
                            .map(Lab.Trained::points)
                            .toList());
        });
        notebook.note(String.format(
                Locale.ROOT,
                "Each kind of %s was trained %d times for %d generations, with seeds %d to %d; a figure and the "
                        + "files in trainings/ are of the first. The tests are Welch's, between trainings.",
                plan.genome,
                plan.trainings,
                plan.generations,
                lab.seed(),
                lab.seed() + plan.trainings - 1));
        return runs;
    }

    private static Trials trials(Map<String, List<List<Point>>> runs, ToDoubleFunction<List<Point>> outcome) {
        Map<String, double[]> outcomes = new LinkedHashMap<>();
        runs.forEach((kind, of) ->
                outcomes.put(kind, of.stream().mapToDouble(outcome).toArray()));
        return new Trials(outcomes);
    }

    private static Trials only(Trials trials, String... kinds) {
        Map<String, double[]> some = new LinkedHashMap<>();
        List.of(kinds).forEach(kind -> some.put(kind, known(trials.outcomes(), kind)));
        return new Trials(some);
    }

    private static List<Point> of(List<Point> points, String curve) {
        return points.stream().filter(p -> p.curve().startsWith(curve)).toList();
    }

    /** Mean over the four genes of the standard deviation in the last generation. */
    private static double diversity(List<Point> points) {
        double sum = 0;
        for (int g = 1; g <= GENES; g++) {
            List<Point> gene = last(of(points, "gene " + g));
            double mean = gene.stream().mapToDouble(Point::y).average().orElseThrow();
            sum += Math.sqrt(gene.stream()
                    .mapToDouble(p -> (p.y() - mean) * (p.y() - mean))
                    .average()
                    .orElseThrow());
        }
        return sum / GENES;
    }

    private static List<Point> last(List<Point> points) {
        long x = points.stream().mapToLong(Point::x).max().orElseThrow();
        return points.stream().filter(p -> p.x() == x).toList();
    }

    /** How many genes of the last generation were there in the first, and how many there are. */
    private static long[] drawn(List<Point> points) {
        long[] counts = new long[2];
        for (int g = 1; g <= GENES; g++) {
            List<Point> genes = of(points, "gene " + g);
            long first = genes.stream().mapToLong(Point::x).min().orElseThrow();
            // Rounded, since copies are scaled again and may differ in the last digit.
            Set<Long> drawn = new HashSet<>();
            genes.stream().filter(p -> p.x() == first).forEach(p -> drawn.add(Math.round(p.y() * 1e9)));
            counts[0] += last(genes).stream()
                    .filter(p -> drawn.contains(Math.round(p.y() * 1e9)))
                    .count();
            counts[1] += last(genes).size();
        }
        return counts;
    }

    private static void scatter(Notebook notebook, String name, List<Point> points) {
        List<Point> a = last(of(points, "gene 1"));
        List<Point> b = last(of(points, "gene 2"));
        List<Series.Point> cloud = new ArrayList<>();
        for (int i = 0; i < a.size(); i++) {
            cloud.add(new Series.Point(a.get(i).y(), b.get(i).y()));
        }
        notebook.plot(Plots.scatter(
                "genes-" + name,
                String.format(Locale.ROOT, "Simple after %d generations, %s", GENERATIONS, name),
                "gene 1",
                "gene 2",
                List.of(new Series(name, cloud, false))));
    }

    /** How many cells of the planes of genes 1 and 2, and 3 and 4, ever had a chromosome. */
    private static double explored(List<Point> points) {
        Set<List<Long>> cells = new HashSet<>();
        for (int g = 1; g < GENES; g += 2) {
            List<Point> a = of(points, "gene " + g);
            List<Point> b = of(points, "gene " + (g + 1));
            for (int i = 0; i < a.size(); i++) {
                cells.add(List.of((long) g, cell(a.get(i)), cell(b.get(i))));
            }
        }
        return cells.size();
    }

    private static long cell(Point gene) {
        return (long) Math.floor(gene.y() / CELL);
    }

    /**
     * How many groups of some size the last generation has, chromosomes that are near each other, or linked by such,
     * being together.
     */
    private static int groups(List<Point> points) {
        List<double[]> chromosomes = new ArrayList<>();
        for (int g = 1; g <= GENES; g++) {
            List<Point> gene = last(of(points, "gene " + g));
            for (int i = 0; i < gene.size(); i++) {
                if (g == 1) {
                    chromosomes.add(new double[GENES]);
                }
                chromosomes.get(i)[g - 1] = gene.get(i).y();
            }
        }
        int groups = 0;
        while (!chromosomes.isEmpty()) {
            int left = chromosomes.size();
            Deque<double[]> linked = new ArrayDeque<>(List.of(chromosomes.removeLast()));
            while (!linked.isEmpty()) {
                double[] one = linked.remove();
                chromosomes.removeIf(other -> near(one, other) && linked.add(other));
            }
            groups += left - chromosomes.size() >= GROUP ? 1 : 0;
        }
        return groups;
    }

    private static boolean near(double[] a, double[] b) {
        double sum = 0;
        for (int g = 0; g < GENES; g++) {
            sum += (a[g] - b[g]) * (a[g] - b[g]);
        }
        return Math.sqrt(sum) < NEAR;
    }

    /** The mean of a gene in the last generation. */
    private static double mean(List<Point> points, int gene) {
        return last(of(points, "gene " + gene)).stream()
                .mapToDouble(Point::y)
                .average()
                .orElseThrow();
    }

    /**
     * What came of the genes.
     *
     * @param runs the trainings
     * @param diversity of their last generations
     * @param explored how much of the space they saw
     */
    private record Genes(Map<String, List<List<Point>>> runs, Trials diversity, Trials explored) {}

    /** The genes of Simple with components of one sort; without any the genes stay. */
    private static Genes genes(Lab lab, Notebook notebook, Map<String, String> kinds) {
        Map<String, List<List<Point>>> runs = train(lab, notebook, Plan.simple(lab, WITH_GENES), kinds);
        Trials diversity = trials(runs, Evolutions::diversity);
        Trials explored = trials(runs, Evolutions::explored);
        List<List<String>> rows = new ArrayList<>();
        runs.forEach((kind, of) -> {
            scatter(notebook, kind, of.getFirst());
            long[] drawn = drawnOf(of);
            rows.add(List.of(
                    known(kinds, kind),
                    diversity.number(kind),
                    explored.number(kind),
                    String.format(Locale.ROOT, "%,d of %,d", drawn[0], drawn[1])));
            if (kind.equals(NONE)) {
                notebook.statement(
                        NONE,
                        drawn[0] == drawn[1],
                        String.format(
                                Locale.ROOT,
                                "%,d of %,d genes of the last generations were drawn for the first, in %d trainings",
                                drawn[0],
                                drawn[1],
                                of.size()));
            }
        });
        notebook.table(
                String.format(Locale.ROOT, "After %d generations", GENERATIONS),
                List.of(
                        "components",
                        "standard deviation of a gene ± from training to training",
                        "cells that ever had a chromosome",
                        "genes that the first generation had"),
                rows);
        notebook.note(
                "Cells are squares of %s by %s in the planes of genes 1 and 2, and 3 and 4.".formatted(CELL, CELL));
        notebook.note("The last column tells how many genes of the last generation have, to nine digits, a value that "
                + "was drawn for the first. Without recombination and mutation children are copies, so all have.");
        if (kinds.containsKey("uniform")) {
            notebook.note("With uniform recombination none has, though every gene is taken from a parent: the four of "
                    + "a child are scaled so that their absolute values sum to 4, which changes each of them.");
        }
        return new Genes(runs, diversity, explored);
    }

    private static long[] drawnOf(List<List<Point>> runs) {
        long[] sum = new long[2];
        for (List<Point> run : runs) {
            long[] counts = drawn(run);
            Arrays.setAll(sum, i -> sum[i] + counts[i]);
        }
        return sum;
    }

    static void recombinations(Lab lab, Notebook notebook) {
        Genes genes = genes(lab, notebook, RECOMBINATIONS);
        Trials diversity = genes.diversity;
        notebook.trials("uniform-explores", genes.explored.order(List.of("uniform", NONE)));
        List<String> tops = new ArrayList<>();
        for (String kind : List.of("uniform", "whole")) {
            List<List<Point>> runs = known(genes.runs, kind);
            for (int gene = 2; gene <= GENES; gene += 2) {
                int g = gene;
                long above = runs.stream().filter(r -> mean(r, g) > 0).count();
                tops.add(String.format(
                        Locale.ROOT, "%s: gene %d above 0 in %d of %d trainings", kind, g, above, runs.size()));
            }
        }
        notebook.finding(
                "top-half",
                Measured.text("means of the last generation, " + String.join(", ", tops)),
                Verdict.CANNOT_TELL);
        double printed = 1 - 2 * BLEND;
        double meant = 1 + 2 * BLEND;
        notebook.equal("blend-inside", Measured.exact(inside(meant)), 0);
        notebook.finding(
                "blend-formula",
                Measured.text(String.format(
                        Locale.ROOT,
                        "as printed the weight is between %.1f and %.1f, and the gene inside with a probability "
                                + "of %.2f; with 1 + 2 alpha between %.1f and %.1f",
                        -BLEND,
                        printed - BLEND,
                        inside(printed),
                        -BLEND,
                        meant - BLEND)),
                Verdict.WRONG);
        notebook.trials("whole", diversity.order(List.of("uniform", "whole")), "");
        notebook.trials("blend", only(diversity, "blend", "uniform", "whole").highest("blend"), "");
    }

    /**
     * How likely a weight of blend crossover, equally likely from -alpha to the width less alpha, is between 0 and 1.
     */
    private static double inside(double width) {
        double within = Math.min(1, width - BLEND) - Math.max(0, -BLEND);
        return width == 0 || within <= 0 ? 0 : within / width;
    }

    static void mutations(Lab lab, Notebook notebook) {
        Genes genes = genes(lab, notebook, MUTATIONS);
        Trials diversity = genes.diversity;
        notebook.trials("normal-explores", genes.explored.order(List.of("normal", NONE)));
        Trials groups = trials(genes.runs, Evolutions::groups);
        notebook.finding(
                "one-step-optima",
                Measured.text(String.format(
                        Locale.ROOT,
                        "groups of at least %d, %s or more apart: %s",
                        GROUP,
                        NEAR,
                        String.join(
                                ", ",
                                genes.runs.keySet().stream().map(groups::words).toList()))),
                Verdict.CANNOT_TELL);
        notebook.trials(
                "one-step-search", trials(genes.runs, p -> end(p, "mean of")).order(List.of("one-step", "normal")));
        notebook.trials("nstep", only(diversity, "normal", "one-step", "n-step").highest("n-step"), "");
        notebook.trials("normal", diversity.order(List.of("one-step", "normal")), "");
    }

    private static double end(List<Point> points, String curve) {
        return of(points, curve).getLast().y();
    }

    private static double at(List<Point> points, String curve, int generation) {
        return of(points, curve).stream()
                .filter(p -> p.x() == generation)
                .findFirst()
                .orElseThrow()
                .y();
    }

    private static Map<String, List<List<Point>>> curves(
            Lab lab, Notebook notebook, String file, String title, Plan plan, Map<String, String> kinds) {
        Map<String, List<List<Point>>> runs = train(lab, notebook, plan, kinds);
        Trials means = trials(runs, p -> end(p, "mean of"));
        Trials deviations = trials(runs, p -> end(p, "deviation of"));
        List<Series> series = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        runs.forEach((kind, of) -> {
            Map<Long, Double> deviation = new TreeMap<>();
            of(of.getFirst(), "deviation of").forEach(p -> deviation.put(p.x(), p.y()));
            List<Series.Point> line = of(of.getFirst(), "mean of").stream()
                    .map(p -> {
                        double d = deviation.getOrDefault(p.x(), 0.0);
                        return new Series.Point(p.x(), p.y(), p.y() - d, p.y() + d);
                    })
                    .toList();
            series.add(new Series(kind, line, false));
            rows.add(List.of(
                    known(kinds, kind),
                    means.number(kind),
                    deviations.number(kind),
                    String.format(
                            Locale.ROOT,
                            "%,d",
                            of(of.getFirst(), "mean of").getLast().count())));
        });
        notebook.plot(Plots.lines(
                file, title, "generation", "mean win rate of the population against three random players", series));
        notebook.table(
                title + String.format(Locale.ROOT, ": the end, after %d generations", plan.generations),
                List.of(
                        "components",
                        "mean win rate ± from training to training",
                        "standard deviation in a population ±",
                        "games a training"),
                rows);
        return runs;
    }

    /** Judges a claim about populations after so many generations, if ours are as old. */
    private static void judge(
            Lab lab, Notebook notebook, String row, Tested tested, Plan plan, int claimed, int inFull) {
        if (plan.generations >= claimed) {
            notebook.trials(row, tested, "");
            return;
        }
        notebook.finding(
                row,
                Measured.text(tested.evidence()),
                Verdict.CANNOT_TELL,
                Reasons.join(
                        notebook.reason("too-young", plan.generations, claimed),
                        !lab.full() && inFull >= claimed
                                ? notebook.reason("full-run")
                                : notebook.reason("as-long", plan.trainings)));
    }

    static void simple(Lab lab, Notebook notebook) {
        Map<String, String> parts = new LinkedHashMap<>(RECOMBINATIONS);
        parts.putAll(MUTATIONS);
        var components =
                curves(lab, notebook, "components", "Simple: recombination and mutation", Plan.simple(lab, 300), parts);
        notebook.trials("components", trials(components, p -> end(p, "mean of")).alike(ALIKE), "");
        var selections = curves(
                lab,
                notebook,
                "selection",
                "Simple: selection",
                Plan.simple(lab, 600),
                kinds(
                        "normal-selection", "s:Normal-20-10 r:Blend-0.5 m:NStep",
                        "cellular", "s:Cellular-20-10 r:Blend-0.5 m:NStep",
                        "islands", "s:Island-4-20-5-2-10 r:Blend-0.5 m:NStep"));
        notebook.trials("selection", trials(selections, p -> end(p, "mean of")).alike(ALIKE), "");
        notebook.trials(
                "selection-spread",
                trials(selections, p -> end(p, "deviation of")).highest("cellular"),
                "");
    }

    static void advanced(Lab lab, Notebook notebook) {
        int inFull = 200;
        Plan plan = new Plan("advanced", lab.games(16, inFull), lab.games(2, 20));
        var recombined = curves(lab, notebook, "recombination", "Advanced: recombination", plan, RECOMBINATIONS);
        judge(
                lab,
                notebook,
                "uniform",
                trials(recombined, p -> end(p, "mean of")).highest("uniform"),
                plan,
                200,
                inFull);
        judge(
                lab,
                notebook,
                "uniform-spread",
                trials(recombined, p -> end(p, "deviation of")).highest("uniform"),
                plan,
                200,
                inFull);
        Plan often = new Plan("advanced", plan.generations, lab.games(2, 50));
        Trials mutated = trials(
                curves(lab, notebook, "mutation", "Advanced: mutation", often, MUTATIONS), p -> end(p, "mean of"));
        judge(lab, notebook, "mutation", mutated.lowest(NONE), often, 200, inFull);
        judge(
                lab,
                notebook,
                "mutations",
                only(mutated, "normal", "one-step", "n-step").alike(ALIKE),
                often,
                200,
                inFull);
    }

    static void full(Lab lab, Notebook notebook) {
        int inFull = 2_000;
        Plan plan = new Plan("advanced", lab.games(16, inFull), lab.games(2, 3));
        Trials advanced = trials(
                curves(
                        lab,
                        notebook,
                        "advanced",
                        "Advanced",
                        plan,
                        kinds(
                                "whole",
                                "s:Normal-100-10 r:Whole m:Normal-0.1",
                                "whole-cellular",
                                "s:Cellular-100-10 r:Whole m:Normal-0.1",
                                "uniform",
                                "s:Normal-100-10 r:Uniform m:Normal-0.1",
                                NONE,
                                "s:Normal-100-10 r:None m:None")),
                p -> end(p, "mean of"));
        judge(lab, notebook, "advanced", advanced.lowest(NONE), plan, 200, inFull);
        judge(lab, notebook, "advanced-best", advanced.highest("whole"), plan, 2_000, inFull);
        int fullInFull = 1_000;
        int halfway = 500;
        Plan large = new Plan("full", lab.games(4, fullInFull), lab.games(2, 3), lab.games(4, halfway));
        var full = curves(
                lab,
                notebook,
                "full",
                "Full",
                large,
                kinds(
                        "cellular",
                        "s:Cellular-100-10 r:Whole m:Normal-0.1",
                        "normal",
                        "s:Normal-80-10 r:Whole m:Normal-0.1",
                        NONE,
                        "s:Normal-20-10 r:None m:None"));
        Trials end = trials(full, p -> end(p, "mean of"));
        judge(lab, notebook, "full", end.lowest(NONE), large, 100, fullInFull);
        notebook.note("Of the combinations of full, those that the text names were trained; what others the document's "
                + "figure has is not said.");
        Trials half = trials(full, p -> at(p, "mean of", large.looked));
        judge(lab, notebook, "full-best-two", half.lowest(NONE), large, halfway, fullInFull);
        judge(lab, notebook, "full-best", end.order(List.of("cellular", "normal")), large, 1_000, fullInFull);
    }

    private static <T> T known(Map<String, T> map, String key) {
        return Objects.requireNonNull(map.get(key));
    }
}
