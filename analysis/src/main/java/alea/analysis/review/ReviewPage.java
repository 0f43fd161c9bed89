package alea.analysis.review;

import alea.analysis.board.Boards;
import alea.analysis.review.MatchReview.Choice;
import alea.analysis.review.MatchReview.Rated;
import alea.analysis.review.MatchReview.Roll;
import alea.analysis.review.MatchReview.SeatReview;
import alea.game.Game;
import alea.game.Position;
import alea.picture.Colour;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.picture.Picture;
import alea.report.Page;
import alea.report.Phrase;
import alea.report.Plots;
import alea.report.Series;
import alea.report.Tone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A review as one page, which needs nothing else and no script: a graph, marks, and every decision with its board,
 * whose options say what they are worth when they are opened, so that one can choose again before the answer.
 */
public final class ReviewPage {
    /** The colours of lines, by number; those that no seat is called by are grey and brown. */
    private static final List<Colour> LINES = List.of(
            Colour.BLUE, Colour.RED, Colour.GREEN, Colour.YELLOW, Colour.PURPLE, Colour.NONE, Colour.TEAL, Colour.NONE);

    private static final Tone GOOD = new Tone("good", "#1d6b33", "#7fd098");
    private static final Tone DOUBT = new Tone("doubt", "#7a5a00", "#e6c35c");
    private static final Tone POOR = new Tone("poor", "#ab1f30", "#ff8d98");

    /**
     * What is said above a review.
     *
     * @param match what was played
     * @param how equities were found
     * @param strategies what who sat in each seat is called
     * @param command what makes the page again
     * @param digits of equities and of their differences
     */
    public record Head(String match, String how, List<String> strategies, String command, int digits) {}

    private final Game game;
    private final MatchReview review;
    private final Head head;
    private final Thresholds thresholds;
    private final Drawing drawing;
    private final Boards boards;
    private final Page page;
    private final List<String> names;

    private ReviewPage(Game game, MatchReview review, Head head) {
        this.game = game;
        this.review = review;
        this.head = head;
        thresholds = Thresholds.of(game);
        drawing = DrawingPlugin.of(game);
        boards = new Boards(drawing.draw(game.start(), head.strategies));
        names = IntStream.range(0, game.seats())
                .mapToObj(s -> "%s (%s)".formatted(drawing.seat(s), head.strategies.get(s)))
                .toList();
        page = new Page("A review of " + head.match, List.of(GOOD, DOUBT, POOR));
    }

    /** The whole page. */
    public static String of(Game game, MatchReview review, Head head) {
        var page = new ReviewPage(game, review, head);
        page.write();
        return page.page.text();
    }

    private void write() {
        page.header(() -> {
            page.heading(1, "What the moves and the dice were worth");
            page.paragraph(head.match);
            page.dim(Phrase.of(head.how));
            page.commands(List.of(head.command));
        });
        page.contents(List.of(
                new Page.Chapter(Phrase.link("sums", "What it adds up to"), List.of()),
                new Page.Chapter(Phrase.link("graph", "The match, turn by turn"), List.of()),
                new Page.Chapter(Phrase.link("mistakes", "The mistakes"), List.of()),
                new Page.Chapter(Phrase.link("decisions", "Every decision: choose again"), List.of()),
                new Page.Chapter(Phrase.link("rolls", "Every roll"), List.of())));
        if (boards.drawn()) {
            page.unseen(boards.fields());
        }
        page.main(() -> {
            page.section("sums", this::sums);
            page.section("graph", this::graph);
            page.section("mistakes", this::mistakes);
            page.section("decisions", this::decisions);
            page.section("rolls", this::rolls);
        });
    }

    private void sums() {
        page.heading(2, "What it adds up to");
        List<String> columns = new ArrayList<>(List.of("what"));
        columns.addAll(names);
        page.grid(
                "Shares of the payoff: a win is 1. What a seat has at the end is what it had at the start, and its "
                        + "luck, and what decisions changed.",
                columns,
                ReviewSums.of(review).stream()
                        .map(line -> {
                            List<String> row = new ArrayList<>(List.of(line.name()));
                            row.addAll(line.words(head.digits));
                            return row;
                        })
                        .toList());
        page.grid(
                "How well the seats played: losses a decision of more than one choice",
                List.of("seat", "decisions", "mean loss", "95 %", "rate", "doubtful", "bad", "very bad"),
                IntStream.range(0, names.size()).mapToObj(this::played).toList());
        page.dim(Phrase.of("The rate is 1,000 times the mean loss in wins: 500 times what is lost on a scale from -1 "
                + "to 1, as eXtreme Gammon counts. docs/analysis.md explains every number."));
    }

    private List<String> played(int seat) {
        SeatReview s = review.seats().get(seat);
        Double mean = s.meanLoss();
        Double rate = s.rate();
        return List.of(
                names.get(seat),
                Integer.toString(s.decisions()),
                mean == null ? "" : mean(mean),
                s.ci95().isEmpty()
                        ? ""
                        : mean(s.ci95().getFirst()) + " .. " + mean(s.ci95().getLast()),
                rate == null ? "" : String.format(Locale.ROOT, "%.1f", rate),
                Integer.toString(s.doubtful()),
                Integer.toString(s.bad()),
                Integer.toString(s.veryBad()));
    }

    private void graph() {
        page.heading(2, "The match, turn by turn");
        List<Series> lines = new ArrayList<>();
        List<Series> marks = new ArrayList<>();
        List<Integer> colours = new ArrayList<>(colours());
        for (int seat = 0; seat < names.size(); seat++) {
            int s = seat;
            List<Series.Point> points = new ArrayList<>();
            review.rolls()
                    .forEach(r ->
                            points.add(new Series.Point(r.turn(), r.equities().get(s))));
            points.add(new Series.Point(last(), review.end().get(s)));
            lines.add(new Series(names.get(s), points, false));
            List<Series.Point> faults = review.choices().stream()
                    .filter(c -> c.seat() == s && c.fault().compareTo(Fault.BAD) >= 0)
                    .map(c -> new Series.Point(c.turn(), c.equities().get(s)))
                    .toList();
            if (!faults.isEmpty()) {
                marks.add(new Series("bad or very bad decisions of " + drawing.seat(s), faults, false));
                colours.add(colours.get(s));
            }
        }
        page.figure(Plots.marked("equities", "Equity before every roll", "turn", "equity", lines, marks, colours));
    }

    /** Of every seat's line: the seat's own, or one that is no seat's. */
    private List<Integer> colours() {
        List<Integer> own = IntStream.range(0, names.size())
                .mapToObj(drawing::colour)
                .map(colour -> colour == Colour.NONE ? -1 : LINES.indexOf(colour))
                .toList();
        List<Integer> free = IntStream.range(0, LINES.size())
                .boxed()
                .filter(line -> !own.contains(line))
                .sorted(Comparator.comparing(line -> LINES.get(line) != Colour.NONE))
                .toList();
        List<Integer> colours = new ArrayList<>();
        int taken = 0;
        for (int line : own) {
            colours.add(line >= 0 || free.isEmpty() ? Math.max(line, 0) : free.get(taken++ % free.size()));
        }
        return colours;
    }

    private int last() {
        return review.rolls().isEmpty() ? 1 : review.rolls().getLast().turn() + 1;
    }

    private void mistakes() {
        page.heading(2, "The mistakes");
        List<Phrase> items = faults().map(c -> Phrase.link(
                                id(c), String.format(Locale.ROOT, "Turn %d, %s", c.turn(), drawing.seat(c.seat())))
                        .and(": ")
                        .and(Phrase.toned(tone(c.fault()), c.fault().word()))
                        .and(", loses " + number(c.loss())))
                .toList();
        if (items.isEmpty()) {
            page.paragraph("No decision is doubtful.");
        } else {
            page.paragraph("From the worst on. What was played, and what is better, the decision itself tells.");
            page.list(items);
        }
    }

    private Stream<Choice> faults() {
        return review.choices().stream()
                .filter(c -> c.fault() != Fault.NONE)
                .sorted(Comparator.comparingDouble(c -> -c.loss()));
    }

    private static Tone tone(Fault fault) {
        return fault == Fault.NONE ? GOOD : fault == Fault.DOUBTFUL ? DOUBT : POOR;
    }

    private static String id(Choice choice) {
        return "n" + choice.node();
    }

    private void decisions() {
        page.heading(2, "Every decision: choose again");
        page.paragraph("Open the option that you would take, and it says what it is worth.");
        if (review.choices().isEmpty()) {
            page.paragraph("There was no decision of more than one choice.");
        }
        for (int i = 0; i < review.choices().size(); i++) {
            int number = i;
            page.article(id(review.choices().get(i)), () -> decision(number));
        }
    }

    private void decision(int number) {
        Choice choice = review.choices().get(number);
        Position position = game.parse(choice.position());
        String seat = drawing.seat(choice.seat());
        page.heading(3, String.format(Locale.ROOT, "Turn %d: %s", choice.turn(), names.get(choice.seat())));
        Picture picture = drawing.draw(position, head.strategies);
        if (boards.drawn() && !picture.fields().isEmpty()) {
            page.board("The board: " + choice.position(), boards.of(picture));
        }
        before(choice)
                .ifPresent(roll -> page.paragraph("%s: %s (luck %s)."
                        .formatted(drawing.seat(roll.seat()), rolled(roll), signed(roll.byDice(choice.seat())))));
        page.dim(Phrase.of("Position: ").and(Phrase.code(choice.position())));
        for (int o = 0; o < choice.options().size(); o++) {
            Rated option = choice.options().get(o);
            boolean taken = o == choice.played();
            boolean best = o == choice.best();
            page.details(
                    seat + " " + drawing.describe(position, position.option(option.label())),
                    () -> answer(choice, option, taken, best));
        }
        next(number).ifPresent(n -> page.line(List.of(Phrase.link(id(n), "Next mistake: turn " + n.turn()))));
    }

    private void answer(Choice choice, Rated option, boolean taken, boolean best) {
        Fault fault = thresholds.of(option.loss(), game.payoffs());
        Phrase words = best
                ? Phrase.toned(GOOD, "Nothing is worth more")
                : Phrase.toned(
                        tone(fault),
                        "Loses %s%s".formatted(number(option.loss()), fault == Fault.NONE ? "" : ": " + fault.word()));
        Double upper = choice.lossUpper();
        page.paragraph(words.and(". Equity " + number(option.equity()) + "."
                + (taken ? " This is what was played." : "")
                + (taken && !best && upper != null
                        ? " The loss is at most %s, at 95 %%.".formatted(number(upper))
                        : "")));
    }

    private Optional<Choice> next(int number) {
        return review.choices().stream()
                .skip(number + 1L)
                .filter(c -> c.fault() != Fault.NONE)
                .findFirst();
    }

    /** The roll just before a decision. */
    private Optional<Roll> before(Choice choice) {
        return review.rolls().stream()
                .filter(r -> r.node() == choice.node() - 1)
                .findFirst();
    }

    private String rolled(Roll roll) {
        Position position = game.parse(roll.position());
        return drawing.describe(position, position.option(roll.outcome()));
    }

    private void rolls() {
        page.heading(2, "Every roll");
        List<String> columns = new ArrayList<>(List.of("turn", "seat", "what came"));
        names.forEach(name -> columns.add("luck of " + name));
        page.details(
                String.format(
                        Locale.ROOT,
                        "All %d rolls, and what each was worth",
                        review.rolls().size()),
                () -> page.grid(
                        "Luck: what a roll is worth, less the mean of all that could have come",
                        columns,
                        review.rolls().stream()
                                .map(r -> {
                                    List<String> row = new ArrayList<>(
                                            List.of(Integer.toString(r.turn()), drawing.seat(r.seat()), r.outcome()));
                                    IntStream.range(0, names.size()).forEach(s -> row.add(signed(r.byDice(s))));
                                    return row;
                                })
                                .toList()));
    }

    private String number(double v) {
        return Digits.plain(v, head.digits);
    }

    private String signed(double v) {
        return Digits.signed(v, head.digits);
    }

    /** A mean over many decisions, whose interval stands beside it. */
    private static String mean(double v) {
        return Digits.plain(v, 4);
    }
}
