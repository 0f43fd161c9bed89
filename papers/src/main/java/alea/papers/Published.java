package alea.papers;

import org.jspecify.annotations.Nullable;

/**
 * One number or statement of a document.
 *
 * @param item the item that measures it
 * @param row its name within the item
 * @param place where it stands: table, figure or section
 * @param says what it says, in our words
 * @param text the number as printed, or {@code yes} for a statement
 * @param value the number; null for a statement
 * @param rounding how far the number may be from what was found, by the digits printed
 * @param count the matches or draws behind it; 0 when it is no sample
 * @param assumed whether the document does not give the count, and {@code count} is assumed
 */
public record Published(
        String item,
        String row,
        String place,
        String says,
        String text,
        @Nullable Double value,
        double rounding,
        long count,
        boolean assumed) {

    /** What stands for the number of a statement. */
    public static final String SAID = "yes";

    /** What is taken where a document gives no count. */
    public static final long ASSUMED = 1000;

    /**
     * Reads the columns as resources have them.
     *
     * @param text {@code 0.554}, {@code 55.4%}, {@code 2/7}, {@code 35}, {@code ~35} (rounded to a whole number), or
     *     {@code yes}
     * @param count a number, nothing for no sample, {@code ?} for an unknown count, {@code ?500} for an unknown
     *     one taken to be 500
     */
    static Published of(String item, String row, String place, String says, String text, String count) {
        String number = text.startsWith("~") ? text.substring(1) : text;
        double scale = 1;
        if (number.endsWith("%")) {
            number = number.substring(0, number.length() - 1);
            scale = 0.01;
        }
        Double value = null;
        double rounding = 0;
        if (number.matches("-?[0-9.]+/[0-9.]+")) {
            String[] parts = number.split("/");
            value = Double.parseDouble(parts[0]) / Double.parseDouble(parts[1]);
        } else if (number.matches("-?[0-9]*\\.?[0-9]+")) {
            value = scale * Double.parseDouble(number);
            int point = number.indexOf('.');
            if (point >= 0) {
                rounding = scale * 0.5 * Math.pow(10, point + 1 - number.length());
            } else if (scale != 1 || text.startsWith("~")) {
                rounding = scale * 0.5;
            }
        }
        boolean assumed = count.startsWith("?");
        String digits = assumed ? count.substring(1) : count;
        long n = digits.isEmpty() ? (assumed ? ASSUMED : 0) : Long.parseLong(digits);
        return new Published(item, row, place, says, text, value, rounding, n, assumed);
    }

    /** The number, where there is one. */
    public double number() {
        if (value == null) {
            throw new IllegalStateException(item + " " + row + " has no number");
        }
        return value;
    }
}
