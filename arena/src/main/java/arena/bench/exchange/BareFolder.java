package arena.bench.exchange;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.HashSet;
import java.util.Set;

/**
 * One side of the barest exchange of whole files: written beside, renamed, noticed by the system's notification. No
 * rules, no heartbeat, no limits, no record: the floor under any arena that works through files.
 */
final class BareFolder implements AutoCloseable {

    private final Path folder;
    private final WatchService service;
    private final WatchKey key;
    private final Set<String> seen = new HashSet<>();

    BareFolder(Path folder) throws IOException {
        this.folder = folder;
        this.service = FileSystems.getDefault().newWatchService();
        this.key = folder.register(service, StandardWatchEventKinds.ENTRY_CREATE);
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            files.forEach(file -> seen.add(String.valueOf(file.getFileName())));
        }
    }

    void publish(String name, String text) throws IOException {
        Path part = folder.resolve("." + name + ".part");
        try (OutputStream out = Files.newOutputStream(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            out.write(text.getBytes(StandardCharsets.US_ASCII));
        }
        Files.move(part, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
    }

    /** Waits for one of two files; returns the name of the one that appeared. */
    String await(String name, String other) throws InterruptedException {
        while (true) {
            if (seen.remove(name)) {
                return name;
            }
            if (seen.remove(other)) {
                return other;
            }
            WatchKey ready = service.take();
            for (WatchEvent<?> event : ready.pollEvents()) {
                seen.add(String.valueOf(event.context()));
            }
            ready.reset();
        }
    }

    String read(String name) throws IOException {
        return Files.readString(folder.resolve(name), StandardCharsets.US_ASCII);
    }

    @Override
    public void close() throws IOException {
        key.cancel();
        service.close();
    }
}
