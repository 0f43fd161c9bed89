package alea.arena;

import alea.arena.MatchResult.Outcome;
import alea.game.Payoffs;
import alea.game.Player;
import alea.match.Termination;
import alea.stats.CompanyResults;
import alea.stats.GroupedMean;
import alea.stats.GroupedRate;
import alea.stats.Groups;
import alea.stats.Interval;
import alea.stats.Lengths;
import alea.stats.Proportion;
import alea.stats.Rate;
import alea.stats.Ratings;
import alea.stats.Sitting;
import alea.stats.SprtDecision;
import alea.stats.SprtState;
import alea.stats.StateReader;
import alea.stats.StateWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Counts results as they come in, in order, and makes the report. */
public final class Tally implements Arena.Sink {
    private final ArenaSetup setup;
    private final PlayerTally[] players;
    /** By two players' numbers, the first being the smaller. */
    private final PairTally[][] pairs;

    private final Lengths lengths = new Lengths();
    private final long[] seatWins;
    private final Map<List<Integer>, Wins> companies = new LinkedHashMap<>();
    private long matches;
    private long draws;
    private long truncated;
    private long forfeits;
    /** Where seatings share dice, the matches by deal. */
    private final Optional<Deals> deals;

    /** Nothing yet. */
    public Tally(ArenaSetup setup) {
        this(setup, 0);
    }

    /**
     * Nothing yet of the matches from one on.
     *
     * @param from the number of the first match
     */
    Tally(ArenaSetup setup, long from) {
        this.setup = setup;
        int n = setup.players().size();
        players = new PlayerTally[n];
        Arrays.setAll(players, i -> new PlayerTally(setup.game().payoffs()));
        pairs = new PairTally[n][n];
        for (PairTally[] row : pairs) {
            Arrays.setAll(row, i -> new PairTally());
        }
        seatWins = new long[setup.game().seats()];
        deals = setup.duplicate() ? Optional.of(new Deals(setup, from)) : Optional.empty();
    }

    @Override
    public boolean accept(MatchResult result) {
        count(result);
        deals.ifPresent(d -> d.add(result));
        return !decided();
    }

    /** Whether a sequential test, if one was asked for, has decided. */
    boolean decided() {
        return setup.sprt().isPresent()
                && sprt().filter(s -> s.decision() != SprtDecision.CONTINUE).isPresent();
    }

    /** How many matches were counted. */
    long matches() {
        return matches;
    }

    /**
     * Counts what another tally of this setup has counted, which stays as it is: the matches that follow those counted
     * here. What comes of it is what would have come of counting all matches here. A sequential test is not asked: it
     * wants to see every match.
     */
    void fold(Tally next) {
        for (int i = 0; i < players.length; i++) {
            players[i].fold(next.players[i]);
            for (int j = 0; j < players.length; j++) {
                pairs[i][j].fold(next.pairs[i][j]);
            }
        }
        lengths.merge(next.lengths);
        for (int seat = 0; seat < seatWins.length; seat++) {
            seatWins[seat] = Math.addExact(seatWins[seat], next.seatWins[seat]);
        }
        next.companies.forEach((company, wins) -> wins(company).fold(wins));
        matches = Math.addExact(matches, next.matches);
        draws = Math.addExact(draws, next.draws);
        truncated = Math.addExact(truncated, next.truncated);
        forfeits = Math.addExact(forfeits, next.forfeits);
        deals.ifPresent(d -> d.fold(next.deals.orElseThrow()));
    }

    /** Writes all that was counted. */
    void save(StateWriter to) {
        to.count(matches);
        to.count(draws);
        to.count(truncated);
        to.count(forfeits);
        to.counts(seatWins);
        lengths.save(to);
        for (int i = 0; i < players.length; i++) {
            players[i].save(to);
            for (int j = i + 1; j < players.length; j++) {
                pairs[i][j].save(to);
            }
        }
        to.count(companies.size());
        companies.forEach((company, wins) -> {
            Companies.save(company, to);
            wins.save(to);
        });
        deals.ifPresent(d -> d.save(to));
    }

    /**
     * Takes up what was written of this setup, having nothing yet.
     *
     * @throws IllegalArgumentException if that cannot be
     */
    void load(StateReader from) {
        matches = from.count();
        draws = from.count(matches);
        truncated = from.count(matches);
        forfeits = from.count(matches);
        from.counts(seatWins);
        lengths.load(from);
        for (int i = 0; i < players.length; i++) {
            players[i].load(from);
            for (int j = i + 1; j < players.length; j++) {
                pairs[i][j].load(from);
            }
        }
        for (int n = from.size(0, Integer.MAX_VALUE); n > 0; n--) {
            wins(Companies.load(setup, from)).load(from);
        }
        deals.ifPresent(d -> d.load(from));
    }

    private void count(MatchResult result) {
        matches++;
        if (result.retired().isEmpty()) {
            lengths.add(result.turns());
        }
        if (result.ending() == Termination.TRUNCATED) {
            truncated++;
        }
        if (!result.retired().isEmpty()) {
            forfeits++;
        }
        int winner = result.winningSeat();
        if (winner >= 0) {
            seatWins[winner]++;
        }
        int[] sitting = result.players();
        boolean drawn = false;
        for (int player : sitting) {
            Outcome outcome = result.of(player);
            drawn |= outcome == Outcome.DRAW;
            players[player].add(result, player, outcome);
            for (int other : sitting) {
                if (player < other) {
                    pairs[player][other].add(outcome, result.of(other));
                }
            }
        }
        draws += drawn ? 1 : 0;
        if (sitting.length > 1 && setup.players().size() > 2) {
            countCompany(result, sitting);
        }
    }

    /** Ratings ask who won in which company, seats counted. */
    private void countCompany(MatchResult result, int[] sitting) {
        Wins wins = wins(result.company());
        for (int i = 0; i < sitting.length; i++) {
            wins.add(i, result.sharers(sitting[i]));
        }
    }

    private Wins wins(List<Integer> company) {
        return companies.computeIfAbsent(company, c -> new Wins(Companies.who(c).size()));
    }

    /** Where the sequential test stands, if one was asked for. */
    private Optional<SprtState> sprt() {
        PlayerTally first = players[0];
        return setup.sprt()
                .map(test -> deals.map(d -> test.state(d.player(0).points))
                        .orElseGet(() -> test.state(first.wins, first.draws, first.losses)));
    }

    /**
     * The report on what was counted so far.
     *
     * @param version the version of Alea that played
     * @param interrupted whether the arena was ended from outside
     */
    public Report report(String version, boolean interrupted) {
        return new Report(
                setup.game().spec().toString(),
                version,
                setup.games(),
                matches,
                setup.seed(),
                setup.seating().word(),
                setup.duplicate(),
                setup.maxTurns() == Integer.MAX_VALUE ? Optional.empty() : Optional.of(setup.maxTurns()),
                interrupted,
                draws,
                truncated,
                forfeits,
                deals.map(d -> matches - d.matches()),
                lengths.mean().isPresent() ? lengths.mean().getAsDouble() : null,
                lengths.mean().isPresent() ? turns() : null,
                places(IntStream.range(0, setup.game().seats())),
                Arrays.stream(seatWins).boxed().toList(),
                seatIntervals(),
                setup.duplicate() ? "grouped" : "wilson",
                IntStream.range(0, players.length).mapToObj(this::line).toList(),
                pairLines(),
                ratings(),
                setup.sprt()
                        .flatMap(test -> sprt().map(state -> new Report.SprtLine(
                                test.p0(),
                                test.p1(),
                                state.llr(),
                                state.lower(),
                                state.upper(),
                                word(state.decision())))),
                reasons(),
                firstForfeits(),
                Optional.empty(),
                setup.lanes() ? Optional.of(setup.dealing().version()) : Optional.empty());
    }

    private Map<String, Long> reasons() {
        NavigableMap<String, Long> reasons = new TreeMap<>();
        for (int i = 0; i < players.length; i++) {
            String name = setup.players().get(i).name();
            players[i].reasons.each((why, kind) -> reasons.merge(name + ": " + why, kind.count(), Long::sum));
        }
        return reasons;
    }

    /** Of equal players, the first of all. */
    private Map<String, Report.FirstForfeit> firstForfeits() {
        NavigableMap<String, Report.FirstForfeit> firsts = new TreeMap<>();
        for (int i = 0; i < players.length; i++) {
            String name = setup.players().get(i).name();
            players[i].reasons.each((why, kind) -> {
                if (kind.match() >= 0) {
                    firsts.merge(
                            name + ": " + why,
                            new Report.FirstForfeit(kind.match(), kind.position()),
                            (a, b) -> a.match() <= b.match() ? a : b);
                }
            });
        }
        return firsts;
    }

    private Report.Turns turns() {
        return new Report.Turns(
                lengths.mean().orElseThrow(),
                list(deals.isPresent() ? deals.get().lengths().meanInterval() : lengths.meanInterval()),
                lengths.median().orElseThrow(),
                lengths.percentile(5).orElseThrow(),
                lengths.percentile(95).orElseThrow(),
                lengths.min().orElseThrow(),
                lengths.max().orElseThrow(),
                percentileInterval(50),
                percentileInterval(5),
                percentileInterval(95));
    }

    private static String word(SprtDecision decision) {
        return switch (decision) {
            case CONTINUE -> "continue";
            case ACCEPT_P0 -> "p0";
            case ACCEPT_P1 -> "p1";
        };
    }

    private Optional<String> name(int player) {
        return Optional.of(setup.players().get(player)).filter(Player::named).map(Player::name);
    }

    private List<Integer> places(IntStream seats) {
        return seats.map(setup.game()::place).boxed().toList();
    }

    private static List<Double> list(Optional<Interval> interval) {
        return interval.map(Report::list).orElse(List.of());
    }

    private List<Double> percentileInterval(int percent) {
        return list(
                deals.isPresent()
                        ? deals.get().lengths().percentileInterval(percent)
                        : lengths.percentileInterval(percent));
    }

    /** Of the matches that a single seat won. */
    private List<List<Double>> seatIntervals() {
        long won = Arrays.stream(seatWins).sum();
        return IntStream.range(0, seatWins.length)
                .mapToObj(seat -> Report.list(
                        rate(deals.map(d -> d.seat(seat)), seatWins[seat], won).interval()))
                .toList();
    }

    private Report.PlayerLine line(int player) {
        PlayerTally t = players[player];
        Optional<Deals.Player> dealt = deals.map(d -> d.player(player));
        Rate rate = rate(dealt.map(d -> d.wins), t.wins, t.matches);
        long decided = t.matches - t.truncated;
        return new Report.PlayerLine(
                setup.players().get(player).spec().toString(),
                name(player),
                places(IntStream.range(0, Long.SIZE).filter(seat -> (t.seats >>> seat & 1) != 0)),
                t.matches,
                t.wins,
                t.losses,
                t.draws,
                t.truncated,
                t.forfeits,
                part(t.wins, t.matches),
                Report.list(rate.interval()),
                part(t.wins, decided),
                Report.list(rate(dealt.map(d -> d.decided), t.wins, decided).interval()),
                bounds(t.wins, t.truncated, t.matches),
                deals.map(d -> Report.list(new Proportion(t.wins, t.matches).interval())),
                rate instanceof GroupedRate grouped ? optional(grouped.designEffect()) : Optional.empty(),
                payoff(t, dealt));
    }

    /** The mean of the matches that ended, and what it would be had the others been worth the least, and the most. */
    private Optional<Report.Payoff> payoff(PlayerTally t, Optional<Deals.Player> dealt) {
        Payoffs worth = setup.game().payoffs();
        if (worth.isWinOnly() || t.payoffs.mean().isEmpty()) {
            return Optional.empty();
        }
        double mean = t.payoffs.mean().getAsDouble();
        double unknown = share(t.truncated, t.matches);
        boolean alone = setup.players().size() == 1 && worth.isConstantSum(); // then it is known before any match
        return Optional.of(new Report.Payoff(
                mean,
                alone
                        ? List.of(mean, mean)
                        : list(dealt.map(d -> d.payoffs).orElse(t.payoffs).interval()),
                List.of(mean + unknown * (worth.least() - mean), mean + unknown * (worth.greatest() - mean))));
    }

    private static Optional<Double> optional(OptionalDouble value) {
        return value.isPresent() ? Optional.of(value.getAsDouble()) : Optional.empty();
    }

    private static @Nullable Double part(long wins, long of) {
        return of == 0 ? null : Double.valueOf(share(wins, of));
    }

    private static double share(long wins, long of) {
        return of == 0 ? 0 : (double) wins / of;
    }

    /** What the rate would be, had the matches of unknown result all been lost, and all been won. */
    private static List<Double> bounds(long wins, long unknown, long of) {
        return of == 0 ? List.of(0.0, 1.0) : List.of(share(wins, of), share(wins + unknown, of));
    }

    private static Rate rate(Optional<Groups> groups, long wins, long of) {
        return groups.<Rate>map(GroupedRate::of).orElseGet(() -> new Proportion(wins, of));
    }

    private List<Report.Pair> pairLines() {
        List<Report.Pair> lines = new ArrayList<>();
        for (int i = 0; i < players.length; i++) {
            for (int j = i + 1; j < players.length; j++) {
                PairTally pair = pairs[i][j];
                if (pair.met > 0) {
                    int first = i;
                    int second = j;
                    long won = pair.wins + pair.losses;
                    Optional<Deals.Pair> dealt = deals.map(d -> d.pair(first, second));
                    long met = won + pair.truncated;
                    lines.add(new Report.Pair(
                            i,
                            j,
                            pair.wins,
                            pair.losses,
                            share(pair.wins, won),
                            Report.list(rate(dealt.map(d -> d.decided), pair.wins, won)
                                    .interval()),
                            bounds(pair.wins, pair.truncated, met),
                            List.of(
                                    rate(dealt.map(d -> d.least), pair.wins, met)
                                            .interval()
                                            .low(),
                                    rate(dealt.map(d -> d.most), pair.wins + pair.truncated, met)
                                            .interval()
                                            .high())));
                }
            }
        }
        return lines;
    }

    private List<Report.RatingLine> ratings() {
        List<CompanyResults> tables = new ArrayList<>();
        companies.forEach((company, wins) -> tables.add(table(company, wins)));
        return Ratings.of(tables).stream()
                .map(r -> new Report.RatingLine(
                        setup.players().get(Integer.parseInt(r.player())).spec().toString(),
                        name(Integer.parseInt(r.player())),
                        r.elo(),
                        Report.list(r.interval())))
                .toList();
    }

    private CompanyResults table(List<Integer> company, Wins wins) {
        List<Integer> who = Companies.who(company);
        Map<List<Double>, Long> groups =
                deals.map(d -> d.companies().getOrDefault(company, Map.of())).orElse(Map.of());
        double[] counted = deals.isPresent() ? new double[who.size()] : wins.sums();
        groups.forEach((won, times) -> {
            for (int i = 0; i < counted.length; i++) {
                counted[i] += times * won.get(i);
            }
        });
        return new CompanyResults(
                IntStream.range(0, counted.length)
                        .mapToObj(i -> new Sitting(
                                who.get(i).toString(),
                                (int) company.stream()
                                        .filter(who.get(i)::equals)
                                        .count(),
                                counted[i]))
                        .toList(),
                groups);
    }

    /** What everybody of a company won: how often alone, how often with one other, and so on. */
    private static final class Wins {
        private final long[][] shared;

        Wins(int who) {
            shared = new long[who][who + 1];
        }

        /** So many shared a match, 0 where the player did not. */
        void add(int player, int sharers) {
            if (sharers > 0) {
                shared[player][sharers]++;
            }
        }

        double[] sums() {
            return Arrays.stream(shared)
                    .mapToDouble(counts -> {
                        double sum = 0;
                        for (int sharers = 1; sharers < counts.length; sharers++) {
                            sum += (double) counts[sharers] / sharers;
                        }
                        return sum;
                    })
                    .toArray();
        }

        void fold(Wins next) {
            for (int i = 0; i < shared.length; i++) {
                for (int j = 0; j < shared[i].length; j++) {
                    shared[i][j] = Math.addExact(shared[i][j], next.shared[i][j]);
                }
            }
        }

        void save(StateWriter to) {
            Arrays.stream(shared).forEach(to::counts);
        }

        void load(StateReader from) {
            Arrays.stream(shared).forEach(from::counts);
        }
    }

    private static final class PlayerTally {
        /** Where it sat, as bits. */
        long seats;

        long matches;
        long wins;
        long losses;
        long draws;
        long truncated;
        long forfeits;
        final ForfeitCounts reasons = new ForfeitCounts();
        final GroupedMean payoffs;

        PlayerTally(Payoffs payoffs) {
            this.payoffs = new GroupedMean(payoffs.least(), payoffs.greatest());
        }

        void add(MatchResult result, int player, Outcome outcome) {
            for (int seat = 0; seat < result.seating().length; seat++) {
                if (result.seating()[seat] == player) {
                    seats |= 1L << seat;
                }
            }
            matches++;
            if (result.payoffs().length > 0) {
                payoffs.add(result.payoff(player));
            }
            switch (outcome) {
                case WIN -> wins++;
                case LOSS -> losses++;
                case DRAW -> draws++;
                case TRUNCATED -> truncated++;
            }
            result.retired(player).ifPresent(how -> {
                forfeits++;
                reasons.add(how.reason(), result.number(), how.position());
            });
        }

        void fold(PlayerTally next) {
            seats |= next.seats;
            matches = Math.addExact(matches, next.matches);
            wins = Math.addExact(wins, next.wins);
            losses = Math.addExact(losses, next.losses);
            draws = Math.addExact(draws, next.draws);
            truncated = Math.addExact(truncated, next.truncated);
            forfeits = Math.addExact(forfeits, next.forfeits);
            reasons.fold(next.reasons);
            payoffs.merge(next.payoffs);
        }

        void save(StateWriter to) {
            to.count(seats);
            to.count(wins);
            to.count(losses);
            to.count(draws);
            to.count(truncated);
            to.count(forfeits);
            reasons.save(to);
            payoffs.save(to);
        }

        void load(StateReader from) {
            seats = from.count();
            wins = from.count();
            losses = from.count();
            draws = from.count();
            truncated = from.count();
            matches = Math.addExact(Math.addExact(wins, losses), Math.addExact(draws, truncated));
            forfeits = from.count(matches);
            reasons.load(from);
            payoffs.load(from);
        }
    }

    private static final class PairTally {
        long met;
        long wins;
        long losses;
        long truncated;

        void add(Outcome first, Outcome second) {
            met++;
            wins += first == Outcome.WIN ? 1 : 0;
            losses += second == Outcome.WIN ? 1 : 0;
            truncated += first == Outcome.TRUNCATED ? 1 : 0;
        }

        void fold(PairTally next) {
            met = Math.addExact(met, next.met);
            wins = Math.addExact(wins, next.wins);
            losses = Math.addExact(losses, next.losses);
            truncated = Math.addExact(truncated, next.truncated);
        }

        void save(StateWriter to) {
            to.count(met);
            to.count(wins);
            to.count(losses);
            to.count(truncated);
        }

        void load(StateReader from) {
            met = from.count();
            wins = from.count(met);
            losses = from.count(met - wins);
            truncated = from.count(met);
        }
    }
}
