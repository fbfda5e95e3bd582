package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import arena.exchange.FieldOptions.WatchMode;
import arena.match.SystemClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class WatchedFoldersTest {

    @TempDir
    Path root;

    private static FieldOptions options(WatchMode watching) {
        return options(watching, Duration.ofMillis(20));
    }

    private static FieldOptions options(WatchMode watching, Duration sweep) {
        FieldOptions standard = FieldOptions.STANDARD;
        return new FieldOptions(
                watching, standard.settle(), sweep, standard.poll(), standard.answerBytes(), standard.folderEntries());
    }

    @ParameterizedTest
    @EnumSource
    void aRenamedFileWakesTheMatchInEveryWatchMode(WatchMode watching) throws IOException {
        ManualClock clock = new ManualClock();
        try (WatchedFolders folders = new WatchedFolders(options(watching), new SystemClock())) {
            FolderWatch watch = folders.watch(OpenFolder.open(root), clock);
            watch.endJoining();
            watch.drain();
            Files.writeString(root.resolve("tmp"), "C 5\n");
            Files.move(root.resolve("tmp"), root.resolve("output_1.txt"), StandardCopyOption.ATOMIC_MOVE);
            ServedFolder.until(() -> clock.wakes() > 0);
            FolderWatch.FolderChanges news = watch.drain();
            assertThat(news.everything() || news.names().contains("output_1.txt"))
                    .isTrue();
        }
    }

    @Test
    void theArenasOwnFilesWakeNoThread() throws IOException {
        ManualClock clock = new ManualClock();
        try (WatchedFolders folders = new WatchedFolders(options(WatchMode.NOTIFY), new SystemClock())) {
            FolderWatch watch = folders.watch(OpenFolder.open(root), clock);
            watch.endJoining();
            watch.drain();
            Publisher publisher = new Publisher(root);
            publisher.publish("input_1.txt", "Expecting = C\n");
            publisher.publish("acknowledge_1.txt", "0\n");
            Files.writeString(root.resolve("output_1.txt"), "C 5\n");
            // The sweep wakes the match too, and reports no name; under load it may come first.
            List<String> names = new ArrayList<>();
            ServedFolder.until(() -> names.addAll(watch.drain().names()));
            assertThat(clock.wakes()).isPositive();
            assertThat(names).containsExactly("output_1.txt");
        }
    }

    @Test
    void aReportThatIsNotAwaitedIsKeptAndWakesNoThread() throws IOException {
        ManualClock clock = new ManualClock();
        Duration never = Duration.ofHours(1);
        try (WatchedFolders folders = new WatchedFolders(options(WatchMode.NOTIFY, never), new SystemClock())) {
            FolderWatch watch = folders.watch(OpenFolder.open(root), clock);
            watch.endJoining();
            watch.drain();
            AnsweredReader reader = new AnsweredReader();
            watch.setReader(reader);
            Files.writeString(root.resolve("output_1.txt"), "C 5\n");
            ServedFolder.until(() -> reader.scans.get() == 1);
            assertThat(watch.drain().names()).containsExactly("output_1.txt");
            folders.takeKept(watch);
            Files.writeString(root.resolve("OUTPUT_2.txt"), "C 5\n");
            ServedFolder.until(() -> {
                folders.takeKept(watch);
                return watch.hasChanges();
            });
            assertThat(reader.scans).hasValue(1);
            assertThat(watch.drain().names()).containsExactly("OUTPUT_2.txt");
            Files.writeString(root.resolve("output_2.txt"), "C 5\n");
            reader.waits = true;
            folders.listen(watch);
            ServedFolder.until(() -> watch.hasChanges() && reader.scans.get() + reader.calls.get() == 2);
            assertThat(watch.drain().names()).containsExactly("output_2.txt");
        }
    }

    @Test
    void aKeptReportIsLookedAtSoon() throws IOException {
        ManualClock clock = new ManualClock();
        try (WatchedFolders folders = new WatchedFolders(options(WatchMode.NOTIFY), new SystemClock())) {
            FolderWatch watch = folders.watch(OpenFolder.open(root), clock);
            watch.endJoining();
            watch.drain();
            AnsweredReader reader = new AnsweredReader();
            watch.setReader(reader);
            Files.writeString(root.resolve("output_1.txt"), "C 5\n");
            ServedFolder.until(() -> watch.drain().names().contains("output_1.txt"));
            Files.writeString(root.resolve("OUTPUT_1.txt"), "C 6\n");
            ServedFolder.until(() -> watch.drain().names().contains("OUTPUT_1.txt"));
            ServedFolder.until(() -> reader.calls.get() > 0);
        }
    }

    /** A reader for a match that has its answer and, at first, awaits none. */
    private static final class AnsweredReader implements FolderWatch.Reader {
        private final AtomicInteger scans = new AtomicInteger();
        private final AtomicInteger calls = new AtomicInteger();
        private volatile boolean waits;

        @Override
        public void scan() {
            scans.incrementAndGet();
        }

        @Override
        public void requestScan() {
            calls.incrementAndGet();
        }

        @Override
        public boolean waits() {
            return waits;
        }
    }

    @Test
    void aFolderThatIsRemovedAndMadeAgainIsWatchedAgain() throws IOException {
        ManualClock clock = new ManualClock();
        Path folder = Files.createDirectory(root.resolve("team"));
        try (WatchedFolders folders = new WatchedFolders(options(WatchMode.NOTIFY), new SystemClock())) {
            FolderWatch watch = folders.watch(OpenFolder.open(folder), clock);
            watch.endJoining();
            Files.delete(folder);
            ServedFolder.until(() -> watch.drain().everything());
            Files.createDirectory(folder);
            folders.replace(watch, OpenFolder.open(folder));
            assertThat(watch.drain().everything()).isTrue();
            Files.writeString(folder.resolve("output_1.txt"), "C 5\n");
            ServedFolder.until(() -> {
                FolderWatch.FolderChanges news = watch.drain();
                return news.everything() || news.names().contains("output_1.txt");
            });
        }
    }

    @Test
    void moreNamesThanCanBeKeptAreListedInstead() {
        ManualClock clock = new ManualClock();
        FolderWatch watch = new FolderWatch(OpenFolder.named(root), clock, FolderWatch.Kind.NOTIFIED, 1_000);
        watch.endJoining();
        watch.drain();
        for (int i = 1; i <= 100; i++) {
            watch.note("output_" + i + ".txt");
        }
        assertThat(watch.drain().everything()).isTrue();
        assertThat(watch.drain().everything()).isFalse();
    }

    @Test
    void aFloodOfUnknownNamesMakesTheMatchCountThem() {
        ManualClock clock = new ManualClock();
        FolderWatch watch = new FolderWatch(OpenFolder.named(root), clock, FolderWatch.Kind.NOTIFIED, 1_000);
        watch.endJoining();
        watch.drain();
        int scans = 0;
        for (int i = 1; i <= 1_000; i++) {
            scans += watch.note("junk" + i) ? 1 : 0;
        }
        assertThat(watch.drain().everything()).isTrue();
        assertThat(scans).isBetween(1, 10);
    }

    @Test
    void aHundredFoldersNeedThreeThreadsAtMostAndNotAHundred() throws IOException {
        for (WatchMode watching : List.of(WatchMode.NOTIFY, WatchMode.POLL)) {
            int needed = watching == WatchMode.NOTIFY ? 3 : 1;
            // The threads of the test before end a moment after it and have the same names.
            ServedFolder.until(() -> threads().stream().noneMatch(name -> name.startsWith("arena-")));
            try (WatchedFolders folders = new WatchedFolders(options(watching), new SystemClock())) {
                List<ManualClock> clocks = new ArrayList<>();
                for (int i = 0; i < 100; i++) {
                    ManualClock clock = new ManualClock();
                    clocks.add(clock);
                    Path folder = Files.createDirectory(root.resolve(watching + "_" + i));
                    FolderWatch watch = folders.watch(OpenFolder.open(folder), clock);
                    watch.endJoining();
                }
                assertThat(threads().stream().filter(name -> name.startsWith("arena-")))
                        .hasSize(needed);
                for (int i = 0; i < 100; i++) {
                    Files.writeString(root.resolve(watching + "_" + i).resolve("output_1.txt"), "C 5\n");
                }
                ServedFolder.until(() -> clocks.stream().allMatch(clock -> clock.wakes() > 0));
            }
            ServedFolder.until(() -> threads().stream().noneMatch(name -> name.startsWith("arena-")));
        }
    }

    @Test
    void eachMountHasASweeperOfItsOwnSoThatOneThatHangsStopsNoOther() throws IOException {
        try (MountedDirectory one = MountedDirectory.make(root.resolve("one"));
                MountedDirectory two = MountedDirectory.make(root.resolve("two"));
                WatchedFolders folders = new WatchedFolders(options(WatchMode.POLL), new SystemClock())) {
            folders.watch(OpenFolder.named(one.directory()), new ManualClock());
            folders.watch(OpenFolder.named(two.directory()), new ManualClock());
            folders.watch(OpenFolder.named(Files.createDirectory(two.directory().resolve("team"))), new ManualClock());
            assertThat(threads().stream().filter(name -> name.startsWith("arena-polling")))
                    .hasSize(2);
        }
    }

    private static List<String> threads() {
        return Thread.getAllStackTraces().keySet().stream().map(Thread::getName).toList();
    }

    @Test
    void noThreadIsStartedBeforeAFolderIsWatched() {
        // Threads of earlier tests may still be ending.
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        try (WatchedFolders folders = new WatchedFolders(FieldOptions.STANDARD, new SystemClock())) {
            assertThat(Thread.getAllStackTraces().keySet())
                    .filteredOn(thread -> !before.contains(thread))
                    .noneMatch(thread -> thread.getName().startsWith("arena-"));
            assertThat(folders).isNotNull();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "fuse.sshfs", "fuse.bindfs", "vboxsf"})
    void aShareIsNotTrustedToReportChanges(String type) {
        assertThat(WatchedFolders.isShare(type)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ext4", "xfs", "btrfs", "tmpfs", "overlay", "NTFS", "zfs"})
    void aLocalDiskIsTrusted(String type) {
        assertThat(WatchedFolders.isShare(type)).isFalse();
    }
}
