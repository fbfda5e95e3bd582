package arena.faults;

import arena.game.Departure;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.MessageForm;
import arena.match.SeatDeparture;
import arena.match.SeatTurn;
import arena.match.Timestamps;
import arena.record.Evidence;
import arena.record.Printable;
import arena.text.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The texts of faults: one sentence with evidence for each fault, made from its facts. */
final class FaultText {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final int MOST_ERROR_LINES = 20;
    private static final int LONGEST_ORDER = 40;

    private final MatchStatus finalStatus;

    /**
     * Creates the texts of one match.
     *
     * @param finalStatus the status after the last event, because the end of a program is known only after its time-out
     */
    FaultText(MatchStatus finalStatus) {
        this.finalStatus = finalStatus;
    }

    Fault remark(Event.Noticed noticed, SeatTurn turn) {
        String words = withoutPeriod(noticed.words());
        if (noticed.kind().equals(Event.Noticed.GREW)) {
            int number = noticed.output().orElse(turn.number());
            return new Fault(
                    Fault.Kind.HALF_ANSWER,
                    noticed.kind(),
                    "Turn " + number + " of " + player(noticed.seat()) + ": " + words + ".",
                    List.of("write the whole answer with its line end under another name and rename it; on a"
                            + " share set"
                            + " profile = share in [exchange] of config.ini"),
                    new Fault.FaultPosition(noticed.seat(), number, 0));
        }
        boolean ofFolder =
                !List.of(Event.Noticed.MACHINE, Event.Noticed.LATE_LOOK).contains(noticed.kind());
        return new Fault(
                Fault.Kind.REMARK,
                noticed.kind() + " " + maskNumbers(words),
                (ofFolder ? "The folder of " : "") + player(noticed.seat()) + ": " + words + ".",
                List.of(),
                new Fault.FaultPosition(noticed.seat(), turn.number(), 0));
    }

    Fault wrongMove(SeatTurn turn, Event.Ruled ruled) {
        return new Fault(
                Fault.Kind.WRONG_MOVE,
                "code " + ruled.code() + " line " + ruled.line() + " " + maskNumbers(ruled.words()),
                turn(ruled) + output(ruled) + (ruled.line() > 0 ? ", line " + ruled.line() : "") + ", " + blamed(ruled)
                        + ", is a wrong move, code " + ruled.code() + ": " + withoutPeriod(ruled.words()) + ".",
                List.of(),
                spot(turn, ruled));
    }

    /**
     * Returns the fault of a missing answer.
     *
     * @param printed an order that the program printed and did not write to its file
     */
    Fault timeOut(SeatTurn turn, Event.Ruled ruled, Optional<String> printed) {
        return new Fault(
                Fault.Kind.TIME_OUT,
                "late",
                turn(ruled) + "no answer within " + turn.limitMillis() + " ms; " + output(ruled) + " "
                        + form(ruled.seat()).completion() + ".",
                lateness(turn, ruled, printed),
                spot(turn, ruled));
    }

    private List<String> lateness(SeatTurn turn, Event.Ruled ruled, Optional<String> printed) {
        Timestamps stamps = ruled.reply().stamps();
        List<String> lines = new ArrayList<>();
        turn.processors().map(Evidence::processorTime).ifPresent(lines::add);
        MessageForm form = form(ruled.seat());
        boolean ofFolder = form == MessageForm.FOLDER;
        String heartbeat = since(
                stamps.heartbeatStopped(), stamps, "ready.txt was last renewed after", "ready.txt was not renewed");
        lines.add("after " + form.prompt(ruled.reply().number()) + ": " + (ofFolder ? heartbeat + ", " : "")
                + since(
                        stamps.listed(),
                        stamps,
                        ofFolder ? "the output was first seen after" : "the answer came after",
                        ofFolder ? unseen(turn) : "no answer came")
                + since(stamps.complete(), stamps, ", it was complete after", "") + "; the limit is "
                + turn.limitMillis() + " ms");
        if (ruled.reply().bytes().isEmpty() && ofFolder) {
            lines.add(Evidence.absence(turn, ruled.reply()));
        }
        printed.ifPresent(order -> lines.add("it printed \"" + Printable.of(order, LONGEST_ORDER)
                + "\" to its standard output, " + form.printed(ruled.reply().number())));
        finalStatus.seat(ruled.seat()).program().ifPresent(ended -> lines.add("all it printed: " + ended.log()));
        return lines;
    }

    /** A file that is no answer was seen: what it is stands in the line below. */
    private static String unseen(SeatTurn turn) {
        return turn.wasRefused() ? "no answer was seen" : "no output was seen";
    }

    private static String since(long nanos, Timestamps stamps, String seen, String never) {
        return nanos == Timestamps.NEVER
                ? never
                : String.format(Locale.ROOT, "%s %.1f ms", seen, (nanos - stamps.published()) / NANOS_PER_MILLI);
    }

    Fault left(Event.Left left, SeatTurn turn) {
        Optional<Event.ProcessEnded> ended = finalStatus.seat(left.seat()).program();
        List<String> errors = ended.map(Event.ProcessEnded::lastErrorLines).orElse(List.of());
        List<String> evidence = new ArrayList<>();
        if (errors.size() > 1) {
            evidence.add("the end of its error stream:");
            errors.stream()
                    .skip(Math.max(0, errors.size() - MOST_ERROR_LINES))
                    .forEach(line -> evidence.add("| " + Printable.of(line)));
        }
        ended.filter(end -> !end.log().isEmpty()).ifPresent(end -> evidence.add("all it printed: " + end.log()));
        String words = words(left.how(), errors.size() > 1);
        return new Fault(
                Fault.Kind.LEFT,
                "left " + left.why() + " " + sort(left.how()),
                capital(player(left.seat())) + " has left: " + left.why().words() + ", "
                        + withoutPeriod(Printable.of(words)) + remedy(left) + ".",
                evidence,
                new Fault.FaultPosition(left.seat(), turn.number(), 0));
    }

    /** Returns the fault of a program that printed errors, independent of its answers. */
    Fault printedErrors(Event.ProcessEnded ended, SeatTurn turn) {
        Event.Errors errors = ended.errors();
        List<String> evidence = new ArrayList<>();
        evidence.add(errors.count() == 1 ? "as it was printed:" : "the first, as it was printed:");
        errors.lines().forEach(line -> evidence.add("| " + Printable.of(line)));
        evidence.add("all it printed: " + ended.log());
        String count = errors.count() == 1 ? "an error" : errors.count() + " errors";
        return new Fault(
                Fault.Kind.PRINTED_ERRORS,
                "printed " + maskNumbers(errors.first()),
                capital(player(ended.seat())) + " printed " + count + " to its error stream"
                        + (errors.count() == 1 ? ": " : ", the first: ") + withoutPeriod(Printable.of(errors.first()))
                        + ".",
                evidence,
                new Fault.FaultPosition(ended.seat(), turn.number(), 0));
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** Returns the reason of a departure without the details that the evidence shows. */
    private static String words(SeatDeparture how, boolean errorsAreShown) {
        if (!(how instanceof SeatDeparture.ProgramEnded program)) {
            return how.words();
        }
        return errorsAreShown && !program.isOfBubblewrap() ? program.withoutErrors() : program.withoutLog();
    }

    /** Returns the key of a departure's cause; the running time of a program is not part of it. */
    private static String sort(SeatDeparture how) {
        return how instanceof SeatDeparture.ProgramEnded ended
                ? ended.status().words() + " " + ended.errorLine().orElse("")
                : how.words();
    }

    private String remedy(Event.Left left) {
        MessageForm form = form(left.seat());
        boolean neverCame = left.why() == Departure.NOT_READY && form == MessageForm.WIRE;
        if (left.how() instanceof SeatDeparture.NotReady || neverCame) {
            return "; " + form.readiness();
        }
        if (left.why() == Departure.DISK_LIMIT) {
            return "; printed output does not count, but a log file of its own does; the limits are in section"
                    + " [launch] of config.ini";
        }
        if (left.why().isLimit()) {
            return "; the limits are in section [launch] of config.ini";
        }
        return left.step() == 0 ? "; fix that first" : "; it must run until " + form.end() + " appears";
    }

    /** Returns a clause with the faulty line; the complete answer if no line is known. */
    private static String blamed(Event.Ruled ruled) {
        String text = ruled.reply().bytes().map(Lines::decode).orElse("");
        List<String> lines = Lines.split(text);
        boolean known = ruled.line() >= 1 && ruled.line() <= lines.size();
        String blamed = known ? lines.get(ruled.line() - 1) : text;
        return Lines.holdsText(blamed.strip())
                ? "\"" + Printable.of(blamed.strip(), LONGEST_ORDER) + "\""
                : blamed.isEmpty() ? "which is empty" : "which holds no text";
    }

    private static Fault.FaultPosition spot(SeatTurn turn, Event.Ruled ruled) {
        return new Fault.FaultPosition(ruled.seat(), turn.number(), ruled.code());
    }

    private String turn(Event.Ruled ruled) {
        return "Turn " + ruled.reply().number() + " of " + player(ruled.seat()) + ": ";
    }

    private String output(Event.Ruled ruled) {
        return form(ruled.seat()).answer(ruled.reply().number());
    }

    private MessageForm form(int seat) {
        return finalStatus.began().stream()
                .flatMap(began -> began.sittings().stream())
                .filter(sitting -> sitting.seat() == seat)
                .map(MessageForm::of)
                .findFirst()
                .orElse(MessageForm.FOLDER);
    }

    private String player(int seat) {
        return finalStatus.began().stream()
                .flatMap(began -> began.sittings().stream())
                .filter(sitting -> sitting.seat() == seat)
                .map(sitting ->
                        "player " + seat + " (" + sitting.info().facts().getOrDefault("bot", sitting.name()) + ")")
                .findFirst()
                .orElse("player " + seat);
    }

    private static String withoutPeriod(String words) {
        return words.endsWith(".") ? words.substring(0, words.length() - 1) : words;
    }

    /** Returns the words without numbers, because faults in different turns and cells have the same cause. */
    private static String maskNumbers(String words) {
        return words.replaceAll("[0-9]+", "#");
    }
}
