package arena.record;

import arena.game.Standing;
import arena.game.Viewpoint;
import arena.match.Event;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Tells a match as plain lines, one an event, for a log or for a terminal that cannot draw.
 *
 * <p>The events are to be told in order, since a ruling is told with the names and the limit that came before it. A ruling
 * reads {@code 12  JavaBot  C 17  0  0.41 ms}: the step, who, the order, the code and the time used.
 */
public final class EventText {

    private static final int ORDER_WIDTH = 12;

    private final Detail detail;
    private final Viewpoint eyes;
    private final Cast cast = new Cast();
    private final SortedMap<Integer, Long> limitsMillis = new TreeMap<>();

    /** How much is told. */
    public enum Detail {
        /** What a spectator wants to know: who is ready, the rulings, what went wrong, the end. */
        NOTABLE,
        /** Every event: prompts and acknowledgements too. */
        EVERY
    }

    /** Makes a teller for one match that tells all, as the referee may know it. */
    public EventText(Detail detail) {
        this(detail, new Viewpoint.Referee());
    }

    /**
     * Makes a teller for one match that keeps secrets: whoever is not the referee is told the orders of his own seat only, for
     * an order may name a hidden king's cell, and a ruling may say that it found one.
     */
    public EventText(Detail detail, Viewpoint eyes) {
        this.detail = detail;
        this.eyes = eyes;
    }

    /** Returns whether a viewer may know what a seat was asked, ordered and told. */
    public static boolean mayKnow(Viewpoint eyes, int seat) {
        return eyes instanceof Viewpoint.Referee
                || (eyes instanceof Viewpoint.Player player && player.seat().number() == seat);
    }

    /** Returns the line of an event, without a line end; nothing if the event is not to be told. */
    public Optional<String> line(Event event) {
        if (event instanceof Event.Began began) {
            cast.meet(began);
            return Optional.of(began(began));
        }
        if (event instanceof Event.Prompted prompted) {
            limitsMillis.put(prompted.seat(), prompted.limitMillis());
            return every(step(prompted.step(), prompted.seat()) + "  is asked \""
                    + Printable.of(prompted.text().lines().findFirst().orElse(""), 60) + "\" (input_"
                    + prompted.number() + ")");
        }
        if (event instanceof Event.Ruled ruled) {
            return Optional.of(ruled(ruled));
        }
        if (event instanceof Event.Acknowledged acknowledged) {
            String code = mayKnow(eyes, acknowledged.seat()) ? String.valueOf(acknowledged.code()) : "the ruling";
            return every(cast.name(acknowledged.seat()) + " is told " + code + " (acknowledge_" + acknowledged.number()
                    + ")");
        }
        return Optional.of(rare(event));
    }

    private Optional<String> every(String line) {
        return detail == Detail.EVERY ? Optional.of(line) : Optional.empty();
    }

    private String began(Event.Began began) {
        return Printable.of(began.matchId()) + ": " + Printable.of(began.gameId()) + ", "
                + String.join(" against ", cast.names()) + ", seed " + began.seed();
    }

    private String step(int step, int seat) {
        String width = String.valueOf(Math.max(1, cast.widestName()));
        return String.format(Locale.ROOT, "%4d  %-" + width + "s", step, cast.name(seat));
    }

    private String ruled(Event.Ruled ruled) {
        String used = Cast.used(ruled, limitsMillis.getOrDefault(ruled.seat(), 0L));
        boolean known = mayKnow(eyes, ruled.seat());
        String line = String.format(
                Locale.ROOT,
                "%s  %-" + ORDER_WIDTH + "s %3s  %10s",
                step(ruled.step(), ruled.seat()),
                known ? Cast.order(ruled.reply()) : "has answered",
                known ? ruled.code() : "",
                used);
        return known && ruled.code() != 0 ? line + "  " + Printable.of(ruled.words()) : line;
    }

    private String rare(Event event) {
        if (event instanceof Event.Joined joined) {
            return cast.name(joined.seat()) + " is ready after " + Cast.millis(joined.atNanos());
        }
        if (event instanceof Event.Left left) {
            return cast.name(left.seat()) + " has left: " + left.why().words() + ", " + Printable.of(left.words());
        }
        if (event instanceof Event.Noticed noticed) {
            return cast.name(noticed.seat()) + ", " + Printable.of(noticed.kind()) + ": "
                    + Printable.of(noticed.words());
        }
        if (event instanceof Event.ProcessEnded ended) {
            return "the program of " + cast.name(ended.seat()) + ": " + Printable.of(ended.words())
                    + (ended.log().isEmpty() ? "" : "; its output is in " + Printable.of(ended.log()));
        }
        if (event instanceof Event.Ended ended) {
            return ended(ended);
        }
        if (event instanceof Event.BrokenOff broken) {
            return "The match was broken off and counts for nothing: " + Printable.of(broken.words());
        }
        throw new IllegalStateException("no words are known for " + event);
    }

    private String ended(Event.Ended ended) {
        List<Standing> first = ended.standings().stream()
                .filter(standing -> standing.place() == 1)
                .toList();
        String winners = first.stream()
                .map(standing -> cast.name(standing.seat().number()))
                .collect(Collectors.joining(", "));
        String verb = first.size() == 1 ? " wins: " : " share the first place: ";
        return winners + verb + Printable.of(ended.reason())
                + (ended.detail().isEmpty() ? "" : ", " + Printable.of(ended.detail())) + ", after " + ended.moves()
                + (ended.moves() == 1 ? " move" : " moves");
    }
}
