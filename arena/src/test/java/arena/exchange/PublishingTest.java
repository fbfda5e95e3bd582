package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Fact;
import arena.game.Seat;
import arena.match.Acknowledgement;
import arena.match.Event;
import arena.match.Invitation;
import arena.match.Reply;
import arena.match.VenueException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublishingTest {

    @TempDir
    Path root;

    @Test
    void aPromptThatCannotBePublishedBecauseTheFieldIsGoneStopsTheMatchAndNoClockRuns() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            FileUtils.deleteDirectory(root.toFile());
            assertThatThrownBy(() -> served.ask(1))
                    .isInstanceOf(VenueException.class)
                    .hasMessageContaining("The field " + root + " is gone");
        }
    }

    @Test
    void aPromptThatCannotBePublishedBecauseTheTeamRemovedItsFolderIsTheTeamsFault() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            FileUtils.deleteDirectory(served.folder.toFile());
            served.ask(1);
            assertThat(served.notices("unpublished")).hasSize(1);
            assertThat(served.player.lastReply().bytes()).isEmpty();
        }
    }

    @Test
    void aPromptAnAcknowledgementAndAnEndAreFilesByThoseNames() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.acknowledge(1, 20);
            served.player.conclude("Winner = Alpha_1\n");
            assertThat(served.text("input_1.txt")).isEqualTo("Expecting = C\n");
            assertThat(served.text("acknowledge_1.txt")).isEqualTo("20\n");
            assertThat(served.text("Gameover.txt")).isEqualTo("Winner = Alpha_1\n");
            assertThat(served.names()).containsExactly("Gameover.txt", "acknowledge_1.txt", "input_1.txt", "ready.txt");
        }
    }

    @Test
    void anExplanationIsAFileOfItsOwn() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.player.acknowledge(new Acknowledgement(
                    4, 9, List.of(new Fact("Code", "9"), new Fact("Words", "Placed the coin on opponents cell."))));
            assertThat(served.text("explain_4.txt"))
                    .isEqualTo("Code = 9\nWords = Placed the coin on opponents cell.\n");
        }
    }

    @Test
    void aReaderThatLooksAllTheTimeNeverSeesAnIncompleteFile() throws Exception {
        Publisher publisher = new Publisher(root);
        String text = "0 = 1,C,1\n".repeat(5_000);
        AtomicBoolean done = new AtomicBoolean();
        AtomicBoolean torn = new AtomicBoolean();
        Thread reader = new Thread(() -> {
            while (!done.get()) {
                torn.compareAndSet(false, sees(root.resolve("input_1.txt"), text.length()));
            }
        });
        reader.start();
        for (int i = 0; i < 300; i++) {
            publisher.publish("input_1.txt", text);
            Files.delete(root.resolve("input_1.txt"));
        }
        done.set(true);
        reader.join();
        assertThat(torn).isFalse();
    }

    private static boolean sees(Path file, int wholeLength) {
        try {
            return Files.readAllBytes(file).length != wholeLength;
        } catch (IOException notThere) {
            return false;
        }
    }

    @Test
    void nothingIsLeftBesideAFileThatCannotBePublished() throws IOException {
        Files.createDirectories(root.resolve("input_1.txt").resolve("full"));
        assertThatThrownBy(() -> new Publisher(root).publish("input_1.txt", "text"))
                .isInstanceOf(IOException.class);
        assertThat(root).isDirectoryNotContaining("glob:**.part");
        assertThatThrownBy(() -> new Publisher(root.resolve("missing")).publish("input_1.txt", "text"))
                .isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void aNameThatTheBotHasTakenIsReplacedIfItIsAFileOrALinkAndTheLinkIsNotWrittenThrough() throws IOException {
        Path outside = Files.writeString(root.resolve("outside.txt"), "untouched");
        try (ServedFolder served = ServedFolder.ready(root.resolve("field"))) {
            served.write("input_1.txt", "mine");
            served.ask(1);
            assertThat(served.text("input_1.txt")).isEqualTo("Expecting = C\n");
            Files.createSymbolicLink(served.path("acknowledge_1.txt"), outside);
            served.acknowledge(1, 0);
            assertThat(served.path("acknowledge_1.txt")).isRegularFile().hasContent("0");
            assertThat(Files.isSymbolicLink(served.path("acknowledge_1.txt"))).isFalse();
            assertThat(outside).hasContent("untouched");
        }
    }

    @Test
    void aPromptWhoseNameCannotBeReplacedIsLateAtOnce() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            Files.createDirectory(served.path("input_1.txt"));
            served.ask(1);
            Reply reply = served.player.reply().orElseThrow();
            assertThat(reply.bytes()).isEmpty();
            assertThat(served.notices("unpublished")).hasSize(1);
        }
    }

    @Test
    void aTeamWhoseAcknowledgementCannotBeDeliveredIsLateWithItsNextPrompt() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.publish("output_1.txt", "C 5\n");
            served.awaitReply();
            Files.createDirectory(served.path("acknowledge_1.txt"));
            served.acknowledge(1, 0);
            served.ask(2);
            assertThat(served.player.reply().orElseThrow().bytes()).isEmpty();
        }
    }

    @Test
    void whatTheBotDeletesIsNotWrittenAgainAndTheClockRuns() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            Files.delete(served.path("input_1.txt"));
            assertThat(served.player.reply()).isEmpty();
            served.clock.pass(ServedFolder.LIMIT);
            assertThat(served.player.reply()).isEmpty();
            assertThat(served.path("input_1.txt")).doesNotExist();
            assertThat(served.player.lastReply().bytes()).isEmpty();
        }
    }

    @Test
    void aFolderThatIsGoneOnOneSideOnlyIsThatTeamsFault() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            Files.delete(served.path("ready.txt"));
            Files.delete(served.folder);
            served.ask(1);
            assertThat(served.player.reply()).isEmpty();
            assertThat(served.folder).doesNotExist();
            assertThat(served.player.lastReply().bytes()).isEmpty();
            assertThat(served.field.venue(List.of(ServedFolder.TEAM)).problem()).isEmpty();
        }
    }

    @Test
    void aRenameThatAnOpenHandleRefusesIsTriedAgainAndCounted() throws IOException {
        Publisher publisher = new Publisher(root, refusing(3, new AccessDeniedException("held open")));
        publisher.publish("input_1.txt", "text");
        assertThat(root.resolve("input_1.txt")).hasContent("text");
        assertThat(publisher.retries()).isEqualTo(3);
    }

    @Test
    void aRenameThatIsRefusedAllTheTimeIsGivenUpAfterSevenRetries() {
        Publisher publisher = new Publisher(root, refusing(100, new AccessDeniedException("held open")));
        assertThatThrownBy(() -> publisher.publish("input_1.txt", "text")).isInstanceOf(AccessDeniedException.class);
        assertThat(publisher.retries()).isEqualTo(7);
        assertThat(root).isEmptyDirectory();
    }

    @Test
    void aFolderThatIsGoneIsNotWaitedFor() {
        Publisher publisher = new Publisher(root, refusing(100, new NoSuchFileException("gone")));
        assertThatThrownBy(() -> publisher.publish("input_1.txt", "text")).isInstanceOf(NoSuchFileException.class);
        assertThat(publisher.retries()).isZero();
    }

    @Test
    void aPromptThatADiskHadNoRoomForAtOneMomentIsThereAtTheNextAndNothingIsNoticed() throws IOException {
        List<Event> noticed = new ArrayList<>();
        assertThat(publishedOnADiskThatIsFull(1, noticed)).isFalse();
        assertThat(root.resolve("field/Alpha_1/input_1.txt")).hasContent("text");
        assertThat(noticed).isEmpty();
    }

    @Test
    void aPromptThatADiskHasNoRoomForAlsoAtTheNextMomentIsNoticedOnce() throws IOException {
        List<Event> noticed = new ArrayList<>();
        assertThat(publishedOnADiskThatIsFull(100, noticed)).isFalse();
        assertThat(root.resolve("field/Alpha_1")).isEmptyDirectory();
        assertThat(noticed).singleElement().isInstanceOfSatisfying(Event.Noticed.class, one -> {
            assertThat(one.kind()).isEqualTo(Event.Noticed.UNPUBLISHED);
            assertThat(one.words()).contains("input_1.txt", "No space left on device");
        });
    }

    /** Publishes a prompt where the team's folder has no space this many times; the field itself has. */
    private boolean publishedOnADiskThatIsFull(int times, List<Event> noticed) throws IOException {
        ManualClock clock = new ManualClock();
        Invitation invitation = new Invitation("test-match", "test", new Seat(1), 7, clock, noticed::add);
        try (Field field = Field.open(root.resolve("field"), FieldOptions.STANDARD, clock);
                OpenFolder folder = OpenFolder.open(
                        Files.createDirectory(root.resolve("field").resolve("Alpha_1")))) {
            TeamFolder team = new TeamFolder("Alpha_1", folder.path());
            AtomicInteger left = new AtomicInteger(times);
            Publisher publisher = new Publisher(folder.path(), new Publisher.Rename() {
                @Override
                public void rename(OpenFolder held, String part, String target) throws IOException {
                    if (left.getAndDecrement() > 0) {
                        throw new FileSystemException(target, null, "No space left on device");
                    }
                    held.rename(part, target);
                }

                @Override
                public boolean mayBeRefusedForAWhile() {
                    return false;
                }
            });
            return new FolderWriter(
                            team,
                            field.parts().folders().watch(folder, clock),
                            new FolderNotices(invitation, team),
                            field.parts(),
                            publisher)
                    .publishOrStop("input_1.txt", "text");
        }
    }

    /** Returns a rename that fails this many times, as on Windows while the file is open elsewhere. */
    private static Publisher.Rename refusing(int times, FileSystemException refusal) {
        AtomicInteger left = new AtomicInteger(times);
        return new Publisher.Rename() {
            @Override
            public void rename(OpenFolder folder, String part, String target) throws IOException {
                if (left.getAndDecrement() > 0) {
                    throw refusal;
                }
                folder.rename(part, target);
            }

            @Override
            public boolean mayBeRefusedForAWhile() {
                return true;
            }
        };
    }

    @Test
    void nothingOfTheBotsIsTouchedInsideAMatch() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.write("output_1.txt", "C 5\n");
            served.write("OUTPUT_9.txt", "C 6\n");
            served.write("memory.bin", "mine");
            served.awaitReply();
            served.acknowledge(1, 0);
            served.player.conclude("over\n");
            assertThat(served.names())
                    .contains("output_1.txt", "OUTPUT_9.txt", "memory.bin", "ready.txt", "input_1.txt");
        }
    }
}
