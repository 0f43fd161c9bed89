package alea.learn.evolution;

import alea.game.Dice;
import java.util.ArrayList;
import java.util.List;

/**
 * Who meets whom in a generation (section 2.2): phases that follow each other, each of groups of four that have
 * nobody in common, so that they can play at the same time.
 */
sealed interface Selection {
    /** Chromosomes in all. */
    int population();

    /** Games of a tournament. */
    int games();

    /**
     * The phases of a generation: groups of four chromosomes by number.
     *
     * @param dice of this generation
     */
    List<List<int[]>> phases(Dice dice);

    /** Which chromosome stands at which number after a generation, where some change places; by number. */
    default int[] migrated(long generation, Dice dice) {
        return numbers(0, population());
    }

    /** All in one pool: groups are drawn, and everybody plays once. */
    record Pool(int population, int games) implements Selection {
        @Override
        public List<List<int[]>> phases(Dice dice) {
            return List.of(groups(shuffled(0, population, dice)));
        }
    }

    /**
     * A torus with a chromosome at every node, as near to a square as two even sides allow. The neighbourhoods are
     * all squares of two by two, so everybody is in four of them; those that begin at nodes of the same parity have
     * nobody in common and make a phase.
     */
    record Cellular(int population, int games) implements Selection {
        @Override
        public List<List<int[]>> phases(Dice dice) {
            int half = population / 4;
            int a = (int) Math.sqrt(half);
            while (half % a != 0) {
                a--;
            }
            int rows = 2 * a;
            int columns = population / rows;
            List<List<int[]>> phases = new ArrayList<>();
            for (int phase : shuffled(0, 4, dice)) {
                List<int[]> groups = new ArrayList<>();
                for (int r = phase >> 1; r < rows + (phase >> 1); r += 2) {
                    for (int c = phase & 1; c < columns + (phase & 1); c += 2) {
                        groups.add(new int[] {
                            r % rows * columns + c % columns,
                            r % rows * columns + (c + 1) % columns,
                            (r + 1) % rows * columns + c % columns,
                            (r + 1) % rows * columns + (c + 1) % columns
                        });
                    }
                }
                phases.add(groups);
            }
            return phases;
        }
    }

    /**
     * Islands with a pool each. After every so many generations, migrants drawn from each island take the places of
     * those that leave the next one.
     */
    record Island(int islands, int size, int generations, int migrants, int games) implements Selection {
        @Override
        public int population() {
            return islands * size;
        }

        @Override
        public List<List<int[]>> phases(Dice dice) {
            List<int[]> groups = new ArrayList<>();
            for (int island = 0; island < islands; island++) {
                groups.addAll(groups(shuffled(island * size, size, dice)));
            }
            return List.of(groups);
        }

        @Override
        public int[] migrated(long generation, Dice dice) {
            int[] at = numbers(0, population());
            if (generation % generations != 0) {
                return at;
            }
            int[][] leaving = new int[islands][];
            for (int island = 0; island < islands; island++) {
                leaving[island] = shuffled(island * size, size, dice);
            }
            for (int island = 0; island < islands; island++) {
                for (int i = 0; i < migrants; i++) {
                    at[leaving[(island + 1) % islands][i]] = leaving[island][i];
                }
            }
            return at;
        }
    }

    private static int[] numbers(int from, int n) {
        return java.util.stream.IntStream.range(from, from + n).toArray();
    }

    private static int[] shuffled(int from, int n, Dice dice) {
        int[] numbers = numbers(from, n);
        for (int i = n - 1; i > 0; i--) {
            int j = dice.below(i + 1);
            int moved = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = moved;
        }
        return numbers;
    }

    private static List<int[]> groups(int[] order) {
        List<int[]> groups = new ArrayList<>();
        for (int i = 0; i < order.length; i += 4) {
            groups.add(java.util.Arrays.copyOfRange(order, i, i + 4));
        }
        return groups;
    }
}
