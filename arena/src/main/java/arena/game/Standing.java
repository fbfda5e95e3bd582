package arena.game;

/**
 * Where a seat ended.
 *
 * @param seat the seat
 * @param place 1 for the best; equal places are ties
 * @param points what the match earns it, in the game's own points
 */
public record Standing(Seat seat, int place, long points) {

    public Standing {
        if (place < 1) {
            throw new IllegalArgumentException("places count from 1, not " + place);
        }
    }
}
