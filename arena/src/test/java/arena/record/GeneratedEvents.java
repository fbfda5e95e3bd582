package arena.record;

import arena.game.Chance;
import arena.game.Departure;
import arena.game.Seat;
import arena.game.Standing;
import arena.game.TimeLimit;
import arena.match.Event;
import arena.match.ExceededLimit;
import arena.match.ExitStatus;
import arena.match.MatchPurpose;
import arena.match.MisplacedAnswer;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.ProgramEnd;
import arena.match.Reply;
import arena.match.SeatClock;
import arena.match.SeatDeparture;
import arena.match.Timestamps;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A generator of events of every kind with unusual values, from a seed. */
final class GeneratedEvents {

    private static final String ODD = "\0\u0007\b\t\n\u000B\r\u001B \"\\/<>&'{}[]:,\u007F\u0085\u00E4\u20AC\u2028\uFEFF"
            + "\uFFFD\uFFFF\uD83D\uDE00\uD800\uDFFF";
    private static final long[] NUMBERS = {0, 1, -1, 9, 10, 99, 100, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 53};

    private Chance chance;

    GeneratedEvents(long seed) {
        this.chance = Chance.of(seed, "events");
    }

    List<Event> some(int count) {
        List<Event> events = new ArrayList<>();
        events.add(began());
        for (int i = 1; i < count; i++) {
            events.add(any());
        }
        return events;
    }

    Event any() {
        return switch (below(19)) {
            case 0 -> new Event.Joined(number(), whole());
            case 1 -> new Event.Prompted(number(), whole(), whole(), whole(), limit(), text());
            case 12 -> new Event.UpdateSent(number(), whole(), whole(), whole(), text());
            case 2, 3 -> new Event.Ruled(number(), whole(), whole(), reply(), whole(), text(), whole(), below(2) == 0);
            case 4 -> new Event.Acknowledged(number(), whole(), whole(), whole());
            case 5 -> new Event.Left(number(), whole(), whole(), one(Departure.values()), leaving(), below(2) == 0);
            case 6 -> new Event.Noticed(number(), whole(), text(), text(), optional(this::whole));
            case 7 ->
                new Event.ProcessEnded(
                        number(),
                        whole(),
                        programEnd(),
                        several(this::text),
                        text(),
                        Optional.empty(),
                        Event.Errors.NONE,
                        Optional.empty());
            case 8 -> new Event.Ended(number(), whole(), whole(), several(this::standing), text(), text());
            case 10 ->
                new Event.ProcessEnded(
                        number(),
                        whole(),
                        programEnd(),
                        several(this::text),
                        text(),
                        Optional.of(new Event.ResourceUse(number(), number(), whole(), number())),
                        new Event.Errors(1 + below(200), text(), several(this::text)),
                        optional(this::number));
            case 11 ->
                new Event.ProcessorTime(
                        number(), whole(), whole(), whole(), number(), new TreeMap<>(Map.of(1, number(), 2, number())));
            case 13 -> new Event.Held(number(), whole(), whole());
            case 14 -> new Event.WentOn(number(), whole());
            case 15 ->
                new Event.HandedOver(number(), whole(), sitting(), number(), optional(this::gone), text(), text());
            case 16 -> new Event.Intervened(number(), whole(), text(), text(), text(), text());
            case 17 -> new Event.Resumed(number(), whole());
            case 9 -> new Event.Reasoned(number(), whole(), whole(), text());
            default -> new Event.BrokenOff(number(), one(Event.Cause.values()), text());
        };
    }

    Event.Began began() {
        return new Event.Began(
                text(),
                text(),
                text(),
                number(),
                texts(),
                several(this::sitting),
                number(),
                whole(),
                occasion(),
                optional(this::text));
    }

    private TimeLimit limit() {
        return below(2) == 0 ? TimeLimit.NONE : TimeLimit.ofMillis(1 + below(Integer.MAX_VALUE));
    }

    private Optional<MatchPurpose> occasion() {
        return below(2) == 0 ? Optional.empty() : Optional.of(new MatchPurpose(text(), text(), text(), whole()));
    }

    byte[] bytes() {
        byte[] bytes = new byte[1 + below(60)];
        for (int at = 0; at < bytes.length; at++) {
            bytes[at] = (byte) below(256);
        }
        return bytes;
    }

    private Presence.Gone gone() {
        return new Presence.Gone(one(Departure.values()), leaving());
    }

    private SeatDeparture leaving() {
        return switch (below(4)) {
            case 0 -> new SeatDeparture.NotReady(number());
            case 1 -> new SeatDeparture.ProgramEnded(status(), number(), optional(this::text), text());
            case 2 -> new SeatDeparture.OverLimit(overrun());
            default -> new SeatDeparture.FromRecord(text());
        };
    }

    private ProgramEnd programEnd() {
        return switch (below(3)) {
            case 0 ->
                new ProgramEnd.Ended(
                        one(ProgramEnd.By.values()), status(), number(), several(this::text), optional(this::overrun));
            case 1 -> new ProgramEnd.NotStarted(text());
            default -> new ProgramEnd.FromRecord(text());
        };
    }

    private ExitStatus status() {
        return new ExitStatus(whole(), optional(this::whole));
    }

    private ExceededLimit overrun() {
        List<Departure> limits =
                Stream.of(Departure.values()).filter(Departure::isLimit).toList();
        return new ExceededLimit(limits.get(below(limits.size())), optional(this::number), optional(this::number));
    }

    private <T> Optional<T> optional(Supplier<T> one) {
        return below(2) == 0 ? Optional.empty() : Optional.of(one.get());
    }

    private Event.SeatAssignment sitting() {
        return new Event.SeatAssignment(whole(), text(), new PlayerInfo(text(), texts()), clock());
    }

    private SeatClock clock() {
        return switch (below(3)) {
            case 0 -> new SeatClock.Off();
            case 1 -> new SeatClock.Budget(Duration.ofMillis(1 + below(Integer.MAX_VALUE)));
            default -> new SeatClock.ByGame();
        };
    }

    private Standing standing() {
        return new Standing(new Seat(1 + below(Seat.MOST)), 1 + below(9), number(), figures());
    }

    private SortedMap<String, Long> figures() {
        SortedMap<String, Long> figures = new TreeMap<>();
        for (int i = below(3); i > 0; i--) {
            figures.put(key(), number());
        }
        return figures;
    }

    private Reply reply() {
        Timestamps stamps = new Timestamps(number(), number(), number(), number());
        Optional<byte[]> bytes = switch (below(4)) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(bytes());
            case 2 -> Optional.of(text().getBytes(StandardCharsets.UTF_8));
            default -> Optional.of(text().getBytes(StandardCharsets.UTF_16));
        };
        return new Reply(
                whole(),
                bytes,
                below(2) == 0,
                stamps,
                optional(() -> new MisplacedAnswer(text(), one(MisplacedAnswer.Kind.values()))));
    }

    private SortedMap<String, String> texts() {
        SortedMap<String, String> texts = new TreeMap<>();
        for (int i = below(4); i > 0; i--) {
            texts.put(key(), text());
        }
        return texts;
    }

    private <T> List<T> several(Supplier<T> one) {
        List<T> list = new ArrayList<>();
        for (int i = below(4); i > 0; i--) {
            list.add(one.get());
        }
        return list;
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int i = below(20); i > 0; i--) {
            text.append(below(2) == 0 ? (char) (' ' + below(95)) : ODD.charAt(below(ODD.length())));
        }
        return text.toString();
    }

    /** Returns a text without halves of surrogate pairs, which no key may hold. */
    private String key() {
        return new String(text().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    private long number() {
        return below(2) == 0 ? one(NUMBERS) : draw(chance.bits());
    }

    private int whole() {
        return (int) number();
    }

    private long one(long[] all) {
        return all[below(all.length)];
    }

    private <T> T one(T[] all) {
        return all[below(all.length)];
    }

    private int below(int bound) {
        return (int) draw(chance.below(bound));
    }

    private long draw(Chance.Drawn drawn) {
        chance = drawn.rest();
        return drawn.number();
    }
}
