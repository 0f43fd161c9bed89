package alea.arena;

import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Player;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Settings;
import alea.game.Spec;
import alea.match.Seating;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/**
 * What matches with fixed seeds came to, in a few digits: a change that keeps all of them changes no behaviour.
 *
 * <p>Every game plays with each of its numbers of seats, or in its samples, and at each every strategy that needs no
 * settings, lightly: {@code random} among itself, the others in turns with it, rotating through the seats. Signed are
 * the ending, the winners, the turns, every option taken and the last position's text.
 *
 * @param name what played: a game and a strategy, a game, or all
 * @param hex the first 16 hex digits of a SHA-256
 * @param matches matches played
 * @param turns their turns
 * @param nanos how long they took; no part of the signature
 */
public record Signature(String name, String hex, long matches, long turns, long nanos) {
    private static final String OPPONENT = "random";
    private static final String SEATS = "seats";
    private static final int DIGITS = 16;

    /** The signature of a game, whatever its number of seats and whoever plays. */
    public static Signature of(Registry registry, GameFactory factory, long games, long seed) {
        return combined(
                factory.name(),
                games(factory).stream()
                        .flatMap(game -> strategies(registry, game).stream()
                                .map(strategy -> of(registry, game, strategy, games, seed)))
                        .toList());
    }

    /** The signature of one game with one strategy. */
    public static Signature of(Registry registry, Game game, String strategy, long games, long seed) {
        Player player = registry.player(strategy, game);
        List<Player> players =
                strategy.equals(OPPONENT) ? List.of(player) : List.of(player, registry.player(OPPONENT, game));
        var setup = new ArenaSetup(
                game, players, games, seed, 1, Seating.ROTATE, false, game.turnCap(), Optional.empty(), true);
        var signer = new Signer(game);
        long began = System.nanoTime();
        if (!new Arena(setup).run(signer)) {
            throw new CancellationException("interrupted");
        }
        return new Signature(
                game.spec() + " " + player.spec(), hex(signer.digest), games, signer.turns, System.nanoTime() - began);
    }

    /** One signature of several. */
    public static Signature combined(String name, List<Signature> parts) {
        MessageDigest digest = sha256();
        long matches = 0;
        long turns = 0;
        long nanos = 0;
        for (Signature part : parts) {
            update(digest, part.name + " " + part.hex + "\n");
            matches += part.matches;
            turns += part.turns;
            nanos += part.nanos;
        }
        return new Signature(name, hex(digest), matches, turns, nanos);
    }

    /** The games that can be signed: those that a name alone stands for. */
    public static List<GameFactory> games(Registry registry) {
        return registry.games().stream().filter(f -> complete(f.keys())).toList();
    }

    /** The samples of a game, or else the game with each of its numbers of seats. */
    static List<Game> games(GameFactory factory) {
        List<Key> keys = factory.keys();
        List<String> settings = !factory.samples().isEmpty() ? factory.samples() : seats(keys);
        return (settings.isEmpty() ? List.of("") : settings)
                .stream()
                        .map(rest -> factory.create(Settings.read(new Spec(factory.name(), rest), keys)))
                        .toList();
    }

    private static List<String> seats(List<Key> keys) {
        return keys.stream()
                .filter(key -> key.name().equals(SEATS))
                .flatMap(key -> values(key.values()).mapToObj(seats -> SEATS + "=" + seats))
                .toList();
    }

    private static IntStream values(Key.Values values) {
        return switch (values) {
            case Key.Range range -> IntStream.rangeClosed(range.low(), range.high());
            case Key.Choice choice -> choice.words().stream().mapToInt(Integer::parseInt);
            case Key.Text _, Key.Form _, Key.NumberSet _, Key.NumberMap _, Key.NumberLists _, Key.Real _ ->
                IntStream.empty();
        };
    }

    static List<String> strategies(Registry registry, Game game) {
        return registry.strategies(game).stream()
                .filter(f -> f.complete(game))
                .map(f -> f.light().isEmpty() ? f.name() : f.name() + ":" + f.light())
                .toList();
    }

    private static boolean complete(List<Key> keys) {
        return keys.stream().allMatch(key -> key.standard() != null);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private static void update(MessageDigest digest, CharSequence text) {
        digest.update(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static String hex(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    }

    /** Signs one line of text a match. */
    private static final class Signer implements Arena.Sink {
        private final MessageDigest digest = sha256();
        private final StringBuilder line = new StringBuilder();
        private final Position start;
        private final Position position;
        private long turns;

        Signer(Game game) {
            start = game.start();
            position = game.start();
        }

        @Override
        public boolean accept(MatchResult result) {
            turns += result.turns();
            position.set(start);
            line.setLength(0);
            line.append(result.number());
            for (int option : result.options()) {
                line.append(' ').append(option);
                position.take(option);
            }
            line.append(' ').append(result.ending()).append(' ').append(result.winners());
            line.append(' ').append(result.turns()).append(' ').append(result.reason());
            line.append(' ').append(position).append('\n');
            update(digest, line);
            return true;
        }
    }
}
