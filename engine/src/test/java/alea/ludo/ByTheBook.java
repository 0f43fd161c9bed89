package alea.ludo;

import alea.game.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Project LUDO's strategies at one position, read off their definitions one after the other: lists of pawns and exact
 * fractions, nothing clever. Progress counts as in {@link Dialect}; S1 to S17 are the readings of the paper's
 * ambiguities.
 */
final class ByTheBook {
    /**
     * Somebody else's pawn on the ring, as one of my pawns meets it.
     *
     * @param seat whose it is
     * @param q its progress
     * @param distance squares from one to the other
     */
    private record Met(int seat, int q, int distance) {}

    private final LudoGame game;
    private final Dialect rules;
    private final int me;
    private final int die;
    private final int[][] progress;

    ByTheBook(LudoPosition position) {
        this(
                position.game(),
                position.seat(),
                position.die(),
                new int[position.game().seats()][]);
        for (int seat = 0; seat < progress.length; seat++) {
            int s = seat;
            progress[seat] = IntStream.range(0, game.pawns())
                    .map(pawn -> position.progress(s, pawn))
                    .toArray();
        }
    }

    private ByTheBook(LudoGame game, int me, int die, int[][] progress) {
        this.game = game;
        rules = game.dialect();
        this.me = me;
        this.die = die;
        this.progress = progress;
    }

    /** The pawns that a strategy may move; none when it has to pass. */
    List<Integer> choice(String strategy, Settings s) {
        List<Integer> all = candidates();
        if (all.isEmpty()) {
            return all;
        }
        return switch (strategy) {
            case "random" -> all;
            case "first" -> all.subList(0, 1);
            case "fast" -> fast(all);
            case "strike" -> fast(firstNonEmpty(List.of(strikers(s), all)));
            case "chase" -> fast(firstNonEmpty(List.of(chasers(s), all)));
            case "aggressive" -> fast(firstNonEmpty(List.of(strikers(s), chasers(s), all)));
            case "defensive" -> fast(firstNonEmpty(List.of(endangered(s), chasers(s), all)));
            case "defensive-prose" -> tied(least(all, pawn -> riskAfterMoving(pawn, s)), s);
            case "hybrid" -> tied(least(all, pawn -> Fraction.ZERO.minus(moveAdvantage(pawn, s))), s);
            default -> throw new IllegalArgumentException("the book has no strategy " + strategy);
        };
    }

    // Common definitions

    private List<Integer> candidates() {
        return IntStream.range(0, game.pawns())
                .filter(pawn -> landing(pawn) != at(pawn))
                .boxed()
                .toList();
    }

    private int at(int pawn) {
        return progress[me][pawn];
    }

    private int landing(int pawn) {
        int p = at(pawn);
        int home = rules.home();
        boolean simple = !rules.hasBase();
        if (p == Dialect.BASE) {
            return die == 6 ? 0 : p;
        }
        return p + die <= home ? p + die : simple ? home : p;
    }

    private boolean onRing(int p) {
        return p >= 0 && p < rules.ring();
    }

    private int square(int seat, int p) {
        return (p + 13 * game.place(seat)) % 52;
    }

    private boolean safe(int seat, int p) {
        int square = square(seat, p) % 13;
        return square == 0 || square == 8;
    }

    /** The progress that a pawn of {@code seat} would have on the ring square where another seat's pawn stands. */
    private int inFrame(int seat, int other, int q) {
        return (square(other, q) - 13 * game.place(seat) + 104) % 52;
    }

    private static List<Integer> fast(Collection<Integer> pawns, int[] progress) {
        int most = pawns.stream().mapToInt(pawn -> progress[pawn]).max().orElseThrow();
        return pawns.stream().filter(pawn -> progress[pawn] == most).toList();
    }

    private List<Integer> fast(Collection<Integer> pawns) {
        return fast(pawns, progress[me]);
    }

    /** S17: of equally good pawns the foremost, or the rearmost. */
    private List<Integer> tied(Collection<Integer> pawns, Settings s) {
        return s.is("ties", "fast")
                ? fast(pawns)
                : fast(pawns, Arrays.stream(progress[me]).map(p -> -p).toArray());
    }

    private static List<Integer> firstNonEmpty(List<List<Integer>> lists) {
        return lists.stream().filter(list -> !list.isEmpty()).findFirst().orElseThrow();
    }

    private static List<Integer> least(List<Integer> pawns, Function<Integer, Fraction> worth) {
        List<Integer> best = new ArrayList<>();
        Fraction least = null;
        for (int pawn : pawns) {
            Fraction w = worth.apply(pawn);
            int order = least == null ? -1 : w.compareTo(least);
            if (order < 0) {
                best.clear();
                least = w;
            }
            if (order <= 0) {
                best.add(pawn);
            }
        }
        return best;
    }

    private List<Met> others() {
        List<Met> others = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            for (int q : progress[seat]) {
                if (seat != me && onRing(q)) {
                    others.add(new Met(seat, q, 0));
                }
            }
        }
        return others;
    }

    /** Opponents ahead of a pawn at p: on squares that it can still reach on the ring, not on its own. */
    private List<Met> ahead(int p) {
        return onRing(p)
                ? others().stream()
                        .filter(o -> onRing(inFrame(me, o.seat, o.q)))
                        .map(o -> new Met(o.seat, o.q, inFrame(me, o.seat, o.q) - p))
                        .filter(o -> o.distance > 0)
                        .toList()
                : List.of();
    }

    /** Opponents behind a pawn at p: those that can still reach its square before they turn home (S1). */
    private List<Met> behind(int p) {
        return onRing(p)
                ? others().stream()
                        .filter(o -> onRing(inFrame(o.seat, me, p)))
                        .map(o -> new Met(o.seat, o.q, inFrame(o.seat, me, p) - o.q))
                        .filter(o -> o.distance > 0)
                        .toList()
                : List.of();
    }

    /** Opponents on the square where a pawn at p stands. */
    private List<Met> level(int p) {
        return onRing(p)
                ? others().stream()
                        .filter(o -> square(o.seat, o.q) == square(me, p))
                        .toList()
                : List.of();
    }

    // Strike, Chase, Aggressive

    private List<Integer> strikers(Settings s) {
        return candidates().stream()
                .filter(pawn -> s.is("safe", "printed") || !safe(me, landing(pawn)))
                .filter(pawn -> !level(landing(pawn)).isEmpty())
                .toList();
    }

    private List<Integer> chasers(Settings s) {
        return candidates().stream()
                .filter(pawn -> {
                    var distances = ahead(at(pawn)).stream()
                            .filter(o -> !s.is("target", "open") || !safe(o.seat, o.q))
                            .mapToInt(Met::distance)
                            .sorted()
                            .toArray();
                    if (distances.length == 0) {
                        return false;
                    }
                    int distance = s.is("target", "farthest") ? distances[distances.length - 1] : distances[0];
                    return s.is("reach", "upto") ? die <= distance : die < distance;
                })
                .toList();
    }

    // Defensive

    /** The chance of being caught from b squares behind: a sixth, halved so often (S5). */
    private static Fraction danger(int b, Settings s) {
        int halvings = switch (s.get("decay")) {
            case "window" -> Math.floorDiv(b - 1, 6);
            case "mod" -> b % 6;
            case "python" -> (6 - b % 6) % 6;
            case "floor" -> b / 6;
            case "java" -> -(b % 6);
            default -> throw new IllegalArgumentException(s.get("decay"));
        };
        return halvings >= 0 ? Fraction.of(1, 6L << halvings) : Fraction.of(1L << -halvings, 6);
    }

    private List<Integer> endangered(Settings s) {
        List<Integer> danger = candidates().stream()
                .filter(pawn -> !behind(at(pawn)).isEmpty())
                .toList();
        return least(danger, pawn -> {
            Fraction score = Fraction.of(at(pawn), 52);
            if (!safe(me, at(pawn))) {
                score = score.plus(danger(nearestBehind(at(pawn)), s));
            }
            return Fraction.ZERO.minus(score);
        });
    }

    private int nearestBehind(int p) {
        return behind(p).stream().mapToInt(Met::distance).min().orElseThrow();
    }

    private Fraction riskAfterMoving(int moved, Settings s) {
        int[][] after = Stream.of(progress).map(int[]::clone).toArray(int[][]::new);
        after[me][moved] = landing(moved);
        for (int seat = 0; seat < game.seats() && onRing(landing(moved)) && !safe(me, landing(moved)); seat++) {
            for (int i = 0; seat != me && i < game.pawns(); i++) {
                if (onRing(after[seat][i]) && square(seat, after[seat][i]) == square(me, landing(moved))) {
                    after[seat][i] = rules.origin();
                }
            }
        }
        var then = new ByTheBook(game, me, die, after);
        Fraction risk = Fraction.ZERO;
        for (int p : after[me]) {
            if (!then.behind(p).isEmpty() && !safe(me, p)) {
                risk = risk.plus(danger(then.nearestBehind(p), s).times(p));
            }
        }
        return risk;
    }

    // Hybrid

    private Fraction moveAdvantage(int pawn, Settings s) {
        Fraction future = futureReward(pawn, s).minus(risk(landing(pawn), s));
        Fraction current = reward(at(pawn), s).minus(risk(at(pawn), s));
        return future.minus(current);
    }

    /** S12: what a pawn at p is worth. */
    private static Fraction value(int p, Settings s) {
        return s.is("value", "lap") ? Fraction.of(p, 52) : Fraction.of(p, 1);
    }

    /** S10: the chance of a kill at a distance of 1 to 6. */
    private static Fraction kill(int distance, Settings s) {
        return s.is("kill", "halving") ? Fraction.of(1, 6L << distance % 6) : Fraction.of(1, 6);
    }

    private Fraction reward(int p, Settings s) {
        Fraction sum = Fraction.ZERO;
        for (Met victim : ahead(p)) {
            if (victim.distance <= 6 && !safe(victim.seat, victim.q)) {
                sum = sum.plus(kill(victim.distance, s).times(value(victim.q, s)));
            }
        }
        return sum;
    }

    private Fraction futureReward(int pawn, Settings s) {
        int to = landing(pawn);
        Fraction sum = Fraction.of(die, 1).plus(reward(to, s));
        List<Met> struck = safe(me, to) ? List.of() : level(to);
        for (Met victim : struck) {
            sum = sum.plus(value(victim.q, s));
        }
        return struck.isEmpty() ? sum : sum.plus(Fraction.of(7, 2));
    }

    private Fraction risk(int p, Settings s) {
        if (!onRing(p) || safe(me, p) != s.is("safe", "printed")) {
            return Fraction.ZERO;
        }
        Fraction survival = Fraction.ONE;
        for (int seat = 0; seat < game.seats(); seat++) {
            int owner = seat;
            List<Integer> distances = behind(p).stream()
                    .filter(o -> o.seat == owner && o.distance <= 6)
                    .map(Met::distance)
                    .toList();
            if (s.is("kill", "union")) {
                int faces = (int) distances.stream().distinct().count();
                survival = survival.times(Fraction.of(6 - faces, 6));
            } else {
                for (int distance : distances) {
                    survival = survival.times(Fraction.ONE.minus(kill(distance, s)));
                }
            }
        }
        return value(p, s).times(Fraction.ONE.minus(survival));
    }
}
