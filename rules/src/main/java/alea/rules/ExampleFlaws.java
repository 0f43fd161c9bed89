package alea.rules;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.game.Quoted;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

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
        if (rolled) {
            holds(ExampleReader.OPTIONS, () -> options(position));
        }
        holds(ExampleReader.SCORES, this::scores);
        example.next().forEach((label, to) -> holds(ExampleReader.NEXT + "." + label, () -> game.parse(to)));
        return flaws;
    }

    /** Labels of decisions say nothing of a node where chance acts: there, a throw was forgotten. */
    private void options(Position position) {
        List<String> labels = example.options();
        if (new HashSet<>(labels).size() < labels.size()) {
            throw new BadInput("a label is there twice");
        }
        if (position.isChance()) {
            List<String> throwable = IntStream.range(0, position.options())
                    .mapToObj(position::label)
                    .toList();
            labels.stream()
                    .filter(label -> !throwable.contains(label))
                    .findFirst()
                    .ifPresent(label -> {
                        throw new BadInput("nothing is thrown yet, so %s cannot be chosen; roll says what is thrown"
                                .formatted(Quoted.of(label)));
                    });
        }
    }

    private void scores() {
        List<Double> scores = example.scores();
        if (!scores.isEmpty() && !example.options().isEmpty()) {
            throw new BadInput("where a match is over, nothing is to be chosen: it stands instead of options");
        }
        if (!scores.isEmpty() && scores.size() != game.seats()) {
            throw new BadInput(String.format(Locale.ROOT, "there are %d, and %d seats", scores.size(), game.seats()));
        }
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
