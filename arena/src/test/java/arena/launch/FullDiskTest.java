package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.game.Departure;
import arena.launch.machine.SystemTools;
import arena.launch.terms.Quota;
import arena.match.Event;
import arena.match.MatchConclusion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of a bot that fills the disk: it loses, and no other match is broken off. */
@Tag("slow")
class FullDiskTest {

    @TempDir
    Path root;

    private Path disk;

    @BeforeEach
    void mount() throws IOException {
        disk = Files.createDirectory(root.resolve("disk"));
        assumeTrue(
                run("mount", "-t", "tmpfs", "-o", "size=40m", "tmpfs", disk.toString()),
                "NOT TESTED: only root can mount a disk that is small enough to fill");
    }

    @AfterEach
    void unmount() {
        run("umount", disk.toString());
    }

    private static boolean run(String... words) {
        return SystemTools.fault(List.of(words)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // Blocks that no file size shows, held until the bot is ended.
                "f=0; while : > f$f && fallocate -n -l 1M f$f; do f=$((f+1)); done; head -c 2000000 /dev/zero > g;"
                        + " sleep 60",
                // Many files, each of them small.
                "f=0; while head -c 900000 /dev/zero > f$f; do f=$((f+1)); done; sleep 60",
                // Deleted files that are still open.
                "exec 7>f; rm f; head -c 100000000 /dev/zero >&7; sleep 60"
            })
    void aBotThatFillsTheDiskHasLostAndTheMatchIsDecided(String attack) throws IOException {
        requireLost(attack, ":", Duration.ofSeconds(3));
    }

    /** The opponent plays on at its own pace, so that the arena writes repeatedly while the disk is full. */
    @Test
    void aBotThatRepeatedlyFillsAndFreesTheDiskLosesAtTheFirstDetection() throws IOException {
        requireLost(
                "[ -n \"$filling\" ] || { filling=1; while :; do : > f; fallocate -n -l 39M f;"
                        + " head -c 9000000 /dev/zero > g; sleep 0.3; rm f g; sleep 0.02; done & }",
                "[ -n \"$slow\" ] || { slow=1; sleep() { command sleep 0.2; }; }",
                Duration.ofSeconds(20));
    }

    private void requireLost(String attack, String opponent, Duration moveTime) throws IOException {
        // A quota that this disk cannot hold: only the full disk itself can show the excess.
        LaunchedMatch match = new LaunchedMatch(root, disk.resolve("field"), new Quota(1L << 30, 100, 1L << 30, 0));
        MatchConclusion conclusion = match.play(moveTime, opponent, attack);

        assertThat(conclusion).isInstanceOf(MatchConclusion.Decided.class);
        assertThat(match.events(Event.Left.class)).singleElement().satisfies(left -> {
            assertThat(left.why()).isEqualTo(Departure.DISK_LIMIT);
            assertThat(left.seat()).isEqualTo(2);
        });
        assertThat(((MatchConclusion.Decided) conclusion).over().reason()).isEqualTo(Departure.DISK_LIMIT.words());
        assertThat(disk.toFile().getUsableSpace())
                .as("what it took is given back")
                .isGreaterThan(30L << 20);
    }
}
