package alea.arena.exec;

import alea.game.Dice;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Position;
import alea.game.Quoted;
import alea.game.Strategy;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * Asks a program for every decision. The program is started at the first question and kept for all matches; after a
 * failure it is ended, and the next match starts a new one.
 *
 * <p>{@link #begin} and {@link #end} never fail and never wait: only a question does. When Alea itself stops (this
 * instance is closed meanwhile, its thread is interrupted, or the JVM is exiting) a question ends in a
 * {@link CancellationException}, because the bot is not to blame.
 */
public final class BotStrategy implements Strategy, AutoCloseable {
    private static final int MOST_LABELS = 20;
    private static final int UNKNOWN = -1;

    private final String command;
    private final Game game;
    private final Home home;
    private final Terms terms;

    private int seat = UNKNOWN;
    private long match;
    /** Whether the bot knows of this match. It hears of a match with its first question. */
    private boolean told;

    /** Made for the first bot that wants to hear of them. */
    private @Nullable Prospects prospects;

    private volatile @Nullable BotProcess running;
    private volatile boolean closed;

    /**
     * A bot that is not running yet.
     *
     * @param home where it lives
     * @param terms what it is granted
     */
    BotStrategy(String command, Game game, Home home, Terms terms) {
        this.command = command;
        this.game = game;
        this.home = home;
        this.terms = terms;
    }

    @Override
    public void begin(int seat, long index) {
        finish("-");
        this.seat = seat;
        match = index;
    }

    @Override
    public void end(Position position) {
        boolean scored = position.node() == Position.OVER && seat != UNKNOWN;
        finish(scored ? Text.number(position.score(seat)) : "-");
    }

    private void finish(String score) {
        BotProcess bot = running;
        if (told && bot != null) {
            bot.tell("end\t" + score + "\n");
        }
        told = false;
    }

    /**
     * The bot's answer.
     *
     * @throws Forfeit when it crashed, stalled, answered nonsense or could not be started
     * @throws CancellationException when Alea stops meanwhile
     */
    @Override
    public int choose(Position position, Dice dice) {
        if (position.options() == 1) {
            return 0;
        }
        try {
            BotProcess bot = start();
            String answer = bot.ask(question(position, dice, bot.wishes()), terms.perMove());
            told = true;
            return option(position, answer);
        } catch (Forfeit failure) {
            kill();
            if (closed || ProcessTree.leaving()) {
                throw new CancellationException("stopped while waiting for a bot");
            }
            throw failure;
        } catch (CancellationException stopped) {
            kill();
            throw stopped;
        }
    }

    /** Starts the bot unless it is running. */
    BotProcess start() {
        BotProcess bot = running;
        if (bot == null && !closed) {
            bot = BotProcess.start(
                    Sandbox.launch(command, home, terms),
                    String.format(
                            Locale.ROOT,
                            "game\t%s\t%d\n",
                            Text.field(game.spec().toString()),
                            terms.perMove().toMillis()),
                    terms.start());
            running = bot;
        }
        if (bot == null || closed) {
            kill();
            throw new CancellationException("this bot is closed");
        }
        return bot;
    }

    private String question(Position position, Dice dice, Wishes wishes) {
        var message = new StringBuilder(128);
        if (!told) {
            int place = game.place(seat == UNKNOWN ? position.seat() : seat);
            message.append("begin\t").append(place).append('\t').append(match).append('\n');
        }
        if (wishes.next()) {
            Prospects told = prospects != null ? prospects : new Prospects(game);
            prospects = told;
            told.tell(position, wishes.chance(), message);
        }
        long luck = dice.next() >>> 11; // what every language's numbers can hold
        message.append("choose\t")
                .append(Text.field(position.toString()))
                .append('\t')
                .append(luck);
        for (int i = 0; i < position.options(); i++) {
            message.append('\t').append(Text.field(position.label(i)));
        }
        return message.append('\n').toString();
    }

    private static int option(Position position, String answer) {
        int n = position.options();
        for (int i = 0; i < n; i++) {
            if (Text.field(position.label(i)).equals(answer)) {
                return i;
            }
        }
        var legal = new StringJoiner(", ");
        for (int i = 0; i < Math.min(n, MOST_LABELS); i++) {
            legal.add(Text.field(position.label(i)));
        }
        throw new Forfeit("answered %s; legal is %s%s"
                .formatted(
                        Quoted.of(answer),
                        legal,
                        n > MOST_LABELS ? String.format(Locale.ROOT, ", ... (%d in all)", n) : ""));
    }

    private void kill() {
        BotProcess bot = running;
        running = null;
        told = false;
        if (bot != null) {
            bot.kill();
        }
    }

    /** Asks the bot to quit, and ends it and all it has started if it lingers for more than a second. */
    @Override
    public void close() {
        closed = true;
        BotProcess bot = running;
        running = null;
        if (bot != null) {
            bot.quit();
        }
    }
}
