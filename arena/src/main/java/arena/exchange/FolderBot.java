package arena.exchange;

import arena.exchange.state.FileName;
import arena.match.Responder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The bot's side of the protocol, for bots that run in the arena's own process: it serves one folder match after match,
 * until its thread is interrupted.
 *
 * <p>It does what the protocol asks of any bot (wipe, heartbeat, list, write beside and rename) and is only quicker to
 * notice changes, because the system reports them.
 */
public final class FolderBot {

    private static final Logger LOG = LoggerFactory.getLogger(FolderBot.class);

    private static final long HEARTBEAT_MILLIS = 20;

    private static final Set<FileName.Kind> READ_KINDS =
            EnumSet.of(FileName.Kind.INPUT, FileName.Kind.ACKNOWLEDGE, FileName.Kind.GAMEOVER);

    private final Path folder;
    private final Responder mind;
    private final Publisher publisher;
    private boolean away;

    /** Makes a bot that serves a folder; the folder is created if it is missing. */
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
            while (!Thread.currentThread().isInterrupted()) {
                Files.createDirectories(folder);
                try (WatchService service = FileSystems.getDefault().newWatchService()) {
                    folder.register(service, StandardWatchEventKinds.ENTRY_CREATE);
                    playMatch(new FileReports(service));
                }
            }
        } catch (IOException failure) {
            throw new FieldException(
                    "The bot cannot use the folder " + folder + " (" + failure + "); check that it may write there.",
                    failure);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * The names of the arena's files that are known and not read yet: reported by the system, or listed where reports
     * are missing.
     */
    private static final class FileReports {
        private final WatchService service;
        private final SortedSet<FileName> names = new TreeSet<>();

        FileReports(WatchService service) {
            this.service = service;
        }

        /** Waits briefly for reports; returns whether there were any, and none was lost. */
        boolean poll() throws InterruptedException {
            WatchKey ready = service.poll(HEARTBEAT_MILLIS, TimeUnit.MILLISECONDS);
            if (ready == null) {
                return false;
            }
            boolean whole = true;
            for (WatchEvent<?> event : ready.pollEvents()) {
                whole &= event.context() instanceof Path;
                add(String.valueOf(event.context()));
            }
            return ready.reset() && whole;
        }

        void add(String name) {
            FileName.read(name)
                    .filter(FileName::isExact)
                    .filter(read -> READ_KINDS.contains(read.kind()))
                    .ifPresent(read -> names.add(read));
        }

        /** Returns the name of a kind with a number; for an input also that of a later one. */
        Optional<FileName> known(FileName.Kind kind, int number) {
            return names.stream()
                    .filter(name -> name.kind() == kind)
                    .filter(name -> name.number() == number || (kind == FileName.Kind.INPUT && name.number() > number))
                    .findFirst();
        }
    }

    /** Orders are numbered from 1; so are inputs, but in real time some may have been skipped. */
    private void playMatch(FileReports ear) throws IOException, InterruptedException {
        wipe();
        int seen = 0;
        for (int given = 1; ; given++) {
            Optional<FileText> input = await(ear, new Awaited(FileName.Kind.INPUT, seen + 1, given - 1));
            if (input.isEmpty()) {
                return;
            }
            FileText newest = newest(ear, input.get());
            seen = newest.number();
            answer(FileName.of(FileName.Kind.OUTPUT, given), mind.answer(newest.text()));
            Optional<FileText> code = await(ear, new Awaited(FileName.Kind.ACKNOWLEDGE, given, given));
            if (code.isEmpty()) {
                return;
            }
            mind.acknowledged(Integer.parseInt(code.get().text().strip()));
        }
    }

    /**
     * Returns the newest input, after the mind has followed the earlier ones. An input beside a newer one was
     * acknowledged before that one came, answered or not; if it was not, this is real time.
     */
    private FileText newest(FileReports ear, FileText input) {
        FileText newest = input;
        Optional<FileText> newer = newer(ear, newest);
        while (newer.isPresent()) {
            mind.follow(newest.text());
            newest = newer.get();
            newer = newer(ear, newest);
        }
        return newest;
    }

    private Optional<FileText> newer(FileReports ear, FileText input) {
        return ear.known(FileName.Kind.ACKNOWLEDGE, input.number()).isPresent()
                ? Optional.empty()
                : take(ear, FileName.Kind.INPUT, input.number() + 1);
    }

    /** The content of a file of the arena. */
    private record FileText(int number, String text) {}

    /**
     * A file that is awaited; a later input also counts, since in real time old ones are removed.
     *
     * @param given the last order whose files show that the match goes on; 0 before the first
     */
    private record Awaited(FileName.Kind kind, int number, int given) {

        boolean showsThatItGoesOn(FileName found) {
            boolean lastAnswer = found.kind() == FileName.Kind.OUTPUT && found.number() == given;
            return lastAnswer || (found.kind() == FileName.Kind.INPUT && found.number() > given);
        }
    }

    /**
     * Waits for a file of the arena and returns its text; empty if the match is over. During a match the system reports
     * the file, so the folder is listed, and the heartbeat renewed, only when nothing has come for a while: a listing
     * in each turn would slow down the arena, which writes in the folder at that moment.
     */
    private Optional<FileText> await(FileReports ear, Awaited awaited) throws InterruptedException {
        boolean swept = awaited.given() == 0 && scan(ear, awaited);
        while (true) {
            Optional<FileText> text = take(ear, awaited.kind(), awaited.number());
            if (text.isPresent()) {
                return text;
            }
            Optional<FileText> end = take(ear, FileName.Kind.GAMEOVER, 0);
            if (swept || end.isPresent()) {
                mind.over(end.map(FileText::text).orElse(""));
                return Optional.empty();
            }
            swept = !ear.poll() && scan(ear, awaited);
        }
    }

    /**
     * Lists the folder and renews the heartbeat; returns whether an arena that was restarted has cleaned it. A folder
     * without the bot's own last answer was cleaned, unless the next input is there already. That is checked before the
     * heartbeat, which would begin a match.
     */
    private boolean scan(FileReports ear, Awaited awaited) {
        List<FileName> names = new ArrayList<>();
        boolean listed = tryOnce(
                () -> names.addAll(FolderListing.of(folder, Integer.MAX_VALUE).protocol()));
        names.forEach(name -> ear.add(name.name()));
        if (listed && awaited.given() > 0 && names.stream().noneMatch(awaited::showsThatItGoesOn)) {
            return true;
        }
        if (awaited.kind() == FileName.Kind.INPUT) {
            tryOnce(() -> Files.writeString(folder.resolve(FileName.READY), "ready\n"));
        }
        return false;
    }

    /** Writes an answer, and repeats a failed attempt until it succeeds: only the arena's clock may end it. */
    private void answer(String name, String text) throws InterruptedException {
        while (!tryOnce(() -> publisher.publish(name, text))) {
            Thread.sleep(HEARTBEAT_MILLIS);
        }
    }

    /** An operation on files. */
    @FunctionalInterface
    private interface FileOperation {
        void run() throws IOException;
    }

    /**
     * Runs an operation; a failure is logged once, since a share may be away for a while, and a file held open
     * elsewhere.
     */
    private boolean tryOnce(FileOperation operation) {
        try {
            operation.run();
            away = false;
            return true;
        } catch (IOException failure) {
            if (!away) {
                LOG.warn("{} cannot be used now and is tried again: {}", folder, failure.toString());
            }
            away = true;
            return false;
        }
    }

    /**
     * Reads a file that was reported or listed; a file that is gone belonged to the last match, or was removed by the
     * arena.
     */
    private Optional<FileText> take(FileReports ear, FileName.Kind kind, int number) {
        Optional<FileName> name = ear.known(kind, number);
        while (name.isPresent()) {
            ear.names.remove(name.get());
            try {
                String text = Files.readString(folder.resolve(name.get().name()), StandardCharsets.UTF_8);
                return Optional.of(new FileText(name.get().number(), text));
            } catch (NoSuchFileException gone) {
                name = ear.known(kind, number);
            } catch (IOException held) {
                LOG.debug("{} cannot be read yet: {}", name.get().name(), held.toString());
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Removes the files of the last match, never a folder and nothing outside. */
    private void wipe() throws IOException {
        for (FileName name : FolderListing.of(folder, Integer.MAX_VALUE).protocol()) {
            Path path = folder.resolve(name.name());
            if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                Files.deleteIfExists(path);
            }
        }
    }
}
