package alea.cli;

import alea.game.BadInput;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Position;
import alea.service.Answers;
import alea.service.Questions;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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

    @Mixin
    private BotOptions bots;

    @Override
    public Integer call() {
        var questions = new Questions(alea.registry(bots.terms()));
        var asked = new Questions.StrategyRequest(game, position, strategy, seed.seed());
        try {
            if (json.wanted()) {
                alea.console().json(questions.policy(asked));
            } else {
                Game rules = questions.game(game);
                print(
                        rules,
                        rules.parse(position),
                        questions.choose(asked),
                        alea.console().out());
            }
            return Exit.DONE;
        } catch (Forfeit e) {
            throw new BadInput(
                    "%s gave up: %s".formatted(questions.player(game, strategy).name(), e.getMessage()));
        }
    }

    private void print(Game game, Position position, Questions.Thoughts thoughts, PrintWriter out) {
        out.println(game.spec() + "  " + position);
        out.println(
                String.format(Locale.ROOT, "seat %d decides, by %s", game.place(position.seat()), thoughts.strategy()));
        if (thoughts.choices().isPresent() || thoughts.values().isPresent()) {
            table(thoughts).print(out);
        }
        out.println(String.format(Locale.ROOT, "with seed %d it picks %s", seed.seed(), thoughts.drawn()));
    }

    private static Table table(Questions.Thoughts thoughts) {
        Map<String, Answers.Worth> worths = thoughts.values()
                .map(values -> values.options().stream().collect(Collectors.toMap(Answers.Worth::label, w -> w)))
                .orElse(Map.of());
        Optional<Map<String, Double>> probabilities = thoughts.choices()
                .map(choices -> choices.choices().stream()
                        .collect(Collectors.toMap(Answers.Choice::label, Answers.Choice::probability)));
        Set<String> terms = new LinkedHashSet<>();
        List<String> header = new ArrayList<>(List.of("option"));
        if (probabilities.isPresent()) {
            header.add(">probability");
        }
        if (!worths.isEmpty()) {
            header.add(">value");
            worths.values().forEach(w -> terms.addAll(terms(w).keySet()));
            terms.forEach(t -> header.add(">" + t));
        }
        var table = new Table(header.toArray(String[]::new));
        for (String label : thoughts.options()) {
            List<String> row = new ArrayList<>(List.of(label));
            probabilities.ifPresent(p -> row.add(Numbers.plain(p.getOrDefault(label, 0.0))));
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
