package arena.probe;

import arena.exchange.Publisher;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.LongConsumer;

/**
 * The ways in which a file of the arena appears in a folder: atomically, as the arena writes it, or in the way of a
 * fault.
 */
final class FileAppearance {

    private static final boolean WINDOWS = File.separatorChar == '\\';

    private final Path folder;
    private final Publisher publisher;
    private final LongConsumer pause;

    /**
     * Creates a writer for a folder.
     *
     * @param pause waits for a number of milliseconds, and may observe the bot meanwhile
     */
    FileAppearance(Path folder, LongConsumer pause) {
        this.folder = folder;
        this.publisher = new Publisher(folder);
        this.pause = pause;
    }

    /**
     * Makes an input appear in the way of a fault.
     *
     * @param longPause the long pause, in which the bot is observed
     */
    void writeInput(String name, String text, PlantedFault fault, Runnable longPause) {
        switch (fault) {
            case LATE_INPUT -> {
                pause.accept(ProbeTimes.LATE_MILLIS);
                write(name, text);
            }
            case LONG_PAUSE -> {
                longPause.run();
                write(name, text);
            }
            case INPUT_IN_PIECES -> writeInPieces(name, text);
            case EMPTY_INPUT -> writeLater(name, text, ProbeTimes.EMPTY_MILLIS);
            case HELD_INPUT -> writeHeld(name, text);
            case CRLF_INPUT -> write(name, text.replace("\n", "\r\n"));
            default -> write(name, text);
        }
    }

    /** Makes an acknowledgement appear in the way of a fault. */
    void writeCode(String name, int code, PlantedFault fault) {
        switch (fault) {
            case NEWS -> write(name, "100\n");
            case UNKNOWN_NEWS -> write(name, "137\n");
            case CRLF_CODE -> write(name, code + "\r\n");
            case EMPTY_CODE -> writeLater(name, code + "\n", ProbeTimes.PIECES_MILLIS);
            case LATE_CODE -> {
                pause.accept(ProbeTimes.LATE_MILLIS);
                write(name, code + "\n");
            }
            default -> write(name, code + "\n");
        }
    }

    /** Writes the complete file atomically. */
    void write(String name, String text) {
        try {
            publisher.publish(name, text);
        } catch (IOException failure) {
            throw ProbeField.fault("The probe cannot write " + folder.resolve(name), failure);
        }
    }

    /** Creates the file empty, and writes it in two pieces that are cut in the middle of a line. */
    void writeInPieces(String name, String text) {
        int third = ProbeTimes.PIECES_MILLIS / 3;
        try (FileChannel file = create(name)) {
            pause.accept(third);
            append(file, text.substring(0, text.length() / 2));
            pause.accept(ProbeTimes.PIECES_MILLIS - third);
            append(file, text.substring(text.length() / 2));
        } catch (IOException failure) {
            throw ProbeField.fault("The probe cannot write " + folder.resolve(name), failure);
        }
    }

    /** Creates the file empty, and writes the complete text after a time. */
    void writeLater(String name, String text, long millis) {
        try (FileChannel file = create(name)) {
            pause.accept(millis);
            append(file, text);
        } catch (IOException failure) {
            throw ProbeField.fault("The probe cannot write " + folder.resolve(name), failure);
        }
    }

    /**
     * Creates a file that cannot be opened for a time: by a lock where the system has mandatory locks, otherwise by a
     * symbolic link to a missing file, which works against any user's permissions.
     */
    void writeHeld(String name, String text) {
        try {
            if (WINDOWS) {
                writeLocked(name, text);
            } else {
                Files.createSymbolicLink(folder.resolve(name), Path.of(".arena-not-there-yet"));
                pause.accept(ProbeTimes.HELD_MILLIS);
                write(name, text);
            }
        } catch (IOException failure) {
            throw ProbeField.fault("The probe cannot write " + folder.resolve(name), failure);
        }
    }

    private void writeLocked(String name, String text) throws IOException {
        try (FileChannel file = create(name);
                var lock = file.lock()) {
            append(file, text);
            pause.accept(lock.isValid() ? ProbeTimes.HELD_MILLIS : 0);
        }
    }

    /** Creates a new file, so that a link made by a bot is never followed. */
    private FileChannel create(String name) throws IOException {
        Path file = folder.resolve(name);
        ProbeField.remove(file);
        return FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    private static void append(FileChannel file, String text) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            file.write(bytes);
        }
    }
}
