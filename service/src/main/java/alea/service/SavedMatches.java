package alea.service;

import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.exec.Bots;
import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.arena.store.SavedResults;
import alea.arena.store.SavedRun;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Player;
import alea.game.Registry;
import alea.match.Seating;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Matches of runs that were saved: who won is kept, and what was played follows from the seed. */
public final class SavedMatches {
    private SavedMatches() {}

    /**
     * The record of a match, which is played again.
     *
     * @param file of saved results
     * @param run its number in the file
     * @param match its number in the run, from 0
     * @throws BadInput when there is none, or a program would have to be run to play it
     */
    public static String record(Registry registry, Path file, int run, long match) {
        SavedRun saved;
        try (SavedResults results = SavedResults.open(file)) {
            saved = results.run(run);
        }
        if (match < 0 || match >= saved.matches()) {
            throw new BadSetting(
                    "match",
                    String.format(Locale.ROOT, "%d is not allowed; run %d has 0..%d", match, run, saved.matches() - 1));
        }
        Game game = registry.game(saved.game());
        var setup = new ArenaSetup(
                game,
                IntStream.range(0, saved.strategies().size())
                        .mapToObj(i -> player(registry, saved, i, game))
                        .toList(),
                saved.games(),
                saved.seed(),
                1,
                seating(saved.seating()),
                saved.duplicate(),
                saved.maxTurns().orElse(Integer.MAX_VALUE),
                Optional.empty(),
                true);
        return RecordText.write(MatchRecord.of(setup, new Arena(setup).match(match)));
    }

    private static Player player(Registry registry, SavedRun saved, int number, Game game) {
        String strategy = saved.strategies().get(number);
        if (strategy.startsWith(Bots.NAME + ":")) {
            throw new BadInput("%s is a program, and what it played is not kept; --record of alea arena keeps it"
                    .formatted(strategy));
        }
        Player player = registry.player(strategy, game);
        return saved.name(number).map(player::called).orElse(player);
    }

    private static Seating seating(String word) {
        return Arrays.stream(Seating.values())
                .filter(seating -> seating.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new BadInput("the run was seated by '%s', which there is not".formatted(word)));
    }
}
