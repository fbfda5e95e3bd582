package arena.tournament;

import java.util.Arrays;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The games of one contestant against another, from the first one's point of view. */
public final class Duel {

    private final int blockGames;
    private final SortedMap<BlockPosition, Block> blocks = new TreeMap<>();
    private int wins;
    private int draws;
    private int losses;
    private long[] counts = new long[2];

    Duel(int blockGames) {
        this.blockGames = blockGames;
    }

    /** The games of a block that have been played. */
    private record Block(int games, int halfPoints) {}

    /** Adds a game: the half points that were earned in it, and the most that were possible. */
    void add(Pairing pairing, int halfPoints, int most) {
        int difference = Integer.compare(2 * halfPoints, most);
        wins += difference > 0 ? 1 : 0;
        draws += difference == 0 ? 1 : 0;
        losses += difference < 0 ? 1 : 0;
        Block block = blocks.merge(
                BlockPosition.of(pairing),
                new Block(1, halfPoints),
                (before, game) -> new Block(before.games + game.games, before.halfPoints + game.halfPoints));
        if (block.games == blockGames) {
            counts = Arrays.copyOf(counts, most * blockGames + 1);
            counts[block.halfPoints]++;
        }
    }

    /** Returns the number of games with the better score. */
    public int wins() {
        return wins;
    }

    /** Returns the number of games with equal scores. */
    public int draws() {
        return draws;
    }

    /** Returns the number of games with the worse score. */
    public int losses() {
        return losses;
    }

    /** Returns the number of games against each other. */
    public int games() {
        return wins + draws + losses;
    }

    /** Returns the scores of the complete blocks; a block counts only when all its games have been played. */
    public BlockScores scores() {
        return BlockScores.of(counts);
    }

    /** Returns the half points of a block at the first table; empty if the block is not complete. */
    Optional<Integer> block(int number) {
        return Optional.ofNullable(blocks.get(new BlockPosition(number, 0)))
                .filter(block -> block.games == blockGames)
                .map(Block::halfPoints);
    }
}
