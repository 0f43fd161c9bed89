package alea.ludocs;

import alea.game.BadInput;
import alea.game.Position;
import alea.ludocs.Snapshot.Wait;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What chance gives, written down: {@code die:6 coin:T die:4 spawn:5 tele:Kotuwa aura:sick}. Each outcome is taken
 * when the rules ask for it, and has to be of the kind that they ask for.
 */
public final class Script {
    private static final Set<String> KINDS = Set.of("die", "coin", "tele", "aura", "spawn");

    private record Token(String text, int line) {}

    private final String name;
    private final List<Token> tokens = new ArrayList<>();
    private int used;

    Script(String name) {
        this.name = name;
    }

    /**
     * Reads a script: outcomes separated by blanks, on any number of lines; a {@code #} begins a comment.
     *
     * @param name what messages call it, usually its file
     * @throws BadInput for what is not an outcome, with its line
     */
    public static Script parse(String name, String text) {
        Script script = new Script(name);
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            script.add(lines.get(i).replaceFirst("#.*", ""), i + 1);
        }
        return script;
    }

    void add(String words, int line) {
        for (String word : words.strip().split("\\s+")) {
            if (word.isEmpty()) {
                continue;
            }
            int colon = word.indexOf(':');
            if (colon < 0 || !KINDS.contains(word.substring(0, colon)) || !allowed(word)) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "%s, line %d: '%s' is not an outcome: die:1..6, coin:H or T, tele:%s, aura:energised or "
                                + "sick, spawn:0..51",
                        name,
                        line,
                        word,
                        String.join("|", Destination.NAMES)));
            }
            tokens.add(new Token(word, line));
        }
    }

    private static boolean allowed(String word) {
        String value = word.substring(word.indexOf(':') + 1);
        return switch (word.substring(0, word.indexOf(':'))) {
            case "die" -> value.matches("[1-6]");
            case "coin" -> value.matches("[HT]");
            case "tele" -> Destination.NAMES.contains(value);
            case "aura" -> value.equals("energised") || value.equals("sick");
            default -> value.matches("[0-9]|[1-4][0-9]|5[01]");
        };
    }

    /** The same script from its beginning. */
    Script again() {
        Script again = new Script(name);
        again.tokens.addAll(tokens);
        return again;
    }

    /** Whether outcomes are left. */
    public boolean hasNext() {
        return used < tokens.size();
    }

    /** How many outcomes were taken. */
    public int used() {
        return used;
    }

    /**
     * The option at a chance node that the next outcome stands for.
     *
     * @throws BadInput when there is none, when it is of another kind, or a square where no mystery cell can appear
     */
    public int next(LudoCsPosition position) {
        if (!hasNext()) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s: the script ends after %d outcomes, and a %s is due",
                    name,
                    used,
                    kind(position.waits())));
        }
        Token token = tokens.get(used);
        String kind = kind(position.waits());
        int colon = token.text.indexOf(':');
        String where = String.format(Locale.ROOT, "%s, line %d, outcome %d", name, token.line, used + 1);
        if (!token.text.substring(0, colon).equals(kind)) {
            throw new BadInput("%s: '%s' where a %s is due".formatted(where, token.text, kind));
        }
        used++;
        try {
            return position.option(token.text.substring(colon + 1));
        } catch (BadInput e) {
            throw new BadInput("%s: %s".formatted(where, e.getMessage()));
        }
    }

    /** An outcome as a script has it. */
    public static String outcome(Position position, int option) {
        return kind(((LudoCsPosition) position).waits()) + ":" + position.label(option);
    }

    private static String kind(Wait wait) {
        return switch (wait) {
            case OPENING, ROLL -> "die";
            case COIN -> "coin";
            case TELEPORT -> "tele";
            case AURA -> "aura";
            case SPAWN -> "spawn";
            case CHOICE, OVER -> throw new IllegalArgumentException("no chance node");
        };
    }
}
