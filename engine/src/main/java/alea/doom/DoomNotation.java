package alea.doom;

import alea.game.BadInput;
import alea.game.Quoted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Positions as text: {@code BOARD TURN ATTACKED [key=value ...]}, for example {@code r2b1/b5r1 r 0}.
 *
 * <p>Rows are separated by {@code /}; a tile is its owner's letter ({@code r} seat 0, {@code b}, {@code g}, {@code
 * y}) and its number of dice, {@code ?} while it is still to be dealt, {@code -} where there is no tile. TURN is
 * the letter of the seat to act; ATTACKED is 1 once it has attacked this turn. Then, where they apply: {@code
 * battle=0>1} while its dice roll, {@code reinforce=2} dice still to be placed, {@code taken=3} dice taken this
 * turn where they count, {@code more=b} the seats that are dealt a tile more while dealing equal shares, {@code
 * turn=17} finished turns where they are limited.
 */
final class DoomNotation {
    /** The seats' letters. */
    static final String LETTERS = "rbgy";

    /** The owner of a tile that is still to be dealt. */
    static final int UNDEALT = -1;
    /** The owner where there is no tile. */
    static final int NO_TILE = -2;

    /**
     * What a text says.
     *
     * @param owner by place: a seat, {@link #UNDEALT} or {@link #NO_TILE}
     * @param dice by place
     * @param seat to act
     * @param attacked whether it has attacked this turn
     * @param from who attacks in a battle that waits for its dice, or -1
     * @param to whom
     * @param left dice still to be placed, or 0
     * @param taken dice taken this turn, where they count
     * @param more the seats that are dealt one tile more, as bits; 0 when not drawn, or when nothing is left to
     *     be dealt
     * @param turn finished turns, where they are limited
     */
    record Parsed(
            int[] owner,
            int[] dice,
            int seat,
            boolean attacked,
            int from,
            int to,
            int left,
            int taken,
            int more,
            int turn) {}

    private DoomNotation() {}

    static String write(DoomGame game, Parsed p) {
        DoomBoard board = game.board();
        var text = new StringBuilder(64);
        for (int tile = 0; tile < board.places(); tile++) {
            text.append(tile > 0 && tile % board.columns() == 0 ? "/" : "");
            switch (p.owner[tile]) {
                case NO_TILE -> text.append('-');
                case UNDEALT -> text.append('?');
                default -> text.append(LETTERS.charAt(p.owner[tile])).append(p.dice[tile]);
            }
        }
        text.append(' ').append(LETTERS.charAt(p.seat)).append(' ').append(p.attacked ? 1 : 0);
        if (p.from >= 0) {
            text.append(" battle=").append(p.from).append('>').append(p.to);
        }
        if (p.left > 0) {
            text.append(" reinforce=").append(p.left);
        }
        if (p.taken > 0) {
            text.append(" taken=").append(p.taken);
        }
        if (p.more != 0) {
            text.append(" more=").append(letters(p.more));
        }
        if (p.turn > 0) {
            text.append(" turn=").append(p.turn);
        }
        return text.toString();
    }

    /** Some seats' letters, in the order of play. */
    static String letters(int seats) {
        var text = new StringBuilder(LETTERS.length());
        for (int left = seats; left != 0; left &= left - 1) {
            text.append(LETTERS.charAt(Integer.numberOfTrailingZeros(left)));
        }
        return text.toString();
    }

    /** The text in which every seat has what the seat before it has. */
    static String turned(String text, int seats) {
        String[] fields = text.split(" ");
        for (int i = 0; i < fields.length; i++) {
            if (i < 2) {
                fields[i] = next(fields[i], seats);
            } else if (fields[i].startsWith("more=")) {
                String key = "more=";
                int turned = 0;
                for (char letter :
                        next(fields[i].substring(key.length()), seats).toCharArray()) {
                    turned |= 1 << LETTERS.indexOf(letter);
                }
                fields[i] = key + letters(turned);
            }
        }
        return String.join(" ", fields);
    }

    private static String next(String text, int seats) {
        var turned = new StringBuilder(text);
        for (int i = 0; i < turned.length(); i++) {
            int seat = LETTERS.indexOf(turned.charAt(i));
            if (seat >= 0) {
                turned.setCharAt(i, LETTERS.charAt((seat + 1) % seats));
            }
        }
        return turned.toString();
    }

    static Parsed parse(DoomGame game, String text) {
        DoomGame.Variant rules = game.variant();
        String[] fields = text.strip().split(" +");
        if (fields.length < 3) {
            throw new BadInput("position %s: expected BOARD TURN ATTACKED, for example '%s'"
                    .formatted(Quoted.of(text), example(game)));
        }
        int places = game.board().places();
        int[] owner = new int[places];
        int[] dice = new int[places];
        tiles(game, fields[0], owner, dice);
        int seat = fields[1].length() == 1 ? seat(game, fields[1].charAt(0)) : -1;
        if (seat < 0) {
            throw new BadInput(
                    "position, TURN: %s is nobody; it is one of %s".formatted(Quoted.of(fields[1]), seats(game)));
        }
        if (!fields[2].equals("0") && !fields[2].equals("1")) {
            throw new BadInput("position, ATTACKED: %s is not 0 or 1 (1 once the seat to act has attacked this turn)"
                    .formatted(Quoted.of(fields[2])));
        }
        Map<String, String> extra = extra(game, fields);
        boolean undealt = contains(owner, UNDEALT);
        boolean attacked = fields[2].equals("1");
        if (undealt && (attacked || extra.keySet().stream().anyMatch(k -> !k.equals("more")))) {
            throw new BadInput("position: nothing has happened while a tile is still to be dealt, so ATTACKED is 0%s"
                    .formatted(rules.equal() ? " and there is at most more=..." : " and nothing follows"));
        }
        int[] battle = battle(game, extra.get("battle"), owner, dice, seat);
        int taken = bounded("taken", extra.get("taken"), 0, game.board().size() * rules.dice());
        attacked |= battle[0] >= 0;
        if (taken > 0 && !attacked) {
            throw new BadInput("position, taken: dice are taken by attacks, and ATTACKED is 0");
        }
        int left = 0;
        if (extra.containsKey("reinforce")) {
            int most = rules.taken() ? taken - 1 : largest(game.board(), owner, seat);
            if (battle[0] >= 0 || most < 1 || !contains(owner, seat)) {
                throw new BadInput("position, reinforce: there are no dice to be placed here");
            }
            left = bounded("reinforce", extra.get("reinforce"), 1, most);
            attacked = true;
        }
        int turn = bounded("turn", extra.get("turn"), 0, rules.limit());
        if (turn == rules.limit() && attacked) {
            throw new BadInput(String.format(
                    Locale.ROOT, "position, turn: after %d turns the match is over, so ATTACKED is 0", turn));
        }
        int more = more(game, extra.get("more"), owner);
        return new Parsed(owner, dice, seat, attacked, battle[0], battle[1], left, taken, more, turn);
    }

    private static String example(DoomGame game) {
        DoomBoard board = game.board();
        var text = new StringBuilder();
        for (int tile = 0; tile < board.places(); tile++) {
            text.append(tile > 0 && tile % board.columns() == 0 ? "/" : "");
            text.append(board.has(tile) ? (tile % 2 == 0 ? "r2" : "b1") : "-");
        }
        return text.append(" r 0").toString();
    }

    private static String seats(DoomGame game) {
        return String.join(", ", LETTERS.substring(0, game.seats()).split(""));
    }

    private static int seat(DoomGame game, char letter) {
        int seat = LETTERS.indexOf(letter);
        return seat < game.seats() ? seat : -1;
    }

    private static boolean contains(int[] owner, int who) {
        for (int o : owner) {
            if (o == who) {
                return true;
            }
        }
        return false;
    }

    private static void tiles(DoomGame game, String field, int[] owner, int[] dice) {
        DoomBoard board = game.board();
        String[] rows = field.split("/", -1);
        if (rows.length != board.rows()) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "position: %s has %d rows; the board has %d, separated by /",
                    Quoted.of(field),
                    rows.length,
                    board.rows()));
        }
        for (int row = 0; row < rows.length; row++) {
            List<String> tiles = split(rows[row]);
            if (tiles.size() != board.columns()) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "position, row %d: %s has %d tiles; the board has %d columns",
                        row,
                        Quoted.of(rows[row]),
                        tiles.size(),
                        board.columns()));
            }
            for (int column = 0; column < tiles.size(); column++) {
                tile(game, row * board.columns() + column, tiles.get(column), owner, dice);
            }
        }
    }

    /** The tiles of a row: every one begins with what is not a digit. */
    private static List<String> split(String row) {
        List<String> tiles = new ArrayList<>();
        for (int i = 0; i < row.length(); ) {
            int end = i + 1;
            while (end < row.length() && row.charAt(end) >= '0' && row.charAt(end) <= '9') {
                end++;
            }
            tiles.add(row.substring(i, end));
            i = end;
        }
        return tiles;
    }

    private static void tile(DoomGame game, int tile, String text, int[] owner, int[] dice) {
        if (text.equals("-") != !game.board().has(tile)) {
            throw new BadInput(
                    game.board().has(tile)
                            ? String.format(Locale.ROOT, "position, tile %d: '-' where the board has a tile", tile)
                            : String.format(
                                    Locale.ROOT,
                                    "position, tile %d: %s where the board has no tile; it is -",
                                    tile,
                                    Quoted.of(text)));
        }
        if (text.equals("-") || text.equals("?")) {
            owner[tile] = text.equals("-") ? NO_TILE : UNDEALT;
            return;
        }
        int most = game.variant().dice();
        owner[tile] = seat(game, text.charAt(0));
        dice[tile] = number(text.substring(1));
        if (owner[tile] < 0 || dice[tile] < 1 || dice[tile] > most) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "position, tile %d: %s is not a tile; it is one of %s and 1..%d dice, or ? to be dealt",
                    tile,
                    Quoted.of(text),
                    seats(game),
                    most));
        }
        for (int before = 0; before < tile; before++) {
            if (owner[before] == UNDEALT) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "position, tile %d: tiles are dealt in order, and tile %d is still to be dealt",
                        tile,
                        before));
            }
        }
    }

    private static Map<String, String> extra(DoomGame game, String[] fields) {
        DoomGame.Variant rules = game.variant();
        List<String> known = new ArrayList<>(List.of("battle"));
        if (rules.reinforcement() != Reinforcement.IN_ORDER) {
            known.add("reinforce");
        }
        if (rules.taken()) {
            known.add("taken");
        }
        if (rules.equal() && game.extras() > 0) {
            known.add("more");
        }
        if (rules.limit() != DoomGame.ENDLESS) {
            known.add("turn");
        }
        Map<String, String> extra = new HashMap<>();
        for (int i = 3; i < fields.length; i++) {
            String[] pair = fields[i].split("=", 2);
            if (pair[0].equals("turn") && rules.limit() == DoomGame.ENDLESS) {
                throw new BadInput("position: %s is of a game that counts turns; %s counts none"
                        .formatted(Quoted.of(fields[i]), game.spec()));
            }
            if (pair.length < 2 || !known.contains(pair[0]) || extra.put(pair[0], pair[1]) != null) {
                throw new BadInput("position: %s is one field too many; after ATTACKED there may be, once each, %s=..."
                        .formatted(Quoted.of(fields[i]), String.join("=..., ", known)));
            }
        }
        return extra;
    }

    private static int[] battle(DoomGame game, @Nullable String text, int[] owner, int[] dice, int seat) {
        if (text == null) {
            return new int[] {-1, -1};
        }
        String[] ends = text.split(">", -1);
        int from = ends.length == 2 ? number(ends[0]) : -1;
        int to = ends.length == 2 ? number(ends[1]) : -1;
        if (!game.board().has(from)
                || !game.board().has(to)
                || (game.board().touching(from) >>> to & 1) == 0
                || owner[from] != seat
                || owner[to] == seat
                || dice[from] < game.variant().attack()) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "position, battle: %s is not FROM>TO, from a tile of the seat to act with %d or more dice to "
                            + "a tile of another that it touches",
                    Quoted.of(text),
                    game.variant().attack()));
        }
        return new int[] {from, to};
    }

    private static int bounded(String name, @Nullable String value, int low, int high) {
        if (value == null) {
            return 0;
        }
        int n = number(value);
        if (n < low || n > high) {
            throw new BadInput(
                    String.format(Locale.ROOT, "position, %s: %s is not %d..%d", name, Quoted.of(value), low, high));
        }
        return n;
    }

    private static int number(String digits) {
        return digits.matches("[0-9]{1,9}") ? Integer.parseInt(digits) : -1;
    }

    private static int largest(DoomBoard board, int[] owner, int seat) {
        long own = 0;
        for (int tile = 0; tile < owner.length; tile++) {
            own |= owner[tile] == seat ? 1L << tile : 0;
        }
        return board.largest(own);
    }

    private static int more(DoomGame game, @Nullable String text, int[] owner) {
        if (!game.variant().equal() || !contains(owner, UNDEALT)) {
            if (text != null) {
                throw new BadInput("position, more: it is written only while a tile is still to be dealt");
            }
            return 0;
        }
        int more = 0;
        for (int i = 0; text != null && i < text.length(); i++) {
            int seat = seat(game, text.charAt(i));
            more |= seat < 0 ? 1 << 8 : 1 << seat;
        }
        boolean begun = contains(owner, 0) || contains(owner, 1) || contains(owner, 2) || contains(owner, 3);
        if (text != null || begun && game.extras() > 0) {
            if (text == null || !letters(more & 15).equals(text) || text.length() != game.extras()) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "position, more: %s is not %d of %s, in this order: who is dealt one tile more",
                        Quoted.of(text == null ? "" : text),
                        game.extras(),
                        seats(game)));
            }
        }
        for (int seat = 0; seat < game.seats(); seat++) {
            int dealt = 0;
            for (int o : owner) {
                dealt += o == seat ? 1 : 0;
            }
            if (dealt > game.share() + (more >>> seat & 1)) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "position: %s has %d tiles; it is dealt %d",
                        LETTERS.charAt(seat),
                        dealt,
                        game.share() + (more >>> seat & 1)));
            }
        }
        return more;
    }
}
