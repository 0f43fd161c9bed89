package alea.web.match;

import alea.arena.record.MatchRecord;
import alea.arena.record.MatchRecord.Result;
import alea.arena.record.Verification;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.service.LiveMatch;
import alea.service.LiveMatch.Question;
import alea.service.Opponents;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** How matches look to who plays or watches them: who sits where, what happened, what came of it. */
final class Scenes {
    private final Registry registry;

    Scenes(Registry registry) {
        this.registry = registry;
    }

    /**
     * A match, as whoever shows it knows it.
     *
     * @param names by seat what people are called; empty where nobody said
     * @param options all that were taken
     * @param question what it waits for; empty where nobody is asked
     * @param ended {@link MatchScene#OVER} or {@link MatchScene#LEFT}; empty before
     */
    private record Shown(
            String id,
            Game game,
            MatchRecord record,
            List<String> names,
            int[] options,
            Optional<Question> question,
            String ended) {}

    /**
     * One that is open.
     *
     * @param from how many options whoever asks has seen
     */
    MatchScene open(String id, OpenMatch.Seen seen, List<String> names, int from) {
        LiveMatch match = seen.match();
        String ended = seen.ending().isEmpty() ? "" : match.isLeft() ? MatchScene.LEFT : MatchScene.OVER;
        return scene(new Shown(id, match.game(), match.record(), names, match.played(), seen.question(), ended), from);
    }

    /**
     * One of which there is but the record.
     *
     * @param from how many options whoever asks has seen
     * @throws BadInput when the record breaks the rules
     */
    MatchScene ended(String id, MatchRecord record, List<String> names, int from) {
        Verification checked = Verification.of(record, registry);
        checked.rules().ifPresent(why -> {
            throw new BadInput("%s breaks the rules: %s".formatted(id, why));
        });
        int[] options = checked.options().stream().mapToInt(Integer::intValue).toArray();
        String ended = record.result() instanceof Result.Truncated ? MatchScene.LEFT : MatchScene.OVER;
        return scene(new Shown(id, checked.game(), record, names, options, Optional.empty(), ended), from);
    }

    private MatchScene scene(Shown shown, int from) {
        Game game = shown.game;
        List<MatchScene.SeatView> seats = seats(shown);
        List<String> captions = seats.stream().map(MatchScene.SeatView::name).toList();
        Story.Told told = new Story(game, captions, shown.options).tell(from);
        Position position = told.position();
        boolean over = !shown.ended.isEmpty();
        return new MatchScene(
                shown.id,
                game.spec().toString(),
                game.title(),
                shown.options.length,
                shown.record.seed().isPresent() ? "drawn" : "own",
                seats,
                over ? shown.ended : position.isChance() ? "dice" : "decide",
                over ? null : position.seat(),
                BoardView.of(game, position, captions),
                told.roll(),
                shown.question.map(Question::undo).orElse(false),
                shown.question.map(Question::redo).orElse(false),
                told.frames(),
                told.log(),
                over ? outcome(game, shown.record, position, captions) : null);
    }

    private List<MatchScene.SeatView> seats(Shown shown) {
        Game game = shown.game;
        Drawing drawing = DrawingPlugin.of(game);
        List<String> who = shown.record.strategies();
        List<String> names = shown.names;
        Map<String, String> measured = new TreeMap<>();
        Opponents.of(registry, game).stream()
                .filter(o -> !o.measured().isEmpty())
                .forEach(o -> measured.put(o.strategy(), o.measured()));
        List<BoardView.SeatName> seats = BoardView.seats(game, drawing);
        return IntStream.range(0, game.seats())
                .mapToObj(seat -> {
                    String given = seat < names.size() ? names.get(seat) : "";
                    return new MatchScene.SeatView(
                            seat,
                            game.place(seat),
                            given.isEmpty() ? who.get(seat) : given,
                            seats.get(seat).colour(),
                            who.get(seat),
                            measured.get(who.get(seat)));
                })
                .toList();
    }

    private static MatchScene.Outcome outcome(Game game, MatchRecord record, Position last, List<String> captions) {
        List<Integer> places = switch (record.result()) {
            case Result.Won(int place) -> List.of(place);
            case Result.Drawn(List<Integer> drawn) -> drawn;
            case Result.Forfeited forfeited -> forfeited.heirs();
            case Result.Truncated() -> List.of();
        };
        List<Integer> winners = IntStream.range(0, game.seats())
                .filter(seat -> places.contains(game.place(seat)))
                .boxed()
                .toList();
        int begun = record.turns().size();
        String turns = String.format(Locale.ROOT, begun > last.turns() ? "in turn %d" : "after %d turns", begun);
        String text = switch (record.result()) {
            case Result.Won won -> captions.get(winners.getFirst()) + " wins " + turns;
            case Result.Drawn drawn -> "a draw " + turns;
            case Result.Forfeited forfeited -> "given up %s: %s".formatted(turns, forfeited.reason());
            case Result.Truncated() -> "left " + turns;
        };
        return new MatchScene.Outcome(
                winners,
                last.node() == Position.OVER
                        ? IntStream.range(0, game.seats()).mapToObj(last::score).toList()
                        : null,
                record.seed().isPresent() ? record.seed().getAsLong() : null,
                begun,
                text);
    }
}
