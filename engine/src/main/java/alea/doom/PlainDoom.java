package alea.doom;

import alea.game.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Dice of Doom as its rules read, one after the other: the judge over {@link DoomPosition}. */
final class PlainDoom extends Position {
    private static final int NOWHERE = -1;

    private final DoomGame game;
    private final DoomGame.Variant rules;
    private final DoomBoard board;

    private int[] owner;
    private int[] dice;
    private boolean attacked;
    private int from = NOWHERE;
    private int to = NOWHERE;
    private int left;
    private int taken;
    private int more;
    private int turn;

    /** What can happen here, as text; a chance node's probabilities beside it. */
    private final List<String> labels = new ArrayList<>();

    private final List<Double> probabilities = new ArrayList<>();

    PlainDoom(DoomGame game) {
        this.game = game;
        rules = game.variant();
        board = game.board();
        owner = new int[board.places()];
        dice = new int[board.places()];
        for (int tile = 0; tile < owner.length; tile++) {
            owner[tile] = board.has(tile) ? DoomNotation.UNDEALT : DoomNotation.NO_TILE;
        }
        await();
    }

    void setUp(DoomNotation.Parsed p) {
        owner = p.owner().clone();
        dice = p.dice().clone();
        seat = p.seat();
        attacked = p.attacked();
        from = p.from();
        to = p.from() < 0 ? NOWHERE : p.to();
        left = p.left();
        taken = p.taken();
        more = p.more();
        turn = p.turn();
        await();
    }

    @Override
    public void take(int option) {
        String label = labels.get(option);
        if (owned(DoomNotation.UNDEALT).size() > 0) {
            deal(label);
        } else if (from != NOWHERE) {
            fight(label.equals("win"));
        } else if (left > 0) {
            addTo(Integer.parseInt(label));
            left--;
            if (left == 0) {
                endTurn();
            }
        } else if (label.equals("skip")) {
            skip();
        } else {
            String[] ends = label.split(">");
            from = Integer.parseInt(ends[0]);
            to = Integer.parseInt(ends[1]);
            attacked = true;
        }
        await();
    }

    /** A tile more for some seats, or a tile with its dice. */
    private void deal(String label) {
        if (label.matches("[rbgy]+")) {
            for (int s = 0; s < rules.seats(); s++) {
                more |= label.indexOf(DoomNotation.LETTERS.charAt(s)) >= 0 ? 1 << s : 0;
            }
            return;
        }
        int tile = owned(DoomNotation.UNDEALT).getFirst();
        owner[tile] = DoomNotation.LETTERS.indexOf(label.charAt(0));
        dice[tile] = Integer.parseInt(label.substring(1));
        if (owned(DoomNotation.UNDEALT).isEmpty()) {
            more = 0;
        }
    }

    /** The winner of a battle moves in with all dice but one; the loser of an attack keeps one die. */
    private void fight(boolean won) {
        if (won) {
            if (rules.taken()) {
                taken += dice[to];
            }
            owner[to] = seat;
            dice[to] = dice[from] - 1;
        }
        dice[from] = 1;
        from = NOWHERE;
        to = NOWHERE;
    }

    /** Reinforcement begins. */
    private void skip() {
        int supply = rules.taken() ? Math.max(0, taken - 1) : largestTerritory();
        if (rules.reinforcement() == Reinforcement.IN_ORDER) {
            for (int tile : owned(seat)) {
                if (supply > 0) {
                    addTo(tile);
                    supply--;
                }
            }
            endTurn();
        } else if (supply == 0 || owned(seat).isEmpty()) {
            endTurn();
        } else {
            left = supply;
        }
    }

    /** Dice beyond the most of a tile are lost. */
    private void addTo(int tile) {
        dice[tile] = Math.min(dice[tile] + 1, rules.dice());
    }

    private void endTurn() {
        turns++;
        turn += rules.limit() == DoomGame.ENDLESS ? 0 : 1;
        attacked = false;
        taken = 0;
        seat = (seat + 1) % rules.seats();
    }

    private int largestTerritory() {
        int largest = 0;
        Set<Integer> seen = new HashSet<>();
        for (int tile : owned(seat)) {
            int size = 0;
            var open = new ArrayDeque<>(List.of(tile));
            while (!open.isEmpty()) {
                int at = open.pop();
                if (seen.add(at)) {
                    size++;
                    for (int neighbour : board.neighbours(at)) {
                        if (owner[neighbour] == seat) {
                            open.push(neighbour);
                        }
                    }
                }
            }
            largest = Math.max(largest, size);
        }
        return largest;
    }

    /** The tiles of a seat, row by row. */
    private List<Integer> owned(int who) {
        return IntStream.range(0, owner.length)
                .filter(tile -> owner[tile] == who)
                .boxed()
                .toList();
    }

    private List<String> attacks() {
        List<String> attacks = new ArrayList<>();
        for (int tile : owned(seat)) {
            for (int neighbour : board.neighbours(tile)) {
                if (owner[neighbour] != seat && dice[tile] >= rules.attack()) {
                    attacks.add(tile + ">" + neighbour);
                }
            }
        }
        return attacks;
    }

    /** Finds out what can happen now. */
    private void await() {
        labels.clear();
        probabilities.clear();
        if (owned(DoomNotation.UNDEALT).size() > 0) {
            awaitDeal();
        } else if (from != NOWHERE) {
            node = WEIGHTED;
            double win = game.battles().chance(dice[from], dice[to]);
            chance("win", win);
            chance("loss", 1 - win);
        } else if (left > 0) {
            List<Integer> own = owned(seat);
            int all = own.stream().mapToInt(tile -> dice[tile]).sum();
            node = switch (rules.reinforcement()) {
                case PLAYER -> DECISION;
                case WEIGHTED, THESIS -> WEIGHTED;
                default -> CHANCE;
            };
            int[] drawn = new int[dice.length];
            for (int number = 0; number < all; number++) {
                drawn[drawn(own, number)]++;
            }
            for (int tile : own) {
                if (node != WEIGHTED) {
                    chance(Integer.toString(tile), 1.0 / own.size());
                } else if (drawn[tile] > 0) {
                    chance(Integer.toString(tile), drawn[tile] / (double) all);
                }
            }
        } else {
            node = DECISION;
            labels.addAll(attacks());
            if (attacked) {
                labels.add("skip");
            } else if (labels.isEmpty() || turn >= rules.limit()) {
                node = OVER;
                labels.clear();
            }
        }
        options = labels.size();
    }

    /** The tile that a number drawn means, of 0 to the dice of all own tiles less one. */
    private int drawn(List<Integer> own, int number) {
        boolean thesis = rules.reinforcement() == Reinforcement.THESIS;
        int sum = 0;
        for (int tile : own) {
            sum += dice[tile];
            if (thesis ? number <= sum && dice[tile] < rules.dice() : number < sum) {
                return tile;
            }
        }
        return own.getLast();
    }

    private void awaitDeal() {
        int seats = rules.seats();
        if (!rules.equal()) {
            node = CHANCE;
            for (int s = 0; s < seats; s++) {
                for (int count = 1; count <= rules.dice(); count++) {
                    chance("" + DoomNotation.LETTERS.charAt(s) + count, 1.0 / (seats * rules.dice()));
                }
            }
            return;
        }
        if (more == 0 && game.extras() > 0) {
            node = CHANCE;
            List<String> sets = IntStream.range(0, 1 << seats)
                    .filter(set -> Integer.bitCount(set) == game.extras())
                    .mapToObj(DoomNotation::letters)
                    .toList();
            sets.forEach(set -> chance(set, 1.0 / sets.size()));
            return;
        }
        node = WEIGHTED;
        int open = owned(DoomNotation.UNDEALT).size();
        for (int s = 0; s < seats; s++) {
            int due = game.share() + (more >> s & 1) - owned(s).size();
            for (int count = 1; due > 0 && count <= rules.dice(); count++) {
                chance("" + DoomNotation.LETTERS.charAt(s) + count, due / (double) (open * rules.dice()));
            }
        }
    }

    private void chance(String label, double probability) {
        labels.add(label);
        probabilities.add(probability);
    }

    @Override
    public double probability(int option) {
        return probabilities.get(option);
    }

    @Override
    public String label(int option) {
        return labels.get(option);
    }

    /** Who has most tiles when somebody cannot attack; shared when equal. A match that is stopped is a draw. */
    @Override
    public double score(int of) {
        if (!attacks().isEmpty()) {
            return 1.0 / rules.seats();
        }
        int best = IntStream.range(0, rules.seats())
                .map(s -> owned(s).size())
                .max()
                .orElseThrow();
        long sharing = IntStream.range(0, rules.seats())
                .filter(s -> owned(s).size() == best)
                .count();
        return owned(of).size() == best ? 1.0 / sharing : 0;
    }

    /** The tiles of a seat, as bits. */
    long tiles(int of) {
        long bits = 0;
        for (int tile = 0; tile < owner.length; tile++) {
            bits |= owner[tile] == of ? 1L << tile : 0;
        }
        return bits;
    }

    @Override
    public void set(Position other) {
        PlainDoom o = (PlainDoom) other;
        owner = o.owner.clone();
        dice = o.dice.clone();
        seat = o.seat;
        turns = o.turns;
        attacked = o.attacked;
        from = o.from;
        to = o.to;
        left = o.left;
        taken = o.taken;
        more = o.more;
        turn = o.turn;
        await();
    }

    @Override
    public Position copy() {
        PlainDoom copy = new PlainDoom(game);
        copy.set(this);
        return copy;
    }

    @Override
    public String toString() {
        return DoomNotation.write(
                game, new DoomNotation.Parsed(owner, dice, seat, attacked, from, to, left, taken, more, turn));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlainDoom o
                && seat == o.seat
                && attacked == o.attacked
                && from == o.from
                && to == o.to
                && left == o.left
                && taken == o.taken
                && more == o.more
                && turn == o.turn
                && Arrays.equals(owner, o.owner)
                && Arrays.equals(dice, o.dice);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(owner) * 31 + Arrays.hashCode(dice) + seat + turn * 64 + from * 128;
    }
}
