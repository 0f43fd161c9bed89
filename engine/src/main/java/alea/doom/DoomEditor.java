package alea.doom;

import alea.game.Position;
import alea.picture.BoardEditor;
import alea.picture.Cell;
import alea.picture.Colour;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Sets up whose a tile is and how many dice are on it, and who is to act. */
record DoomEditor(DoomGame game, DoomDrawing drawing) implements BoardEditor {
    @Override
    public List<Choice> at(Position position, Cell cell) {
        DoomBoard board = game.board();
        boolean inside =
                cell.row() >= 0 && cell.row() < board.rows() && cell.column() >= 0 && cell.column() < board.columns();
        int tile = cell.row() * board.columns() + cell.column();
        List<Choice> choices = new ArrayList<>();
        if (inside && board.has(tile)) {
            DoomNotation.Parsed now = DoomNotation.parse(game, position.toString());
            for (int seat = 0; seat < game.seats(); seat++) {
                for (int dice = 1; dice <= game.variant().dice(); dice++) {
                    choice(now, tile, seat, dice).ifPresent(choices::add);
                }
            }
        }
        return choices;
    }

    private Optional<Choice> choice(DoomNotation.Parsed now, int tile, int seat, int dice) {
        if (now.owner()[tile] == seat && now.dice()[tile] == dice) {
            return Optional.empty();
        }
        String text = String.format(
                Locale.ROOT, "%s on tile %d, %d %s", drawing.seat(seat), tile, dice, dice == 1 ? "die" : "dice");
        return BoardEditor.first(game, with(now, tile, seat, dice))
                .map(next -> new Choice(drawing.colour(seat), Integer.toString(dice), text, next));
    }

    /** With all else as it is, or without a battle, without dice to place, or at the beginning of the turn. */
    private Stream<String> with(DoomNotation.Parsed now, int tile, int seat, int dice) {
        int[] owners = now.owner().clone();
        int[] all = now.dice().clone();
        owners[tile] = seat;
        all[tile] = dice;
        DoomNotation.Parsed next = new DoomNotation.Parsed(
                owners,
                all,
                now.seat(),
                now.attacked(),
                now.from(),
                now.to(),
                now.left(),
                now.taken(),
                now.more(),
                now.turn());
        return Stream.of(next, turn(next, now.seat(), now.attacked(), now.taken()), turn(next, now.seat(), false, 0))
                .map(parsed -> DoomNotation.write(game, parsed));
    }

    /** A seat between two of its attacks, or before the first. */
    private static DoomNotation.Parsed turn(DoomNotation.Parsed now, int seat, boolean attacked, int taken) {
        return new DoomNotation.Parsed(
                now.owner(), now.dice(), seat, attacked, -1, -1, 0, taken, now.more(), now.turn());
    }

    @Override
    public List<Choice> turns(Position position) {
        DoomPosition p = (DoomPosition) position;
        List<Choice> choices = new ArrayList<>();
        if (p.node() == Position.OVER || p.isDeal()) {
            return choices;
        }
        DoomNotation.Parsed now = DoomNotation.parse(game, position.toString());
        for (int seat = 0; seat < game.seats(); seat++) {
            for (boolean attacked : new boolean[] {false, true}) {
                String text = drawing.seat(seat) + " to act" + (attacked ? ", after an attack" : "");
                Colour colour = drawing.colour(seat);
                BoardEditor.first(game, Stream.of(DoomNotation.write(game, turn(now, seat, attacked, 0))))
                        .filter(then -> then.node() != Position.OVER)
                        .ifPresent(then -> choices.add(new Choice(colour, "", text, then)));
            }
        }
        return choices;
    }

    /** None: dice are rolled once an attack is decided. */
    @Override
    public List<Choice> rolls(Position position) {
        return List.of();
    }
}
