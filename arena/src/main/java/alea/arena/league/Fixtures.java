package alea.arena.league;

import alea.game.Dice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Who meets whom in a round. All companies that fill the seats, where there are not too many: each pair where the game
 * has two seats. Otherwise as many tables as there are players, drawn anew in each round, so that everybody sits at as
 * many tables as there are seats. Who joined later plays at the tables of that sort at which the others have not
 * played: all those at which a newcomer sits, or as many for each newcomer as there are seats, with others drawn.
 */
final class Fixtures {
    /** The most companies of which every one plays in every round; of two seats every one does. */
    private static final int MOST = 1_000;

    private static final long DRAW = -2;

    private Fixtures() {}

    /** The most tables of any round. */
    static int most(int players) {
        return Math.max(MOST, players * (players - 1) / 2);
    }

    /**
     * The tables of a round.
     *
     * @param in who plays in it, by number
     * @param known those with lesser numbers have played without the others
     * @return players by number, in the order of the seats of the first match
     */
    static List<int[]> round(List<Integer> in, int known, int seats, long seed, int round) {
        int size = Math.min(seats, in.size());
        if (size < 2) {
            return List.of();
        }
        if (known > 0) {
            return joined(in, known, size, new Dice(seed, round, DRAW - known));
        }
        List<int[]> tables = new ArrayList<>();
        if (size == 2 || companies(in.size(), size) <= MOST) {
            combine(in, new int[size], 0, 0, tables);
        } else {
            draw(in, size, new Dice(seed, round, DRAW), tables);
        }
        return tables;
    }

    /** The tables of newcomers. */
    private static List<int[]> joined(List<Integer> in, int known, int size, Dice dice) {
        int old = (int) in.stream().filter(p -> p < known).count();
        double without = old < size ? 0 : companies(old, size);
        List<int[]> tables = new ArrayList<>();
        if (size == 2 || without <= MOST && companies(in.size(), size) - without <= MOST) {
            combine(in, new int[size], 0, 0, tables);
            tables.removeIf(table -> Arrays.stream(table).allMatch(p -> p < known));
            return tables;
        }
        for (int newcomer : in.subList(old, in.size())) {
            List<Integer> others = new ArrayList<>(in);
            others.remove(Integer.valueOf(newcomer));
            for (int table = 0; table < size; table++) {
                int[] sitting = new int[size];
                sitting[0] = newcomer;
                for (int seat = 1; seat < size; seat++) {
                    int drawn = seat - 1 + dice.below(others.size() - seat + 1);
                    sitting[seat] = others.set(drawn, others.get(seat - 1));
                    others.set(seat - 1, sitting[seat]);
                }
                tables.add(sitting);
            }
        }
        return tables;
    }

    private static double companies(int players, int size) {
        double companies = 1;
        for (int i = 0; i < size; i++) {
            companies = companies * (players - i) / (i + 1);
        }
        return companies;
    }

    private static void combine(List<Integer> in, int[] chosen, int filled, int from, List<int[]> into) {
        if (filled == chosen.length) {
            into.add(chosen.clone());
            return;
        }
        for (int i = from; i < in.size(); i++) {
            chosen[filled] = in.get(i);
            combine(in, chosen, filled + 1, i + 1, into);
        }
    }

    /** Deals all players out again and again; who would sit twice at a table waits for the next. */
    private static void draw(List<Integer> in, int size, Dice dice, List<int[]> into) {
        List<Integer> waiting = new ArrayList<>();
        for (int deal = 0; deal < size; deal++) {
            List<Integer> order = new ArrayList<>(in);
            for (int i = order.size() - 1; i > 0; i--) {
                order.set(i, order.set(dice.below(i + 1), order.get(i)));
            }
            waiting.addAll(order);
        }
        while (waiting.size() >= size) {
            int[] table = new int[size];
            Arrays.fill(table, -1);
            int filled = 0;
            for (var players = waiting.iterator(); players.hasNext() && filled < size; ) {
                int next = players.next();
                if (Arrays.stream(table).noneMatch(seated -> seated == next)) {
                    table[filled++] = next;
                    players.remove();
                }
            }
            if (filled < size) {
                return;
            }
            into.add(table);
        }
    }
}
