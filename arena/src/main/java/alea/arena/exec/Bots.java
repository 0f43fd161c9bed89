package alea.arena.exec;

import alea.game.BadInput;
import alea.game.BadSetting;
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
    public static final Duration PER_MOVE = Terms.PER_MOVE;

    private Bots() {}

    /** The player that runs {@code command} where Alea was started, with a limit for moves alone. */
    public static Player player(String command, Game game, Duration perMove) {
        return player(command, game, Home.here(), terms(Terms.START, perMove));
    }

    /**
     * The player that runs {@code command} through the system's shell: one process for each instance.
     *
     * @param command what follows {@code exec:}
     * @param home where it lives
     * @param terms what it is granted
     * @throws BadInput when there is no command, or it is to run in a sandbox, and there can be none
     */
    public static Player player(String command, Game game, Home home, Terms terms) {
        check(command, terms);
        return new Player(new Spec(NAME, command), () -> new BotStrategy(command, game, home, terms));
    }

    /** Starts the bot once where Alea was started, as {@link #probe(String, Game, Home, Terms)} does. */
    public static void probe(String command, Game game, Duration perMove) {
        probe(command, game, Terms.START, perMove);
    }

    static void probe(String command, Game game, Duration start, Duration perMove) {
        probe(command, game, Home.here(), terms(start, perMove));
    }

    /**
     * Starts the bot once and ends it again, so that a command that cannot play is found before the first match.
     *
     * @throws BadInput when it does not say that it is ready
     */
    public static void probe(String command, Game game, Home home, Terms terms) {
        try {
            start(command, game, home, terms);
        } catch (Forfeit failure) {
            String why = String.valueOf(failure.getMessage());
            throw new BadInput(
                    "%s:%s cannot play: %s%s".formatted(NAME, Quoted.plain(command), why, FailureKind.hint(why)));
        }
    }

    /**
     * Starts the bot once and ends it again.
     *
     * @throws Forfeit when it does not say that it is ready
     * @throws BadInput when there is no command, or it is to run in a sandbox, and there can be none
     */
    public static void start(String command, Game game, Home home, Terms terms) {
        check(command, terms);
        try (var bot = new BotStrategy(command, game, home, terms)) {
            bot.start();
        }
    }

    private static Terms terms(Duration start, Duration perMove) {
        if (perMove.toMillis() < 1) {
            throw new BadInput("the time for a move must be at least 1 ms");
        }
        return Terms.of(start, perMove);
    }

    private static void check(String command, Terms terms) {
        if (command.isBlank()) {
            throw new BadInput("exec: needs a command, for example exec:python3 examples/bot.py");
        }
        if (terms.sandboxed() && Sandbox.missing().isPresent()) {
            throw new BadSetting(
                    "sandbox",
                    "cannot be made on this system: %s"
                            .formatted(Quoted.plain(Sandbox.missing().get())));
        }
    }
}
