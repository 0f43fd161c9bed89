package alea.game;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds what somebody probably meant. */
public final class Names {
    private Names() {}

    /** The known name nearest to {@code name} by edit distance, if one is near enough to be a slip. */
    public static Optional<String> nearest(String name, Collection<String> known) {
        String given = name.toLowerCase(Locale.ROOT);
        return known.stream()
                .min(Comparator.comparingInt((String k) -> distance(given, k)).thenComparing(Comparator.naturalOrder()))
                .filter(k -> distance(given, k) <= Math.max(2, Math.max(k.length(), given.length()) / 2));
    }

    /** {@code " (did you mean 'x'?)"}, or nothing when no known name is near. */
    public static String didYouMean(String name, Collection<String> known) {
        return nearest(name, known).map(" (did you mean '%s'?)"::formatted).orElse("");
    }

    /** Levenshtein's distance: the fewest insertions, deletions and replacements that turn one text into the other. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
