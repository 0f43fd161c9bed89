package alea.cli.board;

import alea.game.Position;
import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A Ludo board. Pawns are a letter, for their place's colour, and their number: {@code R0}. Several on one square are
 * {@code R01}, or a note below the board where they do not fit.
 */
record LudoDrawing(LudoGame game) implements Drawing {
    private static final List<String> COLOURS = List.of("Red", "Green", "Yellow", "Blue");
    private static final int BOTTOM = 14;
    private static final int RIGHT = 9;
    /** What fits into a cell and leaves a gap. */
    private static final int ROOM = Canvas.WIDTH - 1;

    @Override
    public String seat(int seat) {
        return COLOURS.get(game.place(seat));
    }

    private static String letter(int place) {
        return COLOURS.get(place).substring(0, 1);
    }

    private String pawn(int seat, int pawn) {
        return letter(game.place(seat)) + pawn;
    }

    @Override
    public String draw(Position position, List<String> captions, boolean coloured) {
        var canvas = new Canvas();
        squares(canvas);
        for (int seat = 0; seat < game.seats(); seat++) {
            corner(canvas, seat, captions.get(seat));
        }
        List<String> notes = new ArrayList<>();
        standing((LudoPosition) position).forEach((cell, pawns) -> {
            canvas.clear(cell);
            stand(canvas, cell, pawns, notes);
        });
        String key = "  * safe from strikes%s%s\n"
                .formatted(
                        game.dialect().squares().stars() == 0 ? "" : "; + star",
                        notes.isEmpty() ? "" : "; " + String.join("; ", notes));
        return canvas.render(coloured) + key;
    }

    private void squares(Canvas canvas) {
        Dialect rules = game.dialect();
        for (int square = 0; square < Dialect.SQUARES; square++) {
            canvas.put(Cross.ring(square), 1, rules.isGlobe(square) ? "*" : rules.isStar(square) ? "+" : ".");
        }
        for (int seat = 0; seat < game.seats(); seat++) {
            int place = game.place(seat);
            String small = letter(place).toLowerCase(java.util.Locale.ROOT);
            canvas.put(Cross.ring(place * Dialect.QUARTER), 2, small, place);
            for (int step = 0; step < rules.lane(); step++) {
                canvas.put(Cross.lane(place, step), 1, small, place);
            }
            canvas.put(Cross.home(place, rules.lane()), 1, "[" + small + "]", place);
        }
    }

    private void corner(Canvas canvas, int seat, String caption) {
        int place = game.place(seat);
        int row = place < 2 ? 0 : BOTTOM;
        int column = place == 1 || place == 2 ? RIGHT : 0;
        String text = seat(seat) + ": " + caption;
        int most = (Cross.SIZE - RIGHT) * Canvas.WIDTH - 2;
        canvas.put(new Cell(row, column), 1, text.length() > most ? text.substring(0, most) : text, place);
        if (game.dialect().hasBase()) {
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                canvas.put(Cross.base(place, pawn), 1, "( )", place);
            }
        }
    }

    /** The pawns on each cell, by place. */
    private Map<Cell, Map<Integer, List<Integer>>> standing(LudoPosition position) {
        Map<Cell, Map<Integer, List<Integer>>> standing = new LinkedHashMap<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            int place = game.place(seat);
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                standing.computeIfAbsent(cell(place, pawn, position.progress(seat, pawn)), c -> new TreeMap<>())
                        .computeIfAbsent(place, p -> new ArrayList<>())
                        .add(pawn);
            }
        }
        return standing;
    }

    private Cell cell(int place, int pawn, int progress) {
        Dialect rules = game.dialect();
        if (progress == Dialect.BASE) {
            return Cross.base(place, pawn);
        }
        if (progress == rules.home()) {
            return Cross.home(place, rules.lane());
        }
        if (progress >= rules.ring()) {
            return Cross.lane(place, progress - rules.ring());
        }
        return Cross.ring((progress + Dialect.QUARTER * place) % Dialect.SQUARES);
    }

    private static void stand(Canvas canvas, Cell cell, Map<Integer, List<Integer>> pawns, List<String> notes) {
        Map<Integer, String> groups = new TreeMap<>();
        pawns.forEach((place, numbers) -> groups.put(place, group(place, numbers)));
        if (groups.values().stream().mapToInt(String::length).sum() > ROOM) {
            String note = "#" + (notes.size() + 1);
            canvas.put(cell, 1, note);
            notes.add(note + " " + String.join(" ", groups.values()));
            return;
        }
        int offset = 1;
        for (var group : groups.entrySet()) {
            canvas.put(cell, offset, group.getValue(), group.getKey());
            offset += group.getValue().length();
        }
    }

    private static String group(int place, List<Integer> numbers) {
        String digits = numbers.stream().map(String::valueOf).collect(Collectors.joining());
        return letter(place) + (digits.length() > ROOM - 1 ? "0-3" : digits);
    }

    @Override
    public String describe(Position position, int option) {
        LudoPosition before = (LudoPosition) position;
        if (before.isChance()) {
            return "rolls " + before.label(option);
        }
        int pawn = before.pawn(option);
        if (pawn < 0) {
            return "passes, since no pawn can move";
        }
        LudoPosition after = before.copy();
        after.take(option);
        int mover = before.seat();
        var words = new StringBuilder(pawn(mover, pawn));
        words.append(' ').append(way(before.progress(mover, pawn), after.progress(mover, pawn)));
        String struck = struck(before, after);
        if (!struck.isEmpty()) {
            words.append(", strikes").append(struck);
        }
        if (after.node() == Position.OVER) {
            words.append(", and wins");
        } else if (after.seat() == mover) {
            words.append(", and rolls again");
        }
        return words.toString();
    }

    private String way(int from, int to) {
        Dialect rules = game.dialect();
        if (from == Dialect.BASE) {
            return "enters";
        }
        return "from %s %s".formatted(square(from), to == rules.home() ? "gets home" : "to " + square(to));
    }

    private String square(int progress) {
        Dialect rules = game.dialect();
        if (progress >= rules.ring()) {
            return "lane " + (progress - rules.ring() + 1);
        }
        return progress + (rules.isSafe(progress) ? " (safe)" : "");
    }

    private String struck(LudoPosition before, LudoPosition after) {
        var struck = new StringBuilder();
        for (int seat = 0; seat < game.seats(); seat++) {
            for (int pawn = 0; seat != before.seat() && pawn < game.pawns(); pawn++) {
                if (before.progress(seat, pawn) != after.progress(seat, pawn)) {
                    struck.append(' ').append(pawn(seat, pawn));
                }
            }
        }
        return struck.toString();
    }
}
