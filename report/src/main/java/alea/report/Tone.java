package alea.report;

/**
 * A colour that a page gives a word, so that it is found at a glance.
 *
 * @param name its name in the style of the page: lower-case letters
 * @param light as CSS has colours, on white
 * @param dark the same on black
 */
public record Tone(String name, String light, String dark) {}
