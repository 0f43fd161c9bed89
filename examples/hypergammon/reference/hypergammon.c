/* What a game of Hypergammon is worth to the seat to roll, by a program that shares nothing with the Java beside it:
   the checkers of a seat are an array in any order, and for every roll of every position every sequence of moves is
   played out on the board. What that can lead to is kept (4 GB), and the positions are gone through in rising pairs,
   so that without hits one sweep would be enough.

       cc -O2 -o hypergammon hypergammon.c && ./hypergammon 1e-9
       ./hypergammon 1e-9 2     with two checkers a side
       ./hypergammon check FILE whether a table that Alea made of three checkers holds

   The bounds start at -3 and 3 and bracket the value at every step; what is rounded is rounded outward. A table holds
   when one step from its lower bounds leads nowhere down, and one from its upper bounds nowhere up: then all further
   steps go the same way, and what they come to, the value, is between. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BAR = 25, PLACES = 26, WAYS = 3276, ALL = PLACES * PLACES * PLACES, MOST = 256 };

struct value { double low, high; };

static unsigned short number_of[ALL]; /* of three places in any order */
static int way[WAYS][3];
static struct value *values; /* by way of the seat to roll, and way of the other seat */
static int me[3], you[3]; /* with fewer checkers, the last ones are off from the start */

/* Positions that plays lead to, the other seat to roll. */
struct ends { int count; uint32_t at[MOST]; };
static struct ends by_dice[5]; /* of plays that use so many dice */
static struct ends by_die[7];  /* of plays that use one of two dice: by that die */

/* Everything that can follow: positions in the order of a sweep; for each, 21 counts, one a roll; and for each roll so
   many ends. */
static uint32_t *positions, *ends;
static uint8_t *counts;
static size_t position_count, end_count, room;

static void *got(void *memory) {
    if (!memory) {
        fprintf(stderr, "there is not enough memory\n");
        exit(1);
    }
    return memory;
}

static int number(const int *side) { return number_of[(side[0] * PLACES + side[1]) * PLACES + side[2]]; }

static void number_all(void) {
    int n = 0;
    for (int a = 0; a < PLACES; a++)
        for (int b = 0; b <= a; b++)
            for (int c = 0; c <= b; c++, n++) {
                int p[3] = {a, b, c};
                memcpy(way[n], p, sizeof p);
                for (int i = 0; i < 3; i++)
                    for (int j = 0; j < 3; j++)
                        if (i != j) number_of[(p[i] * PLACES + p[j]) * PLACES + p[3 - i - j]] = (unsigned short) n;
            }
}

static int highest(const int *side) {
    int high = side[0] > side[1] ? side[0] : side[1];
    return high > side[2] ? high : side[2];
}

static int yours(int point) { /* how many of your checkers stand on a point of mine */
    int there = BAR - point;
    return (you[0] == there) + (you[1] == there) + (you[2] == there);
}

static int legal(int checker, int die) {
    int from = me[checker], to = from - die, high = highest(me);
    if (from == 0 || (high == BAR && from != BAR)) return 0;
    return to > 0 ? yours(to) < 2 : high <= 6 && (to == 0 || from == high);
}

static void add(struct ends *to) {
    uint32_t at = (uint32_t) (number(you) * WAYS + number(me));
    for (int i = 0; i < to->count; i++)
        if (to->at[i] == at) return;
    to->at[to->count++] = at;
}

/* Plays on with these dice in this order, until there are no more dice, or no more moves. */
static void play(const int *dice, int used, int count) {
    int stuck = 1;
    for (int checker = 0; checker < 3 && used < count; checker++) {
        int from = me[checker], die = dice[used], struck = -1;
        if ((checker > 0 && from == me[checker - 1]) || (checker == 2 && from == me[0])) continue; /* the same */
        if (!legal(checker, die)) continue;
        int to = from > die ? from - die : 0;
        stuck = 0;
        if (to > 0)
            for (int i = 0; i < 3; i++)
                if (you[i] == BAR - to) struck = i;
        me[checker] = to;
        if (struck >= 0) you[struck] = BAR;
        play(dice, used + 1, count);
        me[checker] = from;
        if (struck >= 0) you[struck] = BAR - to;
    }
    if (stuck) add(used == 1 && count == 2 ? &by_die[dice[0]] : &by_dice[used]);
}

/* As many dice as can be used; where one of two can be, the larger. */
static const struct ends *roll(int small, int large) {
    int same[4] = {small, small, small, small}, up[2] = {small, large}, down[2] = {large, small};
    for (int i = 0; i < 5; i++) by_dice[i].count = 0;
    for (int i = 0; i < 7; i++) by_die[i].count = 0;
    if (small == large)
        play(same, 0, 4);
    else {
        play(up, 0, 2);
        play(down, 0, 2);
    }
    for (int used = 4; used > 1; used--)
        if (by_dice[used].count) return &by_dice[used];
    if (by_die[large].count) return &by_die[large];
    if (by_die[small].count) return &by_die[small];
    return by_dice[1].count ? &by_dice[1] : &by_dice[0];
}

static void follow(int own, int other, int checkers) {
    for (int i = checkers; i < 3; i++)
        if (way[own][i] > 0 || way[other][i] > 0) return;
    memcpy(me, way[own], sizeof me);
    memcpy(you, way[other], sizeof you);
    for (int i = 0; i < 3; i++)
        if (me[i] > 0 && me[i] < BAR && yours(me[i]) > 0) return; /* not a position */
    positions[position_count] = (uint32_t) (own * WAYS + other);
    uint8_t *count = counts + 21 * position_count++;
    for (int small = 1; small <= 6; small++)
        for (int large = small; large <= 6; large++) {
            const struct ends *found = roll(small, large);
            if (end_count + MOST > room) ends = got(realloc(ends, (room += 1 << 26) * sizeof *ends));
            memcpy(ends + end_count, found->at, sizeof *ends * (size_t) found->count);
            end_count += (size_t) found->count;
            *count++ = (uint8_t) found->count;
        }
}

static double sweep(void) { /* returns how far bounds are apart at most */
    double gap = 0;
    const uint32_t *end = ends;
    const uint8_t *count = counts;
    for (size_t p = 0; p < position_count; p++) {
        double low = 0, high = 0;
        for (int small = 1; small <= 6; small++)
            for (int large = small; large <= 6; large++) {
                double least = 3, most = 3; /* what is left to the other seat, at best */
                for (int left = *count++; left > 0; left--, end++) {
                    const struct value *next = values + *end;
                    least = next->high < least ? next->high : least;
                    most = next->low < most ? next->low : most;
                }
                low -= (small == large ? 1 : 2) * least;
                high -= (small == large ? 1 : 2) * most;
            }
        struct value *value = values + positions[p];
        low = low / 36 - 2e-14;
        high = high / 36 + 2e-14;
        if (low > value->low) value->low = low;
        if (high < value->high) value->high = high;
        if (value->high - value->low > gap) gap = value->high - value->low;
    }
    return gap;
}

/* The number that Alea gives a position: the ways of the seat to roll follow one another, and for each those of the
   other seat, counted over the places that are left to it. */
static size_t alea(const size_t *first, int own, int other) {
    int counted[3];
    for (int i = 0; i < 3; i++) {
        counted[i] = way[other][i];
        for (int point = BAR - way[other][i] + 1; point < BAR; point++) /* the other seat's lower places, as mine */
            counted[i] -= point == way[own][0] || point == way[own][1] || point == way[own][2];
    }
    return first[own] + (size_t) number(counted) - 1;
}

/* Takes one step from the bounds of a table of doubles, and says how far it leads out of them. */
static int check(const char *name) {
    static size_t first[WAYS + 1];
    for (int own = 0; own < WAYS; own++) {
        const int *w = way[own];
        int left = BAR + 1;
        for (int point = 1; point < BAR; point++) left -= w[0] == point || w[1] == point || w[2] == point;
        first[own + 1] = first[own] + (own == 0 ? 0 : (size_t) left * (left + 1) * (left + 2) / 6 - 1);
    }
    FILE *file = fopen(name, "rb");
    if (!file || first[WAYS] != position_count) {
        fprintf(stderr, "%s cannot be read\n", name);
        return 1;
    }
    for (int bound = 0; bound < 2; bound++) {
        double *read = got(malloc(position_count * sizeof *read));
        if (fseek(file, 4096 + bound * (long) (position_count * sizeof *read), SEEK_SET)
            || fread(read, sizeof *read, position_count, file) != position_count) {
            fprintf(stderr, "%s is no table of %zu positions in doubles\n", name, position_count);
            return 1;
        }
        for (size_t p = 0; p < position_count; p++) { /* a table has my payoff less yours, which is twice mine */
            int own = (int) (positions[p] / WAYS), other = (int) (positions[p] % WAYS);
            double value = read[alea(first, own, other)] / 2;
            *(bound ? &values[positions[p]].high : &values[positions[p]].low) = value;
        }
        free(read);
    }
    fclose(file);
    double down = -6, up = -6, gap = 0;
    const uint32_t *end = ends;
    const uint8_t *count = counts;
    for (size_t p = 0; p < position_count; p++) {
        struct value step = {0, 0}, *was = values + positions[p];
        for (int small = 1; small <= 6; small++)
            for (int large = small; large <= 6; large++) {
                double least = 3, most = 3;
                for (int left = *count++; left > 0; left--, end++) {
                    const struct value *next = values + *end;
                    least = next->high < least ? next->high : least;
                    most = next->low < most ? next->low : most;
                }
                step.low -= (small == large ? 1 : 2) * least;
                step.high -= (small == large ? 1 : 2) * most;
            }
        if (was->low - step.low / 36 > down) down = was->low - step.low / 36;
        if (step.high / 36 - was->high > up) up = step.high / 36 - was->high;
        if (was->high - was->low > gap) gap = was->high - was->low;
    }
    printf("lower bounds are above what follows from them by %.1e at most, upper ones below by %.1e; gap %.1e\n", down,
           up, gap);
    return 0;
}

int main(int argc, char **argv) {
    int checking = argc > 2 && !strcmp(argv[1], "check");
    double enough = argc > 1 ? atof(argv[1]) : 1e-9, gap = 6;
    int checkers = argc > 2 && !checking ? atoi(argv[2]) : 3;
    size_t pairs = (size_t) WAYS * WAYS;
    number_all();
    values = got(malloc(pairs * sizeof *values));
    positions = got(malloc(pairs * sizeof *positions));
    counts = got(malloc(pairs * 21));
    for (size_t i = 0; i < pairs; i++) values[i] = (struct value) {-3, 3};
    for (int n = 0; n < WAYS; n++) { /* the seat to roll has lost: the other has borne off all */
        int lost = way[n][checkers - 1] == 0 ? 1 : way[n][0] < 19 ? 2 : 3;
        values[(size_t) n * WAYS] = (struct value) {-lost, -lost};
    }
    for (int high = 1; high < WAYS; high++)
        for (int low = 1; low <= high; low++) {
            follow(high, low, checkers);
            if (low < high) follow(low, high, checkers);
        }
    printf("%zu positions, %zu positions that rolls lead to\n", position_count, end_count);
    int home[3] = {24, checkers > 1 ? 23 : 0, checkers > 2 ? 22 : 0};
    const struct value *start = values + (size_t) number(home) * WAYS + number(home);
    if (checking) {
        int failed = check(argv[2]);
        printf("start %.12f .. %.12f\n", start->low, start->high);
        return failed;
    }
    for (int n = 1; gap > enough && n <= 1000; n++) {
        gap = sweep();
        printf("sweep %d: gap %.1e, start %.12f .. %.12f\n", n, gap, start->low, start->high);
        fflush(stdout);
    }
    return 0;
}
