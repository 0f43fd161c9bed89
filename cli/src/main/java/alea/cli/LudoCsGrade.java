package alea.cli;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.ludocs.OutputCheck;
import alea.ludocs.Scenario;
import alea.ludocs.Scenarios;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea ludo-cs grade}: a grade sheet, rule by rule. */
@Command(
        name = "grade",
        description = {
            "A grade sheet of a program, rule by rule: FOLDER holds what it wrote when it played the scenarios of",
            "alea ludo-cs scenarios, d01-opening-tie.txt and so on. Exit code 1 when something is not right."
        },
        footer = {"", "Example: alea ludo-cs grade outputs"})
final class LudoCsGrade implements Callable<Integer> {
    private static final Pattern RULE = Pattern.compile("(\\D*)(\\d*)");

    @ParentCommand
    private LudoCsCommand parent;

    @Parameters(paramLabel = "FOLDER", description = "outputs, NAME.txt for the scenario NAME.scn")
    private Path folder;

    @Option(names = "--csv", description = "write the sheet as CSV")
    private boolean csv;

    @Mixin
    private JsonOption json;

    /**
     * A scenario.
     *
     * @param line the first line that differs, with what must be there and what is; null when none does
     */
    private record Played(
            String scenario,
            String title,
            boolean right,
            @Nullable Integer line,
            @Nullable String rule,
            @Nullable String expected,
            @Nullable String got) {}

    /** A rule, and the scenarios that are about it. */
    private record Line(String rule, int right, int scenarios, List<String> wrong) {}

    private record Sheet(String folder, int right, int scenarios, List<Line> rules, List<Played> played) {}

    @Override
    public Integer call() {
        if (csv && json.wanted()) {
            throw new BadInput("--json and --csv do not go together");
        }
        if (!Files.isDirectory(folder)) {
            throw new BadInput("there is no folder %s".formatted(folder));
        }
        Map<String, List<Played>> byRule = new TreeMap<>(
                Comparator.comparing((String rule) -> part(rule, 1)).thenComparingInt(rule -> order(part(rule, 2))));
        List<Played> played = new ArrayList<>();
        for (String name : Scenarios.NAMES) {
            Scenario scenario = Scenario.parse(parent.game(), name, Scenarios.text(name));
            Played one = played(name, scenario);
            played.add(one);
            scenario.rules()
                    .forEach(rule ->
                            byRule.computeIfAbsent(rule, r -> new ArrayList<>()).add(one));
        }
        if (played.stream().noneMatch(p -> Files.exists(output(p.scenario)))) {
            throw new BadInput("%s has no output of a scenario; they are called %s and so on"
                    .formatted(folder, output(Scenarios.NAMES.getFirst()).getFileName()));
        }
        List<Line> lines = new ArrayList<>();
        byRule.forEach((rule, of) -> lines.add(new Line(
                rule,
                (int) of.stream().filter(Played::right).count(),
                of.size(),
                of.stream().filter(p -> !p.right).map(Played::scenario).toList())));
        int right = (int) played.stream().filter(Played::right).count();
        var sheet = new Sheet(folder.toString(), right, played.size(), lines, played);
        print(sheet);
        return right == played.size() ? Exit.DONE : Exit.NOT_MET;
    }

    private static String part(String rule, int group) {
        Matcher matcher = RULE.matcher(rule);
        return matcher.matches() ? matcher.group(group) : rule;
    }

    private static int order(String number) {
        return number.isEmpty() ? 0 : Integer.parseInt(number);
    }

    private Path output(String scenario) {
        return folder.resolve(scenario + ".txt");
    }

    private Played played(String name, Scenario scenario) {
        Path output = output(name);
        if (!Files.exists(output)) {
            return new Played(name, scenario.title(), false, null, null, null, "no output");
        }
        return OutputCheck.of(scenario, LudoCsCommand.read(output))
                .map(d -> new Played(name, scenario.title(), false, d.line(), d.rule(), d.expected(), d.got()))
                .orElse(new Played(name, scenario.title(), true, null, null, null, null));
    }

    private void print(Sheet sheet) {
        PrintWriter out = parent.console().out();
        if (json.wanted()) {
            parent.console().json(sheet);
            return;
        }
        if (csv) {
            out.println("rule,right,scenarios,wrong");
            sheet.rules.forEach(line -> out.println(String.format(
                    Locale.ROOT, "%s,%d,%d,%s", line.rule, line.right, line.scenarios, String.join(" ", line.wrong))));
            return;
        }
        var table = new Table("rule", ">right", ">of", "not right");
        sheet.rules.forEach(line -> table.row(
                line.rule,
                line.right,
                line.scenarios,
                String.join(
                        ", ",
                        line.wrong.stream().map(name -> name.substring(0, 3)).toList())));
        table.print(out);
        for (Played p : sheet.played) {
            if (!p.right) {
                out.println();
                out.println("%s: %s".formatted(p.scenario, p.title));
                if (p.line == null) {
                    out.println("no output");
                    continue;
                }
                out.println(String.format(Locale.ROOT, "line %d: %s", p.line, p.rule));
                out.println("expected  " + (String.valueOf(p.expected).isEmpty() ? "nothing more" : p.expected));
                out.println("got       "
                        + (String.valueOf(p.got).isEmpty() ? "nothing more" : Quoted.plain(String.valueOf(p.got))));
            }
        }
        out.println(String.format(
                Locale.ROOT, "%s: %d of %d scenarios are right", sheet.folder, sheet.right, sheet.scenarios));
    }
}
