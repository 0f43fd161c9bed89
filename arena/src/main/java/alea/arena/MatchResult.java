package alea.arena;

import alea.match.Termination;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What came of one match.
 *
 * @param number which match of the arena this is, from 0
 * @param lineup which combination of players sat down, from 0
 * @param deal number of its dice: matches of one deal had the same; without duplicate dice it equals {@code number}
 * @param seating the player in each seat, by number
 * @param ending how it ended
 * @param winners the seats that won or share a draw, as bits; 0 when truncated
 * @param payoffs what it was worth to each seat; empty when truncated, and in a game that is worth a win and no more
 * @param turns turns played
 * @param reason why a player forfeited, else null
 * @param options every option taken, where the setup asked for traces; else empty
 * @param control of every seat, where the arena has a control; else empty
 */
public record MatchResult(
        long number,
        int lineup,
        long deal,
        int[] seating,
        Termination ending,
        int winners,
        double[] payoffs,
        int turns,
        @Nullable String reason,
        int[] options,
        double[] control) {

    /** What a match was for one player. */
    public enum Outcome {
        WIN,
        LOSS,
        DRAW,
        TRUNCATED
    }

    /** What the match was for a player who sat in it: it wins when all winning seats are its own. */
    public Outcome of(int player) {
        if (ending == Termination.TRUNCATED) {
            return Outcome.TRUNCATED;
        }
        boolean mine = false;
        boolean others = false;
        for (int seat = 0; seat < seating.length; seat++) {
            if ((winners >>> seat & 1) != 0) {
                mine |= seating[seat] == player;
                others |= seating[seat] != player;
            }
        }
        return !mine ? Outcome.LOSS : others ? Outcome.DRAW : Outcome.WIN;
    }

    /** The seat that won, or -1 when none did alone. */
    public int winningSeat() {
        return Integer.bitCount(winners) == 1 ? Integer.numberOfTrailingZeros(winners) : -1;
    }

    /** Who sat at the table, by number, each once and in order. */
    int[] players() {
        return Arrays.stream(seating).sorted().distinct().toArray();
    }

    /** Who sat at the table, in order, once for every seat: matches of one company are alike but for who sits where. */
    List<Integer> company() {
        return Arrays.stream(seating).sorted().boxed().toList();
    }

    /** What the match was worth to a player, on the average of its seats; only where there are payoffs. */
    double payoff(int player) {
        return IntStream.range(0, seating.length)
                .filter(seat -> seating[seat] == player)
                .mapToDouble(seat -> payoffs[seat])
                .average()
                .orElseThrow();
    }

    /** What the seats of a player had of the control in sum. */
    double control(int player) {
        return IntStream.range(0, seating.length)
                .filter(seat -> seating[seat] == player)
                .mapToDouble(seat -> control[seat])
                .sum();
    }

    /** What part of the match a player won: all of it, an even part of a draw, or nothing. */
    double share(int player) {
        return switch (of(player)) {
            case WIN -> 1;
            case DRAW ->
                1.0
                        / Arrays.stream(players())
                                .filter(p -> of(p) == Outcome.DRAW)
                                .count();
            case LOSS, TRUNCATED -> 0;
        };
    }
}
