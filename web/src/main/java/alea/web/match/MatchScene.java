package alea.web.match;

import alea.picture.Colour;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match as a page shows it.
 *
 * @param id what it is called, as its file is
 * @param size how many options were taken so far: whoever acts says which it saw
 * @param dice {@code drawn} or {@code own}
 * @param state {@code decide}, {@code dice}, {@code over} or {@code left}
 * @param seat who is to act, or whose dice are to be told; missing where nobody is
 * @param roll the label of what the seat to act has rolled
 * @param undo whether something can be taken back
 * @param redo whether something was taken back
 * @param frames what happened since the caller acted
 * @param log all that happened
 * @param result what came of it; missing before it is over or left
 */
public record MatchScene(
        String id,
        String game,
        String title,
        int size,
        String dice,
        List<SeatView> seats,
        String state,
        @Nullable Integer seat,
        BoardView board,
        @Nullable String roll,
        boolean undo,
        boolean redo,
        List<Story.Frame> frames,
        List<Story.Line> log,
        @Nullable Outcome result) {
    /** States: the rules have ended it, or people have. */
    static final String OVER = "over";

    static final String LEFT = "left";

    /**
     * Who sits somewhere.
     *
     * @param who {@code human} or a strategy
     * @param measured how strong that is, where it was measured
     */
    public record SeatView(
            int seat,
            int place,
            String name,
            Colour colour,
            String who,
            @Nullable String measured) {}

    /**
     * How a match ended.
     *
     * @param winners the seats that won, or share a draw
     * @param scores what it was worth to each seat; missing where nobody knows
     * @param seed of its dice, where they were drawn
     * @param turns how many its record has, one that was left or given up in included
     * @param text the end in words
     */
    public record Outcome(
            List<Integer> winners,
            @Nullable List<Double> scores,
            @Nullable Long seed,
            int turns,
            String text) {}
}
