package alea.doom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Conformance;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import alea.match.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every variation follows the plain rules, keeps the contract, and does what its name says. */
class DoomVariationsTest {
    private static final long SEED = 5;
    private static final int TRANSITIONS = Boolean.getBoolean("alea.long") ? 25_000 : 6_000;

    @Test
    void aBattleNamesBothItsEndsThoughOneHasNoChanceAndThatIsNeverDrawn() {
        Game game = Installed.REGISTRY.game("doom:2x2,faces=2");
        Position battle = game.parse("b5b5/r4r2 r 1 battle=3>1");
        assertThat(battle.options()).isEqualTo(2);
        assertThat(battle.label(0)).isEqualTo("win");
        assertThat(battle.label(1)).isEqualTo("loss");
        assertThat(battle.probability(0)).isZero();
        assertThat(battle.probability(1)).isEqualTo(1);
        for (int seed = 0; seed < 1000; seed++) {
            assertThat(new Dice(seed, 0).chance(battle)).isEqualTo(1);
        }
        Conformance.check(game, SEED, 5);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "doom",
                "doom:1x2,dice=2",
                "doom:2x1,init=1",
                "doom:2x2,turns=none",
                "doom:3x2,dice=2,init=1",
                "doom:2x3,reinforce=2",
                "doom:3x3,reinforce=3,init=1",
                "doom:3x3,reinforce=thesis",
                "doom:3x2,reinforce=thesis,dice=2,init=1,seats=3",
                "doom:3x3,reinforce=player,dice=3",
                "doom:4x4,supply=taken",
                "doom:3x3,supply=taken,reinforce=player",
                "doom:3x3,supply=taken,reinforce=2,seats=3",
                "doom:4x4,seats=3,init=1",
                "doom:3x3,seats=4,init=1,reinforce=3",
                "doom:8x8,dice=20,faces=3,turns=40",
                "doom:1x8,attack=3",
                "doom:8x1,attack=4,dice=4",
                "doom:4x4,mask=triangle",
                "doom:5x5,mask=hexagon,seats=4",
                "doom:3x3,mask=x-x/xxx/-x-",
                "doom:3x3,map=src/test/resources/alea/doom/merged.txt",
                "doom:3x3,map=src/test/resources/alea/doom/merged.txt,seats=3,init=1,reinforce=2",
                "doom:2x2,faces=100,dice=2"
            })
    void followsThePlainRules(String spec) {
        Game game = Installed.REGISTRY.game(spec);
        Game rules = game.plain();
        int done = 0;
        for (int match = 0; done < TRANSITIONS; match++) {
            Dice dice = new Dice(SEED, match);
            Position fast = game.start();
            Position plain = rules.start();
            while (fast.node() != Position.OVER) {
                int option = fast.isChance() ? dice.chance(fast) : dice.below(fast.options());
                fast.take(option);
                plain.take(option);
                done++;
                assertThat(describe(fast)).as("%s, match %d", spec, match).isEqualTo(describe(plain));
            }
            assertThat(plain.node()).isEqualTo(Position.OVER);
            for (int seat = 0; seat < game.seats(); seat++) {
                assertThat(fast.score(seat)).isEqualTo(plain.score(seat));
            }
        }
    }

    private static String describe(Position p) {
        var text = new StringBuilder(p + " " + p.node() + " " + p.seat() + " " + p.turns());
        for (int i = 0; i < p.options(); i++) {
            text.append(' ').append(p.label(i));
            if (p.node() == Position.WEIGHTED) {
                text.append('=').append(p.probability(i));
            }
        }
        return text.toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "doom:3x3,map=src/test/resources/alea/doom/merged.txt,turns=20",
                "doom:5x5,mask=hexagon,seats=4,turns=10",
                "doom:3x3,supply=taken,reinforce=player,turns=20"
            })
    void keepsTheContract(String spec) {
        assertThat(Conformance.check(Installed.REGISTRY.game(spec), SEED, 1).nodes())
                .isPositive();
    }

    @Test
    void aMatchOfThreeEndsAddsUpAndReplays() {
        Game game = Installed.REGISTRY.game("doom:3x3,seats=3");
        double[] sums = new double[3];
        int ended = 0;
        for (int match = 0; match < 200; match++) {
            Dice dice = new Dice(SEED, match);
            Position p = game.start();
            var trace = new Trace();
            while (p.node() != Position.OVER) {
                int option = p.isChance() ? dice.chance(p) : dice.below(p.options());
                trace.before(p, option);
                p.take(option);
            }
            double sum = 0;
            for (int seat = 0; seat < 3; seat++) {
                sums[seat] += p.score(seat);
                sum += p.score(seat);
            }
            assertThat(sum).isEqualTo(1, org.assertj.core.data.Offset.offset(1e-12));
            Position again = game.start();
            for (int option : trace.toArray()) {
                again.take(option);
            }
            assertThat(again).hasToString(p.toString()).isEqualTo(p);
            ended += p.turns() < 100 ? 1 : 0;
        }
        assertThat(ended).isGreaterThan(190);
        assertThat(java.util.Arrays.stream(sums)).allMatch(s -> s > 10);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "doom:2x2 | r3b1/b5r1 r 0 battle=0>1 | win | r1r2/b5r1 r 1",
                "doom:2x2 | r3b1/b5r1 r 0 battle=0>1 | loss | r1b1/b5r1 r 1",
                "doom:2x2 | r5b1/r5r1 r 1 | skip | r5b1/r5r2 b 0 turn=1",
                "doom:2x2,turns=none | r5b1/r5r1 r 1 | skip | r5b1/r5r2 b 0",
                "doom:2x2,reinforce=2 | r5b1/r5r1 r 1 | skip | r5b1/r5r1 r 1 reinforce=3",
                "doom:2x2,reinforce=2 | r5b1/r5r1 r 1 reinforce=3 | 0 | r5b1/r5r1 r 1 reinforce=2",
                "doom:2x2,reinforce=2 | r5b1/r5r1 r 1 reinforce=1 | 3 | r5b1/r5r2 b 0 turn=1",
                "doom:2x2,reinforce=player | r5b1/r5r1 r 1 reinforce=1 | 3 | r5b1/r5r2 b 0 turn=1",
                "doom:2x2,supply=taken | r3b4/b5r1 r 0 battle=0>1 | win | r1r2/b5r1 r 1 taken=4",
                "doom:2x2,supply=taken | r1r2/b5r1 r 1 taken=4 | skip | r2r3/b5r2 b 0 turn=1",
                "doom:2x2,supply=taken | r1r2/b5r1 r 1 taken=1 | skip | r1r2/b5r1 b 0 turn=1",
                "doom:2x2,supply=taken | r1r2/b5r1 r 1 | skip | r1r2/b5r1 b 0 turn=1",
                "doom:1x3,init=1 | ??? r 0 | r | ??? r 0 more=r",
                "doom:1x3,init=1 | r2?? r 0 more=r | r5 | r2r5? r 0 more=r",
                "doom:1x3,init=1 | r2r5? r 0 more=r | b1 | r2r5b1 r 0"
            })
    void anOptionLeadsWhereTheRuleSays(String spec, String from, String label, String to) {
        for (Game game : new Game[] {
            Installed.REGISTRY.game(spec), Installed.REGISTRY.game(spec).plain()
        }) {
            Position p = game.parse(from);
            p.take(p.option(label));
            assertThat(p).hasToString(to);
        }
    }

    /**
     * A full tile hands its numbers on; those behind the last with room are lost: the last, a full one, swallows
     * them.
     */
    @ParameterizedTest
    @CsvSource({
        "r5b1/r2r1 r 1 reinforce=3, 2, 8/8",
        "r2b1/r1r5 r 1 reinforce=3, 0 2 3, 3/8 1/8 4/8",
        "r5b1/r5r5 r 1 reinforce=3, 3, 15/15",
        "r1b1/r1r1 r 1 reinforce=3, 0 2, 2/3 1/3",
        "b1r1/b1b1 r 1 reinforce=1, 1, 1/1"
    })
    void weighsAsTheThesisDoes(String text, String tiles, String shares) {
        Game game = Installed.REGISTRY.game("doom:2x2,reinforce=thesis");
        for (Position p : new Position[] {game.parse(text), game.plain().parse(text)}) {
            assertThat(IntStream.range(0, p.options()).mapToObj(p::label)).containsExactly(tiles.split(" "));
            String[] parts = shares.split(" ");
            for (int option = 0; option < p.options(); option++) {
                String[] f = parts[option].split("/");
                assertThat(p.probability(option)).isEqualTo(Double.parseDouble(f[0]) / Double.parseDouble(f[1]));
            }
        }
    }

    @Test
    void weighsAndDealsAsTheRulesSay() {
        Position weighted = Installed.REGISTRY.game("doom:2x2,reinforce=3").parse("r5b1/r2r1 r 1 reinforce=2");
        assertThat(IntStream.range(0, 3).mapToDouble(weighted::probability)).containsExactly(5 / 8.0, 2 / 8.0, 1 / 8.0);
        Position deal = Installed.REGISTRY.game("doom:1x3,init=1,dice=2").parse("b2?? r 0 more=r");
        assertThat(IntStream.range(0, deal.options()).mapToObj(deal::label)).containsExactly("r1", "r2");
        deal = Installed.REGISTRY.game("doom:1x3,init=1,dice=2").parse("r2?? r 0 more=r");
        assertThat(IntStream.range(0, 4).mapToDouble(deal::probability)).containsOnly(0.25);
    }

    @Test
    void aDrawIsSharedAndTheLimitIsOne() {
        Game game = Installed.REGISTRY.game("doom:1x2,turns=7");
        assertThat(game.parse("r1b1 r 0").score(0)).isEqualTo(0.5);
        assertThat(game.parse("r2b1 r 0 turn=7").node()).isEqualTo(Position.OVER);
        assertThat(game.parse("r2b1 r 0 turn=7").score(1)).isEqualTo(0.5);
        assertThat(game.parse("r2r1 b 0 turn=7").score(0))
                .as("nobody is left to attack, so it is won")
                .isEqualTo(1);
        Game three = Installed.REGISTRY.game("doom:1x3,seats=3");
        assertThat(three.parse("r1b1g1 r 0").score(2)).isEqualTo(1.0 / 3);
        assertThat(three.parse("r1g1g1 r 0").score(2)).isEqualTo(1);
    }

    @Test
    void aPositionIsSetUpFromTiles() {
        DoomGame game = (DoomGame) Installed.REGISTRY.game("doom:2x2,mask=xx/x-");
        DoomPosition p = game.position();
        p.setUp(1, true, new int[] {0, 1, 1, 0}, new int[] {5, 2, 3, 0});
        assertThat(p).hasToString("r5b2/b3- b 1").isEqualTo(game.parse("r5b2/b3- b 1"));
        assertThatThrownBy(() -> p.setUp(1, true, new int[] {0, 2, 1, 0}, new int[] {5, 2, 3, 0}))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("tile 1: 2 dice of seat 2");
    }

    @Test
    void neighboursAreInTheOrderOfTheAttacks() {
        DoomBoard board = ((DoomGame) Installed.REGISTRY.game("doom:3x3")).board();
        assertThat(board.neighbours(4)).containsExactly(3, 1, 2, 6, 7, 5);
        assertThat(board.neighbours(0)).containsExactly(3, 1);
        DoomBoard merged =
                ((DoomGame) Installed.REGISTRY.game("doom:3x3,map=src/test/resources/alea/doom/merged.txt")).board();
        assertThat(merged.neighbours(4)).containsExactly(3, 1, 2, 6, 7, 8);
        assertThat(merged.has(5)).isFalse();
        assertThat(merged.size()).isEqualTo(8);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "doom:9x2 | size=9x2 is not allowed; size is ROWSxCOLUMNS, 1x2 to 8x8",
                "doom:1x1 | size=1x1 is not allowed",
                "doom:3 | size=3 is not allowed",
                "doom:dice=21 | dice=21 is not allowed; dice is 2..20",
                "doom:dice=2,attack=3 | attack=3 and dice=2: nobody could ever attack",
                "doom:1x2,seats=3 | 2 tiles for 3 seats",
                "doom:turns=0 | turns=0 is not allowed; turns is 1..1000000, or none",
                "doom:3x3,mask=xx/xx | mask is full, triangle, hexagon, or 3 rows of 3",
                "doom:2x2,mask=--/-x | leaves 1 tiles",
                "doom:3x2,mask=triangle | needs as many rows as columns",
                "doom:4x4,mask=hexagon | an odd number",
                "doom:3x3,mask=triangle,map=x | a map says itself where there are tiles",
                "doom:map=nowhere.txt | map=nowhere.txt is no file",
                "doom:reinforce=4 | reinforce is 1, 2, 3, player, thesis",
                "doom:colour=red | has no key 'colour'"
            })
    void aWrongSettingIsOneLine(String spec, String message) {
        assertThatThrownBy(() -> Installed.REGISTRY.game(spec))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0: 1;1: 0;0: 1 | line 3: its tile has a line already",
                "0: 1;1: | line 1: a neighbour does not touch the tile as well",
                "0: 9;9: 0 | line 1: there is no such tile; they are 0..3, row by row",
                "0: 0 | line 1: a neighbour is the tile itself, or there twice",
                "nonsense | line 1: it is not TILE: NEIGHBOUR NEIGHBOUR",
                "# nothing | has fewer than two tiles"
            })
    void aWrongMapSaysWhere(String lines, String message, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("map.txt");
        Files.write(file, lines.split(";").length == 0 ? java.util.List.of() : java.util.List.of(lines.split(";")));
        assertThatThrownBy(() -> Installed.REGISTRY.game("doom:2x2,map=" + file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "doom:2x2 | r1b1/b1 r 0 | row 1: 'b1' has 1 tiles; the board has 2 columns",
                "doom:2x2 | r1b1 r 0 | has 1 rows; the board has 2",
                "doom:2x2 | r1b1/b1r6 r 0 | tile 3: 'r6' is not a tile; it is one of r, b and 1..5 dice",
                "doom:2x2 | r1b1/b1g1 r 0 | tile 3: 'g1' is not a tile",
                "doom:2x2 | r1b1/b1- r 0 | tile 3: '-' where the board has a tile",
                "doom:2x2,mask=xx/x- | r1b1/b1r1 r 0 | tile 3: 'r1' where the board has no tile",
                "doom:2x2 | r1?/b1r1 r 0 | tile 2: tiles are dealt in order",
                "doom:2x2 | r1b1/b1r1 g 0 | TURN: 'g' is nobody; it is one of r, b",
                "doom:2x2 | r1b1/b1r1 r 2 | ATTACKED: '2' is not 0 or 1",
                "doom:2x2 | r1b1/b1r1 r | expected BOARD TURN ATTACKED",
                "doom:2x2 | r1b1/b1r1 r 1 reinforce=1 | is one field too many",
                "doom:2x2,reinforce=2 | r1b1/b1r1 r 1 reinforce=3 | reinforce: '3' is not 1..1",
                "doom:2x2 | r1b1/b1r1 r 1 battle=0>1 | battle: '0>1' is not FROM>TO",
                "doom:2x2 | r2b1/b1r1 r 1 battle=0>3 | battle: '0>3' is not FROM>TO",
                "doom:2x2 | r2b1/b1r1 r 0 turn=101 | turn: '101' is not 0..100",
                "doom:2x2 | r2b1/b1r1 r 1 turn=100 | the match is over, so ATTACKED is 0",
                "doom:2x2,turns=none | r2b1/b1r1 r 0 turn=1 | is of a game that counts turns; doom:",
                "doom:2x2,supply=taken | r2b1/b1r1 r 0 taken=1 | dice are taken by attacks",
                "doom:2x2 | r2?/?? r 1 | nothing has happened while a tile is still to be dealt",
                "doom:1x3,init=1 | r2?? r 0 | more: '' is not 1 of r, b",
                "doom:1x3,init=1 | r2r1? r 0 more=b | r has 2 tiles; it is dealt 1"
            })
    void aWrongPositionSaysWhatIsAllowed(String spec, String text, String message) {
        assertThatThrownBy(() -> Installed.REGISTRY.game(spec).parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }

    /** Each %s takes a text of 100,000 characters. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "%s",
                "%s r 0",
                "%s/b1r1 r 0",
                "r1b%s/b1r1 r 0",
                "r2b1/b1r1 %s 0",
                "r2b1/b1r1 r %s",
                "r2b1/b1r1 r 0 %s",
                "r2b1/b1r1 r 0 turn=%s",
                "r2b1/b1r1 r 0 battle=%s",
                "r2b1/b1r1 r 0 more=%s"
            })
    void aLongTextIsQuotedShortly(String text) {
        String wrong = text.formatted("7".repeat(100_000));
        assertThatThrownBy(() -> Installed.REGISTRY.game("doom:2x2").parse(wrong))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("7...'")
                .message()
                .hasSizeLessThan(300);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"77: 88", "1: 77", "1: 3", "1: 1", "1: 0 0", "root:secret", "secret", "1: 0 secret", "0:\n0:"})
    void noMessageShowsWhatAFileHolds(String content, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("map");
        Files.writeString(file, content);
        assertThatThrownBy(() -> Installed.REGISTRY.game("doom:2x2,map=" + file))
                .isInstanceOf(BadInput.class)
                .message()
                .matches("doom: map=" + file + ", line [12]: (it is not TILE: NEIGHBOUR NEIGHBOUR \\.\\.\\."
                        + "|there is no such tile; they are 0\\.\\.3, row by row|its tile has a line already"
                        + "|a neighbour is the tile itself, or there twice|a neighbour does not touch the "
                        + "tile as well)");
    }
}
