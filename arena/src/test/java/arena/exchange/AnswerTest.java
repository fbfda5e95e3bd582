package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import arena.exchange.FieldOptions.WatchMode;
import arena.match.Reply;
import arena.match.Timestamps;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnswerTest {

    private static final Duration ALMOST_SETTLED = Duration.ofMillis(199);
    private static final Duration ONE_MILLI = Duration.ofMillis(1);

    @TempDir
    Path root;

    @Test
    void anAnswerIsCompleteAtItsLineEndAndKeepsItsBytes() throws IOException {
        for (String text : new String[] {"C 5\n", "C 5\r\n", "C 5\r", "\n", "C 1\n\n", "\uFEFFC 5\n"}) {
            try (ServedFolder served = ServedFolder.ready(root)) {
                served.ask(1);
                served.publish("output_1.txt", text);
                assertThat(ServedFolder.text(served.awaitReply())).isEqualTo(text);
            }
        }
    }

    @Test
    void aLineEndInUtf16WithAMarkIsOneToo() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            byte[] little = "\uFEFFC 5\r\n".getBytes(StandardCharsets.UTF_16LE);
            served.write("output_1.txt", little);
            assertThat(served.awaitReply().bytes().orElseThrow()).isEqualTo(little);
            served.ask(2);
            byte[] big = "\uFEFFC 5\n".getBytes(StandardCharsets.UTF_16BE);
            served.write("output_2.txt", big);
            assertThat(served.awaitReply().bytes().orElseThrow()).isEqualTo(big);
        }
    }

    @Test
    void anUnterminatedLineIsNeverJudgedBeforeItHasSettled() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.publish("output_1.txt", "C 4");
            served.awaitHalfRead();
            served.clock.pass(ALMOST_SETTLED);
            assertThat(served.player.reply()).isEmpty();
            served.clock.pass(ONE_MILLI);
            assertThat(ServedFolder.text(served.player.reply().orElseThrow())).isEqualTo("C 4");
        }
    }

    @Test
    void aLineThatGrowsBeginsToSettleAgain() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.publish("output_1.txt", "C 4");
            served.awaitHalfRead();
            served.clock.pass(ALMOST_SETTLED);
            served.write("output_1.txt", "C 41");
            assertThat(served.player.reply()).isEmpty();
            served.clock.pass(ALMOST_SETTLED);
            assertThat(served.player.reply()).isEmpty();
            served.clock.pass(ONE_MILLI);
            assertThat(ServedFolder.text(served.player.reply().orElseThrow())).isEqualTo("C 41");
        }
    }

    @Test
    void settlingIsNotBilledToTheBot() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            long published = served.clock.nanos();
            served.clock.pass(Duration.ofSeconds(1));
            served.publish("output_1.txt", "C 4");
            served.awaitHalfRead();
            served.clock.pass(Duration.ofMillis(200));
            Timestamps stamps = served.player.reply().orElseThrow().stamps();
            assertThat(stamps.published()).isEqualTo(published);
            assertThat(Duration.ofNanos(stamps.complete() - published)).isEqualTo(Duration.ofSeconds(1));
            assertThat(stamps.listed()).isEqualTo(stamps.complete());
        }
    }

    @Test
    void aFileThatNeverBecomesAnAnswerWasListedAllTheSame() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.write("output_1.txt", "");
            served.clock.pass(Duration.ofSeconds(3));
            Timestamps stamps = served.player.lastReply().stamps();
            assertThat(stamps.listed()).isNotEqualTo(Timestamps.NEVER);
            assertThat(stamps.complete()).isEqualTo(Timestamps.NEVER);
        }
    }

    @Test
    void theSettleTimeIsASetting() throws IOException {
        FieldOptions standard = FieldOptions.STANDARD;
        FieldOptions patient = new FieldOptions(
                standard.watching(),
                Duration.ofSeconds(2),
                standard.sweep(),
                standard.poll(),
                standard.answerBytes(),
                standard.folderEntries());
        try (ServedFolder served = ServedFolder.ready(root, patient)) {
            served.ask(1);
            served.publish("output_1.txt", "C 4");
            served.awaitHalfRead();
            served.clock.pass(Duration.ofMillis(1_999));
            assertThat(served.player.reply()).isEmpty();
            served.clock.pass(ONE_MILLI);
            assertThat(served.player.reply()).isPresent();
        }
    }

    @Test
    void aFileThatTheBotHoldsOpenIsStillRead() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root);
                OutputStream held = Files.newOutputStream(served.path("output_1.txt.part"))) {
            served.ask(1);
            held.write("C 5\n".getBytes(StandardCharsets.US_ASCII));
            Files.move(served.path("output_1.txt.part"), served.path("output_1.txt"));
            assertThat(ServedFolder.text(served.awaitReply())).isEqualTo("C 5\n");
        }
    }

    @Test
    void anEmptyFileIsNotYetAnAnswerAndNeverSettles() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.write("output_1.txt", "");
            served.awaitHalfRead();
            served.clock.pass(Duration.ofSeconds(1));
            assertThat(served.player.reply()).isEmpty();
            served.write("output_1.txt", "C 5\n");
            served.clock.pass(Duration.ofMillis(250));
            assertThat(ServedFolder.text(served.awaitReply())).isEqualTo("C 5\n");
        }
    }

    @Test
    void anEmptyFileAtTheDeadlineIsNoAnswer() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.write("output_1.txt", "");
            served.awaitHalfRead();
            served.clock.pass(ServedFolder.LIMIT);
            assertThat(served.player.lastReply().bytes()).isEmpty();
        }
    }

    @Test
    void incompleteBytesAtTheDeadlineAreJudgedAsTheyAre() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.clock.pass(ServedFolder.LIMIT);
            served.write("output_1.txt", "C 4");
            assertThat(ServedFolder.text(served.player.lastReply())).isEqualTo("C 4");
        }
    }

    @Test
    void aTimeOutSaysWhenThePromptWasPublishedAndThatNothingCame() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            long published = served.clock.nanos();
            served.clock.pass(ServedFolder.LIMIT);
            Reply reply = served.player.lastReply();
            assertThat(reply.number()).isEqualTo(1);
            assertThat(reply.stamps())
                    .isEqualTo(new Timestamps(published, Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER));
        }
    }

    @Test
    void theFolderIsLookedAtOnceMoreBeforeATimeOut() throws IOException {
        FieldOptions standard = FieldOptions.STANDARD;
        FieldOptions deaf = new FieldOptions(
                WatchMode.POLL,
                standard.settle(),
                standard.sweep(),
                Duration.ofHours(1),
                standard.answerBytes(),
                standard.folderEntries());
        try (ServedFolder served = ServedFolder.waiting(root, deaf)) {
            served.join();
            served.write("ready.txt", "");
            ServedFolder.until(() -> {
                served.clock.pass(Duration.ofMillis(50));
                return served.isHere();
            });
            served.ask(1);
            assertThat(served.player.reply()).isEmpty();
            served.publish("output_1.txt", "C 5\n");
            assertThat(ServedFolder.text(served.player.lastReply())).isEqualTo("C 5\n");
        }
    }

    @Test
    void anAnswerOfManyOrdersIsCompleteAtItsLastLineEnd() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1, ServedFolder.MANY_ORDERS);
            served.write("output_1.txt", "bid 5\n");
            served.awaitHalfRead();
            served.write("output_1.txt", "bid 5\nEnd");
            served.clock.pass(Duration.ofMillis(20));
            assertThat(served.player.reply()).isEmpty();
            served.write("output_1.txt", "bid 5\nEnd\n");
            served.clock.pass(Duration.ofMillis(20));
            assertThat(ServedFolder.text(served.player.reply().orElseThrow())).isEqualTo("bid 5\nEnd\n");
        }
    }

    @Test
    void manyOrdersWithoutTheirLastLineSettle() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1, ServedFolder.MANY_ORDERS);
            served.publish("output_1.txt", "bid 5\nbid 7\n");
            served.awaitHalfRead();
            served.clock.pass(Duration.ofMillis(200));
            assertThat(ServedFolder.text(served.player.reply().orElseThrow())).isEqualTo("bid 5\nbid 7\n");
        }
    }

    @Test
    void aNameInAnyCaseIsTheSameName() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.publish("Output_1.TXT", "C 5\n");
            assertThat(ServedFolder.text(served.awaitReply())).isEqualTo("C 5\n");
        }
    }

    @Test
    void ofNamesThatDifferInCaseTheExactSpellingCountsElseTheFirstInByteOrder() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.write("OUTPUT_1.txt", "");
            served.awaitHalfRead();
            served.publish("output_1.txt", "C 1\n");
            assertThat(ServedFolder.text(served.awaitReply())).isEqualTo("C 1\n");
            assertThat(served.notices("spelling"))
                    .containsExactly(
                            "OUTPUT_1.txt differs only in case from output_1.txt, which counts, and is ignored");
            served.ask(2);
            // The one that counts is there before the other: a complete answer that is alone is taken at once.
            served.write("OUTPUT_2.txt", "");
            served.awaitHalfRead();
            served.publish("outPUT_2.txt", "C 2\n");
            served.publish("OUTPUT_2.txt", "C 3\n");
            assertThat(ServedFolder.text(served.awaitReply())).isEqualTo("C 3\n");
        }
    }

    @Test
    void anAnswerOfAsManyBytesAsAllowedIsReadAndOneMoreIsNot() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.publish("output_1.txt", "x".repeat(65_535) + "\n");
            assertThat(served.awaitReply().bytes().orElseThrow()).hasSize(65_536);
            served.ask(2);
            served.publish("output_2.txt", "x".repeat(65_536) + "\n");
            served.awaitNotice("large");
            assertThat(served.player.lastReply().bytes()).isEmpty();
        }
    }

    @Test
    void theLastCompleteDraftReplacesALateAnswer() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1, ServedFolder.WITH_DRAFTS);
            served.clock.pass(Duration.ofSeconds(2));
            served.publish("draft_1.txt", "C 1\n");
            served.awaitDraftRead();
            served.write("draft_1.txt", "C 2\n");
            served.clock.pass(Duration.ofMillis(20));
            assertThat(served.player.reply()).isEmpty();
            served.write("draft_1.txt", "C 3");
            served.clock.pass(Duration.ofMillis(20));
            assertThat(served.player.reply()).isEmpty();
            Reply reply = served.player.lastReply();
            assertThat(ServedFolder.text(reply)).isEqualTo("C 2\n");
            assertThat(reply.draft()).isTrue();
        }
    }

    @Test
    void anAnswerGoesBeforeADraft() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1, ServedFolder.WITH_DRAFTS);
            served.publish("draft_1.txt", "C 1\n");
            served.publish("output_1.txt", "C 2");
            Reply reply = served.player.lastReply();
            assertThat(ServedFolder.text(reply)).isEqualTo("C 2");
            assertThat(reply.draft()).isFalse();
        }
    }

    @Test
    void aDraftOfAnotherPromptDoesNotCount() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1, ServedFolder.WITH_DRAFTS);
            served.publish("draft_1.txt", "C 1\n");
            assertThat(served.player.lastReply().draft()).isTrue();
            served.ask(2, ServedFolder.WITH_DRAFTS);
            served.publish("draft_1.txt", "C 2\n");
            assertThat(served.player.lastReply().bytes()).isEmpty();
        }
    }

    @Test
    void aGameWithoutADefaultAnswerIgnoresDraftsAndSaysSo() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.publish("draft_1.txt", "C 1\n");
            served.awaitNotice("draft");
            assertThat(served.notices("draft")).containsExactly("draft_1.txt is ignored: this game takes no drafts");
            assertThat(served.player.lastReply().bytes()).isEmpty();
        }
    }

    @Test
    void theHeartbeatThatStopsWhenThePromptIsFoundIsStamped() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            served.clock.pass(Duration.ofMillis(5));
            assertThat(served.player.reply()).isEmpty();
            served.write("ready.txt", "one beat more");
            served.clock.pass(Duration.ofMillis(10));
            assertThat(served.player.reply()).isEmpty();
            long lastBeat = served.clock.nanos();
            served.clock.pass(Duration.ofMillis(500));
            assertThat(served.player.reply()).isEmpty();
            served.publish("output_1.txt", "C 5\n");
            assertThat(served.awaitReply().stamps().heartbeatStopped()).isEqualTo(lastBeat);
        }
    }

    @Test
    void aHeartbeatInTheMiddleOfAMatchWakesNoThread() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(1);
            ServedFolder.until(
                    () -> served.player.reply().isEmpty() && served.player.wakeNanos() > served.clock.nanos());
            int wakes = served.clock.wakes();
            for (int beat = 0; beat < 20; beat++) {
                served.write("ready.txt", "beat " + beat);
                Files.delete(served.path("ready.txt"));
            }
            served.publish("output_1.txt", "C 5\n");
            served.awaitReply();
            // Twenty would be the heartbeats; a scan that ran when the prompt was opened may wake the match, and so
            // does the answer.
            assertThat(served.clock.wakes() - wakes).isLessThan(3);
        }
    }
}
