package arena.app.compare;

import arena.app.play.MatchLane;
import arena.app.play.MatchRequest;
import arena.app.play.Services;
import arena.app.play.Stoppable;
import java.util.List;

/** Is told how a comparison goes, in this order, by the thread that plays it. */
public interface CompareListener {

    /**
     * Games are about to be played, and all bots can be started.
     *
     * @param services of the first lane, only for now
     * @param everybody who plays, as if in one match
     */
    void prepared(Services services, MatchRequest everybody, List<MatchLane> lanes);

    /**
     * What was played before was taken in.
     *
     * @param earlier how many games were played before; more than the standings hold if fewer are asked for now
     */
    void begun(CompareStandings standings, int earlier);

    /**
     * Games are played from now on.
     *
     * @param games what can be told to stop
     */
    void playing(CompareStandings standings, Stoppable games);

    /** A game has ended, or a second has passed. */
    void progressed(CompareStandings standings);

    /** A bot was late in a game that ran beside others; told once. */
    void lateBesideOthers();

    /** No more games are played. */
    void played();
}
