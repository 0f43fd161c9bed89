/** A program with Alea inside that runs from a module path, and a plug-in that Alea finds there. */
module modular {
    requires alea.analysis; // and with it arena, engine, solve and stats
    requires alea.learn; // champions
    requires alea.rules; // rule files

    provides alea.game.Plugin with
            modular.LastOption;
}
