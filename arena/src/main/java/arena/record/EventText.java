package arena.record;

import arena.game.Standing;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.Reply;
import arena.match.SeatDeparture;
import arena.match.SeatTurn;
import arena.text.Lines;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A match as plain lines of text, one for each event, for a log or a terminal that cannot draw.
 *
 * <p>Without a status the events must come in order, since the line of a ruling needs earlier names and limits. A
 * ruling reads {@code 12 JavaBot C 17 0 0.41 ms}: the step, the name, the order, the code and the time used. The end of
 * a program is described once, and a time-out comes with the evidence of the answer.
 */
public final class EventText {

    private static final int ORDER_WIDTH = 12;
    private static final int LONGEST_ORDER = 24;

    private final Detail detail;
    private final Viewpoint viewpoint;
    private MatchStatus status = MatchStatus.NONE;
    private SeatNames names = new SeatNames(Optional.empty());

    /** The amount of detail. */
    public enum Detail {
        /** The events for spectators: readiness, rulings, faults, the end. */
        NOTABLE,
        /** The same, and rulings with the bot's reason if it has given one. */
        REASONED,
        /** Every event: prompts and acknowledgements too. */
        EVERY
    }

    /** Creates the text of one match with all that the referee may know. */
    public EventText(Detail detail) {
        this(detail, new Viewpoint.Referee());
    }

    /**
     * Creates the text of one match for a viewpoint: a viewer other than the referee gets the orders of its own seat
     * only, since an order may name a hidden king's cell, and a ruling may say that it found one.
     */
    public EventText(Detail detail, Viewpoint viewpoint) {
        this.detail = detail;
        this.viewpoint = viewpoint;
    }

    /** Returns whether a viewer may know the prompts, orders and rulings of a seat. */
    public static boolean mayKnow(Viewpoint viewpoint, int seat) {
        return viewpoint instanceof Viewpoint.Referee
                || (viewpoint instanceof Viewpoint.Player player
                        && player.seat().number() == seat);
    }

    /** Returns the line of an event, without a line end; empty if the event is not shown. */
    public Optional<String> line(Event event) {
        return line(event, Optional.empty());
    }

    /**
     * Returns the line of an event, with the public part of its action.
     *
     * @param shown the public part of the action, see {@link Replay#shown}
     */
    public Optional<String> line(Event event, Optional<String> shown) {
        return line(status.after(event), event, shown);
    }

    /**
     * Returns the line of any event of the match.
     *
     * @param after the status of the match after it
     */
    public Optional<String> line(MatchStatus after, Event event, Optional<String> shown) {
        if (!after.began().equals(status.began())) {
            names = new SeatNames(after.began());
        }
        status = after;
        if (event instanceof Event.Began began) {
            return Optional.of(began(began));
        }
        if (event instanceof Event.Prompted prompted) {
            return every(step(prompted.step(), prompted.seat()) + "  is asked \""
                    + Printable.of(prompted.text().lines().findFirst().orElse(""), 60) + "\" (input_"
                    + prompted.number() + ")");
        }
        if (event instanceof Event.UpdateSent update) {
            return every(step(update.step(), update.seat()) + "  gets an update (input_" + update.number() + ")");
        }
        if (event instanceof Event.Ruled ruled) {
            return Optional.of(ruled(ruled, shown));
        }
        if (event instanceof Event.Acknowledged acknowledged) {
            String code = mayKnow(viewpoint, acknowledged.seat()) ? String.valueOf(acknowledged.code()) : "the ruling";
            return every(names.of(acknowledged.seat()) + " is told " + code + " (acknowledge_" + acknowledged.number()
                    + ")");
        }
        if (event instanceof Event.Reasoned reasoned) {
            return every(reasoned(reasoned));
        }
        if (event instanceof Event.ProcessorTime used) {
            return every(names.of(used.seat()) + ": " + Evidence.processorTime(used));
        }
        return event instanceof Event.ProcessEnded ended ? processEnded(ended) : Optional.of(rareEvent(event));
    }

    private Optional<String> every(String line) {
        return detail == Detail.EVERY ? Optional.of(line) : Optional.empty();
    }

    private String began(Event.Began began) {
        return Printable.of(began.matchId()) + ": " + Printable.of(began.gameId()) + ", "
                + String.join(" against ", names.all()) + ", seed " + began.seed();
    }

    private String step(int step, int seat) {
        return right(String.valueOf(step), 4) + "  " + left(names.of(seat), names.widest());
    }

    // A long match has thousands of these lines; String.format would parse its pattern for each.
    private static String left(String words, int width) {
        return words + " ".repeat(Math.max(0, width - words.length()));
    }

    private static String right(String words, int width) {
        return " ".repeat(Math.max(0, width - words.length())) + words;
    }

    private String ruled(Event.Ruled ruled, Optional<String> shown) {
        SeatTurn turn = status.seat(ruled.seat()).turn();
        boolean known = mayKnow(viewpoint, ruled.seat());
        String order = known
                ? order(ruled.reply())
                : shown.map(action -> Printable.of(action, LONGEST_ORDER)).orElse("has answered");
        String line = step(ruled.step(), ruled.seat()) + "  " + left(order, ORDER_WIDTH) + " "
                + right(known ? String.valueOf(ruled.code()) : "", 3) + "  " + right(Evidence.used(turn, ruled), 10);
        String why = turn.reason()
                .filter(reason -> known && detail == Detail.REASONED)
                .map(reason -> "  why: " + Printable.of(reason.words()))
                .orElse("");
        String again = known && ruled.again() ? " It may try once more." : "";
        return (known && ruled.code() != 0 ? line + "  " + reason(turn, ruled) : line) + again + why;
    }

    private String reasoned(Event.Reasoned reasoned) {
        if (!mayKnow(viewpoint, reasoned.seat())) {
            return names.of(reasoned.seat()) + " says why, to the referee alone";
        }
        return names.of(reasoned.seat()) + ", why: " + Printable.of(reasoned.words());
    }

    private String reason(SeatTurn turn, Event.Ruled ruled) {
        Optional<SeatTurn.NoAnswerCause> silence = turn.noAnswerCause();
        if (silence.isEmpty()) {
            return Printable.of(ruled.words());
        }
        if (silence.get() == SeatTurn.NoAnswerCause.GONE) {
            return isPerson(ruled.seat()) ? "It was given up." : "Its program ended.";
        }
        String use = turn.processors()
                .filter(used -> used.number() == ruled.reply().number())
                .map(used -> "; " + Evidence.processorTime(used))
                .orElse("");
        return Printable.of(ruled.words()) + " (" + Evidence.of(turn, ruled) + use + ")";
    }

    private boolean isPerson(int seat) {
        return status.playerOn(seat)
                .filter(sitting -> sitting.info().kind().equals("person"))
                .isPresent();
    }

    /** Returns a short form of an answer: its text without its last line end, with unusual characters made visible. */
    private static String order(Reply reply) {
        return reply.bytes().map(EventText::order).orElse("(no answer)") + (reply.draft() ? " (draft)" : "");
    }

    private static String order(byte[] raw) {
        String text = Lines.decode(raw);
        String line = text.endsWith("\r\n")
                ? text.substring(0, text.length() - 2)
                : text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        return line.isBlank() ? "\"" + Printable.of(line, LONGEST_ORDER) + "\"" : Printable.of(line, LONGEST_ORDER);
    }

    private Optional<String> processEnded(Event.ProcessEnded ended) {
        Optional<SeatDeparture> departure = status.seat(ended.seat()).left().map(Event.Left::how);
        String words = "the program of " + names.of(ended.seat()) + ": " + Printable.of(ended.words());
        boolean isLogNamed = ended.log().isEmpty()
                || departure
                        .filter(how -> how instanceof SeatDeparture.ProgramEnded)
                        .isPresent();
        if (departure.isPresent() && isLogNamed && !ended.how().hasSurvivors()) {
            return every(words);
        }
        return Optional.of(words + (isLogNamed ? "" : "; its output is in " + Printable.of(ended.log())));
    }

    private String left(Event.Left left) {
        String why = left.how().says(left.why()) ? "" : left.why().words() + ", ";
        return names.of(left.seat()) + " has left: " + why + Printable.of(left.words());
    }

    private String noticed(Event.Noticed noticed) {
        return names.of(noticed.seat()) + ", " + Printable.of(noticed.kind()) + ": " + Printable.of(noticed.words());
    }

    private String rareEvent(Event event) {
        if (event instanceof Event.Joined joined) {
            return names.of(joined.seat()) + " is ready after " + Evidence.millis(joined.atNanos());
        }
        if (event instanceof Event.Left left) {
            return left(left);
        }
        if (event instanceof Event.Noticed noticed) {
            return noticed(noticed);
        }
        if (event instanceof Event.Held held) {
            return held.seat() == 0
                    ? "The match is held by the host"
                    : "The match is held: " + names.of(held.seat())
                            + "has gone, and the host decides whether another player takes over the seat";
        }
        if (event instanceof Event.WentOn) {
            return "The match goes on";
        }
        if (event instanceof Event.Resumed) {
            return "The match is resumed from its record, since the arena that played it had ended";
        }
        if (event instanceof Event.HandedOver handed) {
            return handedOver(handed);
        }
        if (event instanceof Event.Intervened done) {
            return Printable.of(done.by()) + " intervenes: " + Printable.of(done.words()) + reason(done.reason());
        }
        if (event instanceof Event.Ended ended) {
            return ended(ended);
        }
        if (event instanceof Event.BrokenOff broken) {
            return "The match was broken off and counts for nothing: " + Printable.of(broken.words());
        }
        throw new IllegalStateException("no words are known for " + event);
    }

    private String handedOver(Event.HandedOver handed) {
        String gone = handed.gone()
                .map(how ->
                        "; " + (how.how().says(how.why()) ? "" : how.why().words() + ", ") + Printable.of(how.words()))
                .orElse("");
        return player(handed.to()) + " takes over the seat of " + names.of(handed.seat()) + ", as "
                + Printable.of(handed.by()) + " has decided" + reason(handed.reason()) + gone;
    }

    private static String reason(String reason) {
        return reason.isEmpty() ? "" : " (" + Printable.of(reason) + ")";
    }

    /** Returns the player that takes over, for people: {@code superbot_2}, or {@code the person Ann}. */
    public static String player(Event.SeatAssignment to) {
        return (to.info().kind().equals("person") ? "the person " : "") + Printable.of(to.name());
    }

    private String ended(Event.Ended ended) {
        List<Standing> first = ended.standings().stream()
                .filter(standing -> standing.place() == 1)
                .toList();
        String winners = first.stream()
                .map(standing -> names.of(standing.seat().number()))
                .collect(Collectors.joining(", "));
        String verb = first.size() == 1 ? " wins: " : " share the first place: ";
        String detail = Printable.of(ended.detail()).replaceFirst("\\.$", "");
        return winners + verb + Printable.of(ended.reason()) + (detail.isEmpty() ? "" : ", " + detail) + ", after "
                + ended.moves()
                + (ended.moves() == 1 ? " move" : " moves");
    }
}
