package alea.learn.evolution;

import alea.file.WholeFile;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.game.Strategy;
import alea.learn.train.ModelHeader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/** What can be evolved for any game: how much a player likes an option, by its number alone. */
public final class Tastes implements SpeciesPlugin {
    @Override
    public List<Species> species() {
        return List.of(new Taste());
    }

    private static final class Taste implements Species {
        @Override
        public String word() {
            return "taste";
        }

        @Override
        public String standardGame() {
            return "ludo-simple:seats=4";
        }

        @Override
        public boolean plays(Game game) {
            return true;
        }

        @Override
        public String needs() {
            return "nothing";
        }

        @Override
        public int size() {
            return 4;
        }

        @Override
        public Strategy player(double[] genes) {
            return new Taster(genes);
        }

        @Override
        public String features() {
            return "the number of an option";
        }

        @Override
        public void write(Path folder, double[] genes, ModelHeader header) {
            WholeFile.write(
                    folder.resolve("taste.model"),
                    DoubleStream.of(genes)
                            .mapToObj(Double::toString)
                            .collect(Collectors.joining("\n", header.toString(), "\n")));
        }
    }

    private record Taster(double[] genes) implements Strategy {
        @Override
        public int choose(Position position, Dice dice) {
            int best = 0;
            for (int option = 1; option < Math.min(genes.length, position.options()); option++) {
                best = genes[option] > genes[best] ? option : best;
            }
            return best;
        }
    }
}
