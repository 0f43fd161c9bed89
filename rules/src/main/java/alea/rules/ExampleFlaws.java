package alea.rules;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What of the examples in a rule file no match can come to: positions and throws that cannot be. Whether the rules do
 * what an example says, {@link ExampleResult} tells.
 */
public final class ExampleFlaws {
    private final Game game;
    private final RuleExample example;
    private final String path;
    private final List<Flaw> flaws = new ArrayList<>();

    private ExampleFlaws(Game game, RuleExample example, String path) {
        this.game = game;
        this.example = example;
        this.path = path;
    }

    /** Those of all examples, in the order of lines; none where all can be played. */
    public static List<Flaw> of(RuleFile file) {
        Game game = file.game();
        List<Flaw> all = new ArrayList<>();
        for (int i = 0; i < file.examples().size(); i++) {
            String path = String.format(Locale.ROOT, "%s[%d].", RuleReader.EXAMPLES, i + 1);
            all.addAll(new ExampleFlaws(game, file.examples().get(i), path).all());
        }
        return List.copyOf(all);
    }

    /** What may not be there. */
    @FunctionalInterface
    private interface Step {
        void take();
    }

    private List<Flaw> all() {
        Position position = game.start();
        if (!holds(ExampleReader.POSITION, () -> position.set(game.parse(example.position())))) {
            return flaws;
        }
        boolean rolled = true;
        for (String roll : example.roll()) {
            rolled = rolled && holds(ExampleReader.ROLL, () -> roll(position, roll));
        }
        example.next().forEach((label, to) -> holds(ExampleReader.NEXT + "." + label, () -> game.parse(to)));
        return flaws;
    }

    private static void roll(Position position, String roll) {
        if (!position.isChance()) {
            throw new BadInput("there is nothing to throw before %s".formatted(roll));
        }
        position.take(position.option(roll));
    }

    /** Takes a step, and says whether it can be taken. */
    private boolean holds(String key, Step step) {
        try {
            step.take();
            return true;
        } catch (BadInput e) {
            String message = String.valueOf(e.getMessage()).replaceFirst("^position[,:] ", "");
            flaws.add(Flaw.of(example.line(), path + key, message));
            return false;
        }
    }
}
