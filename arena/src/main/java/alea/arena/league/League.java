package alea.arena.league;

import alea.arena.exec.FailureKind;
import alea.game.BadInput;
import alea.match.Carrier;
import alea.match.Pipeline;
import alea.match.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
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
 * <p>Who joins later comes when all that was to be played without him has been: he rehearses, and then plays, round by
 * round, at the tables at which he or another who came with him sits. No match of the others changes by that. Who is
 * excluded leaves his tables empty, and theirs are the only matches that are not played.
 *
 * <p>What a block of matches brings depends on the setup and its place in the schedule alone, and who is out on whole
 * rounds; so a league that is kept, broken off and gone on with ends as it would have had anyway, on any number of
 * threads.
 */
public final class League {
    private final LeagueSetup setup;
    private final LeaguePlan plan;
    private final List<Block> blocks = new ArrayList<>();

    /** What becomes of a player. */
    public enum Status {
        PLAYED,
        /** It could not be started: everybody who would have met it goes on without it. */
        WALKOVER,
        /** It failed too often in the same way. */
        DISQUALIFIED,
        /** Whoever holds the league took it out. */
        EXCLUDED;

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
     * @param plan what is written of it where it is kept
     */
    public League(LeagueSetup setup, LeaguePlan plan) {
        this.setup = setup;
        this.plan = plan;
    }

    /** What is played. */
    public LeagueSetup setup() {
        return setup;
    }

    /**
     * Takes up what was kept in a file, whose plan this one's goes on with.
     *
     * @throws BadInput when it does not
     */
    public void resume(Path file) {
        LeagueText.Kept kept = LeagueText.read(file);
        if (!plan.goesOnWith(kept.plan())) {
            throw new BadInput("%s was changed by another run just now: try again".formatted(file));
        }
        blocks.clear();
        blocks.addAll(kept.blocks());
    }

    /** Keeps in a file what going on needs. */
    public void keep(Path file) {
        LeagueText.write(file, plan, blocks, this::intake);
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
        for (int intake = 0; intake < setup.intakes().size(); intake++) {
            for (int round = Block.REHEARSAL; round < setup.rounds(); round++) {
                if (!playIn(hall, intake, round, records, listener)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Of a round that was played before, nobody hears. */
    private boolean playIn(Hall hall, int intake, int round, BiConsumer<Long, String> records, Listener listener) {
        List<Gathering> companies = companies(intake, round);
        int done = (int) blocksOf(intake, round).count();
        if (done >= companies.size()) {
            return true;
        }
        listener.hear(round + 1, done, companies.size());
        return hall.play(companies.subList(done, companies.size()), outcome -> {
            outcome.records().forEach(records);
            blocks.add(outcome.block());
            listener.hear(round + 1, (int) blocksOf(intake, round).count(), companies.size());
            return true;
        });
    }

    private Stream<Block> blocksOf(int intake, int round) {
        return blocks.stream().filter(b -> b.round() == round && intake(b) == intake);
    }

    /** The one in which its matches were played: that of the last who joined of those at the table. */
    private int intake(Block block) {
        return setup.intake(Collections.max(block.players()));
    }

    private List<Gathering> companies(int intake, int round) {
        int n = setup.intakes().get(intake);
        int known = setup.known(intake);
        long most = (setup.games() + setup.rounds() - 1) / setup.rounds();
        long begin = 0;
        for (int before = 0; before < intake; before++) {
            int there = setup.intakes().get(before);
            begin += (long) (there - setup.known(before)) * setup.strikes()
                    + (long) setup.rounds() * Fixtures.most(there) * most;
        }
        if (round == Block.REHEARSAL) {
            long first = begin;
            return IntStream.range(known, n)
                    .filter(setup.programs()::get)
                    .mapToObj(p -> new Gathering(
                            setup,
                            round,
                            p,
                            List.of(p, setup.players().size()),
                            first + (long) (p - known) * setup.strikes(),
                            0,
                            setup.excluded().contains(p) ? 0 : setup.strikes(),
                            false))
                    .toList();
        }
        begin += (long) (n - known) * setup.strikes();
        List<int[]> tables = tables(intake, round);
        long before = setup.before(round);
        long matches = setup.before(round + 1) - before;
        List<Gathering> companies = new ArrayList<>();
        int[] kept = new int[n];
        for (int table = 0; table < tables.size(); table++) {
            List<Integer> lineup = IntStream.of(tables.get(table)).boxed().toList();
            boolean keeps = round == 0 && lineup.stream().anyMatch(p -> p >= known && kept[p] < setup.reviewed());
            if (keeps) {
                lineup.forEach(p -> kept[p]++);
            }
            boolean empty = lineup.stream().anyMatch(setup.excluded()::contains);
            long first = begin + ((long) round * Fixtures.most(n) + table) * most;
            companies.add(new Gathering(setup, round, table, lineup, first, before, empty ? 0 : matches, keeps));
        }
        return companies;
    }

    private List<int[]> tables(int intake, int round) {
        List<Integer> in = IntStream.range(0, setup.intakes().get(intake))
                .filter(p -> status(p, intake, round) == Status.PLAYED)
                .boxed()
                .toList();
        return Fixtures.round(in, setup.known(intake), setup.game().seats(), setup.seed(), round);
    }

    /** The matches whose records are kept for reviews, as far as they were played. */
    public List<Kept> kept() {
        return IntStream.range(0, setup.intakes().size())
                .filter(intake -> blocksOf(intake, 0).findAny().isPresent())
                .boxed()
                .flatMap(intake -> companies(intake, 0).stream()
                        .limit(blocksOf(intake, 0).count())
                        .filter(Gathering::kept))
                .map(c -> new Kept(c.first(), c.lineup()))
                .toList();
    }

    /** What has become of a player, whoever may have taken it out. */
    Status status(int player) {
        return setup.excluded().contains(player)
                ? Status.EXCLUDED
                : status(player, setup.intakes().size(), Block.REHEARSAL);
    }

    /** What has become of a player before a round of an intake by what it did. */
    private Status status(int player, int intake, int round) {
        Map<FailureKind, Long> counts = new EnumMap<>(FailureKind.class);
        for (Block block : blocks) {
            int then = intake(block);
            if (then < intake || then == intake && block.round() < round) {
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

    /** How many whole rounds of each intake were played. */
    List<Integer> wholeRounds() {
        return IntStream.range(0, setup.intakes().size())
                .map(this::wholeRounds)
                .boxed()
                .toList();
    }

    private int wholeRounds(int intake) {
        int whole = 0;
        while (whole < setup.rounds()
                && blocksOf(intake, whole).count() == tables(intake, whole).size()
                && rehearsed(intake)) {
            whole++;
        }
        return whole;
    }

    private boolean rehearsed(int intake) {
        return blocksOf(intake, Block.REHEARSAL).count()
                == companies(intake, Block.REHEARSAL).size();
    }

    /** Whether a block was played in whole rounds, which alone count; in the first of all, while there is none. */
    boolean inTime(Block block, List<Integer> wholeRounds) {
        int intake = intake(block);
        int whole = wholeRounds.get(intake);
        return block.round() != Block.REHEARSAL && (block.round() < whole || intake == 0 && whole == 0);
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
