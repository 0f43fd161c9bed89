package alea.arena;

import alea.arena.MatchResult.Ending;
import alea.arena.MatchResult.Outcome;
import alea.arena.stats.GroupedRate;
import alea.arena.stats.Groups;
import alea.arena.stats.Lengths;
import alea.arena.stats.Proportion;
import alea.arena.stats.Rate;
import alea.arena.stats.Ratings;
import alea.arena.stats.Sitting;
import alea.arena.stats.SprtDecision;
import alea.arena.stats.SprtState;
import alea.arena.stats.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Counts results as they come in, in order, and makes the report. */
public final class Tally implements Arena.Sink {
    private final ArenaSetup setup;
    private final PlayerTally[] players;
    /** By two players' numbers, the first being the smaller. */
    private final PairTally[][] pairs;

    private final Lengths lengths = new Lengths();
    private final long[] seatWins;
    private final NavigableMap<String, Long> reasons = new TreeMap<>();
    private final Map<List<Integer>, double[]> companies = new java.util.LinkedHashMap<>();
    private long matches;
    private long draws;
    private long truncated;
    private long forfeits;
    private long deal = -1;

    public Tally(ArenaSetup setup) {
        this.setup = setup;
        int n = setup.players().size();
        players = new PlayerTally[n];
        Arrays.setAll(players, i -> new PlayerTally());
        pairs = new PairTally[n][n];
        for (PairTally[] row : pairs) {
            Arrays.setAll(row, i -> new PairTally());
        }
        seatWins = new long[setup.game().seats()];
    }

    @Override
    public boolean accept(MatchResult result) {
        if (result.deal() != deal) {
            closeGroup();
            deal = result.deal();
        }
        count(result);
        return sprt().filter(s -> s.decision() != SprtDecision.CONTINUE).isEmpty();
    }

    private void count(MatchResult result) {
        matches++;
        if (result.ending() != Ending.FORFEIT) {
            lengths.add(result.turns());
        }
        if (result.ending() == Ending.TRUNCATED) {
            truncated++;
        }
        if (result.reason() != null) {
            forfeits++;
        }
        int winner = result.winningSeat();
        if (winner >= 0) {
            seatWins[winner]++;
        }
        int[] sitting = Arrays.stream(result.seating()).sorted().distinct().toArray();
        boolean drawn = false;
        for (int player : sitting) {
            Outcome outcome = result.of(player);
            drawn |= outcome == Outcome.DRAW;
            players[player].add(result, player, outcome);
            if (result.reason() != null && outcome == Outcome.LOSS) {
                reasons.merge(setup.players().get(player).spec() + ": " + result.reason(), 1L, Long::sum);
            }
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
        List<Integer> company = Arrays.stream(result.seating()).sorted().boxed().toList();
        double[] wins = companies.computeIfAbsent(
                company, c -> new double[setup.players().size()]);
        long drawing =
                Arrays.stream(sitting).filter(p -> result.of(p) == Outcome.DRAW).count();
        for (int player : sitting) {
            Outcome outcome = result.of(player);
            wins[player] += outcome == Outcome.WIN ? 1 : outcome == Outcome.DRAW ? 1.0 / drawing : 0;
        }
    }

    private void closeGroup() {
        for (PlayerTally player : players) {
            player.group.close();
            player.points.close();
        }
        for (PairTally[] row : pairs) {
            for (PairTally pair : row) {
                pair.group.close();
            }
        }
    }

    /** Where the sequential test stands, if one was asked for. */
    private Optional<SprtState> sprt() {
        PlayerTally first = players[0];
        return setup.sprt()
                .map(test -> setup.duplicate()
                        ? test.state(first.points.groups)
                        : test.state(first.wins, first.draws, first.losses));
    }

    /**
     * The report on what was counted so far.
     *
     * @param version the version of Alea that played
     * @param interrupted whether the arena was ended from outside
     */
    public Report report(String version, boolean interrupted) {
        closeGroup();
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
                lengths.mean().orElse(0),
                new Report.Turns(
                        lengths.mean().orElse(0),
                        lengths.meanInterval().map(Report::list).orElse(List.of()),
                        lengths.median().orElse(0),
                        lengths.percentile(5).orElse(0),
                        lengths.percentile(95).orElse(0),
                        lengths.min().orElse(0),
                        lengths.max().orElse(0)),
                places(IntStream.range(0, setup.game().seats())),
                Arrays.stream(seatWins).boxed().toList(),
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
                reasons);
    }

    private static String word(SprtDecision decision) {
        return switch (decision) {
            case CONTINUE -> "continue";
            case ACCEPT_P0 -> "p0";
            case ACCEPT_P1 -> "p1";
        };
    }

    private List<Integer> places(IntStream seats) {
        return seats.map(setup.game()::place).boxed().toList();
    }

    private Report.PlayerLine line(int player) {
        PlayerTally t = players[player];
        Rate rate = rate(t.group.groups, t.wins, t.matches);
        return new Report.PlayerLine(
                setup.players().get(player).spec().toString(),
                places(t.seats.stream().mapToInt(seat -> seat)),
                t.matches,
                t.wins,
                t.losses,
                t.draws,
                t.truncated,
                t.forfeits,
                rate.rate().orElse(0),
                Report.list(rate.interval()),
                rate instanceof GroupedRate grouped ? optional(grouped.designEffect()) : Optional.empty());
    }

    private static Optional<Double> optional(OptionalDouble value) {
        return value.isPresent() ? Optional.of(value.getAsDouble()) : Optional.empty();
    }

    private Rate rate(Groups groups, long wins, long of) {
        return setup.duplicate() ? GroupedRate.of(groups) : new Proportion(wins, of);
    }

    private List<Report.Pair> pairLines() {
        List<Report.Pair> lines = new ArrayList<>();
        for (int i = 0; i < players.length; i++) {
            for (int j = i + 1; j < players.length; j++) {
                PairTally pair = pairs[i][j];
                if (pair.met > 0) {
                    Rate rate = rate(pair.group.groups, pair.wins, pair.wins + pair.losses);
                    lines.add(new Report.Pair(
                            i, j, pair.wins, pair.losses, rate.rate().orElse(0), Report.list(rate.interval())));
                }
            }
        }
        return lines;
    }

    private List<Report.RatingLine> ratings() {
        List<Table> tables = new ArrayList<>();
        companies.forEach((company, wins) -> tables.add(new Table(company.stream()
                .distinct()
                .map(player -> new Sitting(
                        player.toString(),
                        (int) company.stream().filter(player::equals).count(),
                        wins[player]))
                .toList())));
        return Ratings.of(tables).stream()
                .map(r -> new Report.RatingLine(
                        setup.players().get(Integer.parseInt(r.player())).spec().toString(),
                        r.elo(),
                        Report.list(r.interval())))
                .toList();
    }

    /** Sums what happens within one group of matches that share dice, and hands it over when the group is complete. */
    private static final class OpenGroup {
        final Groups groups = new Groups();
        private long wins;
        private long draws;
        private long matches;

        void add(boolean win, boolean draw) {
            wins += win ? 1 : 0;
            draws += draw ? 1 : 0;
            matches++;
        }

        void close() {
            if (matches > 0) {
                groups.add(wins, draws, matches);
                wins = 0;
                draws = 0;
                matches = 0;
            }
        }
    }

    private final class PlayerTally {
        final TreeSet<Integer> seats = new TreeSet<>();
        /** Wins alone, for the rate. */
        final OpenGroup group = new OpenGroup();
        /** Draws count half, for the sequential test. */
        final OpenGroup points = new OpenGroup();

        long matches;
        long wins;
        long losses;
        long draws;
        long truncated;
        long forfeits;

        void add(MatchResult result, int player, Outcome outcome) {
            for (int seat = 0; seat < result.seating().length; seat++) {
                if (result.seating()[seat] == player) {
                    seats.add(seat);
                }
            }
            matches++;
            switch (outcome) {
                case WIN -> wins++;
                case LOSS -> losses++;
                case DRAW -> draws++;
                case TRUNCATED -> truncated++;
            }
            if (result.reason() != null && outcome == Outcome.LOSS) {
                forfeits++;
            }
            if (setup.duplicate()) {
                group.add(outcome == Outcome.WIN, false);
                points.add(outcome == Outcome.WIN, outcome == Outcome.DRAW);
            }
        }
    }

    private final class PairTally {
        final OpenGroup group = new OpenGroup();
        long met;
        long wins;
        long losses;

        void add(Outcome first, Outcome second) {
            met++;
            if (first == Outcome.WIN || second == Outcome.WIN) {
                wins += first == Outcome.WIN ? 1 : 0;
                losses += second == Outcome.WIN ? 1 : 0;
                if (setup.duplicate()) {
                    group.add(first == Outcome.WIN, false);
                }
            }
        }
    }
}
