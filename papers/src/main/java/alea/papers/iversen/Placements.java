package alea.papers.iversen;

import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * In how many ways the pieces of a game can stand, exactly. Every square is a factor of a generating function whose
 * exponents are the pieces of each seat that have been placed: a square can be empty, or hold any number of one
 * seat's pieces, or, where seats can share it, of all.
 */
final class Placements {
    /**
     * A square.
     *
     * @param seats whose pieces can stand there, as bits
     * @param shared whether those of several seats can at once
     */
    record Square(int seats, boolean shared) {}

    private Placements() {}

    /**
     * The ways to place all pieces.
     *
     * @param distinct whether a seat's pieces are told apart
     */
    static BigInteger count(int seats, int pieces, List<Square> squares, boolean distinct) {
        int radix = pieces + 1;
        BigInteger[] ways = new BigInteger[(int) Math.pow(radix, seats)];
        Arrays.fill(ways, BigInteger.ZERO);
        ways[0] = BigInteger.ONE;
        for (Square square : squares) {
            if (square.shared) {
                for (int seat = 0; seat < seats; seat++) {
                    ways = with(ways, square.seats & 1 << seat, seats, radix, distinct);
                }
            } else {
                ways = with(ways, square.seats, seats, radix, distinct);
            }
        }
        return ways[ways.length - 1];
    }

    /** The ways with one square more, which the pieces of one of these seats can hold. */
    private static BigInteger[] with(BigInteger[] ways, int holders, int seats, int radix, boolean distinct) {
        BigInteger[] more = ways.clone();
        int unit = 1;
        for (int seat = 0; seat < seats; seat++, unit *= radix) {
            if ((holders & 1 << seat) == 0) {
                continue;
            }
            for (int i = 0; i < ways.length; i++) {
                int placed = i / unit % radix;
                for (int here = 1; here <= placed; here++) {
                    BigInteger others = ways[i - here * unit];
                    more[i] = more[i].add(distinct ? others.multiply(choose(placed, here)) : others);
                }
            }
        }
        return more;
    }

    private static BigInteger choose(int n, int k) {
        BigInteger ways = BigInteger.ONE;
        for (int i = 0; i < k; i++) {
            ways = ways.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1));
        }
        return ways;
    }

    /** The squares of a game with a seat at every place, each with those whose pieces can come to stand there. */
    static List<Square> squares(LudoGame game) {
        Dialect rules = game.dialect();
        BitSet stands = stands(rules);
        List<Square> squares = new ArrayList<>();
        for (int square = 0; square < Dialect.SQUARES; square++) {
            int seats = 0;
            for (int seat = 0; seat < Dialect.PLACES; seat++) {
                int progress = Math.floorMod(square - Dialect.QUARTER * seat, Dialect.SQUARES);
                seats |= progress < rules.ring() && stands.get(progress + 1) ? 1 << seat : 0;
            }
            squares.add(new Square(seats, (game.shared() >>> square & 1) != 0));
        }
        for (int seat = 0; seat < Dialect.PLACES; seat++) {
            for (int progress = Dialect.BASE; progress <= rules.home(); progress++) {
                if ((progress < 0 || progress >= rules.ring()) && stands.get(progress + 1)) {
                    squares.add(new Square(1 << seat, false));
                }
            }
        }
        return squares;
    }

    /**
     * Where a piece can come to stand: on every progress, one more than it, that a roll leads to. A first star is
     * passed.
     */
    static BitSet stands(Dialect rules) {
        BitSet stands = new BitSet();
        Deque<Integer> next = new ArrayDeque<>(List.of(rules.origin()));
        while (!next.isEmpty()) {
            int progress = next.remove();
            if (stands.get(progress + 1)) {
                continue;
            }
            stands.set(progress + 1);
            for (int die = 1; die <= 6; die++) {
                if (rules.movable(progress, die)) {
                    next.add(rules.destination(progress, die));
                }
            }
        }
        return stands;
    }
}
