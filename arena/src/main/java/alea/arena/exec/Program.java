package alea.arena.exec;

import alea.game.BadInput;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Quoted;
import java.time.Duration;
import java.util.Locale;

/** A program that answers questions about the rules of a game: another implementation of them (docs/conformance.md). */
public final class Program implements AutoCloseable {
    private final BotProcess process;
    private final Duration limit;

    private Program(BotProcess process, Duration limit) {
        this.process = process;
        this.limit = limit;
    }

    /**
     * Starts a program and waits until it is ready.
     *
     * @param command for the system's shell
     * @param limit how long an answer may take
     * @throws BadInput when it does not start, or is not ready in time
     */
    public static Program start(String command, Game game, Duration limit) {
        if (command.isBlank()) {
            throw new BadInput("there is no command; write it after --");
        }
        String greeting = String.format(
                Locale.ROOT, "game\t%s\t%d\n", Text.field(game.spec().toString()), limit.toMillis());
        try {
            return new Program(
                    BotProcess.start(
                            Sandbox.launch(command, Home.here(), Terms.of(Terms.START, limit)), greeting, Terms.START),
                    limit);
        } catch (Forfeit failure) {
            throw new BadInput("%s: %s".formatted(Quoted.plain(command), failure.getMessage()));
        }
    }

    /**
     * Asks a question of some fields, and waits for the line that answers it.
     *
     * @return its fields
     * @throws Forfeit when it crashed, is silent for too long, or speaks out of turn
     */
    public String[] ask(String... fields) {
        var line = new StringBuilder();
        for (String field : fields) {
            line.append(line.isEmpty() ? "" : "\t").append(Text.field(field));
        }
        String[] answer = process.ask(line.append('\n').toString(), limit).split("\t", -1);
        for (int i = 0; i < answer.length; i++) {
            answer[i] = Text.plain(answer[i]);
        }
        return answer;
    }

    /** Asks it to quit, and ends it if it lingers. */
    @Override
    public void close() {
        process.quit();
    }
}
