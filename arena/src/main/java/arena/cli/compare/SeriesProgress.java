package arena.cli.compare;

import arena.cli.host.CommandEnvironment;
import arena.cli.host.GracefulStop;
import arena.cli.show.Progress;
import arena.series.Stoppable;
import java.util.Optional;

/** The display of how far a series of games is; Ctrl-C meanwhile ends the series gracefully. */
final class SeriesProgress implements AutoCloseable {

    private final CommandEnvironment host;
    private Optional<Progress> progress = Optional.empty();
    private Optional<GracefulStop> stop = Optional.empty();

    SeriesProgress(CommandEnvironment host) {
        this.host = host;
    }

    /**
     * Begins to show a series, and to listen for Ctrl-C.
     *
     * @param ended the number of its games that have ended before
     * @param all the number of all its games
     */
    void begin(Stoppable games, int ended, int all) {
        Progress begun = Progress.begin(host, ended, all);
        GracefulStop listening = new GracefulStop(
                () -> {
                    games.stopSoon();
                    begun.remark("The running games will be finished; press Ctrl-C again to break them off.");
                },
                games::stopNow);
        progress = Optional.of(begun);
        stop = Optional.of(listening);
        listening.listen();
    }

    /** Shows the number of games that have ended, and a few words about the state. */
    void show(int ended, String standing) {
        progress.ifPresent(shown -> shown.show(ended, standing));
    }

    /** Prints a sentence at once. */
    void remark(String sentence) {
        progress.ifPresent(shown -> shown.remark(sentence));
    }

    @Override
    public void close() {
        stop.ifPresent(GracefulStop::close);
        progress.ifPresent(Progress::close);
    }
}
