package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Presence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadinessWaitTest {

    @TempDir
    Path root;

    @Test
    void aBotThatPlaysAgainAfterABrokenMatchBeginsInAnEmptyFolder() throws IOException {
        try (ServedFolder served = ServedFolder.launchedAgain(root)) {
            Files.createDirectories(served.path("kept/deep"));
            served.write("kept/deep/king", "17");
            served.write("notes", "the king was on 17");
            served.write("output_1.txt", "C 1\n");
            served.join();
            assertThat(served.names()).isEmpty();
        }
    }

    @Test
    void aBotIsReadyWhenItsHeartbeatAppears() throws IOException {
        try (ServedFolder served = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
            served.join();
            assertThat(served.player.presence()).isInstanceOf(Presence.Coming.class);
            served.write("ready.txt", "");
            served.awaitHere();
        }
    }

    @Test
    void aHeartbeatOfAnEarlierRunIsCleanedAndCountsForNothing() throws IOException {
        try (ServedFolder served = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
            served.write("ready.txt", "an old one");
            served.join();
            assertThat(served.path("ready.txt")).doesNotExist();
            assertThat(served.isHere()).isFalse();
        }
    }

    @Test
    void aHeartbeatInAnyCaseIsOne() throws IOException {
        try (ServedFolder served = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
            served.join();
            served.write("READY.TXT", "");
            served.awaitHere();
        }
    }

    @Test
    void aDirectoryIsNoHeartbeat() throws IOException {
        try (ServedFolder served = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
            served.join();
            Files.createDirectory(served.path("ready.txt"));
            ServedFolder.until(() -> !served.isHere() && !served.notices("odd").isEmpty());
            assertThat(served.notices("odd")).containsExactly("ready.txt is a directory and is not a heartbeat");
        }
    }

    @Test
    void aFolderThatTheBotRemovesAndMakesAgainIsStillWatched() throws IOException {
        try (ServedFolder served = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
            served.join();
            Files.delete(served.folder);
            Files.createDirectory(served.folder);
            ServedFolder.until(() -> {
                served.clock.pass(Duration.ofMillis(50));
                return !served.isHere();
            });
            served.write("ready.txt", "");
            ServedFolder.until(() -> {
                served.clock.pass(Duration.ofMillis(50));
                return served.isHere();
            });
        }
    }

    @Test
    void aFolderThatIsReplacedIsReportedWithoutWaitingForTheNextLook() throws IOException {
        try (ServedFolder served = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
            served.join();
            assertThat(served.isHere()).isFalse();
            Files.move(served.folder, served.folder.resolveSibling("Elsewhere_1"));
            Files.createDirectory(served.folder);
            // A heartbeat of the bot in the new folder, which only a look through its name can find.
            served.write("ready.txt", "");
            served.awaitHere();
        }
    }

    @Test
    void onlyTheProtocolsOwnNamesAreCleanedInWhateverCaseTheyAre() throws IOException {
        try (ServedFolder served = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
            for (String name : new String[] {
                "ready.txt",
                "input_1.txt",
                "OUTPUT_12.txt",
                "acknowledge_3.TXT",
                "draft_4.txt",
                "explain_5.txt",
                ".arena-0.part"
            }) {
                served.write(name, "old");
            }
            for (String name :
                    new String[] {"notes.txt", "output_0.txt", "output_01.txt", "output_1.txt.bak", "bot.log"}) {
                served.write(name, "mine");
            }
            served.join();
            assertThat(served.names())
                    .containsExactlyInAnyOrder(
                            "notes.txt", "output_0.txt", "output_01.txt", "output_1.txt.bak", "bot.log");
        }
    }

    @Test
    void aLinkIsRemovedAndNotFollowedAndADirectoryGoesWithItsContents() throws IOException {
        Path outside = Files.createDirectory(root.resolve("outside"));
        Files.writeString(outside.resolve("precious.txt"), "keep me");
        try (ServedFolder served = ServedFolder.waiting(root.resolve("field"), FieldOptions.STANDARD)) {
            Files.createSymbolicLink(served.path("output_1.txt"), outside.resolve("precious.txt"));
            Files.createSymbolicLink(served.path("output_2.txt"), outside);
            Path deep = Files.createDirectories(served.path("input_1.txt").resolve("deep"));
            Files.writeString(deep.resolve("file"), "gone");
            Files.createSymbolicLink(deep.resolve("link"), outside);
            served.join();
            assertThat(served.names()).isEmpty();
            assertThat(outside.resolve("precious.txt")).hasContent("keep me");
        }
    }

    @Test
    void theGameoverOfThisArenasLastMatchIsLeftToItsBotAndOnlyAHeartbeatAfterItsRemovalCounts() throws IOException {
        ManualClock clock = new ManualClock();
        try (Field field = Field.open(root, FieldOptions.STANDARD, clock)) {
            ServedFolder first = ServedFolder.waiting(field, clock);
            first.join();
            first.write("ready.txt", "");
            first.awaitHere();
            first.player.conclude("Winner = Alpha_1\n");
            first.player.leave();

            ServedFolder next = ServedFolder.waiting(field, clock);
            next.join();
            next.write("ready.txt", "a beat before the end was seen");
            clock.pass(Duration.ofHours(1));
            assertThat(next.isHere()).isFalse();
            assertThat(next.path("Gameover.txt")).hasContent("Winner = Alpha_1");
            assertThat(next.notices("uncleared")).isNotEmpty();

            Files.delete(next.path("Gameover.txt"));
            clock.pass(Duration.ofMillis(50));
            assertThat(next.isHere()).isFalse();
            next.write("ready.txt", "a beat after it");
            next.awaitHere();
            next.player.leave();
        }
    }

    @Test
    void aGameoverOfAnEarlierRunOfTheArenaIsLeftAWhileAndThenCleaned() throws IOException {
        try (ServedFolder served = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
            served.write("Gameover.txt", "old");
            served.join();
            served.clock.pass(Duration.ofSeconds(4));
            assertThat(served.isHere()).isFalse();
            assertThat(served.path("Gameover.txt")).exists();
            served.clock.pass(Duration.ofSeconds(2));
            assertThat(served.isHere()).isFalse();
            assertThat(served.path("Gameover.txt")).doesNotExist();
            served.write("ready.txt", "");
            served.awaitHere();
        }
    }

    @Test
    void aFolderIsCleanedOfItsGameoverAtOnceBeforeItsBotIsLaunched() throws IOException {
        try (ServedFolder served = ServedFolder.launched(root)) {
            served.write("Gameover.txt", "old");
            served.join();
            assertThat(served.names()).isEmpty();
        }
    }

    @Test
    void aLeftoverOfAPublicationIsRemovedWhateverBytesItsNameHas() throws Exception {
        try (ServedFolder served = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
            // A name that is no text in any encoding of names but a Latin one, so that only the shell can make it.
            assertThat(new ProcessBuilder("sh", "-c", "touch \"$(printf '.arena-\\377')\"")
                            .directory(served.folder.toFile())
                            .start()
                            .waitFor())
                    .isZero();
            assertThat(served.names()).hasSize(1);
            served.join();
            assertThat(served.names()).isEmpty();
        }
    }

    @Test
    void aNameThatCannotBeRemovedKeepsTheTeamOutAndIsNamed() throws IOException {
        try (ServedFolder served = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
            Path stuck = Files.createDirectory(served.path("output_1.txt"));
            try (MountedDirectory kept = MountedDirectory.make(stuck.resolve("kept"))) {
                served.join();
                assertThat(kept.directory()).exists();
                assertThat(served.player.presence())
                        .isInstanceOfSatisfying(
                                Presence.Gone.class,
                                gone -> assertThat(gone.words())
                                        .contains(stuck.toString())
                                        .contains("remove it by hand"));
            }
        }
    }
}
