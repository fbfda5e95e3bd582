package arena.door;

import static org.assertj.core.api.Assertions.assertThat;

import arena.exchange.state.FileName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class DoorFolderTest {

    private static final int WAITS = 30;

    @TempDir
    private Path folder;

    private void publish(String name, String text) throws IOException {
        Path part = folder.resolve("part");
        Files.writeString(part, text);
        Files.move(part, folder.resolve(name));
    }

    private static ArenaFile next(DoorFolder door) throws IOException, InterruptedException {
        List<ArenaFile> files = new ArrayList<>();
        while (files.isEmpty()) {
            files.addAll(door.await());
        }
        return files.get(0);
    }

    /** Returns how many of some quiet waits renew the heartbeat. */
    private int heartbeats(DoorFolder door) throws IOException, InterruptedException {
        int beats = 0;
        for (int wait = 0; wait < WAITS; wait++) {
            assertThat(door.await()).isEmpty();
            door.beat();
            beats += Files.deleteIfExists(folder.resolve("ready.txt")) ? 1 : 0;
        }
        return beats;
    }

    @Test
    void onceTheSystemReportsFilesTheFolderIsListedRarely() throws IOException, InterruptedException {
        try (DoorFolder door = DoorFolder.open(folder)) {
            assertThat(heartbeats(door)).isEqualTo(WAITS);
            publish("input_1.txt", "one\n");
            assertThat(next(door).name().name()).isEqualTo(FileName.of(FileName.Kind.INPUT, 1));

            assertThat(heartbeats(door)).isEqualTo(WAITS / 10);
        }
    }

    @Test
    void aFileThatIsNotCompleteIsFoundAgainByAListing() throws IOException, InterruptedException {
        try (DoorFolder door = DoorFolder.open(folder)) {
            publish("input_1.txt", "one\n");
            next(door);
            Path slow = folder.resolve("input_2.txt");
            Files.writeString(slow, "two");
            assertThat(door.await()).isEmpty();

            Files.writeString(slow, "two\n");

            assertThat(next(door).text()).isEqualTo("two\n");
        }
    }
}
