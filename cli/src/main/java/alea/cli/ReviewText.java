package alea.cli;

import alea.analysis.review.MatchReview;
import alea.analysis.review.MatchReview.Choice;
import alea.analysis.review.MatchReview.Rated;
import alea.analysis.review.MatchReview.Roll;
import alea.analysis.review.MatchReview.SeatReview;
import alea.analysis.review.PlayerReview;
import alea.analysis.review.ReviewSums;
import alea.cli.chart.Csv;
import alea.game.Game;
import alea.game.NamedSpec;
import alea.game.Quoted;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.service.ReviewRun.Reviewed;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reviews as people read them. */
final class ReviewText {
    /** With fewer decisions a mean loss says little. */
    private static final int FEW = 30;

    private static final int WORST = 3;

    /** Of each player in several matches. */
    private static final int WORST_OF_ALL = 10;

    private final Drawing drawing;
    private final PrintWriter out;
    /** Of equities, and of their differences, of the review that is printed. */
    private final Game game;

    private int digits;

    ReviewText(Game game, PrintWriter out) {
        this.game = game;
        this.out = out;
        drawing = DrawingPlugin.of(game);
    }

    /** What was played. */
    String match(Reviewed r) {
        return Quoted.plain(r.game())
                + (r.seed().isPresent()
                        ? String.format(
                                Locale.ROOT, ", seed %d, match %d", r.seed().getAsLong(), r.match())
                        : "")
                + ": "
                + IntStream.range(0, game.seats())
                        .filter(seat -> r.result().equals("won " + game.place(seat)))
                        .mapToObj(seat -> name(seat, r.shown()) + " won")
                        .findFirst()
                        .orElseGet(() -> Quoted.plain(r.result()));
    }

    /** How equities were found, and how decisions are classed. */
    static String how(Reviewed r) {
        String thresholds = String.format(
                Locale.ROOT,
                "doubtful from %s, bad from %s, very bad from %s: %s",
                Numbers.plain(r.thresholds().doubtful()),
                Numbers.plain(r.thresholds().bad()),
                Numbers.plain(r.thresholds().veryBad()),
                r.thresholds().source());
        String table = r.table() == null
                ? ""
                : (r.method().equals("exact") ? ", by " : ", endgames by ") + Quoted.plain(r.table());
        return switch (r.method()) {
            case "exact" -> "exact equities%s; %s".formatted(table, thresholds);
            case "search" ->
                String.format(
                        Locale.ROOT,
                        "level %s: equities by %s, %d %s ahead%s; %s",
                        r.level(),
                        r.by(),
                        r.plies(),
                        r.plies() != null && r.plies() == 1 ? "roll" : "rolls",
                        table,
                        thresholds);
            default ->
                String.format(
                        Locale.ROOT,
                        "level %s: equities by about %d matches of each option, played on by %s%s; %s",
                        r.level(),
                        r.count(),
                        r.by(),
                        table,
                        thresholds);
        };
    }

    /** One review. */
    void print(Reviewed r, boolean moves) {
        MatchReview review = r.review();
        out.println(match(r));
        out.println(how(r));
        digits = r.digits();
        r.estimated().ifPresent(out::println);
        if (r.method().equals("rollout")) {
            out.println("each decision is judged for itself at 95 %: of 20 that lose nothing, one may be marked by "
                    + "chance");
        }
        if (r.dice() != null) {
            out.println("note: " + r.dice());
        }
        out.println();
        sums(review, r.shown());
        out.println();
        played(review, r.shown());
        out.println();
        if (moves) {
            every(review);
        } else {
            worst(review);
        }
        out.println();
    }

    private String name(int seat, List<String> shown) {
        return "%s (%s)".formatted(drawing.seat(seat), shown.get(seat));
    }

    private void sums(MatchReview review, List<String> shown) {
        List<String> columns = new ArrayList<>(List.of(""));
        for (int seat = 0; seat < shown.size(); seat++) {
            columns.add(">" + name(seat, shown));
        }
        var table = new Table(columns.toArray(String[]::new));
        for (ReviewSums.Line line : ReviewSums.of(review)) {
            table.row(Stream.concat(Stream.of(line.name()), line.words(digits).stream())
                    .toArray());
        }
        table.print(out);
        out.println(String.format(Locale.ROOT, "it adds up to within %.0e", Math.max(review.residual(), 1e-16)));
    }

    private void played(MatchReview review, List<String> shown) {
        var table = new Table(
                "seat",
                ">decisions",
                ">mean loss",
                "95 %",
                ">rate",
                ">doubtful",
                ">bad",
                ">very bad",
                "luckiest roll",
                "unluckiest");
        for (int seat = 0; seat < shown.size(); seat++) {
            SeatReview s = review.seats().get(seat);
            table.row(
                    name(seat, shown),
                    s.decisions(),
                    optional(s.meanLoss()),
                    interval(s.ci95()),
                    rate(s.rate()),
                    s.doubtful(),
                    s.bad(),
                    s.veryBad(),
                    roll(review, s.luckiest(), seat),
                    roll(review, s.unluckiest(), seat));
        }
        table.print(out);
        if (review.seats().stream().anyMatch(s -> s.decisions() < FEW)) {
            out.println(String.format(
                    Locale.ROOT, "fewer than %d decisions say little about how well somebody plays", FEW));
        }
    }

    private String roll(MatchReview review, @Nullable Integer number, int seat) {
        if (number == null) {
            return "";
        }
        Roll roll = review.rolls().get(number);
        return String.format(Locale.ROOT, "%s in turn %d (%s)", roll.outcome(), roll.turn(), signed(roll.byDice(seat)));
    }

    private void worst(MatchReview review) {
        List<Choice> mistakes = review.seats().stream()
                .flatMap(s -> s.worst().stream())
                .map(i -> review.choices().get(i))
                .sorted(Comparator.comparingInt(Choice::seat)
                        .thenComparing(Comparator.comparingDouble(Choice::loss).reversed()))
                .toList();
        if (mistakes.isEmpty()) {
            out.println("no decision lost anything");
            return;
        }
        out.println(String.format(Locale.ROOT, "the mistakes of most loss, at most %d of a seat", WORST));
        var table = new Table(">turn", "seat", "played", "better", ">loss", "", "position");
        mistakes.forEach(c -> table.row(
                c.turn(),
                drawing.seat(c.seat()),
                label(c, c.played()),
                label(c, c.best()),
                loss(c),
                c.fault().word(),
                c.position()));
        table.print(out);
    }

    private static String label(Choice c, int option) {
        Rated rated = c.options().get(option);
        return rated.label();
    }

    private String loss(Choice c) {
        Double upper = c.lossUpper();
        return equity(c.loss()) + (upper == null ? "" : " (at most " + equity(upper) + ")");
    }

    private void every(MatchReview review) {
        var table = new Table(">turn", "seat", "", "what", ">loss or luck", "", "better");
        int choice = 0;
        int roll = 0;
        while (choice < review.choices().size() || roll < review.rolls().size()) {
            boolean decides = roll == review.rolls().size()
                    || choice < review.choices().size()
                            && review.choices().get(choice).node()
                                    < review.rolls().get(roll).node();
            if (decides) {
                Choice c = review.choices().get(choice++);
                table.row(
                        c.turn(),
                        drawing.seat(c.seat()),
                        "plays",
                        label(c, c.played()) + c.fault().mark(),
                        c.loss() == 0 ? "" : signed(-c.loss()),
                        c.fault().word(),
                        c.loss() == 0 ? "" : label(c, c.best()));
            } else {
                Roll r = review.rolls().get(roll++);
                table.row(
                        r.turn(), drawing.seat(r.seat()), "rolls", r.outcome(), signed(r.byDice(r.seat())), "luck", "");
            }
        }
        table.print(out);
    }

    /** What several matches say of everybody who played. */
    void print(List<Reviewed> reviews, List<PlayerReview> players) {
        out.println(String.format(
                Locale.ROOT,
                "all of them: %s, %,d matches",
                Quoted.plain(reviews.getFirst().game()),
                reviews.size()));
        out.println(how(reviews.getFirst()));
        out.println();
        var table = new Table(
                "player",
                ">matches",
                ">decisions",
                ">mean loss",
                "95 %",
                ">rate",
                ">with a loss",
                "median, 80 %, 95 %");
        players.forEach(p -> table.row(
                NamedSpec.shown(p.player()),
                p.matches(),
                p.decisions(),
                optional(p.meanLoss()),
                interval(p.ci95()),
                rate(p.rate()),
                p.mistakes(),
                String.join(", ", p.quantiles().stream().map(ReviewText::number).toList())));
        table.print(out);
        out.println();
        worst(reviews, players);
    }

    /** A decision, and where it was. */
    private record Mistake(Reviewed review, Choice choice) {
        String player() {
            return review.strategies().get(choice.seat());
        }
    }

    private void worst(List<Reviewed> reviews, List<PlayerReview> players) {
        List<Mistake> mistakes = reviews.stream()
                .flatMap(r -> r.review().choices().stream().map(c -> new Mistake(r, c)))
                .filter(m -> m.choice.loss() > 0)
                .sorted(Comparator.comparingDouble((Mistake m) -> m.choice.loss())
                        .reversed())
                .toList();
        if (mistakes.isEmpty()) {
            out.println("no decision lost anything");
            return;
        }
        out.println(String.format(Locale.ROOT, "the mistakes of most loss, at most %d of a player", WORST_OF_ALL));
        var table = new Table("player", "record", ">turn", "seat", "played", "better", ">loss", "", "position");
        for (PlayerReview player : players) {
            mistakes.stream()
                    .filter(m -> m.player().equals(player.player()))
                    .limit(WORST_OF_ALL)
                    .forEach(m -> {
                        Choice c = m.choice;
                        digits = m.review.digits();
                        table.row(
                                NamedSpec.shown(player.player()),
                                m.review.name(),
                                c.turn(),
                                drawing.seat(c.seat()),
                                label(c, c.played()),
                                label(c, c.best()),
                                loss(c),
                                c.fault().word(),
                                c.position());
                    });
        }
        table.print(out);
        out.println("%s says what a position is worth"
                .formatted(OwnName.command("analyse", reviews.getFirst().game(), "POSITION", "--why")));
    }

    /** Every decision and every roll of reviews, in the order of the match. */
    static void csv(List<Reviewed> reviews, PrintWriter out) {
        out.println("record,node,turn,place,kind,position,label,probability,loss,loss_upper,class,best"
                + columns(reviews.getFirst(), "equity") + columns(reviews.getFirst(), "change") + ",player");
        for (Reviewed r : reviews) {
            TreeMap<Integer, String> lines = new TreeMap<>();
            r.review().choices().forEach(c -> lines.put(c.node(), csv(r, c)));
            r.review().rolls().forEach(c -> lines.put(c.node(), csv(r, c)));
            lines.values().forEach(out::println);
        }
    }

    private static String columns(Reviewed r, String what) {
        return r.seats().stream().map(place -> "," + what + "_" + place).collect(Collectors.joining());
    }

    private static String csv(Reviewed r, Choice c) {
        Double upper = c.lossUpper();
        return String.join(
                        ",",
                        Csv.field(r.name()),
                        Integer.toString(c.node()),
                        Integer.toString(c.turn()),
                        Integer.toString(r.seats().get(c.seat())),
                        "decision",
                        Csv.field(c.position()),
                        Csv.field(label(c, c.played())),
                        "",
                        Double.toString(c.loss()),
                        upper == null ? "" : Double.toString(upper),
                        c.fault().word(),
                        Csv.field(label(c, c.best())))
                + numbers(c.equities())
                + numbers(c.change())
                + "," + Csv.field(r.shown().get(c.seat()));
    }

    private static String csv(Reviewed r, Roll roll) {
        return String.join(
                        ",",
                        Csv.field(r.name()),
                        Integer.toString(roll.node()),
                        Integer.toString(roll.turn()),
                        Integer.toString(r.seats().get(roll.seat())),
                        "chance",
                        Csv.field(roll.position()),
                        Csv.field(roll.outcome()),
                        Double.toString(roll.probability()),
                        ",,,")
                + numbers(roll.equities())
                + numbers(roll.luck())
                + "," + Csv.field(r.shown().get(roll.seat()));
    }

    private static String numbers(List<Double> values) {
        return values.stream().map(v -> "," + v).collect(Collectors.joining());
    }

    private static String interval(List<Double> ends) {
        return ends.isEmpty() ? "" : number(ends.getFirst()) + " .. " + number(ends.getLast());
    }

    private static String rate(@Nullable Double rate) {
        return rate == null ? "" : String.format(Locale.ROOT, "%.1f", rate);
    }

    private static String optional(@Nullable Double v) {
        return v == null ? "" : number(v);
    }

    private static String number(double v) {
        return String.format(Locale.ROOT, "%.4f", v + 0.0);
    }

    private String equity(double v) {
        return String.format(Locale.ROOT, "%." + digits + "f", v + 0.0);
    }

    private String signed(double v) {
        return String.format(Locale.ROOT, "%+." + digits + "f", v + 0.0);
    }
}
