package arena.tournament;

import java.util.List;

/**
 * One game that is to be played.
 *
 * @param number its place in the format, from 0
 * @param block the games of a block share a seed; blocks count from 0
 * @param table who sits together: contestants that do not all fit into one game play at several tables, from 0
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
