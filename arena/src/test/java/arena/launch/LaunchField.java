package arena.launch;

import arena.game.Seat;
import arena.launch.program.BotProgram;
import arena.launch.program.LaunchException;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import arena.match.Event;
import arena.match.Invitation;
import arena.match.Presence;
import arena.match.SystemClock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.awaitility.Awaitility;

/** A field with team folders where tests launch real programs. */
final class LaunchField implements AutoCloseable {

    /** Much longer than any operation here: only a fault reaches it. */
    static final Duration LONG = Duration.ofMinutes(3);

    private static final List<ConfinementLevel> LEVELS = Stream.of(
                    ConfinementLevel.BWRAP, ConfinementLevel.NAMESPACE, ConfinementLevel.LEASH, ConfinementLevel.NONE)
            .filter(LaunchField::works)
            .toList();

    private static final AtomicLong TOKENS =
            new AtomicLong(ProcessHandle.current().pid() * 1000);

    final Path root;
    final Path field;
    final Launcher launcher;
    final List<Event> events = new ArrayList<>();
    private int matches;

    LaunchField(Path root, ConfinementLevel level) throws IOException {
        this(root, level, new LaunchTerms.Limits(64L << 20, 64 << 10, Duration.ofMillis(200)));
    }

    LaunchField(Path root, ConfinementLevel level, LaunchTerms.Limits limits) throws IOException {
        this(root, terms(root.toRealPath(), level, limits));
    }

    LaunchField(Path root, LaunchTerms terms) throws IOException {
        this.root = root.toRealPath();
        this.field = Files.createDirectories(this.root.resolve("field"));
        this.launcher = Launcher.open(terms);
    }

    static LaunchTerms terms(Path root, ConfinementLevel level, LaunchTerms.Limits limits) {
        Path logs = root.resolve("logs");
        return new LaunchTerms(
                level, logs, LaunchTerms.VisiblePaths.hiding(List.of(root.resolve("field"), logs)), limits);
    }

    /** Returns the levels that work on this machine, the strictest first; the others are printed. */
    static Stream<ConfinementLevel> levels() {
        return LEVELS.stream();
    }

    private static boolean works(ConfinementLevel level) {
        try (Launcher launcher = Launcher.open(terms(Path.of("."), level, LaunchTerms.Limits.USUAL))) {
            return launcher.level() == level;
        } catch (LaunchException fault) {
            System.err.println("NOT TESTED on this machine: " + fault.getMessage());
            return false;
        }
    }

    /** Returns a number that no other process has among its arguments. */
    static String token() {
        return Long.toString(TOKENS.incrementAndGet());
    }

    /** Returns a player whose program is a short shell script. */
    LaunchedPlayer shell(String script) {
        return player("sh", "-c", script);
    }

    LaunchedPlayer player(String... command) {
        return player(BotProgram.of("ALPHA", List.of(command), root));
    }

    LaunchedPlayer player(BotProgram spec) {
        return new LaunchedPlayer(new MinimalFolderPlayer(folder(spec.name())), spec, folder(spec.name()), launcher);
    }

    Path folder(String team) {
        return field.resolve(team);
    }

    void join(LaunchedPlayer player) {
        matches++;
        player.join(new Invitation("match-" + matches, "test", new Seat(1), 42, new SystemClock(), events::add));
    }

    /** Waits until the player is gone, and returns why. */
    static Presence.Gone awaitGone(LaunchedPlayer player) {
        return (Presence.Gone)
                Awaitility.await().atMost(LONG).until(player::presence, presence -> presence instanceof Presence.Gone);
    }

    static void awaitHere(LaunchedPlayer player) {
        Awaitility.await().atMost(LONG).until(player::presence, presence -> {
            if (presence instanceof Presence.Gone gone) {
                throw new AssertionError(gone.words());
            }
            return presence instanceof Presence.Here;
        });
    }

    /** Returns how the last program ended, as it was recorded. */
    Event.ProcessEnded end() {
        return events.stream()
                .filter(Event.ProcessEnded.class::isInstance)
                .map(Event.ProcessEnded.class::cast)
                .reduce((earlier, later) -> later)
                .orElseThrow();
    }

    String log() throws IOException {
        return Files.readString(Path.of(end().log()), StandardCharsets.ISO_8859_1);
    }

    /** Returns how many processes of this machine have a word in their command lines. */
    static int processesWith(String word) {
        int count = 0;
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                count += commandLine(process).contains(word) ? 1 : 0;
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return count;
    }

    private static String commandLine(Path process) {
        try {
            return Files.readString(process.resolve("cmdline"), StandardCharsets.ISO_8859_1);
        } catch (IOException ended) {
            return "";
        }
    }

    @Override
    public void close() {
        launcher.close();
    }
}
