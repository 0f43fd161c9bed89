/* What a game of Hypergammon is worth to the seat to roll, by a program that shares nothing with the Java beside it: the checkers of a seat
   are an array in any order, every sequence of moves is played out on the board for every roll of every position in every sweep, and
   positions are gone through in rising pairs, so that without hits one sweep would be enough.

       cc -O2 -o hypergammon hypergammon.c && ./hypergammon 1e-9

   The tables LOWER and UPPER start at -3 and 3 and bracket the value at every step; what is rounded is rounded outward. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BAR = 25, PLACES = 26, WAYS = 3276, ALL = PLACES * PLACES * PLACES };

static unsigned short number_of[ALL]; /* of three places in any order */
static int way[WAYS][3];
static double *lower, *upper; /* by way of the seat to roll, and way of the other seat */
static int me[3], you[3];

/* The best result of plays that use so many dice; of one die, by that die. */
struct best { int any; double low, high; };
static struct best by_dice[5], by_die[7];

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

static void result(struct best *best) {
    size_t next = (size_t) number(you) * WAYS + number(me);
    if (!best->any || -upper[next] > best->low) best->low = -upper[next];
    if (!best->any || -lower[next] > best->high) best->high = -lower[next];
    best->any = 1;
}

/* Plays on with these dice in this order, and notes what every position on the way is worth to a seat that must stop there. */
static void play(const int *dice, int used, int count) {
    result(used == 1 && count == 2 ? &by_die[dice[0]] : &by_dice[used]);
    if (used == count) return;
    for (int checker = 0; checker < 3; checker++) {
        int from = me[checker], die = dice[used], struck = -1;
        if ((checker > 0 && from == me[checker - 1]) || (checker == 2 && from == me[0]) || !legal(checker, die)) continue;
        int to = from > die ? from - die : 0;
        if (to > 0)
            for (int i = 0; i < 3; i++)
                if (you[i] == BAR - to) struck = i;
        me[checker] = to;
        if (struck >= 0) you[struck] = BAR;
        play(dice, used + 1, count);
        me[checker] = from;
        if (struck >= 0) you[struck] = BAR - to;
    }
}

static struct best *roll(int small, int large) {
    int same[4] = {small, small, small, small}, up[2] = {small, large}, down[2] = {large, small};
    memset(by_dice, 0, sizeof by_dice);
    memset(by_die, 0, sizeof by_die);
    if (small == large)
        play(same, 0, 4);
    else {
        play(up, 0, 2);
        play(down, 0, 2);
    }
    for (int used = 4; used > 1; used--)
        if (by_dice[used].any) return &by_dice[used];
    if (by_die[large].any) return &by_die[large];
    if (by_die[small].any) return &by_die[small];
    return by_dice[1].any ? &by_dice[1] : &by_dice[0];
}

static double update(int own, int other) { /* returns how far the bounds are apart */
    memcpy(me, way[own], sizeof me);
    memcpy(you, way[other], sizeof you);
    for (int i = 0; i < 3; i++)
        if (me[i] > 0 && me[i] < BAR && yours(me[i]) > 0) return 0; /* not a position */
    double low = 0, high = 0;
    for (int small = 1; small <= 6; small++)
        for (int large = small; large <= 6; large++) {
            struct best *best = roll(small, large);
            low += (small == large ? 1 : 2) * best->low;
            high += (small == large ? 1 : 2) * best->high;
        }
    size_t at = (size_t) own * WAYS + other;
    low = low / 36 - 2e-14;
    high = high / 36 + 2e-14;
    if (low > lower[at]) lower[at] = low;
    if (high < upper[at]) upper[at] = high;
    return upper[at] - lower[at];
}

int main(int argc, char **argv) {
    double enough = argc > 1 ? atof(argv[1]) : 1e-9, gap = 6;
    number_all();
    lower = malloc(sizeof(double) * WAYS * WAYS);
    upper = malloc(sizeof(double) * WAYS * WAYS);
    if (!lower || !upper) return 1;
    for (size_t i = 0; i < (size_t) WAYS * WAYS; i++) lower[i] = -3, upper[i] = 3;
    for (int n = 0; n < WAYS; n++) { /* the seat to roll has lost: the other has borne off all */
        int lost = way[n][2] == 0 ? 1 : way[n][0] < 19 ? 2 : 3;
        lower[(size_t) n * WAYS] = upper[(size_t) n * WAYS] = -lost;
    }
    int home[3] = {24, 23, 22};
    size_t start = (size_t) number(home) * WAYS + number(home);
    for (int sweep = 1; gap > enough && sweep <= 1000; sweep++) {
        gap = 0;
        for (int high = 1; high < WAYS; high++)
            for (int low = 1; low <= high; low++) {
                double one = update(high, low), two = update(low, high);
                if (one > gap) gap = one;
                if (two > gap) gap = two;
            }
        printf("sweep %d: gap %.1e, start %.12f .. %.12f\n", sweep, gap, lower[start], upper[start]);
        fflush(stdout);
    }
    return 0;
}
