package arena.app.compare;

import arena.app.play.MatchLane;
import arena.app.play.MatchRequest;
import arena.app.play.Services;
import arena.app.play.Stoppable;
import java.util.List;

/** A listener to the progress of a comparison. Its methods are called in this order, on the working thread. */
public interface CompareListener {

    /**
     * Games are about to be played, and all bots can be started.
     *
     * @param services of the first lane, valid during this call
     * @param allContestants all players, as if in one match
     */
    void prepared(Services services, MatchRequest allContestants, List<MatchLane> lanes);

    /**
     * The journal has been read.
     *
     * @param earlier the number of games in the journal; more than the standings hold if this request asks for fewer
     */
    void begun(CompareStandings standings, int earlier);

    /**
     * Games are played from now on.
     *
     * @param games the games, which can be stopped
     */
    void playing(CompareStandings standings, Stoppable games);

    /** A game has ended, or a second has passed. */
    void progressed(CompareStandings standings);

    /** A bot was late in a game that ran beside others; called once. */
    void lateBesideOthers();

    /** No more games are played. */
    void played();
}
