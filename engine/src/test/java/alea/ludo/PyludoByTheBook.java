package alea.ludo;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * pyludo's players, and the way they count dangers, as the descriptions of the reference data put them, on states as
 * text. Next states come from the plain rules.
 */
final class PyludoByTheBook {
    private final LudoGame game;
    private final LudoPosition position;
    private final int[][] now;
    private final List<Integer> movable;

    PyludoByTheBook(LudoPosition position) {
        this.position = position;
        game = position.game();
        now = rows(PyludoState.from(position).toString());
        movable = IntStream.range(0, 4)
                .filter(token -> (position.movable() >>> token & 1) != 0)
                .boxed()
                .toList();
    }

    static int[][] rows(String state) {
        return Arrays.stream(state.split("/")).map(StarRows::numbers).toArray(int[][]::new);
    }

    /** The tokens that a player may choose. */
    Set<Integer> choice(String spec) {
        return switch (spec) {
            case "pyludo-fast" -> firstWithMost(token -> -now[0][token]);
            case "pyludo-aggressive" -> {
                int home = othersAtHome(now);
                var strikers = movable.stream()
                        .filter(t -> othersAtHome(after(t)) > home)
                        .toList();
                yield strikers.isEmpty() ? Set.copyOf(movable) : Set.of(strikers.getFirst());
            }
            case "pyludo-aggressive:engine=fork", "random" -> Set.copyOf(movable);
            case "pyludo-defensive" -> allWithMost(token -> vuln(now, token));
            case "pyludo-defensive:vulnerability=fork" -> allWithMost(token -> forkVuln(now, token));
            case "smart" -> {
                var entering =
                        movable.stream().filter(token -> now[0][token] == -1).toList();
                yield entering.isEmpty() ? firstWithMost(token -> sums(after(token))) : Set.copyOf(entering);
            }
            default -> throw new IllegalArgumentException(spec);
        };
    }

    private Set<Integer> allWithMost(ToIntFunction<Integer> worth) {
        int most = movable.stream().mapToInt(worth).max().orElseThrow();
        Set<Integer> best = new LinkedHashSet<>(movable);
        best.removeIf(token -> worth.applyAsInt(token) < most);
        return best;
    }

    private Set<Integer> firstWithMost(ToIntFunction<Integer> worth) {
        return Set.of(allWithMost(worth).iterator().next());
    }

    private int[][] after(int token) {
        var plain = game.plain().parse(position.toString());
        int turn = position.seat();
        plain.take(plain.option(Integer.toString(token)));
        // A position that has no die to go with it reads the same, so that of a won match does, too.
        var moved = (LudoPosition) game.parse(plain.toString());
        var state = new PyludoState();
        state.set(moved, turn);
        return rows(state.toString());
    }

    private static int othersAtHome(int[][] state) {
        return (int) Arrays.stream(state, 1, 4)
                .flatMapToInt(Arrays::stream)
                .filter(v -> v == -1)
                .count();
    }

    private static int sums(int[][] state) {
        return Arrays.stream(state[0]).sum()
                - Arrays.stream(state, 1, 4).flatMapToInt(Arrays::stream).sum();
    }

    static int vuln(int[][] state, int token) {
        int p = state[0][token];
        if (p == -1 || p == 1 || p > 51) {
            return 0;
        }
        if (p % 13 == 1) {
            boolean ownerHome = Arrays.stream(state[p / 13]).anyMatch(v -> v == -1);
            return ownerHome ? 1 + comers(state, p) : 0;
        }
        boolean beside = Arrays.stream(state[0]).filter(v -> v == p).count() > 1;
        return p % 13 == 9 || beside ? 0 : comers(state, p);
    }

    static int forkVuln(int[][] state, int token) {
        int p = state[0][token];
        return p == -1 || p > 51 || p % 13 == 1 || p % 13 == 9 ? 0 : comers(state, p);
    }

    private static int comers(int[][] state, int p) {
        int j = p % 13 == 6 ? 7 : p % 13 == 12 ? 6 : 0;
        int n = 0;
        for (int k = 1; k < 4; k++) {
            for (int o : Arrays.stream(state[k]).distinct().toArray()) {
                if (o < 0 || o > 51) {
                    continue;
                }
                int w = Math.floorMod(o - 13 * k, 52);
                int r = Math.floorMod(p - o, 52);
                n += r >= 1 && r <= 6 && w + r <= 51 ? 1 : 0;
                int jump = Math.floorMod(p - o - j, 52);
                n += j > 0 && jump >= 1 && jump <= 6 && w + jump + j <= 51 ? 1 : 0;
            }
        }
        return n;
    }
}
