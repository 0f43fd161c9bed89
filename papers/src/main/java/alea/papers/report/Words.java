package alea.papers.report;

import alea.papers.Document;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Measured;
import alea.papers.Published;
import alea.papers.Result;
import alea.papers.Verdict;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What both forms of the report say in the same words. */
public final class Words {
    static final String TITLE = "Papers that run";

    /** What a reader has to know about verdicts. */
    static final List<String> RULE = List.of(
            "agrees: what Alea found is what was published, and a difference that matters (three points of a rate, if"
                    + " nothing else is said) would have been found with a probability of 80 %. An exact number agrees"
                    + " when it equals the printed one within its rounding.",
            "differs: a difference this large comes up too rarely by chance. All comparisons of an item are one"
                    + " family, tested by Holm's procedure at 5 %; both samples' errors count, and the rounding of the"
                    + " printed number is first taken off. Where fewer than ten are expected in any cell the test is"
                    + " exact.",
            "wrong: the statement is false and that is proved: by exact computation, a counterexample, or, for what a"
                    + " document says it has proved, by a sample that would come up less than once in "
                    + "1,000,000,000 times"
                    + " if it were true; and it fails by every reading that Alea has.",
            "cannot tell: too few games to see a difference that matters, or too few trainings; the number that it"
                    + " would take is named. Claims about learning curves are tested between trainings of several "
                    + "seeds."
                    + " Or it depends on the reading, which is then named.",
            "new: measured without anything published beside it.");

    static final String FAILING = "What does not hold";

    static final String FAILING_MEANS =
            "Statements and exact numbers that are wrong, and statements that differ. Numbers that differ stand in the"
                    + " tables below.";

    private Words() {}

    /** What the report is, and of which run. */
    static String about(List<Result> results) {
        String what = "What five documents published, beside what Alea measures.";
        if (results.isEmpty()) {
            return what;
        }
        Result any = results.getFirst();
        return what
                + String.format(Locale.ROOT, " Budget %s, seed %d, Alea %s.", any.budget(), any.seed(), any.version());
    }

    /** That not all is there. */
    static String stopped(List<Item> items, List<Result> results) {
        return String.format(Locale.ROOT, "Stopped early: %d of %d items are here.", results.size(), items.size());
    }

    /** What fails, by document and result; only those with such findings. */
    static Map<Document, Map<Result, List<Finding>>> failing(Map<Document, List<Result>> chapters) {
        Map<Document, Map<Result, List<Finding>>> failing = new LinkedHashMap<>();
        chapters.forEach((document, results) -> results.forEach(r -> {
            List<Finding> findings = r.findings().stream()
                    .filter(f -> f.verdict() == Verdict.WRONG
                            || f.verdict() == Verdict.DIFFERS && f.published().value() == null)
                    .toList();
            if (!findings.isEmpty()) {
                failing.computeIfAbsent(document, d -> new LinkedHashMap<>()).put(r, findings);
            }
        }));
        return failing;
    }

    /** What was published, with its number where there is one. */
    static String claim(Finding f) {
        return f.published().value() == null
                ? f.published().says()
                : f.published().says() + ", " + published(f.published());
    }

    /** How often each verdict came up. */
    public static Map<Verdict, Long> counts(List<Result> results) {
        Map<Verdict, Long> counts = new EnumMap<>(Verdict.class);
        for (Verdict v : Verdict.values()) {
            counts.put(v, 0L);
        }
        results.forEach(r -> r.findings().forEach(f -> counts.merge(f.verdict(), 1L, Long::sum)));
        return counts;
    }

    /** {@code 12 agree, 3 differ} in the order of the verdicts. */
    public static String counts(Map<Verdict, Long> counts) {
        return counts.entrySet().stream()
                .filter(e -> e.getKey() != Verdict.NEW || e.getValue() > 0)
                .map(e -> e.getKey().words() + " " + e.getValue())
                .collect(Collectors.joining(", "));
    }

    /** Results by document. */
    static Map<Document, List<Result>> chapters(List<Item> items, List<Result> results) {
        Map<Document, List<Result>> chapters = new LinkedHashMap<>();
        Map<String, Result> byId = results.stream().collect(Collectors.toMap(Result::id, r -> r));
        for (Item item : items) {
            Result r = byId.get(item.id());
            if (r != null) {
                chapters.computeIfAbsent(item.document(), d -> new java.util.ArrayList<>())
                        .add(r);
            }
        }
        return chapters;
    }

    static String published(Published p) {
        String count = "";
        if (p.count() > 0) {
            count = p.assumed() ? " (n not given)" : String.format(Locale.ROOT, " (n = %,d)", p.count());
        }
        return (p.text().equals("yes") ? "said" : p.text()) + count;
    }

    static String measured(Measured m) {
        if (m.value() == null) {
            return m.text();
        }
        String value = m.text().isEmpty() ? number(m.value()) : m.text();
        if (m.count() > 0) {
            return value
                    + " (%s to %s, n = %s)"
                            .formatted(
                                    number(m.low() == null ? m.value() : m.low()),
                                    number(m.high() == null ? m.value() : m.high()),
                                    String.format(Locale.ROOT, "%,d", m.count()));
        }
        return m.text().isEmpty() ? value + " exact" : value;
    }

    /** Rates with four digits more than they need, larger numbers with fewer. */
    static String number(double v) {
        if (v == Math.rint(v) && Math.abs(v) < 1e15 && Math.abs(v) >= 1) {
            return String.format(Locale.ROOT, "%,.0f", v);
        }
        double size = Math.abs(v);
        if (size != 0 && size < 1e-4) {
            return String.format(Locale.ROOT, "%.2e", v);
        }
        return String.format(Locale.ROOT, size < 10 ? "%.4f" : size < 1000 ? "%.2f" : "%,.0f", v);
    }

    static String where(Finding f) {
        return f.published().place();
    }

    /** Whether a document is named beside the numbers. */
    static boolean compares(Result r) {
        return r.findings().stream().anyMatch(f -> f.verdict() != Verdict.NEW);
    }
}
