package alea.arena;

import alea.arena.MatchResult.Ending;
import alea.game.Forfeit;
import alea.game.Player;
import alea.game.Position;
import alea.game.Strategy;
import alea.match.Runner;
import alea.match.Runners;
import alea.match.Streams;
import alea.match.Trace;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Where one thread plays its matches: a position, dice, and strategies of its own, used again for every match. */
final class Place implements AutoCloseable {
    private final ArenaSetup setup;
    private final List<int[]> lineups;
    private final Position start;
    private final Position position;
    private final Streams streams;
    private final Trace trace = new Trace();
    /** By player and seat; made when first needed. */
    private final @Nullable Strategy[][] strategies;
    /** By lineup; made when first needed. */
    private final @Nullable Runner[] runners;

    Place(ArenaSetup setup) {
        this.setup = setup;
        lineups = setup.lineups();
        start = setup.game().start();
        position = setup.game().start();
        streams = new Streams(setup.game().seats(), setup.duplicate());
        strategies = new Strategy[setup.players().size()][setup.game().seats()];
        runners = new Runner[lineups.size()];
    }

    /** Plays match {@code number} of the arena. */
    MatchResult play(long number) {
        int lineup = (int) (number / setup.games());
        long inLineup = number % setup.games();
        int seats = setup.game().seats();
        int length = setup.round();
        long round = lineup * ((setup.games() + length - 1) / length) + inLineup / length;
        int[] seating =
                setup.seating().seats(lineups.get(lineup), seats, setup.seed(), round, (int) (inLineup % length));
        long deal = setup.duplicate() ? round : number;

        Strategy[] sitting = new Strategy[seats];
        for (int seat = 0; seat < seats; seat++) {
            sitting[seat] = strategy(seating[seat], seat);
            sitting[seat].begin(seat, number);
        }
        position.set(start);
        streams.begin(setup.seed(), number, deal);
        trace.clear();
        Ending ending;
        String reason = null;
        int winners = 0;
        try {
            boolean over = runner(lineup, sitting)
                    .play(position, sitting, streams, setup.maxTurns(), setup.traces() ? trace : null);
            ending = over ? Ending.PLAYED : Ending.TRUNCATED;
            winners = over ? winners() : 0;
        } catch (Forfeit forfeit) {
            ending = Ending.FORFEIT;
            reason = forfeit.getMessage();
            winners = heirs(seating, position.seat());
        } catch (CancellationException stopped) {
            throw stopped;
        } catch (RuntimeException e) {
            Player player = setup.players().get(seating[position.seat()]);
            throw new IllegalStateException(
                    String.format(
                            Locale.ROOT,
                            "the strategy %s at place %d failed: %s",
                            player.spec(),
                            setup.game().place(position.seat()),
                            e.getMessage()),
                    e);
        }
        for (Strategy strategy : sitting) {
            strategy.end(position);
        }
        int[] options = setup.traces() ? trace.toArray() : new int[0];
        return new MatchResult(number, lineup, deal, seating, ending, winners, position.turns(), reason, options);
    }

    private int winners() {
        int winners = 0;
        for (int seat = 0; seat < setup.game().seats(); seat++) {
            winners |= position.score(seat) > 0 ? 1 << seat : 0;
        }
        return winners;
    }

    /** Who wins when a seat forfeits: the next seat of the only other player, or all seats of several others. */
    private static int heirs(int[] seating, int forfeiting) {
        int others = 0;
        int next = -1;
        for (int i = 1; i < seating.length; i++) {
            int seat = (forfeiting + i) % seating.length;
            if (seating[seat] != seating[forfeiting]) {
                others |= 1 << seat;
                next = next < 0 ? seat : next;
            }
        }
        int first = next;
        boolean alone = Arrays.stream(seating)
                .filter(player -> player != seating[forfeiting])
                .allMatch(player -> player == seating[first]);
        return next < 0 ? 0 : alone ? 1 << next : others;
    }

    private Strategy strategy(int player, int seat) {
        Strategy known = strategies[player][seat];
        if (known == null) {
            Player p = setup.players().get(player);
            known = p.instances().get();
            strategies[player][seat] = known;
        }
        return known;
    }

    private Runner runner(int lineup, Strategy[] sitting) {
        Runner known = runners[lineup];
        if (known == null) {
            known = Runners.of(setup.game(), List.of(sitting));
            runners[lineup] = known;
        }
        return known;
    }

    @Override
    public void close() {
        for (Strategy[] row : strategies) {
            for (Strategy strategy : row) {
                if (strategy instanceof AutoCloseable closeable) {
                    try {
                        closeable.close();
                    } catch (Exception e) {
                        throw new IllegalStateException("a strategy cannot be closed", e);
                    }
                }
            }
        }
    }
}
