package alea.learn.ludo;

import alea.game.Position;
import alea.learn.td.Features;
import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.ludo.Threats;
import java.util.Arrays;

/**
 * What a network sees of a Ludo position before a roll. Frame k is the place k further on than that of the seat to
 * roll; squares are the owner's own progress, so that all seats look alike.
 *
 * <p>Slots, one a pawn: {@code (frame, square, level)}, where the first pawn of a frame on a square has level 0 and
 * further ones level 1; and one for what the rules remember of earlier rolls, where they do.
 *
 * <p>Extra inputs, with {@code threats} and {@code pairs}, from {@link Threats} (hits are counted in dice of six):
 * <ul>
 *   <li>for every victim frame, attacker frame and band of six squares: hits on the victim's pawns there;
 *   <li>for every victim frame and square: the chance that a pawn there is struck before its frame rolls, if
 *   everybody before it strikes whom he can; and the same for those that roll later;
 *   <li>for every frame: expected loss and worst loss (chance of being struck before the next roll, or after it,
 *   times squares), squares to go, dice with which it strikes somebody, and what the best strike is worth on
 *   average.
 * </ul>
 *
 * <p>With {@code pairs} also, for every two frames where somebody sits, also a frame and itself, one input for
 * every two squares where pawns of theirs stand.
 */
final class LudoFeatures implements Features {
    static final String PLAIN = "ludo";
    static final String THREATS = "ludo-threats";
    static final String PAIRS = "ludo-pairs";

    private static final int FRAMES = Dialect.PLACES;
    private static final int BAND = 6;
    private static final int MEMORIES = 8;
    /** Pawns of a frame, those at home among them that a seat does not have. */
    private static final int FRAME = 4;
    /** Of so many of six dice. */
    private static final float[] CHANCES = {0, 1 / 6f, 2 / 6f, 3 / 6f, 4 / 6f, 5 / 6f, 6 / 6f};

    /** Inputs of a frame as a whole. */
    private static final int TOTALS = 5;

    private final LudoGame game;
    private final String name;
    private final boolean threatened;
    private final boolean paired;
    private final Threats threats;
    private final int pawns;
    /** Squares that a pawn can stand on, the base and home among them: it has walked 0 to one less. */
    private final int squares;

    private final int bands;
    /** What a pawn has walked to its start square, and all the way. */
    private final int zero;

    private final int home;
    private final boolean remembers;
    /** By the seat to roll: the frames where somebody sits, in the order of play. */
    private final int[][] frames;

    private final int memoryAt;
    private final int bandsAt;
    private final int soonAt;
    private final int laterAt;
    private final int totalsAt;
    private final int pairsAt;
    /** By two frames: where the inputs of their pairs of pawns are, in squares times squares from {@link #pairsAt}. */
    private final int[] section = new int[FRAMES * FRAMES];

    private final int mostPairs;
    private final int inputs;
    private final float[] band;
    private final int[] touched = new int[FRAMES * FRAMES * 4];
    /** By frame: the pawns that its slots were last worked out of, -1 at first, and these. */
    private final int[] seen = new int[FRAMES];

    private final int[][] slots = new int[FRAMES][FRAME];

    LudoFeatures(LudoGame game, String name) {
        this(game, name, true);
    }

    private LudoFeatures(LudoGame game, String name, boolean quick) {
        this.game = game;
        this.name = name;
        paired = name.equals(PAIRS);
        threatened = paired || name.equals(THREATS);
        threats = new Threats(game, quick);
        pawns = game.pawns();
        zero = -game.dialect().origin();
        home = game.dialect().home() + zero;
        squares = home + 1;
        bands = game.dialect().ring() / BAND + 1; // the first square of a lane can count as one of the ring
        remembers = game.dialect().turns().remembers();
        frames = new int[game.seats()][game.seats()];
        for (int seat = 0; seat < game.seats(); seat++) {
            for (int ahead = 0; ahead < game.seats(); ahead++) {
                frames[seat][ahead] =
                        Math.floorMod(game.place((seat + ahead) % game.seats()) - game.place(seat), FRAMES);
            }
        }
        memoryAt = FRAMES * squares * 2;
        bandsAt = memoryAt + (remembers ? MEMORIES : 0);
        soonAt = bandsAt + FRAMES * FRAMES * bands;
        laterAt = soonAt + FRAMES * squares;
        totalsAt = laterAt + FRAMES * squares;
        pairsAt = totalsAt + FRAMES * TOTALS;
        Arrays.fill(section, -1);
        int sections = 0;
        for (int[] seated : frames) {
            for (int x = 0; x < seated.length; x++) {
                for (int y = x; y < seated.length; y++) {
                    int two = seated[x] * FRAMES + seated[y];
                    section[two] = section[two] < 0 ? sections++ : section[two];
                }
            }
        }
        int all = frames[0].length * pawns;
        mostPairs = paired ? all * (all - 1) / 2 : 0;
        inputs = paired ? pairsAt + sections * squares * squares : threatened ? pairsAt : bandsAt;
        band = new float[FRAMES * FRAMES * bands];
        Arrays.fill(seen, -1);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Features plain() {
        return new LudoFeatures(game, name, false);
    }

    @Override
    public int inputs() {
        return inputs;
    }

    @Override
    public int drawn() {
        return paired ? pairsAt : inputs;
    }

    @Override
    public int slots() {
        return frames.length * pawns + (remembers ? 1 : 0);
    }

    @Override
    public int mostExtras() {
        return threatened ? touched.length + 2 * FRAMES * pawns + FRAMES * TOTALS + mostPairs : 0;
    }

    @Override
    public boolean values(Position position) {
        return position.node() == Position.CHANCE;
    }

    @Override
    public void slots(Position position, int[] into) {
        LudoPosition p = (LudoPosition) position;
        int n = 0;
        for (int k : frames[p.seat()]) {
            int now = p.frame(k);
            int[] known = slots[k];
            if (seen[k] != now) {
                seen[k] = now;
                slots(k, now, known);
            }
            for (int pawn = 0; pawn < pawns; pawn++) {
                into[n++] = known[pawn];
            }
        }
        if (remembers) {
            into[n] = memoryAt + p.memory();
        }
    }

    private void slots(int k, int frame, int[] into) {
        int base = k * squares * 2;
        for (int pawn = 0; pawn < pawns; pawn++) {
            int walked = walked(frame, pawn);
            int level = 0;
            for (int earlier = 0; earlier < pawn; earlier++) {
                level |= walked(frame, earlier) == walked ? 1 : 0;
            }
            into[pawn] = base + walked * 2 + level;
        }
    }

    private static int walked(int frame, int pawn) {
        return frame >>> 8 * pawn & 63;
    }

    @Override
    public int extras(Position position, int[] into, float[] values) {
        if (!threatened) {
            return 0;
        }
        LudoPosition p = (LudoPosition) position;
        threats.at(p);
        int[] seated = frames[p.seat()];
        int n = 0;
        int bandsTouched = 0;
        for (int v : seated) {
            int frame = p.frame(v);
            float expected = 0;
            float worst = 0;
            // The pawns that a seat does not have are at home.
            int togo = FRAME * home - (frame * 0x01010101 >>> 24);
            int attackers = threats.attackers(v);
            for (int left = threats.struck(v); left != 0; left &= left - 1) {
                int pawn = Integer.numberOfTrailingZeros(left) >>> 3;
                int walked = walked(frame, pawn);
                float soon = 1;
                float later = 1;
                for (int by = attackers; by != 0; by &= by - 1) {
                    int k = Integer.numberOfTrailingZeros(by);
                    int hits = Integer.bitCount(threats.dice(k, v, pawn));
                    if (hits == 0) {
                        continue;
                    }
                    float chance = CHANCES[hits];
                    if (k < v) {
                        soon *= 1 - chance;
                    } else {
                        later *= 1 - chance;
                    }
                    int at = (v * FRAMES + k) * bands + (walked - zero) / BAND;
                    if (band[at] == 0) {
                        touched[bandsTouched++] = at;
                    }
                    band[at] += chance;
                }
                if (soon < 1) {
                    n = Features.put(into, values, n, soonAt + v * squares + walked, 1 - soon);
                }
                if (later < 1) {
                    n = Features.put(into, values, n, laterAt + v * squares + walked, 1 - later);
                }
                float loss = (1 - soon * later) * walked / Dialect.SQUARES;
                expected += loss;
                worst = Math.max(worst, loss);
            }
            int totals = totalsAt + v * TOTALS;
            if (expected > 0) {
                n = Features.put(into, values, n, totals, expected);
                n = Features.put(into, values, n, totals + 1, worst);
            }
            n = Features.put(into, values, n, totals + 2, togo / 100f);
            if (threats.strikes(v)) {
                n = Features.put(into, values, n, totals + 3, CHANCES[threats.strikingDice(v)]);
                n = Features.put(into, values, n, totals + 4, threats.gain(v) / (6f * Dialect.SQUARES));
            }
        }
        for (int i = 0; i < bandsTouched; i++) {
            n = Features.put(into, values, n, bandsAt + touched[i], band[touched[i]]);
            band[touched[i]] = 0;
        }
        return paired ? pairs(p, seated, into, values, n) : n;
    }

    /** Every two pawns, of one frame or of two. */
    private int pairs(LudoPosition p, int[] seated, int[] into, float[] values, int from) {
        int n = from;
        for (int x = 0; x < seated.length; x++) {
            for (int y = x; y < seated.length; y++) {
                int at = pairsAt + section[seated[x] * FRAMES + seated[y]] * squares * squares;
                for (int i = 0; i < pawns; i++) {
                    int a = p.walked(seated[x], i);
                    for (int j = x == y ? i + 1 : 0; j < pawns; j++) {
                        int b = p.walked(seated[y], j);
                        into[n] = at + (x == y ? Math.min(a, b) * squares + Math.max(a, b) : a * squares + b);
                        values[n++] = 1;
                    }
                }
            }
        }
        return n;
    }

    @Override
    public int representative(Position position, int option) {
        return representative((LudoPosition) position, option);
    }

    /** The first option that moves a pawn from the same square. */
    static int representative(LudoPosition p, int option) {
        if (p.movable() == 0) {
            return option;
        }
        int walked = p.walked(0, p.pawn(option));
        for (int earlier = 0; earlier < option; earlier++) {
            if (p.walked(0, p.pawn(earlier)) == walked) {
                return earlier;
            }
        }
        return option;
    }
}
