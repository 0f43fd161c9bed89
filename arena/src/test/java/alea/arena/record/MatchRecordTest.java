package alea.arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.MatchResult;
import alea.arena.Setups;
import alea.game.BadInput;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Player;
import alea.game.Quoted;
import alea.game.Spec;
import alea.match.Seating;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatchRecordTest {
    /** Every end of a line that {@link String#lines} knows, those that others know, and what a terminal obeys. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\n",
                "\r",
                "\r\n",
                "\r\rturns 9",
                "\n\n1 0 3",
                "\u0085",
                "\u2028",
                "\u2029",
                "\f",
                "\u000b",
                "\u001b[31m",
                "\t"
            })
    void aRecordIsReadBackWhateverAStrategyIsCalled(String end) {
        var record = new MatchRecord(
                "ludo-simple",
                List.of(0, 2),
                List.of("exec:python3 a.py" + end, "exec:" + end + "seat 2 x" + end),
                OptionalLong.of(1),
                0,
                OptionalLong.empty(),
                new MatchRecord.Result.Forfeited(0, "said '" + end + "'", List.of(2)),
                List.of(),
                "start",
                "end",
                List.of(new MatchRecord.Turn(0, List.of("3", "0"))),
                List.of(),
                1);
        String text = RecordText.write(record);
        MatchRecord read = RecordText.parse("record", text);
        assertThat(read.strategies())
                .containsExactly(
                        Quoted.plain("exec:python3 a.py" + end), Quoted.plain("exec:" + end + "seat 2 x" + end));
        assertThat(RecordText.write(read)).isEqualTo(text);
        assertThat(text.lines()).hasSize(12);
    }

    @Test
    void aFolderTakesTheRecordsOfOneArenaAtATime(@TempDir Path folder) {
        ArenaSetup setup = Setups.traced(Setups.of("ludo-simple", 2, 5, "fast", "random"));
        try (var _ = new RecordFolder(folder, setup, 2)) {
            assertThatThrownBy(() -> new RecordFolder(folder, setup, 2))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("%s is being written by another run; wait for its end, or name another", folder);
        }
        new RecordFolder(folder, setup, 2).close();
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @CsvSource({
        "ludo-simple,ROTATE,false,2147483647",
        "ludo-simple:seats=4,SHUFFLE,true,2147483647",
        "ludo-classic:seats=3,ROTATE,true,2147483647",
        "ludo-classic:pawns=1,FIXED,false,30"
    })
    void everyRecordReadsBackAndHolds(String game, Seating seating, boolean duplicate, int maxTurns) {
        ArenaSetup setup =
                Setups.traced(Setups.with(Setups.of(game, 12, 5, "hybrid", "random"), 2, seating, duplicate, maxTurns));
        for (MatchResult result : results(setup)) {
            MatchRecord record = MatchRecord.of(setup, result);
            MatchRecord read = RecordText.parse("record", text(setup, result));
            assertThat(read).isEqualTo(record);
            Verification verification = Verification.of(read, Setups.REGISTRY);
            assertThat(verification.rules()).isEmpty();
            assertThat(verification.dice()).isEmpty();
            assertThat(verification.positions()).hasSize(result.turns());
        }
    }

    @Test
    void aForfeitedMatchIsRecordedUpToTheDecisionWhereItEnded() {
        Game game = Setups.REGISTRY.game("ludo-simple");
        Player quitter = new Player(new Spec("exec", "python3 bot.py"), () -> (p, dice) -> {
            if (p.turns() > 4) {
                throw new Forfeit("crashed: exit status 1: oh, no");
            }
            return 0;
        });
        ArenaSetup setup = Setups.of(
                game,
                List.of(quitter, Setups.REGISTRY.player("fast", game)),
                2,
                1,
                1,
                Seating.ROTATE,
                false,
                Integer.MAX_VALUE,
                true);
        for (MatchResult result : results(setup)) {
            MatchRecord read = RecordText.parse("record", text(setup, result));
            assertThat(read).isEqualTo(MatchRecord.of(setup, result));
            assertThat(read.result())
                    .isInstanceOfSatisfying(
                            MatchRecord.Result.Forfeited.class,
                            f -> assertThat(f.reason()).isEqualTo("crashed: exit status 1: oh, no"));
            assertThat(Verification.of(read, Setups.REGISTRY).holds()).isTrue();
        }
    }

    @Test
    void anIllegalMoveIsFoundAtItsTurn() {
        assertThat(broken("\n3 0 ([1-6]) [0-3]\n", "\n3 0 $1 7\n").rules().orElseThrow())
                .startsWith("turn 3: '7' is not possible here: legal is ");
    }

    @Test
    void anotherResultIsFound() {
        assertThat(broken("result won \\d", "result won 1").rules().orElseThrow())
                .startsWith("the result is 'won 1', but the match was won by ");
        assertThat(broken("result won \\d", "result truncated").rules()).isPresent();
    }

    @Test
    void aTurnOfTheWrongPlaceIsFound() {
        assertThat(broken("\n3 0 ", "\n3 2 ").rules().orElseThrow()).contains("turn 3: it is the turn of place 0");
    }

    @Test
    void diceOfAnotherSeedAreFound() {
        Verification verification = broken("seed 5", "seed 6");
        assertThat(verification.rules()).isEmpty();
        assertThat(verification.dice().orElseThrow()).startsWith("the dice of seed 6, match 0 differ at turn ");
        assertThat(broken("seed 5\nmatch 0\n", "").holds()).isTrue();
    }

    @Test
    void aRecordThatCannotBeReadNamesTheLine() {
        String text = record();
        assertThatThrownBy(() -> RecordText.parse("x.alea", "hello")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> RecordText.parse("x.alea", text.replace("result won", "result one")))
                .hasMessageContaining("x.alea: result 'one");
        assertThatThrownBy(() -> RecordText.parse("x.alea", text.replace("\n3 0", "\n4 0")))
                .hasMessageContaining("expected turn 3");
        assertThatThrownBy(() -> RecordText.parse("x.alea", text.replace("seed 5", "sead 5")))
                .hasMessageContaining("line 5: 'sead'");
        assertThatThrownBy(() -> RecordText.parse("x.alea", text.replaceAll("\nend .*", "")))
                .hasMessageContaining("no line 'end'");
        assertThatThrownBy(() -> RecordText.parse("x.alea", text.replaceAll("turns \\d+", "turns 9")))
                .hasMessageContaining("the header says '9' turns");
    }

    @Test
    void seatsOfOtherPlacesAreRefused() {
        assertThatThrownBy(() -> broken("seat 2 ", "seat 1 "))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("the record's seat lines are for places [0, 1]; ludo-simple has [0, 2]");
    }

    @Test
    void aFolderHoldsOneFileAMatch(@TempDir Path folder) throws IOException {
        ArenaSetup setup = Setups.traced(Setups.of("ludo-simple", 11, 5, "fast", "random"));
        try (var records = new RecordFolder(folder.resolve("new/records"), setup, 11)) {
            results(setup).forEach(records::add);
        }
        try (var files = Files.list(folder.resolve("new/records"))) {
            assertThat(files.map(f -> f.getFileName().toString()).sorted())
                    .hasSize(11)
                    .startsWith("match-00.alea", "match-01.alea");
        }
        assertThatThrownBy(() -> new RecordFolder(folder.resolve("new/records"), setup, 11))
                .hasMessageContaining("holds records already");
        Files.writeString(folder.resolve("file"), "");
        assertThatThrownBy(() -> new RecordFolder(folder.resolve("file"), setup, 11))
                .isInstanceOf(BadInput.class);
    }

    private static Verification broken(String pattern, String replacement) {
        String text = record();
        String changed = text.replaceFirst(pattern, replacement);
        assertThat(changed).isNotEqualTo(text);
        return Verification.of(RecordText.parse("record", changed), Setups.REGISTRY);
    }

    private static String record() {
        ArenaSetup setup = Setups.traced(Setups.of("ludo-simple", 1, 5, "fast", "random"));
        return text(setup, results(setup).getFirst());
    }

    private static String text(ArenaSetup setup, MatchResult result) {
        return RecordText.write(MatchRecord.of(setup, result));
    }

    private static List<MatchResult> results(ArenaSetup setup) {
        List<MatchResult> results = new ArrayList<>();
        new Arena(setup).run(results::add);
        return results;
    }
}
