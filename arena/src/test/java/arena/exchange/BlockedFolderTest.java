package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.exchange.FieldOptions.WatchMode;
import arena.game.AnswerForm;
import arena.game.Seat;
import arena.game.TimeLimit;
import arena.match.Event;
import arena.match.Invitation;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.SystemClock;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Attempts of a bot to block readers of its files and folder, or to lead them elsewhere. */
@Timeout(120)
class BlockedFolderTest {

    /**
     * Takes a lease on a file, renames it to its name, and releases it after some seconds, or writes an answer first.
     */
    private static final String LEASE = """
            import fcntl, os, signal, sys, time
            part, name, seconds, answer = sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4]
            signal.signal(signal.SIGIO, signal.SIG_IGN)
            fd = os.open(part, os.O_CREAT | os.O_RDWR, 0o644)
            fcntl.fcntl(fd, fcntl.F_SETLEASE, fcntl.F_WRLCK)
            os.rename(part, name)
            print('leased', flush=True)
            time.sleep(seconds)
            os.write(fd, answer.encode())
            fcntl.fcntl(fd, fcntl.F_SETLEASE, fcntl.F_UNLCK)
            time.sleep(60)
            """;

    @TempDir
    Path root;

    private final SystemClock clock = new SystemClock();
    private final List<Event> events = new CopyOnWriteArrayList<>();
    private final List<Process> processes = new ArrayList<>();

    @AfterEach
    void end() throws InterruptedException {
        for (Process process : processes) {
            process.destroyForcibly().waitFor();
        }
    }

    private FolderPlayer player(Field field, String team) {
        return field.player(
                team, new PlayerInfo("folder", new TreeMap<>()), Duration.ofSeconds(10), FolderPlayer.Occupancy.SERVED);
    }

    private FolderPlayer ready(Field field, String team) throws IOException {
        FolderPlayer player = player(field, team);
        player.join(new Invitation("held-up", "test", new Seat(1), 7, clock, events::add));
        Files.writeString(player.folder().resolve("ready.txt"), "");
        ServedFolder.until(() -> player.presence() instanceof Presence.Here);
        return player;
    }

    /** Plays one turn as a match does. */
    private Reply turn(FolderPlayer player, int number, Duration limit) throws InterruptedException {
        long published =
                player.sendPrompt(new Prompt(number, "Expecting = C\n", TimeLimit.of(limit), AnswerForm.ONE_ORDER));
        return await(player, published + limit.toNanos());
    }

    private Reply await(FolderPlayer player, long deadlineNanos) throws InterruptedException {
        while (true) {
            Optional<Reply> reply = player.reply();
            if (reply.isPresent()) {
                return reply.get();
            }
            if (clock.nanos() >= deadlineNanos) {
                return player.lastReply();
            }
            clock.signal().await(Math.min(deadlineNanos, player.wakeNanos()));
        }
    }

    private void lease(Path folder, String name, double seconds, String answer) throws IOException {
        Process process = new ProcessBuilder(
                        "python3",
                        "-c",
                        LEASE,
                        folder.resolve("part").toString(),
                        folder.resolve(name).toString(),
                        Double.toString(seconds),
                        answer)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        processes.add(process);
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        assumeTrue("leased".equals(out.readLine()), "SKIPPED: a lease on a file needs python3 and Linux");
    }

    @Test
    @Tag("slow")
    void aBotThatBlocksTheReadingOfItsAnswerUsesItsOwnTimeAndIsLate() throws Exception {
        Duration limit = Duration.ofSeconds(2);
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            FolderPlayer player = ready(field, "Alpha_1");
            long published =
                    player.sendPrompt(new Prompt(1, "Expecting = C\n", TimeLimit.of(limit), AnswerForm.ONE_ORDER));
            lease(player.folder(), "output_1.txt", 6, "C 5\n");
            Reply reply = await(player, published + limit.toNanos());
            assertThat(reply.bytes())
                    .as("six seconds of thought are no answer within two")
                    .isEmpty();
            assertThat(Duration.ofNanos(clock.nanos() - published))
                    .as("the match goes on before the lease ends")
                    .isLessThan(Duration.ofSeconds(5));
            assertThat(turn(player, 2, Duration.ofMillis(200)).bytes()).isEmpty();
            player.conclude("over\n");
            player.leave();
        }
    }

    @Test
    @Tag("slow")
    void anAnswerThatIsSlowToReadCountsAndItsStampIsTakenWhenItsLastByteWasRead() throws Exception {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            FolderPlayer player = ready(field, "Alpha_1");
            Duration limit = Duration.ofSeconds(20);
            long published =
                    player.sendPrompt(new Prompt(1, "Expecting = C\n", TimeLimit.of(limit), AnswerForm.ONE_ORDER));
            lease(player.folder(), "output_1.txt", 1.5, "C 5\n");
            Reply reply = await(player, published + limit.toNanos());
            assertThat(ServedFolder.text(reply)).isEqualTo("C 5\n");
            assertThat(Duration.ofNanos(reply.stamps().complete() - published))
                    .isBetween(Duration.ofMillis(1_500), Duration.ofSeconds(15));
            player.leave();
        }
    }

    @Test
    @Tag("slow")
    void aBlockedFolderDoesNotBlockAnother() throws Exception {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            FolderPlayer held = ready(field, "Alpha_1");
            FolderPlayer quick = ready(field, "Beta_2");
            Duration limit = Duration.ofSeconds(10);
            held.sendPrompt(new Prompt(1, "Expecting = C\n", TimeLimit.of(limit), AnswerForm.ONE_ORDER));
            lease(held.folder(), "output_1.txt", 30, "C 5\n");
            ServedFolder.until(() -> held.reply().isEmpty() && held.wakeNanos() < clock.nanos() + 30_000_000);
            long published =
                    quick.sendPrompt(new Prompt(1, "Expecting = C\n", TimeLimit.of(limit), AnswerForm.ONE_ORDER));
            Files.writeString(quick.folder().resolve("output_1.txt"), "C 7\n");
            assertThat(ServedFolder.text(await(quick, published + limit.toNanos())))
                    .isEqualTo("C 7\n");
            held.leave();
            quick.leave();
        }
    }

    @Test
    void aFolderThatIsReplacedByALinkToTheNeighboursIsStillTheOneThatTheMatchBeganIn() throws Exception {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            FolderPlayer player = ready(field, "Alpha_1");
            Path neighbour = Files.createDirectory(root.resolve("Beta_2"));
            Files.writeString(neighbour.resolve("input_1.txt"), "the neighbour's");
            Files.writeString(neighbour.resolve("output_1.txt"), "C 9\n");
            Path moved = Files.move(player.folder(), root.resolve("moved"));
            Files.createSymbolicLink(player.folder(), neighbour);
            Reply reply = turn(player, 1, Duration.ofMillis(300));
            assertThat(reply.bytes()).isEmpty();
            assertThat(neighbour.resolve("input_1.txt")).hasContent("the neighbour's");
            assertThat(moved.resolve("input_1.txt")).hasContent("Expecting = C");
            player.conclude("over\n");
            player.leave();
            assertThat(neighbour.resolve("Gameover.txt")).doesNotExist();
        }
    }

    private Path precious() throws IOException {
        return Files.writeString(root.resolve("precious.txt"), "keep me");
    }

    private Path ownFolder() throws IOException {
        return Files.createDirectories(root.resolve("field").resolve(".arena"));
    }

    @Test
    void aLinkInThePlaceOfTheArenasSentinelOrALockIsNotFollowed() throws Exception {
        Path outside = precious();
        Path own = ownFolder();
        Files.createSymbolicLink(own.resolve("field"), outside);
        Files.createSymbolicLink(own.resolve("Alpha_1.lock"), root.resolve("new.txt"));
        Files.createLink(own.resolve("Beta_2.lock"), outside);
        try (Field field = Field.open(root.resolve("field"), FieldOptions.STANDARD)) {
            assertThat(outside).hasContent("keep me");
            for (String team : List.of("Alpha_1", "Beta_2")) {
                FolderPlayer player = player(field, team);
                assertThatThrownBy(() -> player.join(new Invitation("m", "test", new Seat(1), 7, clock, events::add)))
                        .hasMessageContaining("lock");
                player.leave();
            }
            assertThat(root.resolve("new.txt")).doesNotExist();
        }
    }

    @Test
    void aHardLinkInThePlaceOfTheSentinelIsReplacedAndNotWrittenThrough() throws Exception {
        Path outside = precious();
        Path own = ownFolder();
        Files.createLink(own.resolve("field"), outside);
        Field.open(root.resolve("field"), FieldOptions.STANDARD).close();
        assertThat(outside).hasContent("keep me");
    }

    @Test
    void aLinkInThePlaceOfTheArenasOwnFolderIsRefused() throws Exception {
        Path outside = Files.createDirectory(root.resolve("outside"));
        Files.createSymbolicLink(Files.createDirectory(root.resolve("field")).resolve(".arena"), outside);
        assertThatThrownBy(() -> Field.open(root.resolve("field"), FieldOptions.STANDARD))
                .isInstanceOf(FieldException.class)
                .hasMessageContaining(".arena");
        assertThat(outside).isEmptyDirectory();
    }

    @Test
    void noOtherAccountMayOpenTheLocks() throws Exception {
        Path own = Files.createDirectory(root.resolve(".arena"));
        Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwxr-xr-x"));
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            FolderPlayer player = player(field, "Alpha_1");
            player.join(new Invitation("m", "test", new Seat(1), 7, clock, events::add));
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(own)))
                    .isEqualTo("rwx------");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(own.resolve("Alpha_1.lock"))))
                    .isEqualTo("rw-------");
            player.leave();
        }
    }

    @Test
    @Tag("slow")
    void theArenasOwnFolderMayBelongToTheFieldsOwnerAndNotToATeam() throws Exception {
        Path own = Files.createDirectory(root.resolve(".arena"));
        assumeTrue(isGivenAway(own), "only root may give a folder to another account");
        assertThatThrownBy(() -> Field.open(root, FieldOptions.STANDARD))
                .isInstanceOf(FieldException.class)
                .hasMessageContaining("65534")
                .hasMessageContaining("Remove it");
        isGivenAway(root);
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            FolderPlayer player = player(field, "Alpha_1");
            player.join(new Invitation("m", "test", new Seat(1), 7, clock, events::add));
            assertThat(Files.getAttribute(own.resolve("Alpha_1.lock"), "unix:uid"))
                    .as("the account of a lock, which its arena must be able to open next time")
                    .isEqualTo(65_534);
            player.leave();
        }
    }

    private static boolean isGivenAway(Path path) throws Exception {
        return new ProcessBuilder("chown", "65534", path.toString()).start().waitFor() == 0;
    }

    @Test
    void movingTheArenasOwnFolderAwayDoesNotBreakOffTheMatch() throws Exception {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            Files.move(root.resolve(".arena"), root.resolve("elsewhere"));
            assertThat(field.venue(List.of()).problem()).isEmpty();
        }
    }

    @Test
    void namesThatTakeTooLongToRemoveShutOutTheirTeam() throws Exception {
        Path many = Files.createDirectories(root.resolve("Alpha_1").resolve("draft_1.txt"));
        for (int i = 0; i < 200; i++) {
            Files.createFile(many.resolve(Integer.toString(i)));
        }
        ManualClock slow = new ManualClock();
        slow.passAtEachLook(Duration.ofMillis(50));
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            FolderPlayer player = player(field, "Alpha_1");
            player.join(new Invitation("m", "test", new Seat(1), 7, slow, events::add));
            assertThat(player.presence())
                    .isInstanceOfSatisfying(
                            Presence.Gone.class,
                            gone -> assertThat(gone.words())
                                    .contains("draft_1.txt", "more entries than can be removed in 5 seconds"));
            player.leave();
        }
    }

    @Test
    void endlesslyNestedFoldersShutOutTheirTeam() throws Exception {
        Path deep = root.resolve("Alpha_1").resolve("output_1.txt");
        for (int i = 0; i < 100; i++) {
            deep = deep.resolve("d");
        }
        Files.createDirectories(deep);
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            FolderPlayer player = player(field, "Alpha_1");
            player.join(new Invitation("m", "test", new Seat(1), 7, clock, events::add));
            assertThat(player.presence())
                    .isInstanceOfSatisfying(
                            Presence.Gone.class,
                            gone -> assertThat(gone.words()).contains("output_1.txt"));
            player.leave();
        }
    }

    @Test
    void anEarlyAnswerIsNoneBehindAThousandDecoysEither() throws Exception {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            FolderPlayer player = ready(field, "Alpha_1");
            for (int i = 2; i < 1_300; i++) {
                Files.writeString(player.folder().resolve("draft_" + i + ".txt"), "C 1\n");
            }
            Files.writeString(player.folder().resolve("output_1.txt"), "C 5\n");
            assertThat(turn(player, 1, Duration.ofMillis(500)).bytes()).isEmpty();
            player.leave();
        }
    }

    @Test
    void anAnswerThatWasTakenIsNotCalledLateWhereFoldersAreListed() throws Exception {
        FieldOptions standard = FieldOptions.STANDARD;
        FieldOptions listing = new FieldOptions(
                WatchMode.POLL,
                standard.settle(),
                standard.sweep(),
                standard.poll(),
                standard.answerBytes(),
                standard.folderEntries());
        try (Field field = Field.open(root, listing)) {
            FolderPlayer player = ready(field, "Alpha_1");
            for (int i = 1; i <= 40; i++) {
                long published = player.sendPrompt(
                        new Prompt(i, "Expecting = C\n", TimeLimit.ofMillis(10_000), AnswerForm.ONE_ORDER));
                Files.writeString(player.folder().resolve("part"), "C " + i + "\n");
                Files.move(player.folder().resolve("part"), player.folder().resolve("output_" + i + ".txt"));
                assertThat(ServedFolder.text(await(player, published + 10_000_000_000L)))
                        .isEqualTo("C " + i + "\n");
            }
            player.conclude("over\n");
            player.leave();
        }
        assertThat(events.stream()
                        .filter(Event.Noticed.class::isInstance)
                        .map(Event.Noticed.class::cast)
                        .map(Event.Noticed::words))
                .isEmpty();
    }

    @Test
    void aByteThatComesAfterTheNextPromptIsNamedAtTheEnd() throws Exception {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            FolderPlayer player = ready(field, "Alpha_1");
            for (int i = 1; i <= 2; i++) {
                long published = player.sendPrompt(
                        new Prompt(i, "Expecting = C\n", TimeLimit.ofMillis(10_000), AnswerForm.ONE_ORDER));
                Files.writeString(player.folder().resolve("output_" + i + ".txt"), "C " + i + "\n");
                await(player, published + 10_000_000_000L);
            }
            Files.writeString(player.folder().resolve("output_1.txt"), "C 1\n7");
            player.conclude("over\n");
            player.leave();
        }
        assertThat(events.stream()
                        .filter(Event.Noticed.class::isInstance)
                        .map(Event.Noticed.class::cast)
                        .map(Event.Noticed::words))
                .containsExactly("output_1.txt was changed after it was taken; the change is ignored");
    }
}
