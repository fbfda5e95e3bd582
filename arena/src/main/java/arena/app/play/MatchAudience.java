package arena.app.play;

import arena.app.RequestFailure;
import arena.faults.Fault;
import arena.match.EventRecorder;
import java.util.List;

/** The audience of a match, from before its beginning until after its end. */
public interface MatchAudience {

    /** The match is about to begin; its bots can be started, and none was. */
    void begins(Services services, MatchRequest request);

    /** Returns the observer of one attempt at the match. */
    MatchObserver observer(MatchRequest request);

    /**
     * The match is over.
     *
     * @param faults of the players
     */
    void ended(MatchOutcome outcome, List<Fault> faults);

    /**
     * Plays a match before an audience.
     *
     * @throws RequestFailure if a bot cannot be started
     */
    static MatchOutcome play(Services services, MatchRequest request, MatchAudience audience) {
        return play(services, request, audience, event -> {});
    }

    /**
     * Plays a match before an audience.
     *
     * @param book receives each event before it is shown
     * @throws RequestFailure if a bot cannot be started
     */
    static MatchOutcome play(Services services, MatchRequest request, MatchAudience audience, EventRecorder book) {
        services.requireStartable(request);
        audience.begins(services, request);
        MatchRun run = new MatchRun(services, request, () -> MatchObserver.after(book, audience.observer(request)));
        MatchOutcome outcome = run.play();
        audience.ended(outcome, run.faults());
        return outcome;
    }
}
