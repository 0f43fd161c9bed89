package alea.picture;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import alea.picture.BoardEditor.Choice;
import alea.picture.Picture.Piece;
import java.util.Collections;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What editors of the registry's games offer, in positions of random play. */
class BoardEditorTest {
    private static final long SEED = 3121;
    private static final boolean LONG = Boolean.getBoolean("alea.long");

    /** Positions of a game that are looked at, every so many-th of play, and fields of each. */
    private static final int POSITIONS = LONG ? 400 : 3;

    private static final int APART = 23;
    private static final int FIELDS = LONG ? 100 : 4;

    /** A piece of LUDO-CS and where it is. */
    private static final Pattern PLACED = Pattern.compile("piece \\S+ @ \\S+");

    /** Plies that are played on from what an editor made. */
    private static final int PLIES = 4;

    private static Picture board(Game game, Position position) {
        return DrawingPlugin.of(game).draw(position, Collections.nCopies(6, ""));
    }

    private static BoardEditor editor(Game game) {
        return DrawingPlugin.of(game).editor().orElseThrow();
    }

    private static Game game(String spec) {
        return Installed.REGISTRY.game(spec);
    }

    private static List<String> texts(List<Choice> choices) {
        return choices.stream().map(Choice::text).toList();
    }

    /** Where all pieces are, as a position says it. */
    private static String pawns(Position position) {
        String text = position.toString();
        return text.startsWith("round:")
                ? PLACED.matcher(text).results().map(MatchResult::group).collect(Collectors.joining(", "))
                : text.split(" ")[0];
    }

    /** A piece by its place alone, where the picture also says how it goes, which others on its square may change. */
    private static Piece placed(Piece piece) {
        return new Piece(
                piece.cell(),
                piece.colour(),
                number(piece.name()),
                piece.text().contains("clockwise") ? "" : piece.text());
    }

    private static String number(String name) {
        return name.replaceAll("[<>]", "");
    }

    @Test
    void everyGameHasAnEditor() {
        assertThat(Installed.REGISTRY.games())
                .allSatisfy(factory -> assertThat(
                                DrawingPlugin.of(game(factory.name())).editor())
                        .as(factory.name())
                        .isPresent());
    }

    @TestFactory
    Stream<DynamicTest> whatAnEditorMakesIsAPositionOfTheGame() {
        return Installed.REGISTRY.games().stream()
                .flatMap(factory -> {
                    List<String> all = Installed.specs(factory).toList();
                    return LONG
                            ? all.stream()
                            : Stream.of(all.getFirst(), all.getLast()).distinct();
                })
                .map(spec -> DynamicTest.dynamicTest(spec, () -> check(game(spec))));
    }

    private static void check(Game game) {
        Dice dice = new Dice(SEED, 0);
        Position position = game.start();
        for (int i = 0; i < POSITIONS * APART; i++) {
            if (i % APART == 0) {
                check(game, position, dice);
            }
            if (position.node() == Position.OVER) {
                check(game, position, dice);
                position = game.start();
            }
            position.take(position.isChance() ? dice.chance(position) : dice.below(position.options()));
        }
    }

    private static void check(Game game, Position position, Dice dice) {
        String before = position.toString();
        BoardEditor editor = editor(game);
        Picture picture = board(game, position);
        for (int i = 0; i < FIELDS; i++) {
            Cell cell =
                    picture.fields().get(dice.below(picture.fields().size())).cell();
            List<Choice> choices = editor.at(position, cell);
            for (Choice choice : choices) {
                String what = "%s '%s', %s".formatted(game.spec(), before, choice.text());
                isOfTheGame(game, choice.position(), dice, what);
                stands(game, picture, choice, cell, what);
            }
            if (!choices.isEmpty() && !before.contains("?")) {
                goesBack(game, position, choices.get(dice.below(choices.size())), cell);
            }
        }
        boolean over = position.node() == Position.OVER;
        List<Choice> turns = editor.turns(position);
        assertThat(turns.isEmpty()).as(before).isEqualTo(over || before.contains("?"));
        for (Choice choice : turns) {
            isOfTheGame(game, choice.position(), dice, before + ", " + choice.text());
            assertThat(choice.text())
                    .startsWith(DrawingPlugin.of(game).seat(choice.position().seat()) + " to act");
            assertThat(pawns(choice.position())).isEqualTo(pawns(position));
        }
        for (Choice choice : editor.rolls(position)) {
            isOfTheGame(game, choice.position(), dice, before + ", " + choice.text());
            assertThat(choice.position().seat()).as(before).isEqualTo(position.seat());
            assertThat(choice.position().isChance() || choice.position().node() == Position.DECISION)
                    .isTrue();
            assertThat(pawns(choice.position())).isEqualTo(pawns(position));
        }
        assertThat(position).hasToString(before);
    }

    /** It is read again, by the plain rules, too, and can be played on. */
    private static void isOfTheGame(Game game, Position position, Dice dice, String what) {
        assertThat(game.parse(position.toString())).as(what).isEqualTo(position);
        Position plain = game.plain().parse(position.toString());
        Position fast = position.copy();
        for (int ply = 0; ply < PLIES && fast.node() != Position.OVER; ply++) {
            assertThat(plain.options()).as(what).isEqualTo(fast.options());
            int option = fast.isChance() ? dice.chance(fast) : dice.below(fast.options());
            fast.take(option);
            plain.take(option);
            assertThat(plain).as(what).hasToString(fast.toString());
        }
    }

    /** The piece is there, and all others are where they were. */
    private static void stands(Game game, Picture before, Choice choice, Cell cell, String what) {
        List<Piece> pieces = board(game, choice.position()).pieces();
        assertThat(pieces)
                .as(what)
                .anyMatch(piece -> is(piece, choice) && piece.cell().equals(cell));
        assertThat(pieces)
                .as(what)
                .filteredOn(piece -> !is(piece, choice))
                .extracting(BoardEditorTest::placed)
                .isSubsetOf(
                        before.pieces().stream().map(BoardEditorTest::placed).toList());
    }

    private static boolean is(Piece piece, Choice choice) {
        return piece.colour() == choice.colour() && number(piece.name()).equals(number(choice.name()));
    }

    /** The change can be taken back. */
    private static void goesBack(Game game, Position position, Choice choice, Cell cell) {
        List<Piece> after = board(game, choice.position()).pieces().stream()
                .map(BoardEditorTest::placed)
                .toList();
        Cell left = board(game, position).pieces().stream()
                .filter(piece -> !after.contains(placed(piece)))
                .findFirst()
                .map(Piece::cell)
                .orElse(cell);
        assertThat(editor(game).at(choice.position(), left))
                .as("%s '%s', %s", game.spec(), position, choice.text())
                .extracting(back -> pawns(back.position()))
                .contains(pawns(position));
    }

    @Test
    void pawnsOfAllSeatsCanStandOnASquareThatNobodyHas() {
        Game game = game("ludo-classic:seats=2,pawns=2");
        Position position = game.parse("4,B/-/B,B/- 0 6");
        assertThat(texts(editor(game).at(position, CrossBoard.ring(13))))
                .containsExactly(
                        "R0 from square 4 to square 13",
                        "R1 from red base to square 13",
                        "Y0 from yellow base to square 13",
                        "Y1 from yellow base to square 13");
        assertThat(editor(game).at(position, CrossBoard.ring(13)).getFirst().position())
                .hasToString("13,B/-/B,B/- 0 6");
        assertThat(texts(editor(game).at(position, CrossBoard.ring(4))))
                .as("square 4 is not shared")
                .containsExactly("R1 from red base to square 4");
        assertThat(texts(editor(game).at(position, CrossBoard.lane(2, 1))))
                .containsExactly("Y0 from yellow base to yellow lane 2", "Y1 from yellow base to yellow lane 2");
        assertThat(texts(editor(game).at(position, CrossBoard.base(0, 0))))
                .containsExactly("R0 from square 4 to red base");
        assertThat(editor(game).at(position, new Cell(0, 0))).isEmpty();
    }

    @Test
    void anySeatCanBeToActAndAnyRollBeThere() {
        Game game = game("ludo-classic:seats=2,pawns=2");
        Position position = game.parse("4,B/-/B,B/- 0 6");
        assertThat(editor(game).turns(position))
                .extracting(choice -> choice.text() + ": " + choice.position())
                .containsExactly("Red to act: 4,B/-/B,B/- 0 -", "Yellow to act: 4,B/-/B,B/- 2 -");
        assertThat(editor(game).rolls(position))
                .extracting(choice -> choice.name() + ": " + choice.position())
                .startsWith(": 4,B/-/B,B/- 0 -", "1: 4,B/-/B,B/- 0 1")
                .endsWith("6: 4,B/-/B,B/- 0 6")
                .hasSize(7);
        assertThat(editor(game).rolls(game.parse("H,H/-/B,B/- 0 -"))).isEmpty();
    }

    @Test
    void whoGetsHomeByTheEditorHasWonAndComesBackByIt() {
        Game game = game("ludo-classic:seats=2,pawns=2");
        Position position = game.parse("H,4/-/B,B/- 2 6");
        Position won =
                editor(game).at(position, CrossBoard.home(0, 5)).getFirst().position();
        assertThat(won.node()).isEqualTo(Position.OVER);
        assertThat(editor(game).turns(won)).isEmpty();
        assertThat(editor(game).at(won, CrossBoard.ring(4)).getFirst().position())
                .hasToString("4,H/-/B,B/- 0 -");
    }

    @Test
    void aTileCanBeAnybodysWithAnyNumberOfDice() {
        Game game = game("doom:size=2x2,dice=3");
        Position position = game.parse("r2b2/b1r1 r 1 battle=0>1");
        List<Choice> choices = editor(game).at(position, new Cell(0, 0));
        assertThat(choices)
                .extracting(choice -> choice.text() + ": " + choice.position())
                .containsExactly(
                        "Red on tile 0, 1 die: r1b2/b1r1 r 1",
                        "Red on tile 0, 3 dice: r3b2/b1r1 r 1 battle=0>1",
                        "Blue on tile 0, 1 die: b1b2/b1r1 r 1",
                        "Blue on tile 0, 2 dice: b2b2/b1r1 r 1",
                        "Blue on tile 0, 3 dice: b3b2/b1r1 r 1");
        assertThat(texts(editor(game).turns(position)))
                .containsExactly(
                        "Red to act", "Red to act, after an attack", "Blue to act", "Blue to act, after an attack");
        assertThat(editor(game).at(position, new Cell(5, 0))).isEmpty();
    }

    @Test
    void aPawnThatCanComeToACellByTwoWaysIsOfferedOnBoth() {
        Game game = game("pachisi:seats=4");
        Picture picture = board(game, game.start());
        Cell lane = picture.fields().stream()
                .filter(field -> field.name().equals("red lane 2"))
                .findFirst()
                .orElseThrow()
                .cell();
        assertThat(texts(editor(game).at(game.start(), lane)))
                .contains(
                        "R0 from red base to red lane 2, having walked 5",
                        "R0 from red base to red lane 2, having walked 77");
    }

    private static final String CROSSED = "round: 12; order: red green yellow blue; turn: red; "
            + "piece R1 @ 30 cw cap=0 pass=0; piece R2 @ 30 ccw cap=1 pass=0; piece G1 @ 40 ccw cap=0 pass=1; "
            + "released: 3; mystery: 5 left=2; die: 4";

    private static List<String> ofSquare(String spec, String position, int square) {
        Game game = game(spec);
        return editor(game).at(game.parse(position), CrossBoard.ring((square + 26) % 52)).stream()
                .map(choice -> choice.name() + ": " + choice.text())
                .toList();
    }

    @Test
    void piecesOfLudoCsComeWithADirectionAndBlocksHaveTheirOwn() {
        assertThat(ofSquare("ludo-cs", CROSSED, 41))
                .contains(
                        "1: R1 from square 30 to square 41",
                        "3: R3 from red base to square 41, clockwise",
                        "3: R3 from red base to square 41, counter-clockwise",
                        "1<: G1 from square 40 to square 41")
                .hasSize(2 + 4 + 1 + 6 + 16);
        assertThat(ofSquare("ludo-cs", CROSSED, 30))
                .contains(
                        "1: R1 goes counter-clockwise",
                        "1: R1 has captured",
                        "2<: R2 goes clockwise",
                        "2<: R2 has captured nobody",
                        "2<: R2 has passed its approach",
                        "1: the block goes clockwise",
                        "4: R4 from red base to square 30, clockwise")
                .noneMatch(choice -> choice.contains("G1"));
    }

    @Test
    void whatIsChangedInLudoCsKeepsTheRoundAndTheMysteryCell() {
        Game game = game("ludo-cs");
        Position position = game.parse(CROSSED);
        Position moved = editor(game).at(position, CrossBoard.lane(0, 2)).stream()
                .filter(choice -> choice.text().equals("R2 from square 30 to red straight 2"))
                .findFirst()
                .orElseThrow()
                .position();
        assertThat(moved.toString())
                .contains(
                        "round: 12", "turn: red", "piece R1 @ 30 cw", "R2 @ straight2 ccw cap=1 pass=1", "released: 3")
                .contains("mystery: 5 left=2", "die: 4");
        assertThat(editor(game).turns(position))
                .extracting(choice -> choice.text())
                .containsExactly("Red to act", "Green to act", "Yellow to act", "Blue to act");
        assertThat(editor(game).rolls(position))
                .extracting(Choice::name)
                .containsExactly("", "1", "2", "3", "4", "5", "6");
    }
}
