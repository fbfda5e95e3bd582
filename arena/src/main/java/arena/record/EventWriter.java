package arena.record;

import arena.game.Standing;
import arena.match.Event;
import arena.match.ExceededLimit;
import arena.match.ExitStatus;
import arena.match.MatchPurpose;
import arena.match.Presence;
import arena.match.ProgramEnd;
import arena.match.Reply;
import arena.match.SeatClock;
import arena.match.SeatDeparture;
import arena.match.Timestamps;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;

/** A writer of events as lines in the format of {@code arena/docs/record.md}, the inverse of {@link EventReader}. */
final class EventWriter {

    /** The version of the format, in the first line of each record. */
    static final int VERSION = 1;

    private final JsonLine line = new JsonLine();
    private final CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
    private final FaultSums faults;

    /** Creates a writer that begins a record. */
    EventWriter() {
        this(new FaultSums());
    }

    /** Creates a writer that continues a record. */
    EventWriter(FaultSums faults) {
        this.faults = faults;
    }

    /** Returns the line of an event; it is valid until the next call. */
    JsonLine write(Event event) {
        line.open();
        faults.add(event);
        if (event instanceof Event.Began began) {
            write(began);
        } else if (event instanceof Event.Joined joined) {
            begin("joined", joined.atNanos()).number("seat", joined.seat());
        } else if (event instanceof Event.Prompted prompted) {
            write(prompted);
        } else if (event instanceof Event.UpdateSent update) {
            begin("told", update.atNanos())
                    .number("step", update.step())
                    .number("seat", update.seat())
                    .number("number", update.number())
                    .text("digest", update.digest());
        } else if (event instanceof Event.Ruled ruled) {
            write(ruled);
        } else if (event instanceof Event.Acknowledged acknowledged) {
            begin("acknowledged", acknowledged.atNanos())
                    .number("seat", acknowledged.seat())
                    .number("number", acknowledged.number())
                    .number("code", acknowledged.code());
        } else {
            writeRare(event);
        }
        return line.close();
    }

    private void writeRare(Event event) {
        if (event instanceof Event.Left left) {
            begin("left", left.atNanos())
                    .number("step", left.step())
                    .number("seat", left.seat())
                    .text("why", word(left.why()))
                    .text("words", left.words())
                    .flag("breaksOff", left.breaksOff());
            write(left.how());
        } else if (event instanceof Event.Reasoned reasoned) {
            begin("reasoned", reasoned.atNanos())
                    .number("seat", reasoned.seat())
                    .number("number", reasoned.number())
                    .text("words", reasoned.words());
        } else if (event instanceof Event.Noticed noticed) {
            begin("noticed", noticed.atNanos())
                    .number("seat", noticed.seat())
                    .text("kind", noticed.kind())
                    .text("words", noticed.words());
            noticed.output().ifPresent(number -> line.number("output", number));
        } else if (event instanceof Event.ProcessEnded ended) {
            begin("process-ended", ended.atNanos())
                    .number("seat", ended.seat())
                    .text("words", ended.words())
                    .texts("lastErrorLines", ended.lastErrorLines())
                    .text("log", ended.log());
            write(ended.how());
            ended.use().ifPresent(this::write);
            ended.startedNanos().ifPresent(nanos -> line.number("started", nanos));
            if (ended.errors().count() > 0) {
                line.openObject("errors")
                        .number("count", ended.errors().count())
                        .text("first", ended.errors().first())
                        .texts("lines", ended.errors().lines())
                        .closeObject();
            }
        } else if (event instanceof Event.ProcessorTime used) {
            begin("processor-time", used.atNanos())
                    .number("step", used.step())
                    .number("seat", used.seat())
                    .number("number", used.number())
                    .number("elapsed", used.elapsedNanos())
                    .openList("used");
            used.nanosBySeat()
                    .forEach((seat, nanos) -> line.openObject()
                            .number("seat", seat)
                            .number("nanos", nanos)
                            .closeObject());
            line.closeList();
        } else if (event instanceof Event.Held held) {
            begin("held", held.atNanos()).number("step", held.step()).number("seat", held.seat());
        } else if (event instanceof Event.WentOn on) {
            begin("went-on", on.atNanos()).number("step", on.step());
        } else if (event instanceof Event.Resumed resumed) {
            begin("resumed", resumed.atNanos()).number("step", resumed.step());
        } else if (event instanceof Event.HandedOver handed) {
            write(handed);
        } else if (event instanceof Event.Intervened done) {
            begin("intervened", done.atNanos())
                    .number("step", done.step())
                    .text("text", done.text())
                    .text("words", done.words())
                    .text("by", done.by())
                    .text("reason", done.reason());
        } else if (event instanceof Event.Ended ended) {
            write(ended);
        } else if (event instanceof Event.BrokenOff broken) {
            begin("broken-off", broken.atNanos())
                    .text("cause", word(broken.cause()))
                    .text("words", broken.words())
                    .numbers("faults", faults.bySeat());
        } else {
            throw new IllegalStateException("no line is known for " + event);
        }
    }

    private void write(SeatDeparture how) {
        if (how instanceof SeatDeparture.NotReady late) {
            line.number("waitedMillis", late.waitedMillis());
        } else if (how instanceof SeatDeparture.ProgramEnded ended) {
            line.openObject("program");
            write(ended.status(), ended.aliveMillis());
            ended.errorLine().ifPresent(words -> line.text("errorLine", words));
            line.text("log", ended.log()).closeObject();
        } else if (how instanceof SeatDeparture.OverLimit over) {
            write(over.overrun());
        }
    }

    private void write(ProgramEnd how) {
        if (how instanceof ProgramEnd.NotStarted failed) {
            line.text("notStarted", failed.why());
        } else if (how instanceof ProgramEnd.Ended ended) {
            line.openObject("end").text("by", word(ended.by()));
            write(ended.status(), ended.aliveMillis());
            line.texts("survivors", ended.survivors());
            ended.overrun().ifPresent(this::write);
            line.closeObject();
        }
    }

    private void write(ExitStatus status, long aliveMillis) {
        line.number("exitCode", status.code());
        status.signal().ifPresent(number -> line.number("signal", number));
        line.number("aliveMillis", aliveMillis);
    }

    private void write(ExceededLimit overrun) {
        line.openObject("overrun").text("limit", word(overrun.limit()));
        overrun.used().ifPresent(used -> line.number("used", used));
        overrun.allowed().ifPresent(allowed -> line.number("allowed", allowed));
        line.closeObject();
    }

    private void write(Event.ResourceUse use) {
        line.number("processorMillis", use.processorMillis())
                .number("memoryBytes", use.memoryBytes())
                .number("processes", use.processes())
                .number("folderBytes", use.folderBytes());
    }

    private JsonLine begin(String kind, long atNanos) {
        return line.text("event", kind).number("at", atNanos);
    }

    private void write(Event.Began began) {
        line.text("event", "began")
                .number("version", VERSION)
                .text("match", began.matchId())
                .text("arena", began.arenaVersion())
                .text("game", began.gameId())
                .text("seed", Long.toString(began.seed()))
                .number("epochMillis", began.epochMillis())
                .number("wording", began.wording());
        began.occasion().ifPresent(this::write);
        writeMap("settings", began.settings());
        line.openList("seats");
        for (Event.SeatAssignment sitting : began.sittings()) {
            line.openObject();
            write(sitting);
            line.closeObject();
        }
        line.closeList();
    }

    private void write(Event.SeatAssignment sitting) {
        line.number("seat", sitting.seat())
                .text("name", sitting.name())
                .text("kind", sitting.info().kind());
        writeMap("facts", sitting.info().facts());
        if (sitting.clock() instanceof SeatClock.Budget budget) {
            line.number("budgetMillis", budget.whole().toMillis());
        } else if (sitting.clock() instanceof SeatClock.Off) {
            line.flag("clockOff", true);
        } else if (sitting.clock() instanceof SeatClock.ByGame byGame
                && !byGame.allowance().isZero()) {
            line.number("allowanceMillis", byGame.allowance().toMillis());
        }
    }

    private void write(Event.HandedOver handed) {
        begin("handed-over", handed.atNanos()).number("step", handed.step());
        write(handed.to());
        line.number("used", handed.usedNanos());
        if (handed.gone().isPresent()) {
            Presence.Gone gone = handed.gone().get();
            line.openObject("gone").text("why", word(gone.why())).text("words", gone.words());
            write(gone.how());
            line.closeObject();
        }
        line.text("by", handed.by()).text("reason", handed.reason());
    }

    private void write(MatchPurpose occasion) {
        line.openObject("occasion")
                .text("contest", occasion.contest())
                .text("commitment", occasion.commitment())
                .text("game", occasion.game())
                .number("attempt", occasion.attempt())
                .closeObject();
    }

    private void writeMap(String key, SortedMap<String, String> texts) {
        line.openObject(key);
        texts.forEach((name, text) -> line.text(wellFormed(name), text));
        line.closeObject();
    }

    /**
     * Returns a valid JSON key: half of a surrogate pair, which the name of a file may hold, becomes a question mark.
     */
    private static String wellFormed(String key) {
        return new String(key.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    private void write(Event.Prompted prompted) {
        begin("prompted", prompted.atNanos())
                .number("step", prompted.step())
                .number("seat", prompted.seat())
                .number("number", prompted.number());
        if (prompted.limit().time().isPresent()) {
            line.number("limitMillis", prompted.limitMillis());
        } else {
            line.flag("unlimited", true);
        }
        line.text("text", prompted.text());
    }

    private void write(Event.Ruled ruled) {
        Reply reply = ruled.reply();
        begin("ruled", ruled.atNanos())
                .number("step", ruled.step())
                .number("seat", ruled.seat())
                .number("number", reply.number());
        if (reply.bytes().isPresent()) {
            writeAnswer(reply.bytes().get());
        }
        if (reply.draft()) {
            line.flag("draft", true);
        }
        reply.misplaced()
                .ifPresent(meant -> line.text("misnamed", meant.name()).text("misnamedAs", word(meant.kind())));
        Timestamps stamps = reply.stamps();
        writeStamp("published", stamps.published());
        writeStamp("heartbeatStopped", stamps.heartbeatStopped());
        writeStamp("listed", stamps.listed());
        writeStamp("complete", stamps.complete());
        line.number("code", ruled.code()).text("words", ruled.words()).number("line", ruled.line());
        if (ruled.again()) {
            line.flag("again", true);
        }
    }

    private void writeAnswer(byte[] raw) {
        Optional<String> text = plainText(raw);
        if (text.isPresent()) {
            line.text("answer", text.get());
        } else {
            line.text("answerBase64", Base64.getEncoder().encodeToString(raw));
        }
    }

    /** Returns the bytes as text if they are readable UTF-8, from which the same bytes can be restored. */
    private Optional<String> plainText(byte[] raw) {
        try {
            String text = utf8.decode(ByteBuffer.wrap(raw)).toString();
            return text.chars().allMatch(EventWriter::isReadable) ? Optional.of(text) : Optional.empty();
        } catch (CharacterCodingException notText) {
            return Optional.empty();
        }
    }

    private static boolean isReadable(int letter) {
        return !Character.isISOControl(letter) || letter == '\t' || letter == '\r' || letter == '\n';
    }

    private void writeStamp(String key, long nanos) {
        if (nanos != Timestamps.NEVER) {
            line.number(key, nanos);
        }
    }

    private void write(Event.Ended ended) {
        begin("ended", ended.atNanos()).number("steps", ended.steps()).number("moves", ended.moves());
        line.openList("standings");
        for (Standing standing : ended.standings()) {
            line.openObject()
                    .number("seat", standing.seat().number())
                    .number("place", standing.place())
                    .number("points", standing.points());
            if (!standing.figures().isEmpty()) {
                line.openObject("figures");
                standing.figures().forEach((name, figure) -> line.number(wellFormed(name), figure));
                line.closeObject();
            }
            line.closeObject();
        }
        line.closeList()
                .text("reason", ended.reason())
                .text("detail", ended.detail())
                .numbers("faults", faults.bySeat());
    }

    /** Returns the word of an enum in the record: {@code NOT_READY} is {@code not-ready}. */
    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
