package alea.doom;

import alea.game.BadInput;
import alea.game.Position;
import alea.game.Skipping;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A position as sets of tiles: every seat's as the bits of a long, and of all tiles those with enough dice to
 * attack. Options are counted when a decision comes up and looked for only when one is taken. {@link PlainDoom}
 * says what it does.
 */
public final class DoomPosition extends Position implements Skipping {
    /** What a position waits for. */
    private enum Phase {
        MORE,
        DEAL,
        ATTACK,
        BATTLE,
        REINFORCE,
        OVER
    }

    private final DoomGame game;
    private final DoomBoard board;
    private final Battles battles;
    private final long tiles;
    private final int seats;
    private final int most;
    private final int attack;
    private final boolean counting;
    private final boolean handsOn;

    private final long[] own;
    private final byte[] dice;
    /** The tiles with enough dice to attack, whoever has them. */
    private long strong;

    private Phase phase = Phase.DEAL;
    private boolean attacked;
    private int from;
    private int to;
    private int left;
    private int taken;
    private int more;
    private int turn;
    /** The dice of all own tiles, where chance weighs by them. */
    private int weight;
    /** The tiles that the next die may be placed on. */
    private long room;
    /** By tile, how much of that weight it has, where this is not its dice. */
    private final int[] shares;

    DoomPosition(DoomGame game) {
        this.game = game;
        board = game.board();
        battles = game.battles();
        tiles = board.tiles();
        seats = game.seats();
        most = game.variant().dice();
        attack = game.variant().attack();
        counting = game.variant().taken();
        handsOn = game.variant().reinforcement() == Reinforcement.THESIS;
        shares = new int[handsOn ? board.places() : 0];
        own = new long[seats];
        dice = new byte[board.places()];
        deal();
    }

    void setUp(DoomNotation.Parsed p) {
        clear();
        for (int tile = 0; tile < dice.length; tile++) {
            if (p.owner()[tile] >= 0) {
                own[p.owner()[tile]] |= 1L << tile;
                put(tile, p.dice()[tile]);
            }
        }
        seat = p.seat();
        attacked = p.attacked();
        taken = p.taken();
        more = p.more();
        turn = p.turn();
        if (undealt() != 0) {
            deal();
        } else if (p.from() >= 0) {
            from = p.from();
            to = p.to();
            battle();
        } else if (p.left() > 0) {
            left = p.left();
            place();
        } else {
            decide();
        }
    }

    /**
     * Becomes the position with these tiles, at the beginning of a turn or within it, with no turn finished and no
     * dice taken.
     *
     * @param seat to act
     * @param attacked whether it has attacked this turn, so that it may skip
     * @param owner the seat of every place of the grid; what stands where there is no tile is not looked at
     * @param dice of every place of the grid: 1..{@code game.variant().dice()}
     * @throws BadInput when a seat or a number of dice is not possible
     */
    public void setUp(int seat, boolean attacked, int[] owner, int[] dice) {
        clear();
        for (long rest = tiles; rest != 0; rest &= rest - 1) {
            int tile = Long.numberOfTrailingZeros(rest);
            if (owner[tile] < 0 || owner[tile] >= seats || dice[tile] < 1 || dice[tile] > most) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "tile %d: %d dice of seat %d; there are 1..%d dice and seats 0..%d",
                        tile,
                        dice[tile],
                        owner[tile],
                        most,
                        seats - 1));
            }
            own[owner[tile]] |= 1L << tile;
            put(tile, dice[tile]);
        }
        this.seat = seat;
        this.attacked = attacked;
        decide();
    }

    private void clear() {
        Arrays.fill(own, 0);
        Arrays.fill(dice, (byte) 0);
        strong = 0;
        attacked = false;
        from = 0;
        to = 0;
        left = 0;
        taken = 0;
        more = 0;
        turn = 0;
        turns = 0;
        weight = 0;
    }

    private void put(int tile, int count) {
        dice[tile] = (byte) count;
        if (count >= attack) {
            strong |= 1L << tile;
        }
    }

    @Override
    public void take(int option) {
        switch (phase) {
            case ATTACK -> {
                if (attacked && option == options - 1) {
                    skip();
                } else {
                    find(option);
                    attacked = true;
                    battle();
                }
            }
            case BATTLE -> {
                fight(option == 0);
                decide();
            }
            case REINFORCE -> reinforce(option);
            case DEAL -> deal(option);
            case MORE -> {
                more = moreOf(option);
                deal();
            }
            case OVER -> {}
        }
    }

    // The deal: first who gets a tile more, where that is so; then tile by tile.

    private long undealt() {
        long dealt = 0;
        for (long tilesOfSeat : own) {
            dealt |= tilesOfSeat;
        }
        return tiles & ~dealt;
    }

    private void deal() {
        long open = undealt();
        if (open == 0) {
            more = 0;
            decide();
            return;
        }
        if (!game.variant().equal()) {
            phase = Phase.DEAL;
            node = CHANCE;
            options = seats * most;
        } else if (more == 0 && game.extras() > 0) {
            phase = Phase.MORE;
            node = CHANCE;
            options = 0;
            for (int set = 0; set < 1 << seats; set++) {
                options += Integer.bitCount(set) == game.extras() ? 1 : 0;
            }
        } else {
            phase = Phase.DEAL;
            node = WEIGHTED;
            options = 0;
            for (int s = 0; s < seats; s++) {
                options += due(s) > 0 ? most : 0;
            }
        }
    }

    /** The option-th set of seats that are dealt a tile more, sets in ascending order of their bits. */
    private int moreOf(int option) {
        int at = option;
        for (int set = 0; ; set++) {
            if (Integer.bitCount(set) == game.extras() && at-- == 0) {
                return set;
            }
        }
    }

    /** How many tiles a seat is still dealt. */
    private int due(int s) {
        return game.share() + (more >>> s & 1) - Long.bitCount(own[s]);
    }

    /** The seat that an option deals the next tile to. */
    private int dealtTo(int option) {
        int at = option / most;
        if (node == CHANCE) {
            return at;
        }
        int s = 0;
        while (due(s) == 0 || at-- > 0) {
            s++;
        }
        return s;
    }

    private void deal(int option) {
        int to = dealtTo(option);
        int tile = Long.numberOfTrailingZeros(undealt());
        own[to] |= 1L << tile;
        put(tile, option % most + 1);
        deal();
    }

    // Attacks.

    /** Waits for the seat to act, unless the match is over. */
    private void decide() {
        long mine = own[seat];
        int attacks = board.pairs(mine & strong, tiles & ~mine);
        if (attacked) {
            phase = Phase.ATTACK;
            node = DECISION;
            options = attacks + 1;
        } else if (attacks == 0 || turn >= game.variant().limit()) {
            phase = Phase.OVER;
            node = OVER;
            options = 0;
        } else {
            phase = Phase.ATTACK;
            node = DECISION;
            options = attacks;
        }
    }

    private void find(int option) {
        long mine = own[seat];
        long others = tiles & ~mine;
        long[] masks = board.masks();
        int at = option;
        long attackers = mine & strong;
        while (true) {
            int tile = Long.numberOfTrailingZeros(attackers);
            int targets = Long.bitCount(masks[tile] & others);
            if (at < targets) {
                from = tile;
                break;
            }
            at -= targets;
            attackers &= attackers - 1;
        }
        for (int neighbour : board.adjacency()[from]) {
            if ((others >>> neighbour & 1) != 0 && at-- == 0) {
                to = neighbour;
                return;
            }
        }
    }

    private void battle() {
        phase = Phase.BATTLE;
        node = WEIGHTED;
        options = 2;
    }

    private void fight(boolean won) {
        long source = 1L << from;
        long target = 1L << to;
        if (won) {
            if (counting) {
                taken += dice[to];
            }
            for (int s = 0; s < own.length; s++) {
                own[s] &= ~target;
            }
            own[seat] |= target;
            int moved = dice[from] - 1;
            dice[to] = (byte) moved;
            strong = moved >= attack ? strong | target : strong & ~target;
        }
        dice[from] = 1;
        strong &= ~source;
        from = 0;
        to = 0;
    }

    // Reinforcement.

    private void skip() {
        long mine = own[seat];
        int supply = supply();
        if (game.variant().reinforcement() == Reinforcement.IN_ORDER) {
            long open = mine;
            for (int k = supply; k > 0 && open != 0; k--) {
                addTo(Long.numberOfTrailingZeros(open));
                open &= open - 1;
            }
            endTurn();
        } else if (supply == 0 || mine == 0) {
            endTurn();
        } else {
            left = supply;
            place();
        }
    }

    /** How many dice end this turn if it ends now. */
    public int supply() {
        return counting ? Math.max(0, taken - 1) : board.largest(own[seat]);
    }

    /** A full tile swallows the die. */
    private void addTo(int tile) {
        int count = dice[tile];
        if (count < most) {
            put(tile, count + 1);
        }
    }

    private void place() {
        phase = Phase.REINFORCE;
        room = own[seat];
        switch (game.variant().reinforcement()) {
            case PLAYER -> node = DECISION;
            case WEIGHTED -> {
                node = WEIGHTED;
                weight = dice(seat);
            }
            case THESIS -> {
                node = WEIGHTED;
                weight = dice(seat);
                handOn();
            }
            default -> node = CHANCE;
        }
        options = Long.bitCount(room);
    }

    /** Gives every own tile with room what is drawn for it and for the full ones before it. */
    private void handOn() {
        int sum = 0;
        int given = -1;
        int last = 0;
        room = 0;
        for (long rest = own[seat]; rest != 0; rest &= rest - 1) {
            last = Long.numberOfTrailingZeros(rest);
            sum += dice[last];
            int upTo = Math.min(sum, weight - 1);
            shares[last] = dice[last] < most ? upTo - given : 0;
            if (shares[last] > 0) {
                given = upTo;
                room |= 1L << last;
            }
        }
        if (given < weight - 1) {
            // Behind it are no tiles with room: it is full, and swallows the die.
            shares[last] = weight - 1 - given;
            room |= 1L << last;
        }
    }

    private void reinforce(int option) {
        addTo(placeOf(option));
        left--;
        if (left > 0) {
            place();
        } else {
            weight = 0;
            endTurn();
        }
    }

    /** The option-th tile that a die may be placed on, row by row. */
    private int placeOf(int option) {
        return Long.numberOfTrailingZeros(Long.expand(1L << option, room));
    }

    private void endTurn() {
        turns++;
        if (game.variant().limit() != DoomGame.ENDLESS) {
            turn++;
        }
        seat = seat + 1 == seats ? 0 : seat + 1;
        attacked = false;
        taken = 0;
        decide();
    }

    // What others ask.

    /** The rules that this position follows. */
    public DoomGame game() {
        return game;
    }

    /** The tiles of a seat, as bits. */
    public long tiles(int seat) {
        return own[seat];
    }

    /** The seat that has a tile, or -1 when nobody has: no tile there, or still to be dealt. */
    public int owner(int tile) {
        for (int s = 0; s < own.length; s++) {
            if ((own[s] >>> tile & 1) != 0) {
                return s;
            }
        }
        return -1;
    }

    /** The dice on a tile: 1..{@code game().variant().dice()}; 0 where {@link #owner} is -1. */
    public int diceOn(int tile) {
        return dice[tile];
    }

    /** The dice of a seat on all its tiles. */
    public int dice(int seat) {
        int sum = 0;
        for (long rest = own[seat]; rest != 0; rest &= rest - 1) {
            sum += dice[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /** The tiles, whoever has them, with enough dice to attack, as bits. */
    public long strong() {
        return strong;
    }

    /** Whether the seat to act has attacked this turn, so that it may skip. */
    public boolean attacked() {
        return attacked;
    }

    /** Dice that the seat to act has taken this turn, where they count; else 0. */
    public int taken() {
        return taken;
    }

    /** Finished turns, where they are limited; else 0. A position from text goes on counting from there. */
    public int turn() {
        return turn;
    }

    /** Whether the seat to act decides about an attack or to skip. */
    public boolean isAttack() {
        return phase == Phase.ATTACK;
    }

    /** Whether an option of a decision about attacks is to skip: to end the turn. It is the last one, if any. */
    @Override
    public boolean isSkip(int option) {
        return phase == Phase.ATTACK && attacked && option == options - 1;
    }

    /** How many attacks there are to decide about; they are the first options. */
    public int attacks() {
        return attacked ? options - 1 : options;
    }

    /** Whether a die of the reinforcement is to be placed, by chance or by the player. */
    public boolean isReinforcement() {
        return phase == Phase.REINFORCE;
    }

    /** Whether a battle waits for its dice. */
    public boolean isBattle() {
        return phase == Phase.BATTLE;
    }

    /** The attacker's tile in a battle that waits for its dice; else 0. */
    public int from() {
        return from;
    }

    /** The defender's tile in a battle that waits for its dice; else 0. */
    public int to() {
        return to;
    }

    /** The chance that an option of a decision succeeds: of an attack to be won; 1 for all else. */
    public double chanceOf(int option) {
        if (phase != Phase.ATTACK || option >= attacks()) {
            return 1;
        }
        int ends = attack(option);
        return battles.chance(dice[ends / 64], dice[ends % 64]);
    }

    /** Whether tiles are still to be dealt. */
    public boolean isDeal() {
        return phase == Phase.DEAL || phase == Phase.MORE;
    }

    /** Dice still to be placed. */
    public int left() {
        return left;
    }

    @Override
    public int action(int option) {
        if (isSkip(option)) {
            return board.neighboursBefore(board.places());
        }
        int ends = attack(option);
        int number = board.neighboursBefore(ends / 64);
        for (int neighbour : board.adjacency()[ends / 64]) {
            if (neighbour == ends % 64) {
                break;
            }
            number++;
        }
        return number;
    }

    /**
     * The attack that an option is, as {@code from * 64 + to}.
     *
     * @param option below {@link #attacks}
     */
    public int attack(int option) {
        int at = option;
        long others = tiles & ~own[seat];
        for (long attackers = own[seat] & strong; attackers != 0; attackers &= attackers - 1) {
            int tile = Long.numberOfTrailingZeros(attackers);
            for (int neighbour : board.adjacency()[tile]) {
                if ((others >>> neighbour & 1) != 0 && at-- == 0) {
                    return tile * 64 + neighbour;
                }
            }
        }
        throw new IllegalArgumentException("there is no attack " + option + " at " + this);
    }

    @Override
    public double probability(int option) {
        return switch (phase) {
            case BATTLE -> {
                double win = battles.chance(dice[from], dice[to]);
                yield option == 0 ? win : 1 - win;
            }
            case REINFORCE -> node == WEIGHTED ? share(placeOf(option)) / (double) weight : 1.0 / options;
            case DEAL ->
                node == WEIGHTED ? due(dealtTo(option)) / (double) (Long.bitCount(undealt()) * most) : 1.0 / options;
            default -> 1.0 / options;
        };
    }

    private int share(int tile) {
        return handsOn ? shares[tile] : dice[tile];
    }

    @Override
    public void set(Position other) {
        DoomPosition o = (DoomPosition) other;
        for (int s = 0; s < own.length; s++) {
            own[s] = o.own[s];
        }
        System.arraycopy(o.dice, 0, dice, 0, dice.length);
        strong = o.strong;
        phase = o.phase;
        attacked = o.attacked;
        from = o.from;
        to = o.to;
        left = o.left;
        taken = o.taken;
        more = o.more;
        turn = o.turn;
        weight = o.weight;
        room = o.room;
        System.arraycopy(o.shares, 0, shares, 0, shares.length);
        node = o.node;
        seat = o.seat;
        options = o.options;
        turns = o.turns;
    }

    @Override
    public DoomPosition copy() {
        DoomPosition copy = new DoomPosition(game);
        copy.set(this);
        return copy;
    }

    @Override
    public String label(int option) {
        return switch (phase) {
            case MORE -> DoomNotation.letters(moreOf(option));
            case DEAL -> "" + DoomNotation.LETTERS.charAt(dealtTo(option)) + (option % most + 1);
            case ATTACK -> {
                if (isSkip(option)) {
                    yield "skip";
                }
                int ends = attack(option);
                yield ends / 64 + ">" + ends % 64;
            }
            case BATTLE -> option == 0 ? "win" : "loss";
            case REINFORCE -> Integer.toString(placeOf(option));
            case OVER -> throw new IllegalArgumentException("the match is over");
        };
    }

    @Override
    public double score(int seat) {
        boolean stuck = board.pairs(own[this.seat] & strong, tiles & ~own[this.seat]) == 0;
        if (!stuck) {
            return 1.0 / seats; // the last turn is over and nobody has won
        }
        int best = 0;
        int sharing = 0;
        for (long tilesOfSeat : own) {
            int count = Long.bitCount(tilesOfSeat);
            sharing = count > best ? 1 : count == best ? sharing + 1 : sharing;
            best = Math.max(best, count);
        }
        return Long.bitCount(own[seat]) == best ? 1.0 / sharing : 0;
    }

    @Override
    public String toString() {
        int[] owner = new int[dice.length];
        int[] count = new int[dice.length];
        for (int tile = 0; tile < dice.length; tile++) {
            int who = owner(tile);
            owner[tile] = who >= 0 ? who : board.has(tile) ? DoomNotation.UNDEALT : DoomNotation.NO_TILE;
            count[tile] = dice[tile];
        }
        int attacker = phase == Phase.BATTLE ? from : -1;
        return DoomNotation.write(
                game, new DoomNotation.Parsed(owner, count, seat, attacked, attacker, to, left, taken, more, turn));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DoomPosition o
                && phase == o.phase
                && seat == o.seat
                && attacked == o.attacked
                && from == o.from
                && to == o.to
                && left == o.left
                && taken == o.taken
                && more == o.more
                && turn == o.turn
                && Arrays.equals(own, o.own)
                && Arrays.equals(dice, o.dice);
    }

    @Override
    public int hashCode() {
        int h = Arrays.hashCode(own) * 31 + Arrays.hashCode(dice);
        h = h * 31 + node * 8 + seat * 2 + (attacked ? 1 : 0);
        h = h * 31 + from * 64 + to;
        h = h * 31 + left + taken * 64;
        return h * 31 + turn + more * 1024;
    }
}
