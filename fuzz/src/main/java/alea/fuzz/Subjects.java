package alea.fuzz;

import alea.fuzz.DamagedFile.Making;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/** What there is to try. */
final class Subjects {
    private static final String DOOM = "doom:2x2,dice=2";
    private static final String START = "r2b1/b2r2 r 0";
    private static final String LUDO = "B,B,4,H/B,B,B,B/B,0,17,B/B,B,B,B 0 6";
    private static final String SIMPLE = "0,0,0,0/-/0,0,0,0/- 0 6";
    private static final String RACING = "ludo-simple:pawns=2";
    /** Seats that do not meet any more. */
    private static final String RACE = "46,51/-/50,44/- 0 2";

    private static final String IVERSEN = "ludo-ludopy-1.3.1";

    /** Bytes of the text before the numbers of tables and checkpoints of solving. */
    private static final int HEADER = 4096;

    private Subjects() {}

    static Subject named(String name) {
        return Stream.concat(
                        Stream.of(new HostileMessages(), new MutatedRules(), new AnyFile(files())), files().stream())
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no %s; there are rpc, rules, %s"
                        .formatted(name, files().stream().map(Subject::name).collect(Collectors.joining(", ")))));
    }

    /** Every kind of file. */
    static List<Subject> files() {
        List<Subject> kinds = new ArrayList<>();
        kinds.add(text("record", recorded("ludo-classic:seats=4", "hybrid"), "match-0.alea", f -> one("replay", f)));
        kinds.add(text("record-doom", recorded(DOOM, "greedy"), "match-0.alea", f -> one("replay", f)));
        kinds.add(text("record-ludo-cs", recorded("ludo-cs", "random"), "match-0.alea", f -> one("replay", f)));
        kinds.add(text(
                "rule-file",
                dir -> Files.writeString(
                        dir.resolve("my.yaml"),
                        Command.run("rules", "show", "ludo-star").out()),
                "my.yaml",
                f -> one("games", f)));
        kinds.add(bytes(
                "table",
                dir -> alea("solve", DOOM, "--out", dir.resolve("t").toString()),
                "t",
                Subjects::sealedTable,
                f -> List.of(
                        List.of("solve", DOOM, "--verify", f), List.of("choose", DOOM, START, "optimal:table=" + f))));
        kinds.add(bytes(
                "race-table",
                dir -> alea("solve", RACING, "--race", "--out", dir.resolve("r").toString()),
                "r",
                Subjects::sealedTable,
                f -> List.of(
                        List.of("solve", RACING, "--verify", f),
                        List.of("choose", RACING, RACE, "optimal-endgame:table=" + f))));
        kinds.add(new DamagedFile(
                "solve-checkpoint",
                false,
                dir -> stopped(
                        dir,
                        "t.checkpoint",
                        "solve",
                        DOOM,
                        "--out",
                        dir.resolve("t").toString()),
                "t.checkpoint",
                Subjects::sealedTable,
                dir -> one("solve", DOOM, "--resume", "--out", dir.resolve("t").toString())));
        kinds.add(bytes(
                "results",
                dir -> alea(
                        "arena",
                        "ludo-simple",
                        "fast",
                        "random",
                        "--games",
                        "20",
                        "--save",
                        "--db",
                        dir.resolve("r.duckdb").toString()),
                "r.duckdb",
                null,
                f -> List.of(List.of("results", "--db", f), List.of("results", "1", "--db", f))));
        kinds.add(bytes(
                "net",
                given("td-ludo-simple.net"),
                "td-ludo-simple.net",
                Subjects::sealedNet,
                f -> one("choose", "ludo-simple", SIMPLE, "net:file=" + f)));
        kinds.add(bytes("npy", given("simple.npy", "simple.npy.model"), "simple.npy", null, Subjects::simple));
        kinds.add(text(
                "npy-header",
                given("simple.npy", "simple.npy.model"),
                "simple.npy.model",
                f -> simple(f.replace(".model", ""))));
        kinds.add(bytes(
                "q-model",
                given("iversen-text-genetic.model"),
                "iversen-text-genetic.model",
                null,
                f -> one("choose", IVERSEN, LUDO, "q:file=" + f)));
        kinds.add(text("stf", given("stf.model"), "stf.model", f -> one("choose", IVERSEN, LUDO, "stf:file=" + f)));
        kinds.add(text(
                "qtable",
                given("qtable.tsv", "qtable.tsv.model"),
                "qtable.tsv",
                f -> one("choose", "ludo-pyludo-fork", LUDO, "qtable:file=" + f)));
        for (Training training : TRAININGS) {
            kinds.add(new DamagedFile(
                    "train-" + training.name,
                    true,
                    dir -> write(dir, training),
                    "t.yaml",
                    null,
                    dir -> one(
                            "train",
                            dir.resolve("t.yaml").toString(),
                            "--out",
                            dir.resolve("out").toString())));
            kinds.add(new DamagedFile(
                    "checkpoint-" + training.name,
                    false,
                    dir -> {
                        write(dir, training);
                        stopped(
                                dir,
                                "out/checkpoint",
                                "train",
                                dir.resolve("t.yaml").toString(),
                                "--out",
                                dir.resolve("out").toString());
                    },
                    "out/checkpoint",
                    Subjects::sealedCheckpoint,
                    dir -> one(
                            "train",
                            dir.resolve("t.yaml").toString(),
                            "--resume",
                            "--out",
                            dir.resolve("out").toString())));
        }
        kinds.add(new DamagedFile(
                "arena-checkpoint",
                false,
                dir -> alea(arena(dir)),
                "kept",
                Subjects::sealedCheckpoint,
                dir -> one(Stream.concat(Stream.of(arena(dir)), Stream.of("--resume"))
                        .toArray(String[]::new))));
        kinds.add(text(
                "scenario",
                dir -> Files.writeString(dir.resolve("s.scn"), SCENARIO),
                "s.scn",
                f -> one("ludo-cs", "--scenario", f)));
        kinds.add(text(
                "outcomes",
                dir -> alea(
                        "ludo-cs", "--seed", "1", "--outcomes", dir.resolve("o").toString()),
                "o",
                f -> one("ludo-cs", "--scripted", f)));
        kinds.add(new DamagedFile(
                "papers-item",
                true,
                dir -> alea("papers", "run", "iversen.arithmetic", "--out", dir.toString()),
                "items/iversen.arithmetic.json",
                null,
                dir -> one("papers", "run", "iversen.arithmetic", "--resume", "--out", dir.toString())));
        return kinds;
    }

    /** Trainings of seconds. */
    private record Training(String name, String yaml) {}

    private static final List<Training> TRAININGS = List.of(
            new Training("evolution", """
                    trainer: evolution
                    game: ludo-pyludo-fork
                    genome: simple
                    ea: s:Cellular-4-2 r:Blend-0.5 m:NStep
                    generations: 3
                    evaluate-every: 1
                    fresh-games: 20
                    seed: 1
                    """),
            new Training("td", """
                    trainer: td
                    game: ludo-simple:pawns=1
                    hidden: 4
                    games: 200
                    test-every: 100
                    test-games: 20
                    measure-against: [random]
                    seed: 1
                    """),
            new Training("tuples", """
                    trainer: td
                    game: ludo-simple:pawns=2
                    features: ludo-tuples
                    hidden: 0
                    games: 200
                    test-every: 100
                    test-games: 20
                    measure-against: [random]
                    seed: 1
                    """),
            new Training("actions", """
                    trainer: q
                    game: ludo-pyludo-fork
                    agent: actions
                    games: 400
                    fresh-games: 20
                    seed: 1
                    """),
            new Training("iversen", """
                    trainer: q
                    game: ludo-ludopy-1.3.1
                    agent: iversen-code
                    weights: human
                    games: 400
                    evaluate-games: 10
                    fresh-games: 20
                    seed: 1
                    """));

    private static final String SCENARIO = """
            title: Tie for the highest opening roll: only the tied players roll again
            rules: A2 A3
            script: die:5 die:5 die:2 die:1 die:3 die:6
            run: opening
            messages:
            The red player has four (04) pieces named R1, R2, R3, and R4.
            The green player has four (04) pieces named G1, G2, G3, and G4.
            The yellow player has four (04) pieces named Y1, Y2, Y3, and Y4.
            The blue player has four (04) pieces named B1, B2, B3, and B4.
            red rolls 5
            green rolls 5
            yellow rolls 2
            blue rolls 1
            red rolls 3
            green rolls 6
            green player has the highest roll and will begin the game.
            The order of a single round is green, yellow, blue, and red.
            end
            state:
            order: green yellow blue red
            end
            """;

    private static void write(Path folder, Training training) throws IOException {
        Files.writeString(folder.resolve("t.yaml"), training.yaml);
    }

    private static Subject text(String name, Making making, String file, LineReading reading) {
        return new DamagedFile(
                name,
                true,
                making,
                file,
                null,
                dir -> reading.of(dir.resolve(file).toString()));
    }

    private static Subject bytes(
            String name, Making making, String file, @Nullable UnaryOperator<byte[]> seal, LineReading reading) {
        return new DamagedFile(
                name,
                false,
                making,
                file,
                seal,
                dir -> reading.of(dir.resolve(file).toString()));
    }

    /** Command lines for a file. */
    private interface LineReading {
        List<List<String>> of(String file);
    }

    private static List<List<String>> one(String... line) {
        return List.of(List.of(line));
    }

    private static List<List<String>> simple(String file) {
        return one("choose", "ludo-pyludo-fork", LUDO, "simple:file=" + file);
    }

    /** An arena that ends within a deal. */
    private static String[] arena(Path folder) {
        return new String[] {
            "arena",
            "ludo-simple:seats=4",
            "fast",
            "random",
            "hybrid",
            "--duplicate",
            "--games",
            "40",
            "--checkpoint",
            folder.resolve("kept").toString()
        };
    }

    private static Making recorded(String game, String first) {
        return dir -> alea("arena", game, first, "random", "--games", "1", "--seed", "7", "--record", dir.toString());
    }

    /** Copies of the players that Alea brings along. */
    private static Making given(String... files) {
        return dir -> {
            for (String file : files) {
                Files.copy(Kills.root().resolve("players").resolve(file), dir.resolve(file));
            }
        };
    }

    private static void alea(String... line) throws IOException {
        Command run = Command.run(line);
        if (run.code() != 0) {
            throw new IOException("%s: %s".formatted(String.join(" ", line), run.err()));
        }
    }

    /** Leaves an early checkpoint of a job, as if it had been killed. */
    private static void stopped(Path folder, String checkpoint, String... line) throws IOException {
        Path file = folder.resolve(checkpoint);
        Path caught = folder.resolve("caught");
        Thread catching = Thread.ofPlatform().daemon().start(() -> {
            while (!Files.exists(caught)) {
                try {
                    Files.copy(file, caught);
                } catch (IOException e) {
                    Thread.onSpinWait(); // not yet
                }
            }
        });
        List<String> often = new ArrayList<>(List.of(line));
        often.addAll(List.of("--checkpoint-every", "0.001"));
        alea(often.toArray(String[]::new));
        if (!Files.exists(caught)) {
            throw new IOException("no checkpoint %s was seen".formatted(checkpoint));
        }
        try {
            catching.join();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
        for (String left : Folders.contents(folder).keySet()) {
            if (!left.equals("caught") && !left.endsWith(".yaml")) {
                Files.delete(folder.resolve(left));
            }
        }
        Files.move(caught, file);
    }

    /** The header names the sum of what follows it. */
    private static byte[] sealedTable(byte[] bytes) {
        if (bytes.length <= HEADER) {
            return bytes;
        }
        var crc = new CRC32C();
        crc.update(bytes, HEADER, bytes.length - HEADER);
        return named(bytes, HEADER, "crc32c: ", crc.getValue());
    }

    private static byte[] sealedNet(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int body = text.indexOf("\n\n") + 2;
        var crc = new CRC32();
        crc.update(bytes, body, bytes.length - body);
        return named(bytes, body, "crc32: ", crc.getValue());
    }

    private static byte[] named(byte[] bytes, int end, String name, long sum) {
        String head = new String(bytes, 0, end, StandardCharsets.ISO_8859_1);
        int at = head.indexOf(name);
        byte[] sealed = bytes.clone();
        byte[] hex = String.format(Locale.ROOT, "%08x", sum).getBytes(StandardCharsets.US_ASCII);
        if (at >= 0 && at + name.length() + hex.length <= sealed.length) {
            System.arraycopy(hex, 0, sealed, at + name.length(), hex.length);
        }
        return sealed;
    }

    /** The last four bytes are the sum of the others. */
    private static byte[] sealedCheckpoint(byte[] bytes) {
        if (bytes.length < Integer.BYTES) {
            return bytes;
        }
        var crc = new CRC32C();
        crc.update(bytes, 0, bytes.length - Integer.BYTES);
        byte[] sealed = Arrays.copyOf(bytes, bytes.length);
        ByteBuffer.wrap(sealed).putInt(bytes.length - Integer.BYTES, (int) crc.getValue());
        return sealed;
    }
}
