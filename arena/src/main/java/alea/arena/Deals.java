package alea.arena;

import alea.arena.MatchResult.Outcome;
import alea.game.Payoffs;
import alea.match.Termination;
import alea.stats.GroupedLengths;
import alea.stats.GroupedMean;
import alea.stats.Groups;
import alea.stats.StateReader;
import alea.stats.StateWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Counts matches by deal, where seatings share dice: what every interval and the sequential test then rest on. Only
 * {@linkplain WholeDeals whole deals} count.
 */
final class Deals {
    private final ArenaSetup setup;
    private final WholeDeals deals;
    private final Player[] players;
    /** By two players' numbers, the first being the smaller. */
    private final Pair[][] pairs;

    private final Payoffs worth;
    private final Groups[] seats;
    private final GroupedLengths lengths = new GroupedLengths();
    private final Map<List<Integer>, Map<List<Double>, Long>> companies = new LinkedHashMap<>();

    /** How often something happened to one player. */
    static final class Player {
        /** Wins of all matches. */
        final Groups wins = new Groups();
        /** Wins of the matches that came to an end. */
        final Groups decided = new Groups();
        /** Of those, too, but a draw counts half: for the sequential test. */
        final Groups points = new Groups();
        /** What the matches that came to an end were worth; nothing in a game that is worth a win and no more. */
        final GroupedMean payoffs;

        Player(Payoffs payoffs) {
            this.payoffs = new GroupedMean(payoffs.least(), payoffs.greatest());
        }

        private void merge(Player next) {
            wins.merge(next.wins);
            decided.merge(next.decided);
            points.merge(next.points);
            payoffs.merge(next.payoffs);
        }

        private void save(StateWriter to) {
            wins.save(to);
            decided.save(to);
            points.save(to);
            payoffs.save(to);
        }

        private void load(StateReader from) {
            wins.load(from);
            decided.load(from);
            points.load(from);
            payoffs.load(from);
        }
    }

    /** How often the first of two players won, of the matches that one of them won. */
    static final class Pair {
        final Groups decided = new Groups();
        /** With truncated matches as lost. */
        final Groups least = new Groups();
        /** With truncated matches as won. */
        final Groups most = new Groups();

        private void merge(Pair next) {
            decided.merge(next.decided);
            least.merge(next.least);
            most.merge(next.most);
        }

        private void save(StateWriter to) {
            decided.save(to);
            least.save(to);
            most.save(to);
        }

        private void load(StateReader from) {
            decided.load(from);
            least.load(from);
            most.load(from);
        }
    }

    /**
     * Nothing yet of the matches from one on.
     *
     * @param from the number of the first match
     */
    Deals(ArenaSetup setup, long from) {
        this.setup = setup;
        deals = new WholeDeals(setup, from, this::count);
        worth = setup.game().payoffs();
        int n = setup.players().size();
        players = new Player[n];
        Arrays.setAll(players, i -> new Player(worth));
        pairs = new Pair[n][n];
        for (Pair[] row : pairs) {
            Arrays.setAll(row, i -> new Pair());
        }
        seats = new Groups[setup.game().seats()];
        Arrays.setAll(seats, i -> new Groups());
    }

    void add(MatchResult result) {
        deals.add(result);
    }

    /** Counts the matches of another, which follow those counted here: a deal may have begun here and ended there. */
    void fold(Deals next) {
        deals.fold(next.deals);
        lengths.merge(next.lengths);
        for (int seat = 0; seat < seats.length; seat++) {
            seats[seat].merge(next.seats[seat]);
        }
        for (int i = 0; i < players.length; i++) {
            players[i].merge(next.players[i]);
            for (int j = i + 1; j < players.length; j++) {
                pairs[i][j].merge(next.pairs[i][j]);
            }
        }
        next.companies.forEach((company, won) -> {
            Map<List<Double>, Long> counts = won(company);
            won.forEach((shares, times) -> counts.merge(shares, times, Math::addExact));
        });
    }

    void save(StateWriter to) {
        deals.save(to);
        lengths.save(to);
        for (Groups seat : seats) {
            seat.save(to);
        }
        for (int i = 0; i < players.length; i++) {
            players[i].save(to);
            for (int j = i + 1; j < players.length; j++) {
                pairs[i][j].save(to);
            }
        }
        to.count(companies.size());
        companies.forEach((company, won) -> {
            Companies.save(company, to);
            to.count(won.size());
            won.forEach((shares, times) -> {
                shares.forEach(to::number);
                to.count(times);
            });
        });
    }

    /**
     * Takes up what was written, having nothing yet.
     *
     * @throws IllegalArgumentException if that cannot be
     */
    void load(StateReader from) {
        deals.load(from);
        lengths.load(from);
        for (Groups seat : seats) {
            seat.load(from);
        }
        for (int i = 0; i < players.length; i++) {
            players[i].load(from);
            for (int j = i + 1; j < players.length; j++) {
                pairs[i][j].load(from);
            }
        }
        for (int n = from.size(0, Integer.MAX_VALUE); n > 0; n--) {
            List<Integer> company = Companies.load(setup, from);
            int who = Companies.who(company).size();
            Map<List<Double>, Long> won = won(company);
            for (int ways = from.size(0, Integer.MAX_VALUE); ways > 0; ways--) {
                List<Double> shares = Stream.generate(from::number).limit(who).toList();
                won.merge(shares, from.count(), Math::addExact);
            }
        }
    }

    private Map<List<Double>, Long> won(List<Integer> company) {
        return companies.computeIfAbsent(company, c -> new LinkedHashMap<>());
    }

    private void count(List<MatchResult> deal) {
        int[] sitting = deal.getFirst().players();
        for (int player : sitting) {
            Player counts = players[player];
            Predicate<MatchResult> won = r -> r.of(player) == Outcome.WIN;
            add(counts.wins, deal, r -> true, won);
            add(counts.decided, deal, Deals::ended, won);
            long wins = outcomes(deal, player, Outcome.WIN);
            long draws = outcomes(deal, player, Outcome.DRAW);
            long losses = outcomes(deal, player, Outcome.LOSS);
            if (wins + draws + losses > 0) {
                counts.points.add(wins, draws, wins + draws + losses);
            }
            if (!worth.isWinOnly()) {
                counts.payoffs.add(deal.stream()
                        .filter(Deals::ended)
                        .mapToDouble(r -> r.payoff(player))
                        .toArray());
            }
            for (int other : sitting) {
                if (player < other) {
                    Pair pair = pairs[player][other];
                    Predicate<MatchResult> lost = r -> r.of(other) == Outcome.WIN;
                    Predicate<MatchResult> open = r -> !ended(r);
                    add(pair.decided, deal, won.or(lost), won);
                    add(pair.least, deal, won.or(lost).or(open), won);
                    add(pair.most, deal, won.or(lost).or(open), won.or(open));
                }
            }
        }
        countSeats(deal);
        lengths.add(deal.stream()
                .filter(r -> r.retired().isEmpty())
                .mapToInt(MatchResult::turns)
                .toArray());
        if (sitting.length > 1) {
            won(deal.getFirst().company()).merge(shares(deal, sitting), 1L, Long::sum);
        }
    }

    private static long outcomes(List<MatchResult> deal, int player, Outcome outcome) {
        return deal.stream().filter(r -> r.of(player) == outcome).count();
    }

    private static boolean ended(MatchResult result) {
        return result.ending() != Termination.TRUNCATED;
    }

    /** Adds those matches of a deal that count, and how many of them are wins. */
    private static void add(
            Groups groups, List<MatchResult> deal, Predicate<MatchResult> counts, Predicate<MatchResult> win) {
        long of = deal.stream().filter(counts).count();
        if (of > 0) {
            groups.add(deal.stream().filter(counts.and(win)).count(), 0, of);
        }
    }

    private void countSeats(List<MatchResult> deal) {
        int[] wins = new int[seats.length];
        int won = 0;
        for (MatchResult result : deal) {
            if (result.winningSeat() >= 0) {
                wins[result.winningSeat()]++;
                won++;
            }
        }
        for (int seat = 0; won > 0 && seat < seats.length; seat++) {
            seats[seat].add(wins[seat], 0, won);
        }
    }

    /** What everybody at the table won, a draw being shared. */
    private static List<Double> shares(List<MatchResult> deal, int[] sitting) {
        return Arrays.stream(sitting)
                .mapToObj(player ->
                        deal.stream().mapToDouble(r -> r.share(player)).sum())
                .toList();
    }

    /** How many matches are in whole deals. */
    long matches() {
        return deals.matches();
    }

    Player player(int player) {
        return players[player];
    }

    Pair pair(int first, int second) {
        return pairs[first][second];
    }

    Groups seat(int seat) {
        return seats[seat];
    }

    GroupedLengths lengths() {
        return lengths;
    }

    /** By company, the players of all seats in order: how many deals gave everybody, in order, which wins. */
    Map<List<Integer>, Map<List<Double>, Long>> companies() {
        return companies;
    }
}
