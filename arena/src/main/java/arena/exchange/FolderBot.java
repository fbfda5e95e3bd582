package arena.exchange;

import arena.match.Responder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/**
 * The bot's side of the protocol, for bots that live in our own Java virtual machine: serves one folder match after match,
 * until its thread is interrupted.
 *
 * <p>It does what the protocol asks of any bot (wipe, heartbeat, list, answer beside and rename) and is only quicker to
 * notice, because the system wakes it.
 */
public final class FolderBot {

    private static final long HEARTBEAT_MILLIS = 20;

    private final Path folder;
    private final Responder mind;
    private final Publisher publisher;

    /** Makes a bot that serves a folder; the folder is made if it is missing. */
    public FolderBot(Path folder, Responder mind) {
        this.folder = folder.toAbsolutePath().normalize();
        this.mind = mind;
        this.publisher = new Publisher(this.folder);
    }

    /**
     * Serves the folder until the thread is interrupted.
     *
     * @throws FieldException with a sentence if the folder cannot be served
     */
    public void serve() {
        try {
            Files.createDirectories(folder);
            try (WatchService service = FileSystems.getDefault().newWatchService()) {
                WatchKey key = folder.register(service, StandardWatchEventKinds.ENTRY_CREATE);
                Ear ear = new Ear(service);
                while (!Thread.currentThread().isInterrupted()) {
                    playMatch(ear);
                }
                key.cancel();
            }
        } catch (IOException failure) {
            throw new FieldException(
                    "The bot cannot serve the folder " + folder + " (" + failure + "); check that it may write there.",
                    failure);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** What the system has to say about the folder. */
    private record Ear(WatchService service) {

        /** Waits a little for news; returns the names, or nothing if all names must be listed. */
        Optional<SortedSet<String>> listen() throws InterruptedException {
            WatchKey ready = service.poll(HEARTBEAT_MILLIS, TimeUnit.MILLISECONDS);
            if (ready == null) {
                return Optional.empty();
            }
            SortedSet<String> names = new TreeSet<>();
            boolean lost = false;
            for (WatchEvent<?> event : ready.pollEvents()) {
                lost |= !(event.context() instanceof Path);
                names.add(String.valueOf(event.context()));
            }
            ready.reset();
            return lost ? Optional.empty() : Optional.of(names);
        }
    }

    private void playMatch(Ear ear) throws IOException, InterruptedException {
        wipe();
        for (int i = 1; ; i++) {
            Optional<String> input = await(ear, FileName.of(FileName.Kind.INPUT, i), true);
            if (input.isEmpty()) {
                return;
            }
            publisher.publish(FileName.of(FileName.Kind.OUTPUT, i), mind.answer(input.get()));
            Optional<String> code = await(ear, FileName.of(FileName.Kind.ACKNOWLEDGE, i), false);
            if (code.isEmpty()) {
                return;
            }
            mind.acknowledged(Integer.parseInt(code.get().strip()));
        }
    }

    /** Waits for a file of the arena and returns its text; nothing if the match is over. */
    private Optional<String> await(Ear ear, String name, boolean heartbeat) throws IOException, InterruptedException {
        boolean list = true;
        SortedSet<String> names = new TreeSet<>();
        while (true) {
            if (list) {
                names = listed();
            }
            if (names.contains(name)) {
                return Optional.of(read(name));
            }
            if (names.contains(FileName.GAMEOVER)) {
                mind.over(read(FileName.GAMEOVER));
                return Optional.empty();
            }
            if (heartbeat && list) {
                Files.writeString(folder.resolve(FileName.READY), "ready\n");
            }
            Optional<SortedSet<String>> news = ear.listen();
            list = news.isEmpty();
            names = news.orElseGet(TreeSet::new);
        }
    }

    private SortedSet<String> listed() throws IOException {
        SortedSet<String> names = new TreeSet<>();
        for (FileName name : Listing.of(folder, Integer.MAX_VALUE).protocol()) {
            names.add(name.name());
        }
        return names;
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name), StandardCharsets.UTF_8);
    }

    /** Removes the files of the last match, never a folder and nothing outside. */
    private void wipe() throws IOException {
        for (FileName name : Listing.of(folder, Integer.MAX_VALUE).protocol()) {
            Path path = folder.resolve(name.name());
            if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                Files.deleteIfExists(path);
            }
        }
    }
}
