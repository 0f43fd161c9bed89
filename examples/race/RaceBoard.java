package race;

import alea.game.Game;
import alea.game.Position;
import alea.picture.Cell;
import alea.picture.Colour;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.picture.Picture;
import alea.picture.Picture.Caption;
import alea.picture.Picture.Field;
import alea.picture.Picture.Piece;
import alea.picture.Picture.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Each runner has a row: its name above, its squares, and the end. */
public final class RaceBoard implements DrawingPlugin {
    private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.BLUE);

    @Override
    public Optional<Drawing> drawing(Game game) {
        return game instanceof Race race ? Optional.of(new Rows(race)) : Optional.empty();
    }

    private record Rows(Race game) implements Drawing {
        @Override
        public Picture draw(Position position, List<String> captions) {
            List<Field> fields = new ArrayList<>();
            List<Piece> runners = new ArrayList<>();
            List<Caption> names = new ArrayList<>();
            for (int seat = 0; seat < 2; seat++) {
                Colour colour = COLOURS.get(seat);
                int row = 2 * seat + 1;
                names.add(new Caption(new Cell(row - 1, 0), 6, colour, seat(seat) + ": " + captions.get(seat)));
                for (int square = 0; square < game.length; square++) {
                    Cell cell = new Cell(row, square);
                    fields.add(new Field(cell, Role.OPEN, Colour.NONE, "", colour.own("square " + square)));
                }
                fields.add(new Field(new Cell(row, game.length), Role.HOME, colour, "", colour.own("home")));
                int square = ((Race.Track) position).squares[seat];
                runners.add(new Piece(new Cell(row, square), colour, ""));
            }
            return new Picture(
                    Picture.Form.SQUARES, 4, game.length + 1, fields, runners, names, List.of(), List.of());
        }

        @Override
        public String seat(int seat) {
            return COLOURS.get(seat).word();
        }

        @Override
        public String describe(Position position, int option) {
            return position.isChance() ? "comes " + position.label(option) : position.label(option) + "s";
        }
    }
}
