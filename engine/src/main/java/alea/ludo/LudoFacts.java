package alea.ludo;

import alea.game.Facts;
import alea.game.Position;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the strategies see of Ludo, for every pawn as positions list them: {@code progress}, the squares that it has
 * walked, and {@code hit}, how many of 36 throws send it back, the next one of every other seat taken together.
 */
final class LudoFacts implements Facts {
    private final LudoGame game;
    private final Threats threats;

    LudoFacts(LudoGame game) {
        this.game = game;
        threats = new Threats(game);
    }

    @Override
    public Map<String, String> of(Position position) {
        LudoPosition ludo = (LudoPosition) position;
        threats.at(ludo);
        int origin = game.dialect().origin();
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("progress", pawns((seat, pawn) -> Integer.toString(ludo.progress(seat, pawn) - origin)));
        facts.put("hit", pawns((seat, pawn) -> Facts.of36(hit(ludo, seat, pawn))));
        return facts;
    }

    private double hit(LudoPosition position, int seat, int pawn) {
        double missed = 1;
        for (int other = 0; other < game.seats(); other++) {
            if (other != seat) {
                int dice = threats.dice(frame(position, other), frame(position, seat), pawn);
                missed *= 1 - Integer.bitCount(dice & 63) / 6.0;
            }
        }
        return 1 - missed;
    }

    private int frame(LudoPosition position, int seat) {
        return Math.floorMod(game.place(seat) - game.place(position.seat()), Dialect.PLACES);
    }

    private String pawns(Facts.Word word) {
        return Facts.pieces(game, Dialect.PLACES, game.pawns(), word);
    }
}
