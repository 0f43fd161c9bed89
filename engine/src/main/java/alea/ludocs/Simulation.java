package alea.ludocs;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One whole match of the sheet's players, told in the sheet's messages. */
public final class Simulation {
    private Simulation() {}

    /**
     * How a match went.
     *
     * @param ending how it ended; {@link LudoCsEnding#NONE} when a script ended first
     * @param round the last round, counted from 1
     * @param places the colours from the first place to the fourth
     * @param winner the colour that had all pieces home first, if one had
     * @param outcomes what chance gave, as {@link Script} reads it
     * @param position where it ended
     */
    public record Played(
            LudoCsEnding ending,
            int round,
            List<String> places,
            Optional<String> winner,
            List<String> outcomes,
            String position) {}

    /**
     * Plays match 0 of a seed: the same as an arena with the sheet's seating.
     *
     * @param game a {@code ludo-cs} game
     * @param out receives the messages
     */
    public static Played seeded(Game game, long seed, Appendable out) {
        LudoCsPosition position = start(game);
        Dice chance = new Dice(seed, 0); // the board's stream of match 0
        return play(position, out, () -> chance.chance(position));
    }

    /**
     * Plays with outcomes that are written down, until the match is over or they are used up.
     *
     * @param game a {@code ludo-cs} game
     * @param out receives the messages
     * @throws BadInput for an outcome that is not of the kind that is due; the messages until then are written
     */
    public static Played scripted(Game game, Script script, Appendable out) {
        LudoCsPosition position = start(game);
        return play(position, out, () -> script.hasNext() ? script.next(position) : -1);
    }

    private static LudoCsPosition start(Game game) {
        if (game.start() instanceof LudoCsPosition position) {
            return position;
        }
        throw new BadInput("%s is not %s".formatted(game.spec(), LudoCsGame.NAME));
    }

    /** What chance gives next, or -1 when there is no more. */
    private interface Chance {
        int next();
    }

    private static Played play(LudoCsPosition position, Appendable out, Chance chance) {
        Messages messages = new Messages(position, out);
        position.observe(messages);
        messages.introduce();
        List<String> outcomes = new ArrayList<>();
        while (position.node() != Position.OVER) {
            if (position.node() == Position.DECISION) {
                position.take(SheetPlayers.ofSeat(position.view()));
                continue;
            }
            int option = chance.next();
            if (option < 0) {
                break;
            }
            outcomes.add(Script.outcome(position, option));
            position.take(option);
        }
        List<String> places =
                position.places().stream().map(LudoCsBoard.COLOURS::get).toList();
        List<Integer> finished = position.snapshot().finished();
        return new Played(
                position.ending(),
                position.round(),
                places,
                finished.isEmpty() ? Optional.empty() : Optional.of(LudoCsBoard.COLOURS.get(finished.getFirst())),
                List.copyOf(outcomes),
                position.toString());
    }
}
