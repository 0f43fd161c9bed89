package alea.learn.evolution;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Matches of some chromosomes, as numbers alone: whoever has started the same evolution can play them.
 *
 * @param table who else sits there
 * @param other the number of the guest, or of the opponent
 * @param own seats of the chromosome, in a duel
 * @param people the chromosomes, one to four; their genes alone count
 * @param seed of all dice
 * @param first the number of the first match
 * @param games how many matches
 */
record Bout(Table table, int other, int own, List<Individual> people, long seed, long first, long games) {
    /** Who else sits at the table. */
    enum Table {
        /** Random players, where chromosomes do not fill it. */
        FIELD(0),
        /** A guest in all other seats. */
        GUEST(1),
        /** An opponent of evaluations in all other seats. */
        DUEL(2);

        private final int code;

        Table(int code) {
            this.code = code;
        }
    }

    /**
     * What a bout was worth.
     *
     * @param stopped matches that reached the game's turn cap
     * @param worth by place, to four
     */
    record Result(long stopped, long[] worth) {
        byte[] toBytes() {
            var bytes = ByteBuffer.allocate(Long.BYTES * (1 + worth.length)).putLong(stopped);
            for (long one : worth) {
                bytes.putLong(one);
            }
            return bytes.array();
        }

        static Result of(byte[] bytes) {
            if (bytes.length != Long.BYTES * (1 + Evolution.TABLE)) {
                throw new IllegalArgumentException("no result of a bout");
            }
            var from = ByteBuffer.wrap(bytes);
            long stopped = from.getLong();
            long[] worth = new long[Evolution.TABLE];
            Arrays.setAll(worth, _ -> from.getLong());
            return new Result(stopped, worth);
        }
    }

    /** The same matches in parts of at most so many. */
    List<Bout> parts(long most) {
        List<Bout> parts = new ArrayList<>();
        for (long at = 0; at < games; at += most) {
            parts.add(new Bout(table, other, own, people, seed, first + at, Math.min(most, games - at)));
        }
        return parts;
    }

    byte[] toBytes() {
        int numbers = people.stream().mapToInt(one -> 1 + one.genes.length).sum();
        var bytes = ByteBuffer.allocate(4 * Integer.BYTES + Long.BYTES * (3 + numbers))
                .putInt(table.code)
                .putInt(other)
                .putInt(own)
                .putInt(people.size())
                .putLong(seed)
                .putLong(first)
                .putLong(games);
        for (Individual one : people) {
            bytes.putLong(one.genes.length);
            for (double gene : one.genes) {
                bytes.putDouble(gene);
            }
        }
        return bytes.array();
    }

    /** @throws IllegalArgumentException when these are not those of a bout */
    static Bout of(byte[] bytes) {
        try {
            var from = ByteBuffer.wrap(bytes);
            int code = from.getInt();
            Table table = Arrays.stream(Table.values())
                    .filter(t -> t.code == code)
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no bout"));
            int other = from.getInt();
            int own = from.getInt();
            int count = from.getInt();
            long seed = from.getLong();
            long first = from.getLong();
            long games = from.getLong();
            List<Individual> people = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                double[] genes = new double[Math.toIntExact(from.getLong())];
                Arrays.setAll(genes, _ -> from.getDouble());
                people.add(new Individual(genes, genes));
            }
            return new Bout(table, other, own, people, seed, first, games);
        } catch (BufferUnderflowException e) {
            throw new IllegalArgumentException("no bout", e);
        }
    }
}
