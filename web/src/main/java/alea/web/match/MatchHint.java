package alea.web.match;

import alea.game.Position;
import alea.service.Advice;
import alea.service.Hints;
import alea.service.LiveMatch.Question;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the options of a decision.
 *
 * @param how in words that follow a number
 * @param options the distinct ones, in the order of the position
 * @param why the best one is better than the next
 */
public record MatchHint(String how, boolean exact, List<Rated> options, List<String> why) {
    /**
     * What a hint says of an option.
     *
     * @param option the first number of those that are the same
     * @param margin half of its 95 % interval; missing where that is exact or not known
     * @param best whether it can be the best
     */
    public record Rated(
            int option,
            String label,
            double equity,
            @Nullable Double margin,
            boolean best) {}

    /** The hint for somebody who was asked. */
    static MatchHint of(Question asked, Hints.Hint hint) {
        Position position = asked.position();
        Advice advice = hint.advice();
        List<Rated> options = new ArrayList<>();
        for (int i = 0; i < asked.options().size(); i++) {
            int option = asked.options().get(i).options().getFirst();
            Advice.Worth worth = advice.options().get(i);
            Double margin = worth.margin().isPresent() ? worth.margin().getAsDouble() : null;
            options.add(new Rated(option, position.label(option), worth.equity(), margin, advice.canBeBest(i)));
        }
        return new MatchHint(advice.how(), advice.isExact(), options, hint.reasons());
    }
}
