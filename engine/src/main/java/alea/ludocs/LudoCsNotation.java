package alea.ludocs;

import alea.game.BadInput;
import alea.ludocs.Snapshot.Piece;
import alea.ludocs.Snapshot.Wait;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Positions as text: the set-up lines of a scenario file, one below the other or, on one line, separated by {@code
 * ;}. {@code docs/ludo-cs.md} lists the lines; those that a scenario never needs say what a position in the middle
 * of a turn waits for.
 */
final class LudoCsNotation {
    private static final String SEPARATOR = "; ";
    private static final int DEFAULT_ROUND = 10;
    private static final int MOST = 99_999;
    private static final List<String> SPELT = List.of(
            "title",
            "rules",
            "status",
            "script",
            "run",
            "messages",
            "state"); // of scenarios, and no part of a position

    private static final List<String> ORDERS =
            IntStream.range(0, LudoCsBoard.SEATS).mapToObj(LudoCsNotation::from).toList();

    private LudoCsNotation() {}

    private static String from(int first) {
        List<String> order = new ArrayList<>(LudoCsBoard.COLOURS);
        Collections.rotate(order, -first);
        return String.join(" ", order);
    }

    // Writing.

    static String write(Snapshot s) {
        List<String> lines = new ArrayList<>();
        lines.add("round: " + s.round());
        if (s.waits() == Wait.OPENING) {
            List<String> rolls = new ArrayList<>();
            for (int seat = 0; seat < LudoCsBoard.SEATS; seat++) {
                int value = s.opening().get(seat);
                if (value >= 0) {
                    rolls.add(LudoCsBoard.COLOURS.get(seat) + (value == 0 ? "" : "=" + value));
                }
            }
            lines.add("opening: " + String.join(" ", rolls));
        } else {
            lines.add("order: " + order(s.first()));
            lines.add("turn: " + LudoCsBoard.COLOURS.get(s.seat()));
        }
        for (int p = 0; p < s.pieces().size(); p++) {
            if (s.pieces().get(p).cell() != LudoCsBoard.BASE) {
                lines.add("piece " + piece(p, s.pieces().get(p)));
            }
        }
        blocks(s, lines);
        if (s.released() != released(s.pieces())) {
            lines.add("released: " + s.released());
        }
        if (s.mystery() >= 0) {
            lines.add("mystery: " + s.mystery() + " left=" + s.left());
        }
        for (int seat = 0; seat < LudoCsBoard.SEATS; seat++) {
            if (s.next().get(seat) != 0) {
                lines.add(LudoCsBoard.COLOURS.get(seat) + "-next: " + (s.next().get(seat) + 1));
            }
        }
        if (!s.finished().isEmpty()) {
            lines.add("finished: "
                    + s.finished().stream().map(LudoCsBoard.COLOURS::get).collect(Collectors.joining(" ")));
        }
        numbers(s, lines);
        switch (s.waits()) {
            case CHOICE -> lines.add("die: " + s.die());
            case COIN -> lines.add("wait: coin " + names(s.pending()));
            case TELEPORT -> lines.add("wait: teleport " + names(s.pending()));
            case AURA -> lines.add("wait: aura " + names(s.pending()));
            case SPAWN -> lines.add("wait: spawn");
            case OVER -> {
                if (s.ending() != LudoCsEnding.FINISHED) {
                    lines.add("over: " + s.ending().word());
                }
            }
            case OPENING, ROLL -> {}
        }
        return String.join(SEPARATOR, lines);
    }

    private static void numbers(Snapshot s, List<String> lines) {
        if (s.moved()) {
            lines.add("moved: yes");
        }
        if (s.sixes() > 0) {
            lines.add("sixes: " + s.sixes());
        }
        if (s.owed() > 0) {
            lines.add("owed: " + s.owed());
        }
        if (s.captured()) {
            lines.add("captured: yes");
        }
        if (!s.forced().isEmpty()) {
            lines.add(String.format(Locale.ROOT, "forced: %s by %d", names(s.forced()), s.forcedSteps()));
        }
    }

    private static void blocks(Snapshot s, List<String> lines) {
        Set<Integer> told = new HashSet<>();
        for (Piece piece : s.pieces()) {
            if (piece.block() != 0
                    && told.add(piece.cell())
                    && piece.block() != blockDirection(s.pieces(), piece.cell())) {
                lines.add(String.format(Locale.ROOT, "block %d %s", piece.cell(), way(piece.block())));
            }
        }
    }

    static String order(int first) {
        return ORDERS.get(first);
    }

    private static String names(List<Integer> pieces) {
        return pieces.stream().map(LudoCsBoard::name).collect(Collectors.joining(" "));
    }

    /** The names of pieces given as bits. */
    static String pieces(int mask, String between) {
        var names = new StringBuilder();
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            names.append(names.isEmpty() ? "" : between).append(LudoCsBoard.name(Integer.numberOfTrailingZeros(rest)));
        }
        return names.toString();
    }

    static String way(int direction) {
        return direction == LudoCsBoard.CW ? "cw" : "ccw";
    }

    /** A piece as scenarios write it, without the word that begins the line. */
    static String piece(int p, Piece piece) {
        var text = new StringBuilder(LudoCsBoard.name(p)).append(" @ ");
        if (piece.cell() >= LudoCsBoard.HOME) {
            return text.append(piece.cell() == LudoCsBoard.HOME ? "home" : "base")
                    .toString();
        }
        text.append(LudoCsBoard.onPath(piece.cell()) ? "" : "straight")
                .append(LudoCsBoard.onPath(piece.cell()) ? piece.cell() : piece.cell() - LudoCsBoard.STRAIGHT)
                .append(' ')
                .append(way(piece.direction()))
                .append(" cap=")
                .append(piece.captures())
                .append(" pass=")
                .append(piece.passes());
        if (piece.aura() != Aura.NONE) {
            text.append(" aura=").append(piece.aura().word()).append(" until=").append(piece.until());
        }
        if (piece.threes() != 0) {
            text.append(" threes=").append(piece.threes());
        }
        if (piece.of() != 0) {
            text.append(" of=").append(piece.of());
        }
        return text.toString();
    }

    /** The round of the first release where a text does not tell: 1 when a piece is on the path. */
    private static int released(List<Piece> pieces) {
        for (Piece piece : pieces) {
            if (LudoCsBoard.onPath(piece.cell())) {
                return 1;
            }
        }
        return 0;
    }

    /** The direction that a new block of the pieces on a square would have (A20); 0 where there is none. */
    static int blockDirection(List<Piece> pieces, int square) {
        int members = 0;
        int most = -1;
        int way = 0;
        for (int p = 0; p < pieces.size(); p++) {
            if (pieces.get(p).cell() != square) {
                continue;
            }
            members++;
            int distance = distance(pieces, p);
            int own = pieces.get(p).direction();
            way = distance > most ? own : distance == most && own != way ? LudoCsBoard.CW : way;
            most = Math.max(most, distance);
        }
        return members < 2 ? 0 : way;
    }

    private static int distance(List<Piece> pieces, int p) {
        Piece piece = pieces.get(p);
        return LudoCsBoard.distance(p / LudoCsBoard.PIECES, piece.cell(), piece.direction(), piece.passes());
    }

    // Reading.

    /** The position of a text: set-up lines, below each other or separated by {@code ;}. */
    static Snapshot parse(String text, Rules rules) {
        Reader reader = new Reader("position");
        String[] lines = text.contains("\n") ? text.split("\\R") : text.split(";");
        String list = "";
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].strip();
            if (!list.isEmpty()) {
                list = line.equals("end") ? "" : list;
            } else if (line.equals("messages:") || line.equals("state:")) {
                list = line;
            } else if (!line.isEmpty() && !line.startsWith("#") && !SPELT.contains(key(line))) {
                reader.read(line, i + 1);
            }
        }
        return reader.finish(rules);
    }

    static String key(String line) {
        int colon = line.indexOf(':');
        return colon < 0 ? "" : line.substring(0, colon).strip();
    }

    /** Reads set-up lines one by one. */
    static final class Reader {
        private static final List<String> PLACES = List.of("base", "home");
        private static final Map<String, Integer> MOST_OF =
                Map.of("cap", MOST, "pass", MOST, "until", MOST, "threes", 2, "of", 6);

        private final String where;
        private final Piece[] pieces = new Piece[LudoCsBoard.SEATS * LudoCsBoard.PIECES];
        private final Map<Integer, Integer> directions = new HashMap<>();
        private final Map<String, String> values = new HashMap<>();
        private int line;

        Reader(String where) {
            this(where, 0);
        }

        /** A reader that begins at a line of a file. */
        Reader(String where, int line) {
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
            String key = key(text);
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
                throw wrong(
                        "'piece %s' is not a piece; write for example 'piece R1 @ 30 cw cap=0 pass=0'".formatted(text));
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
            List<String> forced = new ArrayList<>(
                    Arrays.asList(values.getOrDefault("forced", "").split("\\s+")));
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
                    value("released", released(placed), 0, MOST),
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
                    value("released", released(placed), 0, MOST),
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
            if (!order(first).equals(String.join(" ", order.split("\\s+")))) {
                throw wrong("order: '%s' is not an order round the board; after %s it is '%s'"
                        .formatted(order, LudoCsBoard.COLOURS.get(first), order(first)));
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
            List<Integer> given =
                    Arrays.stream(order.split("\\s+")).map(this::seat).toList();
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
                    way = blockDirection(before, piece.cell());
                    way = way == 0 ? 0 : directions.getOrDefault(piece.cell(), way);
                }
                placed.add(new Piece(
                        piece.cell(),
                        piece.direction(),
                        piece.captures(),
                        piece.passes(),
                        piece.aura(),
                        piece.until(),
                        piece.threes(),
                        piece.of(),
                        way));
            }
            for (int square : directions.keySet()) {
                if (blockDirection(before, square) == 0) {
                    throw wrong(String.format(Locale.ROOT, "block %d: no two pieces are there", square));
                }
            }
            return List.copyOf(placed);
        }
    }
}
