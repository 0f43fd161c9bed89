package alea.arena;

import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Player;
import alea.match.Dealing;
import alea.match.ForfeitRule;
import alea.match.LanesMaker;
import alea.match.Seating;
import alea.stats.Sprt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What an arena plays: everything that the results depend on, and the number of threads, on which they do not.
 *
 * @param game the game
 * @param players the strategies, in the order named; the same strategy may be named twice and is then two players
 * @param games matches of each lineup, at least 1
 * @param seed the seed of all dice
 * @param threads how many matches are played at once
 * @param seating who sits where
 * @param duplicate whether all seatings of a round get the same dice
 * @param maxTurns where a match is stopped as truncated; {@link Integer#MAX_VALUE} for never
 * @param sprt a sequential test of the first player's rate that may end the arena early
 * @param traces whether results carry every option taken
 * @param forfeit what becomes of a match when a player gives up
 * @param lanes whether dice are dealt by turn, so that many matches can be played side by side where lanes hold them
 */
public record ArenaSetup(
        Game game,
        List<Player> players,
        long games,
        long seed,
        int threads,
        Seating seating,
        boolean duplicate,
        int maxTurns,
        Optional<Sprt> sprt,
        boolean traces,
        ForfeitRule forfeit,
        boolean lanes) {

    private static final long MOST_GAMES = 1_000_000_000_000L;
    /** In all combinations: so few that no count of them comes near the end of 64 bits. */
    private static final long MOST_MATCHES = 1_000_000_000_000_000L;

    /** A setup of matches that end when a player gives up. */
    public ArenaSetup(
            Game game,
            List<Player> players,
            long games,
            long seed,
            int threads,
            Seating seating,
            boolean duplicate,
            int maxTurns,
            Optional<Sprt> sprt,
            boolean traces) {
        this(game, players, games, seed, threads, seating, duplicate, maxTurns, sprt, traces, ForfeitRule.STOP, false);
    }

    /** @throws BadInput when these settings do not go together */
    public ArenaSetup {
        players = List.copyOf(players);
        if (players.isEmpty()) {
            throw new BadInput("no strategy is named; name one or more");
        }
        atLeastOne("games", games);
        if (games > MOST_GAMES) {
            throw new BadSetting(
                    "games", String.format(Locale.ROOT, "%d is not allowed; it is at most %d", games, MOST_GAMES));
        }
        if (lineups(players.size(), Math.min(game.seats(), players.size())) > MOST_MATCHES / games) {
            throw new BadSetting(
                    "games",
                    String.format(
                            Locale.ROOT,
                            "%d of each combination of %d strategies are too many; in all there are at most %d",
                            games,
                            players.size(),
                            MOST_MATCHES));
        }
        if (threads < 1 || threads > 1000) {
            throw new BadSetting("threads", String.format(Locale.ROOT, "%d is not allowed; it is 1..1000", threads));
        }
        atLeastOne("max-turns", maxTurns);
        if (duplicate && (seating == Seating.FIXED || players.size() == 1)) {
            throw new BadSetting("duplicate", "deals the same dice to several seatings, and here there is only one");
        }
        if (lanes && duplicate) {
            throw new BadSetting("lanes", "duplicate", "these are two ways to deal dice");
        }
        if (lanes && !LanesMaker.dealsByTurn(game)) {
            throw new BadSetting(
                    "lanes",
                    "deals dice by turn, which %s has not: it is for Ludo"
                            .formatted(game.spec().name()));
        }
        if (sprt.isPresent() && (players.size() == 1 || players.size() > game.seats())) {
            throw new BadSetting(
                    "sprt",
                    String.format(
                            Locale.ROOT,
                            "tests the first of 2 to %d strategies; %d are named",
                            game.seats(),
                            players.size()));
        }
    }

    /** How many combinations of so many seats there are; more than can be played where they are more than that. */
    private static long lineups(long players, int seats) {
        long lineups = 1;
        for (int i = 1; i <= seats; i++) {
            lineups = lineups * (players - seats + i) / i;
            if (lineups > MOST_MATCHES / 1000) {
                return MOST_MATCHES;
            }
        }
        return lineups;
    }

    private static void atLeastOne(String setting, long value) {
        if (value < 1) {
            throw new BadSetting(setting, String.format(Locale.ROOT, "%d is not allowed; it is at least 1", value));
        }
    }

    /** How dice are dealt. */
    public Dealing dealing() {
        return lanes ? Dealing.BY_TURN : duplicate ? Dealing.DUPLICATE : Dealing.PLAIN;
    }

    /** How many matches make a round: one of each rotation of a lineup. */
    int round() {
        return seating.round(duplicate, players.size(), game.seats());
    }

    /** Who plays whom, by number of the player: all together, or every combination that fills the seats. */
    List<int[]> lineups() {
        int seats = Math.min(game.seats(), players.size());
        List<int[]> lineups = new ArrayList<>();
        combine(new int[seats], 0, 0, lineups);
        return lineups;
    }

    private void combine(int[] chosen, int size, int from, List<int[]> into) {
        if (size == chosen.length) {
            into.add(chosen.clone());
            return;
        }
        for (int player = from; player < players.size(); player++) {
            chosen[size] = player;
            combine(chosen, size + 1, player + 1, into);
        }
    }
}
