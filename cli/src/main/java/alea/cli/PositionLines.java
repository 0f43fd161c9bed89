package alea.cli;

import alea.cli.chart.Csv;
import alea.json.Json;
import alea.service.OptionValues;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the options of many positions are worth, one position after the other: as CSV, or as a list in JSON. */
public final class PositionLines {
    private static final String HEADER =
            "position,seat,option,equity,lower,upper,loss,loss_upper,matches,best,method,verdict";

    private final PrintWriter out;
    private final boolean json;
    private int count;

    /** One of them, in JSON. */
    private record Analysed(String position, OptionValues analysis) {}

    /** Nothing is written before {@link #add} or {@link #end}. */
    public PositionLines(PrintWriter out, boolean json) {
        this.out = out;
        this.json = json;
    }

    /** A position as text, for {@link #add}. */
    public static String text(String position, OptionValues found, boolean json) {
        if (json) {
            return Json.write(new Analysed(position, found));
        }
        return found.options().stream()
                .map(option -> line(position, found, option))
                .collect(Collectors.joining("\n"));
    }

    /** A search has no intervals. */
    private static String line(String position, OptionValues found, OptionValues.Option option) {
        boolean sure = !found.method().equals("search");
        return String.join(
                ",",
                Csv.field(position),
                Integer.toString(found.seat()),
                Csv.field(option.label()),
                number(option.equity()),
                sure ? number(option.lower()) : "",
                sure ? number(option.upper()) : "",
                number(option.loss() + 0.0),
                sure ? number(option.lossUpper()) : "",
                number(option.count()),
                AnalyseCommand.mark(found, option),
                found.method(),
                found.verdict());
    }

    private static String number(@Nullable Number number) {
        return number == null ? "" : number.toString();
    }

    /** Texts of positions that follow each other, as the text of one would be. */
    public static String joined(List<String> texts, boolean json) {
        return String.join(json ? "," : "\n", texts);
    }

    /** Writes the text of the next position, or of some. */
    public void add(String text) {
        begin();
        out.print(json ? (count > 0 ? "," : "") + text : text + "\n");
        count++;
    }

    private void begin() {
        if (count == 0) {
            out.print(json ? "[" : HEADER + "\n");
        }
    }

    /** How often something was added. */
    public int count() {
        return count;
    }

    /** Ends. */
    public void end() {
        begin();
        out.print(json ? "]\n" : "");
        out.flush();
    }
}
