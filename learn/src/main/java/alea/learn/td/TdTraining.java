package alea.learn.td;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Memory;
import alea.game.Player;
import alea.game.Registry;
import alea.game.Spec;
import alea.learn.train.Config;
import alea.learn.train.Loading;
import alea.learn.train.ModelHeader;
import alea.learn.train.Training;
import alea.learn.train.TrainingReport;
import alea.match.Pipeline;
import alea.stats.Mean;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;

/**
 * TD(lambda) self-play. A step is a block of matches, all played with the same weights and hence on any number of
 * threads; then the network learns from one after the other. Match n has the dice of (seed, n), so that weights and
 * the number of matches played are all that has to be kept.
 *
 * <p>The step size falls geometrically from the first match to the last. The network that is tested and kept is not
 * the one that learns, which jumps about, but its exponential average.
 */
public final class TdTraining implements Training {
    /** Dice of tests and of the final score, apart from those of the training; they share its seed. */
    private static final long TEST = 0x7e57;

    private static final long FRESH = 0xf7e5;
    private static final long DRAW = 1;
    /** Half the seats of two, three and four, in words. */
    private static final String[] SEATED = {"one seat of two", "one seat of three", "two seats of four"};

    /** Two networks of such a size fit into the array that a checkpoint is. */
    private static final long MOST_WEIGHTS = 250_000_000;

    static final Set<String> KEYS = Set.of(
            "game",
            "features",
            "name",
            "games",
            "block",
            "hidden",
            "lambda",
            "last-lambda",
            "returns",
            "forced",
            "rate",
            "last-rate",
            "average",
            "seed",
            "numbers",
            Config.MEASURE,
            Config.OPPONENTS,
            "test-every",
            "test-games",
            "final-games");

    private final Map<String, Object> config;
    private final int threads;
    private final Game game;
    private final FeatureKind features;
    private final String name;
    private final long games;
    private final int block;
    private final double lambda;
    private final double lastLambda;
    private final double rate;
    private final double lastRate;
    private final double average;
    private final long seed;
    private final boolean half;
    private final List<Player> opponents;
    private final List<String> warnings;
    private final long every;
    private final int testGames;
    private final int finalGames;

    private final Network net;
    private final Network averaged;
    private final Trajectory[] trajectories;
    private final boolean[] ended;
    private final List<SelfPlay> players;
    private final Pipeline<SelfPlay, Boolean> pipeline;
    private final Kernel kernel;
    private final boolean expected;
    private final float[] scratch;
    private final List<Point> points = new ArrayList<>();
    /** What the last test saw, by opponent; NaN when there was none. */
    private final double[] seen;

    private long played;
    private double distance;
    private long positions;
    private long valued;
    /** Matches that reached the cap, since the training began or was taken up. */
    private final LongAdder stopped = new LongAdder();

    TdTraining(Map<String, Object> values, Registry registry, int threads) {
        var read = new Config(values, KEYS);
        config = Config.recorded(values);
        this.threads = threads;
        game = read.game(registry, null);
        if (!game.payoffs().isConstantSum()) {
            throw Config.refused(
                    "game",
                    "td does not train for %s: its payoffs do not always sum to the same".formatted(game.spec()));
        }
        List<String> kinds = FeaturePlugin.names(game);
        if (kinds.isEmpty()) {
            throw Config.refused(
                    "game", "td does not train for %s: there are no features for it".formatted(game.spec()));
        }
        if (values.get("features") instanceof String asked && !kinds.contains(asked)) {
            FeaturePlugin.needs(asked).ifPresent(needs -> {
                throw Config.refused(
                        "features", "%s are not for %s: they need %s".formatted(asked, game.spec(), needs));
            });
        }
        features = FeaturePlugin.kind(game, read.word("features", kinds.toArray(String[]::new)))
                .orElseThrow();
        name = read.name("name", "td-" + fileName(game.spec()));
        games = read.number("games", 1, 1_000_000_000_000L, 200_000L);
        block = read.count("block", 1, 4096, 32);
        int hidden = read.count("hidden", 0, 4096, 64);
        lambda = read.real("lambda", 0, 1, 0.95);
        lastLambda = read.real("last-lambda", 0, 1, lambda);
        expected = read.word("returns", "played", "expected").equals("expected");
        boolean forced = read.flag("forced", true);
        rate = read.real("rate", 1e-9, 10, 0.01);
        lastRate = read.real("last-rate", 1e-9, 10, 0.0003);
        average = read.real("average", 1e-9, 1, 0.0005);
        seed = read.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, 1L);
        half = read.word("numbers", "f16", "f32").equals("f16");
        opponents = read.measureAgainst(registry, game);
        List<Config.Opponent> played = read.playedAgainst(registry, game);
        every = read.number("test-every", 0, Long.MAX_VALUE, 0L);
        testGames = read.count("test-games", 1, 10_000_000, 2_000);
        finalGames = read.count("final-games", 1, 10_000_000, 20_000);
        read.done();
        warnings = read.warnings();
        Features made = features.features(game);
        requireRoom(made.inputs(), hidden);
        net = new Network(made.inputs(), hidden, game.seats());
        net.draw(new Dice(seed, 0, DRAW), made.drawn());
        kernel = Kernel.of(net);
        averaged = new Network(made.inputs(), hidden, game.seats());
        averaged.set(net);
        scratch = new float[Math.max(32, net.width)];
        trajectories = new Trajectory[block];
        for (int i = 0; i < block; i++) {
            trajectories[i] = new Trajectory(made.slots(), game.seats(), game.payoffs());
        }
        ended = new boolean[block];
        players = Stream.generate(() -> new SelfPlay(
                        game,
                        new NetworkEvaluator(game.payoffs(), net, features.features(game), Kernel.of(net)),
                        forced,
                        expected,
                        played))
                .limit(Math.min(threads, block))
                .toList();
        pipeline = new Pipeline<>("train", players);
        seen = new double[opponents.size()];
        java.util.Arrays.fill(seen, Double.NaN);
    }

    /**
     * Holds that a network of such a size can be trained: its weights twice, both again in a checkpoint, which
     * grows by doubling, and the matches of a block.
     */
    private void requireRoom(int inputs, int hidden) {
        long weights = Network.weights(inputs, hidden, game.seats());
        if (weights > MOST_WEIGHTS) {
            throw Config.refused(
                    "hidden",
                    String.format(
                            Locale.ROOT,
                            "%s with %d hidden neurons has %,d weights; at most %,d are trained",
                            features.name(),
                            hidden,
                            weights,
                            MOST_WEIGHTS));
        }
        long tests = every == 0 ? 0 : games / every + 1;
        Memory.require(
                String.format(
                        Locale.ROOT, "%s with %d hidden neurons has %,d weights", features.name(), hidden, weights),
                8 * Float.BYTES * weights + block * Trajectory.BYTES + (opponents.size() + 1) * Point.BYTES * tests);
    }

    /** A game's spec as part of a file name. */
    static String fileName(Spec spec) {
        return spec.toString().replaceAll("[^a-z0-9.]+", "-");
    }

    @Override
    public List<String> warnings() {
        return warnings;
    }

    @Override
    public long steps() {
        return (games + block - 1) / block;
    }

    @Override
    public long done() {
        return (played + block - 1) / block;
    }

    @Override
    public void step() {
        int n = (int) Math.min(block, games - played);
        long first = played;
        boolean all = pipeline.run(
                n,
                (player, i) -> {
                    ended[(int) i] = player.play(seed, first + i, trajectories[(int) i]);
                    return true;
                },
                _ -> true);
        if (!all) {
            throw new CancellationException("interrupted");
        }
        for (int i = 0; i < n; i++) {
            if (ended[i]) {
                float factor = lambda(first + i);
                float step = rate(first + i);
                distance += expected
                        ? trajectories[i].learnExpected(net, kernel, factor, step, scratch)
                        : trajectories[i].learn(net, kernel, factor, step, scratch);
                positions += trajectories[i].count();
                valued += trajectories[i].valued();
            } else {
                stopped.increment();
            }
        }
        played += n;
        averaged.approach(net, (float) -StrictMath.expm1(n * StrictMath.log1p(-average)));
        if (every > 0 && (played / every > first / every || played == games)) {
            test();
        }
    }

    private float rate(long match) {
        return (float) (rate * StrictMath.pow(lastRate / rate, (double) match / games));
    }

    private float lambda(long match) {
        return (float) (lambda + (lastLambda - lambda) * match / games);
    }

    private void test() {
        points.add(new Point("squared distance from the returns", played, distance / Math.max(1, positions), 0));
        distance = 0;
        positions = 0;
        for (int i = 0; i < opponents.size(); i++) {
            double score =
                    score(opponents.get(i), own(), seed ^ TEST, testGames).sum();
            seen[i] = score;
            points.add(new Point(
                    "against " + opponents.get(i).spec(),
                    played,
                    score / testGames,
                    game.payoffs().isWinOnly() ? testGames : 0));
        }
    }

    /** Half the seats, so that chance scores a half where they are even. */
    private int own() {
        return game.seats() / 2;
    }

    private HeadToHead.Score score(Player opponent, int own, long dice, long matches) {
        return HeadToHead.score(game, player(), opponent, own, dice, matches, threads, stopped);
    }

    private Player player() {
        return new Player(
                new Spec(Model.KIND, ""),
                () -> new NetPolicy(
                        new NetworkEvaluator(game.payoffs(), averaged, features.features(game), Kernel.of(averaged)),
                        1));
    }

    @Override
    public List<Point> points() {
        List<Point> since = List.copyOf(points);
        points.clear();
        return since;
    }

    /**
     * Positions valued while playing, without those that expected returns ask for, since the training began or was
     * taken up: for the speed.
     */
    public long valued() {
        return valued;
    }

    @Override
    public void save(DataOutput out) throws IOException {
        out.writeLong(played);
        out.writeDouble(distance);
        out.writeLong(positions);
        for (double score : seen) {
            out.writeDouble(score);
        }
        for (Network network : List.of(net, averaged)) {
            for (float[] weights : List.of(network.first, network.second, network.bias)) {
                out.writeInt(weights.length);
                for (float weight : weights) {
                    out.writeFloat(weight);
                }
            }
        }
    }

    @Override
    public void load(DataInput in) throws IOException {
        var loading = new Loading(in);
        played = loading.number("matches played", 0, games);
        if (played % block != 0 && played != games) {
            throw new IOException("matches played end within a block");
        }
        distance = loading.real("a distance");
        positions = loading.number("positions", 0, Long.MAX_VALUE);
        for (int i = 0; i < seen.length; i++) {
            seen[i] = in.readDouble();
            double most = (double) own() * testGames;
            if (seen[i] < most * Math.min(0, game.payoffs().least())
                    || seen[i] > most * game.payoffs().greatest()) {
                throw new IOException("a score of more matches than a test has");
            }
        }
        for (Network network : List.of(net, averaged)) {
            for (float[] weights : List.of(network.first, network.second, network.bias)) {
                loading.count("weights of a network", weights.length, weights.length);
                for (int i = 0; i < weights.length; i++) {
                    weights[i] = loading.small("a weight");
                }
            }
        }
    }

    /** What a score is, where it is no rate of wins alone. */
    private String unit() {
        if (!game.drawn() || !game.payoffs().isWinOnly()) {
            return "";
        }
        return game.seats() == 2 ? ", win and half a draw" : ", wins, and shares where several win";
    }

    /** The network as it is now. */
    Model model() {
        Map<String, Object> trained = new LinkedHashMap<>(config);
        trained.put("seed", seed);
        return new Model(ModelHeader.of(Model.KIND, game.spec().toString(), features.name(), trained), averaged);
    }

    @Override
    public void finish(Path folder) throws IOException {
        players.forEach(SelfPlay::close);
        model().write(folder.resolve(name + ".net"), half);
        var report = new TrainingReport()
                .line(String.format(
                        Locale.ROOT,
                        "td: %s, %s, %d hidden neurons, %,d matches, seed %d",
                        game.spec(),
                        features.name(),
                        net.hidden,
                        played,
                        seed));
        for (int i = 0; i < opponents.size(); i++) {
            Player opponent = opponents.get(i);
            boolean tested = !Double.isNaN(seen[i]);
            String what = "%s, against %s%s".formatted(SEATED[game.seats() - 2], opponent.spec(), unit());
            HeadToHead.Score fresh = score(opponent, own(), seed ^ FRESH, finalGames);
            if (game.payoffs().isWinOnly()) {
                report.line(String.format(
                        Locale.ROOT,
                        "%s: %s; %s on fresh dice",
                        what,
                        tested
                                ? TrainingReport.rate(seen[i], testGames) + " in the last test of the training"
                                : "not tested in training (test-every: " + every + ")",
                        TrainingReport.rate(fresh.sum(), finalGames)));
            } else {
                report.payoff(
                        what,
                        tested ? OptionalDouble.of(seen[i] / testGames) : OptionalDouble.empty(),
                        Mean.ofSums(fresh.sum(), fresh.squares(), finalGames));
            }
        }
        report.stopped(stopped.sum(), game.turnCap()).write(folder);
    }
}
