package arena.web.match;

import arena.app.replay.TurnFile;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.record.EventText;
import arena.record.Printable;
import arena.text.Lines;
import arena.web.http.Json;
import arena.web.http.WebFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.IntStream;

/** A match from one viewpoint. */
public final class MatchView {

    /** The version of the document, which changes only if readers of the old one would misread the new one. */
    private static final int VERSION = 1;

    private static final String WATCHER = "watcher";
    private static final String REFEREE = "referee";
    private static final String PRINTED = "printed";

    private final FollowedMatch match;
    private final String word;
    private final Viewpoint viewpoint;
    private final List<String> more;
    private final boolean withLogs;

    private MatchView(FollowedMatch match, String word, List<String> more, boolean withLogs) {
        this.match = match;
        this.word = word;
        this.viewpoint = viewpoint(word);
        this.more = List.copyOf(more);
        this.withLogs = withLogs;
    }

    /**
     * Returns a match from a viewpoint.
     *
     * @param word watcher, or empty for the same; referee; or the number of a seat
     * @param more the words for the viewpoints that this visitor may have while the match has secrets
     * @throws WebFailure if there is no such viewpoint, or this visitor may not have it now
     */
    static MatchView of(FollowedMatch match, String word, List<String> more) {
        String meant = word.isEmpty() ? WATCHER : word;
        if (!meant.equals(WATCHER) && !all(match).contains(meant)) {
            throw WebFailure.badRequest(
                    "This match is seen as watcher, as referee, or as a seat from 1 to " + match.seats() + ".");
        }
        if (!meant.equals(WATCHER) && !more.contains(meant) && match.isSecret()) {
            throw WebFailure.forbidden(
                    "A spectator sees no secrets until the match is over, and its contest if it is of one.");
        }
        return new MatchView(match, meant, more, false);
    }

    private static List<String> all(FollowedMatch match) {
        List<String> all = new ArrayList<>(List.of(REFEREE));
        IntStream.rangeClosed(1, match.seats()).mapToObj(Integer::toString).forEach(all::add);
        return all;
    }

    private static Viewpoint viewpoint(String word) {
        return switch (word) {
            case WATCHER -> new Viewpoint.Spectator();
            case REFEREE -> new Viewpoint.Referee();
            default -> Viewpoint.of(new Seat(Integer.parseInt(word)));
        };
    }

    /** Returns the same view for the organiser, who may read the logs of programs. */
    MatchView withLogs() {
        return new MatchView(match, word, more, true);
    }

    FollowedMatch match() {
        return match;
    }

    Viewpoint viewpoint() {
        return viewpoint;
    }

    /** Returns whether the match is over. */
    public boolean isOver() {
        return match.isOver();
    }

    /** Returns the head of the match. */
    public MatchHead head() {
        List<String> viewpoints = new ArrayList<>(List.of(WATCHER));
        viewpoints.addAll(match.isSecret() ? more : all(match));
        return match.head(new MatchHead.Viewer(word, viewpoints, logs()), viewpoint);
    }

    /** Returns how the match was set up. */
    public Event.Began began() {
        return match.began();
    }

    /** Returns some moves, each as JSON. */
    public List<String> moves(int from, int to) {
        return match.moves(from, to, viewpoint);
    }

    /**
     * Returns the super bot's estimates of its positions as JSON, computed at once; an empty list if they are not
     * public.
     */
    public String estimates() {
        return Json.text(match.isEstimated() ? MatchAnalyses.curve(match) : List.of());
    }

    /** Returns the document of the match as JSON: its version, the head of the match, all moves, and the estimates. */
    public String document() {
        return "{\"version\":" + VERSION + ",\"match\":" + Json.text(head()) + ",\"moves\":["
                + String.join(",", moves(0, Integer.MAX_VALUE)) + "],\"estimates\":" + estimates() + "}";
    }

    /**
     * Returns a file of a turn of the viewpoint's seat, or of any seat for a referee; or what its program printed in
     * that turn, for visitors that may read its log.
     *
     * @param what input, output, acknowledge, explain or printed
     * @throws WebFailure if this viewpoint may not see it, or there is no such turn
     */
    public String file(int seat, int number, String what) {
        if (!EventText.mayKnow(viewpoint, seat)) {
            throw WebFailure.forbidden("That is for whoever sees the match as this seat, or as the referee.");
        }
        if (what.equals(PRINTED)) {
            requireLog(seat);
            return MatchHead.HOST.without(match.printed(seat, number));
        }
        return TurnFile.named(what)
                .flatMap(file -> match.file(seat, number, file))
                .orElseThrow(() -> WebFailure.notFound("There is no " + what + " of turn " + number + " here."));
    }

    /**
     * Returns the log of a seat's program, without the folders of the host.
     *
     * @throws WebFailure if this visitor may not read it, or there is no log
     */
    public String log(int seat) {
        requireLog(seat);
        Path file = match.log(seat).orElseThrow(() -> WebFailure.notFound("No log of this seat is kept."));
        try {
            return MatchHead.HOST.without(Printable.lines(Lines.decode(Files.readAllBytes(file))));
        } catch (IOException gone) {
            throw WebFailure.notFound("The log of this seat is not there any more.");
        }
    }

    private void requireLog(int seat) {
        if (!mayRead(seat)) {
            throw WebFailure.forbidden(
                    "What a program prints is read by its team and by the organiser, with the key of their link.");
        }
    }

    private List<Integer> logs() {
        return IntStream.rangeClosed(1, match.seats())
                .filter(seat -> mayRead(seat) && match.log(seat).isPresent())
                .boxed()
                .toList();
    }

    private boolean mayRead(int seat) {
        return more.contains(REFEREE) || more.contains(Integer.toString(seat)) || (withLogs && !match.isSecret());
    }

    /** Returns the current board. */
    public SortedMap<String, Object> scene() {
        return match.scene(viewpoint);
    }
}
