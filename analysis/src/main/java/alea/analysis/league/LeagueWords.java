package alea.analysis.league;

import alea.analysis.league.LeagueReport.Mistake;
import alea.arena.exec.FailureKind;
import alea.arena.league.League.Status;
import alea.arena.league.LeagueStandings;
import alea.arena.league.LeagueStandings.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A league in words, as its page, its table and the reports for single players say it. */
public final class LeagueWords {
    private LeagueWords() {}

    /** The place, or from and to which it may be; {@code out}, or a dash where no match of it counts. */
    public static String places(Line line) {
        if (line.status() != Status.PLAYED) {
            return "out";
        }
        if (line.elo() == null) {
            return "-";
        }
        int first = line.places().getFirst();
        int last = line.places().getLast();
        return first == last
                ? Integer.toString(line.place())
                : String.format(Locale.ROOT, "%d (%d-%d)", line.place(), first, last);
    }

    /** The rating, or a dash. */
    public static String elo(Line line) {
        Double elo = line.elo();
        return elo == null ? "-" : elo(elo);
    }

    /** A rating as a whole number with its sign, which 0 has not. */
    public static String elo(double elo) {
        long whole = Math.round(elo);
        return whole == 0 ? "0" : String.format(Locale.ROOT, "%+d", whole);
    }

    /** Its interval, or a dash. */
    public static String interval(Line line) {
        return line.ci95().isEmpty() ? "-" : interval(line.ci95());
    }

    /** An interval of a rating, from its low to its high end. */
    public static String interval(List<Double> interval) {
        return elo(interval.getFirst()) + " .. " + elo(interval.getLast());
    }

    /** The group, or a dash. */
    public static String group(Line line) {
        Integer group = line.group();
        return group == null ? "-" : Integer.toString(group);
    }

    /** A reason in a line. */
    public static String reason(LeagueStandings.Reason reason) {
        return String.format(
                Locale.ROOT,
                "%s, %,d time%s, first in match %d%s: %s%s",
                reason.kind(),
                reason.count(),
                reason.count() == 1 ? "" : "s",
                reason.match(),
                reason.position() == null ? "" : " at " + reason.position(),
                reason.example(),
                FailureKind.hint(reason.example()));
    }

    /** Whose programs are the same, a line each. */
    public static List<String> alike(LeagueReport report) {
        List<List<String>> alike = report.alike();
        return alike == null
                ? List.of()
                : alike.stream()
                        .map(names -> "the same program, byte for byte: " + String.join(", ", names))
                        .toList();
    }

    /** Who joined later, a line for each time. */
    public static List<String> joined(LeagueReport report) {
        Map<Integer, List<String>> later = new TreeMap<>();
        for (LeagueReport.Line player : report.players()) {
            Integer joined = player.standing().joined();
            if (joined != null) {
                later.computeIfAbsent(joined, j -> new ArrayList<>())
                        .add(player.standing().name());
            }
        }
        return later.values().stream()
                .map(names -> "joined when the others had played: "
                        + names.stream().sorted().collect(Collectors.joining(", ")))
                .toList();
    }

    /** A mistake in a line. */
    public static String mistake(Mistake mistake) {
        return String.format(
                Locale.ROOT,
                "match %d, turn %d, at %s: played %s, best is %s; loses %.4f%s",
                mistake.match(),
                mistake.turn(),
                mistake.position(),
                mistake.played(),
                mistake.best(),
                mistake.loss(),
                mistake.fault().equals("none") ? "" : " (" + mistake.fault() + ")");
    }

    /** What has become of a player, as a sentence. */
    public static String status(LeagueReport report, Line line) {
        return switch (line.status()) {
            case WALKOVER -> "It could not be started, and the league was played without it.";
            case DISQUALIFIED ->
                String.format(
                        Locale.ROOT,
                        "It failed %,d times in the same way, and %,d such failures disqualify: its matches do not "
                                + "count.",
                        line.reasons().stream()
                                .mapToLong(LeagueStandings.Reason::count)
                                .max()
                                .orElse(report.strikes()),
                        report.strikes());
            case EXCLUDED -> "It was taken out of the league: its matches do not count.";
            case PLAYED ->
                report.interrupted() ? "The league was broken off; it is still in." : "It played to the end.";
        };
    }

    /** How to have the failure again, in Markdown, for a program that was asked. */
    private static Optional<String> again(LeagueReport report, LeagueStandings.Reason reason) {
        return Optional.ofNullable(reason.position())
                .map(at -> String.format(
                        Locale.ROOT,
                        "  (try it: `./alea choose %s \"%s\" \"exec:python3 YOUR.py 2>trace.txt\"`; the whole match: "
                                + "`./alea replay match-%d.alea`, which your teacher has)",
                        report.game(),
                        at,
                        reason.match()));
    }

    /** How to see why it was a mistake, in Markdown. */
    private static String why(LeagueReport report, Mistake mistake) {
        return "  (see why: `./alea analyse %s \"%s\"`)".formatted(report.game(), mistake.position());
    }

    private static void mistakes(LeagueReport report, LeagueReport.Line player, List<String> lines) {
        if (player.reviewed() == 0) {
            lines.add("No match of it was reviewed.");
            return;
        }
        if (player.mistakes().isEmpty()) {
            lines.add(String.format(
                    Locale.ROOT,
                    "None was found in %s.",
                    player.reviewed() == 1
                            ? "the match that was reviewed"
                            : "the " + player.reviewed() + " matches that were reviewed"));
        }
        player.mistakes().forEach(m -> {
            lines.add("- " + mistake(m));
            lines.add(why(report, m));
        });
        lines.add("");
        lines.add("By " + report.reviewedBy() + ". A win is worth 1.");
    }

    /** What a single player is told, in Markdown: its own result, and nobody else's. */
    public static String student(LeagueReport report, LeagueReport.Line player) {
        Line line = player.standing();
        List<String> lines = new ArrayList<>();
        lines.add("# " + line.name());
        lines.add("");
        lines.add(String.format(
                Locale.ROOT,
                "A league of %d players of `%s`, %,d matches of each pairing, seed %d.%s",
                report.players().size(),
                report.game(),
                report.games(),
                report.seed(),
                report.interrupted() ? " It was broken off: this is how it stood." : ""));
        lines.add("");
        lines.add(status(report, line));
        if (line.joined() != null) {
            lines.add("It joined when the others had played.");
        }
        lines.add("");
        if (line.elo() != null) {
            lines.add("- place " + places(line) + ", group " + group(line));
            lines.add("- rating %s Elo, 95 %% interval %s".formatted(elo(line), interval(line)));
        }
        lines.add(String.format(
                Locale.ROOT,
                "- %,d won, %,d lost, %,d drawn, %,d forfeited",
                line.wins(),
                line.losses(),
                line.draws(),
                line.forfeits()));
        if (!line.reasons().isEmpty()) {
            lines.add("");
            lines.add("## Why it forfeited");
            lines.add("");
            line.reasons().forEach(r -> {
                lines.add("- " + reason(r));
                again(report, r).ifPresent(lines::add);
            });
            lines.add("");
            lines.add("Alea's `docs/bots.md` says how to have a failure again.");
        }
        if (line.status() == Status.PLAYED || !player.mistakes().isEmpty()) {
            lines.add("");
            lines.add("## Its worst mistakes");
            lines.add("");
            mistakes(report, player, lines);
        }
        return String.join("\n", lines) + "\n";
    }
}
