package alea.analysis.balance;

import alea.report.Bar;
import alea.report.Page;
import alea.report.Phrase;
import alea.report.Plots;
import alea.report.Tone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** A balance as one page with pictures, which needs nothing else. */
public final class BalancePage {
    private static final Tone WARNING = new Tone("warning", "#ab1f30", "#ff8d98");
    private static final String VARIANTS = "variants";
    private static final String EFFECTS = "effects";
    private static final String MEANINGS = "meanings";

    /** So many measures stand side by side without being wider than the page. */
    private static final List<Part> PARTS = List.of(
            new Part("Who wins, and after how long", List.of(Measure.FIRST_SEAT, Measure.TURNS)),
            new Part(
                    "What happens",
                    List.of(Measure.STRIKES, Measure.LEAD_CHANGES, Measure.DECIDED_AT, Measure.CHOICES)),
            new Part(
                    "Skill and luck",
                    List.of(Measure.SKILL, Measure.PLIES, Measure.LUCK, Measure.DRAWS, Measure.TRUNCATED)));

    /** A table. */
    private record Part(String title, List<Measure> measures) {}

    private final Balance balance;
    private final Page page;

    private BalancePage(Balance balance) {
        this.balance = balance;
        page = new Page("What rules do to " + balance.game(), List.of(WARNING));
    }

    /**
     * The whole page.
     *
     * @param command what makes it again, as it is typed
     */
    public static String of(Balance balance, String command) {
        var page = new BalancePage(balance);
        page.write(command);
        return page.page.text();
    }

    private void write(String command) {
        page.header(() -> {
            page.heading(1, "What rules do to " + balance.game());
            page.paragraph(BalanceWords.head(balance) + ". Intervals are of 95 %.");
            if (balance.interrupted()) {
                page.warning(WARNING, "The run was ended before all matches were played.");
            }
            page.commands(List.of(command));
        });
        List<Page.Chapter> chapters = new ArrayList<>();
        chapters.add(new Page.Chapter(Phrase.link(VARIANTS, "The variants"), List.of()));
        if (!balance.effects().isEmpty()) {
            chapters.add(new Page.Chapter(
                    Phrase.link(EFFECTS, "The effects of single keys and of pairs"),
                    changed().map(m -> Phrase.link(m.word(), m.title())).toList()));
        }
        chapters.add(new Page.Chapter(Phrase.link(MEANINGS, "What is measured"), List.of()));
        page.contents(chapters);
        page.main(() -> {
            page.section(VARIANTS, this::variants);
            if (!balance.effects().isEmpty()) {
                page.section(EFFECTS, this::effects);
            }
            page.section(MEANINGS, this::meanings);
        });
    }

    private void variants() {
        page.heading(2, "The variants");
        page.paragraph("Every number stands with half its 95 % interval.");
        PARTS.forEach(this::part);
        BalanceWords.notes(balance).forEach(note -> page.dim(Phrase.of(note)));
        shown().filter(m -> m != Measure.DRAWS && m != Measure.TRUNCATED).forEach(this::figure);
    }

    private void part(Part part) {
        List<String> head = new ArrayList<>(List.of("variant"));
        List<List<String>> rows = new ArrayList<>();
        balance.variants().forEach(variant -> rows.add(new ArrayList<>(List.of(BalanceWords.name(variant)))));
        for (Measure measure : part.measures) {
            if (shown().anyMatch(m -> m == measure)) {
                column(head, rows, BalanceWords.title(balance, measure), v -> BalanceWords.cell(balance, v, measure));
            }
            switch (measure) {
                case FIRST_SEAT -> column(head, rows, "every seat wins", v -> BalanceWords.seats(v.figure(measure)));
                case TURNS ->
                    column(head, rows, "turns: median (5 % .. 95 %)", v -> BalanceWords.lengths(v.figure(measure)));
                case DECIDED_AT -> column(head, rows, "foreseen", v -> BalanceWords.foreseen(v.figure(measure)));
                default -> {}
            }
        }
        if (head.size() > 1) {
            page.grid(part.title, head, rows);
        }
    }

    private void column(List<String> head, List<List<String>> rows, String title, Function<Balance.Line, String> cell) {
        head.add(title);
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).add(cell.apply(balance.variants().get(i)));
        }
    }

    /** Those that some variant tells. */
    private Stream<Measure> shown() {
        return Arrays.stream(Measure.values())
                .filter(m ->
                        balance.variants().stream().anyMatch(v -> v.figure(m).value() != null));
    }

    /** Those that some key changes. */
    private Stream<Measure> changed() {
        return Arrays.stream(Measure.values())
                .filter(m ->
                        balance.effects().stream().anyMatch(e -> e.measure().equals(m.word()) && e.effect() != 0));
    }

    private void figure(Measure measure) {
        List<Bar> bars = new ArrayList<>();
        for (Balance.Line variant : balance.variants()) {
            Double value = variant.figure(measure).value();
            if (value != null) {
                bars.add(bar(
                        BalanceWords.name(variant),
                        value,
                        variant.figure(measure).ci95()));
            }
        }
        page.figure(Plots.bars("variant-" + measure.word(), capital(measure), measure.meaning(), bars));
    }

    private static Bar bar(String name, double value, List<Double> ci95) {
        return new Bar(
                name, value, ci95.isEmpty() ? value : ci95.getFirst(), ci95.isEmpty() ? value : ci95.getLast(), null);
    }

    private static String capital(Measure measure) {
        return Character.toUpperCase(measure.title().charAt(0))
                + measure.title().substring(1);
    }

    private void effects() {
        page.heading(2, "The effects of single keys and of pairs");
        page.paragraph("The effect of a key is what changes when it alone does, on the average of all variants that "
                + "differ in nothing else; all have the same dice. That of a pair is how much more the first key does "
                + "when the second has changed, too. An effect is clear where it is told from 0 with 5 % that this is "
                + "wrong of any of them (Holm).");
        changed().forEach(measure -> page.article(measure.word(), () -> effects(measure)));
    }

    private void effects(Measure measure) {
        List<Balance.Effect> its = balance.effects().stream()
                .filter(e -> e.measure().equals(measure.word()))
                .toList();
        page.heading(3, capital(measure));
        page.grid(
                measure.meaning(),
                List.of("change", "effect", ""),
                its.stream()
                        .map(e -> List.of(BalanceWords.change(e), BalanceWords.cell(e), e.clear() ? "clear" : ""))
                        .toList());
        page.figure(Plots.bars(
                "effect-" + measure.word(),
                "Effects on " + measure.title(),
                "difference",
                its.stream()
                        .map(e -> bar(BalanceWords.change(e), e.effect(), e.ci95()))
                        .toList()));
    }

    private void meanings() {
        page.heading(2, "What is measured");
        page.list(Arrays.stream(Measure.values())
                .map(m -> Phrase.bold(capital(m)).and(": " + m.meaning()))
                .toList());
        page.dim(Phrase.of("The definitions, with their sources, are in docs/balance.md."));
    }
}
