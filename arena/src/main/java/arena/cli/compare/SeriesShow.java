package arena.cli.compare;

import arena.cli.host.CommandEnvironment;
import arena.cli.host.GracefulStop;
import arena.cli.show.Progress;
import arena.series.SeriesListener;
import arena.series.Stoppable;
import java.util.Optional;

/**
 * A display of how far a series of games is; Ctrl-C meanwhile ends the series gracefully.
 *
 * @param <G> the game to be played
 * @param <R> the stored result
 * @param <S> the standings
 */
abstract class SeriesShow<G, R, S> implements SeriesListener<G, R, S> {

    private final CommandEnvironment host;
    private Optional<Progress> progress = Optional.empty();
    private Optional<GracefulStop> stop = Optional.empty();

    SeriesShow(CommandEnvironment host) {
        this.host = host;
    }

    /** Returns the number of games of the series. */
    abstract int games(S standings);

    /** Returns the number of its games that have ended. */
    abstract int ended(S standings);

    /** Returns the standings in few words. */
    abstract String brief(S standings);

    @Override
    public void begins(Stoppable series, S standings) {
        Progress begun = Progress.begin(host, ended(standings), games(standings));
        GracefulStop listening = new GracefulStop(
                () -> {
                    series.stopSoon();
                    begun.remark("The running games will be finished; press Ctrl-C again to break them off.");
                },
                series::stopNow);
        progress = Optional.of(begun);
        stop = Optional.of(listening);
        listening.listen();
    }

    @Override
    public void polled(S standings, int running) {
        progress.ifPresent(shown -> shown.show(ended(standings), brief(standings)));
    }

    @Override
    public void remark(String words) {
        progress.ifPresent(shown -> shown.remark(words));
    }

    @Override
    public void ends() {
        stop.ifPresent(GracefulStop::close);
        progress.ifPresent(Progress::close);
    }
}
