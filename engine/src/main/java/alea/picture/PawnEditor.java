package alea.picture;

import alea.game.Game;
import alea.game.Position;
import alea.picture.Picture.Field;
import alea.picture.Picture.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The editor of games of pawns.
 *
 * @param board what the game knows of its pawns
 */
public record PawnEditor(Game game, Drawing drawing, PawnBoard board) implements BoardEditor {
    @Override
    public List<Choice> at(Position position, Cell cell) {
        List<Field> fields = drawing.draw(position, Way.SILENT).fields();
        int[][] pawns = pawns(position);
        List<Choice> choices = new ArrayList<>();
        for (int seat = 0; seat < pawns.length; seat++) {
            for (int pawn = 0; pawn < board.pawns(); pawn++) {
                if (!isLikeAnother(pawns[seat], pawn)) {
                    choices.addAll(moves(position, fields, pawns, seat, pawn, cell));
                }
            }
        }
        return choices;
    }

    /** Whether a pawn without a name of its own stands where one stands that was before it. */
    private boolean isLikeAnother(int[] own, int pawn) {
        return board.name(pawn).isEmpty() && IntStream.range(0, pawn).anyMatch(other -> own[other] == own[pawn]);
    }

    private int[][] pawns(Position position) {
        return IntStream.range(0, game.seats())
                .mapToObj(seat -> IntStream.range(0, board.pawns())
                        .map(pawn -> board.progress(position, seat, pawn))
                        .toArray())
                .toArray(int[][]::new);
    }

    /** A pawn on a cell, once for every way on which it comes there. */
    private List<Choice> moves(Position position, List<Field> fields, int[][] pawns, int seat, int pawn, Cell cell) {
        int before = pawns[seat][pawn];
        int[] ways = board.ways()
                .filter(progress -> board.cell(seat, pawn, progress).equals(cell))
                .toArray();
        Colour colour = drawing.colour(seat);
        String from = name(fields, board.cell(seat, pawn, before), colour);
        String to = name(fields, cell, colour);
        String name = board.name(pawn);
        String called = name.isEmpty() ? colour.word() : colour.letter() + name;
        List<Choice> choices = new ArrayList<>();
        for (int progress : ways) {
            pawns[seat][pawn] = progress;
            Optional<Position> moved =
                    progress == before ? Optional.empty() : BoardEditor.first(game, board.moved(position, pawns));
            String text = "%s from %s to %s%s"
                    .formatted(called, from, to, ways.length > 1 ? ", having walked " + progress : "");
            moved.ifPresent(next -> choices.add(new Choice(colour, name, text, next)));
        }
        pawns[seat][pawn] = before;
        return choices;
    }

    /** What a cell is called for a pawn of a colour: several may have their home there. */
    private static String name(List<Field> fields, Cell cell, Colour colour) {
        return fields.stream()
                .filter(field -> field.cell().equals(cell))
                .filter(field -> field.role() == Role.OPEN || field.colour() == colour)
                .map(Field::name)
                .findFirst()
                .orElse("");
    }

    @Override
    public List<Choice> turns(Position position) {
        return IntStream.range(0, game.seats())
                .boxed()
                .flatMap(seat -> unrolled(position, seat).stream()
                        .map(turn -> new Choice(drawing.colour(seat), "", drawing.seat(seat) + " to act", turn)))
                .toList();
    }

    private Optional<Position> unrolled(Position position, int seat) {
        return position.node() == Position.OVER
                ? Optional.empty()
                : BoardEditor.first(game, board.turn(position, seat)).filter(turn -> turn.seat() == seat);
    }

    @Override
    public List<Choice> rolls(Position position) {
        return unrolled(position, position.seat()).stream()
                .flatMap(before -> {
                    Colour colour = drawing.colour(before.seat());
                    // Where more is thrown to what is on the table, or in a row.
                    boolean more = position.isChance() && !position.equals(before);
                    return Stream.of(
                                    Stream.of(new Choice(colour, "", "before the roll", before)),
                                    outcomes(before, ""),
                                    more ? outcomes(position, "then ") : Stream.<Choice>empty())
                            .flatMap(choices -> choices);
                })
                .toList();
    }

    /** What chance gives where the seat goes on with it, and no pawn is moved by the roll alone. */
    private Stream<Choice> outcomes(Position before, String then) {
        Colour colour = drawing.colour(before.seat());
        return IntStream.range(0, before.options())
                .filter(option -> before.probability(option) > 0)
                .boxed()
                .flatMap(option -> {
                    Position next = before.copy();
                    next.take(option);
                    boolean goesOn = next.node() != Position.OVER
                            && next.seat() == before.seat()
                            && Way.drawn(drawing, before, option).equals(Way.NONE);
                    String text = then + drawing.describe(before, option);
                    return goesOn ? Stream.of(new Choice(colour, before.label(option), text, next)) : Stream.empty();
                });
    }
}
