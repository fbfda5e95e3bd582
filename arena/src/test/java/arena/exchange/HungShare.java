package arena.exchange;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder in a file system whose server has been stopped: every access to it waits until the server goes on. */
final class HungShare implements AutoCloseable {

    private final Path folder;
    private final Process server;

    private HungShare(Path folder, Process server) {
        this.folder = folder;
        this.server = server;
    }

    /** Mounts one, which only the superuser may with bindfs installed; elsewhere the test is skipped with a message. */
    static HungShare mount(Path behind, Path folder) throws IOException {
        Files.createDirectories(behind);
        Files.createDirectories(folder);
        HungShare share = new HungShare(folder, serve(behind, folder));
        try {
            await().until(() -> !share.server.isAlive() || share.isMounted());
            share.assumeMounted();
            signal("-STOP", share.server);
            return share;
        } catch (IOException | RuntimeException | Error failure) {
            share.close();
            throw failure;
        }
    }

    private static Process serve(Path behind, Path folder) throws IOException {
        return new ProcessBuilder("sh", "-c", "exec bindfs -f \"$0\" \"$1\"", behind.toString(), folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private void assumeMounted() {
        if (!server.isAlive()) {
            System.err.println(
                    "SKIPPED: a share that hangs was not tested, since it needs bindfs and the rights to mount.");
        }
        assumeTrue(server.isAlive(), "bindfs is installed, and may mount");
    }

    private boolean isMounted() throws IOException {
        return Files.readString(Path.of("/proc/mounts")).contains(" " + folder + " fuse");
    }

    private static void signal(String signal, Process process) throws IOException {
        new ProcessBuilder("kill", signal, Long.toString(process.pid()))
                .start()
                .onExit()
                .join();
    }

    @Override
    public void close() throws IOException {
        signal("-CONT", server);
        new ProcessBuilder("umount", "-l", folder.toString()).start().onExit().join();
        server.destroyForcibly().onExit().join();
    }
}
