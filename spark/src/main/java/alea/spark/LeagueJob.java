package alea.spark;

import alea.arena.entry.Entrant;
import alea.arena.exec.Terms;
import alea.arena.league.League;
import alea.cli.Alea;
import alea.match.ForfeitRule;
import alea.service.LeagueRun;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A league as texts and numbers.
 *
 * @param players who plays, by spec, with a name or without
 * @param game its spec
 * @param games matches of each pairing in all rounds
 * @param rounds how many there are
 * @param seed of all dice
 * @param maxTurns where a match is stopped
 * @param forfeit what becomes of a match when a player gives up
 * @param strikes so many equal failures disqualify
 * @param review so many matches of each player are reviewed
 */
record LeagueJob(
        List<String> players,
        String game,
        long games,
        int rounds,
        long seed,
        int maxTurns,
        ForfeitRule forfeit,
        int strikes,
        int review)
        implements Serializable {
    /** What this machine has looked up already. */
    private static final Map<LeagueJob, League> LEAGUES = new ConcurrentHashMap<>();

    static LeagueJob of(LeagueRun.Request request) {
        return new LeagueJob(
                request.players().stream()
                        .map(p -> p.named() ? "name=%s@%s".formatted(p.name(), p.spec()) : p.spec())
                        .toList(),
                request.game(),
                request.games(),
                request.rounds(),
                request.seed(),
                request.maxTurns(),
                request.forfeit(),
                request.strikes(),
                request.review());
    }

    /** The league, of which this machine plays tables. */
    League league() {
        return LEAGUES.computeIfAbsent(this, LeagueJob::lookedUp);
    }

    private League lookedUp() {
        return new LeagueRun(Here.registry(), Alea.version())
                .league(new LeagueRun.Request(
                        players.stream().map(Entrant::parse).toList(),
                        game,
                        games,
                        rounds,
                        seed,
                        1, // a task is a thread
                        maxTurns,
                        forfeit,
                        strikes,
                        Terms.of(Terms.START, Terms.PER_MOVE),
                        review,
                        Path.of("."), // the driver writes
                        false,
                        false,
                        List.of(),
                        LeagueRun.EVERY));
    }
}
