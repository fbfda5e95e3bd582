package arena.web.match;

import arena.match.Event;
import arena.plugin.Games;
import arena.record.Printable;
import arena.report.HostPaths;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The head of a match: everything except its moves. In JSON it is one object without the names of its unwrapped parts.
 *
 * @param secret whether the match has secrets until it, and its contest, is over
 * @param estimates whether the super bot's estimates of its positions are available
 * @param review whether the super bot's review of a seat's decisions is available
 */
public record MatchHead(
        @JsonUnwrapped Identity identity,
        List<SeatHead> seats,
        @JsonUnwrapped Viewer viewer,
        @JsonUnwrapped Setup setup,
        @JsonUnwrapped Progress progress,
        @JsonUnwrapped MatchTime time,
        boolean secret,
        boolean estimates,
        boolean review,
        Optional<Contest> contest) {

    static final HostPaths HOST = new HostPaths(List.of());

    /**
     * The identity of a match.
     *
     * @param match its name
     * @param game the id of its game
     * @param title the title of its game
     */
    public record Identity(String match, String game, String title) {

        static Identity of(Event.Began began) {
            return new Identity(began.matchId(), began.gameId(), Games.title(began.gameId()));
        }
    }

    /**
     * The viewer of a match.
     *
     * @param viewpoint the viewpoint: watcher, referee or the number of a seat
     * @param viewpoints the viewpoints that this viewer may choose
     * @param logs the seats whose logs this viewer may read
     */
    public record Viewer(String viewpoint, List<String> viewpoints, List<Integer> logs) {}

    /**
     * The setup of a match.
     *
     * @param ground the constant part of all boards, in the game's own terms; empty if each board is complete
     * @param seed empty while the match is played, since secrets may follow from it
     */
    public record Setup(
            SortedMap<String, String> settings, Optional<SortedMap<String, Object>> ground, Optional<Long> seed) {}

    /**
     * The progress of a match.
     *
     * @param held the hold by the host; empty while the match runs
     * @param reason the reason of its end, as a sentence
     * @param end the same as keys for translation
     * @param moves the number of moves so far, without the beginning
     */
    public record Progress(
            boolean over,
            Optional<Held> held,
            Optional<String> reason,
            Optional<End> end,
            List<SeatStanding> standings,
            int moves) {}

    /**
     * The time of a match.
     *
     * @param beganMillis its beginning, in milliseconds since 1970
     * @param durationMillis empty until it is over
     */
    public record MatchTime(long beganMillis, Optional<Long> durationMillis) {}

    /**
     * The player of a seat.
     * @param emblem the word of the emblem that the person has chosen; empty if there is none
     * @param look what a bot tells about itself
     * @param kind folder, superbot or person
     * @param playedBy the successor; empty if the first player still plays
     */
    public record SeatHead(
            int seat,
            String name,
            Optional<String> emblem,
            @JsonUnwrapped SeatLook look,
            String kind,
            Optional<String> playedBy) {}

    /**
     * The facts that a bot tells about itself.
     *
     * @param school where its team comes from
     * @param avatar its picture: a PNG of 32 by 32 pixels, in base64
     */
    public record SeatLook(Optional<String> school, Optional<String> avatar) {

        static SeatLook of(Event.SeatAssignment seat) {
            return new SeatLook(seat.fact(Event.SeatAssignment.SCHOOL), seat.fact(Event.SeatAssignment.AVATAR));
        }
    }

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
