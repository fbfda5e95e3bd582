package arena.app.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import arena.app.JavaProgram;
import arena.app.RequestFailure;
import arena.config.ConfigReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class RehearsalRunTest {

    @TempDir
    private Path folder;

    private final List<String> reports = new ArrayList<>();

    private final class RecordingListener implements RehearsalRun.Listener {
        @Override
        public void begins(int games) {
            reports.add("begins " + games);
        }

        @Override
        public void played(int results) {
            reports.add("played " + results);
        }

        @Override
        public void killed(int results) {
            reports.add("killed " + results);
        }

        @Override
        public void ends() {
            reports.add("ends");
        }

        @Override
        public void remark(String words) {
            reports.add(words);
        }
    }

    /** An arena that prints its arguments and draws nothing. */
    public static final class Idle {
        private Idle() {}

        public static void main(String[] words) {
            System.err.println("idle with " + String.join(" ", words));
        }
    }

    @Test
    void anArenaThatDoesNotBeginIsReportedWithItsLog() {
        RehearsalFolder files =
                new RehearsalSample(folder).files(new RehearsalSample(folder).event(RehearsalSample.HEAD, 3));
        files.write();
        RehearsalRun run = new RehearsalRun(
                files,
                ConfigReader.standard(folder),
                (contest, config) -> JavaProgram.command(
                        Idle.class, List.of(), List.of(contest.getFileName().toString())),
                new RecordingListener());

        assertThatExceptionOfType(RequestFailure.class)
                .isThrownBy(run::play)
                .withMessageStartingWith("The rehearsal did not begin; the output of the arena is in ");
        assertThat(files.folder().resolve("first.err"))
                .content()
                .isEqualTo("idle with contest.ini" + System.lineSeparator());
        assertThat(reports).first().asString().startsWith("begins ");
        assertThat(reports).last().isEqualTo("ends");
        assertThat(reports).noneMatch(words -> words.startsWith("killed"));
    }
}
