package alea.fuzz;

import alea.fuzz.Outcome.Kind;
import alea.game.Dice;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The process in which a {@link Subject} is tried: it says which try begins, and how each ended. */
final class Worker {
    private Worker() {}

    /**
     * Tries a subject.
     *
     * @param args the subject's name, the seed, the first try, the one after the last, and a folder
     */
    public static void main(String[] args) throws IOException {
        Subject subject = Subjects.named(args[0]);
        long seed = Long.parseLong(args[1]);
        int from = Integer.parseInt(args[2]);
        int until = Integer.parseInt(args[3]);
        Path folder = Path.of(args[4]);
        // What libraries may print is not to be taken for this process's word.
        var out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        if (!Files.exists(folder)) {
            Files.createDirectories(folder);
            subject.prepare(folder);
        }
        for (int i = from; i < until; i++) {
            out.println("> " + i);
            Outcome outcome;
            try {
                outcome = subject.attempt(new Dice(seed, i), folder);
            } catch (IOException | RuntimeException | StackOverflowError e) {
                outcome = new Outcome(Kind.FAULT, "thrown: " + e);
            }
            out.println("= " + outcome.kind() + " " + outcome.detail().replaceAll("\\R", " "));
        }
        out.println(".");
        System.exit(0); // whatever threads a command has left
    }
}
