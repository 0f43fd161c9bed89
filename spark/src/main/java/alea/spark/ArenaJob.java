package alea.spark;

import alea.arena.entry.Entrant;
import alea.arena.exec.Terms;
import alea.cli.Alea;
import alea.cli.SprtOption;
import alea.game.BadInput;
import alea.match.ForfeitRule;
import alea.match.Seating;
import alea.service.ArenaPlay;
import alea.service.ArenaRun;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * An arena as texts and numbers, as a command line has them.
 *
 * @param game its spec
 * @param strategies who plays, by spec, with a name or without
 * @param games matches of each combination; null for the standard
 * @param seed of all dice
 * @param seating who sits where; null for the standard
 * @param duplicate whether seatings share dice
 * @param maxTurns where a match is stopped
 * @param sprt rates of a sequential test; null for none
 * @param forfeit what becomes of a match when a player gives up
 * @param adjust by whose word luck is taken from results; null for nobody's
 * @param lanes whether dice are dealt by turn
 */
record ArenaJob(
        String game,
        List<String> strategies,
        @Nullable Long games,
        long seed,
        @Nullable Seating seating,
        boolean duplicate,
        int maxTurns,
        @Nullable String sprt,
        ForfeitRule forfeit,
        @Nullable String adjust,
        boolean lanes)
        implements Serializable {
    /** What this machine has looked up already. */
    private static final Map<ArenaJob, ArenaPlay> PLAYS = new ConcurrentHashMap<>();

    /**
     * What this plays, with players of this machine.
     *
     * @throws BadInput when it cannot be played
     */
    ArenaPlay play() {
        return PLAYS.computeIfAbsent(this, ArenaJob::lookedUp);
    }

    private ArenaPlay lookedUp() {
        List<Entrant> entries = strategies.stream().map(Entrant::parse).toList();
        entries.forEach(entry -> Here.requireNoProgram(entry, "alea arena"));
        return new ArenaPlay(
                Here.registry(),
                Alea.version(),
                new ArenaRun.Request(
                        game,
                        entries,
                        games,
                        seed,
                        1, // a task is a thread
                        seating,
                        duplicate,
                        maxTurns,
                        sprt == null ? null : SprtOption.parse(sprt),
                        Terms.of(Terms.START, Terms.PER_MOVE),
                        forfeit,
                        null,
                        null,
                        adjust,
                        lanes,
                        null));
    }
}
