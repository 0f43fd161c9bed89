package alea.cross;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Policy;
import alea.game.Position;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A {@link PawnPlay} whose taste is in squares, so that it can say what it thinks each option is worth. */
final class ValuedPawnPlay implements Policy, Evaluator {
    /** What a worth is made of. */
    @FunctionalInterface
    interface Parts {
        Map<String, Double> of(PawnOutlook look);
    }

    private final PawnOutlook look;
    private final PawnPlay play;
    private final PawnPlay.Taste taste;
    private final Parts parts;

    ValuedPawnPlay(PawnOutlook look, PawnPlay.Taste taste, Parts parts) {
        this.look = look;
        this.taste = taste;
        this.parts = parts;
        play = new PawnPlay(look, taste);
    }

    @Override
    public int choose(Position position, Dice dice) {
        return play.choose(position, dice);
    }

    @Override
    public void probabilities(Position position, double[] into) {
        play.probabilities(position, into);
    }

    @Override
    public List<Valued> evaluate(Position position) {
        return IntStream.range(0, position.options())
                .mapToObj(option -> {
                    look.after(position, option);
                    return new Valued(position.label(option), taste.worth(look), parts.of(look));
                })
                .toList();
    }
}
