package alea.analysis.league;

import alea.arena.league.LeagueStandings;
import alea.game.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a league found. Holds nothing that depends on time or threads.
 *
 * @param game its spec
 * @param version the version of Alea
 * @param seed of all dice
 * @param rounds how many there are
 * @param roundsPlayed whole ones that were played
 * @param games matches of each pairing in all rounds
 * @param matches that count
 * @param forfeit what becomes of a match when a player gives up
 * @param strikes so many equal failures disqualify
 * @param sandbox whether programs ran in a sandbox
 * @param interrupted whether the league was ended from outside
 * @param reviewedBy how mistakes were found; missing where nobody looked for them
 * @param players the best first
 */
public record LeagueReport(
        String game,
        String version,
        long seed,
        int rounds,
        int roundsPlayed,
        long games,
        long matches,
        String forfeit,
        int strikes,
        boolean sandbox,
        boolean interrupted,
        @Nullable String reviewedBy,
        List<Line> players) {

    /**
     * What a league was.
     *
     * @param players by number
     */
    public record Frame(
            String game,
            String version,
            long seed,
            int rounds,
            long games,
            String forfeit,
            int strikes,
            boolean sandbox,
            boolean interrupted,
            @Nullable String reviewedBy,
            List<Player> players) {}

    /**
     * A player: {@link LeagueStandings.Line} explains the numbers.
     *
     * @param name what it is called
     * @param strategy its spec
     * @param mistakes its worst, at most three
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
            String status,
            List<LeagueStandings.Reason> reasons,
            List<Mistake> mistakes) {}

    /**
     * A decision that lost something.
     *
     * @param match the number of the match
     * @param turn from 1
     * @param position as text
     * @param played the label of what was done
     * @param best the label of what is worth most
     * @param loss what that is worth more: a win is 1
     * @param fault its class: doubtful, bad, very bad, or none
     */
    public record Mistake(
            long match, int turn, String position, String played, String best, double loss, String fault) {}

    /**
     * A report.
     *
     * @param mistakes the worst of each player, by number
     */
    public static LeagueReport of(Frame frame, LeagueStandings standings, Map<Integer, List<Mistake>> mistakes) {
        List<Line> lines = new ArrayList<>();
        for (LeagueStandings.Line s : standings.lines()) {
            Player player = frame.players.get(s.number());
            lines.add(new Line(
                    player.name(),
                    player.spec().toString(),
                    s.place(),
                    s.places(),
                    s.group(),
                    s.elo(),
                    s.ci95(),
                    s.wins(),
                    s.losses(),
                    s.draws(),
                    s.truncated(),
                    s.forfeits(),
                    s.status().toString(),
                    s.reasons(),
                    mistakes.getOrDefault(s.number(), List.of())));
        }
        return new LeagueReport(
                frame.game,
                frame.version,
                frame.seed,
                frame.rounds,
                standings.rounds(),
                frame.games,
                standings.matches(),
                frame.forfeit,
                frame.strikes,
                frame.sandbox,
                frame.interrupted,
                frame.reviewedBy,
                lines);
    }
}
