package alea.web;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.rpc.Rpc;
import java.util.concurrent.CancellationException;
import java.util.regex.Pattern;

/** Says what went wrong without a path of this machine, or anything else that only who started the server may know. */
final class Discreet implements Rpc.Wording {
    /** Folders before the name of a file. Positions have slashes, too, but none that a word begins with. */
    private static final Pattern FOLDERS = Pattern.compile("(?<=^|[\\s'\"(=:])/(?:[^\\s/'\":]+/)+");

    private static final String FAILED = "a mistake in Alea: this could not be answered";

    @Override
    public String refused(BadInput e) {
        return words(String.valueOf(e.getMessage()));
    }

    @Override
    public String failed(Throwable e) {
        return switch (e) {
            case OutOfMemoryError _ -> "this takes more memory than the server has";
            case CancellationException _ -> "this takes longer than a call may; begin it as a job, or ask for less";
            default -> FAILED;
        };
    }

    /** A message without folders, on one line. */
    String words(String message) {
        return Quoted.message(FOLDERS.matcher(message).replaceAll(""));
    }
}
