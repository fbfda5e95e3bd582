package arena.app.check;

import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.Services;
import arena.probe.ProbeReport;
import java.util.List;

/** A listener to the progress of a check. */
public interface CheckListener {

    /** The bot can be started, and trial matches begin. */
    void begins(Services services);

    /** A trial match begins. */
    void playing(String opponent);

    /** A trial match is over. */
    void played(MatchRequest request, MatchOutcome outcome);

    /** All trial matches are over; the remarks are sentences without their full stop. */
    void remarked(List<String> remarks);

    /** The protocol probe begins. */
    void probing();

    /** The protocol probe plants a fault. */
    void planting(String fault);

    /** The protocol probe is done. */
    void probed(ProbeReport report);
}
