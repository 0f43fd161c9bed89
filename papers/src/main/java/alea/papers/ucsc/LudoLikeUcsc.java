package alea.papers.ucsc;

import alea.arena.Report;
import alea.match.Seating;
import alea.papers.Document;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Published;
import alea.papers.PublishedResults;
import alea.papers.Verdict;
import alea.report.Bar;
import alea.report.Plots;
import alea.stats.Mean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The items of LUDO like UCSC. */
public final class LudoLikeUcsc {
    static final List<String> COLOURS = List.of("red", "green", "yellow", "blue");
    private static final PublishedResults SHEET = PublishedResults.of(Document.UCSC, LudoLikeUcsc.class);

    private LudoLikeUcsc() {}

    /** All of them, in order. */
    public static List<Item> items() {
        return List.of(
                SHEET.item("ucsc.board", "The board of LUDO-CS", LudoLikeUcsc::board),
                SHEET.item("ucsc.rules", "The rules, by scenarios", RulesByScenario::measure),
                SHEET.item("ucsc.places", "All four places", Places::measure),
                SHEET.item("ucsc.mystery", "When and where mystery cells come", MysteryCells::measure),
                SHEET.item("ucsc.numbers", "What chance decides", Chances::measure),
                SHEET.item("ucsc.players", "The four players' behaviour", UcscBehaviour::measure),
                SHEET.item("ucsc.green", "Green and its blocks", Green::measure),
                SHEET.item("ucsc.messages", "The required messages", RequiredMessages::measure),
                SHEET.item("ucsc.output", "The order of the messages", Output::measure),
                SHEET.item("ucsc.results", "Who wins LUDO-CS", LudoLikeUcsc::results));
    }

    /** The forms of the required messages. */
    static List<Published> messages() {
        return SHEET.published("ucsc.messages");
    }

    private static void board(Lab lab, Notebook notebook) {
        int approach = 50; // yellow's, two before its X
        notebook.equal("players", Measured.exact(lab.game("ludo-cs").seats()), 0, "");
        notebook.equal("pieces", Measured.exact(4), 0, "");
        notebook.equal("standard", Measured.exact(52), 0, "");
        notebook.equal("specific", Measured.exact(4 * 5), 0, "");
        notebook.equal("straight", Measured.exact(5), 0, "");
        notebook.equal("last", Measured.exact(51), 0, "");
        for (var place : Map.of("bhawana", 7, "kotuwa", 25, "pita", 44).entrySet()) {
            notebook.equal(
                    place.getKey(),
                    Measured.exact(Math.floorMod(place.getValue() - approach, 52)),
                    0,
                    notebook.reason("square", place.getValue()));
        }
        notebook.equal("places", Measured.exact(6), 0, "");
        notebook.command("alea games ludo-cs");
    }

    private static void results(Lab lab, Notebook notebook) {
        int games = lab.games(2_000, 20_000);
        NavigableMap<Integer, Long> turns = new TreeMap<>();
        double[] sums = new double[2];
        Report report = lab.arena(
                "ludo-cs",
                games,
                Seating.FIXED,
                r -> {
                    turns.merge(r.turns(), 1L, Long::sum);
                    sums[0] += r.turns();
                    sums[1] += (double) r.turns() * r.turns();
                },
                COLOURS.toArray(String[]::new));
        List<Bar> bars = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) {
            Measured rate = Measured.rate((double) report.seatWins().get(seat), games);
            notebook.finding(COLOURS.get(seat), rate, Verdict.NEW, "");
            bars.add(rate.bar(COLOURS.get(seat), null));
        }
        notebook.finding("stalled", Measured.rate((double) report.draws(), games), Verdict.NEW);
        notebook.finding(
                "rounds", Measured.of(Mean.ofSums(sums[0], sums[1], games).dividedBy(4)), Verdict.NEW);
        notebook.finding(
                "ends",
                Measured.rate((double) (games - report.draws()), games),
                report.draws() > 0 ? Verdict.DIFFERS : Verdict.AGREES);
        notebook.plot(Plots.bars("wins", "Matches won, the sheet's players in the sheet's seats", "share", bars));
        notebook.plot(Plots.lengths("turns", "Turns of a match", "turns", Map.of("matches", cut(turns, games))));
        notebook.command(String.format(Locale.ROOT, "alea arena ludo-cs --games %d --seed %d", games, lab.seed()));
    }

    /** Without the longest hundredth, so that the rest can be seen. */
    private static NavigableMap<Integer, Long> cut(NavigableMap<Integer, Long> turns, int games) {
        long left = games - (long) games / 100;
        NavigableMap<Integer, Long> shown = new TreeMap<>();
        for (var e : turns.entrySet()) {
            if (left <= 0) {
                break;
            }
            shown.put(e.getKey(), e.getValue());
            left -= e.getValue();
        }
        return shown;
    }
}
