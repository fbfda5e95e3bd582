package arena.web.match;

import arena.match.Event;
import arena.record.Printable;
import arena.report.HostPaths;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The head of a match: everything except its moves.
 *
 * @param viewpoint the viewpoint: watcher, referee or the number of a seat
 * @param viewpoints the viewpoints that this viewer may choose
 * @param logs the seats whose logs this viewer may read
 * @param ground the constant part of all boards, in the game's own terms; empty if each board is complete
 * @param seed empty while the match is played, since secrets may follow from it
 * @param moves the number of moves so far, without the beginning
 * @param held the hold by the host; empty while the match runs
 * @param reason the reason of its end, as a sentence
 * @param end the same as keys for translation
 * @param secret whether the match has secrets until it, and its contest, is over
 * @param estimates whether the super bot's estimates of its positions are available
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
     * The player of a seat.
     * @param emblem the word of the emblem that the person has chosen; empty if there is none
     * @param kind folder, superbot or person
     * @param playedBy the successor; empty if the first player still plays
     */
    public record SeatHead(int seat, String name, Optional<String> emblem, String kind, Optional<String> playedBy) {}

    /**
     * A hold by the host.
     *
     * @param seat the seat whose player has gone; 0 if the host has held the match without that
     */
    public record Held(int seat) {}

    /**
     * The end of a match.
     * @param reason the game's word for it, or {@value #BROKEN_OFF}
     * @param detail the game's words for what decided it, or why it was broken off; empty if the reason is complete
     */
    public record End(String reason, String detail) {

        private static final String BROKEN_OFF = "broken off";

        static Optional<End> of(Optional<Event.Ended> verdict, Optional<Event.BrokenOff> breach) {
            return verdict.map(ended -> new End(ended.reason(), ended.detail()))
                    .or(() -> breach.map(broken -> new End(BROKEN_OFF, HOST.without(Printable.of(broken.words())))));
        }

        /** Returns the end as a sentence. */
        String words() {
            if (reason.equals(BROKEN_OFF)) {
                return "Broken off: " + detail;
            }
            return detail.isEmpty() ? reason : reason + " (" + detail + ")";
        }
    }

    /** The final place of a seat. */
    public record SeatStanding(int seat, int place, long points, SortedMap<String, Long> figures) {}

    /** The contest, the game of it and the attempt that the match is played for. */
    public record Contest(String name, String game, int attempt) {}
}
