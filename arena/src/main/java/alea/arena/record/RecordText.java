package alea.arena.record;

import alea.arena.record.MatchRecord.Result;
import alea.arena.record.MatchRecord.Turn;
import alea.game.BadInput;
import alea.game.Quoted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Match records as text: lines of a name and a value, an empty line, then one line a turn. */
public final class RecordText {
    /** The most bytes of a record that are read: some hundred times those of the longest match. */
    public static final int LONGEST = 16 << 20;

    private static final String FIRST = "alea-record 1";
    private static final Set<String> KNOWN =
            Set.of("game", "seed", "match", "deal", "dice", "result", "payoffs", "start", "end", "turns");

    private static final Pattern OUT = Pattern.compile("(\\d+) in turn (\\d+): (.*)");

    private RecordText() {}

    /** The text of a record. */
    public static String write(MatchRecord record) {
        var text = new StringBuilder(FIRST).append('\n');
        line(text, "game", record.game());
        for (int seat = 0; seat < record.strategies().size(); seat++) {
            line(
                    text,
                    "seat",
                    record.places().get(seat) + " " + record.strategies().get(seat));
        }
        record.seed().ifPresent(seed -> {
            line(text, "seed", Long.toString(seed));
            line(text, "match", Long.toString(record.match()));
        });
        record.deal().ifPresent(deal -> line(text, "deal", Long.toString(deal)));
        if (record.dice() != 1) {
            line(text, "dice", Integer.toString(record.dice()));
        }
        line(text, "result", result(record.result()));
        record.outs()
                .forEach(out -> line(
                        text,
                        "out",
                        String.format(Locale.ROOT, "%d in turn %d: %s", out.place(), out.turn(), out.reason())));
        if (!record.payoffs().isEmpty()) {
            line(text, "payoffs", payoffs(record.payoffs()));
        }
        line(text, "turns", Integer.toString(record.turns().size()));
        line(text, "start", record.start());
        line(text, "end", record.end());
        text.append('\n');
        int number = 0;
        for (Turn turn : record.turns()) {
            text.append(++number).append(' ').append(turn.place());
            turn.labels().forEach(label -> text.append(' ').append(label));
            text.append('\n');
        }
        return text.toString();
    }

    /** A line; what a value has of other ends of lines, or of what a terminal would obey, is written as an escape. */
    private static void line(StringBuilder text, String name, String value) {
        text.append(name).append(' ').append(Quoted.plain(value)).append('\n');
    }

    /** A result as its line in a record says it. */
    public static String result(Result result) {
        return switch (result) {
            case Result.Won won -> "won " + won.place();
            case Result.Drawn drawn -> "drawn " + list(drawn.places());
            case Result.Truncated() -> "truncated";
            case Result.Forfeited f ->
                String.format(Locale.ROOT, "forfeited %d to %s: %s", f.place(), list(f.heirs()), f.reason());
        };
    }

    /** Payoffs as their line in a record says them: whole numbers without a point. */
    static String payoffs(List<Double> payoffs) {
        return payoffs.stream()
                .map(p -> p == Math.rint(p) && Math.abs(p) < 1e15 ? Long.toString(p.longValue()) : Double.toString(p))
                .collect(Collectors.joining(","));
    }

    private static String list(List<Integer> places) {
        return places.isEmpty() ? "-" : places.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    /**
     * Reads a record.
     *
     * @param name what to call the text in messages
     * @throws BadInput naming the line that is wrong and what is expected there
     */
    public static MatchRecord parse(String name, String text) {
        return new Reader(name, text.lines().toList()).read();
    }

    /** Reads one text. */
    private static final class Reader {
        private final String name;
        private final List<String> lines;
        private int at;

        Reader(String name, List<String> lines) {
            this.name = name;
            this.lines = lines;
        }

        MatchRecord read() {
            if (lines.isEmpty() || !lines.getFirst().equals(FIRST)) {
                throw new BadInput("%s is not a match record: its first line is not '%s'".formatted(name, FIRST));
            }
            Map<String, String> header = new HashMap<>();
            Map<Integer, String> seats = new LinkedHashMap<>();
            List<MatchRecord.Out> outs = new ArrayList<>();
            for (at = 1; at < lines.size() && !lines.get(at).isBlank(); at++) {
                String[] words = lines.get(at).split(" ", 2);
                String value = words.length < 2 ? "" : words[1];
                if (words[0].equals("seat")) {
                    String[] seat = value.split(" ", 2);
                    if (seat.length < 2 || seats.put(number(seat[0]), seat[1]) != null) {
                        throw wrong("expected 'seat PLACE STRATEGY', each place once");
                    }
                } else if (words[0].equals("out")) {
                    outs.add(out(value));
                } else if (!KNOWN.contains(words[0]) || header.put(words[0], value) != null) {
                    throw wrong("%s is not a header line, or is there twice; known are seat, out, %s"
                            .formatted(
                                    Quoted.of(words[0]),
                                    String.join(", ", KNOWN.stream().sorted().toList())));
                }
            }
            for (String needed : List.of("game", "result", "start", "end", "turns")) {
                if (!header.containsKey(needed)) {
                    throw new BadInput("%s: the header has no line '%s'".formatted(name, needed));
                }
            }
            List<Turn> turns = new ArrayList<>();
            for (at++; at < lines.size(); at++) {
                if (!lines.get(at).isBlank()) {
                    turns.add(turn(turns.size() + 1));
                }
            }
            at = 0;
            if (!header.getOrDefault("turns", "").equals(Integer.toString(turns.size()))) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "%s: the header says %s turns, and there are %d",
                        name,
                        Quoted.of(header.getOrDefault("turns", "")),
                        turns.size()));
            }
            return new MatchRecord(
                    header.getOrDefault("game", ""),
                    List.copyOf(seats.keySet()),
                    List.copyOf(seats.values()),
                    optional(header, "seed"),
                    optional(header, "match").orElse(0),
                    optional(header, "deal"),
                    result(header.getOrDefault("result", "")),
                    payoffs(header.get("payoffs"), seats.size()),
                    header.getOrDefault("start", ""),
                    header.getOrDefault("end", ""),
                    turns,
                    outs,
                    dice(header.getOrDefault("dice", "1")));
        }

        private MatchRecord.Out out(String value) {
            Matcher out = OUT.matcher(value);
            if (!out.matches()) {
                throw wrong("expected 'out PLACE in turn TURN: REASON'");
            }
            return new MatchRecord.Out(number(out.group(1)), number(out.group(2)), out.group(3));
        }

        private Turn turn(int number) {
            String[] words = lines.get(at).strip().split(" +");
            if (words.length < 3 || !words[0].equals(Integer.toString(number))) {
                throw wrong(String.format(Locale.ROOT, "expected turn %d as 'NUMBER PLACE LABEL ...'", number));
            }
            return new Turn(number(words[1]), List.of(words).subList(2, words.length));
        }

        private int dice(String text) {
            if (!text.equals("1") && !text.equals("2")) {
                throw new BadInput("%s: dice %s is neither 1 nor 2".formatted(name, Quoted.of(text)));
            }
            return Integer.parseInt(text);
        }

        private OptionalLong optional(Map<String, String> header, String key) {
            String value = header.get(key);
            if (value == null) {
                return OptionalLong.empty();
            }
            try {
                return OptionalLong.of(Long.parseLong(value));
            } catch (NumberFormatException e) {
                throw new BadInput("%s: %s is %s, not a whole number".formatted(name, key, Quoted.of(value)));
            }
        }

        private Result result(String text) {
            String[] words = text.split(" ", 4);
            if (words.length == 2 && words[0].equals("won")) {
                return new Result.Won(number(words[1]));
            }
            if (words.length == 2 && words[0].equals("drawn")) {
                return new Result.Drawn(numbers(words[1]));
            }
            if (text.equals("truncated")) {
                return new Result.Truncated();
            }
            int colon = text.indexOf(": ");
            if (words.length == 4 && words[0].equals("forfeited") && words[2].equals("to") && colon > 0) {
                String heirs = text.substring(0, colon).split(" ", 4)[3];
                return new Result.Forfeited(number(words[1]), text.substring(colon + 2), numbers(heirs));
            }
            throw new BadInput(
                    ("%s: result %s is none of 'won PLACE', 'drawn PLACE,...', 'truncated', 'forfeited PLACE to "
                                    + "PLACE,...: REASON'")
                            .formatted(name, Quoted.of(text)));
        }

        private List<Double> payoffs(@Nullable String text, int seats) {
            if (text == null) {
                return List.of();
            }
            String[] words = text.split(",", -1);
            List<Double> payoffs = new ArrayList<>();
            for (String word : words) {
                if (word.matches("-?[0-9]{1,15}(\\.[0-9]{1,17})?([Ee]-?[0-9]{1,3})?")) {
                    payoffs.add(Double.valueOf(word));
                }
            }
            if (words.length != seats || payoffs.size() != seats) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "%s: payoffs %s are not a number for each of %d seats",
                        name,
                        Quoted.of(text),
                        seats));
            }
            return payoffs;
        }

        private List<Integer> numbers(String text) {
            return text.equals("-")
                    ? List.of()
                    : List.of(text.split(",")).stream().map(this::number).toList();
        }

        private int number(String text) {
            try {
                return Integer.parseInt(text);
            } catch (NumberFormatException e) {
                throw wrong("%s is not a whole number".formatted(Quoted.of(text)));
            }
        }

        private BadInput wrong(String why) {
            return new BadInput(
                    at == 0
                            ? "%s: %s".formatted(name, why)
                            : String.format(Locale.ROOT, "%s, line %d: %s", name, at + 1, why));
        }
    }
}
