package alea.report;

import org.jspecify.annotations.Nullable;

/**
 * A bar.
 *
 * @param name what it is
 * @param value its length
 * @param low the lower end of its interval
 * @param high the upper end
 * @param published what a document has, drawn as a diamond, or null
 */
public record Bar(
        String name,
        double value,
        double low,
        double high,
        @Nullable Double published) {}
