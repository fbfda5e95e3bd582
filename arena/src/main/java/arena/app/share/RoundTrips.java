package arena.app.share;

import arena.exchange.Publisher;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * Round trips between the arena and {@code check_share.py} or {@code check-share.ps1} on a contestant's machine,
 * through the folder that both see. The script finds every other file by asking for its name, as many bots do.
 */
public final class RoundTrips {

    private static final int TRIPS = 20;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final long PAUSE_NANOS = 50_000_000;

    /** A round trip that takes longer than this costs a bot part of its time. */
    private static final double SLOW_MILLIS = 100;

    private static final String PREFIX = "doctor_";
    private static final String START = PREFIX + "pong_0.txt";
    private static final String END = PREFIX + "end.txt";

    private final Path folder;
    private final Duration start;

    /**
     * Makes the measurement.
     *
     * @param folder the folder that both machines see, absolute
     * @param start how long the script may take to start
     */
    public RoundTrips(Path folder, Duration start) {
        this.folder = folder;
        this.start = start;
    }

    /** Measures; the files are removed afterwards. */
    public List<Diagnosis> findings() {
        try {
            return measured();
        } catch (IOException | UncheckedIOException failure) {
            return List.of(Diagnosis.problem(
                    "round trips",
                    "The arena could not work in " + folder + " (" + failure.getMessage() + ").",
                    "Give the arena's account the right to write there, and look whether the share is mounted."));
        }
    }

    private List<Diagnosis> measured() throws IOException {
        // The script may just be writing its first file.
        remove(START, START + ".tmp", END);
        if (!awaitPong(0, start)) {
            return List.of(Diagnosis.problem(
                    "round trips",
                    "No script has answered in " + folder + " within " + start.toSeconds() + " s.",
                    "On the contestant's machine: python3 check_share.py FOLDER, or check-share.ps1 on Windows, with"
                            + " the same folder as it is seen there."));
        }
        try {
            return trips();
        } finally {
            remove(END);
        }
    }

    private List<Diagnosis> trips() throws IOException {
        Publisher publisher = new Publisher(folder);
        Latencies listed = new Latencies();
        Latencies asked = new Latencies();
        for (int trip = 1; trip <= TRIPS; trip++) {
            boolean asks = trip % 2 == 0;
            // The script asks for the name some times before the file exists, as a bot does that waits for its prompt.
            LockSupport.parkNanos(PAUSE_NANOS);
            long begun = System.nanoTime();
            publisher.publish(PREFIX + (asks ? "ask_" : "list_") + trip + ".txt", "mark\n");
            if (!awaitPong(trip, PATIENCE)) {
                return List.of(Diagnosis.problem(
                        "round trips",
                        "The script has not answered file " + trip + " within " + PATIENCE.toSeconds() + " s.",
                        "Start the script again, then arena doctor; look whether the share is still mounted there."));
            }
            (asks ? asked : listed).add(System.nanoTime() - begun);
        }
        // The script removes this file when it has seen it.
        publisher.publish(END, "mark\n");
        return List.of(
                finding("round trips", "by listing the folder", listed),
                finding("asked names", "by asking for the name", asked));
    }

    private static Diagnosis finding(String topic, String how, Latencies times) {
        String words =
                "A round trip to the script and back, with the file found " + how + ", takes " + times.words() + ".";
        return times.maxMillis() < SLOW_MILLIS
                ? Diagnosis.good(topic, words)
                : Diagnosis.problem(
                        topic,
                        words,
                        "Add that to the time for a move (share-allowance in [exchange]); turn off caches on the"
                                + " contestant's machine (arena doctor FOLDER there names the command); bots list the"
                                + " folder.");
    }

    private boolean awaitPong(int number, Duration patience) {
        String name = PREFIX + "pong_" + number + ".txt";
        return FolderPolling.await(patience, () -> FolderPolling.lists(folder, name));
    }

    /** Removes the files of this and earlier measurements, except some. */
    private void remove(String... kept) throws IOException {
        List<Path> own;
        try (Stream<Path> names = Files.list(folder)) {
            own = names.filter(path -> String.valueOf(path.getFileName()).startsWith(PREFIX))
                    .filter(path -> !List.of(kept).contains(String.valueOf(path.getFileName())))
                    .toList();
        }
        for (Path file : own) {
            Files.deleteIfExists(file);
        }
    }
}
