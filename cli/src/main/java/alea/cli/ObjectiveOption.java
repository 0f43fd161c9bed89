package alea.cli;

import alea.game.BadInput;
import alea.game.Game;
import alea.solve.Objective;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --objective}, for commands that solve. */
final class ObjectiveOption {
    /** What the shell offers. */
    static final class Words extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        Words() {
            super(Arrays.stream(Objective.values()).map(Objective::toString).toList());
        }
    }

    @Option(
            names = "--objective",
            paramLabel = "WHAT",
            completionCandidates = Words.class,
            description = "zero-sum (the standard of two seats): win minus loss; "
                    + "own-win (that of more): everybody maximises their own win alone")
    private @Nullable String objective;

    /** Whether one was asked for. */
    boolean given() {
        return objective != null;
    }

    /**
     * The objective that was asked for, or null.
     *
     * @throws BadInput when it is none
     */
    @Nullable
    Objective asked() {
        if (objective == null) {
            return null;
        }
        return Objective.named(objective)
                .orElseThrow(() -> new BadInput("--objective %s is not allowed; it is %s"
                        .formatted(
                                objective,
                                Arrays.stream(Objective.values())
                                        .map(Objective::toString)
                                        .collect(Collectors.joining(" or ")))));
    }

    /**
     * The objective, for a game.
     *
     * @throws BadInput when it is none
     */
    Objective of(Game game) {
        Objective asked = asked();
        return asked == null ? Objective.standard(game) : asked;
    }
}
