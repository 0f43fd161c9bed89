package alea.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class AnalyseOverRpcTest {
    private static final Calls CALLS = new Calls(Registry.installed());
    /** Two pairs of pawns on one square each. */
    private static final String PAIRS = "12,12,30,30/-/10,0,0,7/- 0 3";

    private static Map<String, Object> at(String game, String position, Object... more) {
        Map<String, Object> params = new TreeMap<>(Map.of("game", game, "position", position));
        for (int i = 0; i < more.length; i += 2) {
            params.put((String) more[i], more[i + 1]);
        }
        return params;
    }

    private static JsonNode analyse(String game, String position, Object... more) {
        return CALLS.result("analyse", at(game, position, more));
    }

    @Test
    void aSmallGameIsExact() {
        JsonNode small = analyse("doom:2x2,dice=5", "r2b1/b5r3 r 1");
        assertThat(small.get("verdict").stringValue()).isEqualTo("exact");
        assertThat(small.get("best").toString()).isEqualTo("[\"0>1\"]");
        assertThat(small.get("options").get(1).get("loss").doubleValue()).isZero();
    }

    @Test
    void aLargeOneIsPlayedOnByDistinctOptions() {
        JsonNode large = analyse("ludo-simple", PAIRS, "games", 200, "luck", "none");
        assertThat(large.get("method").stringValue()).isEqualTo("rollout");
        assertThat(large.get("games").longValue()).isEqualTo(2 * 216);
        assertThat(large.get("game").stringValue()).isEqualTo("ludo-simple");
        assertThat(large.get("seed").longValue()).isEqualTo(1);
        assertThat(large.get("options")
                        .valueStream()
                        .mapToLong(o -> o.get("count").longValue()))
                .containsExactly(216L, 216L);
        assertThat(large.get("options").valueStream().map(o -> o.get("same").toString()))
                .containsExactly("[\"1\"]", "[\"3\"]");
        for (JsonNode option : large.get("options")) {
            assertThat(option.get("equity").doubleValue())
                    .isBetween(
                            option.get("lower").doubleValue(),
                            option.get("upper").doubleValue());
            assertThat(option.get("lossUpper").doubleValue())
                    .isGreaterThanOrEqualTo(option.get("loss").doubleValue());
        }
        assertThat(analyse("ludo-simple", PAIRS, "games", 200, "luck", "none")).isEqualTo(large);
    }

    @Test
    void reasonsAreGivenWhereTheyAreAskedFor() {
        String position = "12,0,30,20/-/10,0,0,7/- 0 3";
        JsonNode plain = analyse("ludo-simple", position, "games", 36);
        JsonNode explained = analyse("ludo-simple", position, "games", 36, "why", true);
        assertThat(explained.get("analysis")).isEqualTo(plain);
        assertThat(explained.at("/why/option")).isEqualTo(plain.at("/best/0"));
        assertThat(explained.at("/why/reasons").valueStream().map(JsonNode::stringValue))
                .anyMatch(reason -> reason.contains(", instead of: "));
        JsonNode alone = analyse("ludo-simple:pawns=1", "10/-/2/- 0 5", "why", true);
        assertThat(alone.has("why")).isFalse();
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThat(CALLS.refusal("analyse", at("ludo-simple", PAIRS, "why", "yes")))
                .isEqualTo("analyse: the parameter why must be true or false, not \"yes\"");
        assertThat(CALLS.refusal("analyse", at("ludo-simple", PAIRS, "until", 1)))
                .isEqualTo("until 1.0 is not allowed; it is at least 0.5, and less than 1");
        assertThat(CALLS.refusal("analyse", at("ludo-simple", PAIRS, "luck", "fast")))
                .isEqualTo("luck fast does not say what positions are worth; net does, or none");
        assertThat(CALLS.refusal("analyse", at("ludo-simple", PAIRS, "method", "search", "games", 9)))
                .isEqualTo("analyse: games is for rollouts, and method is search");
        assertThat(CALLS.refusal("analyse", at("ludo-simple", PAIRS, "by", "exec:cat")))
                .isEqualTo("exec:cat runs a program, and is taken from the command line alone");
        assertThat(CALLS.refusal("analyse", at("ludo-simple", PAIRS, "truncate", 5)))
                .isEqualTo("truncate needs --luck: a strategy that says what positions are worth, where matches are "
                        + "stopped");
    }
}
