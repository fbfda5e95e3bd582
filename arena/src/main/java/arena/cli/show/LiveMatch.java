package arena.cli.show;

import arena.app.RequestFailure;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.Services;
import arena.cli.host.Host;
import arena.cli.stage.Announcement;
import arena.faults.Faults;
import arena.match.Scribe;
import java.util.List;

/** Plays one match for people: says what is played, shows it, and tells what went wrong. */
public final class LiveMatch {

    private final Host host;
    private final ShowOptions show;

    public LiveMatch(Host host, ShowOptions show) {
        this.host = host;
        this.show = show;
    }

    /**
     * Plays a match.
     *
     * @throws RequestFailure if a bot cannot be started
     */
    public MatchOutcome play(Services services, MatchRequest request) {
        return play(services, request, event -> {});
    }

    /**
     * Plays a match of which somebody keeps book.
     *
     * @param book is told each event before it is shown
     * @throws RequestFailure if a bot cannot be started
     */
    public MatchOutcome play(Services services, MatchRequest request, Scribe book) {
        services.requireStartable(request);
        Announcement announcement = new Announcement(host, services, request);
        announcement.remarks(show.quiet());
        if (!show.quiet()) {
            announcement.title();
        }
        MatchRun run = new MatchRun(services, request, () -> MatchObserver.after(book, show.observer(host, request)));
        MatchOutcome outcome = run.play();
        tell(run.faults());
        return outcome;
    }

    /**
     * Plays a match of which nothing is shown but for whom it waits.
     *
     * @throws RequestFailure if a bot cannot be started
     */
    public MatchOutcome unseen(Services services, MatchRequest request) {
        services.requireStartable(request);
        Announcement announcement = new Announcement(host, services, request);
        announcement.remarks(show.quiet());
        return new MatchRun(services, request, MatchObserver::none).play();
    }

    /** Says what went wrong, in full, since a drawn board has no room for it; who wants the end only is told what ended it. */
    private void tell(List<Faults.Fault> faults) {
        Faults.folded(faults).stream()
                .filter(fault ->
                        !show.quiet() || fault.kind() == Faults.Kind.LEFT || fault.kind() == Faults.Kind.TIME_OUT)
                .flatMap(fault -> fault.lines().stream())
                .forEach(host.out()::println);
    }
}
