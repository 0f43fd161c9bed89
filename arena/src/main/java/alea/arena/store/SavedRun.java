package alea.arena.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A run that a results file holds.
 *
 * @param run its number in the file, from 1
 * @param savedAt when it was saved
 * @param version the version of Alea that played
 * @param game the game's spec
 * @param strategies the players' specs, in the order named
 * @param games matches asked for, of each lineup
 * @param matches matches kept
 * @param seed the seed of all dice
 * @param seating who sat where: "rotate", "shuffle" or "fixed"
 * @param duplicate whether seatings shared dice
 * @param maxTurns where matches were stopped, if anywhere
 * @param complete false when the run was interrupted: the matches kept are those played till then
 * @param seats the place of each seat, in the order of play
 * @param names what the players are called, in the order named, where somebody was given a name
 */
public record SavedRun(
        int run,
        Instant savedAt,
        String version,
        String game,
        List<String> strategies,
        long games,
        long matches,
        long seed,
        String seating,
        boolean duplicate,
        Optional<Integer> maxTurns,
        boolean complete,
        List<Integer> seats,
        Optional<List<String>> names) {

    /** What a player was given for a name, if anything. */
    public Optional<String> name(int player) {
        return names.map(all -> all.get(player)).filter(name -> !name.equals(strategies.get(player)));
    }

    /** What the players are called where results are shown, in the order named: specs but for those with a name. */
    public List<String> shown() {
        return names.orElse(strategies);
    }
}
