package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;

import arena.launch.machine.SystemTools;
import arena.match.ExitStatus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the log of what one program prints, and of the description of its end. */
class OutputLogTest {

    @TempDir
    Path folder;

    @Test
    void noOtherAccountCanReadWhatABotPrints() throws IOException {
        log(100).open("Bot starts");
        if (!SystemTools.WINDOWS) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("bot.log"))))
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void eachLineNamesItsStreamAndItsTime() throws IOException {
        OutputLog log = log(1000);
        log.open("ALPHA starts: bot");
        out(log, "first\nsec", 5);
        err(log, "oops\n", 1234);
        out(log, "ond", 2000);
        log.close("ended by itself: exit code 0", 3000);

        assertThat(text()).isEqualTo("""
                    0.000 arena| ALPHA starts: bot
                    0.005 out  | first
                    1.234 err  | oops
                    3.000 out  | second
                    3.000 arena| ended by itself: exit code 0
                """);
    }

    @Test
    void theHeadIsInTheFileBeforeTheProgramEndsAndTheTailSomeTenTimesASecond() throws IOException {
        OutputLog log = log(40);
        out(log, "the head\n", 0);
        assertThat(text()).contains("the head");
        out(log, "much of which is the middle\n".repeat(9) + "the tail\n", 0);
        assertThat(text()).doesNotContain("the tail");
        log.bringUpToDate(0);

        assertThat(text()).contains("the head").contains("are left out here").endsWith("the tail\n");

        out(log, "a new tail\n", 50);
        log.bringUpToDate(50);
        assertThat(text()).endsWith("the tail\n").doesNotContain("a new tail");
        log.bringUpToDate(100);
        assertThat(text()).endsWith("a new tail\n");
    }

    @Test
    void aFloodOnOneStreamDoesNotWashAwayTheOther() throws IOException {
        OutputLog log = log(100);
        out(log, "x\n".repeat(500), 0);
        err(log, "the cause\n", 0);
        out(log, "x\n".repeat(500), 0);
        log.close("over", 1);

        assertThat(text()).contains("err  | the cause").endsWith("arena| over\n");
        assertThat(log.lastErrorLines()).containsExactly("the cause");
    }

    @Test
    void theLastErrorLinesAreShortAndSafeToShow() throws IOException {
        OutputLog log = log(100);
        err(log, "\u001b[31mred\u0007\n" + "y".repeat(3000) + "\n", 0);
        err(log, String.join("\n", Collections.nCopies(18, "z")) + "\n", 0);

        assertThat(log.lastErrorLines())
                .hasSize(20)
                .startsWith("[31mred", "y".repeat(500))
                .endsWith("z");
    }

    @Test
    void theTailBufferKeepsTheLastBytesHoweverTheyCome() {
        for (int step = 1; step < 20; step++) {
            OutputLog.TailBuffer tail = new OutputLog.TailBuffer(7);
            byte[] all = "abcdefghijklmnopqrstuvwxyz".getBytes(StandardCharsets.US_ASCII);
            for (int at = 0; at < all.length; at += step) {
                tail.add(all, at, Math.min(step, all.length - at));
            }
            assertThat(new String(tail.kept(), StandardCharsets.US_ASCII)).isEqualTo("tuvwxyz");
            assertThat(tail.total()).isEqualTo(26);
        }
    }

    @Test
    void anExitCodeIsNamedWithItsSignal() {
        assertThat(ExitStatus.ofPosix(0).words()).isEqualTo("exit code 0");
        assertThat(ExitStatus.ofPosix(139).words()).isEqualTo("exit code 139, signal 11 SIGSEGV");
        assertThat(ExitStatus.ofPosix(163).words()).isEqualTo("exit code 163, signal 35");
        assertThat(ExitStatus.ofPosix(255).words()).isEqualTo("exit code 255");
        assertThat(ExitStatus.ofPosix(-1073741819).words()).isEqualTo("exit code -1073741819 (0xc0000005)");
    }

    private OutputLog log(int bytes) throws IOException {
        return new OutputLog(folder.resolve("bot.log"), bytes);
    }

    private String text() throws IOException {
        return Files.readString(folder.resolve("bot.log"));
    }

    private static void out(OutputLog log, String text, long millis) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        log.appendOut(bytes, bytes.length, millis);
    }

    private static void err(OutputLog log, String text, long millis) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        log.appendErr(bytes, bytes.length, millis);
    }
}
