package alea.game;

import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What strategies see of a position, as words and numbers, for players that know no rule of the game: how far the pawns
 * are, who can be hit. One instance serves one thread.
 */
@FunctionalInterface
public interface Facts {
    /**
     * Facts by their names, in a fixed order.
     *
     * @param position of the game, at any node; left as it was
     */
    Map<String, String> of(Position position);

    /** A text for every place of a board, laid out as positions are: {@code 3,0/-/7,1/-}. */
    static String places(Game game, int places, IntFunction<String> bySeat) {
        String[] texts = new String[places];
        for (int seat = 0; seat < game.seats(); seat++) {
            texts[game.place(seat)] = bySeat.apply(seat);
        }
        return IntStream.range(0, places)
                .mapToObj(place -> texts[place] == null ? "-" : texts[place])
                .collect(Collectors.joining("/"));
    }

    /** What is to be said of a piece. */
    @FunctionalInterface
    interface Word {
        /** A word without commas, of a piece of a seat, both from 0. */
        String of(int seat, int piece);
    }

    /** A word for every piece, laid out as positions are. */
    static String pieces(Game game, int places, int pieces, Word word) {
        return places(
                game,
                places,
                seat -> IntStream.range(0, pieces)
                        .mapToObj(piece -> word.of(seat, piece))
                        .collect(Collectors.joining(",")));
    }

    /** A probability as so many of 36 throws of two dice: {@code 6}, or {@code 11.25} where it is not whole. */
    static String of36(double probability) {
        double throwsOf36 = 36 * probability;
        long whole = Math.round(throwsOf36);
        return Math.abs(throwsOf36 - whole) < 1e-4
                ? Long.toString(whole)
                : String.format(Locale.ROOT, "%.2f", throwsOf36);
    }
}
