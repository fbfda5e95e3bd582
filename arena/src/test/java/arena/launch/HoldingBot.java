package arena.launch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * A bot that answers once and then keeps hold of its folder: open files, locks, a mapped input, and a child that should
 * outlive it. Arguments: the command of the child.
 */
final class HoldingBot {

    private static final long PAUSE_NANOS = 10_000_000;

    private HoldingBot() {}

    public static void main(String[] child) throws IOException {
        Path folder = Path.of(System.getenv("ARENA_FOLDER"));
        Files.writeString(folder.resolve("ready.txt"), "ready");
        await(folder.resolve("input_1.txt"));
        InputStream first = Files.newInputStream(folder.resolve("input_1.txt"));
        new ProcessBuilder(child)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        await(folder.resolve("child.txt"));
        Files.writeString(folder.resolve("answer.part"), "K 5\n");
        Files.move(folder.resolve("answer.part"), folder.resolve("output_1.txt"), StandardCopyOption.ATOMIC_MOVE);
        await(folder.resolve("input_2.txt"));
        List<Object> kept = new ArrayList<>(List.of(first));
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                kept.addAll(hold(file));
            }
        }
        Files.delete(folder.resolve("input_1.txt"));
        Files.writeString(folder.resolve("held.txt"), kept.size() + " held");
        while (!kept.isEmpty()) {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }

    private static List<Object> hold(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
        return List.of(channel, channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()), channel.lock());
    }

    private static void await(Path file) {
        while (!Files.exists(file)) {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }

    /** Returns the files of a folder that another process has locked. */
    static List<Path> lockedIn(Path folder) throws IOException {
        List<Path> locked = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                        FileLock lock = channel.tryLock()) {
                    if (lock == null) {
                        locked.add(file);
                    }
                } catch (OverlappingFileLockException own) {
                    throw new IllegalStateException("this process itself has locked " + file, own);
                }
            }
        }
        return locked;
    }
}
