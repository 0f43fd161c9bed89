package alea.cli;

import alea.analysis.league.LeagueReport;
import alea.analysis.league.LeagueWords;
import alea.arena.league.League.Status;
import alea.arena.league.LeagueStandings;
import alea.arena.league.LeagueStandings.Line;
import alea.cli.chart.Csv;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/** A league for people at a terminal, and as CSV for grading. */
final class LeagueTable {
    private LeagueTable() {}

    static void print(LeagueReport r, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%s: a league of %d players, %,d matches of each pairing, seed %d%s%n%n",
                r.game(),
                r.players().size(),
                r.games(),
                r.seed(),
                r.interrupted()
                        ? String.format(
                                Locale.ROOT, ", INTERRUPTED after %d of %d rounds", r.roundsPlayed(), r.rounds())
                        : "");
        var table = new Table("place", ">group", "player", ">Elo", "95 %", ">won", ">lost", ">drawn", ">forfeited");
        for (Line line : standings(r)) {
            table.row(
                    LeagueWords.places(line),
                    LeagueWords.group(line),
                    line.name(),
                    LeagueWords.elo(line),
                    LeagueWords.interval(line),
                    line.wins(),
                    line.losses(),
                    line.draws(),
                    line.forfeits());
        }
        table.print(out);
        out.println("Players of one group are not told apart from the first of it.");
        if (standings(r).stream().anyMatch(l -> l.status() == Status.PLAYED && l.elo() == null)) {
            out.println("Of who has no place no match counts yet.");
        }
        LeagueWords.joined(r).forEach(out::println);
        LeagueWords.alike(r).forEach(out::println);
        for (Line line : standings(r)) {
            if (line.status() != Status.PLAYED) {
                out.printf("%n%s: %s%n", line.name(), line.status());
                line.reasons().forEach(reason -> out.println("  " + LeagueWords.reason(reason)));
            }
        }
        List<Line> sometimes = standings(r).stream()
                .filter(l -> l.status() == Status.PLAYED && l.forfeits() > 0)
                .toList();
        for (Line line : sometimes) {
            out.printf("%n%s forfeited, and played on:%n", line.name());
            line.reasons().forEach(reason -> out.println("  " + LeagueWords.reason(reason)));
        }
    }

    private static List<Line> standings(LeagueReport r) {
        return r.players().stream().map(LeagueReport.Line::standing).toList();
    }

    /** Of a spreadsheet a formula begins with one of these; a name that does is made a text. */
    private static String text(String words) {
        return Csv.field(!words.isEmpty() && "=+-@".indexOf(words.charAt(0)) >= 0 ? "'" + words : words);
    }

    static void csv(LeagueReport r, PrintWriter out) {
        out.println("name,place,place_first,place_last,group,elo,ci95_low,ci95_high,wins,losses,draws,truncated,"
                + "forfeits,status,reason");
        for (Line line : standings(r)) {
            boolean rated = line.elo() != null;
            boolean placed = rated && line.status() == Status.PLAYED;
            out.println(String.join(
                    ",",
                    text(line.name()),
                    placed ? Integer.toString(line.place()) : "",
                    placed ? Integer.toString(line.places().getFirst()) : "",
                    placed ? Integer.toString(line.places().getLast()) : "",
                    rated ? String.valueOf(line.group()) : "",
                    rated ? Double.toString(Objects.requireNonNull(line.elo()) + 0.0) : "",
                    rated ? Double.toString(line.ci95().getFirst()) : "",
                    rated ? Double.toString(line.ci95().getLast()) : "",
                    Long.toString(line.wins()),
                    Long.toString(line.losses()),
                    Long.toString(line.draws()),
                    Long.toString(line.truncated()),
                    Long.toString(line.forfeits()),
                    line.status().toString(),
                    text(line.reasons().stream().map(LeagueTable::reason).collect(Collectors.joining("; ")))));
        }
    }

    private static String reason(LeagueStandings.Reason reason) {
        return String.format(Locale.ROOT, "%s (%d): %s", reason.kind(), reason.count(), reason.example());
    }
}
