package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.SystemClock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class NotifiedFoldersTest {

    private static final int CHANGES = 5_000;

    @TempDir
    Path root;

    @Test
    void matchesThatComeAndGoWhileItLooksHowManyThereAreDoNotEndIt() throws Exception {
        try (NotifiedFolders folders = new NotifiedFolders(Duration.ofMillis(10))) {
            FolderWatch passing = watch("passing");
            for (int change = 0; change < CHANGES; change++) {
                folders.add(passing);
                folders.remove(passing);
            }

            FolderWatch one = watch("one");
            FolderWatch other = watch("other");
            folders.add(one);
            folders.add(other);
            one.drain();
            Files.writeString(one.folder().path().resolve("output_1.txt"), "K 1\n");
            assertThat(comes(() -> one.drain().names().contains("output_1.txt")))
                    .as("two matches are served by the listening thread itself")
                    .isTrue();
        }
    }

    private FolderWatch watch(String team) throws Exception {
        FolderWatch watch = new FolderWatch(
                OpenFolder.open(Files.createDirectories(root.resolve(team))),
                new SystemClock(),
                FolderWatch.Kind.NOTIFIED,
                100);
        watch.endJoining();
        return watch;
    }

    private static boolean comes(BooleanSupplier news) {
        long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (System.nanoTime() < patience) {
            if (news.getAsBoolean()) {
                return true;
            }
            Thread.onSpinWait();
        }
        return false;
    }
}
