package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Installed;
import alea.game.Position;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A malformed position names the part that is wrong, and a label that is not legal changes nothing. */
class LudoNotationTest {
    private static Position parse(String game, String text) {
        return Installed.REGISTRY.game(game).parse(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "ludo-simple  | | position '': expected SEAT0/SEAT1/SEAT2/SEAT3 TURN DIE, for example "
                        + "'0,0,0,0/-/0,0,0,0/- 0 -'",
                "ludo-simple  | 0,0,0,0/-/0,0,0,0/- 0 | position '0,0,0,0/-/0,0,0,0/- 0': expected "
                        + "SEAT0/SEAT1/SEAT2/SEAT3 TURN DIE, for example '0,0,0,0/-/0,0,0,0/- 0 -'",
                "ludo-simple  | 0,0,0,0/-/0,0,0,0/- 0 - 2 | position: '2' is one field too many; ludo-simple "
                        + "keeps no memory beyond TURN and DIE",
                "ludo-simple  | 0,0,0,0/-/0,0,0,0 0 - | position: '0,0,0,0/-/0,0,0,0' has 3 places; a board has "
                        + "four, separated by /, and - where nobody sits",
                "ludo-simple  | 0,0,0,0/-/0,0,0,0/-/- 0 - | position: '0,0,0,0/-/0,0,0,0/-/-' has 5 places; a "
                        + "board has four, separated by /, and - where nobody sits",
                "ludo-simple  | 0,0,0,0/0,0,0,0/0,0,0,0/- 0 - | position, place 1: '0,0,0,0' where nobody sits; "
                        + "with 2 seats it is -; for 3 players take ludo-simple:seats=3",
                "ludo-classic:pawns=2 | B,B/0,4/B,B/H,8 0 4 | position, place 1: '0,4' where nobody sits; with 2 seats "
                        + "it is -; for 4 players take ludo-classic:pawns=2,seats=4",
                "ludo-simple  | 0, 0,0,0/-/0,0,0,0/- 0 - | position '0, 0,0,0/-/0,0,0,0/- 0 -': a position has no "
                        + "blanks but before TURN, and what follows it",
                "ludo-simple  | 0,0,0,0 / - / 0,0,0,0 / - 0 - | position '0,0,0,0 / - / 0,0,0,0 / - 0 -': a position "
                        + "has no blanks but before TURN, and what follows it",
                "ludo-classic | b,0,0,0/-/0,0,0,0/- 0 - | position, place 0, pawn 0: 'b' is not a square; it is "
                        + "B (base), 0..55 or H (home), in capitals",
                "ludo-simple  | 0,0,0,0/-/0,0,0,0/ 0 - | position, place 3: '' where nobody sits; with 2 seats it is -",
                "ludo-simple  | -/-/0,0,0,0/- 0 - | position, place 0: '-' is for places where nobody sits, and a "
                        + "seat with 4 pawns sits here",
                "ludo-simple  | 0,0,0,0/-/0,0,0/- 0 - | position, place 2: '0,0,0' is 3 of 4 pawns",
                "ludo-simple  | 0,0,0,0/-/0,0,0,0,0/- 0 - | position, place 2: '0,0,0,0,0' is 5 of 4 pawns",
                "ludo-simple  | 0,0,0,0/-/0,x,0,0/- 0 - | position, place 2, pawn 1: 'x' is not a square; it is "
                        + "0..51 or H (home)",
                "ludo-simple  | 0,0,0,52/-/0,0,0,0/- 0 - | position, place 0, pawn 3: '52' is not a square; it "
                        + "is 0..51 or H (home)",
                "ludo-simple  | 0,0,B,0/-/0,0,0,0/- 0 - | position, place 0, pawn 2: 'B' is not a square; it is "
                        + "0..51 or H (home)",
                "ludo-simple  | 0,0,,0/-/0,0,0,0/- 0 - | position, place 0, pawn 2: '' is not a square; it is "
                        + "0..51 or H (home)",
                "ludo-simple  | 0,0,-1,0/-/0,0,0,0/- 0 - | position, place 0, pawn 2: '-1' is not a square; it "
                        + "is 0..51 or H (home)",
                "ludo-classic | 0,0,56,0/-/0,0,0,0/- 0 - | position, place 0, pawn 2: '56' is not a square; it "
                        + "is B (base), 0..55 or H (home)",
                "ludo-classic | 0,0,99999999999,0/-/0,0,0,0/- 0 - | position, place 0, pawn 2: '99999999999' is "
                        + "not a square; it is B (base), 0..55 or H (home)",
                "ludo-simple  | 0,0,0,0/-/0,0,0,0/- 1 - | position, TURN: '1' is nobody's place; 2 seats sit at [0, 2]",
                "ludo-simple  | 0,0,0,0/-/0,0,0,0/- x - | position, TURN: 'x' is nobody's place; 2 seats sit at [0, 2]",
                "ludo-simple  | 0,0,0,0/-/0,0,0,0/- - - | position, TURN: '-' is nobody's place; 2 seats sit at [0, 2]",
                "ludo-simple:seats=3 | 0,0,0,0/0,0,0,0/0,0,0,0/- 3 - | position, TURN: '3' is nobody's place; 3 "
                        + "seats sit at [0, 1, 2]",
                "ludo-simple  | 0,0,0,0/-/0,0,0,0/- 0 0 | position, DIE: '0' is not a roll; it is 1..6, or - "
                        + "before the roll",
                "ludo-simple  | 0,0,0,0/-/0,0,0,0/- 0 7 | position, DIE: '7' is not a roll; it is 1..6, or - "
                        + "before the roll",
                "ludo-simple  | 0,0,0,0/-/0,0,0,0/- 0 six | position, DIE: 'six' is not a roll; it is 1..6, or - "
                        + "before the roll",
                "ludo-simple  | 30,0,0,0/-/4,0,0,0/- 0 - | position, place 2, pawn 0: 4 shares a square with "
                        + "place 0's 30; it is not shared",
                "ludo-classic | 3,B,B,B/-/29,B,B,B/- 0 - | position, place 2, pawn 0: 29 shares a square with "
                        + "place 0's 3; it is not shared",
                "ludo-ludopy  | B,B,B,8/B,B,B,47/B,B,B,B/B,B,B,B 0 - | position, place 1, pawn 3: 47 shares a "
                        + "square with place 0's 8; it is not shared",
                "ludo-ludopy-1.3.1 | 11,B,B,B/50,B,B,B/B,B,B,B/B,B,B,B 0 - | position, place 1, pawn 0: 50 "
                        + "shares a square with place 0's 11; it is not shared",
                "ludo-ludopy  | B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 - round=3 | position, round: '3' is not 1..2",
                "ludo-simple  | H,H,H,H/-/H,H,H,H/- 0 - | position: places 0 and 2 have both won; a match ends "
                        + "with the first",
                "ludo-simple  | H,H,H,H/-/0,0,0,0/- 0 3 | position, DIE: the match is over, so DIE is -",
            })
    void aMalformedPositionNamesThePartThatIsWrong(String game, String text, String message) {
        String given = text == null ? "" : text;
        for (Game rules : List.of(
                Installed.REGISTRY.game(game), Installed.REGISTRY.game(game).plain())) {
            assertThatThrownBy(() -> rules.parse(given))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(message);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "30,0,0,0/-/26,0,0,0/- 0 -", // 26 on from place 2 is start square 0
                "30,26,0,0/-/0,0,0,0/- 0 -", // start square 26 is safe for all
                "30,30,30,30/-/5,5,5,5/- 2 6", // one's own pawns may share
                "H,H,H,0/-/H,H,H,0/- 2 -",
                "  1,2,3,4/-/5,6,7,8/-   0  3 "
            })
    void whatTheRulesAllowIsRead(String text) {
        assertThat(parse("ludo-simple", text).toString()).isEqualTo(text.strip().replaceAll(" +", " "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "11,B,B,B/50,B,B,B/B,B,B,B/B,B,B,B",
                "25,B,B,B/B,B,B,B/51,B,B,B/12,B,B,B",
                "12,B,B,B/B,B,B,B/38,B,B,B/B,B,B,B"
            })
    void ludopysSeatsShareTheEndsOfTheirRings(String pawns) {
        String text = pawns + " 0 - round=2";
        assertThat(parse("ludo-ludopy", text)).hasToString(text);
    }

    @Test
    void theSquaresThatSeatsCanShareAreThoseOfTheirSources() {
        Map<String, String> sources = Map.of(
                "ludo-simple", "0 8 13 21 26 34 39 47",
                "ludo-classic", "0 8 13 21 26 34 39 47",
                "ludo-ludopy", "11 12 24 25 37 38 50 51");
        Compositions.dialects()
                .map(GameFactory::name)
                .forEach(spec -> assertThat(shared(spec)).as(spec).isEqualTo(sources.getOrDefault(spec, "")));
        assertThat(shared("ludo-classic:safe=none")).isEmpty();
        assertThat(shared("ludo-simple:safe=none"))
                .as("where struck pawns return to")
                .isEqualTo("0 13 26 39");
    }

    private static String shared(String spec) {
        long shared = ((LudoGame) Installed.REGISTRY.game(spec)).shared();
        return IntStream.range(0, 52)
                .filter(p -> (shared >>> p & 1) != 0)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" "));
    }

    @TestFactory
    Stream<DynamicTest> seatsShareSquaresInPlayOnlyWhereTheGameSaysSo() {
        return Compositions.all()
                .map(spec ->
                        DynamicTest.dynamicTest(spec, () -> shareOnlyWhere((LudoGame) Installed.REGISTRY.game(spec))));
    }

    private static void shareOnlyWhere(LudoGame game) {
        var dice = new Dice(9, 0);
        long seen = 0;
        for (int turn = 0; turn < 1_500; ) {
            var position = (LudoPosition) game.start();
            for (; position.node() != Position.OVER && turn < 1_500; turn++) {
                position.take(dice.below(position.options()));
                long[] stand = new long[4];
                for (int seat = 0; seat < game.seats(); seat++) {
                    for (int pawn = 0; pawn < game.pawns(); pawn++) {
                        int p = position.progress(seat, pawn);
                        stand[seat] |= p >= 0 && p < game.dialect().ring() ? 1L << (p + 13 * game.place(seat)) % 52 : 0;
                    }
                }
                seen |= stand[0] & (stand[1] | stand[2] | stand[3])
                        | stand[1] & (stand[2] | stand[3])
                        | stand[2] & stand[3];
            }
        }
        assertThat(seen & ~game.shared()).isZero();
    }

    /** The pawn of place 0 in its lane is found first and struck, and nobody looks for that of place 2. */
    @Test
    void ludopysSeatsComeToShareTheSquareOfALane() {
        Position position = parse("ludo-ludopy", "51,B,B,B/B,B,B,B/25,B,B,B/9,B,B,B 3 3 round=2");
        position.take(position.option("0"));
        assertThat(position).hasToString("B,B,B,B/B,B,B,B/25,B,B,B/12,B,B,B 0 - round=2");
        assertThat(parse("ludo-ludopy", position.toString())).isEqualTo(position);
    }

    @Test
    void pawnsOnLaneSquaresOfTheSameNumberShareNothing() {
        assertThat(parse("ludo-classic", "53,B,B,B/-/53,B,B,B/- 0 -").node()).isEqualTo(Position.CHANCE);
    }

    @Test
    void theWinnerIsTheSeatOfAPositionThatIsOver() {
        Position over = parse("ludo-simple", "0,0,0,0/-/H,H,H,H/- 0 -");
        assertThat(over.node()).isEqualTo(Position.OVER);
        assertThat(over.seat()).isEqualTo(1);
        assertThat(over.options()).isZero();
        assertThat(over.score(0)).isZero();
        assertThat(over.score(1)).isEqualTo(1);
        assertThatThrownBy(() -> over.option("3"))
                .isInstanceOf(BadInput.class)
                .hasMessage("'3' is not possible: the match is over");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple", "ludo-classic:seats=4", "ludo-simple:seats=3,pawns=1"})
    void beforeTheRollThereIsAChanceNodeWithTheSixFaces(String spec) {
        Position start = Installed.REGISTRY.game(spec).start();
        assertThat(start.node()).isEqualTo(Position.CHANCE);
        assertThat(start.isChance()).isTrue();
        assertThat(IntStream.range(0, start.options()).mapToObj(start::label))
                .containsExactly("1", "2", "3", "4", "5", "6");
        assertThat(IntStream.range(0, 6).mapToDouble(start::probability)).containsOnly(1 / 6.0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "ludo-simple | 0,0,0,0/-/0,0,0,0/- 0 - | 7 | '7' is not possible here: chance gives 1, 2, 3, 4, 5, 6",
                "ludo-simple | 0,H,0,0/-/0,0,0,0/- 0 2 | 1 | '1' is not possible here: legal is 0, 2, 3",
                "ludo-simple | 0,H,0,0/-/0,0,0,0/- 0 2 | pass | 'pass' is not possible here: legal is 0, 2, 3",
                "ludo-classic | B,B,B,B/-/B,B,B,B/- 0 2 | 0 | '0' is not possible here: legal is pass",
                "ludo-classic | 54,B,7,B/-/B,B,B,B/- 0 6 | 0 | '0' is not possible here: legal is 1, 2, 3",
                "ludo-classic | 54,B,7,B/-/B,B,B,B/- 0 2 | 1 | '1' is not possible here: legal is 0, 2",
            })
    void anIllegalLabelNamesTheLegalOnesAndChangesNothing(String game, String text, String label, String message) {
        Position position = parse(game, text);
        assertThatThrownBy(() -> position.option(label))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
        assertThat(position).hasToString(text).isEqualTo(parse(game, text));
        assertThat(position.turns()).isZero();
    }

    @Test
    void twoSeatsSitOppositeAndThreeSideBySide() {
        assertThat(Installed.REGISTRY.game("ludo-simple:pawns=1").start()).hasToString("0/-/0/- 0 -");
        assertThat(Installed.REGISTRY.game("ludo-classic:seats=3,pawns=2").start())
                .hasToString("B,B/B,B/B,B/- 0 -");
        assertThat(Installed.REGISTRY.game("ludo-classic:seats=4,pawns=1").start())
                .hasToString("B/B/B/B 0 -");
    }

    @Test
    void aTurnedPositionHasEverythingOnePlaceFurther() {
        Game four = Installed.REGISTRY.game("ludo-classic:seats=4,pawns=2");
        assertThat(four.turned(four.parse("1,B/2,3/H,4/55,8 3 6"))).hasToString("55,8/1,B/2,3/H,4 0 6");
        Game two = Installed.REGISTRY.game("ludo-classic:pawns=2");
        assertThat(two.turned(two.parse("1,B/-/H,4/- 0 -"))).hasToString("H,4/-/1,B/- 2 -");
        Game three = Installed.REGISTRY.game("ludo-classic:seats=3");
        assertThat(three.symmetric()).isFalse();
        assertThatThrownBy(() -> three.turned(three.start())).isInstanceOf(UnsupportedOperationException.class);
    }
}
