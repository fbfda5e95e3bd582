package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.game.AnswerForm;
import arena.game.Seat;
import arena.game.TimeLimit;
import arena.match.Acknowledgement;
import arena.match.Invitation;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.SystemClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A test of thousands of turns with quick bots, in several folders at once, while the processors are busy: every answer
 * is found.
 */
@Tag("slow")
@Timeout(300)
class NoAnswerLostTest {

    private static final int FOLDERS = 4;
    private static final int MATCHES = 4;
    private static final int TURNS = 500;

    /** Longer than a busy machine may delay a thread: an answer that is not there by then was lost. */
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private final AtomicBoolean over = new AtomicBoolean();

    @ParameterizedTest
    @ValueSource(strings = {"/dev/shm", "."})
    void everyAnswerIsFound(String disk) throws IOException, InterruptedException, ExecutionException {
        Path parent = Path.of(disk).toAbsolutePath();
        assumeTrue(Files.isWritable(parent), "there is no " + parent + " to write in");
        Path root = Files.createTempDirectory(parent, "arena-answers-");
        ExecutorService threads = Executors.newCachedThreadPool();
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            threads.execute(this::keepBusy);
            List<Future<List<String>>> lost = new ArrayList<>();
            for (int i = 0; i < FOLDERS; i++) {
                String team = "Team" + i;
                FolderBot bot = new FolderBot(root.resolve(team), input -> "C 5\n");
                threads.execute(bot::serve);
                lost.add(threads.submit(() -> play(field, team)));
            }
            for (Future<List<String>> folder : lost) {
                assertThat(folder.get()).isEmpty();
            }
        } finally {
            over.set(true);
            threads.shutdownNow();
            assertThat(threads.awaitTermination(20, TimeUnit.SECONDS)).isTrue();
            FileUtils.deleteDirectory(root.toFile());
        }
    }

    private void keepBusy() {
        long sum = 0;
        while (!over.get()) {
            sum += System.nanoTime() % 7;
        }
        assertThat(sum).isNotNegative();
    }

    /** Plays matches in one folder; returns the answers that were not found correctly. */
    private static List<String> play(Field field, String team) throws InterruptedException {
        List<String> lost = new ArrayList<>();
        for (int match = 1; match <= MATCHES; match++) {
            SystemClock clock = new SystemClock();
            FolderPlayer player = field.player(
                    team,
                    new PlayerInfo("folder", new TreeMap<>()),
                    Duration.ofSeconds(20),
                    FolderPlayer.Occupancy.SERVED);
            try {
                player.join(new Invitation("stress", "test", new Seat(1), 7, clock, event -> {}));
                while (!(player.presence() instanceof Presence.Here)) {
                    clock.signal().await(player.wakeNanos());
                }
                for (int number = 1; number <= TURNS; number++) {
                    String turn = team + ", match " + match + ", turn " + number;
                    long began =
                            player.sendPrompt(new Prompt(number, "any\n", TimeLimit.of(LIMIT), AnswerForm.ONE_ORDER));
                    Reply reply = answer(player, clock, began);
                    if (reply.bytes().isEmpty()) {
                        lost.add(turn + ": no answer");
                    }
                    player.acknowledge(new Acknowledgement(number, 0, List.of()));
                }
                player.conclude("over\n");
            } finally {
                player.leave();
            }
        }
        return lost;
    }

    private static Reply answer(FolderPlayer player, SystemClock clock, long began) throws InterruptedException {
        long deadline = began + LIMIT.toNanos();
        while (true) {
            Optional<Reply> reply = player.reply();
            if (reply.isPresent()) {
                return reply.get();
            }
            if (clock.nanos() >= deadline) {
                return player.lastReply();
            }
            clock.signal().await(Math.min(deadline, player.wakeNanos()));
        }
    }
}
