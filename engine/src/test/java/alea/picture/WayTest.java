package alea.picture;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import alea.picture.Picture.Field;
import alea.picture.Picture.Piece;
import alea.picture.Picture.Role;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class WayTest {
    private static final Cell BASE = new Cell(0, 0);

    /** One row with a base at its left and red pieces at some columns, blue ones at others. */
    private static Picture row(List<Integer> red, List<Integer> blue) {
        Stream<Piece> reds = red.stream().map(column -> new Piece(new Cell(0, column), Colour.RED, ""));
        Stream<Piece> blues = blue.stream().map(column -> new Piece(new Cell(0, column), Colour.BLUE, ""));
        return new Picture(
                Picture.Form.SQUARES,
                1,
                9,
                List.of(new Field(BASE, Role.BASE, Colour.NONE, "", "base")),
                Stream.concat(reds, blues).toList(),
                List.of(),
                List.of(),
                List.of());
    }

    private static Way red(List<Integer> before, List<Integer> after) {
        return Way.between(row(before, List.of(5)), row(after, List.of(0)), Colour.RED);
    }

    private static Way way(int from, int to) {
        return Way.of(new Cell(0, from), new Cell(0, to));
    }

    private static Way of(String spec, String position, String label) {
        Game game = Installed.REGISTRY.game(spec);
        Position parsed = game.parse(position);
        return DrawingPlugin.of(game).way(parsed, parsed.option(label));
    }

    @Test
    void aPieceThatHitsGoesToWhereTheOtherWas() {
        assertThat(red(List.of(2, 3), List.of(5, 3))).isEqualTo(way(2, 5));
    }

    @Test
    void aBlockMovesAsOne() {
        assertThat(red(List.of(2, 2, 3), List.of(5, 5, 3))).isEqualTo(way(2, 5));
    }

    @Test
    void aPieceThatJoinsAnotherAndOneThatLeavesItAreFound() {
        assertThat(red(List.of(2, 4), List.of(4, 4))).isEqualTo(way(2, 4));
        assertThat(red(List.of(4, 4), List.of(4, 7))).isEqualTo(way(4, 7));
    }

    @Test
    void aPieceThatIsSentToItsBaseIsNotTheOneThatMoved() {
        assertThat(red(List.of(2, 3), List.of(0, 6))).isEqualTo(way(2, 6));
        assertThat(red(List.of(2), List.of(0))).isEqualTo(way(2, 0));
    }

    @Test
    void whatMovesNoPieceOfTheColourHasNoWay() {
        assertThat(red(List.of(2), List.of(2))).isEqualTo(Way.NONE);
        assertThat(Way.between(row(List.of(), List.of(1)), row(List.of(), List.of(2)), Colour.RED))
                .isEqualTo(Way.NONE);
        assertThat(Way.between(row(List.of(1), List.of()), row(List.of(2), List.of()), Colour.NONE))
                .isEqualTo(Way.NONE);
    }

    @Test
    void aPawnEntersFromItsOwnFieldOfTheBaseAndGetsHome() {
        assertThat(of("ludo-classic:seats=2", "B,B,B,B/-/B,B,B,B/- 0 6", "1"))
                .isEqualTo(Way.of(CrossBoard.base(0, 1), CrossBoard.ring(0)));
        assertThat(of("ludo-classic:seats=2", "B,B,B,B/-/55,B,B,B/- 2 1", "0"))
                .isEqualTo(Way.of(CrossBoard.lane(2, 4), CrossBoard.home(2, 5)));
    }

    @Test
    void anAttackAndItsBattleGoFromTileToTileAndSkippingGoesNowhere() {
        Way attack = Way.of(new Cell(0, 0), new Cell(0, 1));
        assertThat(of("doom:2x2", "r2b1/b1r1 r 1", "0>1")).isEqualTo(attack);
        assertThat(of("doom:2x2", "r2b1/b1r1 r 1", "skip")).isEqualTo(Way.NONE);
        Game game = Installed.REGISTRY.game("doom:2x2");
        Position battle = game.parse("r2b1/b1r1 r 1 battle=0>1");
        assertThat(DrawingPlugin.of(game).way(battle, 0)).isEqualTo(attack);
        assertThat(DrawingPlugin.of(game).way(battle, 1)).isEqualTo(attack);
    }

    @Test
    void aColourIsFoundByItsWord() {
        assertThat(Colour.called("Teal")).isEqualTo(Colour.TEAL);
        assertThat(Colour.called("None")).isEqualTo(Colour.NONE);
        assertThat(Colour.called("seat 0")).isEqualTo(Colour.NONE);
        assertThat(Way.to(BASE)).isEqualTo(new Way(Optional.empty(), Optional.of(BASE)));
    }
}
