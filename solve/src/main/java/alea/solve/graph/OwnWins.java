package alea.solve.graph;

import alea.game.Payoffs;
import alea.game.Position;
import alea.solve.Archive;
import alea.solve.Objective;
import alea.solve.Solving;
import alea.solve.Space;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** {@link OwnWin} as a solver: a step finds first choices, or replaces them once. */
public final class OwnWins implements Solving {
    private static final double MISSING = 1e-14;

    private final Graph graph;
    private final Position position;
    private final OwnWin solving;
    private OwnWin.@Nullable Result result;

    /** A graph that is not solved yet. */
    public OwnWins(Graph graph) {
        this.graph = graph;
        position = graph.space().game().start();
        solving = new OwnWin(graph, MISSING);
    }

    @Override
    public Space space() {
        return graph.space();
    }

    @Override
    public Objective objective() {
        return Objective.OWN_WIN;
    }

    @Override
    public void refine() {
        result = solving.step().orElse(null);
    }

    private OwnWin.Result result() {
        if (result == null) {
            throw new IllegalStateException("not solved yet");
        }
        return result;
    }

    @Override
    public String progress() {
        return String.format(Locale.ROOT, "choices replaced %,d times", sweeps());
    }

    @Override
    public int sweeps() {
        return solving.rounds();
    }

    @Override
    public String unit() {
        return "rounds";
    }

    /** The most probability that was not followed to its end; 1 before anything is known. */
    @Override
    public double gap() {
        return result == null ? 1 : result.chain().unresolved();
    }

    @Override
    public boolean done() {
        return result != null;
    }

    @Override
    public double get(int array, long number) {
        int n = (int) number;
        int seats = graph.seats();
        if (graph.present(n)) {
            int acting = graph.space().turned() ? 0 : graph.seat(n);
            return result().chain().win(n, acting, (acting + array) % seats);
        }
        return finished(n, array);
    }

    /** Of a match that is over, where a space numbers it. */
    private synchronized double finished(int n, int array) {
        graph.space().position(n, position);
        int seats = graph.seats();
        boolean won = position.node() == Position.OVER
                && Payoffs.winner(position, seats) == (position.seat() + array) % seats;
        return won ? 1 : 0;
    }

    @Override
    public void archive(Archive archive) {
        solving.archive(archive);
    }
}
