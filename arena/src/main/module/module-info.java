/** Many matches, and honest statistics on them. */
@SuppressWarnings("requires-automatic") // DuckDB has a name and no descriptor
module alea.arena {
    requires static transitive org.jspecify;
    requires transitive alea.engine;
    requires transitive alea.stats;
    requires duckdb.jdbc;
    requires java.sql;

    exports alea.arena;
    exports alea.arena.entry;
    exports alea.arena.exec;
    exports alea.arena.league;
    exports alea.arena.record;
    exports alea.arena.store;
}
