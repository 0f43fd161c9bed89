package alea.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Game;
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
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Files of players with one bit turned, or cut off. Those with a checksum are refused, but for bits that mean nothing; those without, and headers, are
 * refused in one line or play with finite numbers.
 */
class DamageTest {
    private static final long SEED = 17;
    private static final int FLIPS = 150;
    private static final int CUTS = 40;

    enum Kind {
        Q_TEXT("q", "iversen-text-genetic.model", "ludo-ludopy-1.3.1", true),
        Q_CODE("q", "iversen-code-genetic.model", "ludo-ludopy-1.3.1", true),
        NET("net", "td-ludo-simple.net", "ludo-simple", true),
        STF("stf", "stf.model", "ludo-ludopy-1.3.1", false),
        SIMPLE("simple", "simple.npy", "ludo-pyludo-fork", false),
        ADVANCED("advanced", "advanced.npy", "ludo-pyludo-fork", false),
        FULL("full", "full.npy", "ludo-pyludo-fork", false),
        Q_TABLE("qtable", "qtable.tsv", "ludo-pyludo-fork", false);

        private final String strategy;
        private final String file;
        private final String game;
        private final boolean checksum;

        Kind(String strategy, String file, String game, boolean checksum) {
            this.strategy = strategy;
            this.file = file;
            this.game = game;
            this.checksum = checksum;
        }
    }

    @TempDir
    private Path folder;

    /** What a player does and says at some positions; null when its file is refused. */
    private @org.jspecify.annotations.Nullable List<Object> behaviour(Kind kind, byte[] content, String damage)
            throws IOException {
        Path file = Files.write(folder.resolve(kind.file), content);
        Game game = Reference.REGISTRY.game(kind.game);
        Strategy player;
        try {
            player = Reference.REGISTRY
                    .player(kind.strategy + ":file=" + file, game)
                    .instances()
                    .get();
        } catch (BadInput e) {
            assertThat(e.getMessage()).as(damage).contains(kind.file).doesNotContain("java.", "Exception", "\n");
            return null;
        }
        List<Object> seen = new ArrayList<>();
        var dice = new Dice(SEED, 1);
        Position position = game.start();
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

    @ParameterizedTest
    @EnumSource
    void damagedFilesAreRefusedOrPlayWithFiniteNumbers(Kind kind) throws IOException {
        byte[] whole = Files.readAllBytes(Path.of("../players").resolve(kind.file));
        List<Object> undamaged = behaviour(kind, whole, "none");
        assertThat(undamaged).isNotNull();
        int body = kind.checksum ? ModelHeader.length(whole) : whole.length;
        var random = new SplittableRandom(SEED);
        for (int i = 0; i < FLIPS; i++) {
            // Half of them where counts and headers are, half anywhere.
            int at = i % 2 == 0 ? random.nextInt(Math.min(whole.length, 2 * body)) : random.nextInt(whole.length);
            at = i % 8 == 1 ? whole.length - 1 - random.nextInt(16) : at;
            int bit = random.nextInt(8);
            byte[] flipped = whole.clone();
            flipped[at] ^= (byte) (1 << bit);
            String damage = kind + ", seed " + SEED + ": byte " + at + " of " + whole.length + ", bit " + bit;
            List<Object> seen = behaviour(kind, flipped, damage);
            if (seen != null && at >= body && !seen.equals(undamaged)) {
                fail(damage + " is played");
            }
        }
        for (int i = 0; i < CUTS; i++) {
            int length = i % 2 == 0 ? random.nextInt(whole.length) : whole.length - 1 - i / 2;
            List<Object> seen = behaviour(kind, Arrays.copyOf(whole, length), kind + " cut to " + length);
            if (kind != Kind.Q_TABLE && kind != Kind.STF) { // lines of text: a shorter number is a number
                assertThat(seen).as(kind + " cut to " + length).isNull();
            }
        }
        if (kind != Kind.Q_TABLE) {
            byte[] longer = Arrays.copyOf(whole, whole.length + 5);
            assertThat(behaviour(kind, longer, "five bytes more")).isNull();
        }
    }
}
