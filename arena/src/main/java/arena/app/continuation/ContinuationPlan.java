package arena.app.continuation;

import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.level.Effort;
import arena.level.MindSeat;
import arena.match.MatchTerms;
import arena.match.SeatClock;
import arena.regress.MatchPrefix;
import arena.regress.ResumedMatch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The plan to play a recorded match again up to a turn.
 *
 * @param past the events that led to the turn
 * @param own the player on the bot's seat now
 * @param lastTurn the bot's last turn that is played
 * @param rivals the levels of the super bot on the other seats; empty if those only repeat the record
 * @param timeAllowance the time that the bot gets
 */
public record ContinuationPlan(
        GameDefinition<?, ?, ?> game,
        MatchPrefix past,
        SeatChoice own,
        int lastTurn,
        SortedMap<Seat, Integer> rivals,
        ContinuationPlan.TimeAllowance timeAllowance) {

    /** The time for the bot. */
    public enum TimeAllowance {
        /** Unlimited: the limits of the match are shown and not enforced. */
        NO_CLOCK,
        /** As in the match; super bots count positions instead of time, so that every run is the same. */
        REPEATABLE
    }

    /** The number of positions that a super bot visits for a move where every run must be the same. */
    private static final int REPEATABLE_NODES = 20_000;

    public ContinuationPlan {
        rivals = Collections.unmodifiableSortedMap(new TreeMap<>(rivals));
    }

    /** Returns the match as the arena plays it; a seat that only repeats recorded answers is given as a super bot. */
    public MatchRequest request(MatchTerms.Explanations explanations) {
        List<SeatedPlayer> sittings = new ArrayList<>();
        for (Seat seat : Seat.firstSeats(past.names().size())) {
            SeatChoice choice = seat.equals(past.seat()) ? own : new SeatChoice.Level(rivals.getOrDefault(seat, 1));
            sittings.add(new SeatedPlayer(past.names().get(seat.index()), choice));
        }
        return new MatchRequest(game, settings(), past.seed(), sittings, explanations).withClocks(clocks());
    }

    private Settings settings() {
        return Settings.of(game.info(), past.settings());
    }

    private SortedMap<Seat, SeatClock> clocks() {
        SortedMap<Seat, SeatClock> clocks = new TreeMap<>();
        if (timeAllowance == TimeAllowance.NO_CLOCK) {
            Seat.firstSeats(past.names().size()).forEach(seat -> clocks.put(seat, new SeatClock.Off()));
        }
        return clocks;
    }

    /** Returns the seat and the settings for a super bot. */
    MindSeat mindSeat(Seat seat) {
        return new MindSeat(seat, settings());
    }

    /** Returns the search effort of a super bot. */
    Effort effort() {
        if (timeAllowance == TimeAllowance.REPEATABLE) {
            return Effort.nodes(REPEATABLE_NODES);
        }
        return game.info()
                .moveTime()
                .map(setting -> Effort.within(settings().duration(setting)))
                .orElseGet(() -> new Effort(Effort.STANDARD_THINK, Long.MAX_VALUE));
    }

    /** Returns the match in the course of being resumed. */
    public ResumedMatch resumed() {
        return new ResumedMatch(game, past, lastTurn);
    }
}
