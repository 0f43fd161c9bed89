package alea.papers.pyludo;

import alea.learn.train.Training.Point;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import alea.papers.plot.Plots;
import alea.papers.plot.Series;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Figures 1 to 5: evolutions with all kinds of components, one training each. */
final class Evolutions {
    private static final int GENES = 4;
    private static final String ONE = "one training each; another seed gives another curve";

    private Evolutions() {}

    private static List<Point> train(
            Lab lab, Notebook notebook, String genome, String ea, int generations, int every, boolean history) {
        Map<String, Object> config = new HashMap<>();
        config.put("trainer", "evolution");
        config.put("genome", genome);
        config.put("ea", ea);
        config.put("generations", generations);
        config.put("evaluate-every", every);
        config.put("evaluate-games", lab.games(20, 100));
        config.put("final-games", 20);
        config.put("fresh-games", 100);
        config.put("history", history);
        config.put("seed", lab.seed());
        notebook.command("alea train %s.yaml  (%s, %d generations)".formatted(genome, ea, generations));
        return lab.train((genome + ' ' + ea).replaceAll("[^A-Za-z0-9.]+", "-"), config)
                .points();
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

    /** Whether every gene of the last generation was there in the first. */
    private static boolean isUnchanged(List<Point> points) {
        List<Point> genes = of(points, "gene 1");
        long first = genes.stream().mapToLong(Point::x).min().orElseThrow();
        // Rounded, since copies are scaled again and may differ in the last digit.
        Set<Long> drawn = new HashSet<>();
        genes.stream().filter(p -> p.x() == first).forEach(p -> drawn.add(Math.round(p.y() * 1e9)));
        return last(genes).stream().allMatch(p -> drawn.contains(Math.round(p.y() * 1e9)));
    }

    private static void scatter(Notebook notebook, String name, List<Point> points, String title) {
        List<Point> a = last(of(points, "gene 1"));
        List<Point> b = last(of(points, "gene 2"));
        List<Series.Point> cloud = new ArrayList<>();
        for (int i = 0; i < a.size(); i++) {
            cloud.add(new Series.Point(a.get(i).y(), b.get(i).y()));
        }
        notebook.plot(
                Plots.scatter("genes-" + name, title, "gene 1", "gene 2", List.of(new Series(name, cloud, false))));
    }

    private static Map<String, List<Point>> genes(Lab lab, Notebook notebook, Map<String, String> eas) {
        Map<String, List<Point>> runs = new LinkedHashMap<>();
        List<List<String>> rows = new ArrayList<>();
        eas.forEach((name, ea) -> {
            List<Point> points = train(lab, notebook, "simple", ea, 20, 20, true);
            runs.put(name, points);
            scatter(notebook, name, points, "Simple after 20 generations, " + name);
            rows.add(List.of(ea, "%.3f".formatted(diversity(points)), isUnchanged(points) ? "yes" : "no"));
        });
        notebook.table(
                "After 20 generations",
                List.of("components", "standard deviation of a gene", "only genes that were drawn at first"),
                rows);
        return runs;
    }

    private static void compare(Notebook notebook, String row, boolean holds, String evidence) {
        notebook.finding(row, Measured.text(evidence), holds ? Verdict.AGREES : Verdict.DIFFERS, holds ? "" : ONE);
    }

    static void recombinations(Lab lab, Notebook notebook) {
        Map<String, String> eas = new LinkedHashMap<>();
        for (String r : List.of("None", "Uniform", "Whole", "Blend-0.5")) {
            eas.put(
                    r.replace("-0.5", "").toLowerCase(java.util.Locale.ROOT),
                    "s:Normal-100-10 r:%s m:None".formatted(r));
        }
        Map<String, List<Point>> runs = genes(lab, notebook, eas);
        double uniform = diversity(known(runs, "uniform"));
        double whole = diversity(known(runs, "whole"));
        double blend = diversity(known(runs, "blend"));
        notebook.statement(
                "none", isUnchanged(known(runs, "none")), "all genes of the last generation were drawn at first");
        compare(notebook, "whole", whole < uniform, "deviation %.3f, uniform %.3f".formatted(whole, uniform));
        compare(
                notebook,
                "blend",
                blend > Math.max(whole, uniform),
                "deviation %.3f, whole %.3f, uniform %.3f".formatted(blend, whole, uniform));
    }

    static void mutations(Lab lab, Notebook notebook) {
        Map<String, String> eas = new LinkedHashMap<>();
        for (String m : List.of("None", "Normal-0.1", "OneStep", "NStep")) {
            eas.put(
                    m.replace("-0.1", "").toLowerCase(java.util.Locale.ROOT),
                    "s:Normal-100-10 r:None m:%s".formatted(m));
        }
        Map<String, List<Point>> runs = genes(lab, notebook, eas);
        double normal = diversity(known(runs, "normal"));
        double one = diversity(known(runs, "onestep"));
        double n = diversity(known(runs, "nstep"));
        notebook.statement(
                "none", isUnchanged(known(runs, "none")), "all genes of the last generation were drawn at first");
        compare(
                notebook,
                "nstep",
                n > Math.max(normal, one),
                "deviation %.3f, normal %.3f, one-step %.3f".formatted(n, normal, one));
        compare(notebook, "normal", normal < one, "deviation %.3f, one-step %.3f".formatted(normal, one));
    }

    /** Mean win rates of populations at the end, with the games behind them. */
    private record End(double mean, long games) {
        Measured less(End other) {
            double deviation = Math.sqrt(mean * (1 - mean) + other.mean * (1 - other.mean));
            return Measured.mean(mean - other.mean, deviation, Math.min(games, other.games));
        }
    }

    private static Map<String, End> curves(
            Lab lab, Notebook notebook, String file, String title, String genome, List<String> eas, int generations) {
        int every = Math.max(1, generations / lab.games(2, 10));
        Map<String, End> ends = new LinkedHashMap<>();
        List<Series> series = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (String ea : eas) {
            List<Point> points = train(lab, notebook, genome, ea, generations, every, false);
            List<Point> means = of(points, "mean of");
            List<Point> deviations = of(points, "deviation of");
            List<Series.Point> line = new ArrayList<>();
            for (int i = 0; i < means.size(); i++) {
                double y = means.get(i).y();
                double d = i < deviations.size() ? deviations.get(i).y() : 0;
                line.add(new Series.Point(means.get(i).x(), y, y - d, y + d));
            }
            series.add(new Series(ea, line, false));
            Point end = means.getLast();
            ends.put(ea, new End(end.y(), end.count()));
            rows.add(List.of(ea, "%.4f".formatted(end.y()), "%,d".formatted(end.count())));
        }
        notebook.plot(Plots.lines(
                file, title, "generation", "mean win rate of the population against three random players", series));
        notebook.table(
                title + ": the end, after %d generations".formatted(generations),
                List.of("components", "mean win rate", "games"),
                rows);
        return ends;
    }

    private static void alike(Notebook notebook, String row, Map<String, End> ends) {
        double most = ends.values().stream().mapToDouble(End::mean).max().orElseThrow();
        double least = ends.values().stream().mapToDouble(End::mean).min().orElseThrow();
        compare(
                notebook,
                row,
                most - least < 0.08,
                "between %.3f and %.3f; within 0.08 counts as alike".formatted(least, most));
    }

    static void simple(Lab lab, Notebook notebook) {
        int generations = 20;
        List<String> parts = List.of(
                "s:Normal-100-10 r:None m:None",
                "s:Normal-100-10 r:Uniform m:None",
                "s:Normal-100-10 r:Whole m:None",
                "s:Normal-100-10 r:Blend-0.5 m:None",
                "s:Normal-100-10 r:None m:Normal-0.1",
                "s:Normal-100-10 r:None m:OneStep",
                "s:Normal-100-10 r:None m:NStep");
        alike(
                notebook,
                "components",
                curves(
                        lab,
                        notebook,
                        "components",
                        "Simple: recombination and mutation",
                        "simple",
                        parts,
                        generations));
        List<String> selections = List.of(
                "s:Normal-20-10 r:Blend-0.5 m:NStep",
                "s:Cellular-20-10 r:Blend-0.5 m:NStep",
                "s:Island-4-20-5-2-10 r:Blend-0.5 m:NStep");
        alike(
                notebook,
                "selection",
                curves(lab, notebook, "selection", "Simple: selection", "simple", selections, generations));
    }

    static void advanced(Lab lab, Notebook notebook) {
        int generations = lab.games(16, 200);
        String none = "s:Normal-100-10 r:None m:None";
        List<String> recombined = List.of(
                none,
                "s:Normal-100-10 r:Uniform m:None",
                "s:Normal-100-10 r:Whole m:None",
                "s:Normal-100-10 r:Blend-0.5 m:None");
        Map<String, End> r =
                curves(lab, notebook, "recombination", "Advanced: recombination", "advanced", recombined, generations);
        String second = r.keySet().stream()
                .filter(k -> !k.equals(recombined.get(1)))
                .max(Comparator.comparingDouble(k -> known(r, k).mean()))
                .orElseThrow();
        notebook.more("uniform", known(r, recombined.get(1)).less(known(r, second)), 0, false, ONE);
        List<String> mutated = List.of(
                "s:Normal-100-10 r:None m:Normal-0.1",
                "s:Normal-100-10 r:None m:OneStep",
                "s:Normal-100-10 r:None m:NStep");
        Map<String, End> m = curves(lab, notebook, "mutation", "Advanced: mutation", "advanced", mutated, generations);
        End worst =
                m.values().stream().min(Comparator.comparingDouble(End::mean)).orElseThrow();
        notebook.more("mutation", worst.less(known(r, none)), 0, false, ONE);
        notebook.note("Here after %d generations, in the document after 200.".formatted(generations));
    }

    static void full(Lab lab, Notebook notebook) {
        int generations = lab.games(12, 200);
        String whole = "s:Normal-100-10 r:Whole m:Normal-0.1";
        String none = "s:Normal-100-10 r:None m:None";
        Map<String, End> a = curves(
                lab,
                notebook,
                "advanced",
                "Advanced",
                "advanced",
                List.of(
                        whole,
                        "s:Cellular-100-10 r:Whole m:Normal-0.1",
                        "s:Normal-100-10 r:Uniform m:Normal-0.1",
                        none),
                generations);
        End worst = a.entrySet().stream()
                .filter(e -> !e.getKey().equals(none))
                .map(Map.Entry::getValue)
                .min(Comparator.comparingDouble(End::mean))
                .orElseThrow();
        End second = a.entrySet().stream()
                .filter(e -> !e.getKey().equals(whole))
                .map(Map.Entry::getValue)
                .max(Comparator.comparingDouble(End::mean))
                .orElseThrow();
        notebook.more("advanced", worst.less(known(a, none)), 0, false, ONE);
        notebook.more("advanced-best", known(a, whole).less(second), 0, false, ONE);
        int fewer = lab.games(4, 60);
        String fullNone = "s:Normal-20-10 r:None m:None";
        Map<String, End> f = curves(
                lab,
                notebook,
                "full",
                "Full",
                "full",
                List.of("s:Cellular-100-10 r:Whole m:Normal-0.1", "s:Normal-80-10 r:Whole m:Normal-0.1", fullNone),
                fewer);
        End least = f.entrySet().stream()
                .filter(e -> !e.getKey().equals(fullNone))
                .map(Map.Entry::getValue)
                .min(Comparator.comparingDouble(End::mean))
                .orElseThrow();
        notebook.more("full", least.less(known(f, fullNone)), 0, false, ONE);
        notebook.note("Advanced here after %d generations, Full after %d; in the document up to 2,000 and 1,000."
                .formatted(generations, fewer));
    }

    private static <T> T known(Map<String, T> map, String key) {
        return Objects.requireNonNull(map.get(key));
    }
}
