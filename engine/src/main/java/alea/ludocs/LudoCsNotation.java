package alea.ludocs;

import alea.ludocs.Snapshot.Piece;
import alea.ludocs.Snapshot.Wait;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
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
    static int released(List<Piece> pieces) {
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

    /** The position of a text: set-up lines, below each other or separated by {@code ;}. */
    static Snapshot parse(String text, Rules rules) {
        SetUpReader reader = new SetUpReader("position");
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
}
