package alea.fuzz;

import alea.cli.Exit;
import alea.fuzz.Outcome.Kind;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What Alea never may do, whatever it is given. */
final class Manners {
    private static final Pattern JAVA =
            Pattern.compile("\\bjava\\.|\\bjdk\\.|\\balea\\.[a-z]+\\.|[a-z]Exception\\b|[a-z]Error\\b"
                    + "|\\bclass \\[?[A-Z]|[A-Za-z]@[0-9a-f]{5,}|cannot be "
                    + "cast|`[A-Z][A-Za-z]+[.`]|#UNKNOWN|exception_type|Index -?[0-9]+ out of "
                    + "bounds|\\bnull\\b.*because");
    private static final Pattern CONTROL =
            Pattern.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u2028\\u2029\\u202a-\\u202e]");
    private static final Set<Integer> CODES = Set.of(Exit.DONE, Exit.NOT_MET, Exit.BAD_INPUT, Exit.INTERRUPTED);

    private Manners() {}

    /**
     * Judges a command line.
     *
     * @param run what it did
     * @param ours texts that the input had: they may be quoted
     */
    static Outcome of(Command run, String ours) {
        if (!CODES.contains(run.code())) {
            return fault("exit code " + run.code(), run.err());
        }
        // What a long job says before it begins stands above the complaint.
        if (run.code() == Exit.BAD_INPUT
                && run.err().lines().filter(line -> line.startsWith("alea ")).count() != 1) {
            return fault("not one line", run.err());
        }
        Outcome words = words(run.err(), ours);
        if (words.kind() == Kind.FAULT) {
            return words;
        }
        Matcher control = CONTROL.matcher(run.out());
        if (control.find()) {
            return fault("a control character is printed", run.out().substring(Math.max(0, control.start() - 40)));
        }
        return run.code() == Exit.DONE || run.code() == Exit.INTERRUPTED
                ? new Outcome(Kind.ACCEPTED, "")
                : new Outcome(Kind.REFUSED, run.err().strip());
    }

    /** Judges what is said to a person. */
    static Outcome words(String said, String ours) {
        Matcher java = JAVA.matcher(said);
        while (java.find()) {
            if (!ours.contains(java.group())) {
                return fault("a name of Java's: " + java.group(), said);
            }
        }
        Matcher control = CONTROL.matcher(said);
        return control.find() ? fault("a control character", said) : new Outcome(Kind.REFUSED, said.strip());
    }

    static Outcome fault(String what, String said) {
        String line = said.strip().replaceAll("\\p{Cntrl}+", " ");
        return new Outcome(Kind.FAULT, what + ": " + line.substring(0, Math.min(300, line.length())));
    }
}
