package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A person at a real terminal, which Python makes and types at. */
@DisabledOnOs(OS.WINDOWS)
class SimulateIT {

    /**
     * Types each text once the one before it was waited for; prints what the terminal showed, its exit code, and
     * whether it echoes again.
     */
    private static final String TERMINAL = """
            import fcntl, os, pty, select, struct, sys, termios, time
            pid, fd = pty.fork()
            if pid == 0:
                fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack('HHHH', 40, 120, 0, 0))
                os.environ['TERM'] = 'xterm-256color'
                os.execv(sys.argv[1], [sys.argv[1], 'simulate', 'superbot:1', '--seed', '3'])
            shown, at = b'', 0
            def wait(text):
                global shown, at
                end = time.time() + 30
                while shown.find(text, at) < 0 and time.time() < end:
                    if select.select([fd], [], [], 1)[0]:
                        try:
                            shown += os.read(fd, 65536)
                        except OSError:
                            break
                at = max(at, shown.find(text, at) + len(text))
            for step in sys.argv[2:]:
                text, keys = step.split('=>')
                wait(text.encode())
                os.write(fd, keys.encode().decode('unicode_escape').encode())
            wait(b'See it again')
            echoes = bool(termios.tcgetattr(fd)[3] & termios.ECHO)
            code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
            sys.stdout.write(shown.decode('utf-8', 'replace'))
            print('\\nexit code', code, 'echo', echoes)
            """;

    @TempDir
    private Path folder;

    private Product product;

    @BeforeEach
    void open() throws IOException, InterruptedException {
        boolean python = false;
        try {
            Process version = new ProcessBuilder("python3", "-c", "import pty, os; os.waitstatus_to_exitcode").start();
            python = version.waitFor() == 0;
        } catch (IOException missing) {
            assertThat(missing).as("python3 is missing").isNotNull();
        }
        assumeTrue(python, "python3, version 3.9 or later, makes the terminal");
        product = new Product(folder);
        product.write("terminal.py", TERMINAL);
    }

    private String type(String... steps) throws IOException, InterruptedException {
        File out = folder.resolve("terminal.txt").toFile();
        List<String> command = new ArrayList<>(Product.HEARS_INTERRUPTS);
        command.addAll(List.of(
                "python3",
                "terminal.py",
                Product.home().resolve("arena/bin/arena").toString()));
        command.addAll(List.of(steps));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out)
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return Product.read(out.toPath());
    }

    @Test
    void aPersonEditsALineTakesASuggestionAndGivesUp() throws Exception {
        String shown =
                type("Your turn 1=>K 99\\x7f\\x7f10\\r", "Your turn 2=>c17\\r", "C 17?=>\\r", "Your turn 3=>\\x04");

        assertThat(shown)
                .contains("Person has placed the king on 10.", "Person has put a coin on 17.", " has won: resigned")
                .contains("exit code 0 echo True");
    }

    @Test
    void controlCBreaksTheMatchOffAndGivesTheTerminalBack() throws Exception {
        assertThat(type("Your turn 1=>K 10\\r", "Your turn 2=>\\x03"))
                .contains("No verdict (stopped)")
                .contains("exit code 130 echo True");
    }
}
