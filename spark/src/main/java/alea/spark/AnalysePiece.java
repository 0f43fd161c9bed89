package alea.spark;

import alea.cli.PositionLines;
import alea.service.OptionValues;
import alea.service.Questions;
import alea.solve.Objective;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some of the positions of a file.
 *
 * @param game its spec
 * @param objective what the seats play for; null for the standard
 * @param table a file of {@code alea solve}; null for one that is found
 * @param way how it is to be found out
 * @param rollouts how matches are played on
 * @param json whether the text is JSON
 * @param positions in the notation of the game
 */
record AnalysePiece(
        String game,
        @Nullable Objective objective,
        @Nullable String table,
        Questions.Way way,
        Questions.Rollouts rollouts,
        boolean json,
        List<String> positions)
        implements Piece {
    /** Those of this machine, who keep what they have solved and read. */
    private static final Questions QUESTIONS = new Questions(Here.registry());

    @Override
    public byte[] run() throws InterruptedIOException {
        List<String> texts = new ArrayList<>();
        for (String position : positions) {
            OptionValues found = QUESTIONS.analyse(
                    new Questions.ValueRequest(game, position, objective, table),
                    way,
                    rollouts,
                    () -> false,
                    played -> {});
            if (found.interrupted() != null) {
                throw new InterruptedIOException("a task was called off");
            }
            texts.add(PositionLines.text(position, found, json));
        }
        return PositionLines.joined(texts, json).getBytes(StandardCharsets.UTF_8);
    }
}
