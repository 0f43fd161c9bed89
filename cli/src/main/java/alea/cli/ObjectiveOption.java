package alea.cli;

import alea.game.BadInput;
import alea.game.Game;
import alea.solve.Objective;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --objective}, for commands that solve. */
final class ObjectiveOption {
    @Option(
            names = "--objective",
            paramLabel = "WHAT",
            description = "zero-sum (the standard of two seats): win minus loss; "
                    + "own-win (that of more): everybody maximises their own win alone")
    private @Nullable String objective;

    /** Whether one was asked for. */
    boolean given() {
        return objective != null;
    }

    /**
     * The objective, for a game.
     *
     * @throws BadInput when it is none
     */
    Objective of(Game game) {
        if (objective == null) {
            return game.seats() == 2 ? Objective.ZERO_SUM : Objective.OWN_WIN;
        }
        List<String> words =
                Arrays.stream(Objective.values()).map(Objective::toString).toList();
        if (!words.contains(objective)) {
            throw new BadInput(
                    "--objective %s is not allowed; it is %s".formatted(objective, String.join(" or ", words)));
        }
        return Objective.of(objective);
    }
}
