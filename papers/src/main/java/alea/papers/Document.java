package alea.papers;

/** The documents whose results are measured again, and the atlas, which is Alea's own. In the order of the report. */
public enum Document {
    LUDO(
            "Project LUDO",
            "Chirag Dasannacharya, Niraj Yagnik, Jay Jhaveri, Andrew Ghafari: Project LUDO. Finding an optimal "
                    + "strategy for Ludo. University of California, San Diego, 2023"),
    PYLUDO(
            "Playing Ludo with AI",
            "Mathias Emil Slettemark-Nielsen: Playing Ludo with Artificial Intelligence. University of Southern "
                    + "Denmark, about 2020"),
    DOOM(
            "Dice of Doom",
            "Perri van den Berg: Exploring Optimal Strategies for Dice of Doom. Bachelor thesis, LIACS, Leiden, 2023"),
    UCSC(
            "LUDO like UCSC",
            "University of Colombo School of Computing: LUDO like UCSC. Take-home assignment of 27 July 2024: "
                    + "traditional Ludo and LUDO-CS"),
    IVERSEN(
            "Q-Learning - Ludo",
            "Jens Otto Hee Iversen: Q-Learning - Ludo. University of Southern Denmark, about 2021"),
    ATLAS("Atlas of rules", "Alea's own: what every house rule does to a match");

    private final String title;
    private final String source;

    Document(String title, String source) {
        this.title = title;
        this.source = source;
    }

    /** What it is called for short. */
    public String title() {
        return title;
    }

    /** Authors and title. */
    public String source() {
        return source;
    }
}
