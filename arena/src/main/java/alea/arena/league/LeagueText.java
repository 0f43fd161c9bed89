package alea.arena.league;

import alea.arena.exec.FailureKind;
import alea.file.Texts;
import alea.file.WholeFile;
import alea.game.BadInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** What was played of a league, as a file: what league it is, then the blocks in order. Fields end at tabs. */
final class LeagueText {
    private static final String FIRST = "alea-league 2";
    private static final int LONGEST = 1 << 30;
    /** A plan says {@code player NAME: SPEC FINGERPRINT}. */
    private static final String PLAYER = "player ";

    private LeagueText() {}

    static void write(Path file, List<String> plan, List<Block> blocks) {
        List<String> lines = new ArrayList<>(List.of(FIRST));
        plan.forEach(line -> lines.add("plan\t" + line));
        blocks.forEach(block -> lines.addAll(lines(block)));
        WholeFile.write(file, lines.iterator());
    }

    /** A block as lines. */
    static List<String> lines(Block block) {
        List<String> lines = new ArrayList<>();
        lines.add(String.join(
                "\t",
                "block",
                Integer.toString(block.round()),
                Integer.toString(block.table()),
                block.players().stream().map(String::valueOf).collect(Collectors.joining(",")),
                Long.toString(block.matches()),
                Long.toString(block.truncated()),
                block.scores().stream()
                        .map(s -> s.wins() + "," + s.losses() + "," + s.draws() + "," + s.share())
                        .collect(Collectors.joining(";"))));
        for (Failing f : block.failings()) {
            lines.add(String.join(
                    "\t",
                    "fail",
                    Integer.toString(f.player()),
                    f.kind().name(),
                    Long.toString(f.count()),
                    Long.toString(f.match()),
                    f.position(),
                    f.example()));
        }
        return lines;
    }

    /**
     * Reads the blocks of a file.
     *
     * @throws BadInput when there is none, or it is of another league
     */
    static List<Block> read(Path file, List<String> plan) {
        List<String> lines = Texts.read(file, LONGEST).lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(FIRST)) {
            if (!lines.isEmpty() && lines.getFirst().matches("alea-league \\d+")) {
                throw new BadInput("%s was kept by another version of Alea: play the league again, in another folder"
                        .formatted(file));
            }
            throw new BadInput("%s keeps no league".formatted(file));
        }
        List<String> kept = lines.stream()
                .filter(line -> line.startsWith("plan\t"))
                .map(line -> line.substring("plan\t".length()))
                .toList();
        for (int i = 0; i < Math.max(kept.size(), plan.size()); i++) {
            String was = i < kept.size() ? kept.get(i) : "nothing";
            String is = i < plan.size() ? plan.get(i) : "nothing";
            if (!was.equals(is) && isPlayer(was) && withoutFingerprint(was).equals(withoutFingerprint(is))) {
                throw new BadInput("%s: the program of %s has changed since; take it back, or play a new league with "
                                .formatted(file, was.substring(PLAYER.length(), was.indexOf(": ", PLAYER.length())))
                        + "another --out");
            }
            if (!was.equals(is)) {
                throw new BadInput("%s keeps another league: there it says '%s', here '%s'".formatted(file, was, is));
            }
        }
        try {
            return blocks(lines.subList(1 + kept.size(), lines.size()));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new BadInput("%s is damaged".formatted(file));
        }
    }

    private static boolean isPlayer(String line) {
        return line.startsWith(PLAYER) && line.indexOf(": ", PLAYER.length()) > 0;
    }

    private static String withoutFingerprint(String line) {
        return line.substring(0, line.lastIndexOf(' ') + 1);
    }

    /**
     * Blocks from lines.
     *
     * @throws IllegalArgumentException or {@link IndexOutOfBoundsException} when there are none
     */
    static List<Block> blocks(List<String> lines) {
        List<Block> blocks = new ArrayList<>();
        for (String line : lines) {
            String[] words = line.split("\t", 7);
            switch (words[0]) {
                case "block" -> blocks.add(block(words));
                case "fail" -> blocks.getLast().failings().add(failing(line.split("\t", 7)));
                default -> throw new IllegalArgumentException(line);
            }
        }
        return blocks;
    }

    private static Block block(String[] words) {
        List<Block.Score> scores = new ArrayList<>();
        for (String score : words[6].split(";", -1)) {
            String[] numbers = score.split(",", -1);
            scores.add(new Block.Score(
                    Long.parseLong(numbers[0]),
                    Long.parseLong(numbers[1]),
                    Long.parseLong(numbers[2]),
                    Double.parseDouble(numbers[3])));
        }
        return new Block(
                Integer.parseInt(words[1]),
                Integer.parseInt(words[2]),
                Arrays.stream(words[3].split(",", -1)).map(Integer::valueOf).toList(),
                Long.parseLong(words[4]),
                Long.parseLong(words[5]),
                scores,
                new ArrayList<>());
    }

    private static Failing failing(String[] words) {
        return new Failing(
                Integer.parseInt(words[1]),
                FailureKind.valueOf(words[2]),
                Long.parseLong(words[3]),
                words[6],
                Long.parseLong(words[4]),
                words[5]);
    }
}
