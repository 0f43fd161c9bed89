package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Position;
import alea.picture.BoardEditor;
import alea.picture.Cell;
import alea.picture.Colour;
import alea.picture.Picture;
import alea.picture.Picture.Field;
import alea.picture.Picture.Piece;
import alea.picture.Picture.Role;
import alea.picture.Way;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Boards of rules that no shipped game has, from the smallest ring to the largest, say all that a page shows. */
class DrawnRulesPictureTest {
    private static final long SEED = 2884;
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    private static final int RULES = LONG ? 2_000 : 40;
    private static final int PLIES = 80;

    /** Of so many plies, one is edited. */
    private static final int EDITED = 20;

    @TestFactory
    Stream<DynamicTest> everySquareHasANameEveryMoveItsEndsAndEveryChangeAPosition() {
        return IntStream.range(0, RULES).mapToObj(n -> {
            CrossGame game = new CrossReachTest.DrawnRules(new Dice(SEED, n)).game();
            Circuit way = game.crossRules().circuit();
            String name = String.format(Locale.ROOT, "%d: ring %d, %d places", n, way.ring(), way.places());
            return DynamicTest.dynamicTest(name, () -> check((CrossGame) game.plain(), new Dice(SEED + 1, n)));
        });
    }

    private static void check(CrossGame game, Dice dice) {
        var drawing = new CrossDrawing(game);
        Circuit way = game.crossRules().circuit();
        Picture board = drawing.draw(game.start(), captions(game));
        Map<Cell, Field> fields = board.fields().stream().collect(Collectors.toMap(Field::cell, Function.identity()));
        Set<String> names = new HashSet<>();
        for (Field field : fields.values()) {
            assertThat(field.role() == Role.BASE || names.add(field.name()))
                    .as(field.name())
                    .isTrue();
        }
        assertThat(names).contains("square " + way.start(), "square " + (way.start() + way.ring() - 1));
        Position position = game.start();
        for (int ply = 0; ply < PLIES && position.node() != Position.OVER; ply++) {
            Picture picture = drawing.draw(position, captions(game));
            assertThat(picture.fields()).isEqualTo(board.fields());
            assertThat(fields.keySet())
                    .containsAll(picture.pieces().stream().map(Piece::cell).toList());
            if (!position.isChance()) {
                ways(drawing, position, picture);
            }
            if (ply % EDITED == 0) {
                edit(game, drawing, position, dice);
            }
            position.take(position.isChance() ? dice.chance(position) : dice.below(position.options()));
        }
    }

    private static List<String> captions(CrossGame game) {
        return Collections.nCopies(game.seats(), "");
    }

    private static void ways(CrossDrawing drawing, Position position, Picture before) {
        Colour mover = drawing.colour(position.seat());
        for (int option = 0; option < position.options(); option++) {
            Way way = drawing.way(position, option);
            assertThat(way.equals(Way.NONE)).isEqualTo(position.label(option).equals("pass"));
            Position next = position.copy();
            next.take(option);
            Picture after = drawing.draw(next, captions(drawing.game()));
            way.from().ifPresent(cell -> assertThat(cells(before, mover)).contains(cell));
            way.to().ifPresent(cell -> assertThat(cells(after, mover)).contains(cell));
        }
    }

    private static List<Cell> cells(Picture picture, Colour colour) {
        return picture.pieces().stream()
                .filter(piece -> piece.colour() == colour)
                .map(Piece::cell)
                .toList();
    }

    private static void edit(CrossGame game, CrossDrawing drawing, Position position, Dice dice) {
        BoardEditor editor = drawing.editor().orElseThrow();
        List<Field> fields = drawing.draw(position, captions(game)).fields();
        Cell cell = fields.get(dice.below(fields.size())).cell();
        Stream.of(editor.at(position, cell), editor.turns(position), editor.rolls(position))
                .flatMap(List::stream)
                .forEach(choice -> assertThat(game.parse(choice.position().toString()))
                        .as("'%s', %s", position, choice.text())
                        .isEqualTo(choice.position()));
        assertThat(editor.turns(position)).hasSize(game.seats());
        assertThat(editor.rolls(position)).hasSizeGreaterThan(1);
    }
}
