/*
 * Random matches of Chain Reaction on bit planes, as a C programmer would write them: the measure for PackedCoinBoard.
 * The program plays the same matches as CoinPlayouts with seed 1, prints the coins of the first 20,000 of them, plays
 * on for the seconds of its argument, and prints the matches in a second of processor time.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* A row of the board is a byte; its highest bit is not used. */
#define CELLS 0x007F7F7F7F7F7F7FULL
#define LEFT 0x0001010101010101ULL
#define RIGHT 0x0040404040404040ULL
#define TOP 0x7FULL
#define BOTTOM (0x7FULL << 48)
#define CORNERS ((LEFT | RIGHT) & (TOP | BOTTOM))
#define EDGES ((LEFT | RIGHT | TOP | BOTTOM) & ~CORNERS)
#define EACH_ROW 0x0101010101010101ULL
#define HIGHEST_BITS 0x8080808080808080ULL
#define FIRST_MATCHES 20000

/* The planes low, high and burst are the binary digits of a count that begins so that a cell bursts at 4. */
typedef struct {
    uint64_t own, others, own_king, others_king, low, high, burst;
} board;

static uint64_t chance = 1;
static uint8_t place_in_row[256 * 8];

static inline uint64_t below(uint64_t bound) {
    chance += 0x9E3779B97F4A7C15ULL;
    uint64_t mixed = (chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    return ((mixed >> 32) * bound) >> 32;
}

/* One of the free cells by chance. */
static inline uint64_t choice(uint64_t cells) {
    uint64_t counts = (cells & EACH_ROW) + ((cells >> 1) & EACH_ROW)
            + (((cells >> 2) & EACH_ROW) + ((cells >> 3) & EACH_ROW))
            + (((cells >> 4) & EACH_ROW) + ((cells >> 5) & EACH_ROW) + ((cells >> 6) & EACH_ROW));
    uint64_t wanted = below(__builtin_popcountll(cells));
    uint64_t after = wanted * EACH_ROW + (HIGHEST_BITS - counts * (EACH_ROW << 8));
    int above = __builtin_clzll(after & (HIGHEST_BITS >> 8));
    uint64_t row = (cells << above) >> 56, within = (after << above << 1) >> 57;
    return (uint64_t)place_in_row[row * 8 + within] << (56 - above);
}

/* Lets all cells burst that have too many coins; returns the cells that coins were sent to. */
static inline uint64_t burst(board *b) {
    uint64_t ones = b->low, twos = b->high, bursting = b->burst, king = b->others_king;
    uint64_t taking = CELLS & ~(b->own_king | king), sent = 0;
    do {
        uint64_t under = bursting << 8, above = bursting >> 8, right = bursting << 1, left = bursting >> 1;
        sent |= under | above | right | left;
        /* The edge gets its own coin back: an edge has a neighbour less, and a corner two. */
        under |= bursting & TOP;
        above |= bursting & BOTTOM;
        right |= bursting & LEFT;
        left |= bursting & RIGHT;
        uint64_t vertical = under ^ above, both_vertical = under & above;
        uint64_t horizontal = right ^ left, both_horizontal = right & left;
        uint64_t one = (vertical ^ horizontal) & taking;
        uint64_t two = (both_vertical ^ both_horizontal ^ (vertical & horizontal)) & taking;
        uint64_t four = both_vertical & both_horizontal & taking;
        uint64_t carry = ones & one;
        ones ^= one;
        uint64_t sum = twos ^ two;
        bursting = four | (twos & two) | (sum & carry);
        twos = sum ^ carry;
    } while (bursting && !(sent & king));
    uint64_t reached = sent & taking;
    b->others &= ~reached;
    b->own = (b->own | reached) & ((ones ^ EDGES) | (twos ^ CORNERS) | bursting);
    b->low = ones;
    b->high = twos;
    b->burst = bursting;
    return sent;
}

/* Plays to the end; returns the number of coins. */
static int play(board *b) {
    int coins = 0;
    for (;;) {
        uint64_t cells = CELLS & ~(b->others | b->own_king | b->others_king);
        if (!cells) {
            return coins;
        }
        coins++;
        uint64_t cell = choice(cells), carry = b->low & cell;
        b->own |= cell;
        b->low ^= cell;
        b->burst = b->high & carry;
        b->high ^= carry;
        if (b->burst && (burst(b) & b->others_king)) {
            return coins;
        }
        uint64_t own = b->own, king = b->own_king;
        b->own = b->others;
        b->others = own;
        b->own_king = b->others_king;
        b->others_king = king;
    }
}

static double processor_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}

int main(int count, char **words) {
    double seconds = count > 1 ? atof(words[1]) : 9;
    for (int row = 0; row < 256; row++) {
        for (int place = 0, found = 0; place < 8; place++) {
            if (row >> place & 1) {
                place_in_row[row * 8 + found++] = 1 << place;
            }
        }
    }
    /* The kings stand on the cells 10 and 40. */
    const board start = {0, 0, 1ULL << (1 * 8 + 2), 1ULL << (5 * 8 + 4), EDGES, CORNERS, 0};
    long coins = 0, matches = 0;
    for (int match = 0; match < FIRST_MATCHES; match++) {
        board b = start;
        coins += play(&b);
    }
    printf("%ld\n", coins);
    double begun = processor_seconds();
    while (processor_seconds() - begun < seconds) {
        for (int match = 0; match < 10000; match++) {
            board b = start;
            coins += play(&b);
        }
        matches += 10000;
    }
    printf("%.0f\n", matches / (processor_seconds() - begun));
    return coins == 0;
}
