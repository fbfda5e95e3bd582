package arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.match.Event;
import arena.match.Reply;
import arena.match.Timestamps;
import arena.match.VenueException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {

    @TempDir
    Path directory;

    private static final Event ENDED = new Event.Ended(9, 1, 1, List.of(), "king hit", "");

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void noOtherAccountCanReadARecordOrLookIntoANewFolderOfRecords() throws IOException {
        Path records = directory.resolve("made/records");
        Journal journal = Journal.begin(records, () -> "match", Journal.Keep.COMPRESSED);
        assertThat(rights(records)).isEqualTo("rwx------");
        assertThat(rights(journal.file())).isEqualTo("rw-------");
        journal.write(ENDED);
        journal.close();
        assertThat(journal.file()).hasFileName("match.jsonl.gz");
        assertThat(rights(journal.file())).isEqualTo("rw-------");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFolderOfRecordsThatIsThereKeepsItsRights() throws IOException {
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
        Journal.begin(directory, () -> "match", Journal.Keep.PLAIN).close();
        assertThat(rights(directory)).isEqualTo("rwxr-xr-x");
        assertThat(rights(directory.resolve("match.jsonl"))).isEqualTo("rw-------");
    }

    private static String rights(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void anAnswerThatAPersonCanReadIsWrittenAsText() {
        assertThat(ruled("C 17\r\n\t".getBytes(StandardCharsets.UTF_8))).contains("\"answer\":\"C 17\\r\\n\\t\"");
        assertThat(ruled("C \u00e4\n".getBytes(StandardCharsets.UTF_8))).contains("\"answer\":\"C \u00e4\\n\"");
    }

    @Test
    void anAnswerOfOtherBytesIsWrittenInBase64() {
        assertThat(ruled(new byte[] {'C', ' ', 0, '\n'})).contains("\"answerBase64\":\"QyAACg==\"");
        assertThat(ruled(new byte[] {(byte) 0xFF, (byte) 0xFE, 'C', 0})).contains("\"answerBase64\":\"//5DAA==\"");
        assertThat(ruled(new byte[] {27, '[', '2', 'J'})).contains("\"answerBase64\"");
    }

    @Test
    void theLastLineCountsTheFaultsOfEachSeat() throws IOException {
        GeneratedEvents generated = new GeneratedEvents(5);
        Event.Began began = new Event.Began(
                "id",
                "1",
                "game",
                1,
                new java.util.TreeMap<>(),
                List.of(
                        new Event.SeatAssignment(
                                1, "A", new arena.match.PlayerInfo("script", new java.util.TreeMap<>())),
                        new Event.SeatAssignment(
                                2, "B", new arena.match.PlayerInfo("script", new java.util.TreeMap<>()))),
                1,
                0,
                Optional.empty(),
                Optional.empty());
        Reply reply = new Reply(1, Optional.of(generated.bytes()), false, Timestamps.at(1, 2));
        Path file = RecordFiles.write(
                directory,
                "faults",
                List.of(
                        began,
                        new Event.Ruled(1, 1, 1, reply, 0, "", 0),
                        new Event.Ruled(1, 2, 2, reply, 9, "", 0),
                        new Event.Ruled(1, 3, 1, reply, 0, "", 0),
                        new Event.Ruled(1, 4, 2, reply, 20, "", 0),
                        new Event.Ruled(1, 5, 1, reply, 100, "", 0),
                        ENDED),
                Journal.Keep.PLAIN);
        assertThat(Files.readAllLines(file).get(6)).endsWith("\"faults\":[0,2]}");
    }

    @Test
    void aClosedRecordIsOneCompressedFile() throws IOException {
        Path file = RecordFiles.write(
                directory, "match", List.of(new GeneratedEvents(1).began(), ENDED), Journal.Keep.COMPRESSED);
        assertThat(file).isEqualTo(directory.resolve("match.jsonl.gz"));
        assertThat(names()).containsExactly("match.jsonl.gz");
    }

    @Test
    void noticesOfLeavingPlayersMayFollowTheEnd() {
        List<Event> events = List.of(
                new GeneratedEvents(1).began(),
                ENDED,
                new Event.ProcessEnded(10, 1, "exit code 0", List.of(), "a.log"));
        assertThat(RecordFiles.events(RecordFiles.write(directory, "match", events, Journal.Keep.COMPRESSED)))
                .isEqualTo(events);
    }

    @Test
    void aRecordWithoutAnEndStaysPlain() throws IOException {
        RecordFiles.write(directory, "match", List.of(new GeneratedEvents(1).began()), Journal.Keep.COMPRESSED);
        assertThat(names()).containsExactly("match.jsonl");
    }

    @Test
    void aRecordThatCannotBeCompressedStaysPlainAndWhole() throws IOException {
        Files.createDirectories(directory.resolve(".match.jsonl.gz.part").resolve("taken"));
        List<Event> events = List.of(new GeneratedEvents(1).began(), ENDED);
        Path file = RecordFiles.write(directory, "match", events, Journal.Keep.COMPRESSED);
        assertThat(file).isEqualTo(directory.resolve("match.jsonl"));
        assertThat(RecordFiles.events(file)).isEqualTo(events);
    }

    @Test
    void twoMatchesNeverShareARecordPlainOrCompressed() throws IOException {
        Files.createFile(directory.resolve("a.jsonl"));
        Files.createFile(directory.resolve("b.jsonl.gz"));
        Iterator<String> ids = List.of("a", "b", "c").iterator();
        try (Journal journal = Journal.begin(directory, ids::next, Journal.Keep.PLAIN)) {
            assertThat(journal.matchId()).isEqualTo("c");
        }
        assertThatThrownBy(() -> Journal.begin(directory, () -> "a", Journal.Keep.PLAIN))
                .isInstanceOf(VenueException.class)
                .hasMessageContaining("No free name for a record");
    }

    @Test
    void aDirectoryThatCannotBeMadeIsNamedWithWhatToDo() throws IOException {
        Path file = Files.createFile(directory.resolve("file"));
        assertThatThrownBy(() -> Journal.begin(file.resolve("records"), () -> "a", Journal.Keep.PLAIN))
                .isInstanceOf(VenueException.class)
                .hasMessageContaining(file.resolve("records").resolve("a.jsonl").toString())
                .hasMessageContaining("give the arena a directory it may write to, with --records");
    }

    @Test
    void anInterruptedThreadStillWritesTheEndOfTheMatch() {
        Event stopped = new Event.BrokenOff(1, Event.Cause.STOPPED, "The match was stopped by its host.");
        Event began = new GeneratedEvents(1).began();
        try {
            Thread.currentThread().interrupt();
            Path file = RecordFiles.write(directory, "match", List.of(began, stopped), Journal.Keep.COMPRESSED);
            assertThat(Thread.currentThread().isInterrupted()).isTrue();
            assertThat(RecordFiles.events(file)).containsExactly(began, stopped);
        } finally {
            Thread.interrupted();
        }
    }

    @Test
    void anEventAfterTheCloseIsAProgrammersMistake() {
        Journal journal = Journal.begin(directory, () -> "match", Journal.Keep.PLAIN);
        journal.close();
        journal.close();
        assertThatThrownBy(() -> journal.write(ENDED))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("match.jsonl");
    }

    @Test
    void idsAreReadableSortByTimeAndDoNotRepeat() {
        MatchIds ids = new MatchIds(0xFFFF);
        Instant now = Instant.parse("2026-11-21T06:30:12Z");
        assertThat(ids.make(now, "chain-reaction", List.of("JavaBot", "superbot:2")))
                .isEqualTo("20261121-063012-chain-reaction-JavaBot-superbot_2-ffff");
        assertThat(ids.make(now, "acquire", List.of("A", "B", "C", "D", "E", "F")))
                .isEqualTo("20261121-063012-acquire-A-B-C-D-and2-0000");
        TreeSet<String> distinct = new TreeSet<>();
        for (int i = 0; i < 65_536; i++) {
            distinct.add(ids.make(now, "g", List.of("A")));
        }
        assertThat(distinct).hasSize(65_536);
    }

    private List<String> names() throws IOException {
        try (var files = Files.list(directory)) {
            return new ArrayList<>(
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    private static String ruled(byte[] raw) {
        Reply reply = new Reply(1, Optional.of(raw), false, Timestamps.at(1, 2));
        return RecordFiles.line(new Event.Ruled(3, 1, 1, reply, 0, "", 0));
    }
}
