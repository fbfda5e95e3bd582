package arena.app.share;

import arena.exchange.Field;
import arena.exchange.Publisher;
import arena.launch.FolderAccessCheck;
import arena.launch.InstalledPrograms;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.FileUtils;

/**
 * The examination of a folder in which files are exchanged: how long a new file takes to be seen, and which habits of
 * the file system disturb a match. It works in a folder of its own inside, which it removes.
 *
 * <p>A file is written under one path and looked for under another: the same folder, unless it is also mounted
 * elsewhere.
 */
public final class FolderDoctor {

    private static final int TRIES = 25;
    private static final int FEW_TRIES = 5;
    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final Duration REPORT = Duration.ofSeconds(2);

    /** A folder that takes longer than this for one operation costs a match that waits for it. */
    private static final double SLOW_MILLIS = 20;

    private static final long STEP_MILLIS = 10;
    private static final long LEAST_ALLOWANCE_MILLIS = 50;
    private static final long MOST_SKEW_MILLIS = 2_000;
    private static final long LEAST_FREE_BYTES = 1L << 30;
    private static final long LEAST_INODES = 100_000;
    private static final int LONGEST_NAME = 255;
    private static final double MOST_MISSING_MILLIS = 100;

    private final Path folder;
    private final Path seenAs;
    private final List<Diagnosis> findings = new ArrayList<>();

    /**
     * Makes the examination of a folder.
     *
     * @param folder where files are written, absolute
     * @param seenAs the path under which they are looked for: the same, or another mount of the folder
     */
    public FolderDoctor(Path folder, Path seenAs) {
        this.folder = folder;
        this.seenAs = seenAs;
    }

    /**
     * Examines briefly whether a folder on a share disturbs a match, and returns a sentence for each problem, with its
     * cure; empty for a folder on a local disk.
     */
    public static List<String> warnings(Path folder) {
        try {
            if (!Files.isDirectory(folder) || !Field.isOnShare(folder)) {
                return List.of();
            }
        } catch (IOException away) {
            // A folder that cannot be used is reported when it is opened.
            return List.of();
        }
        FolderDoctor doctor = new FolderDoctor(folder, folder);
        doctor.examine((own, seen) -> {
            Publisher publisher = new Publisher(own);
            doctor.publishing(publisher, seen, FEW_TRIES);
            doctor.missingNames(publisher, seen, 1);
        });
        return doctor.findings.stream()
                .filter(finding -> finding.level() != Diagnosis.Level.GOOD)
                .map(finding -> folder + ": " + finding.sentence() + " (`arena doctor FOLDER` measures more.)")
                .toList();
    }

    /** Examines the folder; it takes some seconds on a share. */
    public List<Diagnosis> findings() {
        findings.clear();
        if (!Files.isDirectory(folder)) {
            findings.add(Diagnosis.problem(
                    "folder",
                    folder + (Files.exists(folder) ? " is a file." : " does not exist."),
                    "Name a folder in which files are exchanged: a team folder, or the one that holds them."));
            return List.copyOf(findings);
        }
        examine(this::examine);
        return List.copyOf(findings);
    }

    /** An examination in a folder that is written under one path and looked at under another. */
    private interface Examination {
        void of(Path own, Path seen) throws IOException;
    }

    /** Makes an examination in a folder of its own. */
    private void examine(Examination examination) {
        try {
            Path own = Files.createTempDirectory(folder, ".arena-doctor-");
            try {
                examination.of(own, seenAs.resolve(own.getFileName()));
            } finally {
                FileUtils.deleteQuietly(own.toFile());
            }
        } catch (IOException | UncheckedIOException failure) {
            findings.add(Diagnosis.problem(
                    "folder",
                    "The arena could not work in " + folder + " (" + failure.getMessage() + ").",
                    "Give the arena's account the right to write there, and look whether the share is mounted."));
        }
    }

    private void examine(Path own, Path seen) throws IOException {
        kind(folder);
        if (!seenAs.equals(folder)) {
            kind(seenAs);
        }
        Publisher publisher = new Publisher(own);
        if (!FolderPolling.await(PATIENCE, () -> Files.isDirectory(seen))) {
            findings.add(Diagnosis.problem(
                    "second path",
                    seenAs + " does not show what is written to " + folder + " within " + PATIENCE.toSeconds() + " s.",
                    "Name two paths of the same folder."));
            return;
        }
        publishing(publisher, seen, TRIES);
        missingNames(publisher, seen, 3);
        replacing(publisher, own);
        contents(publisher, seen);
        reports(publisher, seen);
        clock(publisher, seen);
        names(own);
        readers();
        space();
    }

    private void kind(Path path) throws IOException {
        FileStore store = Files.getFileStore(path);
        if (Field.isOnShare(path)) {
            findings.add(Diagnosis.note(
                    "kind",
                    path + " is on a network share (" + store.type()
                            + "): changes are found by listing, and lateness cannot be proved.",
                    "Set profile = share in [exchange]; play finals on one machine with a local disk."));
        } else {
            findings.add(Diagnosis.good("kind", path + " is on a local disk (" + store.type() + ")."));
        }
    }

    /** Measures how long it takes to write a file, to list the folder, and until a new name is listed. */
    private void publishing(Publisher publisher, Path seen, int tries) throws IOException {
        Latencies writing = new Latencies();
        Latencies listing = new Latencies();
        Latencies visible = new Latencies();
        for (int turn = 1; turn <= tries; turn++) {
            String name = "listed_" + turn + ".txt";
            long begun = System.nanoTime();
            publisher.publish(name, "mark " + turn + "\n");
            long written = System.nanoTime();
            writing.add(written - begun);
            boolean found = FolderPolling.await(PATIENCE, () -> {
                long looked = System.nanoTime();
                boolean there = FolderPolling.lists(seen, name);
                listing.add(System.nanoTime() - looked);
                return there;
            });
            visible.add(System.nanoTime() - written);
            if (!found) {
                findings.add(Diagnosis.problem(
                        "listing",
                        "A new file was not listed within " + PATIENCE.toSeconds() + " s: the folder is cached.",
                        CacheAdvice.of(seenAs)));
                return;
            }
        }
        findings.add(speed("writing", "To write a file and rename it takes " + writing.words() + ".", writing));
        findings.add(speed("listing", "To list the folder takes " + listing.words() + ".", listing));
        findings.add(speed(
                "new files",
                "A new file is listed after " + visible.words() + "; " + allowance(writing, visible),
                visible));
    }

    private Diagnosis speed(String topic, String words, Latencies times) {
        return times.maxMillis() < SLOW_MILLIS
                ? Diagnosis.good(topic, words)
                : Diagnosis.note(topic, words, CacheAdvice.of(seenAs));
    }

    /** Returns in words what two publications and two looks take in the worst case, rounded up to ten milliseconds. */
    private static String allowance(Latencies writing, Latencies visible) {
        long millis = (long) Math.ceil(2 * (writing.maxMillis() + visible.maxMillis()) / STEP_MILLIS) * STEP_MILLIS;
        return millis <= LEAST_ALLOWANCE_MILLIS
                ? "a move needs no allowance for that."
                : "a turn is two such steps: add " + millis + " ms to the time for a move (share-allowance in"
                        + " [exchange]).";
    }

    /** Asks for a name before it exists, as many bots do, and measures how long it then stays missing. */
    private void missingNames(Publisher publisher, Path seen, int tries) throws IOException {
        Latencies missing = new Latencies();
        String cure = "Let bots list the folder and open a name only after it was listed. " + CacheAdvice.of(seenAs);
        for (int turn = 1; turn <= tries; turn++) {
            Path asked = seen.resolve("asked_" + turn + ".txt");
            if (Files.exists(asked)) {
                throw new IOException("it has " + asked + " before it was written");
            }
            publisher.publish(String.valueOf(asked.getFileName()), "mark\n");
            long written = System.nanoTime();
            if (!FolderPolling.await(PATIENCE, () -> Files.exists(asked))) {
                findings.add(Diagnosis.problem(
                        "missing names",
                        "A name that was asked for before it existed was still missing after " + PATIENCE.toSeconds()
                                + " s.",
                        cure));
                return;
            }
            missing.add(System.nanoTime() - written);
        }
        String words = "A name that was asked for before it existed is found after " + missing.words() + ".";
        findings.add(
                missing.maxMillis() > MOST_MISSING_MILLIS
                        ? Diagnosis.problem(
                                "missing names",
                                words + " A bot that waits by asking for input_i.txt loses this time at each turn.",
                                cure)
                        : Diagnosis.good("missing names", words));
    }

    /** Replaces a file while it is open, which Windows and some shares refuse. */
    private void replacing(Publisher publisher, Path own) throws IOException {
        publisher.publish("replaced.txt", "first\n");
        try (InputStream open = Files.newInputStream(own.resolve("replaced.txt"))) {
            Path next = Files.writeString(own.resolve("next.tmp"), "second\n");
            Files.move(next, own.resolve("replaced.txt"), StandardCopyOption.ATOMIC_MOVE);
            boolean kept = open.read() == 'f';
            findings.add(Diagnosis.good(
                    "replacing",
                    "A file can be replaced while another program has it open"
                            + (kept ? ", which still reads the old one." : ".")));
        } catch (IOException refused) {
            findings.add(Diagnosis.note(
                    "replacing",
                    "A file cannot be replaced while another program has it open (" + refused.getMessage() + ").",
                    "Bots open ready.txt only to write it, and repeat a refused rename some times."));
        }
    }

    /** Reads back what was written, at once: half of a file, or other line ends, would be another move. */
    private void contents(Publisher publisher, Path seen) throws IOException {
        int wrong = 0;
        for (int turn = 1; turn <= TRIES; turn++) {
            String text = "C " + turn + "\n" + "x".repeat(4_000) + "\r\n" + "End\n";
            String name = "content_" + turn + ".txt";
            publisher.publish(name, text);
            FolderPolling.await(PATIENCE, () -> FolderPolling.lists(seen, name));
            wrong += read(seen.resolve(name)).equals(text) ? 0 : 1;
        }
        findings.add(
                wrong == 0
                        ? Diagnosis.good("contents", "A file is complete, with its line ends, as soon as it is listed.")
                        : Diagnosis.problem(
                                "contents",
                                wrong + " of " + TRIES + " files were incomplete or changed when they were read at"
                                        + " once.",
                                "Read a file again until two reads are equal. " + CacheAdvice.of(seenAs)));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException notYet) {
            return "";
        }
    }

    /** Looks whether the system reports a new name. */
    private void reports(Publisher publisher, Path seen) throws IOException {
        try (WatchService service = seen.getFileSystem().newWatchService()) {
            seen.register(service, StandardWatchEventKinds.ENTRY_CREATE);
            publisher.publish("reported.txt", "mark\n");
            WatchKey key = service.poll(REPORT.toMillis(), TimeUnit.MILLISECONDS);
            findings.add(reported(key != null));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private Diagnosis reported(boolean reported) throws IOException {
        if (!reported) {
            return Diagnosis.note(
                    "notification",
                    "The system does not report new files here within " + REPORT.toSeconds() + " s.",
                    "Bots must list the folder; set watch = poll in [exchange] if this is not a share.");
        }
        return seenAs.equals(folder) && Field.isOnShare(folder)
                ? Diagnosis.note(
                        "notification",
                        "The system reports new files of this machine; those of others it need not report on a share.",
                        "Bots must list the folder.")
                : Diagnosis.good("notification", "The system reports new files.");
    }

    private void clock(Publisher publisher, Path seen) throws IOException {
        publisher.publish("clock.txt", "mark\n");
        FolderPolling.await(PATIENCE, () -> FolderPolling.lists(seen, "clock.txt"));
        long skew = Files.getLastModifiedTime(seen.resolve("clock.txt")).toMillis() - System.currentTimeMillis();
        findings.add(
                Math.abs(skew) <= MOST_SKEW_MILLIS
                        ? Diagnosis.good("clock", "The time stamps of files agree with the clock of this machine.")
                        : Diagnosis.note(
                                "clock",
                                "The time stamps of files differ from the clock of this machine by " + skew / 1_000
                                        + " s. A match does not use them.",
                                "Let both machines take their time from one server (NTP)."));
    }

    private void names(Path own) throws IOException {
        Files.writeString(own.resolve("Case.txt"), "");
        if (Files.exists(own.resolve("cASE.TXT"))) {
            findings.add(Diagnosis.note(
                    "case", "Names that differ in case only are the same file here: Red and red are one team folder."));
        } else {
            findings.add(Diagnosis.good("case", "Names that differ in case only are different files."));
        }
        List<String> refused = new ArrayList<>();
        for (String name : List.of("größe_π.txt", "n".repeat(LONGEST_NAME - 4) + ".txt")) {
            if (!holds(own, name)) {
                refused.add(name.length() == LONGEST_NAME ? "a name of " + LONGEST_NAME + " characters" : name);
            }
        }
        if (refused.isEmpty()) {
            findings.add(Diagnosis.good("names", "Names with letters of all languages, and long ones, are kept."));
        } else {
            findings.add(Diagnosis.note(
                    "names",
                    "These names are refused or changed: " + String.join(", ", refused) + ".",
                    "Use letters, digits and underscores in names of teams; the protocol has no others."));
        }
    }

    private static boolean holds(Path own, String name) {
        try {
            Files.writeString(own.resolve(name), "");
            return FolderPolling.lists(own, name);
        } catch (IOException | IllegalArgumentException refused) {
            return false;
        }
    }

    /** Examines which teams can read the folders of others. */
    private void readers() throws IOException {
        FolderAccessCheck.problems(folder).forEach(words -> findings.add(Diagnosis.note("readers", words)));
    }

    private void space() throws IOException {
        long free = Files.getFileStore(folder).getUsableSpace();
        String words = FileUtils.byteCountToDisplaySize(free) + " are free";
        long inodes = freeInodes();
        String files = inodes < 0 ? "" : ", and room for " + inodes + " files";
        findings.add(
                free >= LEAST_FREE_BYTES && (inodes < 0 || inodes >= LEAST_INODES)
                        ? Diagnosis.good("space", words + files + ".")
                        : Diagnosis.problem(
                                "space",
                                "Only " + words + files + ".",
                                "Make room: a match of 80 turns writes about 500 small files, and its record."));
    }

    /** Returns how many files the file system still has room for; -1 if it does not say. */
    private long freeInodes() {
        return InstalledPrograms.output(List.of("df", "-Pi", folder.toString())).stream()
                .flatMap(String::lines)
                .skip(1)
                .map(line -> line.trim().split("\\s+", -1))
                .filter(columns -> columns.length > 3 && columns[3].matches("[1-9][0-9]{0,17}"))
                .mapToLong(columns -> Long.parseLong(columns[3]))
                .findFirst()
                .orElse(-1);
    }
}
