package alea.cli;

import static alea.cli.Run.aleaReading;
import static org.assertj.core.api.Assertions.assertThat;

import alea.json.Json;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Conversations over the streams; what single messages are answered, RpcTest says. */
class RpcCommandTest {
    static JsonNode result(String request) {
        return Json.mapper().readTree(aleaReading(request, "rpc").done().out()).get("result");
    }

    @Test
    void answersLineByLineAndGoesOnAfterErrors() {
        String conversation = """
                {"jsonrpc":"2.0","id":1,"method":"start","params":{"game":"ludo-simple"}}
                nonsense

                {"jsonrpc":"2.0","method":"games"}
                {"jsonrpc":"2.0","id":2,"method":"play","params":{"game":"ludo-simple",\
                "position":"0,0,0,0/-/0,0,0,0/- 0 -","label":"6"}}
                {"jsonrpc":"2.0","id":3,"method":"play","params":{"game":"ludo-simple",\
                "position":"0,0,0,0/-/0,0,0,0/- 0 6","label":"4"}}\r
                {"jsonrpc":"2.0","id":4,"method":"play","params":{"game":"ludo-simple",\
                "position":"0,0,0,0/-/0,0,0,0/- 0 6","label":"3"}}""";
        assertThat(aleaReading(conversation, "rpc").done().out().lines())
                .containsExactly(
                        "{\"jsonrpc\":\"2.0\",\"result\":{\"position\":\"0,0,0,0/-/0,0,0,0/- 0 -\"},\"id\":1}",
                        "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32700,\"message\":\"this is not JSON: Unrecognized"
                                + " token 'nonsense': was expecting (JSON String, Number, Array, Object or token "
                                + "'null',"
                                + " 'true' or 'false') (column 1)\"},\"id\":null}",
                        "{\"jsonrpc\":\"2.0\",\"result\":{\"position\":\"0,0,0,0/-/0,0,0,0/- 0 6\"},\"id\":2}",
                        "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32602,\"message\":\"'4' is not possible here: "
                                + "legal is 0, 1, 2, 3\"},\"id\":3}",
                        "{\"jsonrpc\":\"2.0\",\"result\":{\"position\":\"0,0,0,6/-/0,0,0,0/- 2 -\"},\"id\":4}");
    }

    @Test
    void answersManyRequestsInOrder() {
        String requests = IntStream.range(0, 5_000)
                .mapToObj(id -> ("{\"jsonrpc\":\"2.0\",\"id\":" + id
                        + ",\"method\":\"options\",\"params\":{\"game\":\"ludo-simple\","
                        + "\"position\":\"0,0,0,0/-/0,0,0,0/- 0 6\"}}\n"))
                .collect(Collectors.joining());
        var ids = aleaReading(requests, "rpc")
                .done()
                .out()
                .lines()
                .map(line -> Json.mapper().readTree(line).get("id").intValue())
                .toList();
        assertThat(ids).isEqualTo(IntStream.range(0, 5_000).boxed().toList());
    }
}
