package alea.cli;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Quoted;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.service.LiveMatch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea play}: a person at the terminal. */
@Command(
        name = "play",
        description = "Play against strategies at the terminal: the board is drawn, legal moves are numbered.",
        footer = {"", "Example: alea play ludo-classic hybrid --seed 7"})
final class PlayCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game")
    private String game;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "STRATEGY",
            description = "who sits in the other seats, in order, repeated to fill them "
                    + "(standard: the opponent that the game recommends, or random)")
    private List<String> strategies = new ArrayList<>();

    @Option(
            names = "--seat",
            paramLabel = "N=WHO",
            description = "who sits at place N, a number or a colour's letter: human or a strategy (standard: human in "
                    + "the first seat)")
    private List<String> named = new ArrayList<>();

    @Mixin
    private SeedOption seed;

    @Override
    public Integer call() throws IOException {
        Map<Integer, String> fixed = named(alea.registry().game(game));
        var request = new LiveMatch.Request(game, strategies, fixed, seed.seed());
        try (var match = new TerminalMatch(alea.console(), alea.registry(), request)) {
            match.play();
        }
        return Exit.DONE;
    }

    private Map<Integer, String> named(Game rules) {
        List<String> places = IntStream.range(0, rules.seats())
                .mapToObj(seat -> String.valueOf(rules.place(seat)))
                .toList();
        Drawing drawing = DrawingPlugin.of(rules);
        List<String> letters = IntStream.range(0, rules.seats())
                .mapToObj(seat -> drawing.seat(seat).substring(0, 1).toLowerCase(Locale.ROOT))
                .toList();
        boolean lettered = letters.stream().distinct().count() == letters.size();
        Map<Integer, String> fixed = new TreeMap<>();
        for (String entry : named) {
            int equals = entry.indexOf('=');
            String name = entry.substring(0, Math.max(0, equals)).toLowerCase(Locale.ROOT);
            int seat = lettered && letters.contains(name) ? letters.indexOf(name) : places.indexOf(name);
            if (seat < 0 || equals + 1 == entry.length()) {
                throw new BadInput("--seat: %s is not N=human or N=STRATEGY, with N one of %s"
                        .formatted(
                                Quoted.of(entry),
                                String.join(", ", places) + (lettered ? " or " + String.join(", ", letters) : "")));
            }
            if (fixed.put(seat, entry.substring(equals + 1)) != null) {
                throw new BadInput("--seat: place %s is given twice".formatted(places.get(seat)));
            }
        }
        return fixed;
    }
}
