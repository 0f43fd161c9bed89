package alea.analysis.league;

import alea.arena.league.LeagueStandings;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
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
 * @param alike names of players whose programs are the same, byte for byte; missing where there are none
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
        @Nullable List<List<String>> alike,
        List<Line> players) {

    /** What a league was. */
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
            List<List<String>> alike) {}

    /**
     * A player. As data, both are one object.
     *
     * @param standing how it stands
     * @param reviewed how many of its matches were searched for mistakes
     * @param mistakes its worst, at most three
     */
    public record Line(@JsonUnwrapped LeagueStandings.Line standing, int reviewed, List<Mistake> mistakes) {}

    /**
     * What a search for mistakes found of a player.
     *
     * @param matches that were searched
     * @param worst its worst mistakes, at most three
     */
    public record Found(int matches, List<Mistake> worst) {
        /** Nobody looked. */
        public static final Found NOTHING = new Found(0, List.of());
    }

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
     * @param found what a search for mistakes found of each player, by name
     */
    public static LeagueReport of(Frame frame, LeagueStandings standings, Map<String, Found> found) {
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
                frame.alike.isEmpty() ? null : frame.alike,
                standings.lines().stream()
                        .map(line -> {
                            Found mistakes = found.getOrDefault(line.name(), Found.NOTHING);
                            return new Line(line, mistakes.matches, mistakes.worst);
                        })
                        .toList());
    }
}
