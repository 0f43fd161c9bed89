package alea.web.match;

import alea.analysis.rollout.DistinctOption;
import alea.game.Game;
import alea.game.Position;
import alea.picture.Cell;
import alea.picture.Colour;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.picture.Picture;
import alea.picture.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a page shows of a position.
 *
 * @param position as text
 * @param node {@code decision}, {@code chance} or {@code over}
 * @param thrown whether chance throws dice here, or what else is thrown; missing where it does not act
 * @param seat the index of the seat to act, or whose turn chance decides on; missing when over
 * @param place its place
 * @param options the distinct ones; at a chance node, all
 * @param scores one a seat; only when over
 */
public record BoardView(
        String position,
        String node,
        @Nullable Boolean thrown,
        @Nullable Integer seat,
        @Nullable Integer place,
        List<SeatName> seats,
        Picture picture,
        List<Choice> options,
        @Nullable List<Double> scores) {
    /** What a seat is called, and the colour of its pieces. */
    public record SeatName(String name, Colour colour) {}

    /**
     * One thing that can happen.
     *
     * @param index its number
     * @param label its name in records and messages
     * @param name what people call it
     * @param text what it does
     * @param brief the same in few words
     * @param count how many options are the same as it, with it
     * @param probability where chance acts
     * @param from where a piece goes from, where one moves
     * @param to where it goes to
     * @param next the position after it
     */
    public record Choice(
            int index,
            String label,
            String name,
            String text,
            String brief,
            int count,
            @Nullable Double probability,
            @Nullable Cell from,
            @Nullable Cell to,
            String next) {}

    /**
     * That of a position.
     *
     * @param captions what to write beside each seat
     */
    public static BoardView of(Game game, Position position, List<String> captions) {
        Drawing drawing = DrawingPlugin.of(game);
        boolean over = position.node() == Position.OVER;
        return new BoardView(
                position.toString(),
                over ? "over" : position.isChance() ? "chance" : "decision",
                position.isChance() ? drawing.isThrow(position) : null,
                over ? null : position.seat(),
                over ? null : game.place(position.seat()),
                seats(game, drawing),
                drawing.draw(position, captions),
                over ? List.of() : choices(game, drawing, position),
                over
                        ? IntStream.range(0, game.seats())
                                .mapToObj(position::score)
                                .toList()
                        : null);
    }

    /** What the seats of a game are called. */
    static List<SeatName> seats(Game game, Drawing drawing) {
        return IntStream.range(0, game.seats())
                .mapToObj(seat -> new SeatName(drawing.seat(seat), drawing.colour(seat)))
                .toList();
    }

    private static List<Choice> choices(Game game, Drawing drawing, Position position) {
        List<Choice> choices = new ArrayList<>();
        boolean chance = position.isChance();
        for (DistinctOption distinct : chance ? each(position) : DistinctOption.of(game, position)) {
            int option = distinct.options().getFirst();
            Way way = chance ? Way.NONE : drawing.way(position, option);
            choices.add(new Choice(
                    option,
                    position.label(option),
                    drawing.name(position, option),
                    drawing.describe(position, option),
                    drawing.brief(position, option),
                    distinct.options().size(),
                    chance ? position.probability(option) : null,
                    way.from().orElse(null),
                    way.to().orElse(null),
                    distinct.after().toString()));
        }
        return choices;
    }

    private static List<DistinctOption> each(Position chance) {
        return IntStream.range(0, chance.options())
                .mapToObj(option -> {
                    Position after = chance.copy();
                    after.take(option);
                    return new DistinctOption(List.of(option), after);
                })
                .toList();
    }
}
