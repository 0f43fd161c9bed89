package alea.arena.league;

import alea.arena.exec.FailureKind;
import alea.arena.league.League.Status;
import alea.game.Player;
import alea.stats.CompanyResults;
import alea.stats.Rating;
import alea.stats.Ratings;
import alea.stats.Sitting;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How a league stands. Matches at tables where somebody sat who is out by now do not count, so that nobody has gained
 * by meeting him; of a league that was broken off in a round, those of whole rounds count, if there are any.
 *
 * @param rounds whole rounds that were played; where some joined later, by those who played fewest
 * @param matches that count
 * @param lines of all players, the best first
 */
public record LeagueStandings(int rounds, long matches, List<Line> lines) {
    /**
     * A player.
     *
     * @param name what it is called
     * @param strategy its spec
     * @param place from 1; that of all who are out is the one after the last
     * @param places from and to which place the player may belong: those before are surely better, and those after
     *     surely worse, by intervals of ratings that do not touch
     * @param group players of a group are not told apart from the first of it; missing for those without a rating
     * @param elo on the Elo scale, 0 for the mean of all rated; missing without a rating
     * @param ci95 its 95 % interval; empty without a rating
     * @param wins matches that count; of one who is out, those that it played
     * @param forfeits matches in which it gave up, rehearsals among them
     * @param status what has become of it
     * @param reasons why it gave up, by kind
     * @param joined after the others had played: 1 for the first who did so; missing for who was there when the league
     *     began
     */
    public record Line(
            String name,
            String strategy,
            int place,
            List<Integer> places,
            @Nullable Integer group,
            @Nullable Double elo,
            List<Double> ci95,
            long wins,
            long losses,
            long draws,
            long truncated,
            long forfeits,
            Status status,
            List<Reason> reasons,
            @Nullable Integer joined) {}

    /**
     * Why a player gave up.
     *
     * @param kind what its failures have in common
     * @param count how many there were
     * @param example the first
     * @param match the number of that match
     * @param position where it was asked last in that, as text; missing where it cannot be asked at all
     */
    public record Reason(
            String kind,
            long count,
            String example,
            long match,
            @Nullable String position) {}

    /** Counts of a player. */
    private static final class Sums {
        long wins;
        long losses;
        long draws;
        long truncated;
        long forfeits;
        final Map<FailureKind, Failing> failings = new EnumMap<>(FailureKind.class);
    }

    static LeagueStandings of(League league) {
        int n = league.setup().players().size();
        List<Integer> whole = league.wholeRounds();
        List<Status> statuses = IntStream.range(0, n).mapToObj(league::status).toList();
        List<Sums> sums = IntStream.range(0, n).mapToObj(p -> new Sums()).toList();
        Map<Set<Integer>, Map<Integer, Double>> companies = new LinkedHashMap<>();
        long matches = 0;
        for (Block block : league.blocks()) {
            for (Failing f : block.failings()) {
                sums.get(f.player()).failings.merge(f.kind(), f, Failing::and);
                sums.get(f.player()).forfeits += f.count();
            }
            boolean inTime = league.inTime(block, whole);
            boolean counts = inTime && block.players().stream().allMatch(p -> statuses.get(p) == Status.PLAYED);
            for (int i = 0; i < block.players().size() && inTime; i++) {
                int player = block.players().get(i);
                if (counts || statuses.get(player) != Status.PLAYED) {
                    add(sums.get(player), block, block.scores().get(i));
                }
                if (counts) {
                    companies
                            .computeIfAbsent(new HashSet<>(block.players()), c -> new HashMap<>())
                            .merge(player, block.scores().get(i).share(), Double::sum);
                }
            }
            matches += counts ? block.matches() : 0;
        }
        return new LeagueStandings(
                Collections.min(whole), matches, lines(league.setup(), statuses, sums, ratings(companies)));
    }

    private static void add(Sums sums, Block block, Block.Score score) {
        sums.wins += score.wins();
        sums.losses += score.losses();
        sums.draws += score.draws();
        sums.truncated += block.truncated();
    }

    private static Map<Integer, Rating> ratings(Map<Set<Integer>, Map<Integer, Double>> companies) {
        List<CompanyResults> tables = companies.values().stream()
                .map(shares -> new CompanyResults(shares.entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(e -> new Sitting(Integer.toString(e.getKey()), 1, e.getValue()))
                        .toList()))
                .toList();
        Map<Integer, Rating> ratings = new LinkedHashMap<>();
        Ratings.of(tables).forEach(r -> ratings.put(Integer.valueOf(r.player()), r));
        return ratings;
    }

    private static List<Line> lines(
            LeagueSetup setup, List<Status> statuses, List<Sums> sums, Map<Integer, Rating> ratings) {
        List<Integer> order = new ArrayList<>(ratings.keySet());
        order.sort(Comparator.<Integer>comparingDouble(p -> -elo(ratings, p)).thenComparing(Comparator.naturalOrder()));
        IntStream.range(0, statuses.size())
                .filter(p -> !ratings.containsKey(p))
                .boxed()
                .sorted(Comparator.comparing(statuses::get))
                .forEach(order::add);
        List<Line> lines = new ArrayList<>();
        int group = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int player : order) {
            Rating rating = ratings.get(player);
            if (rating != null && rating.interval().high() < least) {
                group++;
                least = rating.interval().low();
            }
            Integer joined = setup.intake(player) == 0 ? null : (Integer) setup.intake(player);
            lines.add(line(
                    setup.players().get(player),
                    statuses.get(player),
                    sums.get(player),
                    rating,
                    ratings,
                    group,
                    joined));
        }
        return lines;
    }

    private static double elo(Map<Integer, Rating> ratings, int player) {
        Rating rating = ratings.get(player);
        return rating == null ? Double.NEGATIVE_INFINITY : rating.elo();
    }

    private static Line line(
            Player player,
            Status status,
            Sums s,
            @Nullable Rating rating,
            Map<Integer, Rating> ratings,
            int group,
            @Nullable Integer joined) {
        int rated = ratings.size();
        int place = rated + 1;
        List<Integer> places = List.of(place, place);
        if (rating != null) {
            place = 1
                    + (int) ratings.values().stream()
                            .filter(r -> r.elo() > rating.elo())
                            .count();
            int better = (int) ratings.values().stream()
                    .filter(r -> r.interval().low() > rating.interval().high())
                    .count();
            int worse = (int) ratings.values().stream()
                    .filter(r -> r.interval().high() < rating.interval().low())
                    .count();
            places = List.of(1 + better, rated - worse);
        }
        return new Line(
                player.name(),
                player.spec().toString(),
                place,
                places,
                rating == null ? null : group,
                rating == null ? null : rating.elo(),
                rating == null
                        ? List.of()
                        : List.of(rating.interval().low(), rating.interval().high()),
                s.wins,
                s.losses,
                s.draws,
                s.truncated,
                s.forfeits,
                status,
                s.failings.values().stream()
                        .map(f -> new Reason(
                                f.kind().toString(),
                                f.count(),
                                f.example(),
                                f.match(),
                                f.kind().neverPlays() ? null : f.position()))
                        .toList(),
                joined);
    }
}
