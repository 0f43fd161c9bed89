package alea.service;

import alea.analysis.review.SearchAssessor;
import alea.analysis.rollout.Candidate;
import alea.analysis.rollout.DistinctOption;
import alea.analysis.rollout.Rollout;
import alea.analysis.rollout.RolloutResult;
import alea.analysis.rollout.RolloutSetup;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Recommendation;
import alea.game.Registry;
import alea.solve.Objective;
import alea.solve.race.RacePairs;
import alea.solve.race.TurnsLeft;
import alea.solve.run.Judge;
import alea.solve.run.Plan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What positions and options are worth: exactly where a table or a small game allows it, else by playing on from
 * them.
 */
public final class Analysis {
    /** How many matches are played on from an option, when nothing else is said. */
    public static final int MATCHES = 1_296;

    private static final int MATCHES_OF_A_POSITION = 1_000;

    private static final int MATCHES_OF_AN_OPTION = 200;
    private static final long SEED = 1;
    /** A verdict. */
    private static final String EXACT = "exact";

    /** A method: by bounds that need not be close. */
    private static final String BOUNDS = "bounds";

    private static final String OF_GAME = "game";
    private static final String OF_PLAY = "play";

    private final Registry registry;
    private final Game game;
    private final Objective objective;
    private final Known known;
    private final Optional<RacePairs> races;

    /**
     * An analysis.
     *
     * @param table a file of {@code alea solve}; null to solve a small game at once, and look for a table of another
     * @throws BadInput when the table cannot be used
     */
    Analysis(Registry registry, Game game, Objective objective, @Nullable String table) {
        this.registry = registry;
        this.game = game;
        this.objective = objective;
        if (objective == Objective.ZERO_SUM && game.seats() != 2) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has %d seats; zero-sum is for two, own-win for any number",
                    game.spec(),
                    game.seats()));
        }
        known = Known.of(registry, game, objective, table);
        races = known.races();
    }

    /** What solving the game would take, in words, where that is a matter of minutes: values would be exact then. */
    Optional<String> solvable() {
        try {
            return known.solved().isPresent()
                    ? Optional.empty()
                    : Plan.of(game, objective).withinMinutes();
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /**
     * Whether the value of a position comes from a table, or from solving the game at once. Of a table of endgames, it
     * does where it is one.
     */
    boolean exact(Position position) {
        return known.whole().isPresent()
                || known.table()
                        .filter(table -> table.get().knows(position, new double[game.seats()]))
                        .isPresent();
    }

    /** Whether a table has bounds of a position, close together or not. */
    boolean bounded(Position position) {
        return exact(position) || known.whole().isEmpty() && turnsLeft(position) != null;
    }

    private @Nullable List<OptionValues.Turns> turnsLeft(Position position) {
        return races.flatMap(pairs -> pairs.left(position))
                .map(left -> IntStream.range(0, left.size())
                        .mapToObj(seat -> turns(game.place(seat), left.get(seat)))
                        .toList())
                .orElse(null);
    }

    private static OptionValues.Turns turns(int place, TurnsLeft left) {
        return new OptionValues.Turns(place, left.mean(), left.median(), left.low(), left.high());
    }

    /** What a position is worth. */
    PositionValue value(Position position) {
        if (!bounded(position)) {
            return rollout(position);
        }
        var judge = new Judge(known.solved().orElseThrow());
        Judge.Worth worth = judge.at(position);
        boolean exact = exact(position);
        List<String> best = position.node() == Position.DECISION
                ? judge.allBest(position).stream().map(position::label).toList()
                : List.of();
        return new PositionValue(
                exact ? worth.win() : null,
                exact ? worth.lose() : null,
                exact ? worth.draw() : null,
                game.payoffs().isWinOnly() ? worth.value() : exact(worth),
                objective == Objective.ZERO_SUM ? exact(worth) : null,
                worth.lower(),
                worth.upper(),
                exact ? EXACT : BOUNDS,
                null,
                null,
                best,
                OF_GAME,
                known.file());
    }

    /** The payoff, so the win and half the draw where nothing else counts; the win for own-win. */
    private double exact(Judge.Worth worth) {
        return objective == Objective.ZERO_SUM ? (game.payoffs().sum() + worth.value()) / 2 : worth.value();
    }

    /** What the options of a decision are worth, without playing. */
    OptionValues options(Position position) {
        var judge = new Judge(known.solved().orElseThrow());
        List<Judge.Worth> worths = judge.options(position);
        double most = worths.stream().mapToDouble(this::exact).max().orElseThrow();
        double mostUpper = worths.stream().mapToDouble(Judge.Worth::upper).max().orElseThrow();
        boolean exact = exact(position);
        List<OptionValues.Option> options = new ArrayList<>();
        for (DistinctOption distinct : DistinctOption.of(game, position)) {
            List<Integer> same = distinct.options();
            Judge.Worth worth = worths.get(same.getFirst());
            double value = exact(worth);
            double loss = most - value;
            options.add(new OptionValues.Option(
                    position.label(same.getFirst()),
                    labels(position, same),
                    value,
                    value,
                    worth.lower(),
                    worth.upper(),
                    loss,
                    Math.max(loss, mostUpper - worth.lower()),
                    exact ? worth.win() : null,
                    null,
                    null));
        }
        List<Integer> likely = exact ? judge.allBest(position) : canBeBest(position, worths);
        boolean separated = options.size() == 1
                || likely.stream().allMatch(o -> worths.get(o).equals(worths.get(likely.getFirst())));
        return new OptionValues(
                game.spec().toString(),
                game.place(position.seat()),
                objective.toString(),
                exact ? EXACT : BOUNDS,
                null,
                null,
                null,
                null,
                null,
                null,
                options,
                likely.stream().map(position::label).toList(),
                exact ? EXACT : separated ? "separated" : "not separated",
                1,
                null,
                known.file(),
                turnsLeft(position));
    }

    /** The options that no other is certainly better than, those with the best middle of their bounds first. */
    private static List<Integer> canBeBest(Position position, List<Judge.Worth> worths) {
        double certain = worths.stream().mapToDouble(Judge.Worth::lower).max().orElseThrow();
        return IntStream.range(0, position.options())
                .filter(option -> worths.get(option).upper() >= certain)
                .boxed()
                .sorted(Comparator.comparingDouble(option -> -worths.get(option).score()))
                .toList();
    }

    /**
     * What the options of a decision are worth, by looking ahead. How far that is off, nobody knows: every option may
     * be the best, the likeliest first.
     *
     * @param by a strategy that says what positions are worth; null for the one that is at hand
     * @param plies how many chance events are averaged over
     */
    OptionValues search(Position position, @Nullable String by, int plies) {
        LuckTeller teller = LuckTeller.by(registry, game, by)
                .orElseThrow(() -> new BadSetting(
                        "method",
                        "search needs a strategy that says what positions are worth; %s"
                                .formatted(by == null ? "nobody at hand does" : by + " does not")));
        var assessor = new SearchAssessor(game, known.with(teller.equities()).get(), plies);
        List<DistinctOption> distinct = DistinctOption.of(game, position);
        List<double[]> equities =
                distinct.stream().map(option -> assessor.at(option.after())).toList();
        int seat = position.seat();
        double most = equities.stream().mapToDouble(e -> e[seat]).max().orElseThrow();
        List<OptionValues.Option> options = new ArrayList<>();
        for (int i = 0; i < distinct.size(); i++) {
            List<Integer> same = distinct.get(i).options();
            double equity = equities.get(i)[seat];
            options.add(new OptionValues.Option(
                    position.label(same.getFirst()),
                    labels(position, same),
                    equity,
                    equity,
                    game.payoffs().least(),
                    game.payoffs().greatest(),
                    most - equity,
                    game.payoffs().span(),
                    null,
                    null,
                    game.seats() > 2 ? Arrays.stream(equities.get(i)).boxed().toList() : null));
        }
        return new OptionValues(
                game.spec().toString(),
                game.place(seat),
                objective.toString(),
                Method.SEARCH.toString(),
                teller.by(),
                null,
                null,
                null,
                null,
                null,
                options,
                options.stream()
                        .sorted(Comparator.comparingDouble(OptionValues.Option::loss))
                        .map(OptionValues.Option::label)
                        .toList(),
                options.size() == 1 ? EXACT : "not separated",
                options.size() == 1 ? 1 : 0,
                null,
                known.file(),
                turnsLeft(position));
    }

    /** The file that is used, or null. */
    @Nullable
    String table() {
        return known.file();
    }

    private static @Nullable List<String> labels(Position position, List<Integer> same) {
        return same.size() == 1
                ? null
                : same.stream().skip(1).map(position::label).toList();
    }

    /**
     * What the options of a decision are worth, by playing matches on from them.
     *
     * @param enough asked from time to time whether to end with what there is
     */
    OptionValues options(Position position, Questions.Rollouts asked, BooleanSupplier enough, LongConsumer progress) {
        return options(position, asked, enough, progress, soFar -> {});
    }

    /**
     * The same.
     *
     * @param looks told from time to time how what is known so far can be had, at once or not at all
     */
    OptionValues options(
            Position position,
            Questions.Rollouts asked,
            BooleanSupplier enough,
            LongConsumer progress,
            Consumer<Supplier<OptionValues>> looks) {
        Player player = player(registry, game, asked.by());
        Optional<LuckTeller> luck = LuckTeller.of(registry, game, player, asked.luck());
        if (asked.turns() > 0 && luck.isEmpty()) {
            throw new BadSetting(
                    "truncate",
                    "needs --luck: a strategy that says what positions are worth, where matches are stopped");
        }
        Rollout rollout = new Rollout(new RolloutSetup(
                game,
                position,
                player,
                luck.map(teller -> known.with(teller.equities())),
                known.table(),
                asked.matches(),
                asked.until() == null ? OptionalDouble.empty() : OptionalDouble.of(asked.until()),
                asked.turns(),
                asked.seed(),
                asked.threads()));
        RolloutResult found = rollout.run(enough, progress, soFar -> {
            Supplier<OptionValues> told = () -> told(position, asked, player, luck, soFar.get());
            looks.accept(told);
        });
        return told(position, asked, player, luck, found);
    }

    private OptionValues told(
            Position position,
            Questions.Rollouts asked,
            Player player,
            Optional<LuckTeller> luck,
            RolloutResult found) {
        int seat = position.seat();
        List<OptionValues.Option> options = found.candidates().stream()
                .map(c -> new OptionValues.Option(
                        position.label(c.options().getFirst()),
                        labels(position, c.options()),
                        c.equities().get(seat),
                        c.equities().get(seat),
                        c.intervals().get(seat).low(),
                        c.intervals().get(seat).high(),
                        c.loss(),
                        c.lossUpper(),
                        null,
                        c.matches(),
                        game.seats() > 2 ? c.equities() : null))
                .toList();
        return new OptionValues(
                game.spec().toString(),
                game.place(seat),
                objective.toString(),
                Method.ROLLOUT.toString(),
                player.name(),
                luck.map(LuckTeller::by).orElse(null),
                asked.seed(),
                found.matches(),
                found.candidates().stream().mapToLong(Candidate::matches).max().orElse(0),
                luck.isPresent() && found.reduction().isPresent()
                        ? found.reduction().getAsDouble()
                        : null,
                options,
                found.best().stream()
                        .flatMap(i -> found.candidates().get(i).options().stream())
                        .map(position::label)
                        .toList(),
                found.separated() ? "separated" : "not separated",
                found.confidence(),
                found.interrupted() ? true : null,
                known.file(),
                turnsLeft(position));
    }

    /**
     * Who plays a game on.
     *
     * @param by a spec; null for who is recommended for that
     * @throws BadInput when nobody is
     */
    static Player player(Registry registry, Game game, @Nullable String by) {
        String name = by != null
                ? by
                : registry.recommended(game, Recommendation.Use.PLAYOUTS).stream()
                        .findFirst()
                        .orElseThrow(() -> new BadInput("name a strategy that plays %s on".formatted(game.spec())));
        return registry.player(name, game);
    }

    private PositionValue rollout(Position position) {
        Player player = player(registry, game, null);
        PlayedOn played = playedOn(position, position.seat(), player, MATCHES_OF_A_POSITION);
        List<String> best = position.node() == Position.DECISION ? best(position, player) : List.of();
        Double win = played.win();
        Double lose = played.lose();
        double score = played.score();
        double value = score;
        if (objective == Objective.ZERO_SUM && game.payoffs().isWinOnly()) {
            value = win != null && lose != null
                    ? win - lose
                    : 2 * score - game.payoffs().sum();
        }
        return new PositionValue(
                win,
                lose,
                played.draw(),
                value,
                objective == Objective.ZERO_SUM ? score : null,
                played.lower(),
                played.upper(),
                Method.ROLLOUT.toString(),
                MATCHES_OF_A_POSITION,
                player.name(),
                best,
                OF_PLAY,
                known.file());
    }

    private PlayedOn playedOn(Position from, int seat, Player player, int matches) {
        PlayedOn played = new PlayedOn(game, objective, known, seat);
        played.play(from, player, matches, SEED);
        return played;
    }

    private List<String> best(Position position, Player player) {
        double[] scores = new double[position.options()];
        Position next = position.copy();
        for (int option = 0; option < scores.length; option++) {
            next.set(position);
            next.take(option);
            scores[option] = playedOn(next, position.seat(), player, MATCHES_OF_AN_OPTION)
                    .score();
        }
        double most = Arrays.stream(scores).max().orElse(0);
        return IntStream.range(0, scores.length)
                .filter(option -> scores[option] == most)
                .mapToObj(position::label)
                .toList();
    }
}
