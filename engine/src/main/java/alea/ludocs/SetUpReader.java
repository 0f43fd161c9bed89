package alea.ludocs;

import alea.game.BadInput;
import alea.ludocs.Snapshot.Piece;
import alea.ludocs.Snapshot.Wait;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Reads the set-up lines of a position or a scenario file ({@link LudoCsNotation}) one by one. */
final class SetUpReader {
    private static final int DEFAULT_ROUND = 10;
    private static final int MOST = 99_999;
    private static final List<String> PLACES = List.of("base", "home");
    private static final Map<String, Integer> MOST_OF =
            Map.of("cap", MOST, "pass", MOST, "until", MOST, "threes", 2, "of", 6);

    private final String where;
    private final Piece[] pieces = new Piece[LudoCsBoard.SEATS * LudoCsBoard.PIECES];
    private final Map<Integer, Integer> directions = new HashMap<>();
    private final Map<String, String> values = new HashMap<>();
    private int line;

    SetUpReader(String where) {
        this(where, 0);
    }

    /** A reader that begins at a line of a file. */
    SetUpReader(String where, int line) {
        this.where = where;
        this.line = line;
        Arrays.fill(pieces, Piece.IN_BASE);
    }

    private static final List<String> KEYS = List.of(
            "round",
            "opening",
            "order",
            "turn",
            "released",
            "mystery",
            "red-next",
            "green-next",
            "yellow-next",
            "blue-next",
            "finished",
            "moved",
            "sixes",
            "owed",
            "captured",
            "forced",
            "die",
            "wait",
            "over");
    private final Set<Integer> placed = new HashSet<>();

    /** Takes one line. */
    void read(String text, int number) {
        line = number;
        String[] words = text.strip().split("\\s+");
        if (words[0].equals("piece")) {
            piece(String.join(" ", Arrays.asList(words).subList(1, words.length)));
            return;
        }
        if (words[0].equals("block") && words.length == 3) {
            int square = number(words[1], 0, LudoCsBoard.SQUARES - 1, "a square");
            directions.put(square, direction(words[2]));
            return;
        }
        String key = LudoCsNotation.key(text);
        if (!KEYS.contains(key)) {
            throw wrong("'%s' is no line of a position; there are piece, block, %s"
                    .formatted(text, String.join(", ", KEYS)));
        }
        if (values.put(key, text.substring(text.indexOf(':') + 1).strip()) != null) {
            throw wrong("'%s' comes twice".formatted(key));
        }
    }

    private BadInput wrong(String what) {
        return new BadInput(where + (line > 0 ? ", line " + line : "") + ": " + what);
    }

    private void piece(String text) {
        String[] words = text.split(" ");
        int p = LudoCsBoard.piece(words[0]);
        if (p < 0 || words.length < 3 || !words[1].equals("@")) {
            throw wrong("'piece %s' is not a piece; write for example 'piece R1 @ 30 cw cap=0 pass=0'".formatted(text));
        }
        if (!placed.add(p)) {
            throw wrong("piece %s comes twice".formatted(words[0]));
        }
        pieces[p] = parsePiece(words);
    }

    /** A piece from its words: {@code R1 @ 30 cw cap=0 pass=0}. */
    Piece parsePiece(String[] words) {
        String place = words[2];
        if (PLACES.contains(place)) {
            if (words.length > 3) {
                throw wrong("'%s': a piece %s has nothing more to tell".formatted(words[3], place));
            }
            return place.equals("base") ? Piece.IN_BASE : Piece.AT_HOME;
        }
        int cell = place.startsWith("straight")
                ? LudoCsBoard.STRAIGHT
                        + number(
                                place.substring(8),
                                0,
                                LudoCsBoard.HOME - LudoCsBoard.STRAIGHT - 1,
                                "of the home straight")
                : number(place, 0, LudoCsBoard.SQUARES - 1, "a square, straight0..straight4, home or base");
        if (words.length < 4) {
            throw wrong("piece %s: cw or ccw is missing".formatted(words[0]));
        }
        int way = direction(words[3]);
        Map<String, Integer> numbers = new HashMap<>();
        Aura aura = Aura.NONE;
        for (int i = 4; i < words.length; i++) {
            String[] pair = words[i].split("=", 2);
            if (pair.length == 2 && pair[0].equals("aura") && aura == Aura.NONE) {
                aura = aura(pair[1]);
            } else if (pair.length == 2 && MOST_OF.containsKey(pair[0])) {
                int n = number(pair[1], 0, MOST_OF.getOrDefault(pair[0], 0), pair[0]);
                if (numbers.put(pair[0], n) != null) {
                    throw wrong("'%s' comes twice".formatted(pair[0]));
                }
            } else {
                throw wrong("'%s' is none of cap=, pass=, aura=, until=, threes=, of=".formatted(words[i]));
            }
        }
        if (aura == Aura.NONE != !numbers.containsKey("until")) {
            throw wrong("piece %s: aura= and until= go together".formatted(words[0]));
        }
        if (aura != Aura.FROZEN && (numbers.containsKey("threes") || numbers.containsKey("of"))) {
            throw wrong("piece %s: threes= is for frozen pieces".formatted(words[0]));
        }
        if (!LudoCsBoard.onPath(cell) && aura == Aura.FROZEN) {
            throw wrong("piece %s: nobody is frozen in the home straight".formatted(words[0]));
        }
        return new Piece(
                cell,
                way,
                numbers.getOrDefault("cap", 0),
                numbers.getOrDefault("pass", 0),
                aura,
                numbers.getOrDefault("until", 0),
                numbers.getOrDefault("threes", 0),
                numbers.getOrDefault("of", 0),
                0);
    }

    private Aura aura(String word) {
        for (Aura aura : Aura.values()) {
            if (aura != Aura.NONE && aura.word().equals(word)) {
                return aura;
            }
        }
        throw wrong("'%s' is not an aura: energised, sick or frozen".formatted(word));
    }

    private int direction(String word) {
        return switch (word) {
            case "cw" -> LudoCsBoard.CW;
            case "ccw" -> LudoCsBoard.CCW;
            default -> throw wrong("'%s' is not a direction: cw or ccw".formatted(word));
        };
    }

    private int number(String digits, int low, int high, String what) {
        int n = digits.matches("[0-9]{1,6}") ? Integer.parseInt(digits) : -1;
        if (n < low || n > high) {
            throw wrong(String.format(Locale.ROOT, "'%s' is not %s (%d..%d)", digits, what, low, high));
        }
        return n;
    }

    private int seat(String colour) {
        int seat = LudoCsBoard.COLOURS.indexOf(colour);
        if (seat < 0) {
            throw wrong("'%s' is not a colour: %s".formatted(colour, String.join(", ", LudoCsBoard.COLOURS)));
        }
        return seat;
    }

    private int value(String key, int standard, int low, int high) {
        String text = values.get(key);
        return text == null ? standard : number(text, low, high, key);
    }

    private boolean yes(String key) {
        String text = values.getOrDefault(key, "no");
        if (!text.equals("yes") && !text.equals("no")) {
            throw wrong("%s: '%s' is not yes or no".formatted(key, text));
        }
        return text.equals("yes");
    }

    private List<Integer> pieces(List<String> names, int seat) {
        List<Integer> found = names.stream().map(LudoCsBoard::piece).toList();
        for (int i = 0; i < names.size(); i++) {
            if (found.get(i) < 0 || found.get(i) / LudoCsBoard.PIECES != seat || found.indexOf(found.get(i)) != i) {
                throw wrong("'%s' is not a piece of %s, or comes twice"
                        .formatted(names.get(i), LudoCsBoard.COLOURS.get(seat)));
            }
        }
        return found;
    }

    /** The position of all lines. */
    Snapshot finish(Rules rules) {
        line = 0;
        List<Piece> placed = blocks();
        int round = value("round", DEFAULT_ROUND, 1, MOST);
        List<Integer> next = new ArrayList<>();
        for (String colour : LudoCsBoard.COLOURS) {
            next.add(value(colour + "-next", 1, 1, LudoCsBoard.PIECES) - 1);
        }
        int first = first();
        int mystery = -1;
        int left = 0;
        String cell = values.get("mystery");
        boolean spawning = values.getOrDefault("wait", "").equals("spawn");
        if (cell != null) {
            String[] words = cell.split("\\s+left=", 2);
            if (words.length != 2) {
                throw wrong("mystery: '%s' is not a square and its rounds, as in '32 left=3'".formatted(cell));
            }
            mystery = number(words[0], 0, LudoCsBoard.SQUARES - 1, "a square");
            left = number(words[1], spawning ? 0 : 1, spawning ? 0 : LudoCsBoard.ROUNDS, "rounds left");
        }
        if (values.containsKey("opening")) {
            return opening(placed, round, next, mystery, left);
        }
        List<Integer> finished = finished(placed, rules);
        boolean over = finished.size() >= (rules.toTheLast() ? LudoCsBoard.SEATS - 1 : 1);
        int seat = over ? finished.getLast() : first;
        while (!over && finished.contains(seat)) {
            seat = (seat + 1) % LudoCsBoard.SEATS;
        }
        if (values.containsKey("turn")) {
            seat = seat(values.getOrDefault("turn", ""));
        }
        LudoCsEnding ending = over ? LudoCsEnding.FINISHED : ending();
        String wait = values.getOrDefault("wait", "");
        List<String> words = new ArrayList<>(Arrays.asList(wait.split("\\s+")));
        int die = value("die", 0, 1, 6);
        Wait what = ending != LudoCsEnding.NONE
                ? Wait.OVER
                : die > 0 ? Wait.CHOICE : wait.isEmpty() ? Wait.ROLL : wait(words.removeFirst());
        if (what == Wait.OVER && (die > 0 || !wait.isEmpty()) || die > 0 && !wait.isEmpty()) {
            throw wrong("only one of die, wait and over can be, and none when a seat has won");
        }
        if (finished.contains(seat) && what != Wait.OVER && what != Wait.SPAWN) {
            throw wrong("turn: %s has finished".formatted(LudoCsBoard.COLOURS.get(seat)));
        }
        List<Integer> pending =
                what == Wait.COIN || what == Wait.TELEPORT || what == Wait.AURA ? pieces(words, seat) : List.of();
        checkPending(what, pending, placed, mystery);
        int sixes = value("sixes", 0, 0, what == Wait.TELEPORT || what == Wait.AURA ? 3 : 2);
        List<String> forced =
                new ArrayList<>(Arrays.asList(values.getOrDefault("forced", "").split("\\s+")));
        int steps = 0;
        List<Integer> toMove = List.of();
        if (values.containsKey("forced")) {
            if (forced.size() < 3 || !forced.get(forced.size() - 2).equals("by") || sixes != 3) {
                throw wrong("forced: write the pieces and the cells, as in 'R2 R3 by 3', after the third six");
            }
            steps = number(forced.getLast(), 2, 6, "cells to go");
            toMove = pieces(forced.subList(0, forced.size() - 2), seat);
            for (int p : toMove) {
                if (!LudoCsBoard.onPath(placed.get(p).cell())) {
                    throw wrong("forced: %s is not on the path".formatted(LudoCsBoard.name(p)));
                }
            }
        }
        if (what == Wait.CHOICE && (die == 6) != sixes > 0) {
            throw wrong(String.format(Locale.ROOT, "die: a %d, but sixes: %d", die, sixes));
        }
        return new Snapshot(
                what,
                ending,
                round,
                first,
                seat,
                placed,
                value("released", LudoCsNotation.released(placed), 0, MOST),
                mystery,
                left,
                next,
                finished,
                die,
                sixes,
                value("owed", 0, 0, MOST),
                yes("captured"),
                yes("moved"),
                pending,
                toMove,
                steps,
                List.of(0, 0, 0, 0));
    }

    private Snapshot opening(List<Piece> placed, int round, List<Integer> next, int mystery, int left) {
        Integer[] rolls = {-1, -1, -1, -1};
        for (String word : values.getOrDefault("opening", "").split("\\s+")) {
            String[] pair = word.split("=", 2);
            rolls[seat(pair[0])] = pair.length < 2 ? 0 : number(pair[1], 1, 6, "a roll");
        }
        int seat = List.of(rolls).indexOf(0);
        if (seat < 0) {
            throw wrong("opening: somebody has to be left to roll");
        }
        return new Snapshot(
                Wait.OPENING,
                LudoCsEnding.NONE,
                round,
                0,
                seat,
                placed,
                value("released", LudoCsNotation.released(placed), 0, MOST),
                mystery,
                left,
                next,
                List.of(),
                0,
                0,
                0,
                false,
                false,
                List.of(),
                List.of(),
                0,
                List.of(rolls));
    }

    private void checkPending(Wait what, List<Integer> pending, List<Piece> placed, int mystery) {
        int cell = switch (what) {
            case COIN -> LudoCsBoard.BASE;
            case TELEPORT -> mystery;
            case AURA -> LudoCsBoard.BHAWANA;
            default -> LudoCsBoard.HOME;
        };
        boolean there = pending.stream().allMatch(p -> placed.get(p).cell() == cell);
        boolean needed = what == Wait.COIN || what == Wait.TELEPORT || what == Wait.AURA;
        if (!there || needed && pending.isEmpty() || what == Wait.COIN && pending.size() > 1) {
            throw wrong("wait: '%s' needs the pieces that it is for, where they wait"
                    .formatted(values.getOrDefault("wait", "")));
        }
    }

    private Wait wait(String word) {
        return switch (word) {
            case "coin" -> Wait.COIN;
            case "teleport" -> Wait.TELEPORT;
            case "aura" -> Wait.AURA;
            case "spawn" -> Wait.SPAWN;
            default -> throw wrong("wait: '%s' is none of coin, teleport, aura, spawn".formatted(word));
        };
    }

    private LudoCsEnding ending() {
        String word = values.get("over");
        if (word == null) {
            return LudoCsEnding.NONE;
        }
        for (LudoCsEnding ending : List.of(LudoCsEnding.STALLED, LudoCsEnding.ROUND_LIMIT)) {
            if (ending.word().equals(word)) {
                return ending;
            }
        }
        throw wrong("over: '%s' is neither stalled nor round-limit".formatted(word));
    }

    private int first() {
        String order = values.get("order");
        if (order == null) {
            return 0;
        }
        int first = seat(order.split("\\s+")[0]);
        if (!LudoCsNotation.order(first).equals(String.join(" ", order.split("\\s+")))) {
            throw wrong("order: '%s' is not an order round the board; after %s it is '%s'"
                    .formatted(order, LudoCsBoard.COLOURS.get(first), LudoCsNotation.order(first)));
        }
        return first;
    }

    private List<Integer> finished(List<Piece> placed, Rules rules) {
        List<Integer> home = new ArrayList<>();
        for (int seat = 0; seat < LudoCsBoard.SEATS; seat++) {
            if (placed.subList(seat * LudoCsBoard.PIECES, (seat + 1) * LudoCsBoard.PIECES).stream()
                    .allMatch(p -> p.cell() == LudoCsBoard.HOME)) {
                home.add(seat);
            }
        }
        int most = rules.toTheLast() ? LudoCsBoard.SEATS - 1 : 1;
        if (home.size() > most) {
            throw wrong(String.format(
                    Locale.ROOT, "%d seats have all pieces home; the match ends with %d", home.size(), most));
        }
        String order = values.get("finished");
        if (order == null) {
            return home;
        }
        List<Integer> given = Arrays.stream(order.split("\\s+")).map(this::seat).toList();
        if (given.size() != home.size() || !new HashSet<>(given).equals(new HashSet<>(home))) {
            throw wrong("finished: '%s' is not who has all pieces home".formatted(order));
        }
        return given;
    }

    /** The pieces with the directions of their blocks. */
    private List<Piece> blocks() {
        List<Piece> before = List.of(pieces);
        Map<Integer, Integer> owner = new HashMap<>();
        List<Piece> placed = new ArrayList<>();
        for (int p = 0; p < pieces.length; p++) {
            Piece piece = pieces[p];
            int way = 0;
            if (LudoCsBoard.onPath(piece.cell())) {
                Integer other = owner.put(piece.cell(), p / LudoCsBoard.PIECES);
                if (other != null && other != p / LudoCsBoard.PIECES) {
                    throw wrong(String.format(
                            Locale.ROOT,
                            "%s and a %s piece are both on %d",
                            LudoCsBoard.name(p),
                            LudoCsBoard.COLOURS.get(other),
                            piece.cell()));
                }
                way = LudoCsNotation.blockDirection(before, piece.cell());
                way = way == 0 ? 0 : directions.getOrDefault(piece.cell(), way);
            }
            placed.add(piece.withBlock(way));
        }
        for (int square : directions.keySet()) {
            if (LudoCsNotation.blockDirection(before, square) == 0) {
                throw wrong(String.format(Locale.ROOT, "block %d: no two pieces are there", square));
            }
        }
        return List.copyOf(placed);
    }
}
