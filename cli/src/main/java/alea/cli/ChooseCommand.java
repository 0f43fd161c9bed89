package alea.cli;

import alea.cli.rpc.Answers;
import alea.game.Evaluator;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Player;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Strategy;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea choose}: what a strategy does in a position, and why, as far as it can say. */
@Command(
        name = "choose",
        description = "What a strategy does in a position: how likely each option is, and what it thinks of it.",
        footer = {"", "Example: alea choose ludo-simple '13,0,0,0/-/10,0,0,0/- 2 1' hybrid"})
final class ChooseCommand implements Callable<Integer> {
    private static final Answers.Worth UNKNOWN = new Answers.Worth("", Double.NaN, null);

    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game")
    private String game;

    @Parameters(index = "1", paramLabel = "POSITION", description = "the position, as one argument")
    private String position;

    @Parameters(index = "2", paramLabel = "STRATEGY", description = "the strategy")
    private String strategy;

    @Mixin
    private JsonOption json;

    @Mixin
    private SeedOption seed;

    @Override
    public Integer call() throws Exception {
        Game rules = alea.registry().game(game);
        Position at = rules.parse(position);
        Player player = alea.registry().player(strategy, rules);
        Answers.requireDecision(at);
        Strategy asked = player.instances().get();
        try {
            if (json.wanted()) {
                alea.console().json(Answers.policy(asked, at, seed.seed()));
            } else {
                print(rules, at, player, asked, alea.console().out());
            }
            return Exit.DONE;
        } catch (Forfeit e) {
            alea.console().err().println("alea choose: %s gave up: %s".formatted(player.spec(), e.getMessage()));
            return Exit.NOT_MET;
        } finally {
            if (asked instanceof AutoCloseable closeable) { // a program in another process
                closeable.close();
            }
        }
    }

    private void print(Game game, Position position, Player player, Strategy asked, PrintWriter out) {
        out.println(game.spec() + "  " + position);
        out.println(String.format(Locale.ROOT, "seat %d decides, by %s", game.place(position.seat()), player.spec()));
        if (asked instanceof Policy || asked instanceof Evaluator) {
            table(position, asked).print(out);
        }
        int drawn = Answers.draw(asked, position, seed.seed());
        out.println(String.format(Locale.ROOT, "with seed %d it picks %s", seed.seed(), position.label(drawn)));
    }

    private Table table(Position position, Strategy asked) {
        Map<String, Answers.Worth> worths = asked instanceof Evaluator evaluator
                ? Answers.evaluate(evaluator, position).options().stream()
                        .collect(Collectors.toMap(Answers.Worth::label, w -> w))
                : Map.of();
        Map<String, Double> probabilities = asked instanceof Policy
                ? Answers.policy(asked, position, seed.seed()).choices().stream()
                        .collect(Collectors.toMap(Answers.Choice::label, Answers.Choice::probability))
                : Map.of();
        Set<String> terms = new LinkedHashSet<>();
        List<String> header = new ArrayList<>(List.of("option"));
        if (asked instanceof Policy) {
            header.add(">probability");
        }
        if (!worths.isEmpty()) {
            header.add(">value");
            worths.values().forEach(w -> terms.addAll(terms(w).keySet()));
            terms.forEach(t -> header.add(">" + t));
        }
        var table = new Table(header.toArray(String[]::new));
        for (int i = 0; i < position.options(); i++) {
            String label = position.label(i);
            List<String> row = new ArrayList<>(List.of(label));
            if (asked instanceof Policy) {
                row.add(Numbers.plain(probabilities.getOrDefault(label, 0.0)));
            }
            if (!worths.isEmpty()) {
                Answers.Worth worth = worths.getOrDefault(label, UNKNOWN);
                row.add(Numbers.plain(worth.value()));
                terms.forEach(t -> row.add(term(worth, t)));
            }
            table.row(row.toArray());
        }
        return table;
    }

    private static Map<String, Double> terms(Answers.Worth worth) {
        Map<String, Double> terms = worth.terms();
        return terms == null ? Map.of() : terms;
    }

    private static String term(Answers.Worth worth, String name) {
        Double term = terms(worth).get(name);
        return term == null ? "" : Numbers.plain(term);
    }
}
