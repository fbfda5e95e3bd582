package arena.app.compare;

import arena.app.play.MatchLane;
import arena.app.play.MatchRequest;
import arena.app.play.Services;
import arena.series.SeriesListener;
import arena.tournament.Pairing;
import java.util.List;

/** A listener to a comparison; both methods are called before any game. */
public interface CompareListener extends SeriesListener<Pairing, CompareGame, CompareStandings> {

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
    void opened(CompareStandings standings, int earlier);
}
