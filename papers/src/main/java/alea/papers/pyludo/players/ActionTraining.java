package alea.papers.pyludo.players;

import alea.file.WholeFile;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Memory;
import alea.game.Player;
import alea.game.Registry;
import alea.game.Spec;
import alea.game.Strategy;
import alea.learn.play.Duel;
import alea.learn.play.Workers;
import alea.learn.train.Config;
import alea.learn.train.Loading;
import alea.learn.train.ModelHeader;
import alea.learn.train.Training;
import alea.learn.train.TrainingReport;
import alea.ludo.LudoPosition;
import alea.match.Arbiter;
import alea.match.Episode;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Q-learning of the fellow student's five actions in "Playing Ludo with AI" (section 2.3): a seat that changes from
 * match to match learns against three opponents. Only a win is rewarded, with 1. An action's next state is that of
 * the learner's next turn with a pawn to move, of which the best action that is there counts. The paper says nothing
 * of this; alpha, gamma and epsilon are those in the name of the published table's file.
 */
final class ActionTraining implements Training {
    private static final String KIND = "qtable";

    private final Map<String, Object> config;
    private final Game game;
    private final Player opponent;
    private final double alpha;
    private final double gamma;
    private final double epsilon;
    private final boolean decay;
    private final long games;
    private final int evaluateEvery;
    private final int evaluateGames;
    private final long freshGames;
    private final long trainingSeed;
    private final long evaluationSeed;
    private final long freshSeed;
    /** Points of the curves, a step. */
    private static final int POINTS = 2;

    private final Workers workers;
    private final QTable table = new QTable();
    private final QTablePolicy look = new QTablePolicy(table);
    /** Who plays against the learner, one instance a seat. */
    private final Strategy[] others;

    private final Episode episode;
    private final List<Point> points = new ArrayList<>();
    private long step;
    private long trained;
    private long wins;
    private long lastWins;
    private long bestWins;

    /** A training before its first step, by a configuration of which only the trainer and the agent have been read. */
    ActionTraining(Map<String, Object> values, Config config, Registry registry, int threads) {
        this.config = values;
        game = config.game(registry, "ludo-pyludo-fork");
        if (!PyludoLookahead.fits(game)) {
            throw Config.refused(
                    "game",
                    "agent actions does not play %s: it needs %s".formatted(game.spec(), PyludoLookahead.NEEDS));
        }
        opponent = config.player("opponent", registry, game, "random");
        long seed = config.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, 1L);
        alpha = config.real("alpha", 0, 1, 0.25);
        gamma = config.real("gamma", 0, 1, 0.5);
        epsilon = config.real("epsilon", 0, 1, 0.05);
        decay = config.flag("decay", false);
        games = config.number("games", 1, 1_000_000_000, 30_000L);
        evaluateEvery = config.count("evaluate-every", 1, 1_000_000, 200);
        evaluateGames = config.count("evaluate-games", 1, 1_000_000, 120);
        freshGames = config.number("fresh-games", 1, 100_000_000, 20_000L);
        config.done();
        Memory.require(
                String.format(
                        Locale.ROOT, "a training of %,d steps has %,d points of its curves", steps(), POINTS * steps()),
                POINTS * steps() * Point.BYTES);
        trainingSeed = new Dice(seed, 1, 1).next();
        evaluationSeed = new Dice(seed, 2, 1).next();
        freshSeed = new Dice(seed, 3, 1).next();
        workers = new Workers(game, threads);
        others = new Strategy[game.seats()];
        Arrays.setAll(others, seat -> opponent.instances().get());
        episode = new Episode(game, game.turnCap());
    }

    @Override
    public long steps() {
        return (games + evaluateEvery - 1) / evaluateEvery;
    }

    @Override
    public long done() {
        return step;
    }

    @Override
    public void step() {
        for (long until = Math.min(games, trained + evaluateEvery); trained < until; trained++) {
            wins += play(trained) ? 1 : 0;
        }
        points.add(new Point("training", trained, wins / (double) trained, trained));
        var duel = new Duel(1, game.seats(), true);
        long first = step * evaluateGames;
        lastWins = duel.wins(workers, learned(), opponent, evaluationSeed, first, evaluateGames);
        bestWins = Math.max(bestWins, lastWins);
        points.add(new Point("evaluation", trained, lastWins / (double) evaluateGames, evaluateGames));
        step++;
    }

    private Player learned() {
        return new Player(new Spec(KIND, ""), () -> new QTablePolicy(table));
    }

    /** Plays a match and learns; whether the learner won. */
    private boolean play(long number) {
        int learner = (int) (number % game.seats());
        double explore = decay ? epsilon * (1 - number / (double) games) : epsilon;
        double[] before = null;
        int action = 0;
        episode.begin(trainingSeed, number);
        for (int seat = 0; seat < others.length; seat++) {
            if (seat != learner) {
                episode.seat(seat, number, others[seat]);
            }
        }
        // The draws of a training are kept as they always were: the first seat's stream is the learner's, whatever its
        // seat, and all others draw from the second.
        Dice stream = episode.playerStream(0);
        LudoPosition position = (LudoPosition) episode.position();
        while (episode.goesOn()) {
            if (episode.chance()) {
                continue;
            }
            if (position.movable() == 0) {
                position.take(0);
            } else if (!episode.guest(episode.playerStream(1))) {
                int best = look.look(position);
                double[] now = table.entry(look.key());
                if (before != null) {
                    before[action] += alpha * (gamma * now[look.action()] - before[action]);
                }
                action = look.action();
                if (stream.unit() < explore) {
                    action = look.any(stream);
                    best = look.options(action);
                }
                before = now;
                position.take(QTablePolicy.draw(best, stream));
            }
        }
        boolean over = episode.end();
        boolean won = over && position.score(learner) == 1;
        if (over && before != null) {
            before[action] += alpha * ((won ? 1 : 0) - before[action]);
        }
        return won;
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
        out.writeLong(wins);
        out.writeLong(lastWins);
        out.writeLong(bestWins);
        byte[] text = table.text().getBytes(StandardCharsets.US_ASCII);
        out.writeInt(text.length);
        out.write(text);
    }

    @Override
    public void load(DataInput in) throws IOException {
        var loading = new Loading(in);
        step = loading.number("steps done", 0, steps());
        long due = Math.min(games, step * evaluateEvery);
        trained = loading.number("games played", due, due);
        wins = loading.number("wins", 0, trained);
        lastWins = loading.number("wins of the last evaluation", 0, evaluateGames);
        bestWins = loading.number("wins of the best evaluation", lastWins, evaluateGames);
        byte[] text = loading.bytes(loading.count("bytes of the table", 0, QTable.LARGEST));
        table.add(new String(text, StandardCharsets.US_ASCII));
    }

    @Override
    public void finish(Path folder) {
        String text = table.text(); // which is refused before anything is written
        var report = new TrainingReport();
        report.line(String.format(
                        Locale.ROOT, "qtable for %s, %,d training games, %,d keys", game.spec(), trained, table.size()))
                .line("training games: " + TrainingReport.rate(wins, trained));
        String named = opponent.spec().toString();
        for (int own = 1; own <= 2; own++) {
            var duel = new Duel(own, game.seats(), true);
            long fresh = duel.wins(workers, learned(), opponent, new Dice(freshSeed, own, 1).next(), freshGames);
            if (own == 1) {
                report.score("last evaluation, " + duel.describe(named), lastWins, evaluateGames, fresh, freshGames);
                report.score(
                        String.format(Locale.ROOT, "best evaluation of %,d, %s", steps(), duel.describe(named)),
                        bestWins,
                        evaluateGames,
                        fresh,
                        freshGames);
            } else {
                report.score(duel.describe(named), 0, 0, fresh, freshGames);
            }
        }
        report.stopped(workers.stopped(), game.turnCap()).write(folder);
        ModelHeader header = ModelHeader.of(KIND, game.spec().toString(), "four kinds of tokens, five actions", config);
        Path file = folder.resolve("qtable.tsv");
        WholeFile.write(file, text);
        WholeFile.write(ModelHeader.besideOf(file), header.with(report).toString());
        Arrays.stream(others).forEach(Arbiter::close);
    }
}
