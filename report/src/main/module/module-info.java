/** Plots as SVG and pages of HTML. */
module alea.report {
    requires static transitive org.jspecify;

    exports alea.report;
}
