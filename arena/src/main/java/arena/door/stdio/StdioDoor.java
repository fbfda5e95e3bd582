package arena.door.stdio;

import arena.door.ArenaFile;
import arena.door.DoorFolder;
import arena.exchange.state.FileName;
import arena.launch.program.StreamPartner;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A door between the standard streams of a running program and its team folder, for one match. One thread carries the
 * arena's files to the program, another one the program's messages to the folder.
 */
public final class StdioDoor {

    private static final Logger LOG = LoggerFactory.getLogger(StdioDoor.class);

    /** After this many messages without a file of the arena the program's output is read slowly. */
    private static final int MESSAGES = 50;

    private static final long SLOW_MILLIS = 20;

    private final DoorFolder folder;
    private final StreamPartner.Streams streams;
    private final int mostBytes;
    private final AtomicInteger messages = new AtomicInteger();
    private volatile boolean ready;
    private volatile boolean thinking;
    private volatile boolean over;

    /** Completes at the end of the program's output, or when it is awaited no longer. */
    private final CompletableFuture<Void> ended;

    /**
     * Makes a door.
     *
     * @param mostBytes the largest answer; a larger one is published one byte too large
     * @param ended completed by the door at the end of the program's output; completed earlier, it ends the door
     */
    StdioDoor(DoorFolder folder, StreamPartner.Streams streams, int mostBytes, CompletableFuture<Void> ended) {
        this.folder = folder;
        this.streams = streams;
        this.mostBytes = mostBytes;
        this.ended = ended;
    }

    /** Returns the partner of launched programs: each gets a door of its own, on threads that end with the program. */
    public static StreamPartner partner(int mostBytes) {
        return (team, streams) -> {
            CompletableFuture<Void> ended = new CompletableFuture<>();
            Thread carrier = new Thread(() -> serve(team, streams, mostBytes, ended), "stdio-" + team.getFileName());
            carrier.setDaemon(true);
            carrier.start();
            return ended;
        };
    }

    private static void serve(Path team, StreamPartner.Streams streams, int mostBytes, CompletableFuture<Void> ended) {
        try (DoorFolder folder = DoorFolder.open(team)) {
            new StdioDoor(folder, streams, mostBytes, ended).carry();
        } catch (IOException failure) {
            ended.complete(null);
            LOG.warn("The folder {} cannot be used: {}", team, failure.toString());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Carries the arena's files to the program until the match is over or the program has closed its output; returns
     * whether the match is over. A folder that cannot be used for a while is tried again.
     */
    boolean carry() throws InterruptedException {
        Thread reader = new Thread(this::read, "stdio-output");
        reader.setDaemon(true);
        reader.start();
        while (!over && !ended.isDone()) {
            try {
                carryNew();
            } catch (IOException away) {
                LOG.debug("The folder cannot be used now: {}", away.toString());
                Thread.sleep(SLOW_MILLIS);
            }
        }
        closeInput();
        return over;
    }

    private void carryNew() throws IOException, InterruptedException {
        for (ArenaFile file : folder.await()) {
            send(file);
            over |= file.kind() == FileName.Kind.GAMEOVER;
        }
        over |= folder.isCleared();
        if (ready && !thinking && !over) {
            folder.beat();
        }
    }

    private void send(ArenaFile file) {
        if (file.kind() == FileName.Kind.INPUT) {
            thinking = true;
        }
        messages.set(0);
        String text = file.text();
        String message = file.title() + "\n" + text + (text.endsWith("\n") ? "" : "\n") + MessageReader.END + "\n";
        try {
            streams.input().write(message.getBytes(StandardCharsets.UTF_8));
            streams.input().flush();
        } catch (IOException closed) {
            // A program may close its input and still answer; the match goes on by its clock.
            LOG.debug("{} was not read: {}", file.title(), closed.toString());
        }
    }

    private void closeInput() {
        try {
            streams.input().close();
        } catch (IOException gone) {
            LOG.debug("The input of a program cannot be closed: {}", gone.toString());
        }
    }

    private void read() {
        byte[] buffer = new byte[8_192];
        MessageReader reader = new MessageReader(mostBytes, new ToFolder());
        InputStream output = streams.output();
        try {
            for (int count = output.read(buffer); count >= 0; count = output.read(buffer)) {
                reader.take(buffer, count);
            }
        } catch (IOException end) {
            LOG.debug("The output of a program has ended: {}", end.toString());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            ended.complete(null);
        }
    }

    /** The receiver that publishes messages in the folder. */
    private final class ToFolder implements MessageReader.Receiver {

        @Override
        public void ready() {
            ready = true;
        }

        @Override
        public void message(FileName.Kind kind, int number, byte[] content) throws InterruptedException {
            if (over || ended.isDone()) {
                return;
            }
            if (messages.incrementAndGet() > MESSAGES) {
                Thread.sleep(SLOW_MILLIS);
            }
            ready = true;
            if (kind == FileName.Kind.OUTPUT) {
                thinking = false;
            }
            try {
                folder.publish(kind, number, content);
            } catch (IOException failure) {
                LOG.debug("A message cannot be published: {}", failure.toString());
            }
        }

        @Override
        public void stray(byte[] text) {
            streams.log().accept(text);
        }
    }
}
