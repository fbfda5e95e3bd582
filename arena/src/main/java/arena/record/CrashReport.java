package arena.record;

import arena.game.Departure;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.SeatTally;
import arena.match.Timestamps;
import arena.text.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A report for the author of a bot that timed out or left: its last prompt and answer, the end of its error stream, the
 * time stamps that decided, and the command that plays the match again.
 *
 * @param seat the seat of the bot
 * @param lines the report, line by line
 */
public record CrashReport(int seat, List<String> lines) {

    private static final int MOST_LINES = 200;
    private static final int LONGEST_LINE = 400;

    /** More lines than this are set in columns, so that the report stays on one screen. */
    private static final int FOLDED_FROM = 20;

    private static final int WIDTH = 76;

    public CrashReport {
        lines = List.copyOf(lines);
    }

    /**
     * Returns a report for each seat of a match that was late or left without resigning, in seat order.
     *
     * @param program the command that starts the arena, for the command that plays the match again
     */
    public static List<CrashReport> of(MatchStatus status, String program) {
        List<CrashReport> reports = new ArrayList<>();
        status.seats()
                .forEach((seat, tally) -> cause(tally)
                        .map(cause -> new Writer(status, seat).write(cause, program))
                        .ifPresent(reports::add));
        return reports;
    }

    /** Returns the cause of a report, without the details of the program's end. */
    private static Optional<String> cause(SeatTally tally) {
        if (tally.left().isEmpty()) {
            return tally.rulings()
                    .lastSilent()
                    .map(late -> "was late in step " + late.step() + ": " + Printable.of(late.words()));
        }
        Event.Left left = tally.left().get();
        String words = tally.program().isPresent() ? "" : ", " + Printable.of(left.words());
        return left.why() == Departure.RESIGNED
                ? Optional.empty()
                : Optional.of("left in step " + left.step() + ": " + left.why().words() + words);
    }

    /** Returns the report as text, each line ended by LF. */
    public String text() {
        return String.join("\n", lines) + "\n";
    }

    /** The writer of one report. */
    private static final class Writer {
        private final MatchStatus status;
        private final SeatTally tally;
        private final int seat;
        private final List<String> lines = new ArrayList<>();

        Writer(MatchStatus status, int seat) {
            this.status = status;
            this.tally = status.seat(seat);
            this.seat = seat;
        }

        CrashReport write(String cause, String program) {
            lines.add(new SeatNames(status.began()).of(seat) + " (seat " + seat + ") " + cause);
            Optional<Event.Prompted> prompted = tally.turn().prompt();
            Optional<Event.Ruled> ruled = tally.turn().ruling();
            tally.program().ifPresent(this::program);
            stamps(prompted, ruled);
            lastOutput();
            prompted.ifPresentOrElse(
                    last -> quote("The arena's last input (input_" + last.number() + ".txt):", last.text()),
                    () -> lines.add("The arena had not asked it anything."));
            status.began().ifPresent(began -> {
                lines.add("Play this match again:");
                lines.add("  " + Printable.of(command(program, began)));
            });
            return new CrashReport(seat, lines);
        }

        private void stamps(Optional<Event.Prompted> prompted, Optional<Event.Ruled> ruled) {
            if (prompted.isEmpty()) {
                return;
            }
            long origin = prompted.get().atNanos();
            Timestamps stamps = ruled.filter(
                            last -> last.reply().number() == prompted.get().number())
                    .map(last -> last.reply().stamps())
                    .orElse(new Timestamps(origin, Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER));
            lines.add("Times after input_" + prompted.get().number() + ".txt was published (at "
                    + Evidence.second(origin) + "), by the arena's clock:");
            stamp("ready.txt renewed", stamps.heartbeatStopped(), origin, "not after that");
            stamp(
                    "output listed",
                    stamps.listed(),
                    origin,
                    ruled.map(last -> Evidence.absence(tally.turn(), last.reply()))
                            .orElse(Evidence.missing(prompted.get().number())));
            stamp("output complete", stamps.complete(), origin, "never");
            lines.add(String.format("  %-18s %s", "limit", limit(prompted.get())));
        }

        private static String limit(Event.Prompted prompted) {
            return prompted.limitMillis() == 0 ? "none" : prompted.limitMillis() + " ms";
        }

        private void stamp(String what, long nanos, long origin, String never) {
            String shown = nanos == Timestamps.NEVER ? never : Evidence.millis(nanos - origin);
            lines.add(String.format("  %-18s %s", what, shown));
        }

        private void lastOutput() {
            Optional<Event.Ruled> answered = tally.rulings().lastAnswered();
            if (answered.isEmpty()) {
                lines.add("It had not answered anything.");
                return;
            }
            byte[] raw = answered.get().reply().bytes().orElseThrow();
            quote(
                    "Its last output (output_" + answered.get().reply().number() + ".txt, " + raw.length
                            + (raw.length == 1 ? " byte):" : " bytes):"),
                    Lines.decode(raw));
        }

        private void program(Event.ProcessEnded ended) {
            lines.add("Its program: " + Printable.of(ended.words()));
            if (!ended.lastErrorLines().isEmpty()) {
                quote("The end of its error stream:", String.join("\n", ended.lastErrorLines()));
            }
            if (!ended.log().isEmpty()) {
                lines.add("All it printed: " + Printable.of(ended.log()));
            }
        }

        private void quote(String title, String text) {
            lines.add(title);
            List<String> quoted = Lines.split(text).stream()
                    .limit(MOST_LINES)
                    .map(line -> Printable.of(line, LONGEST_LINE))
                    .toList();
            List<String> set = quoted.size() > FOLDED_FROM ? TextColumns.of(quoted, WIDTH) : quoted;
            set.forEach(line -> lines.add("  | " + line));
        }
    }

    /** Returns the command that plays a match of this setup again, with the given command for the arena. */
    public static String command(String program, Event.Began began) {
        StringBuilder command = new StringBuilder(program + " play");
        began.sittings().forEach(sitting -> command.append(' ').append(word(seatWord(sitting))));
        command.append(" --game ")
                .append(word(began.gameId()))
                .append(" --seed ")
                .append(began.seed());
        for (Map.Entry<String, String> setting : began.settings().entrySet()) {
            command.append(" --set ").append(word(setting.getKey() + "=" + setting.getValue()));
        }
        return command.toString();
    }

    private static String seatWord(Event.SeatAssignment sitting) {
        SortedMap<String, String> facts = sitting.info().facts();
        return switch (sitting.info().kind()) {
            case "superbot" -> "superbot:" + facts.getOrDefault("level", "1");
            case "folder", "person" -> "folder:" + sitting.name();
            default -> facts.getOrDefault("bot", sitting.name());
        };
    }

    /** Returns a text as one word of a POSIX shell. */
    private static String word(String text) {
        return text.matches("[A-Za-z0-9_.,:=/@%+-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
