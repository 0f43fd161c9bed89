package alea.cli;

import alea.cli.board.Wrapping;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A terminal's screen, painted anew for every question: the board stays where it is, and below it is what has happened,
 * what can be done, and what was said. The last row stays free, so that nothing scrolls when Enter is typed there.
 */
final class ScreenStage implements Stage {
    /** Columns that every terminal has, less the last, in which some break a line. */
    static final int WIDTH = 79;

    /** Lines of what is said below the board; more are shown instead of it. */
    private static final int MESSAGE = 2;

    private static final String GAP = "  ";
    // ECMA-48: cursor position, erase in line, erase in page.
    private static final String TOP = "\033[H";
    private static final String REST_OF_LINE = "\033[K";
    private static final String REST_OF_SCREEN = "\033[J";

    private final PrintWriter out;
    private final int rows;
    private @Nullable Scene asked;
    private List<String> said = List.of();
    /** What is shown instead of the board, where there is more to say than fits below it. */
    private List<String> sheet = List.of();

    private int page;
    private boolean painted;

    /**
     * A screen.
     *
     * @param rows that it has
     */
    ScreenStage(PrintWriter out, int rows) {
        this.out = out;
        this.rows = rows;
    }

    @Override
    public void passes(String lines) {}

    @Override
    public void ask(Scene scene) {
        asked = scene;
        page = 0;
        askAgain();
    }

    @Override
    public void askAgain() {
        Scene scene = asked;
        if (scene == null) {
            return;
        }
        if (sheet.isEmpty()) {
            Layout layout = Layout.of(scene, said, page, rows - 1);
            page = layout.page();
            paint(layout.lines(), layout.prompt());
        } else {
            int each = rows - 2;
            int from = page * each;
            int to = Math.min(sheet.size(), from + each);
            paint(
                    sheet.subList(from, to),
                    to < sheet.size() ? "(more, or Enter for the board) " : "(Enter for the board) ");
        }
        said = List.of();
    }

    @Override
    public boolean turns(String answer) {
        boolean more = answer.equals("more");
        boolean back = answer.isEmpty() || answer.equals("board");
        if (!sheet.isEmpty() && !(more && (page + 1) * (rows - 2) < sheet.size())) {
            sheet = List.of();
            page = 0;
            return more || back;
        }
        page += more ? 1 : 0;
        return more || back;
    }

    @Override
    public void say(List<String> lines) {
        List<String> wrapped = lines.stream()
                .flatMap(line -> Wrapping.wrapped(line, WIDTH).stream())
                .toList();
        if (wrapped.isEmpty()) {
            return;
        }
        if (wrapped.size() > MESSAGE) {
            sheet = wrapped;
            page = 0;
        } else {
            said = wrapped;
        }
    }

    @Override
    public void close(String board, List<String> news, List<String> words) {
        Scene scene = asked;
        String shown = board.isEmpty() && scene != null ? scene.board() : board;
        List<String> lines = new ArrayList<>(shown.lines().toList());
        int taken = words.stream()
                .mapToInt(w -> Math.max(1, Math.ceilDiv(w.length(), WIDTH + 1)))
                .sum();
        lines.addAll(Layout.last(news, Math.max(0, rows - 1 - lines.size() - taken)));
        lines.addAll(words);
        paint(lines.subList(0, lines.size() - 1), lines.getLast() + "\n");
    }

    private void paint(List<String> lines, String end) {
        var text = new StringBuilder();
        if (!painted) {
            text.append("\n".repeat(rows)); // what was on the screen can be scrolled back to
            painted = true;
        }
        text.append(TOP);
        lines.forEach(line -> text.append(line).append(REST_OF_LINE).append('\n'));
        text.append(REST_OF_SCREEN).append(end);
        out.print(text);
        out.flush();
    }

    /**
     * What is on the screen for a question.
     *
     * @param lines all above the prompt
     * @param page which page of the options, of those that there are
     */
    record Layout(List<String> lines, String prompt, int page) {
        /**
         * Lays a question out.
         *
         * @param said below the options
         * @param page of the options, from 0; after the last comes the first
         * @param rows that there are
         */
        static Layout of(Scene scene, List<String> said, int page, int rows) {
            List<String> lines = new ArrayList<>(scene.board().lines().toList());
            int room = rows - lines.size() - said.size() - 1;
            int columns = columns(scene.options());
            int n = scene.options().size();
            int least = scene.news().isEmpty() ? 0 : 1;
            int high = Math.clamp(Math.ceilDiv(n, columns), 1, Math.max(1, room - least));
            int each = high * columns;
            int pages = Math.ceilDiv(n, each);
            int shown = page % pages;
            int from = shown * each;
            List<String> options = scene.options().subList(from, Math.min(n, from + each));
            lines.addAll(last(scene.news(), Math.max(0, room - high)));
            lines.addAll(inColumns(options, columns));
            lines.addAll(said);
            String which = pages == 1
                    ? String.format(Locale.ROOT, "1-%d", n)
                    : String.format(Locale.ROOT, "%d-%d of %d, more", from + 1, from + options.size(), n);
            return new Layout(lines, scene.prompt(which), shown);
        }

        /** The last lines of what has happened. */
        static List<String> last(List<String> news, int room) {
            List<String> lines = news.stream()
                    .flatMap(line -> Wrapping.wrapped(line, WIDTH).stream())
                    .toList();
            return lines.subList(Math.max(0, lines.size() - room), lines.size());
        }

        private static int columns(List<String> options) {
            int widest = options.stream().mapToInt(String::length).max().orElse(1);
            return Math.max(1, (WIDTH + GAP.length()) / (widest + GAP.length()));
        }

        /** Read downwards, as a list is. */
        private static List<String> inColumns(List<String> options, int columns) {
            int high = Math.ceilDiv(options.size(), columns);
            int widest = options.stream().mapToInt(String::length).max().orElse(1);
            List<String> lines = new ArrayList<>();
            for (int row = 0; row < high; row++) {
                var line = new StringBuilder();
                for (int i = row; i < options.size(); i += high) {
                    String option = options.get(i);
                    line.append(option)
                            .append(" ".repeat(widest - option.length()))
                            .append(GAP);
                }
                String whole = line.toString().stripTrailing();
                lines.add(whole.length() > WIDTH ? whole.substring(0, WIDTH - 3) + "..." : whole);
            }
            return lines;
        }
    }
}
