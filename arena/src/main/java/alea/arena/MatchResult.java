package alea.arena;

import alea.game.Game;
import alea.match.Arbiter;
import alea.match.Retired;
import alea.match.Termination;
import alea.match.Truncation;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
 * @param retired the seats whose players gave up, in that order; all of a player where the others play on
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
        List<Retired> retired,
        int[] options,
        double[] control) {

    /** What a match was for one player. */
    public enum Outcome {
        WIN,
        LOSS,
        DRAW,
        TRUNCATED
    }

    /**
     * What came of the match that an arbiter has just played.
     *
     * @param control of every seat; empty without any
     */
    public static MatchResult of(
            Game game,
            Arbiter arbiter,
            long number,
            int lineup,
            long deal,
            int[] seating,
            int[] options,
            double[] control) {
        boolean worthNoMore = game.payoffs().isWinOnly() || arbiter.termination() == Termination.TRUNCATED;
        return new MatchResult(
                number,
                lineup,
                deal,
                seating,
                arbiter.termination(),
                arbiter.winners(),
                worthNoMore
                        ? new double[0]
                        : IntStream.range(0, game.seats())
                                .mapToDouble(seat -> arbiter.score(seat, Truncation.LOST))
                                .toArray(),
                arbiter.position().turns(),
                arbiter.retired(),
                options,
                control);
    }

    /** Why the last player who did so gave up, else null. */
    public @Nullable String reason() {
        return retired.isEmpty() ? null : retired.getLast().reason();
    }

    /** Why a player gave up, if it did. */
    public Optional<String> forfeited(int player) {
        return retired(player).map(Retired::reason);
    }

    /** How a player gave up, if it did: the first of its seats. */
    public Optional<Retired> retired(int player) {
        if (retired.isEmpty()) {
            return Optional.empty(); // nearly always
        }
        return retired.stream().filter(r -> seating[r.seat()] == player).findFirst();
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
        int[] sorted = seating.clone();
        Arrays.sort(sorted);
        int n = 0;
        for (int player : sorted) {
            if (n == 0 || sorted[n - 1] != player) {
                sorted[n++] = player;
            }
        }
        return Arrays.copyOf(sorted, n);
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
    public double share(int player) {
        int sharers = sharers(player);
        return sharers == 0 ? 0 : 1.0 / sharers;
    }

    /** How many players share what the match was worth, this one among them: 0 where it has no part in it. */
    int sharers(int player) {
        return switch (of(player)) {
            case WIN -> 1;
            case DRAW ->
                (int) Arrays.stream(players())
                        .filter(p -> of(p) == Outcome.DRAW)
                        .count();
            case LOSS, TRUNCATED -> 0;
        };
    }
}
