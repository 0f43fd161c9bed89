package alea.papers.iversen.players;

import alea.file.WholeFile;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Memory;
import alea.game.Player;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Spec;
import alea.learn.play.Duel;
import alea.learn.play.Workers;
import alea.learn.train.Config;
import alea.learn.train.Loading;
import alea.learn.train.ModelHeader;
import alea.learn.train.Training;
import alea.learn.train.TrainingReport;
import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.match.Episode;
import alea.search.RandomPolicy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Iversen's Q-learning (section 2.3): seat 0 learns against three random players. A step is a block of training
 * games and the evaluation games after it, or in the published code before it.
 *
 * <p>{@link Reading#TEXT}: the agent's own turns teach, in training games alone. The next state is that after its
 * move by the game's rules, and worth the mean over the six dice of the best movable pawn; a die that moves none
 * counts as nothing, and so does a won match.
 *
 * <p>{@link Reading#CODE}: every turn of every player teaches, seen from that player, for the pawn that the table
 * would have moved, though enemies then move any; evaluation games teach as well, and one comes before the first
 * training game, of which there is one more. The next state is what the code expects ({@link
 * IversenState#predict}), and worth the mean of all its 24 values.
 */
final class IversenTraining implements Training {
    private static final int SEATS = Dialect.PLACES;

    /**
     * What a training depends on.
     *
     * @param decay whether epsilon falls to 0 along a line over the training games
     */
    record Plan(
            Map<String, Object> config,
            LudoGame game,
            long seed,
            Reading reading,
            RewardWeights weights,
            double alpha,
            double gamma,
            double epsilon,
            boolean decay,
            long games,
            int evaluateEvery,
            int evaluateGames,
            long freshGames) {
        /** What a configuration says, of which the trainer and the agent have been read. */
        static Plan read(Reading reading, Map<String, Object> values, Config config, Registry registry) {
            Game game = config.game(registry, LudopyView.STANDARD_GAME);
            if (!LudopyView.fits(game) || !(game instanceof LudoGame ludo)) {
                throw Config.refused(
                        "game",
                        "agent %s does not play %s: it needs %s"
                                .formatted(reading.agent(), game.spec(), LudopyView.NEEDS));
            }
            RewardWeights weights = switch (config.word("weights", "human", "equal", "genetic")) {
                case "equal" -> RewardWeights.EQUAL;
                case "genetic" -> RewardWeights.GENETIC;
                default -> RewardWeights.HUMAN;
            };
            var plan = new Plan(
                    values,
                    ludo,
                    config.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, 1L),
                    reading,
                    weights,
                    config.real("alpha", 0, 1, 0.1),
                    config.real("gamma", 0, 1, 0.95),
                    config.real("epsilon", 0, 1, 0.15),
                    config.flag("decay", false),
                    config.number("games", 1, 1_000_000_000, 30_000L),
                    config.count("evaluate-every", 1, 1_000_000, 200),
                    config.count("evaluate-games", 1, 1_000_000, 120),
                    config.number("fresh-games", 1, 100_000_000, 20_000L));
            config.done();
            return plan;
        }
    }

    private final Plan plan;
    /** Points of the curves, a step. */
    private static final int POINTS = 8;

    private final Workers workers;
    private final SparseTable table;
    private final long trainingSeed;
    private final long evaluationSeed;
    private final long freshSeed;
    private final Episode episode;
    private final LudoPosition position;
    private final LudoPosition scratch;
    private final LudopyView board = new LudopyView();
    private final LudopyView next = new LudopyView();
    /** What everybody draws from: the stream of the first seat. */
    private final Dice stream;

    private final List<Point> points = new ArrayList<>();
    /** Training games that each seat won. */
    private final long[] wins = new long[SEATS];

    private long step;
    private long trained;
    private long evaluated;
    private long lastWins;
    private long bestWins;

    IversenTraining(Plan plan, int threads) {
        this.plan = plan;
        workers = new Workers(plan.game, threads);
        table = new SparseTable(new Dice(plan.seed, 0, 1).next());
        Memory.require(
                String.format(
                        Locale.ROOT, "a training of %,d steps has %,d points of its curves", steps(), POINTS * steps()),
                POINTS * steps() * Point.BYTES);
        trainingSeed = new Dice(plan.seed, 1, 1).next();
        evaluationSeed = new Dice(plan.seed, 2, 1).next();
        freshSeed = new Dice(plan.seed, 3, 1).next();
        episode = new Episode(plan.game, plan.game.turnCap());
        position = (LudoPosition) episode.position();
        stream = episode.playerStream(0);
        scratch = position.copy();
    }

    private boolean code() {
        return plan.reading == Reading.CODE;
    }

    /** Training games in all. */
    private long games() {
        return code() ? plan.games + 1 : plan.games;
    }

    @Override
    public long steps() {
        return (games() + plan.evaluateEvery - 1) / plan.evaluateEvery;
    }

    @Override
    public long done() {
        return step;
    }

    @Override
    public void step() {
        if (code()) {
            evaluate();
        }
        long until = Math.min(games(), trained + plan.evaluateEvery);
        while (trained < until) {
            double epsilon = plan.decay ? plan.epsilon * (1 - trained / (double) games()) : plan.epsilon;
            play(trainingSeed, trained, epsilon, true, wins);
            trained++;
        }
        for (int seat = SEATS - 1; seat >= 0; seat--) {
            points.add(new Point("training: player " + (seat + 1), trained, wins[seat] / (double) trained, trained));
        }
        if (!code()) {
            evaluate();
        }
        step++;
    }

    private void evaluate() {
        long[] won = new long[SEATS];
        for (int i = 0; i < plan.evaluateGames; i++) {
            play(evaluationSeed, evaluated++, 0, code(), won);
        }
        lastWins = won[0];
        bestWins = Math.max(bestWins, won[0]);
        for (int seat = SEATS - 1; seat >= 0; seat--) {
            points.add(new Point(
                    "evaluation: player " + (seat + 1),
                    trained,
                    won[seat] / (double) plan.evaluateGames,
                    plan.evaluateGames));
        }
    }

    /** Plays a match; adds a win to that of its winner, if there is one. */
    private void play(long seed, long number, double epsilon, boolean learns, long[] won) {
        episode.begin(seed, number);
        while (episode.goesOn()) {
            if (episode.chance()) {
                continue;
            }
            position.take(position.movable() == 0 ? 0 : turn(epsilon, learns));
        }
        if (episode.end()) {
            won[position.seat()]++;
        }
    }

    /** A turn in which a pawn can move: learns from it, and says which option is taken. */
    private int turn(double epsilon, boolean learns) {
        boolean agent = position.seat() == 0;
        if (!agent && !(learns && code())) {
            return stream.below(position.options());
        }
        board.set(position, position.seat());
        int state = plan.reading.bits(board.rows);
        int option = epsilon > 0 && stream.unit() < epsilon
                ? stream.below(position.options())
                : LudopyView.greedy(position, table, state);
        if (learns) {
            learn(state, option);
        }
        return agent ? option : stream.below(position.options());
    }

    private void learn(int state, int option) {
        int die = position.die();
        int pawn = position.pawn(option);
        double future;
        if (code()) {
            IversenState.predict(board.rows, pawn, die, next.rows);
        } else {
            scratch.set(position);
            scratch.take(option);
            next.set(scratch, position.seat());
        }
        int after = plan.reading.bits(next.rows);
        future = code() ? table.mean(after) : scratch.node() == Position.OVER ? 0 : best(after);
        int place = LudopyView.place(die, pawn);
        double value = table.get(state, place);
        double reward = plan.weights.reward(state, after);
        table.put(state, place, value + plan.alpha * (reward + plan.gamma * future - value));
    }

    /** The mean over the dice of the best pawn that could move. */
    private double best(int state) {
        Dialect rules = plan.game.dialect();
        double sum = 0;
        for (int die = 1; die <= 6; die++) {
            double best = Double.NEGATIVE_INFINITY;
            for (int pawn = 0; pawn < IversenState.PIECES; pawn++) {
                if (rules.movable(next.rows[0][pawn] - 1, die)) {
                    best = Math.max(best, table.get(state, LudopyView.place(die, pawn)));
                }
            }
            sum += best == Double.NEGATIVE_INFINITY ? 0 : best;
        }
        return sum / 6;
    }

    @Override
    public List<Point> points() {
        List<Point> since = List.copyOf(points);
        points.clear();
        return since;
    }

    @Override
    public void save(DataOutput out) throws IOException {
        out.writeLong(step);
        out.writeLong(trained);
        out.writeLong(evaluated);
        out.writeLong(lastWins);
        out.writeLong(bestWins);
        for (long won : wins) {
            out.writeLong(won);
        }
        table.save(out);
    }

    @Override
    public void load(DataInput in) throws IOException {
        var loading = new Loading(in);
        step = loading.number("steps done", 0, steps());
        long due = Math.min(games(), step * plan.evaluateEvery);
        trained = loading.number("games played", due, due);
        evaluated = loading.number("games of evaluations", step * plan.evaluateGames, step * plan.evaluateGames);
        lastWins = loading.number("wins of the last evaluation", 0, plan.evaluateGames);
        bestWins = loading.number("wins of the best evaluation", lastWins, plan.evaluateGames);
        for (int seat = 0; seat < SEATS; seat++) {
            wins[seat] = loading.number("wins", 0, trained);
        }
        table.load(in);
    }

    @Override
    public void finish(Path folder) throws IOException {
        Path file = folder.resolve("q.model");
        ModelHeader header = ModelHeader.of(
                QModel.KIND,
                plan.game.spec().toString(),
                "Iversen's 24 bits and the die, as his %s has them".formatted(plan.reading.word()),
                plan.config);
        WholeFile.write(file, QModel.bytes(header, plan.reading, table));
        QModel.QPlayer player = QModel.read(file, plan.game); // what was written is what is measured
        long fresh = new Duel(1, SEATS, false)
                .wins(
                        workers,
                        new Player(new Spec(QModel.KIND, ""), () -> new QPolicy(player.reading(), player.table())),
                        new Player(new Spec("random", ""), RandomPolicy::new),
                        freshSeed,
                        plan.freshGames);
        String against = "first seat against 3 random";
        var report = new TrainingReport();
        report.line(String.format(
                        Locale.ROOT,
                        "q for %s, %,d training games, %,d states",
                        plan.game.spec(),
                        trained,
                        table.size()))
                .line("training games: " + TrainingReport.rate(wins[0], trained))
                .score("last evaluation, " + against, lastWins, plan.evaluateGames, fresh, plan.freshGames)
                .score(
                        String.format(Locale.ROOT, "best evaluation of %,d, %s", steps(), against),
                        bestWins,
                        plan.evaluateGames,
                        fresh,
                        plan.freshGames);
        report.stopped(workers.stopped(), plan.game.turnCap()).write(folder);
        WholeFile.write(file, QModel.bytes(header.with(report), plan.reading, table));
    }
}
