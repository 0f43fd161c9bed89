package alea.arena.league;

import alea.arena.exec.FailureKind;
import alea.match.Carrier;
import alea.match.Pipeline;
import alea.match.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A league. First every program rehearses: a few matches against a player that is no danger, so that what cannot play
 * is found. Then all pairings play a part of their matches in each round. Who cannot be started, or fails several
 * times in the same way, is out from the next round on.
 *
 * <p>What a block of matches brings depends on the setup and its place in the schedule alone, and who is out on whole
 * rounds; so a league that is kept, broken off and gone on with ends as it would have had anyway, on any number of
 * threads.
 */
public final class League {
    private final LeagueSetup setup;
    private final List<String> plan;
    private final List<Block> blocks = new ArrayList<>();

    /** What becomes of a player. */
    public enum Status {
        PLAYED,
        /** It could not be started: everybody who would have met it goes on without it. */
        WALKOVER,
        /** It failed too often in the same way. */
        DISQUALIFIED;

        /** The name in reports. */
        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** Hears how the league goes on. */
    @FunctionalInterface
    public interface Listener {
        /**
         * A table is done.
         *
         * @param round from 1; 0 for rehearsals
         * @param tables of it that are done
         * @param of how many it has
         */
        void hear(int round, int tables, int of);
    }

    /**
     * A match whose record is kept for a review.
     *
     * @param match its number
     * @param players who sat in it
     */
    public record Kept(long match, List<Integer> players) {}

    /**
     * A league of which nothing is played yet.
     *
     * @param plan lines that say what league it is; one with other lines never goes on with this
     */
    public League(LeagueSetup setup, List<String> plan) {
        this.setup = setup;
        this.plan = List.copyOf(plan);
    }

    /** What is played. */
    public LeagueSetup setup() {
        return setup;
    }

    /** Takes up what was kept in a file. */
    public void resume(Path file) {
        blocks.clear();
        blocks.addAll(LeagueText.read(file, plan));
    }

    /** Keeps in a file what going on needs. */
    public void keep(Path file) {
        LeagueText.write(file, plan, blocks);
    }

    /** Plays tables of a round. */
    @FunctionalInterface
    private interface Hall {
        /** Hands over what came of each, in order; false when it was interrupted. */
        boolean play(List<Gathering> tables, Pipeline.Sink<Gathering.Outcome> sink);
    }

    /**
     * Plays what is left.
     *
     * @param records takes the records that are to be kept: numbers of matches, and texts
     * @return false when it was interrupted
     */
    public boolean play(BiConsumer<Long, String> records, Listener listener) {
        return playIn(this::here, records, listener);
    }

    /**
     * The same by others, who have a league of the same setup and {@linkplain #play(byte[]) play} tables of it.
     *
     * @param others a table is a task
     */
    public boolean play(BiConsumer<Long, String> records, Listener listener, Carrier others) {
        return playIn(
                (tables, sink) -> others.carry(
                        tables.stream().map(Gathering::toBytes).toList(),
                        outcome -> sink.accept(Gathering.Outcome.of(outcome))),
                records,
                listener);
    }

    /**
     * Plays a table of a league of the same setup, on the calling thread. Safe to call from several.
     *
     * @throws IllegalArgumentException when that is no task
     */
    public byte[] play(byte[] task) {
        return Gathering.of(setup, task).play(new Trace()).toBytes();
    }

    private boolean here(List<Gathering> tables, Pipeline.Sink<Gathering.Outcome> sink) {
        List<Trace> workers = Stream.generate(Trace::new).limit(setup.threads()).toList();
        return new Pipeline<Trace, Gathering.Outcome>("league", workers)
                .apart(tables.size(), (trace, i) -> tables.get((int) i).play(trace), sink);
    }

    private boolean playIn(Hall hall, BiConsumer<Long, String> records, Listener listener) {
        for (int round = Block.REHEARSAL; round < setup.rounds(); round++) {
            List<Gathering> companies = companies(round);
            int done = (int) blocksOf(round).count();
            int number = round + 1;
            List<Gathering> left = companies.subList(Math.min(done, companies.size()), companies.size());
            listener.hear(number, done, companies.size());
            boolean finished = hall.play(left, outcome -> {
                outcome.records().forEach(records);
                blocks.add(outcome.block());
                listener.hear(number, (int) blocksOf(number - 1).count(), companies.size());
                return true;
            });
            if (!finished) {
                return false;
            }
        }
        return true;
    }

    private Stream<Block> blocksOf(int round) {
        return blocks.stream().filter(b -> b.round() == round);
    }

    private List<Gathering> companies(int round) {
        int n = setup.players().size();
        if (round == Block.REHEARSAL) {
            return IntStream.range(0, n)
                    .filter(setup.programs()::get)
                    .mapToObj(p -> new Gathering(
                            setup, round, p, List.of(p, n), (long) p * setup.strikes(), 0, setup.strikes(), false))
                    .toList();
        }
        List<int[]> tables = tables(round);
        long before = setup.before(round);
        long matches = setup.before(round + 1) - before;
        long most = (setup.games() + setup.rounds() - 1) / setup.rounds();
        List<Gathering> companies = new ArrayList<>();
        int[] kept = new int[n];
        for (int table = 0; table < tables.size(); table++) {
            List<Integer> lineup = IntStream.of(tables.get(table)).boxed().toList();
            boolean keeps = round == 0 && lineup.stream().anyMatch(p -> kept[p] < setup.reviewed());
            if (keeps) {
                lineup.forEach(p -> kept[p]++);
            }
            long first = (long) n * setup.strikes() + ((long) round * Fixtures.most(n) + table) * most;
            companies.add(new Gathering(setup, round, table, lineup, first, before, matches, keeps));
        }
        return companies;
    }

    private List<int[]> tables(int round) {
        List<Integer> in = IntStream.range(0, setup.players().size())
                .filter(p -> status(p, round) == Status.PLAYED)
                .boxed()
                .toList();
        return Fixtures.round(in, setup.game().seats(), setup.seed(), round);
    }

    /** The matches whose records are kept for reviews, as far as they were played. */
    public List<Kept> kept() {
        if (blocksOf(0).findAny().isEmpty()) {
            return List.of();
        }
        long played = blocksOf(0).count();
        return companies(0).stream()
                .limit(played)
                .filter(Gathering::kept)
                .map(c -> new Kept(c.first(), c.lineup()))
                .toList();
    }

    /** What has become of a player before a round. */
    Status status(int player, int round) {
        Map<FailureKind, Long> counts = new EnumMap<>(FailureKind.class);
        for (Block block : blocks) {
            if (block.round() < round) {
                for (Failing f : block.failings()) {
                    if (f.player() == player) {
                        counts.merge(f.kind(), f.count(), Long::sum);
                        if (block.round() == Block.REHEARSAL && f.kind().neverPlays()) {
                            return Status.WALKOVER;
                        }
                    }
                }
            }
        }
        return counts.values().stream().anyMatch(count -> count >= setup.strikes())
                ? Status.DISQUALIFIED
                : Status.PLAYED;
    }

    /** How many whole rounds were played. */
    int wholeRounds() {
        int whole = 0;
        while (whole < setup.rounds()
                && blocksOf(whole).count() == tables(whole).size()
                && rehearsed()) {
            whole++;
        }
        return whole;
    }

    private boolean rehearsed() {
        return blocksOf(Block.REHEARSAL).count()
                == setup.programs().stream().filter(program -> program).count();
    }

    /** All blocks, in order. */
    List<Block> blocks() {
        return blocks;
    }

    /** How it stands. */
    public LeagueStandings standings() {
        return LeagueStandings.of(this);
    }
}
