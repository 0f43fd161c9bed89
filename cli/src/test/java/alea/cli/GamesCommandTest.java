package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Registry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class GamesCommandTest {
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    /** Of so many games one is drawn, since each loads networks and tables of its own. */
    private static final int ONE_OF = 4;

    @Test
    void listsEveryGame() {
        assertThat(alea("games").done().out())
                .contains("ludo-simple")
                .contains("ludo-classic")
                .contains("Project LUDO (UCSD), section 2.2");
    }

    @Test
    void tellsAllAboutOneGame() {
        assertThat(alea("games", "ludo-simple:seats=4").done().out())
                .contains("ludo-simple:seats=4: Ludo simplified")
                .contains("a turn: one roll and the move made with it")
                .containsPattern("pawns +pawns of each seat +1\\.\\.4 +4")
                .containsPattern("hybrid +Project LUDO: the most reward")
                .containsPattern("kill +S10: .* +sixth, halving, union +sixth");
    }

    @Test
    void jsonIsWhatTheProtocolAnswers() {
        JsonNode games = alea("games", "--json").json();
        JsonNode answered = RpcCommandTest.result("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"games\"}");
        assertThat(games).isEqualTo(answered);
        JsonNode simple = games.valueStream()
                .filter(g -> g.get("spec").stringValue().equals("ludo-simple"))
                .findFirst()
                .orElseThrow();
        assertThat(simple.get("seats").intValue()).isEqualTo(2);
        assertThat(simple.get("strategies").valueStream().map(JsonNode::stringValue))
                .contains("hybrid", "fast", "random");
    }

    @Test
    void aPlayerIsListedByItsNameAloneOnlyWhereThatPlays() {
        Registry registry = Registry.installed();
        var drawn = new Dice(1, 1);
        for (String spec : Stream.concat(
                        registry.games().stream().map(GameFactory::name),
                        Stream.of("ludo-simple:pawns=2", "ludo-simple:pawns=3", "doom:size=3x3", "doom:2x2"))
                .filter(spec -> LONG || drawn.below(ONE_OF) == 0)
                .toList()) {
            Game game = registry.game(spec);
            List<String> listed = alea("games", spec, "--json")
                    .json()
                    .get("strategies")
                    .valueStream()
                    .map(JsonNode::stringValue)
                    .toList();
            assertThat(listed).as(spec).contains("random");
            for (String strategy : listed) {
                assertThat(registry.player(strategy, game).instances().get())
                        .as(strategy + " of " + spec)
                        .isNotNull();
            }
        }
        JsonNode game = alea("games", "ludo-pyludo", "--json").json();
        assertThat(game.get("strategies").toString()).doesNotContain("net");
        assertThat(game.get("strategyKeys").get("net").get(0).toString())
                .contains("\"key\":\"file\"")
                .doesNotContain("\"standard\"");
        assertThat(alea("games", "ludo-pyludo").out()).contains("net:file=... ").contains("full:file=... ");
        assertThat(alea("games", "ludo-pyludo-fork").out()).contains("net  ");
        assertThat(alea("arena", "ludo-simple:pawns=3", "nte").err()).contains("net:file=...");
    }

    @Test
    void jsonOfOneGameHasItsKeys() {
        JsonNode game = alea("games", "ludo-classic:pawns=2", "--json").json();
        assertThat(game.get("spec").stringValue()).isEqualTo("ludo-classic:pawns=2");
        assertThat(game.get("keys").toString())
                .startsWith("[{\"key\":\"seats\",\"meaning\":\"how many play; two sit opposite\",\"allowed\":\"2..4\","
                        + "\"standard\":\"2\"},{\"key\":\"pawns\",\"meaning\":\"pawns of each seat\","
                        + "\"allowed\":\"1..4\",\"standard\":\"4\"},")
                .contains("{\"key\":\"overshoot\",\"meaning\":\"what a roll that leads beyond home does\","
                        + "\"allowed\":\"forbid, stop, bounce, back\",\"standard\":\"forbid\"}");
        assertThat(game.get("strategyKeys").get("hybrid").size()).isEqualTo(4);
    }

    @Test
    void anUnknownGameOrKeyIsOneLine() {
        Run unknown = alea("games", "ludo-smple");
        assertThat(unknown.err())
                .startsWith("alea games: there is no game 'ludo-smple' (did you mean 'ludo-simple'?)")
                .hasLineCount(1);
        assertThat(unknown.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(alea("games", "ludo-simple:seat=4").err())
                .startsWith("alea games: ludo-simple has no key 'seat' (did you mean 'seats'?)")
                .doesNotContain("it has seats")
                .hasLineCount(1);
        alea("games", "ludo-simple:seats=9")
                .complains("alea games: ludo-simple: seats=9 is not allowed; seats is 2..4");
    }

    @Test
    void diffShowsTheKeysThatSetTwoGamesApart() {
        assertThat(alea("games", "ludo-pyludo", "--diff", "ludo-star").done().out())
                .containsPattern("key +ludo-pyludo +ludo-star +meaning")
                .containsPattern("first-star +spares +strikes +whom a pawn meets")
                .containsPattern("again +never +six +what gives another roll")
                .containsPattern("tries +1 +3 ")
                .endsWith("\nludo-star has the rules of ludo-pyludo:first-star=strikes,again=six,tries=3\n")
                .hasLineCount(6);
        assertThat(alea("games", "ludo-pyludo", "--diff", "ludo-pyludo-fork")
                        .done()
                        .out())
                .endsWith("\nludo-pyludo-fork has the rules of ludo-pyludo:first-star=strikes\n");
        assertThat(alea("games", "ludo-star:seats=4", "--diff", "ludo-star")
                        .done()
                        .out())
                .isEqualTo("no difference: ludo-star and ludo-star have the same rules\n");
        JsonNode json = alea("games", "ludo-ludopy", "--diff", "ludo-ludopy-1.3.1", "--json")
                .json();
        assertThat(json.valueStream().map(d -> d.get("key").stringValue())).containsExactly("turnoff", "lane");
        assertThat(json.get(1).get("one").stringValue()).isEqualTo("5");
        assertThat(json.get(1).get("other").stringValue()).isEqualTo("6");
        alea("games", "ludo-pyludo", "--diff", "doom")
                .complains("alea games: ludo-pyludo and doom are not of one family");
        alea("games", "ludo-pyludo", "--diff", "ludo-star", "--check")
                .complains(
                        "alea games: --check and --diff do not go together: one checks a game, the other compares two");
    }

    @Test
    void theBoardIsDrawnIntoAFileOfItsOwn(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("board.svg");
        Run run = alea("games", "madn:seats=2", "--picture", file.toString());
        assertThat(run.code()).isEqualTo(Exit.DONE);
        assertThat(run.err()).isEqualTo("alea games: wrote %s\n".formatted(file));
        assertThat(Files.readString(file))
                .startsWith("<svg ")
                .contains("<title>The board of madn:seats=2: ", "Yellow: place 2")
                .doesNotContain("var(");
        alea("games", "madn", "--picture", folder.resolve("board.png").toString())
                .complains("alea games: --picture: '%s' is no name of an SVG picture; it ends in .svg"
                        .formatted(folder.resolve("board.png")));
        alea("games", "ludo-ucsc", "--picture", file.toString(), "--json")
                .complains("alea games: --picture goes with a GAME alone, and with no other option");
    }

    @Test
    void keysThatExcludeEachOtherAreRefusedByName() {
        alea("games", "ludo-ludopy:lane=0")
                .complains("alea games: ludo-ludopy:lane=0: lane-start=ring and lane=0 exclude each other: there is "
                        + "no first square of a lane");
    }
}
