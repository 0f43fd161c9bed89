/** What rules do to matches, and what positions, moves and dice are worth. */
@SuppressWarnings("requires-automatic") // EJML has no descriptors: its modules are called as its jars are
module alea.analysis {
    requires static transitive org.jspecify;
    requires transitive alea.arena;
    requires transitive alea.engine;
    requires transitive alea.report;
    requires transitive alea.solve;
    requires transitive alea.stats;
    requires com.fasterxml.jackson.annotation;
    requires ejml.core;
    requires ejml.ddense;

    exports alea.analysis.balance;
    exports alea.analysis.board;
    exports alea.analysis.dice;
    exports alea.analysis.equity;
    exports alea.analysis.league;
    exports alea.analysis.review;
    exports alea.analysis.rollout;
}
