package arena.record;

import static arena.record.Fields.Type.NUMBER;
import static arena.record.Fields.Type.TEXT;
import static arena.record.Fields.Type.TEXTS;
import static arena.record.Fields.Type.TEXTS_BY_KEY;
import static arena.record.Fields.Type.WHOLE;
import static arena.record.Fields.Type.object;
import static arena.record.Fields.Type.objects;
import static arena.record.Fields.Type.word;

import arena.game.Departure;
import arena.game.TimeLimit;
import arena.match.Event;
import arena.match.MatchPurpose;
import arena.match.ProgramEnd;
import arena.match.Update;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.core.JsonGenerator;

/**
 * The table of the events: for each kind its word and its fields, in the format of {@code arena/docs/record.md}. Lines
 * are written and read by the same methods, see {@link Fields}.
 */
final class EventTable {

    /** The version of the format, in the first line of each record. */
    static final int VERSION = 1;

    private static final List<Kind<?>> KINDS = List.of(
            new Kind<>("began", Event.Began.class, EventTable::began),
            new Kind<>("joined", Event.Joined.class, EventTable::joined),
            new Kind<>("prompted", Event.Prompted.class, EventTable::prompted),
            new Kind<>("told", Event.UpdateSent.class, EventTable::updateSent),
            new Kind<>("ruled", Event.Ruled.class, EventTable::ruled),
            new Kind<>("acknowledged", Event.Acknowledged.class, EventTable::acknowledged),
            new Kind<>("left", Event.Left.class, EventTable::left),
            new Kind<>("held", Event.Held.class, EventTable::held),
            new Kind<>("went-on", Event.WentOn.class, EventTable::wentOn),
            new Kind<>("resumed", Event.Resumed.class, EventTable::resumed),
            new Kind<>("handed-over", Event.HandedOver.class, EventTable::handedOver),
            new Kind<>("intervened", Event.Intervened.class, EventTable::intervened),
            new Kind<>("reasoned", Event.Reasoned.class, EventTable::reasoned),
            new Kind<>("noticed", Event.Noticed.class, EventTable::noticed),
            new Kind<>("process-ended", Event.ProcessEnded.class, EventTable::processEnded),
            new Kind<>("processor-time", Event.ProcessorTime.class, EventTable::processorTime),
            new Kind<>("ended", Event.Ended.class, EventTable::ended),
            new Kind<>("broken-off", Event.BrokenOff.class, EventTable::brokenOff));

    private static final Map<String, Kind<?>> BY_WORD = new LinkedHashMap<>();
    private static final Map<Class<?>, Kind<?>> BY_TYPE = new LinkedHashMap<>();

    static {
        KINDS.forEach(kind -> BY_WORD.put(kind.word(), kind));
        KINDS.forEach(kind -> BY_TYPE.put(kind.type(), kind));
    }

    private EventTable() {}

    /** A kind of events. */
    private record Kind<E extends Event>(String word, Class<E> type, Fields.Shape<E, ? extends Event> shape) {

        void write(Event event, JsonGenerator json) {
            json.writeStringProperty("event", word);
            shape.of(new Fields.Writer<>(json, type.cast(event)));
        }

        Event read(JsonObject line) {
            return shape.of(new Fields.Reader<>(line));
        }
    }

    /** Writes the fields of an event into an open JSON object. */
    static void write(Event event, JsonGenerator json) {
        Kind<?> kind = BY_TYPE.get(event.getClass());
        if (kind == null) {
            throw new IllegalStateException("no line is known for " + event);
        }
        kind.write(event, json);
    }

    /**
     * Returns the event of a line; empty if this version does not know its kind.
     *
     * @throws IllegalArgumentException if a known kind lacks a key or has a wrong value, which the message names
     */
    static Optional<Event> read(JsonObject line) {
        return Optional.ofNullable(BY_WORD.get(line.text("event"))).map(kind -> kind.read(line));
    }

    private static Event began(Fields<Event.Began> began) {
        began.whole("version", event -> VERSION);
        String match = began.text("match", Event.Began::matchId);
        String arena = began.text("arena", Event.Began::arenaVersion);
        String game = began.text("game", Event.Began::gameId);
        long seed = seed(began.text("seed", event -> Long.toString(event.seed())));
        long epochMillis = began.number("epochMillis", Event.Began::epochMillis);
        // Records of earlier arenas have no version of the wording.
        int wording = began.optional("wording", WHOLE, event -> Optional.of(event.wording()))
                .orElse(0);
        Optional<MatchPurpose> occasion =
                began.optional("occasion", object(EventParts::occasion), Event.Began::occasion);
        return new Event.Began(
                match,
                arena,
                game,
                seed,
                began.field("settings", TEXTS_BY_KEY, Event.Began::settings),
                began.field("seats", objects(EventParts::seatAssignment), Event.Began::sittings),
                epochMillis,
                wording,
                occasion,
                began.optional("machine", TEXT, Event.Began::machine));
    }

    private static long seed(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException notANumber) {
            throw new IllegalArgumentException("\"seed\" is not a whole number: " + text, notANumber);
        }
    }

    private static Event joined(Fields<Event.Joined> joined) {
        return new Event.Joined(joined.number("at", Event.Joined::atNanos), joined.whole("seat", Event.Joined::seat));
    }

    /** The fields of a prompt. Early versions wrote an update of real time as a prompt with a limit of zero. */
    private static Event prompted(Fields<Event.Prompted> prompted) {
        long at = prompted.number("at", Event.Prompted::atNanos);
        int step = prompted.whole("step", Event.Prompted::step);
        int seat = prompted.whole("seat", Event.Prompted::seat);
        int number = prompted.whole("number", Event.Prompted::number);
        boolean unlimited =
                prompted.mark("unlimited", event -> event.limit().time().isEmpty());
        long limitMillis = unlimited ? 0 : prompted.number("limitMillis", Event.Prompted::limitMillis);
        String text = prompted.text("text", Event.Prompted::text);
        if (!unlimited && limitMillis == 0) {
            return new Event.UpdateSent(at, step, seat, number, Update.digest(text));
        }
        TimeLimit limit = unlimited ? TimeLimit.NONE : TimeLimit.ofMillis(limitMillis);
        return new Event.Prompted(at, step, seat, number, limit, text);
    }

    private static Event updateSent(Fields<Event.UpdateSent> update) {
        return new Event.UpdateSent(
                update.number("at", Event.UpdateSent::atNanos),
                update.whole("step", Event.UpdateSent::step),
                update.whole("seat", Event.UpdateSent::seat),
                update.whole("number", Event.UpdateSent::number),
                update.text("digest", Event.UpdateSent::digest));
    }

    private static Event ruled(Fields<Event.Ruled> ruled) {
        return new Event.Ruled(
                ruled.number("at", Event.Ruled::atNanos),
                ruled.whole("step", Event.Ruled::step),
                ruled.whole("seat", Event.Ruled::seat),
                ruled.part(Event.Ruled::reply, EventParts::reply),
                ruled.whole("code", Event.Ruled::code),
                ruled.text("words", Event.Ruled::words),
                ruled.whole("line", Event.Ruled::line),
                ruled.mark("again", Event.Ruled::again));
    }

    private static Event acknowledged(Fields<Event.Acknowledged> acknowledged) {
        return new Event.Acknowledged(
                acknowledged.number("at", Event.Acknowledged::atNanos),
                acknowledged.whole("seat", Event.Acknowledged::seat),
                acknowledged.whole("number", Event.Acknowledged::number),
                acknowledged.whole("code", Event.Acknowledged::code));
    }

    private static Event left(Fields<Event.Left> left) {
        long at = left.number("at", Event.Left::atNanos);
        int step = left.whole("step", Event.Left::step);
        int seat = left.whole("seat", Event.Left::seat);
        Departure why = left.field("why", EventParts.DEPARTURE, Event.Left::why);
        String words = left.text("words", Event.Left::words);
        boolean breaksOff = left.field("breaksOff", Fields.Type.FLAG, Event.Left::breaksOff);
        return new Event.Left(
                at, step, seat, why, left.part(Event.Left::how, how -> EventParts.departure(how, words)), breaksOff);
    }

    private static Event held(Fields<Event.Held> held) {
        return new Event.Held(
                held.number("at", Event.Held::atNanos),
                held.whole("step", Event.Held::step),
                held.whole("seat", Event.Held::seat));
    }

    private static Event wentOn(Fields<Event.WentOn> wentOn) {
        return new Event.WentOn(wentOn.number("at", Event.WentOn::atNanos), wentOn.whole("step", Event.WentOn::step));
    }

    private static Event resumed(Fields<Event.Resumed> resumed) {
        return new Event.Resumed(
                resumed.number("at", Event.Resumed::atNanos), resumed.whole("step", Event.Resumed::step));
    }

    private static Event handedOver(Fields<Event.HandedOver> handedOver) {
        return new Event.HandedOver(
                handedOver.number("at", Event.HandedOver::atNanos),
                handedOver.whole("step", Event.HandedOver::step),
                handedOver.part(Event.HandedOver::to, EventParts::seatAssignment),
                handedOver.number("used", Event.HandedOver::usedNanos),
                handedOver.optional("gone", object(EventParts::gone), Event.HandedOver::gone),
                handedOver.text("by", Event.HandedOver::by),
                handedOver.text("reason", Event.HandedOver::reason));
    }

    private static Event intervened(Fields<Event.Intervened> intervened) {
        return new Event.Intervened(
                intervened.number("at", Event.Intervened::atNanos),
                intervened.whole("step", Event.Intervened::step),
                intervened.text("text", Event.Intervened::text),
                intervened.text("words", Event.Intervened::words),
                intervened.text("by", Event.Intervened::by),
                intervened.text("reason", Event.Intervened::reason));
    }

    private static Event reasoned(Fields<Event.Reasoned> reasoned) {
        return new Event.Reasoned(
                reasoned.number("at", Event.Reasoned::atNanos),
                reasoned.whole("seat", Event.Reasoned::seat),
                reasoned.whole("number", Event.Reasoned::number),
                reasoned.text("words", Event.Reasoned::words));
    }

    private static Event noticed(Fields<Event.Noticed> noticed) {
        return new Event.Noticed(
                noticed.number("at", Event.Noticed::atNanos),
                noticed.whole("seat", Event.Noticed::seat),
                noticed.text("kind", Event.Noticed::kind),
                noticed.text("words", Event.Noticed::words),
                noticed.optional("output", WHOLE, Event.Noticed::output));
    }

    private static Event processEnded(Fields<Event.ProcessEnded> ended) {
        long at = ended.number("at", Event.ProcessEnded::atNanos);
        int seat = ended.whole("seat", Event.ProcessEnded::seat);
        String words = ended.text("words", Event.ProcessEnded::words);
        List<String> lastErrorLines = ended.field("lastErrorLines", TEXTS, Event.ProcessEnded::lastErrorLines);
        String log = ended.text("log", Event.ProcessEnded::log);
        ProgramEnd how = ended.part(Event.ProcessEnded::how, end -> EventParts.programEnd(end, words));
        Optional<Event.ResourceUse> use = ended.optional(
                        "processorMillis", NUMBER, event -> event.use().map(Event.ResourceUse::processorMillis))
                .map(millis ->
                        ended.part(event -> event.use().orElseThrow(), rest -> EventParts.resourceUse(rest, millis)));
        Optional<Long> started = ended.optional("started", NUMBER, Event.ProcessEnded::startedNanos);
        Event.Errors errors = ended.optional(
                        "errors",
                        object(EventParts::errors),
                        event -> Optional.of(event.errors()).filter(found -> found.count() > 0))
                .orElse(Event.Errors.NONE);
        return new Event.ProcessEnded(at, seat, how, lastErrorLines, log, use, errors, started);
    }

    private static Event processorTime(Fields<Event.ProcessorTime> time) {
        long at = time.number("at", Event.ProcessorTime::atNanos);
        int step = time.whole("step", Event.ProcessorTime::step);
        int seat = time.whole("seat", Event.ProcessorTime::seat);
        int number = time.whole("number", Event.ProcessorTime::number);
        long elapsed = time.number("elapsed", Event.ProcessorTime::elapsedNanos);
        SortedMap<Integer, Long> used = new TreeMap<>();
        time.field(
                        "used",
                        objects(EventParts::used),
                        event -> List.copyOf(event.nanosBySeat().entrySet()))
                .forEach(seatUse -> used.put(seatUse.getKey(), seatUse.getValue()));
        return new Event.ProcessorTime(at, step, seat, number, elapsed, used);
    }

    private static Event ended(Fields<Event.Ended> ended) {
        return new Event.Ended(
                ended.number("at", Event.Ended::atNanos),
                ended.whole("steps", Event.Ended::steps),
                ended.whole("moves", Event.Ended::moves),
                ended.field("standings", objects(EventParts::standing), Event.Ended::standings),
                ended.text("reason", Event.Ended::reason),
                ended.text("detail", Event.Ended::detail));
    }

    private static Event brokenOff(Fields<Event.BrokenOff> brokenOff) {
        return new Event.BrokenOff(
                brokenOff.number("at", Event.BrokenOff::atNanos),
                brokenOff.field("cause", word(Event.Cause.values()), Event.BrokenOff::cause),
                brokenOff.text("words", Event.BrokenOff::words));
    }
}
