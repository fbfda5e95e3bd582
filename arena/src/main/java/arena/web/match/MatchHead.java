package arena.web.match;

import arena.match.Event;
import arena.record.Printable;
import arena.report.HostPaths;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A match without its moves.
 *
 * @param viewpoint through whose eyes it is seen: watcher, referee or the number of a seat
 * @param viewpoints those that this viewer may have
 * @param logs the seats of which this viewer may read what their programs have printed
 * @param ground what is seen all through the match, in the game's own terms; nothing if each board tells everything
 * @param seed nothing while the match is played, since secrets may follow from it
 * @param moves how many there are so far, the beginning not counted
 * @param held whether it is held by its host; nothing while it goes on
 * @param reason why it ended, as a sentence
 * @param end the same for those who say it in another language
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
        List<Integer> logs,
        SortedMap<String, String> settings,
        Optional<SortedMap<String, Object>> ground,
        Optional<Long> seed,
        boolean over,
        Optional<Held> held,
        Optional<String> reason,
        Optional<End> end,
        List<SeatStanding> standings,
        int moves,
        long beganMillis,
        Optional<Long> durationMillis,
        boolean secret,
        boolean estimates,
        Optional<Contest> contest) {

    static final HostPaths HOST = new HostPaths(List.of());

    /**
     * Who sits there.
     *
     * @param emblem the word of the emblem that the person has chosen; nothing if none was
     * @param kind folder, superbot or person
     * @param playedBy who plays on for him now; nothing if he plays himself
     */
    public record SeatHead(int seat, String name, Optional<String> emblem, String kind, Optional<String> playedBy) {}

    /**
     * The match is held by its host.
     *
     * @param seat whose player has gone; 0 if the host has wanted it so
     */
    public record Held(int seat) {}

    /**
     * How it ended.
     *
     * @param reason the game's word for it, or {@value #BROKEN_OFF}
     * @param detail what decided it then, as the game says it, or why it was broken off; empty if the reason says all
     */
    public record End(String reason, String detail) {

        private static final String BROKEN_OFF = "broken off";

        static Optional<End> of(Optional<Event.Ended> verdict, Optional<Event.BrokenOff> breach) {
            return verdict.map(ended -> new End(ended.reason(), ended.detail()))
                    .or(() -> breach.map(broken -> new End(BROKEN_OFF, HOST.without(Printable.of(broken.words())))));
        }

        /** Returns it as a sentence. */
        String words() {
            if (reason.equals(BROKEN_OFF)) {
                return "Broken off: " + detail;
            }
            return detail.isEmpty() ? reason : reason + " (" + detail + ")";
        }
    }

    /** Where a seat ended. */
    public record SeatStanding(int seat, int place, long points, SortedMap<String, Long> figures) {}

    /** What the match is played for. */
    public record Contest(String name, String game, int attempt) {}
}
