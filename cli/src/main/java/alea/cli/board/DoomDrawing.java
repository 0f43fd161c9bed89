package alea.cli.board;

import alea.doom.Board;
import alea.doom.DoomGame;
import alea.doom.DoomPosition;
import alea.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A board of hexagons, each with its number and below it its owner's letter and dice. Every row is shifted by half a tile, so
 * that what touches in the rules touches in the drawing.
 */
record DoomDrawing(DoomGame game) implements Drawing {
    private static final List<String> COLOURS = List.of("Red", "Blue", "Green", "Yellow");
    /** Red, blue, green and yellow, as terminals know them (ECMA-48, select graphic rendition). */
    private static final int[] CODES = {31, 34, 32, 33};

    /** Characters from one tile to the next, and from one row to the next. */
    private static final int WIDTH = 6;

    private static final int HEIGHT = 4;
    /** The edges of a tile: character, column, line. */
    private static final List<String> EDGES =
            List.of("/20", "\\40", "/11", "\\51", "|02", "|62", "|03", "|63", "\\14", "/54", "\\25", "/45");

    private static final int INDENT = 2;

    @Override
    public String seat(int seat) {
        return COLOURS.get(seat);
    }

    @Override
    public boolean drawsChance() {
        return true;
    }

    @Override
    public String draw(Position position, List<String> captions, boolean coloured) {
        DoomPosition p = (DoomPosition) position;
        Board board = game.board();
        char[][] text = new char[board.rows() * HEIGHT + 2]
                [INDENT + board.columns() * WIDTH + (board.rows() - 1) * WIDTH / 2 + 1];
        for (char[] line : text) {
            Arrays.fill(line, ' ');
        }
        for (int tile = 0; tile < board.places(); tile++) {
            if (board.has(tile)) {
                tile(text, p, tile);
            }
        }
        var out = new StringBuilder();
        for (char[] line : text) {
            out.append(coloured ? colour(new String(line).stripTrailing()) : new String(line).stripTrailing())
                    .append('\n');
        }
        for (int seat = 0; seat < game.seats(); seat++) {
            out.append(String.format(
                    Locale.ROOT,
                    "  %s: %s, %d tiles, %d in one piece, %d dice%n",
                    seat(seat),
                    captions.get(seat),
                    Long.bitCount(p.tiles(seat)),
                    board.largest(p.tiles(seat)),
                    p.dice(seat)));
        }
        if (!board.isGrid()) {
            out.append("  touching as the map says: ").append(touching(board)).append('\n');
        }
        return out.toString();
    }

    private void tile(char[][] text, DoomPosition p, int tile) {
        int row = tile / game.board().columns();
        int left = INDENT + tile % game.board().columns() * WIDTH + row * WIDTH / 2;
        int top = row * HEIGHT;
        for (String edge : EDGES) {
            text[top + edge.charAt(2) - '0'][left + edge.charAt(1) - '0'] = edge.charAt(0);
        }
        put(text[top + 2], left + 3, Integer.toString(tile));
        int owner = p.owner(tile);
        put(text[top + 3], left + 2, owner < 0 ? " ?" : letter(owner) + p.diceOn(tile));
    }

    private static void put(char[] line, int from, String what) {
        what.getChars(0, what.length(), line, from);
    }

    private static String letter(int seat) {
        return COLOURS.get(seat).substring(0, 1).toLowerCase(Locale.ROOT);
    }

    private static String colour(String line) {
        String coloured = line;
        for (int seat = 0; seat < COLOURS.size(); seat++) {
            coloured = coloured.replaceAll(
                    "(?<![0-9;\\[])\\b(" + letter(seat) + "[0-9]+)", "\033[" + CODES[seat] + "m$1\033[0m");
        }
        return coloured;
    }

    private static String touching(Board board) {
        List<String> pairs = new ArrayList<>();
        for (int tile = 0; tile < board.places(); tile++) {
            for (int neighbour : board.neighbours(tile)) {
                if (tile < neighbour) {
                    pairs.add(tile + "-" + neighbour);
                }
            }
        }
        return String.join(" ", pairs);
    }

    @Override
    public String describe(Position position, int option) {
        DoomPosition p = (DoomPosition) position;
        String label = p.label(option);
        if (p.isDeal()) {
            return Character.isDigit(label.charAt(label.length() - 1))
                    ? "the deal brings " + label
                    : "the deal has a tile more for " + label;
        }
        if (p.isBattle()) {
            String sides = String.format(
                    Locale.ROOT,
                    "%d with %d dice against %d with %d",
                    p.from(),
                    p.diceOn(p.from()),
                    p.to(),
                    p.diceOn(p.to()));
            return option == 0 ? "wins the battle, " + sides : "loses the battle, " + sides;
        }
        if (p.isReinforcement()) {
            return String.format(Locale.ROOT, "a die on tile %s, with %d", label, p.diceOn(Integer.parseInt(label)));
        }
        if (p.isSkip(option)) {
            return String.format(Locale.ROOT, "ends the turn: %d dice to place", p.supply());
        }
        int ends = p.attack(option);
        return String.format(
                Locale.ROOT,
                "%d attacks %d: %d dice against %s%d, wins %.1f %%",
                ends / 64,
                ends % 64,
                p.diceOn(ends / 64),
                letter(p.owner(ends % 64)),
                p.diceOn(ends % 64),
                100 * p.chanceOf(option));
    }
}
