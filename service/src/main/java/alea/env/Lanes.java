package alea.env;

import alea.arena.exec.Bots;
import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Player;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Strategy;
import alea.match.Termination;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Matches side by side, which a driver steps through: it says an action for every lane, and sees where each then
 * stands. What a seat or chance does where there is one option, and what opponents do, happens in between. Lane i plays
 * the matches i, i + n, i + 2n, ... of the seed, whatever the driver does in other lanes. After the end of a match the
 * next step begins the next one; a match in which the driver has no choice has ended once it has begun. Allocates
 * nothing in a step, as far as the game's own rules do not.
 */
public final class Lanes implements AutoCloseable {
    /** A lane's match goes on. */
    private static final byte RUNNING = 0;
    /** It has ended. */
    private static final byte TERMINATED = 1;
    /** It was stopped, and nobody knows its result. */
    private static final byte TRUNCATED = 2;

    /** As many programs as can be opponents in all lanes together: each seat of each lane has a process of its own. */
    private static final int MOST_PROGRAMS = 64;

    /** Who sits where the driver does, in records. */
    private static final String DRIVER = "driver";

    private final EnvSetup setup;
    private final Game game;
    private final Payoffs payoffs;
    private final List<String> opponents;
    private final Encoder encoder;
    private final ActionSpace actions;
    private final int seats;
    private final int count;
    private final int rolls;
    private final Lane[] lanes;
    private final Layout layout;
    private long seed;

    private final long actionAt;
    private final long seatAt;
    private final long rollAt;
    private final long endAt;
    private final long matchAt;
    private final long turnsAt;
    private final long maskAt;
    private final long rewardAt;
    private final long slotsAt;
    private final long observationAt;
    private final long afterSeatAt;
    private final long afterScoreAt;
    private final long afterSlotsAt;
    private final long afterObservationAt;

    /** By lane and action: the option that it is, and one more; 0 where it is not legal. */
    private final short[] optionOf;

    private final int[] slots;
    private final int[] inputs;
    private final float[] values;
    private final Position next;

    private MemorySegment memory = MemorySegment.NULL;
    private @Nullable SparseRows observations;
    private @Nullable SparseRows afterObservations;

    /**
     * Lanes, which have yet to begin.
     *
     * @throws BadInput when there are no such
     */
    public Lanes(Registry registry, EnvSetup setup) {
        this.setup = setup;
        game = registry.game(setup.game());
        payoffs = game.payoffs();
        seats = game.seats();
        if (setup.seat() != EnvSetup.ROTATE && (setup.seat() < 0 || setup.seat() >= seats)) {
            throw new BadSetting(
                    "seat",
                    String.format(Locale.ROOT, "%d is not allowed; it is 0..%d, or rotate", setup.seat(), seats - 1));
        }
        List<Player> players = players(registry);
        opponents = players.stream().map(player -> player.spec().toString()).toList();
        Survey survey = Survey.of(game);
        encoder = Encoder.of(game, setup.encoder(), survey);
        rolls = encoder.rolls(survey);
        actions = new ActionSpace(game, survey.options());
        seed = setup.seed();
        int n = setup.lanes();
        count = actions.labels().size();
        optionOf = new short[n * count];
        slots = new int[encoder.slots()];
        inputs = new int[encoder.most()];
        values = new float[encoder.most()];
        next = game.start();
        lanes = new Lane[n];
        int cap = setup.maxTurns() == 0 ? game.turnCap() : setup.maxTurns();
        for (int i = 0; i < n; i++) {
            Strategy[] guests =
                    players.stream().map(player -> player.instances().get()).toArray(Strategy[]::new);
            lanes[i] = new Lane(game, cap, guests, setup.records());
        }
        var fields = new Layout.Builder(n);
        actionAt = fields.add("action", "<i4");
        seatAt = fields.add("seat", "|i1");
        rollAt = fields.add("roll", "<i2");
        endAt = fields.add("end", "|u1");
        matchAt = fields.add("match", "<i8");
        turnsAt = fields.add("turns", "<i4");
        maskAt = fields.add("mask", "|u1", count);
        rewardAt = fields.add("reward", "<f4", seats);
        slotsAt = fields.add("slots", "<i4", encoder.slots());
        int width = encoder.inputs() + rolls;
        observationAt = setup.dense() ? fields.add("observation", "<f4", width) : 0;
        boolean after = setup.afterstates();
        afterSeatAt = after ? fields.add("after_seat", "|i1", count) : 0;
        afterScoreAt = after ? fields.add("after_score", "<f4", count) : 0;
        afterSlotsAt = after ? fields.add("after_slots", "<i4", count, encoder.slots()) : 0;
        afterObservationAt =
                after && setup.dense() ? fields.add("after_observation", "<f4", count, encoder.inputs()) : 0;
        layout = new Layout(
                Layout.VERSION,
                game.spec().toString(),
                n,
                IntStream.range(0, seats).map(game::place).boxed().toList(),
                players.isEmpty() ? Optional.empty() : Optional.of(setup.seat()),
                actions.labels(),
                encoder.name(),
                encoder.inputs(),
                rolls,
                payoffs.least(),
                payoffs.greatest(),
                fields.end() + Layout.TEXT,
                List.of(fields.end(), (long) Layout.TEXT),
                fields.fields());
    }

    private List<Player> players(Registry registry) {
        List<String> named = setup.opponents();
        if (named.isEmpty()) {
            return List.of();
        }
        if (named.size() != 1 && named.size() != seats - 1) {
            throw new BadSetting(
                    "opponent",
                    String.format(
                            Locale.ROOT,
                            "is given %d times; %s has %d seats: give %s",
                            named.size(),
                            game.spec(),
                            seats,
                            seats == 2 ? "1" : "1 for all, or " + (seats - 1)));
        }
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < seats - 1; i++) {
            players.add(registry.player(named.get(named.size() == 1 ? 0 : i), game));
        }
        long programs = players.stream()
                .filter(player -> player.spec().name().equals(Bots.NAME))
                .count();
        if (programs * setup.lanes() > MOST_PROGRAMS) {
            throw new BadSetting(
                    "lanes",
                    String.format(
                            Locale.ROOT,
                            "%d is not allowed where opponents are programs: each is started once a lane; it is 1..%d",
                            setup.lanes(),
                            MOST_PROGRAMS / programs));
        }
        return players;
    }

    /** Where everything stands. */
    public Layout layout() {
        return layout;
    }

    /** Shows everything there from now on. */
    void map(MemorySegment shared) {
        memory = shared;
        int width = encoder.inputs() + rolls;
        int most = encoder.slots() + encoder.most() + 1;
        observations = setup.dense() ? new SparseRows(memory, observationAt, lanes.length, width, most) : null;
        afterObservations = setup.dense() && setup.afterstates()
                ? new SparseRows(memory, afterObservationAt, lanes.length * count, encoder.inputs(), most)
                : null;
    }

    /**
     * Begins every lane with its first match of a seed.
     *
     * @throws BadInput when an opponent gives up
     */
    void reset(long of) {
        seed = of;
        for (int i = 0; i < lanes.length; i++) {
            begin(i, i);
            show(i);
        }
    }

    /**
     * Begins the next match of every lane.
     *
     * @throws BadInput when an opponent gives up
     */
    void resetOn() {
        for (int i = 0; i < lanes.length; i++) {
            begin(i, lanes[i].match + lanes.length);
            show(i);
        }
    }

    /**
     * Takes the action of every lane; a lane whose match has ended begins its next one instead.
     *
     * @throws BadInput when one is not legal, or an opponent gives up; nothing goes on then
     */
    void step() {
        for (int i = 0; i < lanes.length; i++) {
            Lane lane = lanes[i];
            if (lane.ended) {
                begin(i, lane.match + lanes.length);
            } else {
                int action = memory.get(Ring.INT, actionAt + 4L * i);
                int option = Integer.compareUnsigned(action, count) < 0 ? optionOf[i * count + action] - 1 : -1;
                if (option < 0) {
                    throw illegal(i, action);
                }
                take(i, option);
            }
            show(i);
        }
    }

    private void begin(int i, long match) {
        try {
            lanes[i].begin(seed, match, driver(match));
        } catch (Forfeit failure) {
            throw gaveUp(i, failure);
        }
    }

    private void take(int i, int option) {
        try {
            lanes[i].take(option);
        } catch (Forfeit failure) {
            throw gaveUp(i, failure);
        }
    }

    private BadInput gaveUp(int i, Forfeit failure) {
        Lane lane = lanes[i];
        String who = opponents.get(Math.floorMod(lane.position.seat() - lane.seat, seats) - 1);
        return new BadInput(String.format(
                Locale.ROOT, "lane %d: %s gave up at %s: %s", i, who, lane.position, failure.getMessage()));
    }

    private int driver(long match) {
        return opponents.isEmpty() ? -1 : setup.seat() == EnvSetup.ROTATE ? (int) (match % seats) : setup.seat();
    }

    private BadInput illegal(int i, int action) {
        String legal = IntStream.range(0, count)
                .filter(a -> optionOf[i * count + a] > 0)
                .mapToObj(a -> String.format(
                        Locale.ROOT, "%d (%s)", a, actions.labels().get(a)))
                .collect(Collectors.joining(", "));
        return new BadInput(String.format(
                Locale.ROOT,
                "lane %d: action %d is not legal at %s; legal is %s",
                i,
                action,
                lanes[i].position,
                legal));
    }

    /** Writes down where a lane stands. */
    private void show(int i) {
        Lane lane = lanes[i];
        Position position = lane.position;
        boolean over = position.node() == Position.OVER;
        memory.set(Ring.BYTE, seatAt + i, (byte) position.seat());
        memory.set(Ring.SHORT, rollAt + 2L * i, (short) lane.episode.rolled());
        memory.set(Ring.BYTE, endAt + i, !lane.ended ? RUNNING : over ? TERMINATED : TRUNCATED);
        memory.set(Ring.LONG, matchAt + 8L * i, lane.match);
        memory.set(Ring.INT, turnsAt + 4L * i, position.turns());
        for (int seat = 0; seat < seats; seat++) {
            float reward = over ? (float) payoffs.allowed(position.score(seat)) : 0f;
            memory.set(Ring.FLOAT, rewardAt + 4L * (i * (long) seats + seat), reward);
        }
        Arrays.fill(optionOf, i * count, (i + 1) * count, (short) 0);
        for (long at = maskAt + (long) i * count, end = at + count; at < end; at++) {
            memory.set(Ring.BYTE, at, (byte) 0);
        }
        if (observations != null) {
            observations.clear(i);
        }
        if (setup.afterstates()) {
            clearAfter(i);
        }
        if (lane.ended) {
            return;
        }
        observe(i, lane);
        int options = position.options();
        for (int option = 0; option < options; option++) {
            int action = actions.of(position, option);
            optionOf[i * count + action] = (short) (option + 1);
            memory.set(Ring.BYTE, maskAt + (long) i * count + action, (byte) 1);
            if (setup.afterstates()) {
                foresee(i, action, position, option);
            }
        }
    }

    private void observe(int i, Lane lane) {
        encoder.slots(lane.position, slots);
        long at = slotsAt + 4L * i * slots.length;
        for (int slot : slots) {
            memory.set(Ring.INT, at, slot);
            at += 4;
        }
        SparseRows rows = observations;
        if (rows != null) {
            write(rows, i, lane.position);
            if (rolls > 0 && lane.episode.rolled() >= 0 && lane.episode.rolled() < rolls) {
                rows.add(i, encoder.inputs() + lane.episode.rolled(), 1);
            }
        }
    }

    private void write(SparseRows rows, int row, Position position) {
        for (int slot : slots) {
            rows.add(row, slot, 1);
        }
        int n = encoder.extras(position, inputs, values);
        for (int e = 0; e < n; e++) {
            rows.add(row, inputs[e], values[e]);
        }
    }

    private void clearAfter(int i) {
        SparseRows rows = afterObservations;
        for (int row = i * count; row < (i + 1) * count; row++) {
            memory.set(Ring.BYTE, afterSeatAt + row, (byte) -1);
            memory.set(Ring.FLOAT, afterScoreAt + 4L * row, 0f);
            if (rows != null) {
                rows.clear(row);
            }
        }
    }

    /** Writes down where an option leads. */
    private void foresee(int i, int action, Position position, int option) {
        next.set(position);
        next.take(option);
        int row = i * count + action;
        if (next.node() == Position.OVER) {
            memory.set(Ring.FLOAT, afterScoreAt + 4L * row, (float) payoffs.allowed(next.score(position.seat())));
            return;
        }
        if (next.isChance() && !encoder.sees(next)) {
            throw new BadInput("%s does not show %s, where %s leads to; afterstates need an encoder that does"
                    .formatted(encoder.name(), next, position.label(option)));
        }
        memory.set(Ring.BYTE, afterSeatAt + row, (byte) next.seat());
        encoder.slots(next, slots);
        long at = afterSlotsAt + 4L * row * slots.length;
        for (int slot : slots) {
            memory.set(Ring.INT, at, slot);
            at += 4;
        }
        if (afterObservations != null) {
            write(afterObservations, row, next);
        }
    }

    private Lane lane(int i) {
        if (i < 0 || i >= lanes.length) {
            throw new BadInput(String.format(Locale.ROOT, "there is no lane %d; there are 0..%d", i, lanes.length - 1));
        }
        return lanes[i];
    }

    /** Where a lane stands, as text. */
    String position(int i) {
        return lane(i).position.toString();
    }

    /** The record of a lane's match as far as it has come. */
    String record(int i) {
        Lane lane = lane(i);
        if (lane.trace == null) {
            throw new BadInput("records were not asked for");
        }
        boolean over = lane.position.node() == Position.OVER;
        int winners = over ? payoffs.winners(lane.position, seats) : 0;
        MatchRecord.Result result = MatchRecord.result(
                game, over ? Termination.PLAYED : Termination.TRUNCATED, winners, lane.position.seat(), null);
        List<String> names = IntStream.range(0, seats)
                .mapToObj(seat -> lane.seat < 0 || seat == lane.seat
                        ? DRIVER
                        : opponents.get(Math.floorMod(seat - lane.seat, seats) - 1))
                .toList();
        List<Double> paid = over && !payoffs.isWinOnly()
                ? IntStream.range(0, seats)
                        .mapToObj(lane.position::score)
                        .map(Objects::requireNonNull)
                        .toList()
                : List.of();
        return RecordText.write(
                MatchRecord.of(game, names, OptionalLong.of(seed), lane.match, lane.trace.toArray(), result, paid));
    }

    /** Ends opponents that are programs. */
    @Override
    public void close() {
        for (Lane lane : lanes) {
            lane.close();
        }
    }
}
