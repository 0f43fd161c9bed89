package embed;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.game.Spec;

/** A game of one's own: two seats roll a die in turn, or hold; whoever is first to have 21 wins, and beyond is lost. */
final class Dash implements Game {
    static final int END = 21;

    @Override
    public Spec spec() {
        return new Spec("dash", "");
    }

    @Override
    public String title() {
        return "Dash: first to 21, and not beyond";
    }

    @Override
    public String source() {
        return "made up";
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public String turn() {
        return "a roll, or none";
    }

    @Override
    public int turnCap() {
        return 1000;
    }

    @Override
    public boolean drawn() {
        return false;
    }

    @Override
    public Position start() {
        return new Points(0, 0, 0, Position.DECISION);
    }

    @Override
    public Position parse(String text) {
        if (!text.matches("(1?[0-9]|2[0-6])/(1?[0-9]|2[0-6]) [01] [-?]")) {
            throw new BadInput("a position of dash is POINTS/POINTS SEAT ROLL, such as 3/18 0 -");
        }
        String[] fields = text.split("[/ ]");
        int first = Integer.parseInt(fields[0]);
        int second = Integer.parseInt(fields[1]);
        int seat = Integer.parseInt(fields[2]);
        boolean rolls = fields[3].equals("?");
        boolean over = Math.max(first, second) >= END;
        if (over && (rolls || (seat == 0 ? second : first) >= END)) {
            throw new BadInput("in dash a match is over, and nobody rolls, once the seat to act has " + END);
        }
        return new Points(first, second, seat, over ? Position.OVER : rolls ? Position.CHANCE : Position.DECISION);
    }

    /** The points of both; a seat decides to roll (0) or to hold (1), and chance says what it rolls. */
    private static final class Points extends Position {
        private final int[] points = new int[2];

        Points(int first, int second, int toAct, int kind) {
            points[0] = first;
            points[1] = second;
            seat = toAct;
            wait(kind);
        }

        private void wait(int kind) {
            node = kind;
            options = kind == OVER ? 0 : kind == CHANCE ? 6 : 2;
        }

        // @start region="game"
        @Override
        public void take(int option) {
            if (node == DECISION && option == 0) {
                wait(CHANCE); // it rolls: what the die shows is chance's to say
                return;
            }
            points[seat] += node == CHANCE ? option + 1 : 0;
            turns++;
            if (points[seat] >= END) {
                wait(OVER);
            } else {
                seat = 1 - seat;
                wait(DECISION);
            }
        } // @end

        @Override
        public double score(int of) {
            return (points[seat] == END) == (of == seat) ? 1 : 0;
        }

        @Override
        public String label(int option) {
            return node == CHANCE ? Integer.toString(option + 1) : option == 0 ? "roll" : "hold";
        }

        @Override
        public void set(Position other) {
            Points from = (Points) other;
            points[0] = from.points[0];
            points[1] = from.points[1];
            seat = from.seat;
            turns = from.turns;
            wait(from.node);
        }

        @Override
        public Position copy() {
            var copy = new Points(0, 0, 0, DECISION);
            copy.set(this);
            return copy;
        }

        @Override
        public String toString() {
            return "%d/%d %d %s".formatted(points[0], points[1], seat, node == CHANCE ? "?" : "-");
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Points that && toString().equals(that.toString()) && node == that.node;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }
}
