package alea.learn.play;

import alea.game.Player;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * How a player is measured against an opponent: it sits in some seats, the opponent in all others.
 *
 * @param own seats of the player
 * @param all seats of the game
 * @param shuffled whether seats are drawn for each match; otherwise the player has the first
 */
public record Duel(int own, int all, boolean shuffled) {
    /** In blocks of so many matches, each with new players. */
    private static final int BLOCK = 500;

    /** In words: {@code 2 against 2 smart}. */
    public String describe(String opponent) {
        return String.format(
                Locale.ROOT, "%d against %d %s%s", own, all - own, opponent, shuffled ? "" : ", first seat");
    }

    /**
     * Matches on the calling thread.
     *
     * @return how many the player won
     */
    public long wins(Workers workers, Player player, Player opponent, long seed, long first, long games) {
        List<Player> players = IntStream.range(0, all)
                .mapToObj(i -> i < own ? player : opponent)
                .toList();
        return Arrays.stream(workers.wins(players, shuffled, seed, first, games), 0, own)
                .sum();
    }

    /** The same on all threads. */
    public long wins(Workers workers, Player player, Player opponent, long seed, long games) {
        int blocks = (int) ((games + BLOCK - 1) / BLOCK);
        long[] wins = new long[blocks];
        workers.run(blocks, i -> {
            long first = (long) i * BLOCK;
            wins[i] = wins(workers, player, opponent, seed, first, Math.min(BLOCK, games - first));
        });
        return Arrays.stream(wins).sum();
    }
}
