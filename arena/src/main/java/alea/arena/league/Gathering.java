package alea.arena.league;

import alea.arena.MatchResult;
import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.game.Game;
import alea.game.Player;
import alea.game.Strategy;
import alea.match.Arbiter;
import alea.match.Seating;
import alea.match.Trace;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Players who sit down together for the matches of a block. Programs are started for it and end with it, so that what
 * comes of it depends on nothing that was played before.
 *
 * @param setup of the league
 * @param round from 0, or that of rehearsals
 * @param table its number in the round
 * @param lineup the players by number; in a rehearsal the one player, and the number after all players
 * @param first the number of its first match
 * @param turned how many seats the first match is turned on
 * @param matches how many there are; none where somebody at the table is excluded
 * @param kept whether the record of the first is kept
 */
record Gathering(
        LeagueSetup setup,
        int round,
        int table,
        List<Integer> lineup,
        long first,
        long turned,
        long matches,
        boolean kept) {
    private static final double[] NO_CONTROL = {};

    /**
     * What came of a block.
     *
     * @param records texts of the matches that are to be kept, by number
     */
    record Outcome(Block block, Map<Long, String> records) {
        /** As bytes. */
        byte[] toBytes() {
            var bytes = new ByteArrayOutputStream();
            try (var out = new DataOutputStream(bytes)) {
                write(out, String.join("\n", LeagueText.lines(block)));
                for (var entry : records.entrySet()) {
                    out.writeLong(entry.getKey());
                    write(out, entry.getValue());
                }
            } catch (IOException e) {
                throw new IllegalStateException(e); // it is memory
            }
            return bytes.toByteArray();
        }

        /** From bytes. */
        static Outcome of(byte[] bytes) {
            try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
                Block block = LeagueText.blocks(read(in).lines().toList()).getFirst();
                Map<Long, String> records = new LinkedHashMap<>();
                while (in.available() > 0) {
                    records.put(in.readLong(), read(in));
                }
                return new Outcome(block, records);
            } catch (IOException e) {
                throw new IllegalArgumentException(e);
            }
        }

        private static void write(DataOutputStream out, String text) throws IOException {
            byte[] content = text.getBytes(StandardCharsets.UTF_8);
            out.writeInt(content.length);
            out.write(content);
        }

        private static String read(DataInputStream in) throws IOException {
            return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
        }
    }

    /** All but the setup, as bytes. */
    byte[] toBytes() {
        return String.join(
                        " ",
                        Integer.toString(round),
                        Integer.toString(table),
                        lineup.stream().map(String::valueOf).collect(Collectors.joining(",")),
                        Long.toString(first),
                        Long.toString(turned),
                        Long.toString(matches),
                        Boolean.toString(kept))
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** From bytes. */
    static Gathering of(LeagueSetup setup, byte[] bytes) {
        String[] words = new String(bytes, StandardCharsets.US_ASCII).split(" ", -1);
        return new Gathering(
                setup,
                Integer.parseInt(words[0]),
                Integer.parseInt(words[1]),
                Arrays.stream(words[2].split(",", -1)).map(Integer::valueOf).toList(),
                Long.parseLong(words[3]),
                Long.parseLong(words[4]),
                Long.parseLong(words[5]),
                Boolean.parseBoolean(words[6]));
    }

    /** Plays all matches; no more once a player has failed so often in one way that it is disqualified. */
    Outcome play(Trace trace) {
        boolean rehearsal = round == Block.REHEARSAL;
        var counting = new Block.Counting(round, table, rehearsal ? lineup.subList(0, 1) : lineup);
        if (matches == 0) {
            return new Outcome(counting.block(), Map.of()); // and no program is started
        }
        Game game = setup.game();
        List<Player> all = everybody();
        List<Player> sitting = lineup.stream().map(this::player).toList();
        int[] local = new int[lineup.size()];
        Arrays.setAll(local, i -> i);
        Map<Long, String> records = new LinkedHashMap<>();
        try (var arbiter = new Arbiter(game, sitting, setup.seed(), setup.maxTurns())) {
            arbiter.forfeits(setup.forfeit());
            for (long i = 0; i < matches && !counting.failed(setup.strikes()) && !counting.absent(); i++) {
                int step = (int) ((turned + i) % lineup.size());
                int[] seating = Seating.ROTATE.seats(local, game.seats(), setup.seed(), 0, step);
                arbiter.play(first + i, first + i, seating, trace);
                int[] numbers = Arrays.stream(seating).map(lineup::get).toArray();
                MatchResult result = MatchResult.of(
                        game, arbiter, first + i, table, first + i, numbers, trace.toArray(), NO_CONTROL);
                boolean failed = counting.add(result);
                if (failed || kept && i == 0) {
                    records.put(
                            result.number(),
                            RecordText.write(MatchRecord.of(game, all, setup.seed(), result, OptionalLong.empty())));
                }
            }
        }
        return new Outcome(counting.block(), records);
    }

    private List<Player> everybody() {
        List<Player> all = new ArrayList<>(setup.players());
        all.add(setup.rehearsal());
        return all;
    }

    /** Where everybody has one seat, one process serves a program wherever it sits. */
    private Player player(int number) {
        if (number == setup.players().size()) {
            return setup.rehearsal();
        }
        Player player = setup.players().get(number);
        if (!setup.programs().get(number) || lineup.size() < setup.game().seats()) {
            return player;
        }
        return new Player(player.spec(), once(player.instances()), player.name());
    }

    private static Supplier<Strategy> once(Supplier<? extends Strategy> instances) {
        Strategy only = instances.get();
        return () -> only;
    }
}
