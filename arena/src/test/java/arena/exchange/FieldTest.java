package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.match.PlayerInfo;
import arena.match.Venue;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
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
                    .hasMessage("A team's name has 1 to 32 letters, digits and underscores, not \"" + name + "\".");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"CON", "nul", "Aux", "prn", "COM1", "lpt9"})
    void aNameThatWindowsReservesIsRefused(String name) {
        assertThat(Field.mistakeInName(name))
                .hasValue("Windows reserves the name \"" + name + "\"; choose another one for the team.");
    }

    @Test
    void twoTeamsWhoseNamesDifferInCaseOnlyAreRefused() throws IOException {
        Files.createDirectory(root.resolve("Alpha"));
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            assertThatThrownBy(() -> player(field, "ALPHA"))
                    .hasMessage("The team folders Alpha and ALPHA in " + root
                            + " differ in case only; rename or remove one of them.");
        }
    }

    @Test
    void aTeamFolderThatIsAFileOrALinkIsRefused() throws IOException {
        Files.writeString(root.resolve("Alpha"), "");
        Files.createSymbolicLink(root.resolve("Beta"), Files.createDirectory(root.resolve("elsewhere")));
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            assertThatThrownBy(() -> player(field, "Alpha"))
                    .isInstanceOf(FieldException.class)
                    .hasMessageContaining(root.resolve("Alpha").toString());
            assertThatThrownBy(() -> player(field, "Beta"))
                    .isInstanceOf(FieldException.class)
                    .hasMessageContaining("is a link");
        }
    }

    @Test
    void aTeamFolderIsMadeIfItIsMissing() {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            assertThat(player(field, "Alpha").folder()).isDirectory().hasFileName("Alpha");
        }
    }

    @Test
    void aTeamFolderServesOneMatchAtATimeOfWhicheverArena() {
        try (Field field = Field.open(root, FieldOptions.STANDARD);
                Field other = Field.open(root, FieldOptions.STANDARD)) {
            FolderPlayer player = player(field, "Alpha");
            assertThatThrownBy(() -> player(field, "Alpha")).hasMessageContaining("another match of this arena");
            assertThatThrownBy(() -> player(other, "Alpha")).hasMessageContaining("another arena");
            player.leave();
            player(other, "Alpha").leave();
        }
    }

    @Test
    void allIsWellWhileTheSentinelAndOneTeamFolderCanBeSeen() throws IOException {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            player(field, "Alpha");
            player(field, "Beta");
            Venue venue = field.venue(List.of("Alpha", "Beta"));
            assertThat(venue.trouble()).isEmpty();
            Files.delete(root.resolve("Alpha"));
            assertThat(venue.trouble()).isEmpty();
        }
    }

    @Test
    void allTeamFoldersOfAMatchThatFailTogetherAreNobodysFault() throws IOException {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            player(field, "Alpha");
            player(field, "Beta");
            Files.delete(root.resolve("Alpha"));
            Files.delete(root.resolve("Beta"));
            assertThat(field.venue(List.of("Alpha", "Beta")).trouble())
                    .hasValueSatisfying(words -> assertThat(words).startsWith("All team folders of the match"));
        }
    }

    @Test
    void theOnlyTeamFolderOfAMatchIsItsTeamsOwnDoing() throws IOException {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            player(field, "Alpha");
            Files.delete(root.resolve("Alpha"));
            assertThat(field.venue(List.of("Alpha")).trouble()).isEmpty();
        }
    }

    @Test
    void aSentinelThatCannotBeSeenMeansThatTheFieldIsGone() throws IOException {
        try (Field field = Field.open(root.resolve("field"), FieldOptions.STANDARD)) {
            Path away = root.resolve("away");
            Files.move(field.root(), away);
            assertThat(field.venue(List.of()).trouble())
                    .hasValueSatisfying(words -> assertThat(words).contains("cannot be seen"));
            Files.move(away, field.root());
            assertThat(field.venue(List.of()).trouble()).isEmpty();
        }
    }

    @Test
    void aFullDiskIsNobodysFault() throws IOException {
        try (Immovable disk = Immovable.make(root.resolve("disk"), "256k");
                Field field = Field.open(disk.directory().resolve("field"), FieldOptions.STANDARD)) {
            Venue venue = field.venue(List.of());
            assertThat(venue.trouble()).isEmpty();
            Path filler = disk.directory().resolve("filler");
            fill(filler);
            assertThat(venue.trouble())
                    .hasValueSatisfying(words -> assertThat(words)
                            .contains("cannot write in the field")
                            .contains("make room"));
            Files.delete(filler);
            assertThat(venue.trouble()).isEmpty();
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
    void foldersOfOneAccountKeepNoSecretsAndTheArenaSaysSo() {
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            player(field, "Alpha");
            player(field, "Beta");
            assertThat(field.secrecy(List.of("Alpha", "Beta")))
                    .hasValueSatisfying(words -> assertThat(words).contains("belong to one account"));
            assertThat(field.secrecy(List.of("Alpha"))).isEmpty();
        }
    }

    @Test
    void whatHappensInTheFolderOfATeamThatDoesNotPlayIsNamedAfterTheMatch() throws IOException {
        Path victim = Files.createDirectory(root.resolve("Victim"));
        Files.writeString(victim.resolve("notes.txt"), "mine");
        Files.writeString(victim.resolve("ready.txt"), "");
        try (Served served = Served.launched(root)) {
            served.join();
            Files.writeString(victim.resolve("output_1.txt"), "C 5\n");
            Files.writeString(victim.resolve("notes.txt"), "not mine any more");
            Files.writeString(victim.resolve("ready.txt"), "a heartbeat");
            served.player.conclude("over\n");
            assertThat(served.notices("neighbour"))
                    .containsExactly(
                            "notes.txt in the folder of Victim, who does not play, was changed during the match",
                            "output_1.txt in the folder of Victim, who does not play, was made during the match");
        }
    }

    @Test
    void aTeamThatPlaysAnotherMatchMeanwhileIsNoVictim() throws IOException {
        Files.createDirectory(root.resolve("Other"));
        try (Served served = Served.launched(root)) {
            served.join();
            FolderPlayer other = player(served.field, "Other");
            Files.writeString(other.folder().resolve("output_1.txt"), "C 5\n");
            other.leave();
            served.player.conclude("over\n");
            assertThat(served.notices("neighbour")).isEmpty();
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
