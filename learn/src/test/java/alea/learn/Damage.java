package alea.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import alea.game.Strategy;
import alea.learn.train.ModelHeader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Files of players with one bit turned, or cut off. Those with a checksum are refused, but for bits that mean nothing;
 * those without, and headers, are refused in one line or play with finite numbers.
 *
 * @param strategy the spec's name
 * @param file the name of a file in the folder of shipped players
 * @param game the spec of a game that it plays
 * @param checksum whether what follows the header has one
 * @param lines whether it is text without one, of which a shorter number is a number
 */
public record Damage(String strategy, String file, String game, boolean checksum, boolean lines) {
    private static final long SEED = 17;
    private static final int FLIPS = Boolean.getBoolean("alea.long") ? 150 : 50;
    private static final int CUTS = Boolean.getBoolean("alea.long") ? 40 : 14;

    /** What a player does and says at some positions; null when its file is refused. */
    private @org.jspecify.annotations.Nullable List<Object> behaviour(Path folder, byte[] content, String damage)
            throws IOException {
        Path written = Files.write(folder.resolve(file), content);
        Game played = Installed.REGISTRY.game(game);
        Strategy player;
        try {
            player = Installed.REGISTRY
                    .player(strategy + ":file=" + written, played)
                    .instances()
                    .get();
        } catch (BadInput e) {
            assertThat(e.getMessage()).as(damage).contains(file).doesNotContain("java.", "Exception", "\n");
            return null;
        }
        List<Object> seen = new ArrayList<>();
        var dice = new Dice(SEED, 1);
        Position position = played.start();
        for (int node = 0; node < 120 && position.node() != Position.OVER; node++) {
            if (position.isChance()) {
                position.take(dice.chance(position));
            } else {
                if (player instanceof Evaluator evaluator) {
                    for (Evaluator.Valued valued : evaluator.evaluate(position)) {
                        assertThat(valued.value()).as(damage).isFinite();
                        seen.add(valued.value());
                    }
                }
                int option = player.choose(position, dice);
                seen.add(option);
                position.take(option);
            }
        }
        return seen;
    }

    /** Damages the file in many ways, in copies in a folder. */
    public void assertRefusedOrPlaysWithFiniteNumbers(Path folder) throws IOException {
        byte[] whole = Files.readAllBytes(Path.of("../players").resolve(file));
        List<Object> undamaged = behaviour(folder, whole, "none");
        assertThat(undamaged).isNotNull();
        int body = checksum ? ModelHeader.length(whole) : whole.length;
        var random = new SplittableRandom(SEED);
        for (int i = 0; i < FLIPS; i++) {
            // Half of them where counts and headers are, half anywhere.
            int at = i % 2 == 0 ? random.nextInt(Math.min(whole.length, 2 * body)) : random.nextInt(whole.length);
            at = i % 8 == 1 ? whole.length - 1 - random.nextInt(16) : at;
            int bit = random.nextInt(8);
            byte[] flipped = whole.clone();
            flipped[at] ^= (byte) (1 << bit);
            String damage = file + ", seed " + SEED + ": byte " + at + " of " + whole.length + ", bit " + bit;
            List<Object> seen = behaviour(folder, flipped, damage);
            if (seen != null && at >= body && !seen.equals(undamaged)) {
                fail(damage + " is played");
            }
        }
        for (int i = 0; i < CUTS; i++) {
            int length = i % 2 == 0 ? random.nextInt(whole.length) : whole.length - 1 - i / 2;
            List<Object> seen = behaviour(folder, Arrays.copyOf(whole, length), file + " cut to " + length);
            if (!lines) {
                assertThat(seen).as(file + " cut to " + length).isNull();
            }
        }
        byte[] longer = Arrays.copyOf(whole, whole.length + 5);
        assertThat(behaviour(folder, longer, "five bytes more")).isNull();
    }
}
