package alea.papers;

/** The documents whose results are measured again, and the atlas, which is Alea's own. In the order of the report. */
public enum Document {
    LUDO(
            "Project LUDO",
            "Dasannacharya, Yagnik, Jhaveri, Ghafari: Project LUDO, finding an optimal strategy for Ludo. UC San Diego, 2023"),
    PYLUDO("Playing Ludo with AI", "Playing Ludo with AI: evolved and learning players for pyludo"),
    DOOM("Dice of Doom", "Van den Berg: Dice of Doom, a bachelor's thesis"),
    UCSC("LUDO like UCSC", "LUDO like UCSC, a take-home assignment of 27 July 2024: traditional Ludo and LUDO-CS"),
    IVERSEN("Q-Learning - Ludo", "Iversen: Q-Learning - Ludo"),
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
