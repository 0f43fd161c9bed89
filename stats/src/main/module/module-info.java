/** Intervals, tests, ratings: numbers only, no game. */
@SuppressWarnings("requires-automatic") // EJML has no descriptors: its modules are called as its jars are
module alea.stats {
    requires static transitive org.jspecify;
    requires ejml.core;
    requires ejml.ddense;
    requires org.apache.commons.statistics.distribution;
    requires org.apache.commons.statistics.inference;

    exports alea.stats;
}
