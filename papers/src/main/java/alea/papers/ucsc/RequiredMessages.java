package alea.papers.ucsc;

import alea.ludocs.Simulation;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Verdict;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Every required message must be printed, exactly, and nothing else: whole matches are compared with the sheet's
 * forms line by line.
 */
final class RequiredMessages {
    private static final Map<String, String> PLACEHOLDERS = Map.ofEntries(
            Map.entry("{c}", "(?:red|green|yellow|blue)"),
            Map.entry("{d}", "(?:red|green|yellow|blue)"),
            Map.entry("{P}", "[RGYB][1-4]"),
            Map.entry("{Q}", "[RGYB][1-4]"),
            Map.entry("{L}", "(?:[0-9]|[1-4][0-9]|5[01]|(?:red|green|yellow|blue)homepath[0-4]|Base|Home)"),
            Map.entry("{v}", "[1-6]"),
            Map.entry("{n}", "(?:[1-9]|1[0-2])"),
            Map.entry("{N}", "[1-4]"),
            Map.entry("{o}", "[0-4]"),
            Map.entry("{dir}", "(?:clockwise|counter-clockwise)"),
            Map.entry("{T}", "(?:Bhawana|Kotuwa|Pita-Kotuwa|Base|X|Approach)"));

    private RequiredMessages() {}

    static void measure(Lab lab, Notebook notebook) {
        Map<String, Pattern> forms = new LinkedHashMap<>();
        for (var p : LudoLikeUcsc.messages()) {
            if (!p.row().equals("nothing-else")) {
                forms.put(p.row(), pattern(p.says()));
            }
        }
        Map<String, Long> counts = new LinkedHashMap<>();
        Map<String, String> examples = new LinkedHashMap<>();
        long others = 0;
        long lines = 0;
        int matches = lab.games(30, 200);
        for (int i = 0; i < matches; i++) {
            Lab.stopIfAsked();
            StringBuilder out = new StringBuilder();
            Simulation.seeded(lab.game("ludo-cs"), lab.seed() + i, out);
            for (String line : (Iterable<String>) out.toString().lines()::iterator) {
                lines++;
                boolean known = false;
                for (var form : forms.entrySet()) {
                    if (form.getValue().matcher(line).matches()) {
                        counts.merge(form.getKey(), 1L, Long::sum);
                        examples.putIfAbsent(form.getKey(), line);
                        known = true;
                        break;
                    }
                }
                others += known ? 0 : 1;
            }
        }
        for (String row : forms.keySet()) {
            String example = examples.get(row);
            notebook.finding(
                    row,
                    Measured.text(example == null ? "did not come up" : example),
                    example == null ? Verdict.CANNOT_TELL : Verdict.AGREES,
                    example == null
                            ? notebook.reason("rare", matches)
                            : notebook.reason("times", counts.getOrDefault(row, 0L)));
        }
        notebook.finding(
                "nothing-else",
                Measured.text(String.format(Locale.ROOT, "%,d of %,d lines have another form", others, lines)),
                others == 0 ? Verdict.AGREES : Verdict.DIFFERS,
                "");
        notebook.note(String.format(
                Locale.ROOT,
                "%d matches, with the seeds from %d on. Misspellings of the sheet are kept; X[Name], [Name] and "
                        + "[name] are the piece, R1 to B4.",
                matches,
                lab.seed()));
        notebook.command(String.format(Locale.ROOT, "alea ludo-cs --seed %d", lab.seed()));
    }

    private static Pattern pattern(String form) {
        String regex = Pattern.quote(form);
        for (var e : PLACEHOLDERS.entrySet()) {
            regex = regex.replace(e.getKey(), "\\E" + e.getValue() + "\\Q");
        }
        return Pattern.compile(regex);
    }
}
