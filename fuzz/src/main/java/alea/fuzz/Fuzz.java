package alea.fuzz;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The program: {@code java -jar fuzz/target/fuzz.jar rpc --tries 500000}. */
@Command(
        name = "fuzz",
        description =
                "Tries Alea with hostile messages, rule files, damaged files and killed jobs; exit code 1 when there "
                        + "is a fault.",
        mixinStandardHelpOptions = true,
        subcommands = {Fuzz.Rpc.class, Fuzz.Rules.class, Fuzz.Damaged.class, Fuzz.Kill.class})
public final class Fuzz {
    private Fuzz() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new Fuzz()).execute(args));
    }

    /** How subjects are tried. */
    private static final class Trying {
        @Option(names = "--seed", description = "what everything follows from (standard: ${DEFAULT-VALUE})")
        private long seed = 1;

        @Option(names = "--from", description = "the first try (standard: ${DEFAULT-VALUE})")
        private int from = 0;

        @Option(names = "--seconds", description = "how long a try may take (standard: ${DEFAULT-VALUE})")
        private int seconds = 20;

        @Option(names = "--tries", description = "how many of each kind (standard: ${DEFAULT-VALUE})")
        private int tries = 100;

        int run(List<Subject> subjects) throws IOException, InterruptedException {
            var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
            int faults = 0;
            int all = 0;
            Path folder = Files.createTempDirectory("alea-fuzz");
            for (Subject subject : subjects) {
                Overseer.Tally tally = new Overseer(seed, seconds, out)
                        .watch(subject, from, from + tries, folder.resolve(subject.name()));
                out.println(tally);
                faults += tally.faulty();
                all += tally.tries();
            }
            Folders.delete(folder);
            out.println(String.format(Locale.ROOT, "%,d tries, %,d faults, seed %d", all, faults, seed));
            return faults == 0 ? 0 : 1;
        }
    }

    @Command(name = "rpc", description = "Hostile messages for alea rpc.", mixinStandardHelpOptions = true)
    static final class Rpc implements Callable<Integer> {
        @Mixin
        private Trying trying;

        @Override
        public Integer call() throws Exception {
            return trying.run(List.of(new HostileMessages()));
        }
    }

    @Command(name = "rules", description = "Mutated rule files.", mixinStandardHelpOptions = true)
    static final class Rules implements Callable<Integer> {
        @Mixin
        private Trying trying;

        @Override
        public Integer call() throws Exception {
            return trying.run(List.of(new MutatedRules()));
        }
    }

    @Command(
            name = "files",
            description = "Damaged files of every kind that Alea reads.",
            mixinStandardHelpOptions = true)
    static final class Damaged implements Callable<Integer> {
        @Mixin
        private Trying trying;

        @Parameters(arity = "0..*", paramLabel = "KIND", description = "the kinds (standard: all)")
        private List<String> kinds = new ArrayList<>();

        @Override
        public Integer call() throws Exception {
            return trying.run(
                    kinds.isEmpty()
                            ? Subjects.files()
                            : kinds.stream().map(Subjects::named).toList());
        }
    }

    @Command(name = "kill", description = "Kills long jobs and has them go on.", mixinStandardHelpOptions = true)
    static final class Kill implements Callable<Integer> {
        @Option(names = "--seed", description = "when they are killed (standard: ${DEFAULT-VALUE})")
        private long seed = 1;

        @Option(names = "--times", description = "how often each job is killed (standard: ${DEFAULT-VALUE})")
        private int times = 2;

        @Parameters(arity = "0..*", paramLabel = "JOB", description = "the jobs (standard: all)")
        private List<String> jobs = new ArrayList<>();

        @Override
        public Integer call() throws Exception {
            var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
            return new Kills(seed, out).run(jobs, times) ? 0 : 1;
        }
    }
}
