package alea.papers.pyludo.players;

import alea.game.BadInput;
import alea.learn.npy.InputFile;
import alea.learn.train.Finite;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Q-table of the fellow student in "Playing Ludo with AI": five values, one an action, by a key of four digits
 * 0..8, one a token. A key that is not in the table has five zeros.
 */
final class QTable {
    /** Values of a key: enter, finish, send an opponent home, send oneself home, move. */
    public static final int ACTIONS = 5;

    private static final Pattern KEY = Pattern.compile("[0-8]{4}");
    /** {@code [0 0 0 3],"[1e-2 0. 0. 0.\n 2e-3]"}: as the program wrote it, long values over several lines. */
    private static final Pattern PUBLISHED =
            Pattern.compile("\\G\"?\\[([^\\[\\]]*)\\]\"?,\"?\\[([^\\[\\]]*)\\]\"?\\s*");

    /** Decimal numbers as Python writes them; Java's own parser takes more. */
    private static final Pattern NUMBER = Pattern.compile("[-+]?(\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d+)?");

    /** A line that Alea wrote. */
    private static final Pattern LINE = Pattern.compile(KEY + "(\t" + NUMBER + "){5}");

    /** Of all 6,561 keys, and then some. */
    static final int LARGEST = 16 << 20;

    private static final double[] UNKNOWN = new double[ACTIONS];

    private final Map<String, double[]> values;

    /** An empty table. */
    QTable() {
        this(new HashMap<>());
    }

    private QTable(Map<String, double[]> values) {
        this.values = values;
    }

    /**
     * Reads a table: as published, or as text with {@code key q0 q1 q2 q3 q4} in each line, separated by tabs or
     * blanks, where {@code #} begins a comment. A byte order mark at the beginning is skipped.
     *
     * @throws BadInput naming the file and the line that is wrong, but not what is in it: whoever names a file need
     *     not be allowed to read it
     */
    public static QTable read(Path file) {
        String text = text(file);
        Map<String, double[]> values = text.stripLeading().startsWith("[") ? published(file, text) : lines(file, text);
        if (values.isEmpty()) {
            throw new BadInput("%s has no entry".formatted(file));
        }
        return new QTable(values);
    }

    private static String text(Path file) {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(InputFile.read(file, LARGEST, "a Q-table")))
                    .toString();
        } catch (CharacterCodingException e) {
            throw notText(file);
        }
        if (text.chars().anyMatch(c -> Character.isISOControl(c) && !Character.isWhitespace(c))) {
            throw notText(file);
        }
        return text.startsWith("\ufeff") ? text.substring(1) : text;
    }

    private static BadInput notText(Path file) {
        return new BadInput("%s is not text, so it is no Q-table".formatted(file));
    }

    private static Map<String, double[]> published(Path file, String text) {
        Map<String, double[]> values = new HashMap<>();
        Matcher entry = PUBLISHED.matcher(text.stripLeading());
        int line = 1
                + newlines(text.substring(0, text.length() - text.stripLeading().length()));
        int end = 0;
        while (entry.find()) {
            add(values, file, line, entry.group(1).replace(" ", ""), entry.group(2));
            line += newlines(entry.group());
            end = entry.end();
        }
        if (end != text.stripLeading().length()) {
            throw new BadInput(
                    String.format(Locale.ROOT, "%s, line %d: no entry like [0 0 0 3],[0.1 0. 0. 0. 0.2]", file, line));
        }
        return values;
    }

    private static int newlines(String text) {
        return (int) text.chars().filter(c -> c == '\n').count();
    }

    private static Map<String, double[]> lines(Path file, String text) {
        Map<String, double[]> values = new HashMap<>();
        String[] lines = text.split("\\R");
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                String[] parts = line.split("\\s+", 2);
                add(values, file, i + 1, parts[0], parts.length == 1 ? "" : parts[1]);
            }
        }
        return values;
    }

    private static void add(Map<String, double[]> values, Path file, int line, String key, String numbers) {
        if (!KEY.matcher(key).matches()) {
            throw new BadInput(
                    String.format(Locale.ROOT, "%s, line %d: it begins with no key of four digits 0..8", file, line));
        }
        String[] parts = numbers.strip().split("\\s+");
        double[] five = new double[ACTIONS];
        if (parts.length != ACTIONS) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s, line %d: after the key come five values, not %d",
                    file,
                    line,
                    numbers.isBlank() ? 0 : parts.length));
        }
        for (int action = 0; action < ACTIONS; action++) {
            boolean decimal = NUMBER.matcher(parts[action]).matches();
            five[action] = decimal ? Double.parseDouble(parts[action]) : Double.NaN;
            if (!Double.isFinite(five[action])) {
                throw new BadInput(String.format(
                        Locale.ROOT, "%s, line %d: value %d is not a finite decimal number", file, line, action + 1));
            }
        }
        if (values.putIfAbsent(key, five) != null) {
            throw new BadInput(String.format(Locale.ROOT, "%s, line %d: the key %s is there twice", file, line, key));
        }
    }

    /** The values of a key, to be changed; of a new key zeros. */
    double[] entry(String key) {
        return values.computeIfAbsent(key, ignored -> new double[ACTIONS]);
    }

    /**
     * The table as {@link #read} reads it: a line a key, in order.
     *
     * @throws BadInput when a value is not finite
     */
    String text() {
        var text = new StringBuilder();
        new TreeMap<>(values).forEach((key, five) -> {
            Finite.require(five);
            text.append(key);
            for (double value : five) {
                text.append('\t').append(value);
            }
            text.append('\n');
        });
        return text.toString();
    }

    /**
     * Adds the lines of {@link #text}.
     *
     * @throws IOException when there are others
     */
    void add(String text) throws IOException {
        for (String line : text.lines().toList()) {
            if (!LINE.matcher(line).matches()) {
                throw new IOException("the table has a line that is not a key and five values");
            }
            String[] parts = line.split("\t");
            double[] five = entry(parts[0]);
            for (int action = 0; action < ACTIONS; action++) {
                five[action] = Double.parseDouble(parts[action + 1]);
                if (!Double.isFinite(five[action])) {
                    throw new IOException("a value of the table is not finite");
                }
            }
        }
    }

    /** How many keys there are. */
    public int size() {
        return values.size();
    }

    /** Whether a key is in the table. */
    public boolean knows(String key) {
        return values.containsKey(key);
    }

    /** The value of an action. */
    public double value(String key, int action) {
        return values.getOrDefault(key, UNKNOWN)[action];
    }

    /**
     * The action with the largest value among some, the first of equal ones.
     *
     * @param allowed by action; at least one
     */
    int best(String key, boolean[] allowed) {
        double[] five = values.getOrDefault(key, UNKNOWN);
        int best = -1;
        for (int action = 0; action < ACTIONS; action++) {
            if (allowed[action] && (best < 0 || five[action] > five[best])) {
                best = action;
            }
        }
        return best;
    }
}
