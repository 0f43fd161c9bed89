package alea.doom;

import alea.game.Position;
import alea.picture.BoardEditor;
import alea.picture.Cell;
import alea.picture.Colour;
import alea.picture.Drawing;
import alea.picture.Picture;
import alea.picture.Picture.Field;
import alea.picture.Picture.Piece;
import alea.picture.Picture.Role;
import alea.picture.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A board of hexagons, each with its number, its owner's colour and its dice. Every row is shifted by half a tile, so
 * that what touches in the rules touches in the drawing.
 */
record DoomDrawing(DoomGame game) implements Drawing {
    /** By seat. */
    private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.BLUE, Colour.GREEN, Colour.YELLOW);

    @Override
    public String seat(int seat) {
        return COLOURS.get(seat).word();
    }

    @Override
    public boolean isThrow(Position chance) {
        return false; // a battle is told by who wins it, and not by what its dice show
    }

    @Override
    public boolean drawsChance() {
        return true;
    }

    @Override
    public Picture draw(Position position, List<String> captions) {
        DoomPosition p = (DoomPosition) position;
        DoomBoard board = game.board();
        List<Field> fields = new ArrayList<>();
        List<Piece> dice = new ArrayList<>();
        for (int tile = 0; tile < board.places(); tile++) {
            if (board.has(tile)) {
                int owner = p.owner(tile);
                Colour colour = owner < 0 ? Colour.NONE : COLOURS.get(owner);
                fields.add(new Field(cell(tile), Role.OPEN, colour, Integer.toString(tile), "tile " + tile));
                dice.add(
                        owner < 0
                                ? new Piece(cell(tile), colour, "?", "to be dealt")
                                : dice(cell(tile), colour, p.diceOn(tile)));
            }
        }
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%s: %s, %s, %d in one piece, %s",
                    seat(seat),
                    captions.get(seat),
                    many(Long.bitCount(p.tiles(seat)), "tile", "tiles"),
                    board.largest(p.tiles(seat)),
                    many(p.dice(seat), "die", "dice")));
        }
        if (!board.isGrid()) {
            lines.add("touching as the map says: " + touching(board));
        }
        return new Picture(
                Picture.Form.HEXAGONS, board.rows(), board.columns(), fields, dice, List.of(), List.of(), lines);
    }

    private static Piece dice(Cell cell, Colour colour, int dice) {
        String number = Integer.toString(dice);
        return new Piece(cell, colour, number, many(dice, "die", "dice"));
    }

    private static String many(int n, String one, String several) {
        return n + " " + (n == 1 ? one : several);
    }

    private Cell cell(int tile) {
        return new Cell(tile / game.board().columns(), tile % game.board().columns());
    }

    /** An attack goes from tile to tile, and so does its battle; dice are placed on a tile. */
    @Override
    public Way way(Position position, int option) {
        DoomPosition p = (DoomPosition) position;
        if (p.isBattle()) {
            return Way.of(cell(p.from()), cell(p.to()));
        }
        if (p.isReinforcement()) {
            return Way.to(cell(Integer.parseInt(p.label(option))));
        }
        if (p.isChance() || p.isSkip(option)) {
            return Way.NONE;
        }
        int ends = p.attack(option);
        return Way.of(cell(ends / 64), cell(ends % 64));
    }

    @Override
    public Optional<BoardEditor> editor() {
        return Optional.of(new DoomEditor(game, this));
    }

    private static String letter(int seat) {
        return COLOURS.get(seat).letter().toLowerCase(Locale.ROOT);
    }

    private static String touching(DoomBoard board) {
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
                    "%d with %s against %d with %d",
                    p.from(),
                    many(p.diceOn(p.from()), "die", "dice"),
                    p.to(),
                    p.diceOn(p.to()));
            return option == 0 ? "wins the battle, " + sides : "loses the battle, " + sides;
        }
        if (p.isReinforcement()) {
            return String.format(Locale.ROOT, "a die on tile %s, with %d", label, p.diceOn(Integer.parseInt(label)));
        }
        if (p.isSkip(option)) {
            return "ends the turn: %s to place".formatted(many(p.supply(), "die", "dice"));
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

    /** An attack as {@code 4>3 3:b2 95.2 %}: with how many dice, on whose and how many, and how often it wins. */
    @Override
    public String brief(Position position, int option) {
        DoomPosition p = (DoomPosition) position;
        if (p.isChance() || p.isReinforcement()) {
            return describe(position, option);
        }
        if (p.isSkip(option)) {
            return "skip: %s to place".formatted(many(p.supply(), "die", "dice"));
        }
        int ends = p.attack(option);
        return String.format(
                Locale.ROOT,
                "%s %d:%s%d %.1f %%",
                p.label(option),
                p.diceOn(ends / 64),
                letter(p.owner(ends % 64)),
                p.diceOn(ends % 64),
                100 * p.chanceOf(option));
    }
}
