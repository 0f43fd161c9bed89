package alea.service;

import alea.arena.exec.Bots;
import alea.arena.exec.Program;
import alea.game.Facts;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Position;
import alea.game.Quoted;
import alea.learn.evolution.Fitness;
import alea.learn.evolution.FitnessPlugin;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** {@code fitness: exec:COMMAND}: a program says what a match was worth (docs/learning.md). */
public final class FitnessProgram implements FitnessPlugin {
    @Override
    public String name() {
        return Bots.NAME;
    }

    @Override
    public boolean openToAll() {
        return false;
    }

    @Override
    public Supplier<Fitness> in(Game game, String command) {
        Program.start(command, game, Bots.PER_MOVE).close(); // one that cannot be started is found at once
        return () -> new Asking(game, Program.start(command, game, Bots.PER_MOVE));
    }

    private static final class Asking implements Fitness {
        private final Game game;
        private final Program program;
        private final Optional<Facts> facts;

        Asking(Game game, Program program) {
            this.game = game;
            this.program = program;
            facts = game.facts();
        }

        @Override
        public double of(Position end, int seat) {
            List<String> fields = new ArrayList<>(List.of(
                    "fitness",
                    Integer.toString(game.place(seat)),
                    end.toString(),
                    String.format(Locale.ROOT, "score=%s", end.score(seat)),
                    String.format(Locale.ROOT, "turns=%d", end.turns())));
            facts.ifPresent(f -> f.of(end).forEach((name, value) -> fields.add(name + "=" + value)));
            String answer = String.join(" ", program.ask(fields.toArray(String[]::new)));
            try {
                return Double.parseDouble(answer);
            } catch (NumberFormatException e) {
                throw new Forfeit("answered %s, which is no number".formatted(Quoted.of(answer)));
            }
        }

        @Override
        public void close() {
            program.close();
        }
    }
}
