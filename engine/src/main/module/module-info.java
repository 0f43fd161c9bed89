/** Games and strategies, and how matches are played. */
module alea.engine {
    requires static transitive org.jspecify;

    exports alea.convert;
    exports alea.cross;
    exports alea.doom;
    exports alea.file;
    exports alea.game;
    exports alea.ludo;
    exports alea.ludo.lanes;
    exports alea.ludocs;
    exports alea.match;
    exports alea.picture;
    exports alea.search;

    uses alea.convert.ArrayPlugin;
    uses alea.game.Plugin;
    uses alea.game.TablebasePlugin;
    uses alea.match.LanesMaker;
    uses alea.picture.DrawingPlugin;

    provides alea.convert.ArrayPlugin with
            alea.ludo.LudoArrays;
    provides alea.game.Plugin with
            alea.doom.DoomPlugin,
            alea.ludo.LudoPlugin,
            alea.ludo.StarPlayers,
            alea.search.Basics,
            alea.ludocs.LudoCsPlugin,
            alea.cross.CrossPlugin;
    provides alea.match.LanesMaker with
            alea.ludo.lanes.LudoLanesMaker;
    provides alea.picture.DrawingPlugin with
            alea.ludo.LudoDrawings,
            alea.doom.DoomDrawings,
            alea.cross.CrossDrawings,
            alea.ludocs.LudoCsDrawings;
}
