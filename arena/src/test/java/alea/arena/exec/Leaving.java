package alea.arena.exec;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Registry;
import java.time.Duration;

/** A program that asks a bot once, and then ends without closing it. */
final class Leaving {
    private Leaving() {}

    public static void main(String[] args) {
        Game game = Registry.installed().game("ludo-simple");
        var bot = Bots.player(args[0], game, Duration.ofSeconds(20)).instances().get();
        bot.choose(game.parse("10,20,4,31/-/0,17,3,20/- 0 6"), new Dice(1, 1));
        System.exit(3);
    }
}
