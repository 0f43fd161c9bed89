package alea.analysis.balance;

import alea.analysis.balance.Balance.Effect;
import alea.analysis.balance.Balance.Figure;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A balance in words, for terminals and pages. */
public final class BalanceWords {
    private static final int MOST_DIGITS = 6;
    private static final String UNKNOWN = "-";
    private static final Pattern SHARE = Pattern.compile("(\\d+\\.\\d) %");

    private BalanceWords() {}

    /** What was played, in a line. */
    public static String head(Balance b) {
        return String.format(
                Locale.ROOT,
                "%s: %,d matches of %s, seed %d; %s in %s, compared with %s%s",
                b.game(),
                b.matches(),
                b.variants().size() == 1 ? "it" : "each of " + b.variants().size() + " variants",
                b.seed(),
                String.join(", ", b.players()),
                b.players().size() == 1 ? "every seat" : "their seats",
                b.against(),
                b.interrupted() ? String.format(Locale.ROOT, "; INTERRUPTED: %,d were to be played", b.asked()) : "");
    }

    /** What sets a variant apart: its keys, or the spec where it is the only one. */
    public static String name(Balance.Line variant) {
        return variant.keys().isEmpty()
                ? variant.spec()
                : variant.keys().entrySet().stream()
                        .map(e -> (e.getKey().equals(Factorial.RULES) ? "" : e.getKey() + "=") + e.getValue())
                        .collect(Collectors.joining(", "));
    }

    /** The name of a measure, with what it is where all seats or players are even, if that is one number. */
    public static String title(Balance b, Measure measure) {
        return measure.title()
                + (isOne(b, measure) ? even(b.variants().getFirst().figure(measure)) : "");
    }

    /** A measure of a variant, with what it is where all are even, if the head of its column cannot say that. */
    public static String cell(Balance b, Balance.Line variant, Measure measure) {
        Figure f = variant.figure(measure);
        return cell(f) + (isOne(b, measure) || f.value() == null ? "" : even(f));
    }

    private static boolean isOne(Balance b, Measure measure) {
        return b.variants().stream()
                        .map(variant -> variant.figure(measure).even())
                        .distinct()
                        .count()
                == 1;
    }

    private static String even(Figure f) {
        return f.even()
                .map(even -> " (" + String.format(Locale.ROOT, "%.3f", even).replaceFirst("0+$", "") + ")")
                .orElse("");
    }

    /** A number with its interval, in as many digits as that allows. */
    public static String cell(Figure f) {
        Double value = f.value();
        if (value == null) {
            return UNKNOWN;
        }
        return f.exact()
                ? String.format(Locale.ROOT, "%." + MOST_DIGITS + "f exact", value + 0.0)
                : cell(value, f.ci95());
    }

    /** The same of an effect. */
    public static String cell(Effect e) {
        return e.exact() ? number(e.effect(), MOST_DIGITS) + " exact" : cell(e.effect(), e.ci95());
    }

    /** The same of any number; without an interval the number alone. */
    public static String cell(double value, List<Double> ci95) {
        if (ci95.isEmpty()) {
            return number(value, 2);
        }
        double low = ci95.getFirst();
        double high = ci95.getLast();
        double half = (high - low) / 2;
        int digits = digits(half);
        return value - low < half / 4 || high - value < half / 4
                ? number(value, digits) + " (" + number(low, digits) + " .. " + number(high, digits) + ")"
                : number(value, digits) + " ± " + number(half, digits);
    }

    /** Two digits of half the width say all that is known. */
    private static int digits(double half) {
        int digits = 0;
        while (digits < MOST_DIGITS && half * StrictMath.pow(10, digits) < 9.5) {
            digits++;
        }
        return half == 0 ? 2 : digits;
    }

    private static String number(double value, int digits) {
        String text = String.format(Locale.ROOT, "%." + digits + "f", value);
        return text.matches("-0(\\.0*)?") ? text.substring(1) : text;
    }

    /** How long matches are: the median, and where one in twenty lies beyond. */
    public static String lengths(Figure turns) {
        return turns.median().isEmpty() || turns.p5().isEmpty() || turns.p95().isEmpty()
                ? UNKNOWN
                : String.format(
                        Locale.ROOT,
                        "%.0f (%.0f .. %.0f)",
                        turns.median().get().value(),
                        turns.p5().get().value(),
                        turns.p95().get().value());
    }

    /** In how many matches the winner is sure of it before the last turn. */
    public static String foreseen(Figure decided) {
        return decided.foreseen().map(n -> cell(n.value(), n.ci95())).orElse(UNKNOWN);
    }

    /** The shares of all seats. */
    public static String seats(Figure first) {
        return first.seats()
                .map(all -> all.stream()
                        .map(n -> String.format(Locale.ROOT, "%.3f", n.value()))
                        .collect(Collectors.joining(" ")))
                .orElse(UNKNOWN);
    }

    /** A change, and of a pair that it is one. */
    public static String change(Effect e) {
        if (!e.key().contains(",")) {
            return "%s: %s to %s".formatted(e.key(), e.from(), e.to());
        }
        String[] keys = e.key().split(",", -1);
        String[] from = e.from().split(",", -1);
        String[] to = e.to().split(",", -1);
        List<String> changes = new ArrayList<>();
        for (int i = 0; i < keys.length; i++) {
            changes.add("%s: %s to %s".formatted(keys[i], from[i], to[i]));
        }
        return String.join(", and ", changes);
    }

    /** The measure of an effect. */
    public static Measure measure(Effect e) {
        for (Measure measure : Measure.values()) {
            if (measure.word().equals(e.measure())) {
                return measure;
            }
        }
        throw new IllegalArgumentException("there is no measure " + e.measure());
    }

    /** What else there is to say, a line each. */
    public static List<String> notes(Balance b) {
        List<String> notes = new ArrayList<>();
        notes.add("In brackets: what it is where all seats, or players, are even. A turn is %s.".formatted(b.turn()));
        teller(b).ifPresent(notes::add);
        b.passedOver().ifPresent(notes::add);
        weaker(b).ifPresent(notes::add);
        b.leftOut().forEach(l -> notes.add("left out: " + l.reason()));
        for (Map.Entry<String, List<String>> why : unknown(b).entrySet()) {
            notes.add("not told: %s (%s)".formatted(why.getKey(), String.join("; ", why.getValue())));
        }
        if (b.variants().stream().anyMatch(Balance.Line::exact)) {
            notes.add("exact: worked out over all states; ± "
                    + b.variants().stream()
                            .flatMap(v -> v.measures().values().stream())
                            .flatMap(f -> f.gap().stream())
                            .max(Double::compare)
                            .map(gap -> String.format(Locale.ROOT, "%.1e", gap))
                            .orElse(""));
        }
        return notes;
    }

    /** Where the player is shown to lose to those that it is compared with, which makes nothing of skill and luck. */
    private static Optional<String> weaker(Balance b) {
        List<String> where = b.variants().stream()
                .filter(variant -> isWeaker(variant.figure(Measure.SKILL)))
                .map(BalanceWords::name)
                .toList();
        return where.isEmpty()
                ? Optional.empty()
                : Optional.of(("%s loses to %s (%s): skill and luck say nothing about the game there; name others with"
                                + " --players")
                        .formatted(String.join(", ", b.players()), b.against(), String.join("; ", where)));
    }

    private static boolean isWeaker(Figure skill) {
        Double value = skill.value();
        return value != null
                && skill.even()
                        .filter(even ->
                                (skill.ci95().isEmpty() ? value : skill.ci95().getLast()) < even)
                        .isPresent();
    }

    /** By whose word matches are decided, where one tells that. */
    private static Optional<String> teller(Balance b) {
        List<String> by = b.variants().stream()
                .map(variant -> variant.figure(Measure.DECIDED_AT))
                .filter(f -> f.value() != null)
                .flatMap(f -> f.by().stream())
                .distinct()
                .toList();
        return by.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        ("Chances are told by %s; foreseen are matches whose winner has more than 0.9 before their last"
                                        + " turn.")
                                .formatted(String.join(", ", by)));
    }

    /** Measures that no variant tells, or some do not, with the reasons. */
    private static Map<String, List<String>> unknown(Balance b) {
        Map<String, List<String>> unknown = new LinkedHashMap<>();
        for (Measure measure : Measure.values()) {
            List<String> why = merged(b.variants().stream()
                    .flatMap(v -> v.figure(measure).why().stream())
                    .distinct()
                    .toList());
            if (!why.isEmpty()) {
                unknown.put(measure.title(), why);
            }
        }
        return unknown;
    }

    /** Reasons that differ in one share alone are one reason, with the least and the greatest. */
    private static List<String> merged(List<String> reasons) {
        Map<String, List<Double>> shares = new LinkedHashMap<>();
        for (String reason : reasons) {
            Matcher share = SHARE.matcher(reason);
            List<Double> told = share.find() ? List.of(Double.valueOf(share.group(1))) : List.of();
            shares.computeIfAbsent(SHARE.matcher(reason).replaceFirst("{}"), _ -> new ArrayList<>())
                    .addAll(told);
        }
        return shares.entrySet().stream()
                .map(e -> e.getValue().isEmpty() ? e.getKey() : e.getKey().replace("{}", range(e.getValue())))
                .toList();
    }

    private static String range(List<Double> shares) {
        double least = Collections.min(shares);
        double greatest = Collections.max(shares);
        return least < greatest
                ? String.format(Locale.ROOT, "%.1f %% to %.1f %%", least, greatest)
                : String.format(Locale.ROOT, "%.1f %%", least);
    }
}
