package alea.cli;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.service.Explanation;
import alea.service.Method;
import alea.service.OptionValues;
import alea.service.Questions;
import alea.service.ReviewRun;
import alea.solve.Objective;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea analyse}: what every option of a position is worth, and how that is known. */
@Command(
        name = "analyse",
        description = {
            "What every option of a position is worth, and how that is known.",
            "Exactly, from a table or solved at once when the game is small; else by playing matches on from "
                    + "each option. Before a roll: what each roll is worth."
        },
        footer = {
            "",
            "Examples: alea analyse doom:2x2,dice=5 'r2b1/b5r1 r 0'",
            "          alea analyse ludo-simple '12,0,30,20/-/10,0,0,7/- 0 3' --by hybrid",
            "          alea analyse ludo-simple --positions positions.txt --by hybrid",
            "          alea analyse ludo-simple '12,0,30,20/-/10,0,0,7/- 0 -'"
        })
final class AnalyseCommand implements Callable<Integer> {
    private static final double MOST_SECONDS = 1e6;
    private static final int MOST_DIGITS = 12;

    @ParentCommand
    private Alea alea;

    @Mixin
    private AnalyseOptions options;

    @Parameters(index = "1", arity = "0..1", paramLabel = "POSITION", description = "the position, as one argument")
    private @Nullable String position;

    @Option(names = "--time", paramLabel = "S", description = "end after so many seconds, with what there is")
    private @Nullable Double time;

    @Option(names = "--why", description = "say why the first option is worth more than the next one")
    private boolean why;

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private BotOptions bots;

    @Override
    public Integer call() {
        if (time != null && !(time > 0 && time <= MOST_SECONDS)) {
            throw new BadInput(
                    "--time %s is not allowed; it is more than 0, and at most 1000000 seconds".formatted(time));
        }
        Questions.Way way = options.way();
        if (time != null && way.method() != null && way.method() != Method.ROLLOUT) {
            throw AnalyseOptions.notForRollouts("--time", way.method());
        }
        Questions.Rollouts rollouts = options.rollouts(threads.threads());
        var questions = new Questions(alea.registry(bots.terms()));
        Path file = options.positions();
        if (file != null) {
            requireOneSource();
            return many(questions, options.read(file, questions.game(options.game())), way, rollouts);
        }
        if (position == null) {
            throw new BadInput("name a position, or --positions FILE of many");
        }
        return one(questions, position, way, rollouts);
    }

    private void requireOneSource() {
        if (position != null) {
            throw new BadInput("--positions and a position do not go together");
        }
        if (why || time != null) {
            throw new BadInput("%s is for one position".formatted(why ? "--why" : "--time"));
        }
    }

    private int many(Questions questions, List<String> positions, Questions.Way way, Questions.Rollouts rollouts) {
        Console console = alea.console();
        var lines = new PositionLines(console.out(), options.json());
        try (var interruption = new Interruption(console)) {
            try (var bar = new MatchBar(console, "positions")) {
                bar.show(0, positions.size());
                for (String each : positions) {
                    OptionValues found = questions.analyse(
                            options.request(each), way, rollouts, () -> false, interruption.<Long>around(_ -> {}));
                    if (found.interrupted() != null) {
                        break;
                    }
                    lines.add(PositionLines.text(each, found, options.json()));
                    bar.show(lines.count(), positions.size());
                }
                lines.end();
            }
            if (lines.count() < positions.size()) {
                interruption.tell("alea analyse", lines.count(), positions.size(), "positions");
                return Exit.INTERRUPTED;
            }
            return Exit.DONE;
        }
    }

    private int one(Questions questions, String position, Questions.Way way, Questions.Rollouts rollouts) {
        Game rules = questions.game(options.game());
        Position at = rules.parse(position);
        if (at.isChance()) {
            return chance(rules, at);
        }
        Console console = alea.console();
        long begun = System.nanoTime();
        Questions.ValueRequest request = options.request(position);
        OptionValues found;
        long all = rollouts.matches() * at.options();
        try (var interruption = new Interruption(console)) {
            try (var bar = new MatchBar(console)) {
                var played = new AtomicLong();
                found = questions.analyse(
                        request,
                        way,
                        rollouts,
                        () -> time != null && seconds(begun) > time,
                        interruption.<Long>around(n -> bar.show(Math.min(all, played.addAndGet(n)), all)));
            }
            double seconds = seconds(begun);
            Optional<Explanation> reasons = why ? questions.reasons(request, found) : Optional.empty();
            if (options.json()) {
                console.json(why ? new Questions.Explained(found, reasons) : found);
            } else {
                print(found, rules, at, seconds);
                reasons.ifPresent(why -> print(found, why));
                questions
                        .solvable(request)
                        .ifPresent(time -> console.out()
                                .println("exact: %s%s --out FILE takes about %s, and --table FILE has it then"
                                        .formatted(
                                                OwnName.command("solve", options.game()),
                                                request.objective() != null
                                                        ? " --objective " + request.objective()
                                                        : "",
                                                time)));
            }
            boolean early = found.interrupted() != null && (time == null || seconds < time);
            if (early) {
                interruption.tell("alea analyse", games(found), all, "matches");
            }
            return early ? Exit.INTERRUPTED : Exit.DONE;
        }
    }

    /** What the outcomes of a chance event are worth, as a review says it. */
    private int chance(Game rules, Position at) {
        if (why || time != null) {
            throw AnalyseOptions.notBeforeChance(why ? "--why" : "--time", at);
        }
        ReviewRun.Lucks found = new ReviewRun(alea.registry(bots.terms()))
                .luck(options.game(), at.toString(), options.beforeChance(at, threads.threads()));
        if (options.json()) {
            alea.console().json(found);
            return Exit.DONE;
        }
        PrintWriter out = alea.console().out();
        out.println(rules.spec() + "  " + at);
        int seat = at.seat();
        int digits = found.method().equals("rollout") ? 2 : 4;
        out.println(String.format(
                Locale.ROOT,
                "chance comes next, for seat %d, whose equity is %." + digits + "f in the mean; %s",
                found.seat(),
                found.equities().get(seat),
                found.by() == null ? found.method() : found.method() + " by " + found.by()));
        var rows = new Table("outcome", ">probability", ">equity", ">luck");
        found.outcomes()
                .forEach(outcome -> rows.row(
                        outcome.label(),
                        String.format(Locale.ROOT, "%.4f", outcome.probability()),
                        String.format(
                                Locale.ROOT,
                                "%." + digits + "f",
                                outcome.equities().get(seat)),
                        String.format(
                                Locale.ROOT,
                                "%+." + digits + "f",
                                outcome.luck().get(seat) + 0.0)));
        rows.print(out);
        return Exit.DONE;
    }

    private void print(OptionValues found, Explanation reasons) {
        PrintWriter out = alea.console().out();
        boolean best = found.options().stream()
                .filter(o -> found.best().contains(o.label()))
                .anyMatch(o -> o.label().equals(reasons.other())
                        || o.same() != null && o.same().contains(reasons.other()));
        String heading = !best || found.method().equals("search")
                ? "why %s rather than %s"
                : found.verdict().equals("exact")
                        ? "%s and %s are worth the same; how they differ:"
                        : "%s and %s are not told apart; how they differ:";
        out.println(heading.formatted(reasons.option(), reasons.other()));
        reasons.reasons().forEach(reason -> out.println("  " + reason));
    }

    private static double seconds(long begun) {
        return (System.nanoTime() - begun) * 1e-9;
    }

    private void print(OptionValues found, Game rules, Position at, double seconds) {
        PrintWriter out = alea.console().out();
        out.println(rules.spec() + "  " + at);
        out.println(String.format(Locale.ROOT, "seat %d decides; %s", found.seat(), how(found, rules)));
        if (found.games() != null) {
            out.println(String.format(
                    Locale.ROOT,
                    "%,d matches in all, %.1f s%s",
                    found.games(),
                    seconds,
                    found.reduction() == null
                            ? ""
                            : String.format(
                                    Locale.ROOT,
                                    "; as many plain ones would have %.1f times the variance",
                                    found.reduction())));
        }
        if (found.games() != null && found.table() != null) {
            out.println("matches end where they come to the endgames of " + found.table());
        }
        if (found.method().equals("search")) {
            searched(found, out);
            turnsLeft(found, out);
            return;
        }
        var rows = new Table("option", ">equity", ">lower", ">upper", ">loss", "");
        for (OptionValues.Option option : found.options()) {
            rows.row(
                    name(option),
                    number(option.equity(), option),
                    number(option.lower(), option),
                    number(option.upper(), option),
                    number(option.loss(), option),
                    mark(found, option));
        }
        rows.print(out);
        out.println(verdict(found));
        turnsLeft(found, out);
    }

    private static void turnsLeft(OptionValues found, PrintWriter out) {
        if (found.turnsLeft() == null) {
            return;
        }
        for (OptionValues.Turns left : found.turnsLeft()) {
            out.println(String.format(
                    Locale.ROOT,
                    "seat %d: %.2f turns left in the mean, %d in the median, %d to %d with 90 %%",
                    left.seat(),
                    left.mean(),
                    left.median(),
                    left.low(),
                    left.high()));
        }
    }

    /** A search has no intervals: nobody knows how far off it is. */
    private static void searched(OptionValues found, PrintWriter out) {
        var rows = new Table("option", ">equity", ">loss");
        for (OptionValues.Option option : found.options()) {
            rows.row(
                    name(option),
                    String.format(Locale.ROOT, "%.4f", option.equity()),
                    String.format(Locale.ROOT, "%.4f", option.loss() + 0.0));
        }
        rows.print(out);
        out.println(
                found.options().size() == 1
                        ? "there is no other choice"
                        : "%s is worth most to %s, who may be wrong"
                                .formatted(found.best().getFirst(), found.by()));
    }

    private static String name(OptionValues.Option option) {
        return option.label() + (option.same() == null ? "" : " = " + String.join(" = ", option.same()));
    }

    private static long games(OptionValues found) {
        Long games = found.games();
        return games == null ? 0 : games;
    }

    /** Whether an option is best, or may be. */
    static String mark(OptionValues found, OptionValues.Option option) {
        if (!found.best().contains(option.label()) || found.options().size() == 1) {
            return "";
        }
        return found.verdict().equals("not separated") ? "may be" : "best";
    }

    /** As many digits as are known, and one more. */
    private static String number(double x, OptionValues.Option option) {
        double width = option.upper() - option.lower();
        int digits = width <= 0 ? MOST_DIGITS : (int) Math.clamp(Math.ceil(-Math.log10(width)) + 1, 2, MOST_DIGITS);
        return String.format(Locale.ROOT, "%." + digits + "f", x + 0.0);
    }

    private static String verdict(OptionValues found) {
        if (found.options().size() == 1) {
            return "there is no other choice";
        }
        if (found.method().equals("bounds")) {
            return found.verdict().equals("separated")
                    ? found.best().getFirst() + " is best, whatever is the truth between the bounds"
                    : "the bounds do not tell which is best: it may be " + String.join(" or ", found.best());
        }
        return switch (found.verdict()) {
            case "exact" -> "exact";
            case "separated" ->
                String.format(
                        Locale.ROOT,
                        "%s is separated from all others at %s %%",
                        found.best().getFirst(),
                        Numbers.plain(100 * found.confidence()));
            default ->
                String.format(
                        Locale.ROOT,
                        "not separated at %s %%: the best may be %s (more matches: --until %s --games N)",
                        Numbers.plain(100 * found.confidence()),
                        String.join(" or ", found.best()),
                        Numbers.plain(found.confidence()));
        };
    }

    /** How the values were found, in words. */
    private static String how(OptionValues found, Game rules) {
        String unit = found.objective().equals(Objective.OWN_WIN.toString()) && found.games() == null
                ? "win"
                : rules.payoffs().isWinOnly() ? "win and half a draw" : "payoff";
        Long count = found.count();
        if (found.method().equals("search")) {
            return "%s, as %s sees it ahead".formatted(unit, found.by());
        }
        return count == null
                ? unit
                        + (found.method().equals("bounds") ? ", between bounds that are certain" : ", exact")
                        + (found.table() == null ? "" : ", by " + found.table())
                : String.format(
                        Locale.ROOT,
                        "%s, of %s%,d matches each, played by %s%s (95 %% intervals)",
                        unit,
                        count * found.options().size() == games(found) ? "" : "at most ",
                        count,
                        found.by(),
                        found.luck() == null ? "" : ", without luck by " + found.luck());
    }
}
