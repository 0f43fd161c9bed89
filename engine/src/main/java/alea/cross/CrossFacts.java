package alea.cross;

import alea.game.Facts;
import alea.game.Position;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the strategies see of a game on a cross, for every pawn as positions list them: {@code progress}, the squares
 * that it has walked, and {@code hit}, how many of 36 throws send it back, by {@link HitChances}, the next one of every
 * foe taken together.
 */
final class CrossFacts implements Facts {
    private final CrossGame game;
    private final HitChances chances;

    CrossFacts(CrossGame game) {
        this.game = game;
        chances = new HitChances(game);
    }

    @Override
    public Map<String, String> of(Position position) {
        Pawns at = (Pawns) position;
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("progress", pawns((seat, pawn) -> Integer.toString(game.walked(at.progress(seat, pawn)))));
        facts.put("hit", pawns((seat, pawn) -> Facts.of36(hit(at, seat, pawn))));
        return facts;
    }

    private double hit(Pawns at, int seat, int pawn) {
        double missed = 1;
        for (int other = 0; other < game.seats(); other++) {
            for (int foe = 0; other != seat && foe < game.pawns(); foe++) {
                missed *= 1 - chances.of(at, other, foe, seat, pawn);
            }
        }
        return 1 - missed;
    }

    private String pawns(Facts.Word word) {
        return Facts.pieces(game, game.crossRules().circuit().places(), game.pawns(), word);
    }
}
