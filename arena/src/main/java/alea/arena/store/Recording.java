package alea.arena.store;

import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.MatchResult;
import alea.game.BadInput;
import alea.game.Player;
import alea.match.Termination;
import java.nio.IntBuffer;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;
import org.jspecify.annotations.Nullable;

/**
 * One arena run that is being kept. All of it is one transaction, which {@link #finish} commits: a recording that is
 * closed without that, or whose process dies, leaves nothing. Used by one thread.
 */
public final class Recording implements Arena.Sink, AutoCloseable {
    private final DuckDBConnection connection;
    private final Path file;
    private final int run;
    private final ArenaSetup setup;
    private final String version;
    private final int[] places;
    private final DuckDBAppender appender;
    /** Takes what matches are worth, in a game where that is more than a win; else null. */
    private final @Nullable DuckDBAppender payoffs;

    /** Who sits where, by the number under which {@code matches} knows it. */
    private final Map<IntBuffer, Integer> seatings = new LinkedHashMap<>();

    private long matches;
    private boolean closed;

    Recording(DuckDBConnection connection, Path file, int run, ArenaSetup setup, String version) throws SQLException {
        this.connection = connection;
        this.file = file;
        this.run = run;
        this.setup = setup;
        this.version = version;
        places = IntStream.range(0, setup.game().seats())
                .map(setup.game()::place)
                .toArray();
        if (setup.game().payoffs().isWinOnly()) {
            payoffs = null;
        } else {
            Schema.requirePayoffs(connection);
            payoffs = connection.createAppender(Database.FILE, "main", "payoffs");
        }
        appender = connection.createAppender(Database.FILE, "main", "matches");
    }

    /** The number that the run will have in the file. */
    public int run() {
        return run;
    }

    /**
     * Keeps one match.
     *
     * @throws BadInput when the file cannot be written
     * @throws alea.file.NotWritten when the disk is full or fails
     */
    public void add(MatchResult result) {
        open();
        int[] seating = result.seating();
        Integer known = seatings.get(IntBuffer.wrap(seating));
        if (known == null) {
            known = seatings.size();
            seatings.put(IntBuffer.wrap(seating.clone()), known);
        }
        int[] winners = IntStream.range(0, seating.length)
                .filter(seat -> (result.winners() >>> seat & 1) != 0)
                .map(seat -> seating[seat])
                .distinct()
                .sorted()
                .toArray();
        int seat = result.winningSeat();
        try {
            appender.beginRow()
                    .append(run)
                    .append(result.number())
                    .append(result.lineup())
                    .append(result.deal())
                    .append(known.intValue())
                    .append(word(result.ending(), winners.length));
            orNull(winners.length == 1, winners.length == 1 ? winners[0] : 0);
            orNull(seat >= 0, seat >= 0 ? places[seat] : 0);
            if (winners.length > 1) {
                appender.append(winners);
            } else {
                appender.appendNull();
            }
            appender.append(result.turns());
            if (result.reason() == null) {
                appender.appendNull();
            } else {
                appender.append(result.reason());
            }
            appender.endRow();
            if (payoffs != null) {
                addPayoffs(result, payoffs);
            }
        } catch (SQLException e) {
            throw cannotWrite(e);
        }
        matches++;
    }

    private void addPayoffs(MatchResult result, DuckDBAppender rows) throws SQLException {
        for (int seat = 0; seat < result.payoffs().length; seat++) {
            rows.beginRow()
                    .append(run)
                    .append(result.number())
                    .append(places[seat])
                    .append(result.seating()[seat])
                    .append(result.payoffs()[seat])
                    .endRow();
        }
    }

    private void orNull(boolean known, int value) throws SQLException {
        if (known) {
            appender.append(value);
        } else {
            appender.appendNull();
        }
    }

    private static String word(Termination ending, int winners) {
        return switch (ending) {
            case PLAYED -> winners == 1 ? "won" : "draw";
            case TRUNCATED -> "truncated";
            case FORFEIT -> "forfeit";
        };
    }

    /** Keeps one match, and has never enough. */
    @Override
    public boolean accept(MatchResult result) {
        add(result);
        return true;
    }

    /**
     * Puts the run into the file for good.
     *
     * @param complete false when the run was interrupted and more would have been played
     * @throws BadInput when the file cannot be written; it then holds nothing of this run
     */
    public void finish(boolean complete) {
        open();
        try {
            appender.close();
            if (payoffs != null) {
                payoffs.close();
            }
            appendSeatings();
            appendRun(complete);
            appendNames();
            connection.commit();
            connection.setAutoCommit(true);
            closed = true;
        } catch (SQLException e) {
            throw cannotWrite(e);
        } finally {
            close();
        }
    }

    private void appendSeatings() throws SQLException {
        try (DuckDBAppender rows = connection.createAppender(Database.FILE, "main", "seatings")) {
            for (var seating : seatings.entrySet()) {
                rows.beginRow()
                        .append(run)
                        .append(seating.getValue().intValue())
                        .append(seating.getKey().array())
                        .endRow();
            }
        }
    }

    private void appendRun(boolean complete) throws SQLException {
        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        try (DuckDBAppender row = connection.createAppender(Database.FILE, "main", "runs")) {
            row.beginRow()
                    .append(run)
                    .append(LocalDateTime.ofInstant(now, ZoneOffset.UTC))
                    .append(version)
                    .append(setup.game().spec().toString())
                    .append(setup.players().stream()
                            .map(p -> p.spec().toString())
                            .toList())
                    .append(places)
                    .append(setup.games())
                    .append(matches)
                    .append(setup.seed())
                    .append(setup.seating().word())
                    .append(setup.duplicate());
            if (setup.maxTurns() == Integer.MAX_VALUE) {
                row.appendNull();
            } else {
                row.append(setup.maxTurns());
            }
            row.append(complete).endRow();
        }
    }

    /** Where somebody has a name. */
    private void appendNames() throws SQLException {
        if (setup.players().stream().noneMatch(Player::named)) {
            return;
        }
        Schema.requireNames(connection);
        try (DuckDBAppender row = connection.createAppender(Database.FILE, "main", "names")) {
            row.beginRow()
                    .append(run)
                    .append(setup.players().stream().map(Player::name).toList())
                    .endRow();
        }
    }

    private RuntimeException cannotWrite(SQLException e) {
        return Database.notWritten(String.format(Locale.ROOT, "run %d cannot be kept in %s", run, file), e);
    }

    private void open() {
        if (closed) {
            throw new IllegalStateException("this recording is closed");
        }
    }

    boolean isClosed() {
        return closed;
    }

    /** Forgets everything, unless the run is finished. */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        discard(appender);
        if (payoffs != null) {
            discard(payoffs);
        }
        try {
            connection.rollback();
            connection.setAutoCommit(true);
        } catch (SQLException e) {
            // a commit that failed has ended the transaction, and why it failed is told already
        }
    }

    /** An appender hands over its last rows when it closes, and complains when they or a transaction are no good. */
    private static void discard(DuckDBAppender rows) {
        try {
            rows.close();
        } catch (SQLException e) {
            // the rows are not wanted
        }
    }
}
