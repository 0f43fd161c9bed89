package alea.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import alea.json.Json;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Calls methods as another program would. */
final class Calls {
    private final Rpc rpc;

    Calls(Registry registry) {
        rpc = new Rpc(new Methods(registry));
    }

    /** What a method answers, where it does. */
    JsonNode result(String method, Map<String, ?> params) {
        JsonNode answer = answer(method, params);
        assertThat(answer.has("result")).as("%s %s %s", method, params, answer).isTrue();
        return answer.get("result");
    }

    /** Why a method is refused. */
    String refusal(String method, Map<String, ?> params) {
        JsonNode answer = answer(method, params);
        assertThat(answer.has("error")).as("%s %s %s", method, params, answer).isTrue();
        return answer.get("error").get("message").stringValue();
    }

    private JsonNode answer(String method, Map<String, ?> params) {
        String request = Json.write(Map.of("jsonrpc", "2.0", "id", 1, "method", method, "params", params));
        return Json.mapper().readTree(rpc.answer(request));
    }
}
