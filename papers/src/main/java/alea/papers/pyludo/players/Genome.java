package alea.papers.pyludo.players;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Policy;
import alea.learn.evolution.Species;
import alea.learn.npy.InputFile;
import alea.learn.npy.Npy;
import alea.learn.train.ModelHeader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * The chromosomes of "Playing Ludo with AI" (section 2.1): how many numbers they have, as far as the paper says
 * also what each is for, and their files: {@code .npy} with one axis, as the program writes them, or doubles
 * without a header, the lowest byte first.
 */
public enum Genome implements Species {
    /**
     * Four weights, in this order: the token is moved out of home, enters the winner road, enters the goal, sends
     * an opponent home. The worth of a move is the sum of those that apply. Normalised so that their absolute
     * values sum to 4.
     */
    SIMPLE(4, "what a move does: enters, comes to the lane, comes to the goal, sends an opponent home"),
    /**
     * 236 inputs, 4 hidden neurons, 1 output: 236 x 4 + 4 weights, no bias, tanh in both layers. The paper leaves
     * open in which order the weights stand, and no champion was published; here they stand as those of Full: see
     * {@link AdvancedNet}.
     */
    ADVANCED(
            AdvancedNet.INPUTS * AdvancedNet.HIDDEN + AdvancedNet.HIDDEN,
            "the next state: 4 x 59 counts, 4 hidden, tanh"),
    /** 237 inputs, 100 hidden neurons, 1 output: see {@link FullNet}. */
    FULL(
            FullNet.INPUTS * FullNet.HIDDEN + FullNet.HIDDEN,
            "the next state: 4 x 59 counts and a one, 100 hidden, tanh, scaled by sqrt(1/237)");

    /** Bytes that tell a {@code .npy} file from others. */
    private static final int NAMED = 6;

    private final int size;
    private final String features;

    Genome(int size, String features) {
        this.size = size;
        this.features = features;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String standardGame() {
        return "ludo-pyludo-fork";
    }

    @Override
    public boolean plays(Game game) {
        return PyludoLookahead.fits(game);
    }

    @Override
    public String needs() {
        return PyludoLookahead.NEEDS;
    }

    @Override
    public String features() {
        return features;
    }

    /**
     * A new player with these genes, quick rather than exact; for one thread.
     *
     * @param genes finite, at most 1e30 in size; not copied
     */
    @Override
    public Policy player(double[] genes) {
        return players(genes).get();
    }

    @Override
    public Supplier<Policy> players(double[] genes) {
        return switch (this) {
            case SIMPLE -> () -> new GenePolicy(new SimpleWorth(genes));
            case ADVANCED -> () -> new GenePolicy(new AdvancedNet(genes));
            case FULL -> {
                var weights = new FastNet.Weights(genes);
                yield () -> new FullPolicy.Fast(FastNet.best(weights));
            }
        };
    }

    /**
     * A new player with these genes of Full that moves as {@link #player} does, worked out one number after the other:
     * what is quick is held to it.
     */
    public static Policy plain(double[] genes) {
        return new FullPolicy.Plain(genes);
    }

    /**
     * Makes genes those of a chromosome after they were changed: those of Simple are normalised, so that their
     * absolute values sum to 4.
     */
    @Override
    public void normalise(double[] genes) {
        if (this == SIMPLE) {
            double sum = 0;
            for (double gene : genes) {
                sum += Math.abs(gene);
            }
            for (int i = 0; i < genes.length && sum > 0; i++) {
                genes[i] *= genes.length / sum;
            }
        }
    }

    /**
     * Reads a chromosome for a game. A file beside it with {@code .model} after its name says what it was made for.
     *
     * @throws BadInput as {@link #read(Path)}, and when it was made for another game or player
     */
    public double[] read(Path file, Game game) {
        ModelHeader.beside(file).ifPresent(header -> header.require(file, word(), game));
        double[] genes = read(file);
        double largest = Arrays.stream(genes).map(Math::abs).max().orElse(0);
        if (largest > FastNet.LARGEST) {
            throw new BadInput(String.format(
                    Locale.ROOT, "%s has a weight of size %.0e; they go up to %.0e", file, largest, FastNet.LARGEST));
        }
        return genes;
    }

    /**
     * Reads a chromosome: a {@code .npy} file with one axis, or doubles without a header.
     *
     * @throws BadInput when the file is missing, has another shape, or a number that is not finite
     */
    public double[] read(Path file) {
        double[] genes = Npy.isNpy(InputFile.beginning(file, NAMED)) ? npy(file) : raw(file);
        for (int i = 0; i < genes.length; i++) {
            if (!Double.isFinite(genes[i])) {
                throw new BadInput(String.format(Locale.ROOT, "%s: number %d is %s", file, i, genes[i]));
            }
        }
        return genes;
    }

    private double[] npy(Path file) {
        List<Integer> shape = Npy.form(file).shape(); // before the numbers are read, which may be very many
        if (!shape.equals(List.of(size))) { // of more axes nobody has said which runs over what
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has numbers of the shape %s; a %s chromosome has %,d of the shape %s",
                    file,
                    Npy.text(shape),
                    word(),
                    size,
                    Npy.text(List.of(size))));
        }
        return Npy.read(file).values();
    }

    private double[] raw(Path file) {
        long bytes = InputFile.size(file);
        if (bytes != (long) size * Double.BYTES) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has %,d bytes; a %s chromosome is a .npy file of %,d numbers, or %,d bytes of doubles",
                    file,
                    bytes,
                    word(),
                    size,
                    size * Double.BYTES));
        }
        double[] genes = new double[size];
        ByteBuffer.wrap(InputFile.read(file, bytes, "a chromosome"))
                .order(ByteOrder.LITTLE_ENDIAN)
                .asDoubleBuffer()
                .get(genes);
        return genes;
    }

    /** Writes a chromosome as a {@code .npy} file with one axis, as the paper's program keeps them. */
    public void write(Path file, double[] genes) {
        if (genes.length != size) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "%d numbers are no %s chromosome", genes.length, word()));
        }
        new Npy(List.of(size), genes).write(file);
    }

    /** Writes the model: the format of the paper's program, with the header in a file beside it. */
    @Override
    public void write(Path folder, double[] genes, ModelHeader header) {
        Path file = folder.resolve(word() + ".npy");
        write(file, genes);
        WholeFile.write(ModelHeader.besideOf(file), header.toString());
    }
}
