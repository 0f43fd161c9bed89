package alea.report;

/** Words in a line of a page. Whatever text they are made of is escaped, so that none can break the page. */
public final class Phrase {
    private final String markup;

    private Phrase(String markup) {
        this.markup = markup;
    }

    /** Plain text. */
    public static Phrase of(String text) {
        return new Phrase(Markup.escaped(text));
    }

    /** Bold text. */
    public static Phrase bold(String text) {
        return new Phrase("<b>" + Markup.escaped(text) + "</b>");
    }

    /** Text of programs: names, commands. */
    public static Phrase code(String text) {
        return new Phrase("<code>" + Markup.escaped(text) + "</code>");
    }

    /** A link to a place of the same page. */
    public static Phrase link(String id, String text) {
        return new Phrase("<a href=\"#" + Markup.escaped(id) + "\">" + Markup.escaped(text) + "</a>");
    }

    /** Text in a colour of the page. */
    public static Phrase toned(Tone tone, String text) {
        return new Phrase("<span class=\"v " + tone.name() + "\">" + Markup.escaped(text) + "</span>");
    }

    /** The same where it may be passed over. */
    public Phrase dim() {
        return new Phrase("<span class=\"dim\">" + markup + "</span>");
    }

    /** These words, and more. */
    public Phrase and(Phrase more) {
        return new Phrase(markup + more.markup);
    }

    /** These words, and more. */
    public Phrase and(String text) {
        return and(of(text));
    }

    /** As the page has it. */
    String markup() {
        return markup;
    }
}
