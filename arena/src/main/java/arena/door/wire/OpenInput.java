package arena.door.wire;

import arena.launch.program.StreamPartner;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The other end of the standard streams of a bot that connects: its input stays open and silent, since such bots wait
 * for a person's "exit" there and go wrong at the end of it. Its output goes into its log.
 */
public final class OpenInput implements StreamPartner {

    private static final Logger LOG = LoggerFactory.getLogger(OpenInput.class);
    private static final int BUFFER_BYTES = 8_192;

    @Override
    public CompletableFuture<Void> begin(Path folder, Streams streams) {
        CompletableFuture<Void> ended = new CompletableFuture<>();
        Thread reader = new Thread(() -> read(streams, ended), "wire-output-" + folder.getFileName());
        reader.setDaemon(true);
        reader.start();
        return ended;
    }

    private static void read(Streams streams, CompletableFuture<Void> ended) {
        byte[] buffer = new byte[BUFFER_BYTES];
        InputStream output = streams.output();
        try {
            for (int count = output.read(buffer); count >= 0; count = output.read(buffer)) {
                streams.log().accept(Arrays.copyOf(buffer, count));
            }
        } catch (IOException end) {
            LOG.debug("The output of a bot has ended: {}", end.toString());
        } finally {
            ended.complete(null);
        }
    }
}
