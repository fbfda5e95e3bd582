package arena.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.match.VenueException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgressFileTest {

    private static final LadderMatch FIRST = new LadderMatch(1, LadderResult.LOST, "m-1");
    private static final LadderMatch SECOND = new LadderMatch(1, LadderResult.WON, "m-2");
    private static final LadderMatch THIRD = new LadderMatch(2, LadderResult.DRAWN, "m-3");
    private static final int MANY = 40;

    @TempDir
    private Path folder;

    private Path path;
    private ProgressFile file;

    @BeforeEach
    void open() {
        path = folder.resolve("chess").resolve("myteam.txt");
        file = ProgressFile.of(folder, "chess", "MyTeam", 5);
    }

    @Test
    void appendedMatchesAreReadInOrder() throws IOException {
        assertThat(file.read().attempts()).isEmpty();

        file.append(FIRST);
        file.append(SECOND);
        file.append(THIRD);

        assertThat(file.read().attempts()).containsExactly(FIRST, SECOND, THIRD);
        assertThat(file.read().remark()).isEmpty();
        assertThat(path).hasContent("1 lost m-1\n1 won m-2\n2 drawn m-3\n");
    }

    @Test
    void namesThatDifferInCaseAreOneTeamAndEachGameHasAFileOfItsOwn() {
        file.append(FIRST);

        assertThat(ProgressFile.of(folder, "chess", "MYTEAM", 5).read().attempts())
                .containsExactly(FIRST);
        assertThat(ProgressFile.of(folder, "go", "MyTeam", 5).read().attempts()).isEmpty();
    }

    @Test
    void afterAKillCompleteLinesCountAndTheNextLineIsSeparate() throws IOException {
        file.append(FIRST);
        int whole = (int) Files.size(path);
        file.append(SECOND);
        byte[] both = Files.readAllBytes(path);

        for (int bytes = whole; bytes < both.length; bytes++) {
            Files.write(path, Arrays.copyOf(both, bytes));
            LadderProgress torn = file.read();
            assertThat(torn.attempts()).as("%s bytes", bytes).containsExactly(FIRST);
            assertThat(torn.remark().isPresent()).isEqualTo(bytes > whole);
            torn.remark().ifPresent(words -> assertThat(words).startsWith("Line 2 of " + path + " has no line end"));

            file.append(THIRD);
            assertThat(file.read().attempts()).containsExactly(FIRST, THIRD);
            assertThat(file.read().remark()).isEmpty();
        }
    }

    @Test
    void aBegunMatchIsOpenUntilItsResultLineAndCountsOnce() {
        OpenLadderMatch second = new OpenLadderMatch(1, 2, SECOND.match());
        OpenLadderMatch third = new OpenLadderMatch(2, 1, THIRD.match());
        file.append(second);
        file.append(FIRST);
        file.append(third);

        assertThat(file.read().attempts()).containsExactly(FIRST);
        assertThat(file.read().open()).containsExactly(second, third);

        file.append(SECOND);
        file.append(SECOND);
        file.dismiss(third);
        assertThat(file.read().attempts()).containsExactly(FIRST, SECOND);
        assertThat(file.read().open()).isEmpty();
        assertThat(path).hasContent("begun 1 2 m-2\n1 lost m-1\nbegun 2 1 m-3\n1 won m-2\n1 won m-2\nvoid m-3\n");
    }

    @Test
    void anInvalidLineIsReportedWithFileAndLine() throws IOException {
        file.append(FIRST);
        for (String nonsense :
                List.of("2 one m", "6 won m", "0 won m", "won", "", "1  won m", "1 WON m", "1 won m n")) {
            Files.writeString(path, "1 lost m-1\n" + nonsense + "\n2 won m-3\n");

            assertThatThrownBy(file::read)
                    .isInstanceOf(ProgressException.class)
                    .hasMessage(
                            "Line 2 of " + path + " is \"" + nonsense + "\"; a line is a level from 1 to 5, won, lost"
                                    + " or drawn, and the name of a match, such as \"1 won by-hand\". Correct the"
                                    + " line or take it"
                                    + " out.");
        }
    }

    @Test
    void anUnreadableFileIsReportedInASentence() throws IOException {
        Files.createDirectories(path);

        assertThatThrownBy(file::read)
                .isInstanceOf(VenueException.class)
                .hasMessageStartingWith("The progress in " + path + " cannot be read (");
        assertThatThrownBy(() -> file.append(FIRST))
                .isInstanceOf(VenueException.class)
                .hasMessageStartingWith("The progress in " + path + " cannot be written (");
    }

    @Test
    void concurrentThreadsAndProcessesLoseNoLine() throws Exception {
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Climber.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Thread thread = new Thread(() -> climb(folder));
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(other.waitFor(30, TimeUnit.SECONDS)).isTrue();

        assertThat(new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEmpty();
        assertThat(file.read().attempts()).hasSize(3 * MANY);
    }

    private static void climb(Path folder) {
        for (int i = 0; i < MANY; i++) {
            ProgressFile.of(folder, "chess", "MyTeam", 5).append(SECOND);
        }
    }

    /** The main class of another process that appends to the same file. */
    static final class Climber {
        private Climber() {}

        public static void main(String[] words) {
            climb(Path.of(words[0]));
        }
    }
}
