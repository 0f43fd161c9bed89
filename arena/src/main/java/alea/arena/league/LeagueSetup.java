package alea.arena.league;

import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Player;
import alea.match.ForfeitRule;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What a league plays: everything that the standings depend on, and the number of threads, on which they do not.
 *
 * @param game the game
 * @param players by number, names all different
 * @param programs whether the player of a number is a program of its own
 * @param rehearsal who plays against a new player before the first round
 * @param games matches of each pairing in all rounds, at least as many as rounds
 * @param rounds how many there are, at least 1
 * @param seed of all dice
 * @param threads how many matches are played at once
 * @param maxTurns where a match is stopped as truncated
 * @param forfeit what becomes of a match when a player gives up while two or more others are at the table
 * @param strikes so many equal failures disqualify, at least 1
 * @param reviewed records of so many matches of each player are kept for a review, 0 or more
 * @param intakes how many players there were when the league began, and then, with all before, after each time that
 *     some joined; the last is all
 * @param excluded who is taken out, by number: no match of theirs is played any more
 */
public record LeagueSetup(
        Game game,
        List<Player> players,
        List<Boolean> programs,
        Player rehearsal,
        long games,
        int rounds,
        long seed,
        int threads,
        int maxTurns,
        ForfeitRule forfeit,
        int strikes,
        int reviewed,
        List<Integer> intakes,
        Set<Integer> excluded) {
    private static final long MOST_GAMES = 10_000_000;

    /** @throws BadInput when these settings do not go together */
    public LeagueSetup {
        players = List.copyOf(players);
        programs = List.copyOf(programs);
        intakes = List.copyOf(intakes);
        excluded = Set.copyOf(excluded);
        if (players.size() < 2) {
            throw new BadInput("a league needs two or more players");
        }
        if (game.seats() < 2) {
            throw new BadInput("a league needs a game of two or more seats; %s has one".formatted(game.spec()));
        }
        within("rounds", rounds, 1, 10_000);
        within("games", games, 1, MOST_GAMES);
        if (games < rounds) {
            throw new BadSetting(
                    "games",
                    String.format(
                            Locale.ROOT,
                            "%d is too few for %d rounds: each pairing plays so many in all, and one or more in each "
                                    + "round",
                            games,
                            rounds));
        }
        within("strikes", strikes, 1, 1_000);
        within("review", reviewed, 0, 1_000);
        within("threads", threads, 1, 1_000);
        within("max-turns", maxTurns, 1, Integer.MAX_VALUE);
    }

    private static void within(String setting, long value, long least, long most) {
        if (value < least || value > most) {
            throw new BadSetting(
                    setting, String.format(Locale.ROOT, "%d is not allowed; it is %d..%d", value, least, most));
        }
    }

    /** With which intake a player came, 0 being those who began. */
    int intake(int player) {
        int intake = 0;
        while (intakes.get(intake) <= player) {
            intake++;
        }
        return intake;
    }

    /** How many players were there before an intake. */
    int known(int intake) {
        return intake == 0 ? 0 : intakes.get(intake - 1);
    }

    /** The first match of a round in its pairing. */
    long before(int round) {
        return games * round / rounds;
    }
}
