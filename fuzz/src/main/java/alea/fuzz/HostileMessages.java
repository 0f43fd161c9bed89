package alea.fuzz;

import alea.fuzz.Outcome.Kind;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.json.Json;
import alea.rpc.Methods;
import alea.rpc.Rpc;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Hostile messages for {@code alea rpc}: requests that would be right, with values of other kinds, damaged bytes,
 * other structure, and noise. One server answers all of them.
 */
final class HostileMessages implements Subject {
    /** Those that are solved are small: solving two pawns takes seconds, which is no fault. */
    private static final List<String> SPECS = List.of(
            "doom:2x2,dice=3",
            "doom:3x2",
            "doom:2x2,faces=2",
            "doom:3x3,seats=3",
            "ludo-simple:pawns=1",
            "ludo-classic:seats=4",
            "ludo-ludopy:ghosts=1+3",
            "ludo-cs:end=all");
    /** Quick ones; names of others come in by damage. */
    private static final List<String> STRATEGIES = List.of(
            "random",
            "first",
            "hybrid",
            "fast",
            "smart",
            "expectimax:depth=1",
            "mc:trials=2",
            "mcts-chance:iterations=2",
            "net",
            "optimal",
            "greedy",
            "exec:true",
            "net:file=/etc/passwd",
            "q:file=/dev/zero",
            "optimal:table=/dev/null",
            "mcts:iterations=3");

    private static final List<String> NAMES = List.of(
            "game",
            "position",
            "label",
            "strategy",
            "seed",
            "array",
            "seat",
            "die",
            "relative",
            "evaluator",
            "objective",
            "table");
    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "-1",
            "0",
            "1e400",
            "1.5",
            "18446744073709551616",
            "\"\"",
            "[]",
            "{}",
            "[[[]]]",
            "{\"a\":{\"a\":{}}}",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"\\u001b[2J\"",
            "\"\\u202e\"",
            "\"null\"",
            "\"ludo-simple\"",
            "\"doom:3x2\"",
            "[1,2,3]",
            "\"0\"",
            "\"pass\"",
            "\"a long text " + "x".repeat(3000) + "\"");
    private static final int POSITIONS = 40;
    private static final int PLIES = 60;

    /** A game, a position of it and one of the labels there. */
    private record Place(String game, String position, String label) {}

    private final List<Place> places = new ArrayList<>();
    private @Nullable Rpc rpc;

    @Override
    public String name() {
        return "rpc";
    }

    @Override
    public void prepare(Path folder) {}

    /** The server, and positions of every game, which depend on nothing but the games. */
    private Rpc server() {
        if (rpc == null) {
            var registry = Registry.installed();
            List<String> games = new ArrayList<>(SPECS);
            registry.games().forEach(g -> games.add(g.name()));
            for (int g = 0; g < games.size(); g++) {
                Game game = registry.game(games.get(g));
                for (int i = 0; i < POSITIONS; i++) {
                    places.add(place(games.get(g), game, new Dice(g, i)));
                }
            }
            rpc = new Rpc(new Methods(registry));
        }
        return rpc;
    }

    private static Place place(String spec, Game game, Dice dice) {
        Position position = game.start();
        for (int ply = dice.below(PLIES); ply > 0 && position.node() != Position.OVER; ply--) {
            position.take(dice.below(position.options()));
        }
        String label = position.node() == Position.OVER ? "0" : position.label(dice.below(position.options()));
        return new Place(spec, position.toString(), label);
    }

    @Override
    public Outcome attempt(Dice dice, Path folder) {
        Rpc server = server();
        String message = message(dice);
        String answer = server.answer(message);
        if (answer == null) {
            return new Outcome(Kind.ACCEPTED, "nothing");
        }
        return judge(message, answer);
    }

    private static Outcome judge(String message, String answer) {
        if (answer.indexOf('\n') >= 0) {
            return Manners.fault("more than a line", answer);
        }
        JsonNode json;
        try {
            json = Json.mapper().readTree(answer);
        } catch (JacksonException e) {
            return Manners.fault("no JSON", answer);
        }
        boolean refused = false;
        for (JsonNode response : json.isArray() ? json : List.of(json)) {
            JsonNode error = response.get("error");
            if (error == null) {
                continue;
            }
            refused = true;
            String said = error.get("message").stringValue();
            if (error.get("code").intValue() == -32603) {
                return Manners.fault("an internal error", said + " to " + message);
            }
            Outcome words = Manners.words(said, message);
            if (words.kind() == Kind.FAULT) {
                return words;
            }
        }
        return new Outcome(refused ? Kind.REFUSED : Kind.ACCEPTED, "");
    }

    private String message(Dice dice) {
        String message = request(dice, dice.below(3) == 0);
        return switch (dice.below(8)) {
            case 0, 1, 2 -> message;
            case 3, 4, 5 ->
                new String(
                        Damage.of(message.getBytes(StandardCharsets.UTF_8), dice.below(4) > 0, dice),
                        StandardCharsets.UTF_8);
            case 6 -> structure(message, dice);
            default -> noise(dice);
        };
    }

    private String request(Dice dice, boolean hostile) {
        Place place = places.get(dice.below(places.size()));
        Place other = dice.below(10) == 0 ? places.get(dice.below(places.size())) : place;
        List<String> params = new ArrayList<>();
        String method;
        switch (dice.below(hostile ? 9 : 7)) {
            case 0 -> method = "games";
            case 1 -> {
                method = "start";
                params.add(text("game", place.game));
            }
            case 2 -> {
                method = "options";
                params.addAll(List.of(text("game", place.game), text("position", other.position)));
            }
            case 3 -> {
                method = "play";
                params.addAll(List.of(
                        text("game", place.game), text("position", place.position), text("label", other.label)));
            }
            case 4 -> {
                method = "policy";
                params.addAll(List.of(
                        text("game", place.game),
                        text("position", other.position),
                        text("strategy", STRATEGIES.get(dice.below(STRATEGIES.size())))));
            }
            case 5 -> {
                method = "evaluate";
                params.addAll(List.of(
                        text("game", place.game),
                        text("position", other.position),
                        text("evaluator", STRATEGIES.get(dice.below(STRATEGIES.size())))));
            }
            case 6 -> {
                method = "convert";
                params.addAll(List.of(
                        text("game", place.game),
                        dice.below(2) == 0
                                ? text("position", other.position)
                                : "\"array\":[[0,0,5,57],[0,0,0,0],[0,1,18,0],[0,0,0,0]]"));
            }
            case 7 -> {
                method = "value"; // of few games: the first question solves one
                params.addAll(List.of(text("game", "doom:2x2,dice=2"), text("position", other.position)));
            }
            default -> method = NAMES.get(dice.below(NAMES.size()));
        }
        if (hostile) {
            hostile(params, dice);
        }
        String id =
                dice.below(20) == 0 ? "" : ",\"id\":" + (hostile && dice.below(5) == 0 ? value(dice) : dice.below(100));
        return "{\"jsonrpc\":\"2.0\"%s,\"method\":\"%s\",\"params\":{%s}}"
                .formatted(id, method, String.join(",", params));
    }

    private static void hostile(List<String> params, Dice dice) {
        String pair = "\"%s\":%s".formatted(NAMES.get(dice.below(NAMES.size())), value(dice));
        if (params.isEmpty() || dice.below(3) == 0) {
            params.add(pair);
        } else {
            int at = dice.below(params.size());
            String name = params.get(at).substring(0, params.get(at).indexOf(':'));
            params.set(at, dice.below(4) == 0 ? pair : name + ":" + value(dice));
        }
    }

    private static String value(Dice dice) {
        return VALUES.get(dice.below(VALUES.size()));
    }

    private static String text(String name, String value) {
        return "\"%s\":%s".formatted(name, Json.write(value));
    }

    private static String structure(String message, Dice dice) {
        int depth = 1 << dice.below(14);
        return switch (dice.below(6)) {
            case 0 -> "[" + (message + ",").repeat(dice.below(20)) + message + "]";
            case 1 -> "[".repeat(depth) + message + "]".repeat(depth);
            case 2 -> "{\"a\":".repeat(depth) + message + "}".repeat(depth);
            case 3 -> message.replaceFirst("\"params\":\\{[^}]*}", "\"params\":" + value(dice));
            case 4 -> message.replaceFirst("2\\.0", value(dice).replaceAll("[\"\\\\$]", ""));
            default -> message + message;
        };
    }

    private static String noise(Dice dice) {
        byte[] bytes = new byte[dice.below(200)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (dice.below(2) == 0 ? dice.below(256) : 32 + dice.below(95));
        }
        String text = new String(bytes, dice.below(2) == 0 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
        return dice.below(3) == 0
                ? "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":" + text.toLowerCase(Locale.ROOT) + "}"
                : text;
    }
}
