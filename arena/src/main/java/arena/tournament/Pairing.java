package arena.tournament;

import java.util.List;

/**
 * A game of a round robin that is to be played.
 *
 * @param number its position in the schedule, from 0
 * @param block the games of a block share a seed; blocks count from 0
 * @param table the table, from 0; contestants that do not fit into one game play at several tables
 * @param seats the contestant on each seat, seat 1 first; contestants count from 0
 */
public record Pairing(int number, int block, int table, List<Integer> seats) {

    public Pairing {
        seats = List.copyOf(seats);
        if (number < 0 || block < 0 || table < 0 || seats.isEmpty()) {
            throw new IllegalArgumentException(
                    "no pairing: number " + number + ", block " + block + ", table " + table + ", seats " + seats);
        }
    }
}
