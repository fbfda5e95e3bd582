package arena.web.match;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A match without its moves.
 *
 * @param viewpoint through whose eyes it is seen: watcher, referee or the number of a seat
 * @param viewpoints those that this viewer may have
 * @param seed nothing while the match is played, since secrets may follow from it
 * @param moves how many there are so far, the beginning not counted
 * @param reason why it ended
 * @param secret whether there is more to be seen once it, and its contest, is over
 * @param estimates whether one may ask what the super bot thinks of its positions
 */
public record MatchHead(
        String match,
        String game,
        String title,
        List<SeatHead> seats,
        String viewpoint,
        List<String> viewpoints,
        SortedMap<String, String> settings,
        Optional<Long> seed,
        boolean over,
        Optional<String> reason,
        List<SeatStanding> standings,
        int moves,
        long beganMillis,
        Optional<Long> durationMillis,
        boolean secret,
        boolean estimates,
        Optional<Contest> contest) {

    /**
     * Who sits there.
     *
     * @param kind folder, superbot or person
     */
    public record SeatHead(int seat, String name, String kind) {}

    /** Where a seat ended. */
    public record SeatStanding(int seat, int place, long points, SortedMap<String, Long> figures) {}

    /** What the match is played for. */
    public record Contest(String name, String game, int attempt) {}
}
