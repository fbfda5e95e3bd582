package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Venue;
import arena.match.VenueException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FieldTest {

    @TempDir
    Path root;

    private static FolderPlayer player(Field field, String team) {
        return field.player(
                team, new PlayerInfo("folder", new TreeMap<>()), Duration.ofSeconds(1), FolderPlayer.Occupancy.SERVED);
    }

    private void makeFolders() throws IOException {
        Files.createDirectory(root.resolve("Alpha"));
        Files.createDirectory(root.resolve("Beta"));
    }

    @Test
    void aFieldThatIsNoFolderIsRefused() throws IOException {
        Path file = Files.writeString(root.resolve("file"), "");
        assertThatThrownBy(() -> Field.open(file, FieldOptions.STANDARD))
                .isInstanceOf(FieldException.class)
                .hasMessage("The field " + file + " is not a folder; name the folder that holds the team folders.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "with space", "a/b", "..", "a.b", "Ümlaut", "012345678901234567890123456789012"})
    void aNameThatSomeSystemDoesNotTakeIsRefused(String name) {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            assertThatThrownBy(() -> player(field, name))
                    .isInstanceOf(FieldException.class)
                    .hasMessage(
                            "A team's name must have 1 to 32 letters, digits and underscores, not \"" + name + "\".");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"CON", "nul", "Aux", "prn", "COM1", "lpt9"})
    void aNameThatWindowsReservesIsRefused(String name) {
        assertThat(Field.mistakeInName(name))
                .hasValue("Windows reserves the name \"" + name + "\"; choose another name for the team.");
    }

    @Test
    void aStrayFolderWhoseNameDiffersInCaseOnlyIsIgnored() throws IOException {
        Path stray = Files.createDirectory(root.resolve("ALPHA_1"));
        Files.writeString(stray.resolve("output_1.txt"), "C 5\n");
        try (ServedFolder served = ServedFolder.ready(root)) {
            assertThat(served.isHere()).isTrue();
            assertThat(stray.resolve("output_1.txt")).exists();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"file", "link", "dangling link", "pipe"})
    void aTeamFolderThatIsNoFolderShutsOutItsTeamAlone(String what) throws Exception {
        Path elsewhere = Files.createDirectory(root.resolve("elsewhere"));
        try (Field field = Field.open(root, FieldOptions.STANDARD);
                ServedFolder served = ServedFolder.waiting(field, new ManualClock())) {
            Files.delete(served.folder);
            switch (what) {
                case "file" -> Files.writeString(served.folder, "");
                case "link" -> Files.createSymbolicLink(served.folder, elsewhere);
                case "dangling link" -> Files.createSymbolicLink(served.folder, root.resolve("nowhere"));
                default ->
                    assertThat(new ProcessBuilder("mkfifo", served.folder.toString())
                                    .start()
                                    .waitFor())
                            .isZero();
            }
            served.join();
            assertThat(served.player.presence())
                    .isInstanceOfSatisfying(
                            Presence.Gone.class,
                            gone -> assertThat(gone.why() + " " + gone.words())
                                    .startsWith("NOT_READY the team folder " + served.folder + " is a")
                                    .endsWith("replace it by a folder"));
            assertThat(served.player.wakeNanos()).isEqualTo(Long.MAX_VALUE);
            served.player.conclude("over\n");
            assertThat(elsewhere).isEmptyDirectory();
            assertThat(root.resolve("nowhere")).doesNotExist();
            assertThat(field.venue(List.of(ServedFolder.TEAM)).problem()).isEmpty();
        }
    }

    @Test
    void aFolderWhoseBotHasTakenAllRightsFromItIsGivenThemBack() throws IOException {
        try (ServedFolder served = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
            served.write("ready.txt", "an old one");
            Files.setPosixFilePermissions(served.folder, PosixFilePermissions.fromString("---------"));
            served.join();
            assertThat(served.names()).isEmpty();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(served.folder)))
                    .startsWith("rwx");
            served.write("ready.txt", "");
            served.awaitHere();
        }
    }

    @Test
    void aTeamFolderIsMadeWhenItsPlayerJoinsAndNotBefore() throws IOException {
        try (ServedFolder served = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
            Files.delete(served.folder);
            served.join();
            assertThat(served.folder).isDirectory();
        }
    }

    @Test
    void aTeamFolderServesOneMatchAtATimeOfWhicheverArena() {
        try (Field field = Field.open(root, FieldOptions.STANDARD);
                ServedFolder first = ServedFolder.waiting(field, new ManualClock());
                ServedFolder second = ServedFolder.waiting(field, new ManualClock());
                ServedFolder other = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
            first.join();
            assertThatThrownBy(second::join)
                    .isInstanceOf(VenueException.class)
                    .hasMessageContaining("another match of this arena");
            assertThatThrownBy(other::join).isInstanceOf(VenueException.class).hasMessageContaining("another arena");
            second.player.leave();
            assertThatThrownBy(other::join).hasMessageContaining("another arena");
            first.player.leave();
            other.join();
        }
    }

    @Test
    void aPlayerThatWasOnlyPreparedOccupiesNoFolder() {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            FolderPlayer neverSeated = player(field, ServedFolder.TEAM);
            try (ServedFolder other = ServedFolder.waiting(root, FieldOptions.STANDARD)) {
                other.join();
                assertThat(neverSeated.folder()).isEqualTo(other.folder);
            }
        }
    }

    @Test
    void theVenueWorksWhileTheSentinelAndOneTeamFolderCanBeSeen() throws IOException {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            makeFolders();
            Venue venue = field.venue(List.of("Alpha", "Beta"));
            assertThat(venue.problem()).isEmpty();
            Files.delete(root.resolve("Alpha"));
            assertThat(venue.problem()).isEmpty();
        }
    }

    @Test
    void aFailureOfAllTeamFoldersOfAMatchTogetherIsNoTeamsFault() throws IOException {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            makeFolders();
            Files.delete(root.resolve("Alpha"));
            Files.delete(root.resolve("Beta"));
            assertThat(field.venue(List.of("Alpha", "Beta")).problem())
                    .hasValueSatisfying(words -> assertThat(words).startsWith("All team folders of the match"));
        }
    }

    @Test
    void aFailureOfTheOnlyTeamFolderOfAMatchIsItsTeamsFault() throws IOException {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            makeFolders();
            Files.delete(root.resolve("Alpha"));
            assertThat(field.venue(List.of("Alpha")).problem()).isEmpty();
        }
    }

    @Test
    void aSentinelThatCannotBeSeenMeansThatTheFieldIsGone() throws IOException {
        try (Field field = Field.open(root.resolve("field"), FieldOptions.STANDARD)) {
            Path away = root.resolve("away");
            Files.move(field.root(), away);
            assertThat(field.venue(List.of()).problem())
                    .hasValueSatisfying(words -> assertThat(words).contains("cannot be seen"));
            Files.move(away, field.root());
            assertThat(field.venue(List.of()).problem()).isEmpty();
        }
    }

    @Test
    void aFullDiskIsNoTeamsFault() throws IOException {
        try (MountedDirectory disk = MountedDirectory.make(root.resolve("disk"), "256k");
                Field field = Field.open(disk.directory().resolve("field"), FieldOptions.STANDARD)) {
            Venue venue = field.venue(List.of());
            assertThat(venue.problem()).isEmpty();
            Path filler = disk.directory().resolve("filler");
            fill(filler);
            assertThat(venue.problem())
                    .hasValueSatisfying(words -> assertThat(words)
                            .contains("cannot write in the field")
                            .contains("free some space"));
            Files.delete(filler);
            assertThat(venue.problem()).isEmpty();
        }
    }

    private static void fill(Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            byte[] block = new byte[4_096];
            for (int i = 0; i < 1_000; i++) {
                out.write(block);
            }
            throw new IllegalStateException("the disk is larger than was thought");
        } catch (IOException full) {
            assertThat(file).isNotEmptyFile();
        }
    }

    @Test
    void aChangeInTheFolderOfAnIdleTeamIsRemarkedAfterTheMatch() throws IOException {
        Path victim = Files.createDirectory(root.resolve("Victim"));
        Files.writeString(victim.resolve("notes.txt"), "mine");
        Files.writeString(victim.resolve("ready.txt"), "");
        try (ServedFolder served = ServedFolder.launched(root)) {
            served.join();
            Files.writeString(victim.resolve("output_1.txt"), "C 5\n");
            Files.writeString(victim.resolve("notes.txt"), "not mine any more");
            Files.writeString(victim.resolve("ready.txt"), "a heartbeat");
            served.player.conclude("over\n");
            assertThat(served.notices("neighbour"))
                    .containsExactly(
                            "notes.txt in the folder of Victim, which does not play, was changed during the match",
                            "output_1.txt in the folder of Victim, which does not play, was made during the match");
        }
    }

    @Test
    void aTeamThatPlaysAnotherMatchMeanwhileIsNoVictim() throws IOException {
        Files.createDirectory(root.resolve("Other"));
        try (ServedFolder served = ServedFolder.launched(root)) {
            served.join();
            FolderPlayer other = player(served.field, "Other");
            other.join(served.invitation());
            Files.writeString(other.folder().resolve("output_1.txt"), "C 5\n");
            other.leave();
            served.player.conclude("over\n");
            assertThat(served.notices("neighbour")).isEmpty();
        }
    }

    @Test
    void oneFullFolderHidesNoOtherFolder() throws IOException {
        Path full = Files.createDirectory(root.resolve("Aaa"));
        for (int i = 0; i < 3_000; i++) {
            Files.createFile(full.resolve("junk_" + i));
        }
        Path victim = Files.createDirectory(root.resolve("Victim"));
        try (ServedFolder served = ServedFolder.launched(root)) {
            served.join();
            Files.writeString(victim.resolve("output_1.txt"), "C 5\n");
            served.player.conclude("over\n");
            assertThat(served.notices("neighbour"))
                    .containsExactly(
                            "output_1.txt in the folder of Victim, which does not play, was made during the match");
        }
    }

    @Test
    void theFieldsOwnFilesLieInAFolderThatIsNoTeams() {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            assertThat(FileUtils.listFiles(field.root().toFile(), null, true))
                    .allMatch(file -> file.toPath().startsWith(root.resolve(".arena")));
        }
    }
}
