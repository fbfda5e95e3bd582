package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.SystemClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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
    void aRenamedFileRingsTheBellHoweverChangesAreFound(WatchMode watching) throws IOException {
        HandClock clock = new HandClock();
        try (WatchedFolders folders = new WatchedFolders(options(watching), new SystemClock())) {
            FolderWatch watch = folders.watch(HeldFolder.hold(root), clock);
            watch.joined();
            watch.drain();
            Files.writeString(root.resolve("tmp"), "C 5\n");
            Files.move(root.resolve("tmp"), root.resolve("output_1.txt"), StandardCopyOption.ATOMIC_MOVE);
            Served.until(() -> clock.wakes() > 0);
            FolderWatch.FolderChanges news = watch.drain();
            assertThat(news.everything() || news.names().contains("output_1.txt"))
                    .isTrue();
        }
    }

    @Test
    void theArenasOwnFilesWakeNobody() throws IOException {
        HandClock clock = new HandClock();
        try (WatchedFolders folders = new WatchedFolders(options(WatchMode.NOTIFY), new SystemClock())) {
            FolderWatch watch = folders.watch(HeldFolder.hold(root), clock);
            watch.joined();
            watch.drain();
            Publisher publisher = new Publisher(root);
            publisher.publish("input_1.txt", "Expecting = C\n");
            publisher.publish("acknowledge_1.txt", "0\n");
            Files.writeString(root.resolve("output_1.txt"), "C 5\n");
            // The sweep wakes the match too, and reports no name; under load it may come first.
            List<String> names = new ArrayList<>();
            Served.until(() -> names.addAll(watch.drain().names()));
            assertThat(clock.wakes()).isPositive();
            assertThat(names).containsExactly("output_1.txt");
        }
    }

    @Test
    void whatIsReportedWhileNobodyWaitsIsKeptAndWakesNobody() throws IOException {
        HandClock clock = new HandClock();
        Duration never = Duration.ofHours(1);
        try (WatchedFolders folders = new WatchedFolders(options(WatchMode.NOTIFY, never), new SystemClock())) {
            FolderWatch watch = folders.watch(HeldFolder.hold(root), clock);
            watch.joined();
            watch.drain();
            Answered reader = new Answered();
            watch.readBy(reader);
            Files.writeString(root.resolve("output_1.txt"), "C 5\n");
            Served.until(() -> reader.looks.get() == 1);
            assertThat(watch.drain().names()).containsExactly("output_1.txt");
            folders.takeKept(watch);
            Files.writeString(root.resolve("OUTPUT_2.txt"), "C 5\n");
            Served.until(() -> {
                folders.takeKept(watch);
                return watch.hasNews();
            });
            assertThat(reader.looks).hasValue(1);
            assertThat(watch.drain().names()).containsExactly("OUTPUT_2.txt");
            Files.writeString(root.resolve("output_2.txt"), "C 5\n");
            reader.waits = true;
            folders.listen(watch);
            Served.until(() -> watch.hasNews() && reader.looks.get() + reader.calls.get() == 2);
            assertThat(watch.drain().names()).containsExactly("output_2.txt");
        }
    }

    @Test
    void whatIsKeptIsLookedAtBeforeLong() throws IOException {
        HandClock clock = new HandClock();
        try (WatchedFolders folders = new WatchedFolders(options(WatchMode.NOTIFY), new SystemClock())) {
            FolderWatch watch = folders.watch(HeldFolder.hold(root), clock);
            watch.joined();
            watch.drain();
            Answered reader = new Answered();
            watch.readBy(reader);
            Files.writeString(root.resolve("output_1.txt"), "C 5\n");
            Served.until(() -> watch.drain().names().contains("output_1.txt"));
            Files.writeString(root.resolve("OUTPUT_1.txt"), "C 6\n");
            Served.until(() -> watch.drain().names().contains("OUTPUT_1.txt"));
            Served.until(() -> reader.calls.get() > 0);
        }
    }

    /** Looks on behalf of a match that has its answer and, at first, waits for none. */
    private static final class Answered implements FolderWatch.Reader {
        private final AtomicInteger looks = new AtomicInteger();
        private final AtomicInteger calls = new AtomicInteger();
        private volatile boolean waits;

        @Override
        public void look() {
            looks.incrementAndGet();
        }

        @Override
        public void call() {
            calls.incrementAndGet();
        }

        @Override
        public boolean waits() {
            return waits;
        }
    }

    @Test
    void aFolderThatIsRemovedAndMadeAgainIsWatchedAgain() throws IOException {
        HandClock clock = new HandClock();
        Path folder = Files.createDirectory(root.resolve("team"));
        try (WatchedFolders folders = new WatchedFolders(options(WatchMode.NOTIFY), new SystemClock())) {
            FolderWatch watch = folders.watch(HeldFolder.hold(folder), clock);
            watch.joined();
            Files.delete(folder);
            Served.until(() -> watch.drain().everything());
            Files.createDirectory(folder);
            folders.replace(watch, HeldFolder.hold(folder));
            assertThat(watch.drain().everything()).isTrue();
            Files.writeString(folder.resolve("output_1.txt"), "C 5\n");
            Served.until(() -> {
                FolderWatch.FolderChanges news = watch.drain();
                return news.everything() || news.names().contains("output_1.txt");
            });
        }
    }

    @Test
    void moreNamesThanCanBeKeptAreListedInstead() {
        HandClock clock = new HandClock();
        FolderWatch watch = new FolderWatch(HeldFolder.named(root), clock, FolderWatch.Kind.NOTIFIED, 1_000);
        watch.joined();
        watch.drain();
        for (int i = 1; i <= 100; i++) {
            watch.note("output_" + i + ".txt");
        }
        assertThat(watch.drain().everything()).isTrue();
        assertThat(watch.drain().everything()).isFalse();
    }

    @Test
    void aFloodOfNamesThatMeanNothingMakesTheMatchCountThem() {
        HandClock clock = new HandClock();
        FolderWatch watch = new FolderWatch(HeldFolder.named(root), clock, FolderWatch.Kind.NOTIFIED, 1_000);
        watch.joined();
        watch.drain();
        int looks = 0;
        for (int i = 1; i <= 1_000; i++) {
            looks += watch.note("junk" + i) ? 1 : 0;
        }
        assertThat(watch.drain().everything()).isTrue();
        assertThat(looks).isBetween(1, 10);
    }

    @Test
    void aHundredFoldersNeedThreeThreadsAtMostAndNotAHundred() throws IOException {
        for (WatchMode watching : List.of(WatchMode.NOTIFY, WatchMode.POLL)) {
            int needed = watching == WatchMode.NOTIFY ? 3 : 1;
            List<String> before = threads();
            try (WatchedFolders folders = new WatchedFolders(options(watching), new SystemClock())) {
                List<HandClock> clocks = new ArrayList<>();
                for (int i = 0; i < 100; i++) {
                    HandClock clock = new HandClock();
                    clocks.add(clock);
                    Path folder = Files.createDirectory(root.resolve(watching + "_" + i));
                    FolderWatch watch = folders.watch(HeldFolder.hold(folder), clock);
                    watch.joined();
                }
                assertThat(threads().stream().filter(name -> name.startsWith("arena-") && !before.contains(name)))
                        .hasSize(needed);
                for (int i = 0; i < 100; i++) {
                    Files.writeString(root.resolve(watching + "_" + i).resolve("output_1.txt"), "C 5\n");
                }
                Served.until(() -> clocks.stream().allMatch(clock -> clock.wakes() > 0));
            }
            Served.until(() -> threads().stream().noneMatch(name -> name.startsWith("arena-")));
        }
    }

    @Test
    void eachMountHasASweeperOfItsOwnSoThatOneThatHangsStopsNoOther() throws IOException {
        try (Immovable one = Immovable.make(root.resolve("one"));
                Immovable two = Immovable.make(root.resolve("two"));
                WatchedFolders folders = new WatchedFolders(options(WatchMode.POLL), new SystemClock())) {
            folders.watch(HeldFolder.named(one.directory()), new HandClock());
            folders.watch(HeldFolder.named(two.directory()), new HandClock());
            folders.watch(HeldFolder.named(Files.createDirectory(two.directory().resolve("team"))), new HandClock());
            assertThat(threads().stream().filter(name -> name.startsWith("arena-polling")))
                    .hasSize(2);
        }
    }

    private static List<String> threads() {
        return Thread.getAllStackTraces().keySet().stream().map(Thread::getName).toList();
    }

    @Test
    void noThreadIsStartedBeforeAFolderIsWatched() {
        try (WatchedFolders folders = new WatchedFolders(FieldOptions.STANDARD, new SystemClock())) {
            assertThat(threads()).noneMatch(name -> name.startsWith("arena-"));
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
