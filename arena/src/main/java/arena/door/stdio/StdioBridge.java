package arena.door.stdio;

import arena.door.ArenaFile;
import arena.door.DoorFolder;
import arena.exchange.state.FileName;
import arena.launch.program.StreamPartner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A bridge on the contestant's side: it serves a team folder with a program that plays by its standard streams, and
 * starts the program anew for each match, until its thread is interrupted.
 */
public final class StdioBridge {

    /** The time that a program has to end by itself after its match. */
    private static final long FAREWELL_MILLIS = 2_000;

    private static final int MOST_BYTES = 1 << 20;
    private static final long PAUSE_MILLIS = 100;

    private final Path team;
    private final ProcessBuilder program;
    private final Consumer<byte[]> stray;

    /**
     * Prepares a bridge; nothing is started yet.
     *
     * @param team the team folder; it is created if it is missing
     * @param stray receives output that is no message
     */
    public StdioBridge(Path team, List<String> command, Consumer<byte[]> stray) {
        this.team = team;
        this.program = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        this.stray = stray;
        program.environment()
                .put("ARENA_FOLDER", team.toAbsolutePath().normalize().toString());
    }

    /**
     * Serves match after match; returns when the program has ended before a match.
     *
     * @throws IOException if the program cannot be started, or the folder cannot be used
     */
    public void serve() throws IOException {
        try {
            boolean played = true;
            while (played) {
                played = playMatch();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** Plays a match and returns whether there was one. */
    private boolean playMatch() throws IOException, InterruptedException {
        try (DoorFolder folder = DoorFolder.open(team)) {
            folder.wipe();
            Process process = program.start();
            try {
                StdioDoor door = new StdioDoor(
                        folder,
                        new StreamPartner.Streams(process.getOutputStream(), process.getInputStream(), stray),
                        MOST_BYTES,
                        new CompletableFuture<>());
                boolean over = door.carry();
                return over || (folder.hasBegun() && awaitEnd(folder));
            } finally {
                end(process);
            }
        }
    }

    /** Waits for the end of a match whose program has ended before: a new one would not know what has happened. */
    private static boolean awaitEnd(DoorFolder folder) throws InterruptedException {
        while (true) {
            try {
                boolean over = folder.await().stream().map(ArenaFile::kind).anyMatch(FileName.Kind.GAMEOVER::equals);
                if (over || folder.isCleared()) {
                    return true;
                }
            } catch (IOException away) {
                Thread.sleep(PAUSE_MILLIS);
            }
        }
    }

    private static void end(Process process) throws InterruptedException {
        boolean interrupted = Thread.interrupted();
        if (interrupted || !process.waitFor(FAREWELL_MILLIS, TimeUnit.MILLISECONDS)) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        if (interrupted) {
            throw new InterruptedException();
        }
    }
}
