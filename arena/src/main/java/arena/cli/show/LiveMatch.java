package arena.cli.show;

import arena.cli.faults.Faults;
import arena.cli.host.CommandFailure;
import arena.cli.host.Host;
import arena.cli.stage.Announcement;
import arena.cli.stage.MatchRequest;
import arena.cli.stage.Outcome;
import arena.cli.stage.Performance;
import arena.cli.stage.Spectacle;
import arena.cli.stage.Stage;
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
     * @throws CommandFailure if a bot cannot be started
     */
    public Outcome play(Stage stage, MatchRequest request) {
        return play(stage, request, event -> {});
    }

    /**
     * Plays a match of which somebody keeps book.
     *
     * @param book is told each event before it is shown
     * @throws CommandFailure if a bot cannot be started
     */
    public Outcome play(Stage stage, MatchRequest request, Scribe book) {
        Announcement announcement = new Announcement(host, stage, request);
        announcement.refuseUnstartable();
        announcement.remarks(show.quiet());
        if (!show.quiet()) {
            announcement.title();
        }
        Performance performance =
                new Performance(stage, request, () -> Spectacle.after(book, show.spectacle(host, request)));
        Outcome outcome = performance.play();
        tell(performance.faults());
        return outcome;
    }

    /**
     * Plays a match of which nothing is shown but for whom it waits.
     *
     * @throws CommandFailure if a bot cannot be started
     */
    public Outcome unseen(Stage stage, MatchRequest request) {
        Announcement announcement = new Announcement(host, stage, request);
        announcement.refuseUnstartable();
        announcement.remarks(show.quiet());
        return new Performance(stage, request, Spectacle::none).play();
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
