/** Exact values of games. */
@SuppressWarnings("requires-automatic") // EJML has no descriptors: its modules are called as its jars are
module alea.solve {
    requires static transitive org.jspecify;
    requires transitive alea.engine;
    requires ejml.core;
    requires ejml.ddense;
    requires jdk.management;

    exports alea.solve;
    exports alea.solve.doom;
    exports alea.solve.graph;
    exports alea.solve.race;
    exports alea.solve.run;
    exports alea.solve.table;

    uses alea.solve.SolvePlugin;

    provides alea.game.Plugin with
            alea.solve.player.SolvedPlayers;
    provides alea.game.TablebasePlugin with
            alea.solve.player.SolvedTables;
    provides alea.solve.SolvePlugin with
            alea.solve.ludo.LudoSolving,
            alea.solve.doom.DoomSolving,
            alea.solve.cross.CrossSolving;
}
