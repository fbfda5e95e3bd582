package arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The mean places of one contestant in the blocks of a schedule; its seats in one game make one mean place. */
final class BlockPlaces {

    private final int blockGames;
    private final SortedMap<BlockPosition, Block> blocks = new TreeMap<>();
    private Interval possible = new Interval(1, 1);

    BlockPlaces(int blockGames) {
        this.blockGames = blockGames;
    }

    /** The games of a block that have been played. */
    private record Block(int games, double places) {}

    /** Adds a game in which the contestant has a seat; it has equally many seats in each. */
    void add(Pairing pairing, GameResult result, int contestant) {
        List<Integer> own = result.seats().stream()
                .filter(seat -> seat.contestant() == contestant)
                .map(SeatResult::place)
                .toList();
        double place = own.stream().mapToInt(Integer::intValue).average().orElseThrow();
        // Without ties its seats are at best on places 1, 2, ..., and at worst on the last ones.
        double behindBest = (own.size() - 1) / 2.0;
        possible = new Interval(1 + behindBest, result.seats().size() - behindBest);
        blocks.merge(
                BlockPosition.of(pairing),
                new Block(1, place),
                (before, game) -> new Block(before.games + game.games, before.places + game.places));
    }

    /** Returns its mean place. */
    BlockMean place() {
        return BlockMean.of(List.copyOf(complete().values()), possible);
    }

    /** Returns by how many places it is better than another contestant in the blocks in which both play. */
    BlockMean leadOver(BlockPlaces other) {
        SortedMap<BlockPosition, Double> others = other.complete();
        List<Double> leads = new ArrayList<>();
        complete().forEach((position, place) -> {
            if (others.containsKey(position)) {
                leads.add(others.getOrDefault(position, place) - place);
            }
        });
        return BlockMean.of(
                leads, new Interval(other.possible.low() - possible.high(), other.possible.high() - possible.low()));
    }

    private SortedMap<BlockPosition, Double> complete() {
        SortedMap<BlockPosition, Double> means = new TreeMap<>();
        blocks.forEach((position, block) -> {
            if (block.games == blockGames) {
                means.put(position, block.places / blockGames);
            }
        });
        return means;
    }
}
