package arena.superbot.windwardopolis;

import arena.game.Chance;
import arena.game.Game;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.windwardopolis.Windwardopolis;
import arena.games.windwardopolis.WindwardopolisState;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.search.SearchRandom;
import java.util.Arrays;
import java.util.List;

/**
 * What the players of a round may hope for: in some futures, if all drive by points and time and nobody plays a card,
 * who has most points at the end, or nearly as many.
 */
final class WindwardopolisEstimate {

    private static final Game<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> RULES =
            Windwardopolis.box().rules();
    private static final int FUTURES = 32;

    /** Who is so many points behind the first at the end of a future was e times less likely to be the first. */
    private static final double SPREAD = 2;

    /** Returns the chances of all players at a moment of a round that is not over. */
    List<Double> of(WindwardopolisState state) {
        CityGuide guide = guide(state);
        int cars = state.field().names().size();
        PackedRound start = new PackedRound(guide, cars);
        start.see(SeatObservation.of(guide, RULES.view(state, new Viewpoint.Referee()), List.of()));
        for (Seat gone : state.gone()) {
            start.halt(gone.index(), Double.POSITIVE_INFINITY);
        }
        long tick = state.clock().tick();
        SearchRandom dice = new SearchRandom(Chance.of(tick, "estimate"));
        RoundPlayout playout = new RoundPlayout(new PackedRound(guide, cars), dice);
        double[] chances = new double[cars];
        for (int future = 0; future < FUTURES; future++) {
            playout.begin(start, dice);
            playout.choose((double) state.field().terms().mostTicks() - tick);
            addShares(playout, chances);
        }
        return Arrays.stream(chances).map(sum -> sum / FUTURES).boxed().toList();
    }

    private static CityGuide guide(WindwardopolisState state) {
        WindwardopolisView first = RULES.view(state.at(WindwardopolisState.Clock.BEGIN), new Viewpoint.Referee());
        return CityGuide.of(first.fixed().orElseThrow());
    }

    /** All share the 1 of a future. */
    private static void addShares(RoundPlayout playout, double[] chances) {
        double[] shares = new double[chances.length];
        double all = 0;
        for (int car = 0; car < shares.length; car++) {
            shares[car] = Math.exp(playout.score(car) / SPREAD);
            all += shares[car];
        }
        for (int car = 0; car < shares.length; car++) {
            chances[car] += shares[car] / all;
        }
    }
}
