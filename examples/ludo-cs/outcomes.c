/* Reads what chance gave from a file of "alea ludo-cs --outcomes", in the order in which the rules ask for it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *outcomes; /* open it once: outcomes = fopen("dice.txt", "r"); */

/* The next outcome, which has to be of a kind: "die", "coin", "tele", "aura" or "spawn". Comments are skipped. */
static const char *outcome(const char *kind) {
    static char word[64];
    while (fscanf(outcomes, "%63s", word) == 1) {
        if (word[0] == '#') {
            fscanf(outcomes, "%*[^\n]");
        } else {
            char *colon = strchr(word, ':');
            if (colon == NULL || (size_t) (colon - word) != strlen(kind) || strncmp(word, kind, strlen(kind)) != 0) {
                fprintf(stderr, "the file has %s where a %s is due\n", word, kind);
                exit(1);
            }
            return colon + 1;
        }
    }
    fprintf(stderr, "the file ends where a %s is due\n", kind);
    exit(1);
}

static int roll_die(void) { return atoi(outcome("die")); }              /* 1..6 */
static int toss_coin(void) { return strcmp(outcome("coin"), "H") == 0; } /* 1: heads, clockwise */
static const char *teleport(void) { return outcome("tele"); } /* Bhawana, Kotuwa, Pita-Kotuwa, Base, X or Approach */
static int energised(void) { return strcmp(outcome("aura"), "energised") == 0; } /* 0: sick */
static int mystery_square(void) { return atoi(outcome("spawn")); } /* 0..51 */
