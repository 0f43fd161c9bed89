package alea.env;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.game.Quoted;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Positions of one game, given as texts, as the numbers that lanes show of them. Safe to share between threads. */
public final class PositionEncoder {
    /**
     * A position as numbers.
     *
     * @param encoder its name
     * @param inputs of the encoder; a row has as many, and then {@code rolls}
     * @param rolls outcomes of the chance before a decision, of which a row shows one; 0 where the encoder shows all
     * @param roll the number of that outcome; missing before a roll, and where the text does not say which came last
     * @param slots the input of every slot; each counts 1
     * @param extras the other inputs that are not zero; one that stands here twice counts with both its values
     * @param values theirs
     */
    public record Encoded(
            String encoder,
            int inputs,
            int rolls,
            @Nullable Integer roll,
            List<Integer> slots,
            List<Integer> extras,
            List<Float> values) {}

    private static final String BEFORE = "-";

    private final Game game;
    private final Encoder encoder;
    private final int rolls;

    /**
     * How positions of a game are shown.
     *
     * @param name of the encoder; null for the standard of the game
     * @throws BadInput when the game has no such, or nobody ever has a choice in it
     */
    public PositionEncoder(Game game, @Nullable String name) {
        this.game = game;
        Survey survey = Survey.of(game);
        encoder = Encoder.of(game, name, survey);
        rolls = encoder.rolls(survey);
    }

    /**
     * What the seat to act sees of a position.
     *
     * @throws BadInput when that is no position of the game, the match is over, or the encoder does not show it
     */
    public synchronized Encoded encode(String text) {
        Position position = game.parse(text);
        if (position.node() == Position.OVER) {
            throw new BadInput("%s cannot be shown: the match is over".formatted(Quoted.of(text)));
        }
        if (position.isChance() && !encoder.sees(position)) {
            throw new BadInput(
                    "%s does not show %s, where chance comes next".formatted(encoder.name(), Quoted.of(text)));
        }
        int[] slots = new int[encoder.slots()];
        int[] inputs = new int[encoder.most()];
        float[] values = new float[encoder.most()];
        encoder.slots(position, slots);
        int n = encoder.extras(position, inputs, values);
        List<Float> shown = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            shown.add(values[i]);
        }
        return new Encoded(
                encoder.name(),
                encoder.inputs(),
                rolls,
                rolls == 0 || position.isChance() ? null : roll(position),
                Arrays.stream(slots).boxed().toList(),
                Arrays.stream(inputs, 0, n).boxed().toList(),
                shown);
    }

    /** The outcome that led to a decision, where it is one of a text that differs in one word; else null. */
    private @Nullable Integer roll(Position decision) {
        String[] words = decision.toString().split(" ", -1);
        for (int at = 0; at < words.length; at++) {
            String[] changed = words.clone();
            changed[at] = BEFORE;
            Integer found = words[at].equals(BEFORE) ? null : leading(String.join(" ", changed), decision);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /**
     * The outcome of chance at a position that leads to a decision; null where there is no such position or outcome.
     */
    private @Nullable Integer leading(String text, Position decision) {
        Position before;
        try {
            before = game.parse(text);
        } catch (BadInput none) {
            return null;
        }
        Position after = before.copy();
        for (int option = 0; before.isChance() && option < Math.min(before.options(), rolls); option++) {
            after.set(before);
            after.take(option);
            if (after.equals(decision)) {
                return option;
            }
        }
        return null;
    }
}
