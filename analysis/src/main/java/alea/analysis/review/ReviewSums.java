package alea.analysis.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The sum that every seat's match comes to, line by line: start, luck, decisions, end. */
public final class ReviewSums {
    /**
     * A line.
     *
     * @param name what is added
     * @param values by seat
     * @param signed whether it is a change
     */
    public record Line(String name, List<Double> values, boolean signed) {
        /**
         * The values as people read them.
         *
         * @param digits behind the point
         */
        public List<String> words(int digits) {
            return values.stream()
                    .map(v -> signed ? Digits.signed(v, digits) : Digits.plain(v, digits))
                    .toList();
        }
    }

    /** What rounding leaves of exact equities is not told. */
    private static final double SEEN = 1e-9;

    private ReviewSums() {}

    /** The lines; the first and all changes sum to the last. */
    public static List<Line> of(MatchReview review) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("at the start", review.start(), false));
        lines.add(line("luck of own rolls", review, MatchReview.SeatReview::ownLuck));
        lines.add(line("luck of others' rolls", review, MatchReview.SeatReview::othersLuck));
        if (review.seats().stream().anyMatch(s -> Math.abs(revisions(s)) >= SEEN)) {
            lines.add(line("looking one roll further", review, ReviewSums::revisions));
        }
        lines.add(line("own losses", review, s -> -s.loss()));
        lines.add(line("others' losses", review, MatchReview.SeatReview::gains));
        lines.add(new Line(review.over() ? "at the end" : "where it stopped", review.end(), false));
        return lines;
    }

    private static double revisions(MatchReview.SeatReview seat) {
        Double revisions = seat.revisions();
        return revisions == null ? 0 : revisions;
    }

    private static Line line(String name, MatchReview review, ToDoubleFunction<MatchReview.SeatReview> what) {
        return new Line(
                name,
                review.seats().stream().map(s -> what.applyAsDouble(s) + 0.0).toList(),
                true);
    }
}
