package alea.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import alea.game.Dice;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Installed;
import alea.game.Position;
import alea.picture.Picture.Field;
import alea.picture.Picture.Piece;
import alea.picture.Picture.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What every drawing of the registry says of fields and of options, in positions of random play. */
class DrawingsTest {
    private static final long SEED = 3120;
    private static final boolean LONG = Boolean.getBoolean("alea.long");

    /** Positions of a game that are looked at. */
    private static final int POSITIONS = LONG ? 20_000 : 60;

    private static final List<String> CAPTIONS = Collections.nCopies(6, "");

    private static final List<Game> GAMES = games().toList();

    /** Every game that has a board, in all its sizes or in its first and its last. */
    private static Stream<Game> games() {
        return Installed.REGISTRY.games().stream()
                .flatMap(DrawingsTest::sizes)
                .map(Installed.REGISTRY::game)
                .filter(game -> !board(game, game.start()).fields().isEmpty());
    }

    private static Picture board(Game game, Position position) {
        return DrawingPlugin.of(game).draw(position, CAPTIONS);
    }

    private static Stream<String> sizes(GameFactory factory) {
        List<String> all = Installed.specs(factory).toList();
        return LONG ? all.stream() : Stream.of(all.getFirst(), all.getLast()).distinct();
    }

    @Test
    void everyGameButTheOneInWordsHasABoard() {
        assertThat(Installed.REGISTRY.games())
                .hasSizeLessThanOrEqualTo((int) GAMES.stream()
                                .map(game -> game.spec().name())
                                .distinct()
                                .count()
                        + 1);
    }

    private static Stream<DynamicTest> each(Consumer<Game> check) {
        return GAMES.stream().map(game -> DynamicTest.dynamicTest(game.spec().toString(), () -> check.accept(game)));
    }

    @TestFactory
    Stream<DynamicTest> namesOfFieldsDifferButThoseOfBases() {
        return each(game -> {
            Map<String, Field> named = new HashMap<>();
            List<Field> fields = board(game, game.start()).fields();
            for (Field field :
                    fields.stream().filter(field -> !field.name().isEmpty()).toList()) {
                Field other = named.put(field.name(), field);
                assertThat(other == null || other.role() == Role.BASE && field.role() == Role.BASE)
                        .as("%s and %s", field, other)
                        .isTrue();
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> everyPieceStandsOnAFieldWithANameAndEverySignIsExplained() {
        return each(game -> play(game, position -> {
            Picture picture = board(game, position);
            Set<Cell> cells = picture.fields().stream()
                    .filter(field -> !field.name().isEmpty())
                    .map(Field::cell)
                    .collect(Collectors.toSet());
            assertThat(picture.pieces()).allSatisfy(piece -> assertThat(cells).contains(piece.cell()));
            Set<String> explained =
                    picture.key().stream().map(line -> line.split(" ")[0]).collect(Collectors.toSet());
            assertThat(picture.fields())
                    .filteredOn(field -> !field.sign().isEmpty())
                    .allMatch(field ->
                            explained.contains(field.sign()) || field.sign().matches("[0-9]+"));
        }));
    }

    @TestFactory
    Stream<DynamicTest> theWayOfAnOptionIsThatOfAPieceOfTheSeatToAct() {
        return each(game -> {
            Drawing drawing = DrawingPlugin.of(game);
            play(game, position -> {
                Set<String> different = new HashSet<>();
                for (int option = 0; option < position.options(); option++) {
                    String before = position.toString();
                    Way way = drawing.way(position, option);
                    assertThat(position).as("is left as it was").hasToString(before);
                    Position next = position.copy();
                    next.take(option);
                    String what = "%s '%s', %s: %s".formatted(game.spec(), before, position.label(option), way);
                    check(drawing, position, next, way, what);
                    if (position.label(option).matches("pass|skip")) {
                        assertThat(way).as(what).isEqualTo(Way.NONE);
                    }
                    assertThat(different.add(way + position.label(option)))
                            .as(what)
                            .isTrue();
                }
            });
        });
    }

    @Test
    void aPieceOfLudoCsSaysWhichWayItGoesAndTheLastOfASquareShowsIt() {
        Game game = Installed.REGISTRY.game("ludo-cs");
        Set<String> said = new HashSet<>();
        play(game, 6_000, position -> {
            for (Piece piece : board(game, position).pieces()) {
                said.add(piece.text().replaceAll("(?<=^|, )(counter-)?clockwise", ""));
                boolean block = piece.text().contains("in a block that goes ");
                String way = piece.text().replaceAll(".*in a block that goes |,.*", "");
                switch (piece.name().substring(1)) {
                    case ">" -> assertThat(way).isEqualTo("clockwise");
                    case "<" -> assertThat(way).isEqualTo("counter-clockwise");
                    default ->
                        assertThat(block || !piece.text().contains("clockwise")).isTrue();
                }
            }
        });
        assertThat(String.join("; ", said)).contains("in a block that goes clockwise", "may go home");
    }

    @Test
    void theDiceOfATileAreSaid() {
        Game game = Installed.REGISTRY.game("doom:size=2x2");
        assertThat(board(game, game.parse("r2b1/??  r 0")).pieces())
                .extracting(Piece::name, Piece::text)
                .containsExactly(
                        tuple("2", "2 dice"),
                        tuple("1", "1 die"),
                        tuple("?", "to be dealt"),
                        tuple("?", "to be dealt"));
    }

    private static void check(Drawing drawing, Position position, Position next, Way way, String what) {
        Colour mover = drawing.colour(position.seat());
        assertThat(mover).isNotEqualTo(Colour.NONE);
        List<Cell> before = standing(drawing, position, mover);
        List<Cell> after = standing(drawing, next, mover);
        List<Cell> left = without(before, after);
        List<Cell> come = without(after, before);
        way.from().ifPresent(cell -> assertThat(before).as(what).contains(cell));
        if (!left.isEmpty() && !come.isEmpty()) {
            assertThat(way.from()).as(what).isPresent().get().matches(left::contains);
            assertThat(way.to()).as(what).isPresent().get().matches(after::contains);
        }
    }

    private static List<Cell> standing(Drawing drawing, Position position, Colour colour) {
        return drawing.draw(position, CAPTIONS).pieces().stream()
                .filter(piece -> piece.colour() == colour)
                .map(Piece::cell)
                .toList();
    }

    private static List<Cell> without(List<Cell> some, List<Cell> others) {
        List<Cell> left = new ArrayList<>(some);
        others.forEach(left::remove);
        return left;
    }

    private static void play(Game game, Consumer<Position> check) {
        play(game, POSITIONS, check);
    }

    private static void play(Game game, int positions, Consumer<Position> check) {
        Dice dice = new Dice(SEED, 0);
        Position position = game.start();
        for (int i = 0; i < positions; i++) {
            if (position.node() == Position.OVER) {
                check.accept(position);
                position = game.start();
            }
            check.accept(position);
            position.take(position.isChance() ? dice.chance(position) : dice.below(position.options()));
        }
    }
}
