package arena.cli.show;

import arena.app.play.MatchAudience;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.Services;
import arena.cli.host.Host;
import arena.cli.match.Announcement;
import arena.faults.Fault;
import arena.faults.Faults;
import java.util.List;

/** Who looks on at a terminal: is told what is played, shown the match, and told what went wrong. */
public class LiveMatch implements MatchAudience {

    private final Host host;
    private final ShowOptions show;

    public LiveMatch(Host host, ShowOptions show) {
        this.host = host;
        this.show = show;
    }

    /** Returns one who is shown nothing, and only told whom the match waits for. */
    public static MatchAudience unseen(Host host, ShowOptions show) {
        return new MatchAudience() {
            @Override
            public void begins(Services services, MatchRequest request) {
                new Announcement(host, services, request).remarks(show.quiet());
            }

            @Override
            public MatchObserver observer(MatchRequest request) {
                return MatchObserver.none();
            }

            @Override
            public void ended(MatchOutcome outcome, List<Fault> faults) {
                // A program that reads the outcome finds the faults in the record.
            }
        };
    }

    @Override
    public void begins(Services services, MatchRequest request) {
        Announcement announcement = new Announcement(host, services, request);
        announcement.remarks(show.quiet());
        if (!show.quiet()) {
            announcement.title();
        }
    }

    @Override
    public MatchObserver observer(MatchRequest request) {
        return show.observer(host, request);
    }

    /**
     * Says what went wrong, in full, since a drawn board has no room for it; who wants the end only is told what ended
     * it.
     */
    @Override
    public void ended(MatchOutcome outcome, List<Fault> faults) {
        Faults.folded(faults).stream()
                .filter(fault ->
                        !show.quiet() || fault.kind() == Fault.Kind.LEFT || fault.kind() == Fault.Kind.TIME_OUT)
                .flatMap(fault -> fault.lines().stream())
                .forEach(host.out()::println);
    }
}
