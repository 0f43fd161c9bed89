package alea.web.match;

import alea.game.Game;
import alea.game.Position;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.picture.Picture;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What happened in a match, told from the options that were taken.
 *
 * @param captions who sits in each seat, as boards are lettered
 * @param options all that were taken, chance and decisions
 */
public record Story(Game game, List<String> captions, int[] options) {
    /** The most steps that are shown one by one; of more, the last ones. */
    private static final int FRAMES = 200;

    /**
     * One step of a match.
     *
     * @param text what happened, in words that follow the seat's name
     * @param kind {@code chance} or {@code decision}
     * @param picture what there is to see after it; missing where that is what was seen before
     */
    public record Frame(
            String text,
            int seat,
            String kind,
            String label,
            @Nullable Picture picture) {}

    /**
     * What one seat did in a row.
     *
     * @param turn the number of turns that were over before, and one
     */
    public record Line(int seat, int turn, String text) {}

    /** All of a match that is told: where it stands, and how it came there. */
    record Told(
            Position position,
            List<Line> log,
            List<Frame> frames,
            @Nullable String roll) {}

    /**
     * Tells it.
     *
     * @param from the number of options that the listener has seen
     */
    Told tell(int from) {
        Drawing drawing = DrawingPlugin.of(game);
        Position position = game.start();
        List<Line> log = new ArrayList<>();
        List<Frame> frames = new ArrayList<>();
        int first = Math.max(from, options.length - FRAMES);
        Picture seen = null;
        String roll = null;
        int turn = -1;
        for (int i = 0; i < options.length; i++) {
            int option = options[i];
            boolean chance = position.isChance();
            int seat = position.seat();
            String text = drawing.describe(position, option);
            String label = position.label(option);
            if (position.turns() != turn) {
                turn = position.turns();
                roll = null;
            }
            boolean thrown = chance && drawing.isThrow(position);
            roll = thrown ? label : roll;
            if (!log.isEmpty() && log.getLast().seat == seat) {
                Line last = log.removeLast();
                log.add(new Line(seat, last.turn, last.text + "; " + text));
            } else {
                log.add(new Line(seat, turn + 1, text));
            }
            if (i >= first && seen == null) {
                seen = drawing.draw(position, captions);
            }
            position.take(option);
            if (i >= first) {
                Picture now = drawing.draw(position, captions);
                String kind = thrown ? "throw" : chance ? "chance" : "decision";
                frames.add(new Frame(text, seat, kind, label, now.equals(seen) ? null : now));
                seen = now;
            }
        }
        return new Told(position, log, frames, position.turns() == turn ? roll : null);
    }
}
