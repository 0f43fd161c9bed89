package alea.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Plugin;
import alea.game.Registry;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import alea.json.Json;
import alea.ludo.LudoPlugin;
import alea.search.Basics;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.run.Drive;
import alea.solve.run.Plan;
import alea.solve.table.Precision;
import alea.solve.table.TableFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class RpcTest {
    private static final String DECISION = "12,20,0,0/-/1,0,0,0/- 0 2";

    private static final String PYLUDO = "0,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 6";

    private static final Registry REGISTRY = new Registry(List.of(new LudoPlugin(), new Basics(), new Extra()));
    private final Rpc rpc = new Rpc(new Methods(REGISTRY));

    /** Strategies that are awkward in one way each. */
    private static final class Extra implements Plugin {
        @Override
        public List<StrategyFactory> strategies() {
            return List.of(
                    new Made("sampler", () -> (position, dice) -> dice.below(position.options())),
                    new Made("broken", () -> (position, dice) -> {
                        throw new IllegalStateException("out of\norder");
                    }),
                    new Made("exec", () -> {
                        throw new AssertionError("a program was started");
                    }));
        }
    }

    private record Made(String name, Supplier<Strategy> maker) implements StrategyFactory {
        @Override
        public String title() {
            return name;
        }

        @Override
        public List<Key> keys() {
            return List.of(new Key("x", "anything", "", new Key.Text("anything")));
        }

        @Override
        public boolean plays(Game game) {
            return true;
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            return maker;
        }
    }

    private String answer(String method, String params) {
        return rpc.answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":%s}".formatted(method, params));
    }

    private JsonNode result(String method, String params) {
        return Json.mapper().readTree(answer(method, params)).get("result");
    }

    private void refuses(String method, String params, int code, String message) {
        refuses(method, params, code, message, rpc);
    }

    private static void refuses(String method, String params, int code, String message, Rpc asked) {
        JsonNode error = Json.mapper()
                .readTree(asked.answer(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":%s}".formatted(method, params)))
                .get("error");
        assertThat(error.get("message").stringValue()).isEqualTo(message);
        assertThat(error.get("code").intValue()).isEqualTo(code);
    }

    private static String at(String position, String more) {
        return "{\"game\":\"ludo-simple\",\"position\":\"%s\"%s}".formatted(position, more);
    }

    @Test
    void startTakesASeed() {
        assertThat(answer("start", "{\"game\":\"ludo-classic:seats=3\",\"seed\":7}"))
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"result\":{\"position\":\"B,B,B,B/B,B,B,B/B,B,B,B/- 0 -\"},\"id\":1}");
        refuses(
                "start",
                "{\"game\":\"ludo-simple\",\"seed\":1.5}",
                Rpc.INVALID_PARAMS,
                "start: the parameter seed must be a whole number of 64 bits, not 1.5");
        refuses(
                "start",
                "{\"game\":\"ludo-simple\",\"seed\":9223372036854775808}",
                Rpc.INVALID_PARAMS,
                "start: the parameter seed must be a whole number of 64 bits, not 9223372036854775808");
    }

    @Test
    void optionsTellsNodeSeatAndWhereOptionsLead() {
        assertThat(result("options", at("49,H,H,H/-/1,0,0,0/- 0 2", "")).toString())
                .isEqualTo("{\"node\":\"decision\",\"seat\":0,\"options\":[{\"label\":\"0\","
                        + "\"next\":\"51,H,H,H/-/1,0,0,0/- 2 -\"}]}");
        assertThat(result("options", at("12,20,0,0/-/1,0,0,0/- 2 -", ""))
                        .get("options")
                        .size())
                .isEqualTo(6);
        assertThat(result("options", at("H,H,H,H/-/1,0,0,0/- 0 -", "")).toString())
                .isEqualTo("{\"node\":\"over\",\"seat\":0,\"options\":[],\"scores\":[1.0,0.0]}");
    }

    @Test
    void playRefusesWhatIsNotLegal() {
        assertThat(result("play", at(DECISION, ",\"label\":\"1\"")).toString())
                .isEqualTo("{\"position\":\"12,22,0,0/-/1,0,0,0/- 2 -\"}");
        refuses(
                "play",
                at(DECISION, ",\"label\":\"pass\""),
                Rpc.INVALID_PARAMS,
                "'pass' is not possible here: legal is 0, 1, 2, 3");
        refuses(
                "play",
                at("12,20,0,0/-/1,0,0,0/- 2 -", ",\"label\":\"7\""),
                Rpc.INVALID_PARAMS,
                "'7' is not possible here: chance gives 1, 2, 3, 4, 5, 6");
        refuses(
                "play",
                at("H,H,H,H/-/1,0,0,0/- 0 -", ",\"label\":\"0\""),
                Rpc.INVALID_PARAMS,
                "'0' is not possible: the match is over");
        refuses(
                "play",
                at(DECISION, ",\"label\":1"),
                Rpc.INVALID_PARAMS,
                "play: the parameter label must be a string, not 1");
    }

    @Test
    void policyGivesWhatMayBePicked() {
        assertThat(result("policy", at(DECISION, ",\"strategy\":\"fast\"")).toString())
                .isEqualTo("{\"choices\":[{\"label\":\"1\",\"probability\":1.0}]}");
        assertThat(result("policy", at(DECISION, ",\"strategy\":\"random\""))
                        .get("choices")
                        .size())
                .isEqualTo(4);
        assertThat(result("policy", at("49,H,H,H/-/1,0,0,0/- 0 2", ",\"strategy\":\"broken\""))
                        .toString())
                .isEqualTo("{\"choices\":[{\"label\":\"0\",\"probability\":1.0}]}");
        refuses(
                "policy",
                at("12,20,0,0/-/1,0,0,0/- 2 -", ",\"strategy\":\"fast\""),
                Rpc.INVALID_PARAMS,
                "'12,20,0,0/-/1,0,0,0/- 2 -' is not a decision: it waits for chance, which gives 1, 2, 3, 4, 5, 6");
        refuses(
                "policy",
                at("H,H,H,H/-/1,0,0,0/- 0 -", ",\"strategy\":\"fast\""),
                Rpc.INVALID_PARAMS,
                "'H,H,H,H/-/1,0,0,0/- 0 -' is not a decision: the match is over");
    }

    @Test
    void aStrategyThatDrawsGivesTheOneOptionOfItsSeed() {
        var drawn = java.util.stream.IntStream.range(0, 30)
                .mapToObj(seed -> result("policy", at(DECISION, ",\"strategy\":\"sampler\",\"seed\":" + seed)))
                .peek(r -> assertThat(r.get("choices").size()).isEqualTo(1))
                .peek(r -> assertThat(r.get("choices").get(0).get("probability").doubleValue())
                        .isEqualTo(1))
                .map(JsonNode::toString)
                .toList();
        assertThat(drawn.stream().distinct()).hasSize(4);
        assertThat(result("policy", at(DECISION, ",\"strategy\":\"sampler\"")))
                .isEqualTo(result("policy", at(DECISION, ",\"strategy\":\"sampler\",\"seed\":1")));
    }

    @Test
    void evaluateGivesValuesAndTerms() {
        JsonNode first = result("evaluate", at(DECISION, ",\"evaluator\":\"hybrid\""))
                .get("options")
                .get(0);
        assertThat(first.propertyNames()).containsExactly("label", "value", "terms");
        assertThat(first.get("terms").propertyNames())
                .containsExactly("currentReward", "currentRisk", "futureReward", "futureRisk");
        refuses(
                "evaluate",
                at(DECISION, ",\"evaluator\":\"fast\""),
                Rpc.INVALID_PARAMS,
                "fast does not say what options are worth; for ludo-simple these do: defensive-prose, "
                        + "expectimax, hybrid");
    }

    @Test
    void evaluateNamesThoseAsWellThatNeedAFile() {
        assertThat(new Rpc(new Methods(Registry.installed()))
                        .answer(("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"evaluate\",\"params\":"
                                        + "[\"ludo-pyludo\",\"%s\",\"fast\"]}")
                                .formatted(PYLUDO)))
                .contains("fast does not say what options are worth; for ludo-pyludo these do: ")
                .contains(" full:file=...,", " smart")
                .doesNotContain("qtable");
    }

    @Test
    void whatIsNoJsonIsSaidWithoutTheNamesOfALibrary() {
        Rpc server = new Rpc(new Methods(Registry.installed()));
        String cut = "{\"jsonrpc\":\"2.0\",\"id\":18,\"method\":\"games\"";
        assertThat(server.answer(cut)).contains("this is not JSON: it ends too early (column");
        for (String text : List.of("[".repeat(100_000), "{\"id\":" + "1".repeat(5000) + "}")) {
            assertThat(server.answer(text)).contains("a number is too long, or lists are too deep");
        }
        for (String text : List.of("NaN", "01", "{a:1}", "'a'", "// x", "[1,]", "\"\\x\"", "\"\t\"", "+1", ".5")) {
            assertThat(server.answer(text))
                    .as(text)
                    .contains("this is not JSON: ")
                    .doesNotContain("`", "Source", "Feature");
        }
    }

    @Test
    void nothingIsSolvedToWordAComplaint() {
        var slow = new StrategyFactory() {
            @Override
            public String name() {
                return "slow";
            }

            @Override
            public String title() {
                return "takes long to make";
            }

            @Override
            public List<Key> keys() {
                return List.of();
            }

            @Override
            public boolean plays(Game game) {
                return true;
            }

            @Override
            public boolean evaluates() {
                return true;
            }

            @Override
            public Supplier<? extends Strategy> create(Settings settings, Game game) {
                throw new AssertionError("it was made");
            }
        };
        Plugin plugin = new Plugin() {
            @Override
            public List<StrategyFactory> strategies() {
                return List.of(slow);
            }
        };
        Rpc server = new Rpc(new Methods(new Registry(List.of(new LudoPlugin(), new Basics(), plugin))));
        for (String method : List.of("policy", "evaluate")) {
            String answer = server.answer(
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":[\"ludo-simple\",\"%s\",\"slow\"]}"
                            .formatted(method, DECISION.replaceFirst(".$", "-")));
            assertThat(answer).contains("is not a decision: it waits for chance");
        }
        refuses(
                "evaluate",
                "[\"ludo-simple\",\"%s\",\"random\"]".formatted(DECISION),
                Rpc.INVALID_PARAMS,
                "random does not say what options are worth; for ludo-simple these do: defensive-prose, "
                        + "expectimax, hybrid, slow",
                server);
    }

    /** A mapped file that shrinks stops a JVM that reads on. */
    @Test
    void aTableThatIsCutOffMeanwhileIsAnErrorAndAWholeOneIsReadAgain(@TempDir Path folder) throws IOException {
        Rpc server = new Rpc(new Methods(Registry.installed()));
        Game game = Registry.installed().game("doom:2x2,dice=2,turns=none");
        Path table = folder.resolve("t.table");
        var solving = Plan.of(game, Objective.ZERO_SUM).start(1e-9).solving();
        new Drive(solving, 1e-9).run();
        TableFile.write(table, Solution.of(solving), Precision.F64, true);
        byte[] whole = Files.readAllBytes(table);
        String request = ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"value\",\"params\":"
                        + "{\"game\":\"%s\",\"position\":\"%s\",\"table\":\"%s\"}}")
                .formatted(game.spec(), game.start(), table);
        String answer = server.answer(request);
        assertThat(answer).contains("\"method\":\"exact\"");
        TableFile open = TableFile.open(table);
        try (var file = FileChannel.open(table, StandardOpenOption.WRITE)) {
            file.truncate(4096);
        }
        assertThat(server.answer(request)).contains("\"error\":{\"code\":-32602", "has 4,096 bytes; its header says");
        // The JVM may tell only when the method has returned; Rpc knows both.
        assertThatThrownBy(() -> open.get(1, 511)).isInstanceOfAny(BadInput.class, InternalError.class);
        Files.write(table, whole);
        assertThat(server.answer(request)).isEqualTo(answer);
    }

    @Test
    void complaintsAboutAFileDoNotShowWhatIsInIt(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("some"), "root:x:0:0");
        refuses(
                "policy",
                "[\"ludo-pyludo\",\"%s\",\"qtable:file=%s\"]".formatted(PYLUDO, file),
                Rpc.INVALID_PARAMS,
                file + ", line 1: it begins with no key of four digits 0..8",
                new Rpc(new Methods(Registry.installed())));
    }

    @Test
    void convertTakesAPositionOrAnArray() {
        String array = "[[-1,-1,5,99],[-1,-1,-1,-1],[-1,27,44,-1],[-1,-1,-1,-1]]";
        String named = "{\"game\":\"ludo-pyludo\",\"array\":%s,\"seat\":2,\"die\":6}".formatted(array);
        assertThat(result("convert", named).get("position").stringValue())
                .isEqualTo("B,B,4,H/B,B,B,B/B,0,17,B/B,B,B,B 2 6");
        assertThat(result("convert", "[\"ludo-pyludo\",null,%s,2,6]".formatted(array)))
                .isEqualTo(result("convert", named));
        refuses(
                "convert",
                "[\"ludo-pyludo\",%s,2,6]".formatted(array),
                Rpc.INVALID_PARAMS,
                "convert: the parameter position must be a string, not [[-1,-1,5,99],[-1,-1,-1,-1],[-1,27,44...");
        assertThat(result("convert", "[\"ludo-pyludo\",\"%s\"]".formatted(PYLUDO))
                        .get("absolute")
                        .toString())
                .isEqualTo("[[1,-1,-1,-1],[-1,-1,-1,-1],[-1,-1,-1,-1],[-1,-1,-1,-1]]");
        for (String[] wrong : new String[][] {
            {"", "convert: position or array is missing; it takes game, position or array, seat, die, relative"},
            {",\"array\":[],\"position\":\"x\"", "convert takes a position or an array, not both"},
            {
                ",\"array\":%s,\"die\":4294967302".formatted(array),
                "convert: the parameter die must be a whole number of 32 bits, not 4294967302"
            },
            {
                ",\"array\":%s,\"die\":-4294967290".formatted(array),
                "convert: the parameter die must be a whole number of 32 bits, not -4294967290"
            },
            {
                ",\"array\":%s,\"seat\":4294967298".formatted(array),
                "convert: the parameter seat must be a whole number of 32 bits, not 4294967298"
            },
            {",\"array\":%s,\"die\":0".formatted(array), "the die is 1..6, or left out before the roll, not 0"},
            {",\"array\":%s,\"seat\":4".formatted(array), "nobody sits at place 4; 4 seats sit at [0, 1, 2, 3]"},
            {
                ",\"position\":\"%s\",\"seat\":0".formatted(PYLUDO),
                "seat, die and relative are for arrays; a position has its own"
            },
            {
                ",\"array\":[[0.9]]",
                "the array '[[0.9]]' is not four rows of four whole numbers, such as [[1, -1, -1, 99], ...]"
            },
            {
                ",\"array\":\"%s\"".formatted(array),
                "the array '\"%s\"' is not four rows of four whole numbers, such as [[1, -1, -1, 99], ...]"
                        .formatted(array)
            },
        }) {
            refuses("convert", "{\"game\":\"ludo-pyludo\"%s}".formatted(wrong[0]), Rpc.INVALID_PARAMS, wrong[1]);
        }
    }

    @Test
    void valueIsExactForSmallGamesAndPlayedForLargeOnes() {
        JsonNode small = result("value", "{\"game\":\"ludo-simple:pawns=1\",\"position\":\"0/-/0/- 0 -\"}");
        assertThat(small.propertyNames())
                .containsExactly("win", "lose", "draw", "value", "equity", "lower", "upper", "method", "best", "of");
        assertThat(small.get("win").doubleValue()).isCloseTo(0.574341077489, within(1e-10));
        assertThat(small.get("method").stringValue()).isEqualTo("exact");
        assertThat(small.get("of").stringValue()).isEqualTo("game");
        assertThat(small.get("best").size()).isZero();
        JsonNode large = result("value", at(DECISION, ""));
        assertThat(large.propertyNames())
                .containsExactly(
                        "win", "lose", "draw", "value", "equity", "lower", "upper", "method", "count", "by", "best",
                        "of");
        assertThat(large.get("method").stringValue()).isEqualTo("rollout");
        assertThat(large.get("of").stringValue()).isEqualTo("play");
        assertThat(large.get("best").size()).isPositive();
        assertThat(large.get("win").doubleValue())
                .isBetween(large.get("lower").doubleValue(), large.get("upper").doubleValue());
        JsonNode over = result("value", at("H,H,H,H/-/1,0,0,0/- 0 -", ""));
        assertThat(over.get("win").doubleValue()).isEqualTo(1);
    }

    @Test
    void valueRefusesWhatItDoesNotKnow() {
        refuses(
                "value",
                at(DECISION, ",\"objective\":\"mine\""),
                Rpc.INVALID_PARAMS,
                "value: the parameter objective is 'mine'; it is zero-sum or own-win");
        refuses(
                "value",
                at(DECISION, ",\"table\":\"no/such/table\""),
                Rpc.INVALID_PARAMS,
                "there is no file no/such/table");
        refuses(
                "value",
                "{\"game\":\"ludo-simple:seats=3\",\"position\":\"0,0,0,0/0,0,0,0/0,0,0,0/- 0 "
                        + "-\",\"objective\":\"zero-sum\"}",
                Rpc.INVALID_PARAMS,
                "ludo-simple:seats=3 has 3 seats; zero-sum is for two, own-win for any number");
    }

    @Test
    void programsAreNotStarted() {
        refuses(
                "policy",
                at(DECISION, ",\"strategy\":\"exec:rm\""),
                Rpc.INVALID_PARAMS,
                "exec:rm runs a program, and is taken from the command line alone");
        refuses(
                "evaluate",
                at(DECISION, ",\"evaluator\":\"exec:rm\""),
                Rpc.INVALID_PARAMS,
                "exec:rm runs a program, and is taken from the command line alone");
        assertThat(rpc.answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"games\"}"))
                .doesNotContain("exec");
    }

    @Test
    void wrongParametersAreNamed() {
        refuses(
                "options",
                "{\"game\":\"ludo-simple\"}",
                Rpc.INVALID_PARAMS,
                "options: the parameter position is missing; it takes game, position");
        refuses(
                "options",
                at(DECISION, ",\"postion\":\"\""),
                Rpc.INVALID_PARAMS,
                "options has no parameter 'postion' (did you mean 'position'?); it takes game, position");
        refuses(
                "options",
                "{\"game\":\"ludo-simple\",\"position\":null}",
                Rpc.INVALID_PARAMS,
                "options: the parameter position is missing; it takes game, position");
        refuses(
                "options",
                "[\"ludo-simple\",\"x\",3]",
                Rpc.INVALID_PARAMS,
                "options: 3 parameters are too many; it takes game, position");
        refuses("games", "{\"x\":1}", Rpc.INVALID_PARAMS, "games has no parameter 'x'; it takes none");
        refuses(
                "options",
                "{\"game\":\"ludo-smple\",\"position\":\"\"}",
                Rpc.INVALID_PARAMS,
                "there is no game 'ludo-smple' (did you mean 'ludo-simple'?); there are "
                        + new LudoPlugin()
                                .games().stream()
                                        .map(GameFactory::name)
                                        .sorted()
                                        .collect(Collectors.joining(", ")));
        refuses(
                "options",
                at("12,20,0/-/1,0,0,0/- 0 2", ""),
                Rpc.INVALID_PARAMS,
                "position, place 0: '12,20,0' is 3 of 4 pawns");
        refuses(
                "polcy",
                "{}",
                Rpc.METHOD_NOT_FOUND,
                "there is no method 'polcy' (did you mean 'policy'?); there are "
                        + String.join(", ", new Methods(REGISTRY).names()));
    }

    @Test
    void parametersMayComeByPosition() {
        assertThat(result("play", "[\"ludo-simple\",\"%s\",\"1\"]".formatted(DECISION)))
                .isEqualTo(result("play", at(DECISION, ",\"label\":\"1\"")));
    }

    @Test
    void aFailureInsideIsOneLine() {
        refuses(
                "policy",
                at(DECISION, ",\"strategy\":\"broken\""),
                Rpc.INTERNAL_ERROR,
                "internal error: java.lang.IllegalStateException: out of order");
    }

    @Test
    void whatIsNotARequestIsRefused() {
        String request = "\"jsonrpc\":\"2.0\",\"method\":\"games\"";
        invalid("3", "a request is an object");
        invalid("{}", "a request has \"jsonrpc\": \"2.0\"");
        invalid("{\"jsonrpc\":\"1.0\",\"method\":\"games\"}", "a request has \"jsonrpc\": \"2.0\"");
        invalid("{\"jsonrpc\":\"2.0\",\"method\":3}", "a request has a \"method\", which is a string");
        invalid("{" + request + ",\"params\":3}", "\"params\" is an object or an array");
        invalid("{" + request + ",\"id\":{}}", "an \"id\" is a string or a number");
        invalid("[]", "a batch holds at least one request");
        assertThat(rpc.answer("{\"jsonrpc\":\"2.0\",\"id\":1")).contains("\"code\":-32700");
        assertThat(rpc.answer("{\"id\":1,\"id\":2}")).contains("\"code\":-32700");
        assertThat(rpc.answer("{} {}")).contains("\"code\":-32700");
        assertThat(rpc.answer("[".repeat(100_000))).contains("\"code\":-32700");
    }

    private void invalid(String message, String why) {
        JsonNode answer = Json.mapper().readTree(rpc.answer(message));
        assertThat(answer.get("error").get("message").stringValue()).isEqualTo(why);
        assertThat(answer.get("error").get("code").intValue()).isEqualTo(Rpc.INVALID_REQUEST);
        assertThat(answer.get("id").isNull()).isTrue();
    }

    @Test
    void notificationsGetNoAnswer() {
        assertThat(rpc.answer("{\"jsonrpc\":\"2.0\",\"method\":\"games\"}")).isNull();
        assertThat(rpc.answer("{\"jsonrpc\":\"2.0\",\"method\":\"nothing\"}")).isNull();
        assertThat(rpc.answer("[{\"jsonrpc\":\"2.0\",\"method\":\"games\"}]")).isNull();
    }

    @Test
    void batchesAreAnsweredAsBatches() {
        String start = "{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"method\":\"start\",\"params\":[\"ludo-simple\"]}";
        String answer = rpc.answer("[%s,{\"jsonrpc\":\"2.0\",\"method\":\"games\"},1,%s]"
                .formatted(start.formatted("a"), start.formatted("b")));
        JsonNode answers = Json.mapper().readTree(answer);
        assertThat(answers.valueStream().map(a -> a.get("id").toString())).containsExactly("\"a\"", "null", "\"b\"");
        assertThat(answers.valueStream().map(a -> a.has("result"))).containsExactly(true, false, true);
    }

    @Test
    void everyStrategyOfTheListCanBeAsked() {
        for (JsonNode strategy : Json.mapper()
                .readTree(rpc.answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"games\"}"))
                .get("result")
                .get(0)
                .get("strategies")) {
            String name = strategy.stringValue();
            if (!name.equals("broken")) {
                assertThat(result("policy", at(DECISION, ",\"strategy\":\"" + name + "\"")))
                        .as(name)
                        .isNotNull();
            }
        }
    }
}
