package alea.learn.evolution;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Memory;
import alea.game.Player;
import alea.game.Position;
import alea.game.Spec;
import alea.learn.play.Duel;
import alea.learn.play.Guest;
import alea.learn.play.Workers;
import alea.learn.train.Finite;
import alea.learn.train.Loading;
import alea.learn.train.ModelHeader;
import alea.learn.train.SpreadTraining;
import alea.learn.train.TrainingReport;
import alea.search.RandomPolicy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Evolves players as "Playing Ludo with AI" does (section 2.2). A step is a generation: everybody plays in
 * tournaments of four, the two that win most breed, and their two children replace the other two. In the end
 * elimination tournaments choose one.
 */
final class Evolution implements SpreadTraining {
    /** What random streams are for; each has a seed of its own. */
    private enum Purpose {
        BIRTH(0),
        ORDER(1),
        GAMES(2),
        BREEDING(3),
        EVALUATION(4),
        ELIMINATION(5),
        FRESH(6);

        private final long number;

        Purpose(long number) {
            this.number = number;
        }
    }

    /**
     * Somebody else who plays in tournaments.
     *
     * @param games of a tournament that everybody plays against him
     */
    record Sharing(int games, Guest guest) {}

    /**
     * What an evolution depends on.
     *
     * @param evaluateEvery generations from one evaluation to the next; 0 for none
     * @param evaluateGames of each chromosome
     * @param evaluateSeats how many seats it has then
     * @param opponents of evaluations and of the final scores
     * @param guests who else plays in tournaments
     * @param fitness what a match is worth; null for a win and no more
     * @param elitism how many of the most promising are not replaced
     * @param finalGames of an elimination tournament
     * @param freshGames of each final score
     * @param history whether the curves have every gene of every chromosome, for pictures
     */
    record Plan(
            Map<String, Object> config,
            Game game,
            long seed,
            Species species,
            Scheme scheme,
            long generations,
            long evaluateEvery,
            int evaluateGames,
            int evaluateSeats,
            List<Player> opponents,
            List<Sharing> guests,
            @Nullable Supplier<Fitness> fitness,
            int elitism,
            int finalGames,
            long freshGames,
            boolean history) {
        /**
         * Holds that the population fits into memory: genes and step sizes, their players and children, all again
         * in a checkpoint, which grows by doubling; and the curves.
         */
        void requireRoom() {
            long people = scheme.selection().population();
            long genes = species.size();
            long numbers = people * (genes + scheme.mutation().steps(species.size()));
            long looks = evaluateEvery == 0 ? 0 : generations / evaluateEvery + 2;
            long points = looks * 3 * opponents.size() + (history ? (generations + 1) * people * genes : 0);
            Memory.require(
                    String.format(
                            Locale.ROOT,
                            "an evolution of %,d chromosomes of %s over %,d generations has %,d numbers and %,d "
                                    + "points of its curves",
                            people,
                            species.word(),
                            generations,
                            numbers,
                            points),
                    6 * Double.BYTES * numbers + people * PLAYER + points * Point.BYTES);
        }
    }

    /** How many play in a tournament. */
    static final int TABLE = 4;
    /** Who fills up the last field. */
    private static final Player RANDOM = new Player(new Spec("random", ""), RandomPolicy::new);

    /** Matches that are played in one go, at most. */
    private static final int PART = 500;

    /** About what a player takes beside its weights. */
    private static final long PLAYER = 16_384;

    /** What a win is where there is no other fitness; else fitness counts in parts of this. */
    private static final long PARTS = 1_000_000;

    private final Plan plan;
    private final List<String> warnings;
    private final Workers workers;
    private final Selection selection;
    private final long unit;
    private final Queue<Fitness> judges = new ConcurrentLinkedQueue<>();
    private @Nullable Elsewhere elsewhere;
    /** How many matches played elsewhere reached the game's turn cap. */
    private long stopped;

    private final List<Point> points = new ArrayList<>();
    private Individual[] population;
    private long generation;

    Evolution(Plan plan, List<String> warnings, int threads) {
        this.plan = plan;
        this.warnings = warnings;
        workers = new Workers(plan.game, threads);
        selection = plan.scheme.selection();
        unit = plan.fitness == null ? 1 : PARTS;
        population = new Individual[selection.population()];
        Arrays.setAll(population, this::born);
    }

    private long seed(Purpose purpose) {
        return new Dice(plan.seed, purpose.number, 1).next();
    }

    /** A chromosome of the first generation: genes from the standard normal distribution. */
    private Individual born(int number) {
        var normal = new Normal(new Dice(seed(Purpose.BIRTH), number));
        Mutation mutation = plan.scheme.mutation();
        double[] genes = new double[plan.species.size()];
        Arrays.setAll(genes, i -> normal.next());
        plan.species.normalise(genes);
        double[] steps = new double[mutation.steps(genes.length)];
        Arrays.setAll(steps, i -> mutation.median() * StrictMath.exp(normal.next()));
        return new Individual(genes, steps);
    }

    @Override
    public List<String> warnings() {
        return warnings;
    }

    @Override
    public long steps() {
        return plan.generations;
    }

    @Override
    public long done() {
        return generation;
    }

    @Override
    public void step() {
        look();
        boolean[] kept = elite();
        List<List<int[]>> phases = selection.phases(new Dice(seed(Purpose.ORDER), generation));
        long tournament = generation * phases.size() * population.length;
        for (List<int[]> groups : phases) {
            List<long[]> worth = tournaments(groups, tournament);
            for (int i = 0; i < groups.size(); i++) {
                breed(groups.get(i), worth.get(i), tournament + i, kept);
            }
            tournament += population.length;
        }
        generation++;
        int[] at = selection.migrated(generation, new Dice(seed(Purpose.ORDER), generation, 1));
        Individual[] before = population.clone();
        Arrays.setAll(population, i -> before[at[i]]);
        if (generation == plan.generations) {
            look();
        }
    }

    /** Which numbers are not replaced in this generation. */
    private boolean[] elite() {
        boolean[] kept = new boolean[population.length];
        IntStream.range(0, population.length)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer i) -> -population[i].promise()))
                .limit(plan.elitism)
                .forEach(i -> kept[i] = true);
        return kept;
    }

    /** Groups of four play; returns what that was worth to each of a group. */
    private List<long[]> tournaments(List<int[]> groups, long number) {
        int games = selection.games();
        int among = games - plan.guests.stream().mapToInt(Sharing::games).sum();
        List<Bout> bouts = new ArrayList<>();
        for (int g = 0; g < groups.size(); g++) {
            List<Individual> people =
                    Arrays.stream(groups.get(g)).mapToObj(i -> population[i]).toList();
            long first = (number + g) * games;
            bouts.add(new Bout(Bout.Table.FIELD, 0, 0, people, seed(Purpose.GAMES), first, among));
            first += among;
            for (int guest = 0; guest < plan.guests.size(); guest++) {
                int shared = plan.guests.get(guest).games;
                for (Individual one : people) { // with the same dice, and in the same seats
                    bouts.add(new Bout(Bout.Table.GUEST, guest, 1, List.of(one), seed(Purpose.GAMES), first, shared));
                }
                first += shared;
            }
        }
        List<long[]> played = play(bouts);
        int each = bouts.size() / Math.max(1, groups.size());
        List<long[]> worth = new ArrayList<>();
        for (int g = 0; g < groups.size(); g++) {
            long[] sum = played.get(g * each).clone();
            for (int i = 1; i < each; i++) {
                sum[(i - 1) % TABLE] += played.get(g * each + i)[0];
            }
            worth.add(sum);
        }
        return worth;
    }

    /** The two with most wins breed, the two with fewest are replaced. */
    private void breed(int[] group, long[] worth, long number, boolean[] kept) {
        for (int i = 0; i < group.length; i++) {
            population[group[i]].wins += worth[i];
            population[group[i]].games += selection.games() * unit;
        }
        Integer[] ranks = {0, 1, 2, 3};
        Arrays.sort(
                ranks,
                Comparator.comparingLong((Integer i) -> -worth[i])); // stable: equals stay as the group was drawn
        Individual x = population[group[ranks[0]]];
        Individual y = population[group[ranks[1]]];
        var dice = new Dice(seed(Purpose.BREEDING), number);
        var normal = new Normal(dice);
        Individual one = child(x, y, dice, normal);
        Individual other = child(y, x, dice, normal);
        if (!kept[group[ranks[3]]]) {
            population[group[ranks[3]]] = one;
        }
        if (!kept[group[ranks[2]]]) {
            population[group[ranks[2]]] = other;
        }
    }

    /** What bouts were worth to those who were judged, wherever they are played. */
    private List<long[]> play(List<Bout> bouts) {
        List<Bout> parts = new ArrayList<>();
        int[] ends = new int[bouts.size()];
        for (int i = 0; i < ends.length; i++) {
            parts.addAll(bouts.get(i).parts(PART));
            ends[i] = parts.size();
        }
        List<Bout.Result> results = results(parts);
        List<long[]> worth = new ArrayList<>();
        int at = 0;
        for (int end : ends) {
            long[] sum = new long[TABLE];
            for (; at < end; at++) {
                Bout.Result result = results.get(at);
                stopped += result.stopped();
                Arrays.setAll(sum, place -> sum[place] + result.worth()[place]);
            }
            worth.add(sum);
        }
        return worth;
    }

    private List<Bout.Result> results(List<Bout> bouts) {
        Elsewhere others = elsewhere;
        if (others != null) {
            return others.play(bouts.stream().map(Bout::toBytes).toList()).stream()
                    .map(Bout.Result::of)
                    .toList();
        }
        Bout.Result[] results = new Bout.Result[bouts.size()];
        workers.run(results.length, i -> results[i] = play(bouts.get(i)));
        return List.of(results);
    }

    @Override
    public void playedBy(Elsewhere others) {
        elsewhere = others;
    }

    @Override
    public byte[] play(byte[] task) {
        return play(Bout.of(task)).toBytes();
    }

    private Bout.Result play(Bout bout) {
        List<Player> players = new ArrayList<>();
        for (Individual one : bout.people()) {
            players.add(one.player(plan.species));
        }
        int judged = players.size();
        Player other = switch (bout.table()) {
            case FIELD -> RANDOM;
            case GUEST -> plan.guests.get(bout.other()).guest.player();
            case DUEL -> plan.opponents.get(bout.other());
        };
        var counting = new Workers(plan.game, 1);
        if (bout.table() == Bout.Table.DUEL) {
            var duel = new Duel(bout.own(), plan.game.seats(), true);
            long wins = duel.wins(counting, players.getFirst(), other, bout.seed(), bout.first(), bout.games());
            return new Bout.Result(counting.stopped(), new long[] {wins, 0, 0, 0});
        }
        while (players.size() < TABLE) {
            players.add(other);
        }
        long[] worth = worth(counting, players, judged, bout.seed(), bout.first(), bout.games());
        return new Bout.Result(counting.stopped(), worth);
    }

    /**
     * What matches were worth to the first of some players, in all.
     *
     * @param judged how many of the players are of interest
     */
    private long[] worth(Workers counting, List<Player> players, int judged, long seed, long first, long games) {
        if (plan.fitness == null) {
            return counting.wins(players, true, seed, first, games);
        }
        Fitness known = judges.poll();
        Fitness judge = known == null ? plan.fitness.get() : known;
        long[] worth = new long[players.size()];
        counting.play(players, true, seed, first, games, (arbiter, order) -> {
            for (int seat = 0; seat < order.length; seat++) {
                if (order[seat] < judged) {
                    worth[order[seat]] += parts(judge, arbiter.position(), seat);
                }
            }
        });
        judges.add(judge);
        return worth;
    }

    private static long parts(Fitness judge, Position end, int seat) {
        double fitness;
        try {
            fitness = judge.of(end, seat);
        } catch (Forfeit failure) {
            throw new BadInput("the fitness gave up at %s: %s".formatted(end, failure.getMessage()));
        }
        if (!(fitness >= 0 && fitness <= 1)) {
            throw new BadInput("the fitness at %s is %s, and must be 0..1".formatted(end, fitness));
        }
        return Math.round(fitness * PARTS);
    }

    /** A child. Its step sizes before mutation are the first parent's, or with recombination the mean of both. */
    private Individual child(Individual x, Individual y, Dice dice, Normal normal) {
        Recombination recombination = plan.scheme.recombination();
        double[] genes = recombination.child(x.genes, y.genes, dice);
        double[] steps = x.steps.clone();
        if (!(recombination instanceof Recombination.None)) {
            Arrays.setAll(steps, i -> (x.steps[i] + y.steps[i]) / 2);
        }
        plan.scheme.mutation().apply(genes, steps, normal);
        plan.species.normalise(genes);
        return new Individual(genes, steps);
    }

    /** Evaluates and notes the population as it is, where that is due. */
    private void look() {
        if (plan.history) {
            for (Individual individual : population) {
                for (int i = 0; i < individual.genes.length; i++) {
                    points.add(new Point("gene " + (i + 1), generation, individual.genes[i], 0));
                }
            }
        }
        boolean due =
                plan.evaluateEvery > 0 && (generation % plan.evaluateEvery == 0 || generation == plan.generations);
        for (int o = 0; due && o < plan.opponents.size(); o++) {
            evaluate(o);
        }
    }

    private void evaluate(int o) {
        Player opponent = plan.opponents.get(o);
        int games = plan.evaluateGames;
        var duel = new Duel(plan.evaluateSeats, plan.game.seats(), true);
        long seed = new Dice(seed(Purpose.EVALUATION), o).next();
        List<Bout> bouts = IntStream.range(0, population.length)
                .mapToObj(i -> new Bout(
                        Bout.Table.DUEL,
                        o,
                        plan.evaluateSeats,
                        List.of(population[i]),
                        seed,
                        (generation * population.length + i) * games,
                        games))
                .toList();
        long[] wins = play(bouts).stream().mapToLong(won -> won[0]).toArray();
        if (o == 0) {
            for (int i = 0; i < population.length; i++) {
                population[i].evaluatedWins = wins[i];
                population[i].evaluatedGames = games;
            }
        }
        double n = games;
        double mean = Arrays.stream(wins).average().orElse(0) / n;
        double variance = Arrays.stream(wins)
                        .mapToDouble(w -> (w / n - mean) * (w / n - mean))
                        .sum()
                / population.length;
        String against = duel.describe(opponent.spec().toString());
        points.add(new Point(
                "best of " + against, generation, Arrays.stream(wins).max().orElse(0) / n, games));
        points.add(new Point("deviation of " + against, generation, Math.sqrt(variance), 0));
        points.add(new Point("mean of " + against, generation, mean, (long) games * population.length));
    }

    @Override
    public List<Point> points() {
        List<Point> since = List.copyOf(points);
        points.clear();
        return since;
    }

    @Override
    public void save(DataOutput out) throws IOException {
        out.writeLong(generation);
        for (Individual individual : population) {
            for (double gene : individual.genes) {
                out.writeDouble(gene);
            }
            for (double step : individual.steps) {
                out.writeDouble(step);
            }
            out.writeLong(individual.wins);
            out.writeLong(individual.games);
            out.writeLong(individual.evaluatedWins);
            out.writeLong(individual.evaluatedGames);
        }
    }

    @Override
    public void load(DataInput in) throws IOException {
        var loading = new Loading(in);
        generation = loading.number("generations done", 0, plan.generations);
        for (int i = 0; i < population.length; i++) {
            double[] genes = new double[plan.species.size()];
            double[] steps = new double[plan.scheme.mutation().steps(genes.length)];
            for (int g = 0; g < genes.length; g++) {
                genes[g] = loading.real("a gene");
            }
            for (int s = 0; s < steps.length; s++) {
                steps[s] = loading.real("a step size");
            }
            population[i] = new Individual(genes, steps);
            population[i].wins = loading.number("wins", 0, Long.MAX_VALUE);
            population[i].games = loading.number("games", population[i].wins, Long.MAX_VALUE);
            population[i].evaluatedWins = loading.number("wins of an evaluation", 0, plan.evaluateGames);
            population[i].evaluatedGames =
                    loading.number("games of an evaluation", population[i].evaluatedWins, plan.evaluateGames);
        }
    }

    /** A tournament of the elimination: who sat down, and what it was worth to the best of them. */
    private record Elimination(List<Individual> sitting, Individual best, long worth) {}

    @Override
    public void finish(Path folder) throws IOException {
        List<Individual> left = List.of(population);
        Elimination last = new Elimination(left, left.getFirst(), 0);
        for (int round = 0; left.size() > 1; round++) {
            Elimination[] played = new Elimination[(left.size() + 3) / 4];
            List<Individual> all = left;
            long seed = new Dice(seed(Purpose.ELIMINATION), round).next();
            List<List<Individual>> fields = IntStream.range(0, played.length)
                    .mapToObj(i -> List.copyOf(all.subList(4 * i, Math.min(4 * i + 4, all.size()))))
                    .toList();
            List<long[]> worth = worth(fields, seed);
            Arrays.setAll(played, i -> best(fields.get(i), worth.get(i)));
            left = Arrays.stream(played).map(Elimination::best).toList();
            last = played[0];
        }
        Individual champion = last.best;
        Finite.require(champion.genes);
        String name = plan.species.word();
        var report = new TrainingReport();
        report.line(String.format(
                Locale.ROOT,
                "%s for %s, %,d generations of %,d",
                name,
                plan.game.spec(),
                plan.generations,
                population.length));
        Elimination field = last;
        long again = worth(List.of(field.sitting), seed(Purpose.FRESH)).getFirst()[field.sitting.indexOf(champion)];
        String chosen = "chosen in the last elimination tournament";
        if (plan.fitness == null) {
            report.score(chosen, last.worth, plan.finalGames, again, plan.finalGames);
        } else {
            double all = (double) PARTS * plan.finalGames;
            report.line(String.format(
                    Locale.ROOT,
                    "%s: fitness in training %.4f; on fresh dice %.4f",
                    chosen,
                    last.worth / all,
                    again / all));
        }
        scores(report, champion);
        report.stopped(stopped, plan.game.turnCap()).write(folder);
        ModelHeader header = ModelHeader.of(name, plan.game.spec().toString(), plan.species.features(), plan.config);
        plan.species.write(folder, champion.genes, header.with(report));
        plan.guests.forEach(sharing -> sharing.guest.close());
        judges.forEach(Fitness::close);
    }

    private static Elimination best(List<Individual> sitting, long[] worth) {
        int best = 0;
        for (int i = 1; i < sitting.size(); i++) {
            best = worth[i] > worth[best] ? i : best;
        }
        return new Elimination(sitting, sitting.get(best), worth[best]);
    }

    /** What it is worth to fields, filled up with random players. */
    private List<long[]> worth(List<List<Individual>> fields, long seed) {
        return play(IntStream.range(0, fields.size())
                .mapToObj(i -> new Bout(
                        Bout.Table.FIELD, 0, 0, fields.get(i), seed, (long) i * plan.finalGames, plan.finalGames))
                .toList());
    }

    /** Scores against the opponents: of the one that did best in the last evaluation, and of the champion. */
    private void scores(TrainingReport report, Individual champion) {
        Individual lucky = Arrays.stream(population)
                .max(Comparator.comparingLong((Individual i) -> i.evaluatedWins))
                .orElse(champion);
        if (lucky.evaluatedGames > 0) {
            var duel = new Duel(plan.evaluateSeats, plan.game.seats(), true);
            long fresh = score(duel, lucky, 0, 0);
            report.score(
                    "best of the last evaluation, %s"
                            .formatted(duel.describe(
                                    plan.opponents.getFirst().spec().toString())),
                    lucky.evaluatedWins,
                    lucky.evaluatedGames,
                    fresh,
                    plan.freshGames);
        }
        for (int o = 0; o < plan.opponents.size(); o++) {
            for (int own = 2; own >= 1; own--) {
                var duel = new Duel(own, plan.game.seats(), true);
                report.score(
                        "champion, "
                                + duel.describe(plan.opponents.get(o).spec().toString()),
                        0,
                        0,
                        score(duel, champion, o, 2L * o + own),
                        plan.freshGames);
            }
        }
    }

    private long score(Duel duel, Individual of, int opponent, long number) {
        return play(List.of(new Bout(
                        Bout.Table.DUEL,
                        opponent,
                        duel.own(),
                        List.of(of),
                        new Dice(seed(Purpose.FRESH), number, 1).next(),
                        0,
                        plan.freshGames)))
                .getFirst()[0];
    }
}
