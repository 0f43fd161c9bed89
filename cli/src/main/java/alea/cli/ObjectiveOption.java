package alea.cli;

import alea.game.BadInput;
import alea.solve.Objective;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Option;

/** {@code --objective}, for commands that solve. */
final class ObjectiveOption {
    @Option(
            names = "--objective",
            paramLabel = "WHAT",
            description = "zero-sum (the standard): win minus loss, for two; "
                    + "own-win: everybody maximises their own win alone")
    private String objective = "zero-sum";

    /**
     * The objective.
     *
     * @throws BadInput when it is none
     */
    Objective objective() {
        List<String> words =
                Arrays.stream(Objective.values()).map(Objective::toString).toList();
        if (!words.contains(objective)) {
            throw new BadInput(
                    "--objective %s is not allowed; it is %s".formatted(objective, String.join(" or ", words)));
        }
        return Objective.of(objective);
    }
}
