package arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.match.Event;
import arena.match.VenueException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalFullDiskTest {

    @TempDir
    Path directory;

    @BeforeEach
    void mountASmallDisk() throws Exception {
        boolean mounted = run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", directory.toString());
        if (!mounted) {
            System.err.println("SKIPPED: the full disk was not tested, since only root may mount a small one.");
        }
        assumeTrue(mounted, "only root may mount a small disk");
    }

    @AfterEach
    void unmountIt() throws Exception {
        run("umount", directory.toString());
    }

    @Test
    void aFullDiskIsNamedAndWhatWasWrittenBeforeIsWhole() throws IOException {
        Event.Began began = new GeneratedEvents(1).began();
        Event prompted = new Event.Prompted(1, 1, 1, 1, 3000, "x".repeat(1000));
        Event broken = new Event.BrokenOff(2, Event.Cause.INFRASTRUCTURE, "The disk is full.");
        Path ballast = Files.write(directory.resolve("ballast"), new byte[8192]);
        Journal journal = Journal.begin(directory, () -> "match", Journal.Keep.COMPRESSED);
        journal.write(began);
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 100; i++) {
                        journal.write(prompted);
                    }
                })
                .isInstanceOf(VenueException.class)
                .hasMessageContaining("The record " + directory.resolve("match.jsonl") + " cannot be written (")
                .hasMessageContaining("make room on its disk");
        MatchRecord full = MatchRecord.read(journal.file());
        assertThat(full.damages()).isEmpty();
        assertThat(full.incomplete().orElseThrow()).contains("has no end");

        Files.delete(ballast);
        journal.write(broken);
        journal.close();
        List<Event> events = RecordFiles.events(journal.file());
        assertThat(events)
                .hasSize(full.entries().size() + 1)
                .startsWith(began, prompted)
                .endsWith(prompted, broken);
        assertThat(MatchRecord.read(journal.file()).incomplete()).isEqualTo(Optional.empty());
    }

    private static boolean run(String... command) throws IOException, InterruptedException {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getInputStream().readAllBytes();
            return process.waitFor(60, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException noSuchCommand) {
            return false;
        }
    }
}
