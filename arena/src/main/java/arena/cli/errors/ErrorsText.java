package arena.cli.errors;

import arena.app.NameLookup;
import arena.app.errors.ErrorsMatch;
import arena.faults.Fault;
import arena.match.Event;
import arena.record.Printable;
import arena.text.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The faults of one match as text for the author of a bot, with all details. */
final class ErrorsText {

    private static final int LONGEST_LINE = 200;
    private static final int MOST_NEWS = 40;
    private static final int MOST_ANSWER_LINES = 20;
    private static final int MOST_ERROR_LINES = 10;
    private static final String INDENT = "    ";

    private final String program;
    private final boolean full;
    private final boolean usualShelf;

    /**
     * Creates a text for the terminal.
     *
     * @param program how the arena is called here
     * @param full whether whole inputs are shown
     * @param usualShelf whether the records are in the configured folder, so that commands need no path
     */
    ErrorsText(String program, boolean full, boolean usualShelf) {
        this.program = program;
        this.full = full;
        this.usualShelf = usualShelf;
    }

    /** Returns the lines: the match, then its errors, the last one first. */
    List<String> lines(ErrorsMatch match) {
        List<String> lines = new ArrayList<>();
        lines.add(Printable.of(match.began().matchId()));
        int shown = 0;
        for (Fault fault : match.faults()) {
            fault.lines().forEach(line -> lines.add("  " + line));
            if (fault.kind() == Fault.Kind.PRINTED_ERRORS) {
                // This fault belongs to no turn, and its lines already show the error stream.
                shown++;
                continue;
            }
            input(match, fault.spot()).forEach(line -> lines.add(INDENT + line));
            answer(match, fault.spot()).forEach(line -> lines.add(INDENT + line));
            if (shown++ == 0 && fault.kind() != Fault.Kind.LEFT) {
                match.ended(fault.spot().seat()).ifPresent(ended -> lines.addAll(errorStream(ended)));
            }
            see(match, fault.spot()).forEach(line -> lines.add(INDENT + line));
        }
        return lines;
    }

    private List<String> input(ErrorsMatch match, Fault.FaultPosition spot) {
        Optional<Event.Prompted> asked = match.prompt(spot.seat(), spot.turn());
        if (asked.isEmpty()) {
            return List.of("the arena had not sent a prompt yet");
        }
        List<String> input = asked.get().text().lines().toList();
        Optional<Event.Prompted> before = full ? Optional.empty() : match.prompt(spot.seat(), spot.turn() - 1);
        String file = "input_" + spot.turn() + ".txt";
        if (before.isEmpty()) {
            return quoted(file + ":", input, Integer.MAX_VALUE);
        }
        List<String> news = ErrorsMatch.changedLines(before.get().text().lines().toList(), input);
        return quoted(file + ", new since input_" + (spot.turn() - 1) + ".txt:", news, MOST_NEWS);
    }

    private static List<String> answer(ErrorsMatch match, Fault.FaultPosition spot) {
        String file = "output_" + spot.turn() + ".txt";
        Optional<byte[]> answer = match.answer(spot.seat(), spot.turn());
        if (answer.isEmpty() || spot.turn() == 0) {
            return List.of();
        }
        return quoted(
                file + " (" + answer.get().length + (answer.get().length == 1 ? " byte):" : " bytes):"),
                Lines.split(Lines.decode(answer.get())),
                MOST_ANSWER_LINES);
    }

    private static List<String> errorStream(Event.ProcessEnded ended) {
        List<String> errors = ended.lastErrorLines();
        if (errors.isEmpty()) {
            return List.of();
        }
        List<String> end = errors.subList(Math.max(0, errors.size() - MOST_ERROR_LINES), errors.size());
        List<String> lines = new ArrayList<>();
        quoted("the end of its error stream:", end, MOST_ERROR_LINES).forEach(line -> lines.add(INDENT + line));
        if (!ended.log().isEmpty()) {
            lines.add(INDENT + "all it printed: " + Printable.of(ended.log()));
        }
        return lines;
    }

    private static List<String> quoted(String title, List<String> lines, int most) {
        List<String> quoted = new ArrayList<>(List.of(title));
        lines.stream()
                .limit(most)
                .map(line -> "| " + Printable.of(line, LONGEST_LINE))
                .forEach(quoted::add);
        if (lines.size() > most) {
            quoted.add("| ... and " + (lines.size() - most) + " more lines");
        }
        return quoted;
    }

    /** Returns the commands that show a turn and play it again; a bot that was never asked has none. */
    private List<String> see(ErrorsMatch match, Fault.FaultPosition spot) {
        String record = NameLookup.shell(
                usualShelf ? match.began().matchId() : match.record().file().toString());
        if (spot.turn() == 0) {
            return List.of("show it: " + program + " replay " + record + " --as " + spot.seat());
        }
        return List.of(
                "show it: " + program + " replay " + record + " --as " + spot.seat() + " --turn " + spot.turn(),
                "ask again: " + program + " again " + record + " --seat " + spot.seat() + " --turn " + spot.turn());
    }
}
