package alea.rpc;

import alea.game.BadInput;
import alea.game.Names;
import alea.game.Quoted;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The parameters of one call, checked: all of them are known to the method. */
public final class Params {
    private final String method;
    private final List<String> known;
    private final Map<String, JsonNode> given = new HashMap<>();

    /**
     * Reads parameters by name or by position.
     *
     * @param known the names that the method knows, in order
     * @throws BadInput for parameters that the method does not know
     */
    public Params(String method, List<String> known, @Nullable JsonNode params) {
        this.method = method;
        this.known = known;
        if (params == null || params.isNull()) {
            return;
        }
        if (params.isArray()) {
            if (params.size() > known.size()) {
                throw new BadInput(String.format(
                        Locale.ROOT, "%s: %d parameters are too many; %s", method, params.size(), takes()));
            }
            for (int i = 0; i < params.size(); i++) {
                given.put(known.get(i), params.get(i));
            }
            return;
        }
        for (var entry : params.properties()) {
            if (!known.contains(entry.getKey())) {
                throw new BadInput("%s has no parameter %s%s; %s"
                        .formatted(
                                method, Quoted.of(entry.getKey()), Names.didYouMean(entry.getKey(), known), takes()));
            }
            given.put(entry.getKey(), entry.getValue());
        }
    }

    private String takes() {
        return "it takes " + (known.isEmpty() ? "none" : String.join(", ", known));
    }

    /** A text that must be given. */
    public String text(String name) {
        JsonNode value = given.get(name);
        if (value == null || value.isNull()) {
            throw new BadInput("%s: the parameter %s is missing; %s".formatted(method, name, takes()));
        }
        if (!value.isString()) {
            throw new BadInput(
                    "%s: the parameter %s must be a string, not %s".formatted(method, name, shortened(value)));
        }
        return value.stringValue();
    }

    /** Whether a parameter is given. */
    public boolean has(String name) {
        JsonNode value = given.get(name);
        return value != null && !value.isNull();
    }

    /** A parameter that must be given, as JSON. */
    public JsonNode json(String name) {
        JsonNode value = given.get(name);
        if (value == null || value.isNull()) {
            throw new BadInput("%s: the parameter %s is missing; %s".formatted(method, name, takes()));
        }
        return value;
    }

    /** A whole number of 32 bits, or null when it is missing. */
    public @Nullable Integer integer(String name) {
        if (!has(name)) {
            return null;
        }
        long number = number(name, 0);
        if (number != (int) number) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s: the parameter %s must be a whole number of 32 bits, not %d",
                    method,
                    name,
                    number));
        }
        return (int) number;
    }

    /** A switch that is off where it is missing. */
    public boolean flag(String name) {
        JsonNode value = given.get(name);
        if (value == null || value.isNull()) {
            return false;
        }
        if (!value.isBoolean()) {
            throw new BadInput(
                    "%s: the parameter %s must be true or false, not %s".formatted(method, name, shortened(value)));
        }
        return value.booleanValue();
    }

    /** A whole number that may be missing. */
    public long number(String name, long standard) {
        JsonNode value = given.get(name);
        if (value == null || value.isNull()) {
            return standard;
        }
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw new BadInput("%s: the parameter %s must be a whole number of 64 bits, not %s"
                    .formatted(method, name, shortened(value)));
        }
        return value.longValue();
    }

    /** A whole number that must be given. */
    public long required(String name) {
        json(name);
        return number(name, 0);
    }

    /** A number that must be given. */
    public double real(String name) {
        JsonNode value = json(name);
        if (!value.isNumber()) {
            throw new BadInput("%s: the parameter %s is %s; it is a number".formatted(method, name, shortened(value)));
        }
        return value.doubleValue();
    }

    private static String shortened(JsonNode value) {
        String text = value.toString();
        return text.length() <= 40 ? text : text.substring(0, 37) + "...";
    }
}
