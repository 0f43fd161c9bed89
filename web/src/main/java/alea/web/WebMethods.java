package alea.web;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.picture.BoardEditor;
import alea.picture.Cell;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.rpc.Methods;
import alea.rpc.Params;
import alea.service.Explanation;
import alea.service.Listing;
import alea.service.Opponents;
import alea.service.RuleSets;
import alea.web.match.BoardView;
import alea.web.match.Deed;
import alea.web.match.EditView;
import alea.web.match.MatchScene;
import alea.web.match.MatchShelf;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The methods that the page has and other programs need not: boards, matches, rules to be read. */
final class WebMethods {
    private static final String GAME = "game";
    private static final String POSITION = "position";

    /** A part of the rules of a game. */
    private record Section(String heading, List<String> lines) {}

    /**
     * The rules of a game to be read.
     *
     * @param keys what can be set otherwise
     * @param strategies what plays it, by the names of strategies
     * @param yaml the same as a rule file: the text that stands in it, or all keys of another game; missing where no
     *     rule file can say them
     * @param file what a changed one would be called; missing with the text
     */
    private record Sheet(
            String game,
            String title,
            String source,
            List<Section> sections,
            List<Listing.KeyEntry> keys,
            Map<String, String> strategies,
            @Nullable String yaml,
            @Nullable String file) {}

    /** Who plays a game how well. */
    private record Roll(String game, String title, List<Opponents.Opponent> players) {}

    private final Registry registry;
    private final RuleSets ruleSets;
    private final Path folder;
    private final MatchShelf shelf;
    private final Papers papers = new Papers();

    WebMethods(WebSetup setup, MatchShelf shelf) {
        registry = setup.registry();
        ruleSets = setup.ruleSets();
        folder = setup.rules();
        this.shelf = shelf;
    }

    /** Adds them to the others. */
    void addTo(Methods methods) {
        methods.add("opponents", List.of(GAME), p -> Opponents.of(registry, registry.game(p.text(GAME))));
        methods.add("board", List.of(GAME, POSITION), this::board);
        methods.add("edit", List.of(GAME, POSITION, "cell"), this::edit);
        methods.add("begin", List.of(GAME, "seats", "seed", "dice", "names"), this::begin);
        methods.add("match", List.of("id"), p -> shelf.match(p.text("id")));
        methods.add("matches", List.of(), ignored -> shelf.list());
        methods.add("act", List.of("id", "turn", "do", "option", "face"), this::act);
        methods.add("hint", List.of("id"), p -> shelf.hint(p.text("id")));
        methods.add("record", List.of("id"), p -> shelf.record(p.text("id")));
        methods.add("forget", List.of("id"), p -> shelf.forget(p.text("id")));
        methods.add("import", List.of("record"), p -> shelf.bring(p.text("record")));
        methods.add("why", List.of(GAME, POSITION, "option", "other"), this::why);
        methods.add("rules", List.of(GAME), this::rules);
        methods.add("rules.check", List.of("text"), p -> ruleSets.check("rules.yaml", p.text("text")));
        methods.add("rules.diff", List.of("a", "b"), p -> ruleSets.diff(p.text("a"), p.text("b")));
        methods.add(
                "rules.place", List.of("name", "text"), p -> ruleSets.place(folder, p.text("name"), p.text("text")));
        methods.add(
                "rules.save",
                List.of("name", "text", "replace"),
                p -> ruleSets.save(folder, p.text("name"), p.text("text"), p.flag("replace")));
        methods.add("players", List.of(), ignored -> players());
        methods.add("papers", List.of("item"), p -> p.has("item") ? papers.item(p.text("item")) : papers.list());
    }

    private BoardView board(Params params) {
        Game game = registry.game(params.text(GAME));
        Position position = params.has(POSITION) ? game.parse(params.text(POSITION)) : game.start();
        Drawing drawing = DrawingPlugin.of(game);
        return BoardView.of(
                game,
                position,
                IntStream.range(0, game.seats()).mapToObj(drawing::seat).toList());
    }

    private EditView edit(Params params) {
        Game game = registry.game(params.text(GAME));
        BoardEditor editor = DrawingPlugin.of(game)
                .editor()
                .orElseThrow(() -> new BadInput("positions of %s are set up as text alone".formatted(game.spec())));
        return EditView.of(editor, game.parse(params.text(POSITION)), params.has("cell") ? cell(params) : null);
    }

    private static Cell cell(Params params) {
        JsonNode cell = params.json("cell");
        if (!cell.path("row").canConvertToInt() || !cell.path("column").canConvertToInt()) {
            throw new BadInput("edit: the parameter cell has a row and a column, which are whole numbers");
        }
        return new Cell(cell.path("row").intValue(), cell.path("column").intValue());
    }

    private MatchScene begin(Params params) {
        String dice = params.has("dice") ? params.text("dice") : "drawn";
        if (!dice.equals("drawn") && !dice.equals("own")) {
            throw new BadInput("begin: the parameter dice is drawn or own");
        }
        List<@Nullable String> seats = params.has("seats")
                ? texts("begin", "seats", params.json("seats"), node -> node.isNull() ? null : node.stringValue())
                : List.of();
        List<String> names = new ArrayList<>();
        if (params.has("names")) {
            texts("begin", "names", params.json("names"), node -> node.isNull() ? "" : node.stringValue())
                    .forEach(names::add);
        }
        return shelf.begin(new MatchShelf.Begin(
                params.text(GAME),
                seats,
                params.has("seed") ? params.number("seed", 0) : null,
                dice.equals("own"),
                names));
    }

    private static <T extends @Nullable String> List<T> texts(
            String method, String name, JsonNode list, Function<JsonNode, T> text) {
        if (!list.isArray() || list.valueStream().anyMatch(node -> !node.isNull() && !node.isString())) {
            throw new BadInput("%s: the parameter %s is a list of strings".formatted(method, name));
        }
        List<T> texts = new ArrayList<>();
        list.forEach(node -> texts.add(text.apply(node)));
        return texts;
    }

    private MatchScene act(Params params) {
        String deed = params.text("do");
        return shelf.act(
                params.text("id"),
                Math.clamp(params.number("turn", -1), -1, Integer.MAX_VALUE),
                switch (deed) {
                    case "move", "roll" -> taken(params);
                    case "undo" -> new Deed.Undo();
                    case "redo" -> new Deed.Redo();
                    case "leave" -> new Deed.Leave();
                    case "resume" -> new Deed.Resume();
                    default ->
                        throw new BadInput("act: the parameter do is one of move, roll, undo, redo, leave, resume");
                });
    }

    private static Deed taken(Params params) {
        if (params.has("face")) {
            return new Deed.Tell(params.text("face"));
        }
        Integer option = params.integer("option");
        if (option == null) {
            throw new BadInput("act: option or face is missing");
        }
        return new Deed.Take(option);
    }

    private Explanation why(Params params) {
        Game game = registry.game(params.text(GAME));
        Position position = game.parse(params.text(POSITION));
        return Explanation.between(registry, game, position, params.text("option"), params.text("other"));
    }

    private Sheet rules(Params params) {
        Game game = registry.game(params.text(GAME));
        Listing.Detail detail = Listing.game(registry, game);
        String yaml = yaml(detail.spec());
        List<Section> sections = new ArrayList<>();
        for (Map.Entry<String, String> part : detail.rules().entrySet()) {
            sections.add(
                    new Section(part.getKey(), Arrays.asList(part.getValue().split("\n"))));
        }
        sections.add(new Section("turn", List.of(detail.turn())));
        return new Sheet(
                detail.spec(),
                detail.title(),
                detail.source(),
                sections,
                detail.keys(),
                summaries(game),
                yaml,
                yaml == null ? null : ruleSets.name(folder, detail.spec()));
    }

    private Map<String, String> summaries(Game game) {
        Map<String, String> summaries = new LinkedHashMap<>();
        registry.strategies(game).stream()
                .filter(strategy -> Listing.openToAll(strategy.name()))
                .forEach(strategy -> summaries.put(strategy.name(), strategy.title(game)));
        return summaries;
    }

    private @Nullable String yaml(String game) {
        try {
            return ruleSets.text(game);
        } catch (BadInput e) {
            return null; // its rules are of no family
        }
    }

    private List<Roll> players() {
        return registry.games().stream()
                .map(factory -> registry.game(factory.name()))
                .map(game -> new Roll(
                        game.spec().toString(),
                        game.title(),
                        Opponents.of(registry, game).stream()
                                .filter(o -> !o.measured().isEmpty())
                                .toList()))
                .filter(roll -> !roll.players().isEmpty())
                .toList();
    }
}
