/** Networks and tables that play. */
module alea.learn {
    requires static transitive org.jspecify;
    requires transitive alea.engine;
    requires transitive alea.stats;

    exports alea.learn.evolution;
    exports alea.learn.npy;
    exports alea.learn.play;
    exports alea.learn.q;
    exports alea.learn.td;
    exports alea.learn.train;

    uses alea.learn.evolution.FitnessPlugin;
    uses alea.learn.evolution.SpeciesPlugin;
    uses alea.learn.q.QPlugin;
    uses alea.learn.td.FeaturePlugin;
    uses alea.learn.train.Trainer;

    provides alea.game.Plugin with
            alea.learn.FromFiles;
    provides alea.learn.td.FeaturePlugin with
            alea.learn.ludo.LudoLearning,
            alea.learn.doom.DoomLearning,
            alea.learn.cross.CrossLearning;
    provides alea.learn.train.Trainer with
            alea.learn.evolution.EvolutionTrainer,
            alea.learn.q.QTrainer,
            alea.learn.td.TdTrainer;
}
