package arena.record;

import static arena.record.Fields.Type.BASE64;
import static arena.record.Fields.Type.NUMBER;
import static arena.record.Fields.Type.NUMBERS_BY_KEY;
import static arena.record.Fields.Type.TEXT;
import static arena.record.Fields.Type.TEXTS;
import static arena.record.Fields.Type.TEXTS_BY_KEY;
import static arena.record.Fields.Type.UTF8;
import static arena.record.Fields.Type.WHOLE;
import static arena.record.Fields.Type.object;
import static arena.record.Fields.Type.word;

import arena.game.Departure;
import arena.game.Seat;
import arena.game.Standing;
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
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The parts of events: JSON objects of their own, or fields among those of the event; see {@link EventTable}. */
final class EventParts {

    static final Fields.Type<Departure> DEPARTURE = word(Departure.values());

    private static final Fields.Type<MisplacedAnswer.Kind> MISPLACED = word(MisplacedAnswer.Kind.values());

    private EventParts() {}

    static MatchPurpose occasion(Fields<MatchPurpose> occasion) {
        return new MatchPurpose(
                occasion.text("contest", MatchPurpose::contest),
                occasion.text("commitment", MatchPurpose::commitment),
                occasion.text("game", MatchPurpose::game),
                occasion.whole("attempt", MatchPurpose::attempt));
    }

    static Event.SeatAssignment seatAssignment(Fields<Event.SeatAssignment> assignment) {
        return new Event.SeatAssignment(
                assignment.whole("seat", Event.SeatAssignment::seat),
                assignment.text("name", Event.SeatAssignment::name),
                assignment.part(Event.SeatAssignment::info, EventParts::playerInfo),
                assignment.part(Event.SeatAssignment::clock, EventParts::clock));
    }

    private static PlayerInfo playerInfo(Fields<PlayerInfo> info) {
        return new PlayerInfo(
                info.text("kind", PlayerInfo::kind), info.field("facts", TEXTS_BY_KEY, PlayerInfo::facts));
    }

    private static SeatClock clock(Fields<SeatClock> clock) {
        Optional<Long> budget = clock.optional(
                "budgetMillis",
                NUMBER,
                only(SeatClock.Budget.class, limited -> limited.whole().toMillis()));
        if (budget.isPresent()) {
            return new SeatClock.Budget(Duration.ofMillis(budget.get()));
        }
        if (clock.mark("clockOff", SeatClock.Off.class::isInstance)) {
            return new SeatClock.Off();
        }
        Optional<Long> allowance = clock.optional(
                "allowanceMillis",
                NUMBER,
                how -> how instanceof SeatClock.ByGame game && !game.allowance().isZero()
                        ? Optional.of(game.allowance().toMillis())
                        : Optional.empty());
        return new SeatClock.ByGame(Duration.ofMillis(allowance.orElse(0L)));
    }

    static Reply reply(Fields<Reply> reply) {
        int number = reply.whole("number", Reply::number);
        Optional<byte[]> answer = reply.optional(
                        "answerBase64", BASE64, given -> given.bytes().filter(bytes -> !isReadable(bytes)))
                .or(() -> reply.optional("answer", UTF8, Reply::bytes));
        boolean draft = reply.mark("draft", Reply::draft);
        Optional<String> misnamed =
                reply.optional("misnamed", TEXT, given -> given.misplaced().map(MisplacedAnswer::name));
        // Records of earlier arenas have wrong names only.
        MisplacedAnswer.Kind kind = reply.optional(
                        "misnamedAs", MISPLACED, given -> given.misplaced().map(MisplacedAnswer::kind))
                .orElse(MisplacedAnswer.Kind.NAME);
        return new Reply(
                number,
                answer,
                draft,
                reply.part(Reply::stamps, EventParts::timestamps),
                misnamed.map(name -> new MisplacedAnswer(name, kind)));
    }

    /** Returns whether bytes are readable UTF-8, from which the same bytes can be restored. */
    private static boolean isReadable(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes)
                && text.chars()
                        .allMatch(letter ->
                                !Character.isISOControl(letter) || letter == '\t' || letter == '\r' || letter == '\n');
    }

    private static Timestamps timestamps(Fields<Timestamps> stamps) {
        return new Timestamps(
                stamp(stamps, "published", Timestamps::published),
                stamp(stamps, "heartbeatStopped", Timestamps::heartbeatStopped),
                stamp(stamps, "listed", Timestamps::listed),
                stamp(stamps, "complete", Timestamps::complete));
    }

    private static long stamp(Fields<Timestamps> stamps, String key, Function<Timestamps, Long> stamp) {
        return stamps.optional(
                        key, NUMBER, of -> Optional.of(stamp.apply(of)).filter(nanos -> nanos != Timestamps.NEVER))
                .orElse(Timestamps.NEVER);
    }

    /** The fields of a departure; records of earlier arenas have a sentence and no facts. */
    static SeatDeparture departure(Fields<SeatDeparture> how, String words) {
        return how.optional(
                        "waitedMillis",
                        NUMBER,
                        only(SeatDeparture.NotReady.class, SeatDeparture.NotReady::waitedMillis))
                .<SeatDeparture>map(SeatDeparture.NotReady::new)
                .or(() -> how.optional(
                        "program",
                        object(EventParts::program),
                        only(SeatDeparture.ProgramEnded.class, program -> program)))
                .or(() -> how.optional(
                                "overrun",
                                object(EventParts::overrun),
                                only(SeatDeparture.OverLimit.class, SeatDeparture.OverLimit::overrun))
                        .map(SeatDeparture.OverLimit::new))
                .orElseGet(() -> new SeatDeparture.FromRecord(words));
    }

    private static SeatDeparture.ProgramEnded program(Fields<SeatDeparture.ProgramEnded> program) {
        return new SeatDeparture.ProgramEnded(
                program.part(SeatDeparture.ProgramEnded::status, EventParts::status),
                program.number("aliveMillis", SeatDeparture.ProgramEnded::aliveMillis),
                program.optional("errorLine", TEXT, SeatDeparture.ProgramEnded::errorLine),
                program.text("log", SeatDeparture.ProgramEnded::log));
    }

    private static ExitStatus status(Fields<ExitStatus> status) {
        return new ExitStatus(
                status.whole("exitCode", ExitStatus::code), status.optional("signal", WHOLE, ExitStatus::signal));
    }

    private static ExceededLimit overrun(Fields<ExceededLimit> overrun) {
        return new ExceededLimit(
                overrun.field("limit", DEPARTURE, ExceededLimit::limit),
                overrun.optional("used", NUMBER, ExceededLimit::used),
                overrun.optional("allowed", NUMBER, ExceededLimit::allowed));
    }

    static Presence.Gone gone(Fields<Presence.Gone> gone) {
        Departure why = gone.field("why", DEPARTURE, Presence.Gone::why);
        String words = gone.text("words", Presence.Gone::words);
        return new Presence.Gone(why, gone.part(Presence.Gone::how, how -> departure(how, words)));
    }

    /** The fields of the end of a program; records of earlier arenas have a sentence and no facts. */
    static ProgramEnd programEnd(Fields<ProgramEnd> how, String words) {
        return how.optional("notStarted", TEXT, only(ProgramEnd.NotStarted.class, ProgramEnd.NotStarted::why))
                .<ProgramEnd>map(ProgramEnd.NotStarted::new)
                .or(() -> how.optional("end", object(EventParts::end), only(ProgramEnd.Ended.class, end -> end)))
                .orElseGet(() -> new ProgramEnd.FromRecord(words));
    }

    private static ProgramEnd.Ended end(Fields<ProgramEnd.Ended> end) {
        return new ProgramEnd.Ended(
                end.field("by", word(ProgramEnd.By.values()), ProgramEnd.Ended::by),
                end.part(ProgramEnd.Ended::status, EventParts::status),
                end.number("aliveMillis", ProgramEnd.Ended::aliveMillis),
                end.field("survivors", TEXTS, ProgramEnd.Ended::survivors),
                end.optional("overrun", object(EventParts::overrun), ProgramEnd.Ended::overrun));
    }

    static Event.ResourceUse resourceUse(Fields<Event.ResourceUse> use, long processorMillis) {
        return new Event.ResourceUse(
                processorMillis,
                use.number("memoryBytes", Event.ResourceUse::memoryBytes),
                use.whole("processes", Event.ResourceUse::processes),
                use.number("folderBytes", Event.ResourceUse::folderBytes));
    }

    static Event.Errors errors(Fields<Event.Errors> errors) {
        return new Event.Errors(
                errors.whole("count", Event.Errors::count),
                errors.text("first", Event.Errors::first),
                errors.field("lines", TEXTS, Event.Errors::lines));
    }

    static Map.Entry<Integer, Long> used(Fields<Map.Entry<Integer, Long>> used) {
        return Map.entry(used.whole("seat", Map.Entry::getKey), used.number("nanos", Map.Entry::getValue));
    }

    static Standing standing(Fields<Standing> standing) {
        return new Standing(
                new Seat(standing.whole("seat", of -> of.seat().number())),
                standing.whole("place", Standing::place),
                standing.number("points", Standing::points),
                standing.optional(
                                "figures",
                                NUMBERS_BY_KEY,
                                of -> Optional.of(of.figures()).filter(figures -> !figures.isEmpty()))
                        .orElseGet(Collections::emptySortedMap));
    }

    /** Returns a function of a value of one type; it returns nothing for values of other types. */
    private static <S, T extends S, V> Function<S, Optional<V>> only(Class<T> type, Function<T, V> value) {
        return some ->
                Optional.of(some).filter(type::isInstance).map(type::cast).map(value);
    }
}
