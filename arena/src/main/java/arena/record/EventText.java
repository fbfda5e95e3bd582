package arena.record;

import arena.game.Ruling;
import arena.game.Standing;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.Leaving;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Tells a match as plain lines, one an event, for a log or for a terminal that cannot draw.
 *
 * <p>The events are to be told in order, since a ruling is told with the names and the limit that came before it. A ruling
 * reads {@code 12  JavaBot  C 17  0  0.41 ms}: the step, who, the order, the code and the time used. What is said of a
 * program that has left is said once, and a time-out comes with what was seen of the answer.
 */
public final class EventText {

    private static final int ORDER_WIDTH = 12;

    /** The kinds of remarks after which a prompt is closed before its time is over. */
    private static final List<String> CLOSING = List.of("flooded", "unpublished");

    private final Detail detail;
    private final Viewpoint eyes;
    private final SeatNames cast = new SeatNames();
    private final SortedSet<Integer> people = new TreeSet<>();
    private final SortedMap<Integer, Long> limitsMillis = new TreeMap<>();

    /** What was remarked on each seat's folder since its last prompt. */
    private final SortedMap<Integer, List<Event.Noticed>> remarks = new TreeMap<>();

    /** How the processors were used in each seat's last turn that it did not answer in time. */
    private final SortedMap<Integer, Event.ProcessorTime> uses = new TreeMap<>();

    private final SortedMap<Integer, Leaving> departures = new TreeMap<>();

    /** Why each seat gives the answer that is to be judged next. */
    private final SortedMap<Integer, String> reasons = new TreeMap<>();

    /** How much is told. */
    public enum Detail {
        /** What a spectator wants to know: who is ready, the rulings, what went wrong, the end. */
        NOTABLE,
        /** The same, and with the rulings why whoever says so has answered as he did. */
        REASONED,
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
            began.sittings().stream()
                    .filter(sitting -> sitting.info().kind().equals("person"))
                    .forEach(sitting -> people.add(sitting.seat()));
            return Optional.of(began(began));
        }
        if (event instanceof Event.Prompted prompted) {
            limitsMillis.put(prompted.seat(), prompted.limitMillis());
            remarks.remove(prompted.seat());
            return every(step(prompted.step(), prompted.seat()) + "  is asked \""
                    + Printable.of(prompted.text().lines().findFirst().orElse(""), 60) + "\" (input_"
                    + prompted.number() + ")");
        }
        if (event instanceof Event.Told told) {
            remarks.remove(told.seat());
            return every(step(told.step(), told.seat()) + "  is told how it stands (input_" + told.number() + ")");
        }
        if (event instanceof Event.Ruled ruled) {
            return Optional.of(ruled(ruled));
        }
        if (event instanceof Event.Acknowledged acknowledged) {
            String code = mayKnow(eyes, acknowledged.seat()) ? String.valueOf(acknowledged.code()) : "the ruling";
            return every(cast.name(acknowledged.seat()) + " is told " + code + " (acknowledge_" + acknowledged.number()
                    + ")");
        }
        if (event instanceof Event.Reasoned reasoned) {
            return every(reasoned(reasoned));
        }
        if (event instanceof Event.ProcessorTime used) {
            uses.put(used.seat(), used);
            return every(cast.name(used.seat()) + ": " + Evidence.processorTime(used));
        }
        return event instanceof Event.ProcessEnded ended ? processEnded(ended) : Optional.of(rare(event));
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
        String used = SeatNames.used(ruled, limitsMillis.getOrDefault(ruled.seat(), 0L));
        boolean known = mayKnow(eyes, ruled.seat());
        String line = String.format(
                Locale.ROOT,
                "%s  %-" + ORDER_WIDTH + "s %3s  %10s",
                step(ruled.step(), ruled.seat()),
                known ? SeatNames.order(ruled.reply()) : "has answered",
                known ? ruled.code() : "",
                used);
        String why = Optional.ofNullable(reasons.remove(ruled.seat()))
                .map(words -> "  why: " + words)
                .orElse("");
        String again = known && ruled.again() ? " It may try once more." : "";
        return (known && ruled.code() != 0 ? line + "  " + reason(ruled) : line) + again + why;
    }

    private String reasoned(Event.Reasoned reasoned) {
        if (!mayKnow(eyes, reasoned.seat())) {
            return cast.name(reasoned.seat()) + " says why, to the referee alone";
        }
        if (detail == Detail.REASONED) {
            reasons.put(reasoned.seat(), Printable.of(reasoned.words()));
        }
        return cast.name(reasoned.seat()) + ", why: " + Printable.of(reasoned.words());
    }

    private String reason(Event.Ruled ruled) {
        if (ruled.code() != Ruling.LATE || ruled.reply().bytes().isPresent()) {
            return Printable.of(ruled.words());
        }
        long limitMillis = limitsMillis.getOrDefault(ruled.seat(), 0L);
        List<Event.Noticed> noticed = remarks.getOrDefault(ruled.seat(), List.of());
        boolean closed = noticed.stream().anyMatch(remark -> CLOSING.contains(remark.kind()));
        if (!closed && !Evidence.hasWaited(ruled, limitMillis)) {
            return people.contains(ruled.seat()) ? "It was given up." : "Its program ended.";
        }
        String output = "output_" + ruled.reply().number() + ".txt ";
        boolean noAnswer = noticed.stream().anyMatch(remark -> remark.words().startsWith(output));
        String use = Optional.ofNullable(uses.get(ruled.seat()))
                .filter(used -> used.number() == ruled.reply().number())
                .map(used -> "; " + Evidence.processorTime(used))
                .orElse("");
        return Printable.of(ruled.words()) + " (" + Evidence.of(ruled, limitMillis, noAnswer) + use + ")";
    }

    private Optional<String> processEnded(Event.ProcessEnded ended) {
        Optional<Leaving> departure = Optional.ofNullable(departures.get(ended.seat()));
        String words = "the program of " + cast.name(ended.seat()) + ": " + Printable.of(ended.words());
        boolean logIsTold = ended.log().isEmpty()
                || departure.filter(how -> how instanceof Leaving.ProgramEnded).isPresent();
        if (departure.isPresent() && logIsTold && !ended.how().hasSurvivors()) {
            return every(words);
        }
        return Optional.of(words + (logIsTold ? "" : "; its output is in " + Printable.of(ended.log())));
    }

    private String left(Event.Left left) {
        departures.put(left.seat(), left.how());
        String why = left.how().says(left.why()) ? "" : left.why().words() + ", ";
        return cast.name(left.seat()) + " has left: " + why + Printable.of(left.words());
    }

    private String noticed(Event.Noticed noticed) {
        remarks.computeIfAbsent(noticed.seat(), seat -> new ArrayList<>()).add(noticed);
        return cast.name(noticed.seat()) + ", " + Printable.of(noticed.kind()) + ": " + Printable.of(noticed.words());
    }

    private String rare(Event event) {
        if (event instanceof Event.Joined joined) {
            return cast.name(joined.seat()) + " is ready after " + SeatNames.millis(joined.atNanos());
        }
        if (event instanceof Event.Left left) {
            return left(left);
        }
        if (event instanceof Event.Noticed noticed) {
            return noticed(noticed);
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
