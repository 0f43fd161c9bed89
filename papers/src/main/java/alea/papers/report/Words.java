package alea.papers.report;

import alea.papers.Document;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Measured;
import alea.papers.Published;
import alea.papers.Result;
import alea.papers.Verdict;
import alea.report.Plot;
import alea.report.Plots;
import alea.report.Shares;
import java.util.ArrayList;
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

    private static final int DECIMALS = 4;
    /** More are written as a power of ten. */
    private static final int MOST_DECIMALS = 8;

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
                chapters.computeIfAbsent(item.document(), d -> new ArrayList<>())
                        .add(r);
            }
        }
        return chapters;
    }

    /**
     * What a document has, written as Alea's number beside it is: shares as decimals, and after them how they are
     * printed.
     */
    static String published(Published p) {
        if (p.text().equals(Published.SAID)) {
            return "stated";
        }
        List<String> remarks = new ArrayList<>();
        String number = p.text();
        if (p.value() != null && number.contains("/")) {
            number = number(p.value());
            String[] parts = p.text().split("/");
            if (parts[1].equals(Long.toString(p.count()))) {
                return String.format(Locale.ROOT, "%s (%s of %,d)", number, parts[0], p.count());
            }
            remarks.add(p.text());
        } else if (p.value() != null && number.matches("[0-9]{4,}")) {
            number = number(p.value());
        } else if (p.value() != null && number.endsWith("%")) {
            int point = number.indexOf('.');
            int decimals = 2 + (point < 0 ? 0 : number.length() - point - 2);
            remarks.add(number);
            number = fixed(p.value(), decimals);
        }
        if (p.assumed()) {
            remarks.add("n not given");
        } else if (p.count() > 0) {
            remarks.add(String.format(Locale.ROOT, "n = %,d", p.count()));
        }
        return remarks.isEmpty() ? number : number + " (" + String.join(", ", remarks) + ")";
    }

    static String measured(Measured m) {
        if (m.value() == null) {
            return m.text();
        }
        double low = m.low() == null ? m.value() : m.low();
        double high = m.high() == null ? m.value() : m.high();
        if (m.count() > 0) {
            boolean words = !m.text().isEmpty();
            int decimals = words ? DECIMALS : decimals((high - low) / 2);
            return "%s (%s to %s, n = %s)"
                    .formatted(
                            words ? m.text() : fixed(m.value(), decimals),
                            fixed(low, decimals),
                            fixed(high, decimals),
                            String.format(Locale.ROOT, "%,d", m.count()));
        }
        if (!m.text().isEmpty()) {
            return m.text();
        }
        String ends = "(certainly %s to %s)".formatted(number(low), number(high));
        return number(m.value()) + " " + (number(low).equals(number(high)) ? "exact" : ends);
    }

    /**
     * As many decimals as are known: one digit of the half of an interval, and two where that begins with 1, 2 or 3.
     */
    private static int decimals(double half) {
        if (!(half > 0)) {
            return DECIMALS;
        }
        int place = (int) Math.floor(Math.log10(half));
        double leading = half / Math.pow(10, place);
        return Math.clamp((leading < 3.55 ? 1 : 0) - place, 0, MOST_DECIMALS);
    }

    /** A number that is known without end: four decimals, and more digits where it is small. */
    static String number(double v) {
        double size = Math.abs(v);
        if (v == Math.rint(v) && size < 1e15 && size >= 1) {
            return fixed(v, 0);
        }
        if (size >= 10) {
            return fixed(v, size < 1000 ? 2 : 0);
        }
        int decimals = size >= 0.001 || size == 0 ? DECIMALS : 1 - (int) Math.floor(Math.log10(size));
        return decimals > MOST_DECIMALS ? String.format(Locale.ROOT, "%.1e", v) : fixed(v, decimals);
    }

    private static String fixed(double v, int decimals) {
        return String.format(Locale.ROOT, "%,." + decimals + "f", v);
    }

    /** How the findings of each item came out, as a picture. */
    static Plot picture(Document document, List<Result> results) {
        List<Verdict> kinds = counts(results).entrySet().stream()
                .filter(e -> e.getValue() > 0)
                .map(Map.Entry::getKey)
                .toList();
        return Plots.shares(
                document.toString(),
                "Verdicts by item: " + document.title(),
                "Findings of each item by verdict",
                kinds.stream().map(v -> new Shares.Kind(v.words(), colour(v))).toList(),
                results.stream()
                        .map(r -> new Shares.Row(
                                r.title(),
                                kinds.stream()
                                        .map(v -> r.findings().stream()
                                                .filter(f -> f.verdict() == v)
                                                .count())
                                        .toList()))
                        .toList());
    }

    private static int colour(Verdict verdict) {
        return switch (verdict) {
            case AGREES -> 2;
            case DIFFERS -> 3;
            case CANNOT_TELL -> 5;
            case WRONG -> 1;
            case NEW -> 0;
        };
    }

    static String where(Finding f) {
        return f.published().place();
    }

    /** Whether a document is named beside the numbers. */
    static boolean compares(Result r) {
        return r.findings().stream().anyMatch(f -> f.verdict() != Verdict.NEW);
    }
}
