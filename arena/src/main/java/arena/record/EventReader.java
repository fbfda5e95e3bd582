package arena.record;

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
import arena.match.Update;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A reader of events from lines in the format of {@code arena/docs/record.md}, the inverse of {@link EventWriter}. */
final class EventReader {

    private EventReader() {}

    /**
     * Returns the event of a line; empty if this version does not know its kind.
     *
     * @throws IllegalArgumentException if a known kind lacks a key or has a wrong value, which the message names
     */
    static Optional<Event> read(JsonObject line) {
        return Optional.ofNullable(
                switch (line.text("event")) {
                    case "began" -> began(line);
                    case "joined" -> new Event.Joined(at(line), line.whole("seat"));
                    case "prompted" -> prompted(line);
                    case "told" ->
                        new Event.UpdateSent(
                                at(line),
                                line.whole("step"),
                                line.whole("seat"),
                                line.whole("number"),
                                line.text("digest"));
                    case "ruled" -> ruled(line);
                    case "acknowledged" ->
                        new Event.Acknowledged(at(line), line.whole("seat"), line.whole("number"), line.whole("code"));
                    case "left" -> left(line);
                    case "reasoned" ->
                        new Event.Reasoned(at(line), line.whole("seat"), line.whole("number"), line.text("words"));
                    case "noticed" ->
                        new Event.Noticed(
                                at(line),
                                line.whole("seat"),
                                line.text("kind"),
                                line.text("words"),
                                line.has("output") ? Optional.of(line.whole("output")) : Optional.empty());
                    case "process-ended" -> processEnded(line);
                    case "processor-time" -> processorTime(line);
                    case "held" -> new Event.Held(at(line), line.whole("step"), line.whole("seat"));
                    case "went-on" -> new Event.WentOn(at(line), line.whole("step"));
                    case "resumed" -> new Event.Resumed(at(line), line.whole("step"));
                    case "handed-over" -> handedOver(line);
                    case "intervened" ->
                        new Event.Intervened(
                                at(line),
                                line.whole("step"),
                                line.text("text"),
                                line.text("words"),
                                line.text("by"),
                                line.text("reason"));
                    case "ended" -> ended(line);
                    case "broken-off" ->
                        new Event.BrokenOff(
                                at(line), constant(Event.Cause.values(), line.text("cause")), line.text("words"));
                    default -> null;
                });
    }

    private static long at(JsonObject line) {
        return line.number("at");
    }

    private static Event began(JsonObject line) {
        List<Event.SeatAssignment> sittings =
                line.objects("seats").stream().map(EventReader::sitting).toList();
        return new Event.Began(
                line.text("match"),
                line.text("arena"),
                line.text("game"),
                seed(line.text("seed")),
                line.object("settings").textsByKey(),
                sittings,
                line.number("epochMillis"),
                line.has("wording") ? line.whole("wording") : 0,
                line.has("occasion") ? Optional.of(occasion(line.object("occasion"))) : Optional.empty());
    }

    private static Event.SeatAssignment sitting(JsonObject seat) {
        return new Event.SeatAssignment(
                seat.whole("seat"),
                seat.text("name"),
                new PlayerInfo(seat.text("kind"), seat.object("facts").textsByKey()),
                clock(seat));
    }

    private static Event handedOver(JsonObject line) {
        Optional<JsonObject> gone = line.has("gone") ? Optional.of(line.object("gone")) : Optional.empty();
        return new Event.HandedOver(
                at(line),
                line.whole("step"),
                sitting(line),
                line.number("used"),
                gone.map(how -> new Presence.Gone(constant(Departure.values(), how.text("why")), leaving(how))),
                line.text("by"),
                line.text("reason"));
    }

    private static SeatClock clock(JsonObject seat) {
        if (seat.has("budgetMillis")) {
            return new SeatClock.Budget(Duration.ofMillis(seat.number("budgetMillis")));
        }
        return seat.has("clockOff") && seat.flag("clockOff")
                ? new SeatClock.Off()
                : new SeatClock.ByGame(Duration.ofMillis(seat.number("allowanceMillis", 0)));
    }

    private static MatchPurpose occasion(JsonObject occasion) {
        return new MatchPurpose(
                occasion.text("contest"),
                occasion.text("commitment"),
                occasion.text("game"),
                occasion.whole("attempt"));
    }

    private static long seed(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException notANumber) {
            throw new IllegalArgumentException("\"seed\" is not a whole number: " + text, notANumber);
        }
    }

    /**
     * Reads a prompt. Early versions wrote an update of real time as a prompt with a limit of zero and its full text.
     */
    private static Event prompted(JsonObject line) {
        boolean limited = !line.has("unlimited") || !line.flag("unlimited");
        long limitMillis = limited ? line.number("limitMillis") : 0;
        return limited && limitMillis == 0
                ? new Event.UpdateSent(
                        at(line),
                        line.whole("step"),
                        line.whole("seat"),
                        line.whole("number"),
                        Update.digest(line.text("text")))
                : new Event.Prompted(
                        at(line),
                        line.whole("step"),
                        line.whole("seat"),
                        line.whole("number"),
                        limited ? TimeLimit.ofMillis(limitMillis) : TimeLimit.NONE,
                        line.text("text"));
    }

    private static Event ruled(JsonObject line) {
        Timestamps stamps = new Timestamps(
                stamp(line, "published"),
                stamp(line, "heartbeatStopped"),
                stamp(line, "listed"),
                stamp(line, "complete"));
        Reply reply = new Reply(
                line.whole("number"),
                answer(line),
                line.has("draft") && line.flag("draft"),
                stamps,
                text(line, "misnamed").map(name -> new MisplacedAnswer(name, misplaced(line))));
        return new Event.Ruled(
                at(line),
                line.whole("step"),
                line.whole("seat"),
                reply,
                line.whole("code"),
                line.text("words"),
                line.whole("line"),
                line.has("again") && line.flag("again"));
    }

    /** Reads the kind of a misplaced answer; records of earlier arenas have wrong names only. */
    private static MisplacedAnswer.Kind misplaced(JsonObject line) {
        return text(line, "misnamedAs")
                .map(word -> constant(MisplacedAnswer.Kind.values(), word))
                .orElse(MisplacedAnswer.Kind.NAME);
    }

    private static long stamp(JsonObject line, String key) {
        return line.number(key, Timestamps.NEVER);
    }

    private static Optional<byte[]> answer(JsonObject line) {
        if (line.has("answerBase64")) {
            return Optional.of(Base64.getDecoder().decode(line.text("answerBase64")));
        }
        return line.has("answer")
                ? Optional.of(line.text("answer").getBytes(StandardCharsets.UTF_8))
                : Optional.empty();
    }

    private static Event left(JsonObject line) {
        return new Event.Left(
                at(line),
                line.whole("step"),
                line.whole("seat"),
                constant(Departure.values(), line.text("why")),
                leaving(line),
                line.flag("breaksOff"));
    }

    /** Reads a departure; records of earlier arenas have a sentence and no facts. */
    private static SeatDeparture leaving(JsonObject line) {
        if (line.has("waitedMillis")) {
            return new SeatDeparture.NotReady(line.number("waitedMillis"));
        }
        if (line.has("program")) {
            JsonObject program = line.object("program");
            return new SeatDeparture.ProgramEnded(
                    status(program), program.number("aliveMillis"), text(program, "errorLine"), program.text("log"));
        }
        return line.has("overrun")
                ? new SeatDeparture.OverLimit(overrun(line.object("overrun")))
                : new SeatDeparture.FromRecord(line.text("words"));
    }

    private static ExitStatus status(JsonObject end) {
        return new ExitStatus(
                end.whole("exitCode"), end.has("signal") ? Optional.of(end.whole("signal")) : Optional.empty());
    }

    private static ExceededLimit overrun(JsonObject overrun) {
        return new ExceededLimit(
                constant(Departure.values(), overrun.text("limit")),
                number(overrun, "used"),
                number(overrun, "allowed"));
    }

    private static Optional<Long> number(JsonObject line, String key) {
        return line.has(key) ? Optional.of(line.number(key)) : Optional.empty();
    }

    private static Optional<String> text(JsonObject line, String key) {
        return line.has(key) ? Optional.of(line.text(key)) : Optional.empty();
    }

    private static ProgramEnd programEnd(JsonObject line) {
        if (line.has("notStarted")) {
            return new ProgramEnd.NotStarted(line.text("notStarted"));
        }
        if (!line.has("end")) {
            return new ProgramEnd.FromRecord(line.text("words"));
        }
        JsonObject end = line.object("end");
        return new ProgramEnd.Ended(
                constant(ProgramEnd.By.values(), end.text("by")),
                status(end),
                end.number("aliveMillis"),
                end.texts("survivors"),
                end.has("overrun") ? Optional.of(overrun(end.object("overrun"))) : Optional.empty());
    }

    private static Event processEnded(JsonObject line) {
        return new Event.ProcessEnded(
                at(line),
                line.whole("seat"),
                programEnd(line),
                line.texts("lastErrorLines"),
                line.text("log"),
                line.has("processorMillis") ? Optional.of(use(line)) : Optional.empty(),
                line.has("errors") ? errors(line.object("errors")) : Event.Errors.NONE,
                number(line, "started"));
    }

    private static Event.Errors errors(JsonObject errors) {
        return new Event.Errors(errors.whole("count"), errors.text("first"), errors.texts("lines"));
    }

    private static Event.ResourceUse use(JsonObject line) {
        return new Event.ResourceUse(
                line.number("processorMillis"),
                line.number("memoryBytes"),
                line.whole("processes"),
                line.number("folderBytes"));
    }

    private static Event processorTime(JsonObject line) {
        SortedMap<Integer, Long> used = new TreeMap<>();
        line.objects("used").forEach(seat -> used.put(seat.whole("seat"), seat.number("nanos")));
        return new Event.ProcessorTime(
                at(line), line.whole("step"), line.whole("seat"), line.whole("number"), line.number("elapsed"), used);
    }

    private static Event ended(JsonObject line) {
        List<Standing> standings =
                line.objects("standings").stream().map(EventReader::standing).toList();
        return new Event.Ended(
                at(line),
                line.whole("steps"),
                line.whole("moves"),
                standings,
                line.text("reason"),
                line.text("detail"));
    }

    private static Standing standing(JsonObject standing) {
        Standing bare =
                new Standing(new Seat(standing.whole("seat")), standing.whole("place"), standing.number("points"));
        SortedMap<String, Long> figures = new TreeMap<>();
        if (standing.has("figures")) {
            JsonObject all = standing.object("figures");
            all.keys().forEach(name -> figures.put(name, all.number(name)));
        }
        return bare.with(figures);
    }

    private static <E extends Enum<E>> E constant(E[] all, String word) {
        for (E constant : all) {
            if (EventWriter.word(constant).equals(word)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("the word \"" + word + "\" is not known here");
    }
}
