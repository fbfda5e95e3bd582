package arena.exchange;

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
 * The bot's side of the protocol, for bots that live in our own Java virtual machine: serves one folder match after
 * match, until its thread is interrupted.
 *
 * <p>It does what the protocol asks of any bot (wipe, heartbeat, list, answer beside and rename) and is only quicker to
 * notice, because the system wakes it.
 */
public final class FolderBot {

    private static final Logger LOG = LoggerFactory.getLogger(FolderBot.class);

    private static final long HEARTBEAT_MILLIS = 20;

    private static final Set<FileName.Kind> HEARD =
            EnumSet.of(FileName.Kind.INPUT, FileName.Kind.ACKNOWLEDGE, FileName.Kind.GAMEOVER);

    private final Path folder;
    private final Responder mind;
    private final Publisher publisher;
    private boolean away;

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
            while (!Thread.currentThread().isInterrupted()) {
                Files.createDirectories(folder);
                try (WatchService service = FileSystems.getDefault().newWatchService()) {
                    folder.register(service, StandardWatchEventKinds.ENTRY_CREATE);
                    playMatch(new Ear(service));
                }
            }
        } catch (IOException failure) {
            throw new FieldException(
                    "The bot cannot serve the folder " + folder + " (" + failure + "); check that it may write there.",
                    failure);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * The arena's names that are known and not read yet: reported by the system, or listed where reports are missing.
     */
    private static final class Ear {
        private final WatchService service;
        private final SortedSet<FileName> names = new TreeSet<>();

        Ear(WatchService service) {
            this.service = service;
        }

        /** Waits a little for reports; returns whether there were any, and none is missing. */
        boolean listen() throws InterruptedException {
            WatchKey ready = service.poll(HEARTBEAT_MILLIS, TimeUnit.MILLISECONDS);
            if (ready == null) {
                return false;
            }
            boolean whole = true;
            for (WatchEvent<?> event : ready.pollEvents()) {
                whole &= event.context() instanceof Path;
                hear(String.valueOf(event.context()));
            }
            return ready.reset() && whole;
        }

        void hear(String name) {
            FileName.read(name)
                    .filter(FileName::isExact)
                    .filter(read -> HEARD.contains(read.kind()))
                    .ifPresent(read -> names.add(read));
        }

        /** Returns the name of a kind with a number; of inputs a later one will do. */
        Optional<FileName> known(FileName.Kind kind, int number) {
            return names.stream()
                    .filter(name -> name.kind() == kind)
                    .filter(name -> name.number() == number || (kind == FileName.Kind.INPUT && name.number() > number))
                    .findFirst();
        }
    }

    /** Orders are numbered from 1; so are inputs, but in real time some may have been passed over. */
    private void playMatch(Ear ear) throws IOException, InterruptedException {
        wipe();
        int seen = 0;
        for (int given = 1; ; given++) {
            Optional<Heard> input = await(ear, new Awaited(FileName.Kind.INPUT, seen + 1, given - 1));
            if (input.isEmpty()) {
                return;
            }
            Heard newest = newest(ear, input.get());
            seen = newest.number();
            answer(FileName.of(FileName.Kind.OUTPUT, given), mind.answer(newest.text()));
            Optional<Heard> code = await(ear, new Awaited(FileName.Kind.ACKNOWLEDGE, given, given));
            if (code.isEmpty()) {
                return;
            }
            mind.acknowledged(Integer.parseInt(code.get().text().strip()));
        }
    }

    /**
     * Returns the newest input that is there, and follows those before it. An input beside a newer one was acknowledged
     * before that one came, answered or not; if it was not, this is real time.
     */
    private Heard newest(Ear ear, Heard input) {
        Heard newest = input;
        Optional<Heard> newer = newer(ear, newest);
        while (newer.isPresent()) {
            mind.follow(newest.text());
            newest = newer.get();
            newer = newer(ear, newest);
        }
        return newest;
    }

    private Optional<Heard> newer(Ear ear, Heard input) {
        return ear.known(FileName.Kind.ACKNOWLEDGE, input.number()).isPresent()
                ? Optional.empty()
                : take(ear, FileName.Kind.INPUT, input.number() + 1);
    }

    /** What stood in a file of the arena. */
    private record Heard(int number, String text) {}

    /**
     * A file that is waited for; of inputs a later one will do, since in real time old ones are removed.
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
     * Waits for a file of the arena and returns its text; nothing if the match is over. In a match that goes on the
     * system reports the file, so the folder is listed, and the heartbeat renewed, only when nothing has come for a
     * while: to list it in each turn would hold up the arena, which writes in it just then.
     */
    private Optional<Heard> await(Ear ear, Awaited awaited) throws InterruptedException {
        boolean swept = awaited.given() == 0 && look(ear, awaited);
        while (true) {
            Optional<Heard> text = take(ear, awaited.kind(), awaited.number());
            if (text.isPresent()) {
                return text;
            }
            Optional<Heard> end = take(ear, FileName.Kind.GAMEOVER, 0);
            if (swept || end.isPresent()) {
                mind.over(end.map(Heard::text).orElse(""));
                return Optional.empty();
            }
            swept = !ear.listen() && look(ear, awaited);
        }
    }

    /**
     * Lists the folder and beats; returns whether an arena that has been started anew has swept it. A folder without
     * the own last answer was swept, unless the next input is there already. That is looked at before the heartbeat,
     * which would begin a match.
     */
    private boolean look(Ear ear, Awaited awaited) {
        List<FileName> names = new ArrayList<>();
        boolean listed = attempt(
                () -> names.addAll(FolderListing.of(folder, Integer.MAX_VALUE).protocol()));
        names.forEach(name -> ear.hear(name.name()));
        if (listed && awaited.given() > 0 && names.stream().noneMatch(awaited::showsThatItGoesOn)) {
            return true;
        }
        if (awaited.kind() == FileName.Kind.INPUT) {
            attempt(() -> Files.writeString(folder.resolve(FileName.READY), "ready\n"));
        }
        return false;
    }

    /**
     * An answer that cannot be written now is written as soon as it can: only the arena's clock may end the attempt.
     */
    private void answer(String name, String text) throws InterruptedException {
        while (!attempt(() -> publisher.publish(name, text))) {
            Thread.sleep(HEARTBEAT_MILLIS);
        }
    }

    /** Something done with files. */
    @FunctionalInterface
    private interface Deed {
        void run() throws IOException;
    }

    /** A share may be away for a while, and a file held by somebody: that is said once, and tried again. */
    private boolean attempt(Deed deed) {
        try {
            deed.run();
            away = false;
            return true;
        } catch (IOException failure) {
            if (!away) {
                LOG.warn("{} cannot be served now, and is tried again: {}", folder, failure.toString());
            }
            away = true;
            return false;
        }
    }

    /**
     * Reads a file that was reported or listed; what is gone again was of the last match, or was cleaned by the arena.
     */
    private Optional<Heard> take(Ear ear, FileName.Kind kind, int number) {
        Optional<FileName> name = ear.known(kind, number);
        while (name.isPresent()) {
            ear.names.remove(name.get());
            try {
                String text = Files.readString(folder.resolve(name.get().name()), StandardCharsets.UTF_8);
                return Optional.of(new Heard(name.get().number(), text));
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
