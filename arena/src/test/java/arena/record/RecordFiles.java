package arena.record;

import arena.match.Event;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The record files of tests: writing, reading and forging. */
final class RecordFiles {

    private RecordFiles() {}

    /** Writes a record and returns its file. */
    static Path write(Path directory, String id, List<Event> events, Journal.Keep keep) {
        Journal journal = Journal.begin(directory, () -> id, keep);
        events.forEach(journal::write);
        journal.close();
        return journal.file();
    }

    /** Returns the events of a record. */
    static List<Event> events(Path file) {
        return MatchRecord.read(file).entries().stream()
                .map(RecordedEvent::event)
                .toList();
    }

    /** Returns the line of an event in a record, without its line end. */
    static String line(Event event) {
        return new EventWriter().write(event).toString(StandardCharsets.UTF_8).stripTrailing();
    }

    /** Returns the index of the first line with a beginning. */
    static int lineOf(List<String> lines, String beginning) {
        for (int at = 0; at < lines.size(); at++) {
            if (lines.get(at).startsWith(beginning)) {
                return at;
            }
        }
        throw new IllegalStateException("no line begins with " + beginning);
    }

    /** Changes the lines of a plain record. */
    static void forge(Path file, Consumer<List<String>> forger) throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        forger.accept(lines);
        Files.write(file, lines);
    }

    /** Replaces a text in a plain record, once. */
    static void change(Path file, String from, String to) throws IOException {
        String text = Files.readString(file);
        int at = text.indexOf(from);
        if (at < 0) {
            throw new IllegalArgumentException(from + " does not stand in " + text);
        }
        Files.writeString(file, text.substring(0, at) + to + text.substring(at + from.length()));
    }
}
