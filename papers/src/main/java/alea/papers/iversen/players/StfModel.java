package alea.papers.iversen.players;

import alea.game.BadInput;
import alea.game.Game;
import alea.learn.npy.InputFile;
import alea.learn.train.ModelHeader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Files of STF players: a {@link ModelHeader}, then a line {@code descriptor weight} for each descriptor in order. */
final class StfModel {
    /** The strategy that reads them. */
    static final String KIND = "stf";

    /** What the player sees, for headers. */
    static final String FEATURES = "nine descriptors of a move: " + String.join(", ", Descriptors.NAMES);

    /** Sums of such weights stay finite. */
    private static final double LARGEST = 1e30;

    private StfModel() {}

    /** The content of a file. */
    static String text(ModelHeader header, double[] weights) {
        var text = new StringBuilder(header.toString());
        for (int i = 0; i < Descriptors.COUNT; i++) {
            text.append(Descriptors.NAMES.get(i)).append(' ').append(weights[i]).append('\n');
        }
        return text.toString();
    }

    /**
     * Reads the weights for a game.
     *
     * @throws BadInput when the file is no such model, or of another game
     */
    static double[] read(Path file, Game game) {
        String text = new String(InputFile.read(file, ModelHeader.LONGEST, "an stf model"), StandardCharsets.UTF_8);
        ModelHeader.parse(text, file).require(file, KIND, game);
        List<String> lines =
                text.lines().dropWhile(line -> !line.isEmpty()).skip(1).toList();
        if (lines.size() > Descriptors.COUNT) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s: %d lines follow the header; an stf model has %d",
                    file,
                    lines.size(),
                    Descriptors.COUNT));
        }
        double[] weights = new double[Descriptors.COUNT];
        for (int i = 0; i < weights.length; i++) {
            String[] parts = i < lines.size() ? lines.get(i).split(" ") : new String[0];
            try {
                weights[i] = parts.length == 2 && parts[0].equals(Descriptors.NAMES.get(i))
                        ? Double.parseDouble(parts[1])
                        : Double.NaN;
            } catch (NumberFormatException e) {
                weights[i] = Double.NaN;
            }
            if (!(Math.abs(weights[i]) <= LARGEST)) {
                throw new BadInput(
                        ("%s: after the header there is no line '%s NUMBER' where it should be, with a number of "
                                        + "at most 1e30 in size")
                                .formatted(file, Descriptors.NAMES.get(i)));
            }
        }
        return weights;
    }
}
