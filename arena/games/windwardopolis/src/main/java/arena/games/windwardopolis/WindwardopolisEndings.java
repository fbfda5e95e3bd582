package arena.games.windwardopolis;

import arena.game.Phase;
import arena.game.Seat;
import arena.game.Standing;
import arena.games.windwardopolis.trip.Score;
import arena.games.windwardopolis.trip.Trips;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The end of a round (Points), with the standings. */
final class WindwardopolisEndings {

    static final String EIGHT_DELIVERIES = "eight deliveries";
    static final String TICK_LIMIT = "tick limit";
    static final String ALL_LEFT = "all left";

    private static final String DELIVERIES = "deliveries";

    private WindwardopolisEndings() {}

    /** Returns whether the round is over after a tick. */
    static boolean isOver(WindwardopolisState state) {
        return state.trips().isOver()
                || state.clock().tick() >= state.field().terms().mostTicks();
    }

    /** Returns the state as it is, or with its end if it has one. */
    static WindwardopolisState withEnd(WindwardopolisState state) {
        Optional<Seat> winner = state.trips().winner();
        if (winner.isPresent()) {
            String name = state.field().names().get(winner.get().index());
            return state.ended(over(state, EIGHT_DELIVERIES, name + " has delivered eight passengers."));
        }
        return isOver(state)
                ? state.ended(over(state, TICK_LIMIT, "Nobody has delivered eight passengers in time."))
                : state;
    }

    /** Returns the end of a round after all players have left. */
    static WindwardopolisState allLeft(WindwardopolisState state) {
        return state.ended(over(state, ALL_LEFT, ""));
    }

    /** Every player keeps the score; equal scores share a place. The points of a standing are thousandths. */
    private static Phase.Over over(WindwardopolisState state, String reason, String detail) {
        Trips trips = state.trips();
        List<Seat> seats = new ArrayList<>(Seat.firstSeats(trips.limos().size()));
        seats.sort(Comparator.comparing(seat -> -points(state, seat)));
        List<Standing> standings = new ArrayList<>();
        for (Seat seat : seats) {
            long points = points(state, seat);
            boolean tie =
                    !standings.isEmpty() && standings.get(standings.size() - 1).points() == points;
            int place = tie ? standings.get(standings.size() - 1).place() : standings.size() + 1;
            standings.add(new Standing(seat, place, points).with(Collections.singletonMap(DELIVERIES, (long)
                    trips.limo(seat).account().delivered().size())));
        }
        return new Phase.Over(standings, reason, detail);
    }

    private static long points(WindwardopolisState state, Seat seat) {
        return Score.thousandths(state.trips(), seat, state.traffic().tile(seat.index()));
    }
}
