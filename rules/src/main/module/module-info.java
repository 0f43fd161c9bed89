/** Rule sets as files. */
module alea.rules {
    requires static transitive org.jspecify;
    requires transitive alea.engine;
    requires org.snakeyaml.engine;

    exports alea.rules;
}
