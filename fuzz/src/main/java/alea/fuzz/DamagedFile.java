package alea.fuzz;

import alea.fuzz.Outcome.Kind;
import alea.game.Dice;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A kind of file that Alea reads, damaged.
 *
 * @param name of the kind
 * @param text whether its bytes are text, so that numbers and words of it can be exchanged
 * @param making makes a whole file, beside whatever else is needed
 * @param file the file in the folder that {@code making} filled
 * @param seal makes a damaged file's checksum right again, as somebody would who means harm; null where there is none
 * @param reading the command lines that read it, in a copy of that folder
 */
record DamagedFile(
        String name,
        boolean text,
        Making making,
        String file,
        @Nullable UnaryOperator<byte[]> seal,
        Reading reading) implements Subject {

    /** Fills a folder. */
    interface Making {
        void in(Path folder) throws IOException;
    }

    /** Command lines for a folder. */
    interface Reading {
        List<List<String>> in(Path folder);
    }

    @Override
    public void prepare(Path folder) throws IOException {
        Path whole = Files.createDirectories(folder.resolve("whole"));
        making.in(whole);
        Path copy = copy(folder);
        for (List<String> line : reading.in(copy)) {
            Command run = Command.run(line.toArray(String[]::new));
            if (run.code() != 0) {
                throw new IOException("the whole %s is refused: %s".formatted(name, run.err()));
            }
        }
    }

    private static Path copy(Path folder) throws IOException {
        Path copy = folder.resolve("copy");
        Folders.delete(copy);
        Folders.copy(folder.resolve("whole"), copy);
        return copy;
    }

    @Override
    public Outcome attempt(Dice dice, Path folder) throws IOException {
        byte[] whole = Files.readAllBytes(folder.resolve("whole").resolve(file));
        byte[] damaged = Damage.of(whole, text, dice);
        if (seal != null && dice.below(2) == 0) {
            damaged = seal.apply(damaged);
        }
        Path copy = copy(folder);
        Path victim = copy.resolve(file);
        Files.write(victim, damaged);
        Set<String> before = Folders.contents(copy).keySet();
        String ours = new String(damaged, StandardCharsets.UTF_8);
        Outcome last = new Outcome(Kind.REFUSED, "");
        for (List<String> line : reading.in(copy)) {
            last = Manners.of(Command.briefly(line.toArray(String[]::new)), ours);
            if (last.kind() == Kind.FAULT) {
                return last;
            }
        }
        for (String left : Folders.contents(copy).keySet()) {
            if (!before.contains(left) && (left.endsWith(".tmp") || last.kind() == Kind.REFUSED)) {
                return Manners.fault("a file is left", left);
            }
        }
        return last;
    }
}
