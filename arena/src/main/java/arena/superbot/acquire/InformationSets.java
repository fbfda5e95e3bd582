package arena.superbot.acquire;

import arena.game.Chance;
import arena.games.acquire.state.View;
import arena.search.Budget;
import arena.search.Dice;
import arena.superbot.level.Place;
import arena.superbot.level.Thinking;
import java.util.Optional;

/**
 * Searches at its information set: what it may do is compared over all that may be hidden, by a {@link Race} in which
 * options that are behind for sure are left out; what its taste would have it do is done unless another option is
 * clearly better. Each other player plays as it seems to, with an aim or by lot ({@link Opponents}).
 */
final class InformationSets extends SearchingMind {

    private static final int TURNS = 8;
    private static final double HOPE = 1;
    private static final int MOST_OPTIONS = 10;

    /** By so many standard errors an option is behind for sure. */
    private static final double SURE = 2;

    /** By so many standard errors an option must be ahead of what its taste would have it do. */
    private static final double TRUST = 2;

    private final GreedyPlayer withAim = new GreedyPlayer(Taste.TRIED);
    private final Player byLot = new RandomPlayer();
    private final Race race =
            new Race(withAim, new Options(new GreedyPlayer(Taste.TRIED), MOST_OPTIONS), new Race.Margins(SURE, TRUST));
    private Optional<Opponents> opponents = Optional.empty();

    InformationSets(Place place, Chance chance, Thinking thinking) {
        super(place, chance, thinking);
    }

    @Override
    void look(View view) {
        if (opponents.isEmpty()) {
            opponents = Optional.of(new Opponents(view.names().size()));
        }
        opponents.get().look(view);
    }

    @Override
    Player settler() {
        return withAim;
    }

    @Override
    Found search(PackedTable table, Race.Draw draw, Decision into, Budget budget) {
        return race.run(table, draw, new Playouts(this::player, TURNS, HOPE), dice, budget, into);
    }

    private Player player(PackedTable table, int seat, Dice lots) {
        return seat == table.asked() || opponents.orElseThrow().hasAim(seat, lots) ? withAim : byLot;
    }

    @Override
    String remark() {
        return "; " + opponents.orElseThrow().text();
    }
}
