package alea.analysis.league;

import alea.arena.league.League.Status;
import alea.arena.league.LeagueStandings.Line;
import alea.report.Bar;
import alea.report.Bars;
import alea.report.Page;
import alea.report.Phrase;
import alea.report.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** A league as one page, which needs nothing else: the table, ratings with intervals, and each player. */
public final class LeaguePage {
    private static final Tone GOOD = new Tone("good", "#1d6b33", "#7fd098");
    private static final Tone POOR = new Tone("poor", "#ab1f30", "#ff8d98");
    /** The longest name of a bar. */
    private static final int BRIEF = 20;

    private static final String TABLE = "table";
    private static final String RATINGS = "ratings";
    private static final String PLAYERS = "players";

    private static final List<String> COLUMNS =
            List.of("place", "group", "player", "Elo", "95 %", "won", "lost", "drawn", "forfeited", "status");
    /** So many of them are for everybody. */
    private static final int OPEN = 8;

    private final LeagueReport report;
    private final Page page;

    private LeaguePage(LeagueReport report) {
        this.report = report;
        page = new Page("A league of " + report.game(), List.of(GOOD, POOR));
    }

    /**
     * The whole page.
     *
     * @param command what makes it again
     */
    public static String of(LeagueReport report, String command) {
        var page = new LeaguePage(report);
        page.write(command);
        return page.page.text();
    }

    /**
     * The page that everybody may see: the table and the picture of ratings, and of nobody why it failed or where it
     * played badly.
     */
    public static String standings(LeagueReport report) {
        var page = new LeaguePage(report);
        page.page.header(page::head);
        page.page.main(() -> {
            page.page.section(TABLE, () -> page.table(OPEN));
            page.page.section(RATINGS, page::ratings);
        });
        return page.page.text();
    }

    private void head() {
        page.heading(1, "A league of " + report.game());
        page.paragraph(String.format(
                Locale.ROOT,
                "%d players, %,d matches of each pairing in %d rounds, seed %d; %,d matches count.",
                report.players().size(),
                report.games(),
                report.rounds(),
                report.seed(),
                report.matches()));
        if (report.interrupted()) {
            page.warning(
                    POOR,
                    String.format(
                            Locale.ROOT,
                            "Broken off after %d whole rounds: this is how it stood.",
                            report.roundsPlayed()));
        }
    }

    private void write(String command) {
        page.header(() -> {
            head();
            page.commands(List.of(command));
        });
        page.contents(List.of(
                new Page.Chapter(Phrase.link(TABLE, "The table"), List.of()),
                new Page.Chapter(Phrase.link(RATINGS, "Ratings"), List.of()),
                new Page.Chapter(
                        Phrase.link(PLAYERS, "The players"),
                        report.players().stream()
                                .map(l -> Phrase.link(id(l), l.standing().name()))
                                .toList())));
        page.main(() -> {
            page.section(TABLE, () -> {
                table(COLUMNS.size());
                LeagueWords.alike(report).forEach(line -> page.paragraph(capital(line) + "."));
            });
            page.section(RATINGS, this::ratings);
            page.section(PLAYERS, this::players);
        });
    }

    /** By its place in the table: names may be anything. */
    private String id(LeagueReport.Line line) {
        return "p" + (report.players().indexOf(line) + 1);
    }

    private List<Line> standings() {
        return report.players().stream().map(LeagueReport.Line::standing).toList();
    }

    /** With so many of the columns. */
    private void table(int columns) {
        page.heading(2, "The table");
        List<List<String>> rows = new ArrayList<>();
        for (Line line : standings()) {
            List<String> row = List.of(
                    LeagueWords.places(line),
                    LeagueWords.group(line),
                    line.name(),
                    LeagueWords.elo(line),
                    LeagueWords.interval(line),
                    count(line.wins()),
                    count(line.losses()),
                    count(line.draws()),
                    count(line.forfeits()),
                    line.status().toString());
            rows.add(row.subList(0, columns));
        }
        page.grid(
                "The place, and from and to which it may be; players of one group are not told apart from the first "
                        + "of it",
                COLUMNS.subList(0, columns),
                rows);
        page.dim(
                Phrase.of("Elo 0 is the mean of all that are rated; 400 more is odds of 10 to 1. Places are those that "
                        + "intervals of 95 % leave open. Matches with a player who is out do not count. "
                        + "docs/league.md explains every number."));
        LeagueWords.joined(report).forEach(line -> page.paragraph(capital(line) + "."));
    }

    private static String capital(String line) {
        return line.substring(0, 1).toUpperCase(Locale.ROOT) + line.substring(1);
    }

    private static String count(long n) {
        return String.format(Locale.ROOT, "%,d", n);
    }

    private void ratings() {
        page.heading(2, "Ratings");
        List<Bar> bars = standings().stream()
                .filter(l -> l.elo() != null)
                .map(l -> new Bar(
                        brief(l.name()),
                        Objects.requireNonNull(l.elo()),
                        l.ci95().getFirst(),
                        l.ci95().getLast(),
                        null))
                .toList();
        if (bars.isEmpty()) {
            page.paragraph("There are none.");
        } else {
            page.figure(new Bars("ratings", "Elo with 95 % intervals", "Elo", bars));
        }
    }

    /** A name that leaves room for its bar. */
    private static String brief(String name) {
        return name.codePointCount(0, name.length()) <= BRIEF
                ? name
                : name.substring(0, name.offsetByCodePoints(0, BRIEF - 1)) + "…";
    }

    private void players() {
        page.heading(2, "The players");
        report.players().forEach(line -> page.article(id(line), () -> player(line)));
    }

    private void player(LeagueReport.Line player) {
        Line line = player.standing();
        page.heading(3, line.name());
        page.dim(Phrase.code(line.strategy()));
        page.paragraph(Phrase.toned(
                        line.status() == Status.PLAYED ? GOOD : POOR,
                        line.status().toString())
                .and(". " + LeagueWords.status(report, line)));
        if (line.elo() != null) {
            page.paragraph(
                    "Place %s, group %s, rating %s Elo (95 %% interval %s); %s won, %s lost, %s drawn, %s forfeited."
                            .formatted(
                                    LeagueWords.places(line),
                                    LeagueWords.group(line),
                                    LeagueWords.elo(line),
                                    LeagueWords.interval(line),
                                    count(line.wins()),
                                    count(line.losses()),
                                    count(line.draws()),
                                    count(line.forfeits())));
        }
        if (!line.reasons().isEmpty()) {
            page.paragraph("Why it forfeited:");
            page.list(line.reasons().stream()
                    .map(r -> Phrase.of(LeagueWords.reason(r)))
                    .toList());
        }
        String by = report.reviewedBy();
        if (by != null && !player.mistakes().isEmpty()) {
            page.paragraph("Its worst mistakes, by " + by + ":");
            page.list(player.mistakes().stream()
                    .map(m -> Phrase.of(LeagueWords.mistake(m)))
                    .toList());
        }
    }
}
