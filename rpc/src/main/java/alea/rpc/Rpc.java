package alea.rpc;

import alea.game.BadInput;
import alea.game.Names;
import alea.game.Quoted;
import alea.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;

/**
 * JSON-RPC 2.0 (https://www.jsonrpc.org/specification): a message in, a message out. Wherever messages come from, a
 * request that fails gets an error object as its answer, and the next one is answered as if nothing had been.
 */
public final class Rpc {
    static final int PARSE_ERROR = -32700;
    static final int INVALID_REQUEST = -32600;
    static final int METHOD_NOT_FOUND = -32601;
    static final int INVALID_PARAMS = -32602;
    static final int INTERNAL_ERROR = -32603;

    private static final String VERSION = "2.0";

    /** The answer to a request. */
    private sealed interface Response {}

    private record Success(String jsonrpc, Object result, JsonNode id) implements Response {}

    private record Failure(String jsonrpc, Problem error, JsonNode id) implements Response {}

    private record Problem(int code, String message) {}

    /** How it is said to callers what went wrong. */
    public interface Wording {
        /** To a caller on this machine, all that there is to say. */
        Wording PLAIN = new Wording() {
            @Override
            public String refused(BadInput e) {
                return String.valueOf(e.getMessage());
            }

            @Override
            public String failed(Throwable e) {
                return "internal error: " + e;
            }
        };

        /** What the caller did wrong. */
        String refused(BadInput e);

        /** That Alea failed. */
        String failed(Throwable e);
    }

    private final Methods methods;
    private final Wording wording;

    public Rpc(Methods methods) {
        this(methods, Wording.PLAIN);
    }

    /** Messages in the words of whoever serves. */
    public Rpc(Methods methods, Wording wording) {
        this.methods = methods;
        this.wording = wording;
    }

    /** The answer to a message: one line, or null when nothing is to be answered. */
    public @Nullable String answer(String message) {
        try {
            return answerTo(message);
        } catch (VirtualMachineError e) { // too large to be read, or its answer to be written
            return Json.write(failure(INTERNAL_ERROR, wording.failed(e), NullNode.getInstance()));
        }
    }

    private @Nullable String answerTo(String message) {
        JsonNode json;
        try {
            json = Json.mapper().readTree(message);
        } catch (JacksonException e) {
            return Json.write(notJson(e));
        } catch (StackOverflowError e) {
            return Json.write(failure(PARSE_ERROR, "this is nested too deeply", NullNode.getInstance()));
        }
        if (!json.isArray()) {
            Response response = answer(json);
            return response == null ? null : Json.write(response);
        }
        if (json.isEmpty()) {
            return Json.write(failure(INVALID_REQUEST, "a batch holds at least one request", NullNode.getInstance()));
        }
        List<Response> responses = new ArrayList<>();
        for (JsonNode request : json) {
            Response response = answer(request);
            if (response != null) {
                responses.add(response);
            }
        }
        return responses.isEmpty() ? null : Json.write(responses);
    }

    private static Response notJson(JacksonException e) {
        String what = Json.problem(e);
        int column = e.getLocation() == null ? -1 : e.getLocation().getColumnNr();
        String where = column < 0 ? "" : String.format(Locale.ROOT, " (column %d)", column);
        return failure(PARSE_ERROR, "this is not JSON: " + what + where, NullNode.getInstance());
    }

    /** A message that is too long to be read. */
    static String tooLong(int most) {
        return Json.write(failure(
                INVALID_REQUEST,
                String.format(Locale.ROOT, "a message has at most %d bytes", most),
                NullNode.getInstance()));
    }

    private @Nullable Response answer(JsonNode request) {
        JsonNode id = request.get("id");
        boolean idFits = id == null || id.isString() || id.isNumber() || id.isNull();
        JsonNode answerTo = id == null || !idFits ? NullNode.getInstance() : id;
        String wrong = wrong(request, idFits);
        if (wrong != null) {
            return failure(INVALID_REQUEST, wrong, answerTo);
        }
        Response response = call(request.get("method").stringValue(), request.get("params"), answerTo);
        return id == null ? null : response; // without an id it is a notification
    }

    /** Why this is not a request, or null when it is. */
    private static @Nullable String wrong(JsonNode request, boolean idFits) {
        if (!request.isObject()) {
            return "a request is an object";
        }
        JsonNode version = request.get("jsonrpc");
        if (version == null || !version.isString() || !version.stringValue().equals(VERSION)) {
            return "a request has \"jsonrpc\": \"2.0\"";
        }
        JsonNode method = request.get("method");
        if (method == null || !method.isString()) {
            return "a request has a \"method\", which is a string";
        }
        JsonNode params = request.get("params");
        if (params != null && !params.isObject() && !params.isArray()) {
            return "\"params\" is an object or an array";
        }
        return idFits ? null : "an \"id\" is a string or a number";
    }

    private Response call(String method, @Nullable JsonNode params, JsonNode id) {
        if (!methods.names().contains(method)) {
            String message = "there is no method %s%s; there are %s"
                    .formatted(
                            Quoted.of(method),
                            Names.didYouMean(method, methods.names()),
                            String.join(", ", methods.names()));
            return failure(METHOD_NOT_FOUND, message, id);
        }
        try {
            return new Success(VERSION, methods.call(method, params), id);
        } catch (BadInput e) {
            return failure(INVALID_PARAMS, wording.refused(e), id);
        } catch (RuntimeException | VirtualMachineError e) { // of memory, of the stack, or of a file that has shrunk
            return failure(INTERNAL_ERROR, wording.failed(e), id);
        }
    }

    private static Response failure(int code, String message, JsonNode id) {
        return new Failure(VERSION, new Problem(code, Quoted.message(message)), id);
    }
}
