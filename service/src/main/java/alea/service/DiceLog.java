package alea.service;

import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.file.Texts;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Names;
import alea.game.Position;
import alea.game.Quoted;
import alea.game.Reason;
import alea.game.Registry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Rolls of dice, from whatever they were written down in.
 *
 * @param rolls in their order, from 1
 * @param files how many they come from
 */
public record DiceLog(List<Integer> rolls, int files) {
    private static final int LONGEST = 64 << 20;
    /** The most faces that a die has. */
    public static final int MOST_FACES = 100;

    private static final String RECORD = ".alea";
    /** What a column of rolls is called. */
    private static final List<String> COLUMNS = List.of("roll", "die", "dice", "face", "value");

    public DiceLog {
        rolls = List.copyOf(rolls);
    }

    /**
     * Reads rolls: of a record of Alea every throw of dice; of a text all its numbers, apart by blanks, commas,
     * semicolons or lines; of a CSV with a header the column {@code roll}, {@code die}, {@code dice}, {@code face} or
     * {@code value}; of a folder all its files, by name.
     *
     * @throws BadInput when there are none; the message says where and what was expected
     */
    public static DiceLog read(Path file, Registry registry) {
        if (!Files.isDirectory(file)) {
            return new DiceLog(of(file, registry).boxed().toList(), 1);
        }
        List<Path> files;
        try (Stream<Path> all = Files.list(file)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
        if (files.isEmpty()) {
            throw new BadInput("there is no file in %s".formatted(file));
        }
        return new DiceLog(
                files.stream().flatMapToInt(one -> of(one, registry)).boxed().toList(), files.size());
    }

    private static IntStream of(Path file, Registry registry) {
        String text = Texts.read(file, LONGEST);
        return file.toString().endsWith(RECORD)
                ? thrown(RecordText.parse(file.toString(), text), file, registry)
                : Arrays.stream(numbers(file, text));
    }

    private static IntStream thrown(MatchRecord record, Path file, Registry registry) {
        Game game = registry.game(record.game());
        Position position = game.parse(record.start());
        IntStream.Builder rolls = IntStream.builder();
        for (MatchRecord.Turn turn : record.turns()) {
            for (String label : turn.labels()) {
                if (position.isChance()) {
                    for (String value : label.split(",")) {
                        if (!value.matches("[0-9]{1,3}")) {
                            throw new BadInput("%s: chance of %s gives '%s', which is no roll of dice"
                                    .formatted(file, game.spec(), label));
                        }
                        rolls.add(Integer.parseInt(value));
                    }
                }
                position.take(position.option(label));
            }
        }
        return rolls.build();
    }

    private static int[] numbers(Path file, String text) {
        List<String> lines = text.lines().toList();
        int first = IntStream.range(0, lines.size())
                .filter(i -> !lines.get(i).isBlank())
                .findFirst()
                .orElseThrow(() -> new BadInput("%s has no rolls".formatted(file)));
        boolean header = Arrays.stream(lines.get(first).split("[\\s,;]+"))
                .noneMatch(cell -> cell.isEmpty() || Character.isDigit(cell.charAt(0)));
        int column = header ? column(file, lines.get(first)) : -1;
        IntStream.Builder rolls = IntStream.builder();
        for (int i = header ? first + 1 : first; i < lines.size(); i++) {
            if (lines.get(i).isBlank()) {
                continue;
            }
            String[] cells = lines.get(i).strip().split(header ? "[,;\t]" : "[\\s,;]+");
            if (header && cells.length <= column) {
                throw new BadInput(String.format(Locale.ROOT, "%s, line %d has no column %d", file, i + 1, column + 1));
            }
            for (String cell : header ? List.of(cells[column]) : List.of(cells)) {
                rolls.add(roll(file, i + 1, cell.strip().replace("\"", "")));
            }
        }
        return rolls.build().toArray();
    }

    private static int column(Path file, String header) {
        List<String> names = Arrays.stream(header.split("[,;\t]"))
                .map(name -> name.strip().replace("\"", "").toLowerCase(Locale.ROOT))
                .toList();
        return IntStream.range(0, names.size())
                .filter(i -> COLUMNS.contains(names.get(i)))
                .findFirst()
                .orElseThrow(() -> new BadInput("%s, line 1: there is no column %s; there is %s"
                        .formatted(
                                file,
                                String.join(", ", COLUMNS),
                                Quoted.of(String.join(", ", names)) + Names.didYouMean(names.getFirst(), COLUMNS))));
    }

    private static int roll(Path file, int line, String text) {
        int roll = text.matches("[0-9]{1,3}") ? Integer.parseInt(text) : 0;
        if (roll < 1 || roll > MOST_FACES) {
            throw new BadInput(String.format(
                    Locale.ROOT, "%s, line %d: %s is no roll; it is 1..%d", file, line, Quoted.of(text), MOST_FACES));
        }
        return roll;
    }
}
