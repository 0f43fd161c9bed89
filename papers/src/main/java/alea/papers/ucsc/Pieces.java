package alea.papers.ucsc;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Where the sixteen pieces are, read off a position's text. */
final class Pieces {
    private static final String LETTERS = "RGYB";
    // Compiled once: a position is read at every decision of thousands of matches.
    private static final Pattern PARTS = Pattern.compile("[;\n]");
    private static final Pattern BLANKS = Pattern.compile(" +");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final int[] APPROACH = {24, 37, 50, 11};

    private final int[] squares = new int[16];
    private final int[] captures = new int[16];
    private final int[] passes = new int[16];
    private final boolean[] clockwise = new boolean[16];
    private int mystery = -1;

    private Pieces() {
        Arrays.fill(squares, -1);
    }

    static Pieces of(String text) {
        Pieces pieces = new Pieces();
        for (String line : PARTS.split(text)) {
            String[] words = BLANKS.split(line.strip());
            if (words[0].equals("piece") && words.length > 3) {
                int n = number(words[1]);
                String cell = words[3];
                pieces.squares[n] = NUMBER.matcher(cell).matches()
                        ? Integer.parseInt(cell)
                        : cell.startsWith("straight") ? 52 + Integer.parseInt(cell.substring(8)) : -1;
                for (String word : words) {
                    pieces.clockwise[n] |= word.equals("cw");
                    if (word.startsWith("cap=")) {
                        pieces.captures[n] = Integer.parseInt(word.substring(4));
                    } else if (word.startsWith("pass=")) {
                        pieces.passes[n] = Integer.parseInt(word.substring(5));
                    }
                }
            } else if (words[0].equals("mystery:")) {
                pieces.mystery = Integer.parseInt(words[1]);
            }
        }
        return pieces;
    }

    static int number(String name) {
        return 4 * LETTERS.indexOf(name.charAt(0)) + name.charAt(1) - '1';
    }

    /** The square where the pieces of a seat come out. */
    static int start(int seat) {
        return (26 + 13 * seat) % 52;
    }

    /** How often it has captured. */
    int captures(int piece) {
        return captures[piece];
    }

    /** Whether it is neither on the path nor in its home straight. */
    boolean isOff(int piece) {
        return squares[piece] < 0;
    }

    boolean isClockwise(int piece) {
        return clockwise[piece];
    }

    /** The mystery cell, or -1. */
    int mystery() {
        return mystery;
    }

    /** Whether another piece of its colour stands with it on the path. */
    boolean inBlock(int piece) {
        return squares[piece] >= 0
                && squares[piece] < 52
                && IntStream.range(piece / 4 * 4, piece / 4 * 4 + 4)
                        .anyMatch(p -> p != piece && squares[p] == squares[piece]);
    }

    /** The squares of a seat's pieces that are not among some. */
    List<Integer> others(int seat, List<Integer> some) {
        return IntStream.range(4 * seat, 4 * seat + 4)
                .filter(p -> !some.contains(p))
                .map(p -> squares[p])
                .boxed()
                .toList();
    }

    /** Steps home along its way; a counter-clockwise piece that has not passed its approach has a lap more. */
    int toHome(int piece) {
        int square = squares[piece];
        if (square < 0) {
            return 1000;
        }
        if (square >= 52) {
            return 57 - square;
        }
        int approach = APPROACH[piece / 4];
        int steps = clockwise[piece] ? Math.floorMod(approach - square, 52) : Math.floorMod(square - approach, 52);
        return steps + 6 + (!clockwise[piece] && passes[piece] == 0 ? 52 : 0);
    }
}
