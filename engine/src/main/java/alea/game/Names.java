package alea.game;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds what somebody probably meant. */
public final class Names {
    private Names() {}

    /** So many letters tell what a name that begins with them is. */
    private static final int BEGUN = 3;

    /**
     * The known name that {@code name} begins, where one does; else that nearest to it by edit distance, if one is near
     * enough to be a slip: most of the letters of the longer one stay. Dashes before an option are no letters.
     */
    public static Optional<String> nearest(String name, Collection<String> known) {
        String given = name.toLowerCase(Locale.ROOT);
        Comparator<String> nearest =
                Comparator.<String>comparingInt(k -> distance(given, k)).thenComparing(Comparator.naturalOrder());
        Optional<String> begun = letters(given) < BEGUN
                ? Optional.empty()
                : known.stream().filter(k -> k.startsWith(given)).min(nearest);
        return begun.isPresent()
                ? begun
                : known.stream()
                        .min(nearest)
                        .filter(k -> 2 * distance(given, k) < Math.max(letters(k), letters(given)));
    }

    /** {@code " (did you mean 'x'?)"}, or nothing when no known name is near. */
    public static String didYouMean(String name, Collection<String> known) {
        return nearest(name, known).map(" (did you mean '%s'?)"::formatted).orElse("");
    }

    private static int letters(String name) {
        return name.replaceFirst("^-+", "").length();
    }

    /**
     * The fewest insertions, deletions, replacements and swaps of neighbours that turn one text into the other, none
     * of them within another: Levenshtein's distance, and swaps.
     */
    private static int distance(String a, String b) {
        int[] before = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] last = row;
            row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(change, 1 + Math.min(last[j], row[j - 1]));
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    row[j] = Math.min(row[j], before[j - 2] + 1);
                }
            }
            before = last;
        }
        return row[b.length()];
    }
}
