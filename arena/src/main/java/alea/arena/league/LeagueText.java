package alea.arena.league;

import alea.arena.exec.FailureKind;
import alea.file.Texts;
import alea.file.WholeFile;
import alea.game.BadInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** What was played of a league, as a file: what league it is, then the blocks in order. Fields end at tabs. */
final class LeagueText {
    private static final String FIRST = "alea-league 2";
    private static final int LONGEST = 1 << 30;
    private static final String PLAN = "plan\t";
    private static final String EXCLUDED = "exclude\t";
    private static final String JOINED = "join\t";

    private LeagueText() {}

    /**
     * What a file holds.
     *
     * @param blocks in the order in which they were played
     */
    record Kept(LeaguePlan plan, List<Block> blocks) {}

    /** Who joins stands behind what was played without him, so that what joining adds to a file follows all of it. */
    static void write(Path file, LeaguePlan plan, List<Block> blocks, ToIntFunction<? super Block> intake) {
        List<String> lines = new ArrayList<>(List.of(FIRST));
        plan.rules().forEach(line -> lines.add(PLAN + line));
        plan.intakes().getFirst().forEach(line -> lines.add(PLAN + line));
        plan.excluded().forEach(name -> lines.add(EXCLUDED + name));
        for (int i = 0; i < plan.intakes().size(); i++) {
            int number = i;
            if (i > 0) {
                plan.intakes().get(i).forEach(line -> lines.add(JOINED + number + "\t" + line));
            }
            blocks.stream()
                    .filter(block -> intake.applyAsInt(block) == number)
                    .forEach(block -> lines.addAll(lines(block)));
        }
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
     * Reads a file.
     *
     * @throws BadInput when there is none, or it keeps no league
     */
    static Kept read(Path file) {
        List<String> lines = Texts.read(file, LONGEST).lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(FIRST)) {
            if (!lines.isEmpty() && lines.getFirst().matches("alea-league \\d+")) {
                throw new BadInput("%s was kept by another version of Alea: play the league again, in another folder"
                        .formatted(file));
            }
            throw new BadInput("%s keeps no league".formatted(file));
        }
        List<String> rules = new ArrayList<>();
        List<List<String>> intakes = new ArrayList<>(List.of(new ArrayList<>()));
        List<String> excluded = new ArrayList<>();
        List<String> played = new ArrayList<>();
        try {
            for (String line : lines.subList(1, lines.size())) {
                if (line.startsWith(PLAN)) {
                    String said = line.substring(PLAN.length());
                    (said.startsWith(LeaguePlan.PLAYER) ? intakes.getFirst() : rules).add(said);
                } else if (line.startsWith(EXCLUDED)) {
                    excluded.add(line.substring(EXCLUDED.length()));
                } else if (line.startsWith(JOINED)) {
                    String[] words = line.split("\t", 3);
                    if (Integer.parseInt(words[1]) == intakes.size()) {
                        intakes.add(new ArrayList<>());
                    }
                    intakes.get(Integer.parseInt(words[1])).add(words[2]);
                } else {
                    played.add(line);
                }
            }
            return new Kept(new LeaguePlan(rules, intakes, excluded), blocks(played));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new BadInput("%s is damaged".formatted(file));
        }
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
