package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Conformance;
import alea.game.Position;
import alea.game.Settings;
import alea.game.Spec;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Squares that lead on to another: links.tsv has what becomes of positions by hand. */
class LinksTest {
    private static final long SEED = 41;

    /** Turns that are held to the contract: with links that lead back a match may last. */
    private static final int TURNS = 40;

    /** Settings on a ring of 40 with a lane of 4, two seats and two pawns, where they do not say otherwise. */
    private static Settings settings(String rules) {
        Stream<String> others = Stream.of("seats=2", "pawns=2", "ring=40", "turnoff=39", "lane=4")
                .filter(setting -> Arrays.stream(rules.split(","))
                        .noneMatch(s -> s.startsWith(setting.substring(0, setting.indexOf('=') + 1))));
        String all = String.join(",", Stream.concat(others, Stream.of(rules)).toList());
        return Settings.read(new Spec("by-hand", all), CrossKeys.FAMILY.keys());
    }

    private static CrossGame game(String rules) {
        Settings s = settings(rules);
        return (CrossGame)
                CrossKeys.FAMILY.ruleSet("by-hand", "by hand", "a test", s).create(s);
    }

    private static List<String> options(Position at) {
        return IntStream.range(0, at.options())
                .mapToObj(option -> {
                    Position then = at.copy();
                    then.take(option);
                    return at.label(option) + " " + then;
                })
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> positionsByHandGoOnAsTheRulesSay() {
        return Crossings.rows("links.tsv").stream()
                .map(row -> DynamicTest.dynamicTest(
                        row[0] + ": " + row[3],
                        () -> assertThat(options(game(row[0]).parse(row[1]))).containsExactly(row[2].split("\\|"))));
    }

    @TestFactory
    Stream<DynamicTest> rulesThatWereReadAreWrittenAgain() {
        return Crossings.rows("links.tsv").stream()
                .map(row -> row[0])
                .distinct()
                .map(rules -> DynamicTest.dynamicTest(rules, () -> {
                    Settings s = settings(rules);
                    assertThat(CrossKeys.FAMILY
                                    .settings(game(rules).crossRules(), s)
                                    .spec())
                            .isEqualTo(s.spec());
                }));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "links=5x12.18x25",
                "links=38x2.20x30,slides=8x4.10x16,own=forbid,passing=not-own,overshoot=bounce",
                "slides=5x9.15x19.25x29,sweeps=all,sent=start,own=carry,seats=3",
                "slides=5x9.15x19.25x29,sweeps=all,hit=both,goal=places,jump=no,own=behind,block-on=plain,bars=passing",
                "slides=5x12.15x22,links=31x2,sweeps=all,dice=2,use=apart,block-on=anywhere,bars=both,together=no",
                "slides=9x3.12x18,sweeps=all,dice=2,use=apart,doublets=yes,limit=3,penalty=last-moved,hit-steps=7",
                "slides=5x9,sweeps=all,limit=3,penalty=undone,hit-throws=yes,seats=4,teams=opposite",
                "links=5x12,slides=20x27,gate=round,overshoot=back,safe=7.17.27.37,on-safe=closed,sent=start,hit=both",
                "links=5x12,slides=20x27,short-cuts=10.40.41.22,starts=together,turnoff=39,lane=0,use=kept,own=carry"
            })
    void gamesKeepTheContract(String rules) {
        assertThat(game(rules).start()).isInstanceOf(PlainCross.class);
        Conformance.checkTurns(game(rules), SEED, 0, TURNS);
    }

    @Test
    void gamesWithoutLinksKeepTheirFastForm() {
        assertThat(game("sweeps=all").start()).isNotInstanceOf(PlainCross.class);
    }

    @Test
    void nobodyStaysWhereALinkBegins() {
        CrossGame game = game("links=5x12,slides=20x24");
        assertThatThrownBy(() -> game.parse("B,5/-/B,B/- 0 -"))
                .isInstanceOf(BadInput.class)
                .hasMessage("position, place 0, pawn 1: nobody stays on 5, which leads on to 12");
        assertThatThrownBy(() -> game.parse("B,B/-/20,B/- 0 -"))
                .hasMessage("position, place 2, pawn 0: nobody stays on 20, which leads on to 24");
        assertThat(game.parse("B,25/-/B,B/- 0 -")).asString().startsWith("B,25");
    }

    @Test
    void wordsSayWhereLinksLead() {
        assertThat(game("links=5x12.31x30,slides=20x24").rules())
                .containsEntry(
                        "links", "5 leads on to 12; 31 leads on to 30; 20 slides to 24; a slide hits foes on its way");
        assertThat(game("slides=20x24,sweeps=all").rules())
                .containsEntry("links", "20 slides to 24; a slide hits all on its way");
        assertThat(game("sweeps=all").rules()).doesNotContainKey("links");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "links=5x12,slides=5x9 | links=5x12 and slides=5x9 exclude each other: a square leads on in one way,"
                        + " and not by both: 5",
                "links=5x5 | links=5x5 is not allowed; they lead to squares that lead no further, and not to 5",
                "links=5x12,slides=12x15 | links=5x12 is not allowed; they lead to squares that lead no further,"
                        + " and not to 12",
                "links=5x40 | links=5x40 and turnoff=39 exclude each other: they lead from and to squares of the ring"
                        + " behind the start, 1..39, and not 40",
                "slides=44x12.45x13 | slides=44x12.45x13 and turnoff=39 exclude each other: they lead from and to"
                        + " squares of the ring behind the start, 1..39, and not 44, 45",
                "first-square=1,slides=1x7 | slides=1x7 and turnoff=39 exclude each other: they lead from and to"
                        + " squares of the ring behind the start, 2..39, and not 1",
                "links=34x30.35x30.36x30.37x30.38x30.39x30 | links=34x30.35x30.36x30.37x30.38x30.39x30 and turnoff=39"
                        + " exclude each other: no pawn ever gets home by such steps"
            })
    void linksThatLeadNowhereAreRefused(String rules, String message) {
        assertThatThrownBy(() -> game(rules)).isInstanceOf(BadInput.class).hasMessageEndingWith(message);
    }

    @Test
    void aDrawingMarksWhereLinksBeginAndSaysWhomASlideHits() {
        CrossGame game = game("links=5x12,slides=20x24,sweeps=all");
        Position at = game.parse("18,22/-/3,B/- 0 2");
        var drawing = new CrossDrawing(game);
        var picture = drawing.draw(at, List.of("one", "other"));
        assertThat(picture.fields().stream().map(field -> field.sign()).filter(">"::equals))
                .hasSize(2);
        assertThat(drawing.describe(at, 0)).isEqualTo("R0 from 18 to 24, strikes R1 Y0");
    }
}
