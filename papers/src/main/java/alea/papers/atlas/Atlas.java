package alea.papers.atlas;

import alea.game.Game;
import alea.game.Recommendation;
import alea.papers.Document;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Published;
import alea.papers.Verdict;
import alea.report.Bar;
import alea.report.Plots;
import alea.solve.run.PolicyEvaluation;
import alea.stats.Mean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The atlas's items: whole dialects, and one rule of classic Ludo changed at a time. */
public final class Atlas {
    private static final int MOST_DIGITS = 6;
    private static final List<String> MEASURES = List.of("rolls", "first", "strikes", "decisions", "skill");
    private static final List<String> TITLES = List.of(
            "rolls of a match",
            "matches that the first seat wins",
            "strikes of a match",
            "share of rolls with a real decision",
            "matches that the best strategy wins against random");

    /**
     * A way to play.
     *
     * @param key its name in rows
     * @param name what it is
     * @param spec the game
     */
    private record Way(String key, String name, String spec) {}

    private Atlas() {}

    /** All of them, in order. */
    public static List<Item> items() {
        return List.of(
                item("atlas.dialects", "The dialects", dialects()),
                item("atlas.switches", "One rule of classic Ludo at a time", switches()),
                exact());
    }

    private static List<Way> dialects() {
        List<Way> ways = new ArrayList<>();
        for (String spec : List.of(
                "ludo-simple",
                "ludo-classic",
                "ludo-ucsc",
                "ludo-star:seats=2",
                "ludo-ludopy:ghosts=1+3",
                "ludo-ludopy-1.3.1:ghosts=1+3",
                "ludo-simple:seats=4",
                "ludo-classic:seats=4",
                "ludo-ucsc:seats=4",
                "ludo-star",
                "ludo-pyludo",
                "ludo-pyludo-fork",
                "ludo-ludopy",
                "ludo-ludopy-1.3.1")) {
            ways.add(new Way(spec, spec, spec));
        }
        return ways;
    }

    private static List<Way> switches() {
        return List.of(
                changed("classic", "classic Ludo as it is", ""),
                changed("no-six-again", "no roll after a six", ":again=strike"),
                changed("no-strike-again", "no roll after a strike", ":again=six"),
                changed("no-again", "no second roll at all", ":again=never"),
                changed("three-tries", "three tries for a six, none after a strike", ":again=six,tries=3"),
                changed("no-safe", "no safe squares", ":safe=none"),
                changed("starts-safe", "the four starts alone are safe", ":safe=starts"),
                changed("enough", "home by any sufficient roll", ":overshoot=stop"),
                changed("bounce", "a roll too high turns back at home", ":overshoot=bounce"),
                changed("at-start", "pawns begin on the board", ":begin=start"),
                changed("own-bar", "one own pawn bars the square to others", ":own=forbid"),
                changed(
                        "blocks",
                        "two together, or one that is safe, send the other back",
                        ":enter-takes=all,takes=one,on-safe=mover-goes-back"));
    }

    private static Way changed(String key, String name, String keys) {
        return new Way(key, name, "ludo-classic" + keys);
    }

    private static Item item(String id, String title, List<Way> ways) {
        List<Published> rows = new ArrayList<>();
        for (Way way : ways) {
            for (int k = 0; k < MEASURES.size(); k++) {
                rows.add(row(id, way.key() + " " + MEASURES.get(k), way.name() + ": " + TITLES.get(k)));
            }
        }
        return new Item(id, Document.ATLAS, title, List.copyOf(rows), (lab, notebook) -> measure(ways, lab, notebook));
    }

    private static Published row(String item, String row, String says) {
        return new Published(item, row, "the atlas", says, "-", null, 0, 0, false);
    }

    private static void measure(List<Way> ways, Lab lab, Notebook notebook) {
        int games = lab.games(2_000, 20_000);
        List<List<String>> table = new ArrayList<>();
        List<Bar> first = new ArrayList<>();
        List<Bar> skill = new ArrayList<>();
        for (Way way : ways) {
            Game game = lab.game(way.spec());
            List<String> able = lab.registry().recommended(game, Recommendation.Use.SURVEY);
            String best = able.getFirst();
            long[] n = lab.watch(game, all(game, best), games, Matches.SIZE, () -> new Matches(game));
            Map<String, Measured> found = new LinkedHashMap<>();
            found.put("rolls", mean(n[Matches.ROLLS], n[Matches.ROLLS_SQUARED], games));
            found.put("first", Measured.rate((double) n[Matches.FIRST], games));
            found.put("strikes", mean(n[Matches.STRIKES], n[Matches.STRIKES_SQUARED], games));
            found.put("decisions", share(n[Matches.REAL], n[Matches.ROLLS], n[Matches.ROLLS_SQUARED], games));
            Measured gap = null;
            String winner = best;
            for (String candidate : candidates(lab, able, game)) {
                int played = candidate.startsWith("mc") ? lab.games(60, 600) : games;
                Measured rate = againstRandom(lab, game, candidate, played);
                if (gap == null || rate.number() > gap.number()) {
                    gap = rate;
                    winner = candidate;
                }
            }
            found.put("skill", java.util.Objects.requireNonNull(gap));
            List<String> line = new ArrayList<>(List.of(way.name()));
            String by = winner;
            found.forEach((measure, m) -> {
                notebook.finding(
                        way.key() + " " + measure,
                        m,
                        Verdict.NEW,
                        measure.equals("skill") ? "by " + by : "everybody plays " + best);
                line.add(cell(m));
            });
            line.add(best.equals(winner) ? best : best + "; " + winner);
            table.add(line);
            first.add(found.get("first").bar(way.name(), null));
            skill.add(gap.bar(way.name(), null));
        }
        notebook.table(
                String.format(Locale.ROOT, "%,d matches for each number, 95 %% intervals", games),
                List.of("", "rolls", "first seat wins", "strikes", "real decisions", "best against random", "by"),
                table);
        notebook.plot(Plots.bars("skill", "How often the best strategy wins against random", "share", skill));
        notebook.plot(Plots.bars("first", "How often the first seat wins", "share", first));
        notebook.note("All seats play the strongest of hybrid, strike, smart and fast that knows the game. Real "
                + "decisions are rolls after which two options lead to different "
                + "positions. The last but one is the better of two of them, or a search where only fast "
                + "knows the game, against random players in all other seats, sitting in every seat "
                + "equally often, so with "
                + "four seats a quarter is no skill at all, and with two a half.");
    }

    /** Where no rule of the documents knows the game, a search does: of Monte Carlo fewer matches, since it is slow. */
    private static List<String> candidates(Lab lab, List<String> able, Game game) {
        return able.size() > 1
                ? able.subList(0, 2)
                : lab.registry().recommended(game, Recommendation.Use.SEARCH).subList(0, 1);
    }

    private static List<String> all(Game game, String strategy) {
        return java.util.Collections.nCopies(game.seats(), strategy);
    }

    private static Measured againstRandom(Lab lab, Game game, String strategy, int games) {
        long wins = 0;
        int each = games / game.seats();
        for (int seat = 0; seat < game.seats(); seat++) {
            List<String> seats = new ArrayList<>(all(game, "random"));
            seats.set(seat, strategy);
            wins += lab.wins(game, seats, seat, each);
        }
        return Measured.rate((double) wins, (long) each * game.seats());
    }

    private static Measured mean(long sum, long squares, int n) {
        return Measured.of(Mean.ofSums((double) sum, (double) squares, n));
    }

    /** Real decisions by rolls: the interval as if rolls were independent, widened by how unequal matches are. */
    private static Measured share(long real, long rolls, long squares, int n) {
        double p = real / (double) rolls;
        double mean = rolls / (double) n;
        double unequal = squares / (double) n / (mean * mean);
        return Measured.mean(p, Math.sqrt(p * (1 - p) * unequal), rolls);
    }

    private static String cell(Measured m) {
        double half = m.low() == null || m.high() == null ? 0 : (m.high() - m.low()) / 2;
        int digits = m.number() < 2 ? 3 : 1;
        // An interval of 0 would claim what no sample can.
        while (half > 0 && digits < MOST_DIGITS && half < 0.5 * Math.pow(10, -digits)) {
            digits++;
        }
        String number = String.format(Locale.ROOT, "%%.%df", digits);
        return String.format(Locale.ROOT, number + " ± " + number, m.number(), half);
    }

    /** One pawn a seat: exact. */
    private static Item exact() {
        String id = "atlas.exact";
        List<Published> rows = new ArrayList<>();
        for (String game : List.of("ludo-simple:pawns=1", "ludo-classic:pawns=1")) {
            rows.add(row(id, game + " first", game + ": matches that the first seat wins"));
            rows.add(row(id, game + " turns", game + ": turns of a match"));
        }
        return new Item(id, Document.ATLAS, "One pawn a seat, exactly", List.copyOf(rows), (lab, notebook) -> {
            for (String spec : List.of("ludo-simple:pawns=1", "ludo-classic:pawns=1")) {
                PolicyEvaluation.Outcome outcome = lab.starting(spec, "first");
                notebook.finding(spec + " first", Measured.exact(outcome.win()), Verdict.NEW, "nobody has a choice");
                notebook.finding(spec + " turns", Measured.exact(outcome.turns()), Verdict.NEW, "");
                notebook.command("alea evaluate %s first first".formatted(spec));
            }
        });
    }
}
