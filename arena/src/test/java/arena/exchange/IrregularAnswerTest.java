package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class IrregularAnswerTest {

    @TempDir
    Path root;

    @Test
    void anEarlyFileIsNamedAndIsNoAnswer() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(6);
            served.publish("output_7.txt", "C 5\n");
            served.awaitNotice("early");
            served.publish("output_6.txt", "C 6\n");
            assertThat(ServedFolder.text(served.awaitReply())).isEqualTo("C 6\n");
            served.ask(7);
            served.clock.pass(Duration.ofSeconds(1));
            assertThat(served.player.reply()).isEmpty();
            assertThat(served.player.lastReply().bytes()).isEmpty();
            assertThat(served.notices("early"))
                    .containsExactly("output_7.txt came before prompt 7 and is ignored unless it changes");
        }
    }

    @Test
    void aFileThatWasThereAMomentBeforeItsPromptIsEarlyToo() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.publish("output_1.txt", "C 5\n");
            served.ask(1);
            assertThat(served.notices("early")).hasSize(1);
            assertThat(served.player.lastReply().bytes()).isEmpty();
        }
    }

    @Test
    void anEarlyFileThatCouldNotBeLookedAtBeforeItsPromptIsEarlyInItsPresentState() throws Exception {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.write("output_2.txt", "");
            served.awaitNotice("early");
            served.publish("output_1.txt", "C 1\n");
            served.awaitReply();
            Semaphore held = new Semaphore(0);
            FolderTasks tasks = served.field.parts().folders().tasks(served.folder);
            tasks.runAsynchronously(held::acquireUninterruptibly);
            ServedFolder.until(held::hasQueuedThreads);
            served.clock.jump(Duration.ofSeconds(1));
            served.write("output_2.txt", "C 5\n");
            served.ask(2);
            held.release();
            ServedFolder.until(() -> !tasks.isBusy());
            served.clock.pass(Duration.ofMillis(50));
            assertThat(served.player.reply())
                    .as("what was there before its prompt and has not changed since")
                    .isEmpty();
            served.write("output_2.txt", "C 17\n");
            served.clock.pass(Duration.ofMillis(50));
            assertThat(ServedFolder.text(served.awaitReply())).isEqualTo("C 17\n");
        }
    }

    @Test
    void anEarlyFileBecomesAnAnswerWhenItsEntryChangesAfterThePrompt() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.write("output_1.txt", "C 5\n");
            served.ask(1);
            assertThat(served.player.reply()).isEmpty();
            served.write("output_1.txt", "C 17\n");
            served.clock.pass(Duration.ofMillis(20));
            assertThat(ServedFolder.text(served.player.reply().orElseThrow())).isEqualTo("C 17\n");
        }
    }

    @Test
    void anAnswerInAnotherSpellingThatComesAfterTheOneThatCountsIsNamedWithIt() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.publish("OUTPUT_1.TXT", "C 5\n");
            assertThat(ServedFolder.text(served.awaitReply())).isEqualTo("C 5\n");
            served.ask(2);
            served.publish("output_1.txt", "C 6\n");
            served.awaitNotice("spelling");
            assertThat(served.notices("spelling"))
                    .containsExactly(
                            "output_1.txt differs only in case from OUTPUT_1.TXT, which counts, and is ignored");
            assertThat(served.notices("late")).isEmpty();
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void twoFilesWhoseNamesDifferInCaseOnlyAreNamedWhenTheMatchEnds() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.write("book.dat", "1");
            served.write("Book.dat", "2");
            served.player.conclude("over\n");
            assertThat(served.notices("spelling"))
                    .containsExactly("the folder has both Book.dat and book.dat, whose names differ only in"
                            + " case: on Windows and on many shares they are the same file");
        }
    }

    @Test
    void aFileThatComesAfterItsPromptWasClosedIsNamedAndIsNoAnswer() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.clock.pass(ServedFolder.LIMIT);
            assertThat(served.player.lastReply().bytes()).isEmpty();
            served.ask(2);
            served.publish("output_1.txt", "C 5\n");
            served.awaitNotice("late");
            assertThat(served.notices("late"))
                    .containsExactly("output_1.txt came after prompt 1 was closed and is ignored");
        }
    }

    @Test
    void anAnswerThatGrowsUnderItsNameAfterItWasTakenIsNamed() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.publish("output_1.txt", "C 1\n");
            assertThat(ServedFolder.text(served.awaitReply())).isEqualTo("C 1\n");
            Files.writeString(served.folder.resolve("output_1.txt"), "7\n", StandardOpenOption.APPEND);
            served.ask(2);
            served.clock.pass(Duration.ofMillis(5));
            served.awaitNotice("twice");
            assertThat(served.notices("twice"))
                    .containsExactly("output_1.txt was changed after it was taken; the change is ignored");
        }
    }

    @Test
    void anAnswerThatWasTakenIncompleteIsNamedWhenTheRestComes() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.publish("output_1.txt", "C 3");
            served.awaitHalfRead();
            served.clock.pass(FieldOptions.STANDARD.settle());
            assertThat(ServedFolder.text(served.awaitReply())).isEqualTo("C 3");
            served.ask(2);
            served.clock.pass(Duration.ofMillis(5));
            assertThat(served.player.reply()).isEmpty();
            Files.writeString(served.folder.resolve("output_1.txt"), "7\n", StandardOpenOption.APPEND);
            served.clock.pass(Duration.ofMillis(25));
            served.awaitNotice("grew");
            assertThat(served.notices("grew"))
                    .containsExactly("output_1.txt was taken with 3 bytes when it no longer changed but had no"
                            + " line end, and has grown since: an incomplete answer was played");
        }
    }

    @Test
    void aLineEndThatComesLateMakesNoAnswerIncomplete() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.publish("output_1.txt", "C 3");
            served.awaitHalfRead();
            served.clock.pass(FieldOptions.STANDARD.settle());
            served.awaitReply();
            Files.writeString(served.folder.resolve("output_1.txt"), "\n", StandardOpenOption.APPEND);
            served.ask(2);
            served.publish("output_2.txt", "C 4\n");
            served.awaitReply();
            served.player.conclude("Winner =\n");
            assertThat(served.notices("grew")).isEmpty();
        }
    }

    @Test
    void anAnswerThatIsWrittenTwiceCountsOnce() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.publish("output_1.txt", "C 5\n");
            served.awaitReply();
            served.ask(2);
            served.publish("output_1.txt", "C 6\n");
            served.awaitNotice("twice");
            assertThat(served.notices("twice"))
                    .containsExactly("output_1.txt was changed after it was taken; the change is ignored");
        }
    }

    @Test
    void aDirectoryIsNamedAndIsNoAnswerUntilAFileTakesItsPlace() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            Files.createDirectory(served.path("output_1.txt"));
            served.awaitNotice("odd");
            assertThat(served.notices("odd")).containsExactly("output_1.txt is a directory and is ignored");
            assertThat(served.outputs("odd")).containsExactly(1);
            Files.delete(served.path("output_1.txt"));
            served.publish("output_1.txt", "C 5\n");
            assertThat(ServedFolder.text(served.awaitReply())).isEqualTo("C 5\n");
        }
    }

    @Test
    void aLinkIsNeverFollowed() throws IOException {
        Path outside = Files.writeString(root.resolve("secret.txt"), "C 5\n");
        try (ServedFolder served = ServedFolder.ready(root.resolve("field"))) {
            served.ask(1);
            Files.createSymbolicLink(served.path("output_1.txt"), outside);
            served.awaitNotice("odd");
            assertThat(served.notices("odd")).containsExactly("output_1.txt is a link and is ignored");
            assertThat(served.player.lastReply().bytes()).isEmpty();
        }
    }

    @Test
    void aFileThatBecomesALinkBetweenTheLookAndTheReadIsNotFollowed() throws IOException {
        Path outside = Files.writeString(root.resolve("secret.txt"), "C 5\n");
        Path link = Files.createSymbolicLink(root.resolve("output_1.txt"), outside);
        assertThat(read(link)).isEmpty();
    }

    @Test
    void aPipeIsNamedAndNeverOpened() throws Exception {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            makePipe(served.path("output_1.txt"));
            served.awaitNotice("odd");
            assertThat(served.notices("odd"))
                    .containsExactly("output_1.txt is a pipe, a socket or a device and is ignored");
            assertThat(served.player.lastReply().bytes()).isEmpty();
        }
    }

    @Test
    void aFileThatBecomesAPipeBetweenTheLookAndTheReadBlocksNoThread() throws Exception {
        Path pipe = root.resolve("output_1.txt");
        makePipe(pipe);
        assertThat(read(pipe)).isEmpty();
    }

    private static Optional<byte[]> read(Path file) {
        return OpenFolder.named(file.resolveSibling(""))
                .read(file.getFileName().toString(), 65_536)
                .filter(bytes -> bytes.length > 0);
    }

    private static void makePipe(Path path) throws Exception {
        Process process = new ProcessBuilder("sh", "-c", "mkfifo \"$0\"", path.toString()).start();
        assumeTrue(process.waitFor() == 0, "pipes can be made");
    }

    @Test
    void aSocketIsNamedAndIsNoAnswer() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root);
                ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            served.ask(1);
            socket.bind(UnixDomainSocketAddress.of(served.path("output_1.txt")));
            served.awaitNotice("odd");
            assertThat(served.player.lastReply().bytes()).isEmpty();
        }
    }

    @Test
    void aFileTooLargeIsNamedAndNotReadCompletely() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            Path part = served.path("part");
            try (var channel = Files.newByteChannel(
                    part, java.nio.file.StandardOpenOption.CREATE_NEW, java.nio.file.StandardOpenOption.WRITE)) {
                channel.position(1L << 40);
                channel.write(java.nio.ByteBuffer.wrap(new byte[] {'\n'}));
            }
            Files.move(part, served.path("output_1.txt"));
            served.awaitNotice("large");
            assertThat(served.notices("large"))
                    .containsExactly("output_1.txt is larger than 65536 bytes and is ignored");
            assertThat(served.player.lastReply().bytes()).isEmpty();
        }
    }

    @Test
    void namesThatAreNotOfTheProtocolMeanNothing() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            for (String name : new String[] {
                "output_01.txt",
                "output_1.txt.txt",
                "output_1",
                "outputs_1.txt",
                "output_-1.txt",
                "output_99999999999.txt",
                "output_1 .txt"
            }) {
                served.write(name, "C 5\n");
            }
            assertThat(served.player.lastReply().bytes()).isEmpty();
            assertThat(served.events()).isEmpty();
        }
    }

    @Test
    void aFloodedFolderIsNamed() throws IOException {
        FieldOptions few = options(10);
        try (ServedFolder served = ServedFolder.ready(root, few)) {
            served.ask(1);
            for (int i = 0; i < 30; i++) {
                served.write("junk" + i, "");
            }
            served.publish("output_1.txt", "C 5\n");
            assertThat(ServedFolder.text(served.player.lastReply())).isEqualTo("C 5\n");
            served.player.conclude("over\n");
            assertThat(served.notices("entries")).containsExactly("the folder holds more than 10 names");
        }
    }

    @Test
    void aFolderWithoutEndIsNotListedToItsEndAndCountsLikeATimeOut() throws IOException {
        for (int i = 0; i <= 1_001; i++) {
            Files.createFile(root.resolve("junk" + i));
        }
        FolderListing.Bounds tight = new FolderListing.Bounds(1_000, 10_000, Duration.ZERO.toNanos());
        assertThat(FolderListing.of(root, tight).flooded()).isTrue();
        assertThat(FolderListing.of(root, new FolderListing.Bounds(5_000, 10_000, 0))
                        .flooded())
                .isFalse();
        assertThat(FolderListing.of(root, new FolderListing.Bounds(500, 1_000, Long.MAX_VALUE))
                        .flooded())
                .isTrue();
    }

    @Test
    void aBotThatFloodsTheRecordIsNamedOnlySoManyTimes() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            for (int i = 2; i < 300; i++) {
                served.write("output_" + i + ".txt", "");
            }
            assertThat(served.player.lastReply().bytes()).isEmpty();
            assertThat(served.events()).hasSize(101);
        }
    }

    private static FieldOptions options(int entries) {
        FieldOptions standard = FieldOptions.STANDARD;
        return new FieldOptions(
                standard.watching(),
                standard.settle(),
                standard.sweep(),
                standard.poll(),
                standard.answerBytes(),
                entries);
    }
}
