package arena.launch.program;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** The other end of a program's standard input and output, for a program that plays by them. */
@FunctionalInterface
public interface StreamPartner {

    /**
     * The standard streams of a program.
     *
     * @param input what is written here, the program reads
     * @param output what the program writes
     * @param log keeps output that was meant for people, in the program's log
     */
    record Streams(OutputStream input, InputStream output, Consumer<byte[]> log) {}

    /**
     * Begins to serve a program that was just started, and returns at once. The future completes when everything that
     * the program has written is used up: its end is not reported before.
     */
    CompletableFuture<Void> begin(Path folder, Streams streams);
}
