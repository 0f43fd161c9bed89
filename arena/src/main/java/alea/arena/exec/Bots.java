package alea.arena.exec;

import alea.game.BadInput;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Player;
import alea.game.Quoted;
import alea.game.Spec;
import java.time.Duration;

/** Players that are commands: {@code exec:python3 my_bot.py}. Such specs come from the command line alone. */
public final class Bots {
    /** The name before the colon of such a spec. */
    public static final String NAME = "exec";

    /** How long a bot may think about a move unless told otherwise. */
    public static final Duration PER_MOVE = Duration.ofSeconds(5);

    /** How long a bot may take from its start until it says that it is ready. */
    static final Duration START = Duration.ofSeconds(10);

    private Bots() {}

    /**
     * The player that runs {@code command} through the system's shell: one process for each instance.
     *
     * @param command what follows {@code exec:}
     * @param perMove how long an answer may take, in whole milliseconds
     * @throws BadInput when there is no command, or no time
     */
    public static Player player(String command, Game game, Duration perMove) {
        check(command, perMove);
        return new Player(new Spec(NAME, command), () -> new BotStrategy(command, game, START, perMove));
    }

    /**
     * Starts the bot once and ends it again, so that a command that cannot play is found before the first match.
     *
     * @throws BadInput when it does not say that it is ready
     */
    public static void probe(String command, Game game, Duration perMove) {
        probe(command, game, START, perMove);
    }

    static void probe(String command, Game game, Duration start, Duration perMove) {
        check(command, perMove);
        try (var bot = new BotStrategy(command, game, start, perMove)) {
            bot.start();
        } catch (Forfeit failure) {
            throw new BadInput("%s:%s cannot play: %s".formatted(NAME, Quoted.plain(command), failure.getMessage()));
        }
    }

    private static void check(String command, Duration perMove) {
        if (command.isBlank()) {
            throw new BadInput("exec: needs a command, for example exec:python3 examples/bot.py");
        }
        if (perMove.toMillis() < 1) {
            throw new BadInput("the time for a move must be at least 1 ms");
        }
    }
}
