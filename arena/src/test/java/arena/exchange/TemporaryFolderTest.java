package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFolderTest {

    @TempDir
    private Path home;

    private Path folder(String name, Duration age) throws IOException {
        Path folder = Files.createDirectories(home.resolve(name));
        Files.createFile(folder.resolve("inside"));
        Files.setLastModifiedTime(folder, FileTime.from(Instant.now().minus(age)));
        return folder;
    }

    @Test
    void leftoversOfAKilledArenaAreRemovedAndFoldersInUseStay() throws IOException {
        Path killed = folder("run-1", Duration.ofDays(2));
        Path running = folder("run-2", Duration.ofHours(2));
        Path other = folder("losses", Duration.ofDays(2));

        Path own = TemporaryFolder.open(home, "run-");

        assertThat(own).isEmptyDirectory().hasParent(home);
        assertThat(killed).doesNotExist();
        assertThat(running).exists();
        assertThat(other).exists();
    }

    @Test
    void theFolderAroundItIsMadeIfItIsMissing() throws IOException {
        assertThat(TemporaryFolder.open(home.resolve("new"), "run-")).isEmptyDirectory();
    }

    @Test
    void othersMayMakeAndRemoveTheirsAtTheSameTime() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int thread = 0; thread < 4; thread++) {
                all.add(threads.submit(() -> {
                    for (int round = 0; round < 300; round++) {
                        Files.delete(TemporaryFolder.open(home, "run-"));
                    }
                    return null;
                }));
            }
            for (Future<?> one : all) {
                one.get();
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(home).isEmptyDirectory();
    }
}
