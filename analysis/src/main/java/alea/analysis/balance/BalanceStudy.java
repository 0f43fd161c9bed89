package alea.analysis.balance;

import alea.analysis.equity.Equities;
import alea.game.Appraiser;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Player;
import alea.match.Carrier;
import alea.match.Pipeline;
import alea.stats.BlockEstimate;
import alea.stats.BlockSums;
import alea.stats.Interval;
import alea.stats.Lengths;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A comparison of variants being made: deals are played in blocks, each in every variant before the next, so that what
 * is there at any time compares all of them with the same dice.
 */
public final class BalanceStudy {
    private final BalanceSetup setup;
    private final String version;
    private final String identity;
    private final BlockStore store;
    /** By variant, once it is known. */
    private final List<Prepared> prepared = new ArrayList<>();
    /** By variant, what tasks came with. */
    private final Map<Integer, Prepared> brought = new ConcurrentHashMap<>();

    private Optional<Carrier> others = Optional.empty();

    /** An outlook that foresees the winner of fewer matches says nothing of when they are decided. */
    private static final double LEAST_FORESIGHT = 0.1;

    /**
     * What is worked out of a variant before its matches are played.
     *
     * @param judge who judges positions in place of the game's heuristic
     */
    private record Prepared(OutlookFit fit, Optional<Player> judge, Optional<ExactMatch> exact) {
        /** The chances, for one thread. */
        Optional<Outlook> outlook(Game game) {
            if (!fit.informed()) {
                return Optional.empty();
            }
            return Optional.of(exact.map(ExactMatch::outlook)
                    .orElseGet(() -> judge.map(player -> fit.outlook(game, equities(player)))
                            .orElseGet(() -> fit.outlook(game))));
        }

        BlockTask task(Task task) {
            return new BlockTask(task.block, task.variant, judge.isPresent(), exact.isPresent(), fit);
        }

        boolean isBlind() {
            return fit.informed() && exact.isEmpty() && fit.foresight() < LEAST_FORESIGHT;
        }

        String by() {
            return exact.isPresent()
                    ? "all states"
                    : judge.map(player -> player.spec().toString()).orElse("the heuristic");
        }
    }

    private static Equities equities(Player appraiser) {
        return Equities.by((Appraiser) appraiser.instances().get());
    }

    /** One block of one variant. */
    private record Task(int block, int variant) {}

    /** Hears how a study goes on. */
    @FunctionalInterface
    public interface Listener {
        /** So many matches of all variants are played, of so many. */
        void played(long matches, long of);
    }

    /**
     * A study.
     *
     * @param version the version of Alea, which results name
     */
    public BalanceStudy(BalanceSetup setup, String version) {
        this.setup = setup;
        this.version = version;
        identity = setup.identity(version);
        store = new BlockStore(
                setup.schedule().blocks(),
                setup.factorial().variants().stream()
                        .mapToInt(v -> v.game().seats())
                        .toArray());
    }

    /**
     * Takes over what an earlier run has kept.
     *
     * @throws BadInput when it is missing, damaged, or of other settings
     */
    public void resume(Path file) {
        store.read(file, identity);
    }

    /** Keeps what is known in a file. */
    public void keep(Path file) {
        store.write(file, identity);
    }

    /**
     * Has blocks played by others from now on, who have a study of the same setup and {@linkplain #play(byte[]) play}
     * blocks of it. What is worked out of variants before is worked out here, and they are told.
     *
     * @param carrier a block of deals in one variant is a task
     */
    public BalanceStudy playedBy(Carrier carrier) {
        others = Optional.of(carrier);
        return this;
    }

    /**
     * Plays a block for a study of the same setup, on the calling thread. Safe to call from several.
     *
     * @throws IllegalArgumentException when that is no task
     */
    public byte[] play(byte[] task) {
        BlockTask read = BlockTask.of(task);
        int variant = read.variant();
        try (VariantPlay play = play(variant, brought.computeIfAbsent(variant, _ -> prepared(read)))) {
            return BlockStore.line(read.block(), variant, play.play(read.block()))
                    .getBytes(StandardCharsets.US_ASCII);
        }
    }

    private Prepared prepared(BlockTask task) {
        Casting casting = setup.castings().get(task.variant());
        return new Prepared(
                task.fit(),
                task.judged() ? casting.appraiser() : Optional.empty(),
                task.exact() ? ExactMatch.of(game(task.variant()), casting) : Optional.empty());
    }

    private VariantPlay play(int variant, Prepared prepared) {
        return new VariantPlay(
                game(variant),
                setup.castings().get(variant),
                setup.schedule(),
                setup.seed(),
                setup.cap(variant),
                prepared.outlook(game(variant)));
    }

    /**
     * Plays what is not played yet.
     *
     * @param listener hears of every block, on the calling thread; may keep what is known
     * @return false when the calling thread was interrupted
     */
    public boolean play(Listener listener) {
        return prepare() && playBlocks(listener);
    }

    private int variants() {
        return setup.factorial().variants().size();
    }

    private Game game(int variant) {
        return setup.factorial().variants().get(variant).game();
    }

    /**
     * The game's heuristic tells the chances of all variants; where it does not see who will win in one, and a network
     * judges all of them, that one does.
     */
    private boolean prepare() {
        if (!prepare(this::prepare)) {
            return false;
        }
        boolean judged = setup.castings().stream()
                .allMatch(casting -> casting.appraiser().isPresent());
        if (!judged || prepared.stream().noneMatch(Prepared::isBlind)) {
            return true;
        }
        List<Prepared> blind = List.copyOf(prepared);
        prepared.clear();
        return prepare(variant -> judged(variant, blind.get(variant).exact));
    }

    private boolean prepare(IntFunction<Prepared> preparing) {
        return new Pipeline<Integer, Prepared>(
                        "balance", IntStream.range(0, setup.threads()).boxed().toList())
                .apart(variants(), (worker, number) -> preparing.apply((int) number), prepared::add);
    }

    private Prepared prepare(int variant) {
        Casting casting = setup.castings().get(variant);
        Optional<ExactMatch> exact =
                setup.maxTurns().isPresent() ? Optional.empty() : ExactMatch.of(game(variant), casting);
        return new Prepared(OutlookFit.of(game(variant), casting, setup.cap(variant)), Optional.empty(), exact);
    }

    private Prepared judged(int variant, Optional<ExactMatch> exact) {
        Casting casting = setup.castings().get(variant);
        Player judge = casting.appraiser().orElseThrow();
        return new Prepared(
                OutlookFit.of(game(variant), casting, setup.cap(variant), equities(judge)), Optional.of(judge), exact);
    }

    private boolean playBlocks(Listener listener) {
        List<Task> tasks = new ArrayList<>();
        long played = 0;
        for (int block = 0; block < setup.schedule().blocks(); block++) {
            for (int variant = 0; variant < variants(); variant++) {
                if (store.has(block, variant)) {
                    played += deals(block);
                } else {
                    tasks.add(new Task(block, variant));
                }
            }
        }
        long all = setup.schedule().deals() * variants();
        var done = new AtomicLong(played);
        listener.played(played, all);
        var order = tasks.iterator();
        Runnable told = () -> listener.played(done.addAndGet(deals(order.next().block)), all);
        return others.map(carrier -> carried(carrier, tasks, told)).orElseGet(() -> here(tasks, told));
    }

    private boolean carried(Carrier carrier, List<Task> tasks, Runnable told) {
        return carrier.carry(
                tasks.stream()
                        .map(task -> prepared.get(task.variant).task(task).toBytes())
                        .toList(),
                result -> {
                    store.take(new String(result, StandardCharsets.US_ASCII));
                    told.run();
                    return true;
                });
    }

    private boolean here(List<Task> tasks, Runnable told) {
        List<Plays> workers = Stream.generate(Plays::new).limit(setup.threads()).toList();
        var order = tasks.iterator();
        try {
            return new Pipeline<Plays, BlockResult>("balance", workers)
                    .apart(
                            tasks.size(),
                            (plays, number) ->
                                    plays.of(tasks.get((int) number).variant).play(tasks.get((int) number).block),
                            result -> {
                                Task task = order.next();
                                store.put(task.block, task.variant, result);
                                told.run();
                                return true;
                            });
        } finally {
            workers.forEach(Plays::close);
        }
    }

    private long deals(int block) {
        return setup.schedule().from(block + 1) - setup.schedule().from(block);
    }

    /** What one thread plays with. */
    private final class Plays implements AutoCloseable {
        private final @Nullable VariantPlay[] plays = new VariantPlay[variants()];

        VariantPlay of(int variant) {
            VariantPlay known = plays[variant];
            if (known == null) {
                known = play(variant, prepared.get(variant));
                plays[variant] = known;
            }
            return known;
        }

        @Override
        public void close() {
            for (VariantPlay play : plays) {
                if (play != null) {
                    play.close();
                }
            }
        }
    }

    /** What is known so far: of the blocks of which all variants are played. */
    public Balance balance() {
        int complete = prepared.size() < variants() ? 0 : store.complete();
        List<Map<Measure, MeasuredValue>> readings = new ArrayList<>();
        List<Balance.Line> lines = new ArrayList<>();
        for (int variant = 0; variant < variants(); variant++) {
            var result = new VariantResult(variant, complete);
            readings.add(result.readings);
            lines.add(result.line());
        }
        Casting casting = setup.castings().getFirst();
        return new Balance(
                setup.factorial().base().spec().toString(),
                setup.factorial().variants().getFirst().game().turn(),
                version,
                setup.seed(),
                setup.schedule().from(complete),
                setup.schedule().deals(),
                complete < setup.schedule().blocks(),
                setup.maxTurns(),
                casting.names(),
                casting.opponent().spec().toString(),
                casting.passedOver(),
                lines,
                setup.factorial().leftOut(),
                Effects.of(setup.factorial(), readings));
    }

    /** The measures of a variant. */
    private final class VariantResult {
        private final Factorial.Variant variant;
        private final Game game;
        private final MatchSums at;
        private final BlockSums sums;
        private final Lengths lengths = new Lengths();
        private final Optional<ExactMatch> exact;
        private final boolean informed;
        private final String by;
        private final Map<Measure, MeasuredValue> readings = new EnumMap<>(Measure.class);

        VariantResult(int number, int blocks) {
            variant = setup.factorial().variants().get(number);
            game = variant.game();
            at = new MatchSums(game.seats());
            List<double[]> its = new ArrayList<>();
            for (int block = 0; block < blocks; block++) {
                BlockResult result = store.get(block, number);
                if (result != null) {
                    its.add(result.sums());
                    result.lengths().forEach((turns, n) -> IntStream.range(0, n).forEach(i -> lengths.add(turns)));
                }
            }
            sums = new BlockSums(its, at.length());
            exact = blocks == 0 ? Optional.empty() : prepared.get(number).exact;
            informed = blocks > 0 && prepared.get(number).fit.informed();
            by = blocks == 0 ? "" : prepared.get(number).by();
            for (Measure measure : Measure.values()) {
                if (why(measure).isEmpty()) {
                    BlockEstimate estimate = sums.estimate(s -> measure.of(s, at));
                    readings.put(
                            measure,
                            new MeasuredValue(
                                    estimate,
                                    measure.matches(sums),
                                    measure.interval(estimate, sums),
                                    known(measure),
                                    gap()));
                }
            }
        }

        private OptionalDouble known(Measure measure) {
            Double value = exact.map(e -> e.values().get(measure)).orElse(null);
            return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
        }

        private double gap() {
            return exact.map(ExactMatch::gap).orElse(0.0);
        }

        /** Why a measure cannot be told; empty where it can. */
        private Optional<String> why(Measure measure) {
            if (sums.get(MatchSums.MATCHES) == 0) {
                return Optional.of("no match is played");
            }
            return switch (measure) {
                case STRIKES -> game.strikes().isPresent() ? Optional.empty() : Optional.of("the game does not tell");
                case DECIDED_AT -> uninformed(measure).or(this::blindness);
                case LEAD_CHANGES, PLIES -> uninformed(measure);
                case SKILL, LUCK ->
                    game.seats() == 1 ? Optional.of("there is one seat") : unknown(measure, "too few matches end");
                default -> unknown(measure, "no match comes to its end");
            };
        }

        private Optional<String> uninformed(Measure measure) {
            return informed ? unknown(measure, "no match tells it") : Optional.of("the game has no heuristic");
        }

        /** Why nothing says when matches are decided, where the outlook hardly ever sees it. */
        private Optional<String> blindness() {
            double foreseen = sums.get(MatchSums.FORESEEN) / sums.get(MatchSums.WON);
            return exact.isEmpty() && foreseen < LEAST_FORESIGHT
                    ? Optional.of(String.format(
                            Locale.ROOT,
                            "before the last turn %s gave the winner more than 0.9 in %.1f %% of matches",
                            by,
                            100 * foreseen))
                    : Optional.empty();
        }

        private Optional<String> unknown(Measure measure, String why) {
            return Double.isFinite(sums.estimate(s -> measure.of(s, at)).value()) ? Optional.empty() : Optional.of(why);
        }

        Balance.Line line() {
            Map<String, Balance.Figure> figures = new LinkedHashMap<>();
            for (Measure measure : Measure.values()) {
                figures.put(measure.word(), figure(measure));
            }
            return new Balance.Line(
                    game.spec().toString(),
                    setup.factorial().values(variant),
                    game.seats(),
                    exact.isPresent(),
                    figures);
        }

        private Balance.Figure figure(Measure measure) {
            MeasuredValue reading = readings.get(measure);
            boolean turns = reading != null && measure == Measure.TURNS;
            return new Balance.Figure(
                    reading == null ? null : reading.value(),
                    reading == null ? List.of() : reading.ends(),
                    reading != null && reading.exact().isPresent(),
                    reading == null || reading.exact().isEmpty() ? Optional.empty() : Optional.of(reading.gap()),
                    reading == null || reading.exact().isEmpty()
                            ? Optional.empty()
                            : Optional.of(number(reading.simulated().value(), reading.interval())),
                    even(measure),
                    measure == Measure.FIRST_SEAT && reading != null ? Optional.of(seats()) : Optional.empty(),
                    turns ? percentile(50) : Optional.empty(),
                    turns ? percentile(5) : Optional.empty(),
                    turns ? percentile(95) : Optional.empty(),
                    measure == Measure.DECIDED_AT && reading != null
                            ? ratio(MatchSums.DECIDED_PART, MatchSums.WON, 1)
                            : Optional.empty(),
                    measure == Measure.CHOICES && reading != null
                            ? ratio(MatchSums.CHOICES, MatchSums.MATCHES, Double.POSITIVE_INFINITY)
                            : Optional.empty(),
                    measure == Measure.DECIDED_AT && informed && sums.get(MatchSums.WON) > 0
                            ? ratio(MatchSums.FORESEEN, MatchSums.WON, 1)
                            : Optional.empty(),
                    measure == Measure.DECIDED_AT && informed ? Optional.of(by) : Optional.empty(),
                    why(measure));
        }

        private Optional<Double> even(Measure measure) {
            return switch (measure) {
                case FIRST_SEAT, SKILL, PLIES -> Optional.of(1.0 / game.seats());
                default -> Optional.empty();
            };
        }

        private List<Balance.Estimate> seats() {
            List<Balance.Estimate> seats = new ArrayList<>();
            for (int seat = 0; seat < game.seats(); seat++) {
                if (exact.isPresent()) {
                    double share = exact.get().shares().get(seat);
                    seats.add(new Balance.Estimate(share, List.of(share - gap(), share + gap())));
                    continue;
                }
                int points = at.points(seat);
                BlockEstimate share = sums.estimate(s -> s[points] / (s[MatchSums.MATCHES] - s[MatchSums.TRUNCATED]));
                seats.add(number(share.value(), Measure.FIRST_SEAT.interval(share, sums)));
            }
            return Collections.unmodifiableList(seats);
        }

        private Optional<Balance.Estimate> percentile(int percent) {
            return Optional.of(number(lengths.percentile(percent).orElseThrow(), lengths.percentileInterval(percent)));
        }

        private Optional<Balance.Estimate> ratio(int of, int by, double greatest) {
            BlockEstimate ratio = sums.estimate(s -> s[of] / s[by]);
            return Optional.of(number(ratio.value(), ratio.interval(Math.round(sums.get(by)), 0, greatest)));
        }

        private static Balance.Estimate number(double value, Optional<Interval> interval) {
            return new Balance.Estimate(
                    value, interval.map(i -> List.of(i.low(), i.high())).orElse(List.of()));
        }
    }
}
