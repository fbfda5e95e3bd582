package arena.probe;

import arena.exchange.FolderEntry;
import arena.launch.TrialRun;
import arena.launch.program.BotProgram;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** One start of the bot, with its team folder. */
final class ProbedBot implements AutoCloseable {

    private final TrialRun run;
    private final Path folder;
    private final Duration startUp;

    private ProbedBot(TrialRun run, Path folder, Duration startUp) {
        this.run = run;
        this.folder = folder;
        this.startUp = startUp;
    }

    /** Starts the bot; it may write in the whole field, so that it is seen if it does. */
    static ProbedBot start(ProbeRequest request, Path folder, int seat, int number) {
        BotProgram spec = request.bot().specs().apply(folder);
        String game = request.game().box().info().id();
        String match = "probe-" + request.bot().name() + "-" + number;
        TrialRun run = TrialRun.start(
                request.bot().launcher(),
                spec,
                new TrialRun.Place(
                        folder.resolveSibling(""),
                        match + ".log",
                        Map.of(
                                "ARENA_FOLDER", folder.toString(),
                                "ARENA_GAME", game,
                                "ARENA_MATCH", match,
                                "ARENA_SEAT", Integer.toString(seat),
                                "ARENA_SEED", Integer.toString(number))));
        return new ProbedBot(run, folder, spec.startUp());
    }

    Path folder() {
        return folder;
    }

    TrialRun run() {
        return run;
    }

    boolean isOver() {
        return run.isOver();
    }

    /** Returns how it ended, as a sentence. */
    String end() {
        return "Your bot ended: " + run.endWords() + ". All it printed is in " + run.log() + ".";
    }

    Duration startUp() {
        return startUp;
    }

    /**
     * Waits for a heartbeat that is not the old one; returns whether it came before the time was up or the program
     * ended.
     */
    boolean becomesReady(Optional<FolderEntry> old, Duration patience) {
        long until = Pauses.nanosAfter(patience.toMillis());
        while (System.nanoTime() < until && !isOver()) {
            Optional<FolderEntry> now = ProbeField.heartbeat(folder);
            if (now.isPresent() && !now.equals(old)) {
                return true;
            }
            Pauses.sleep(ProbeTimes.LOOK_MILLIS);
        }
        return false;
    }

    /** Ends the program with everything it has started. */
    @Override
    public void close() {
        run.close();
    }
}
