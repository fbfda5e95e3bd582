package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk that a bot fills while it plays: the host is told in sentences who has filled it, and that bot has lost. */
@Tag("slow")
class FullDiskIT {

    private static final String FILLER = """
            import os, sys, time
            os.chdir(sys.argv[1])
            open('ready.txt', 'w').close()
            while not os.path.exists('input_1.txt'):
                time.sleep(0.01)
            try:
                with open('filler', 'wb') as filler:
                    while True:
                        filler.write(b'x' * 4096)
            except OSError:
                pass
            time.sleep(30)
            """;

    @TempDir
    private Path folder;

    private Path disk;

    @BeforeEach
    void mountASmallDisk() throws Exception {
        disk = Files.createDirectory(folder.resolve("disk"));
        boolean mounted = run("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk.toString()) == 0;
        if (!mounted) {
            System.err.println("SKIPPED: a disk that fills up was not tested, since only root may mount a small one.");
        }
        assumeTrue(mounted, "only root may mount a small disk");
    }

    @AfterEach
    void unmountIt() throws Exception {
        run("umount", "-l", disk.toString());
    }

    private static int run(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    @Test
    void aDiskThatFillsUpIsToldWithoutJavasStackLines() {
        Product product = new Product(folder);
        product.write(
                "config.ini",
                "[field]\nfolder = " + disk.resolve("team-folders") + "\nrecords = " + disk.resolve("records")
                        + "\nlogs = " + disk.resolve("logs") + "\n[match]\ngrace = 1s\n[launch]\nconfine = none\n");
        product.bot("Filler", "python3 filler.py {folder}", "filler.py", FILLER);
        Product.Run run = product.run("play", "Filler", "superbot:1", "--set", "move-time=1s");
        assertThat(run.out()).contains("superbot_1 has won: disk limit");
        assertThat(run.err()).doesNotContain("\tat ", "Exception in thread");
    }
}
