package arena.superbot.acquire;

import arena.game.Chance;
import arena.games.acquire.state.View;
import arena.search.Budget;
import arena.search.Dice;
import arena.search.SearchResult;
import arena.search.TreeSearch;
import arena.superbot.level.Place;
import arena.superbot.level.Thinking;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Searches one tree of its own steps over all guesses of the other hands and the bag, in which each other player plays
 * as it seems to: with an aim, or by lot ({@link Opponents}).
 */
final class InformationSets extends SearchingMind {

    private static final int LOOK = 32;
    private static final int TURNS = 12;
    private static final int MOST_OPTIONS = 10;
    private static final int MOST_NODES = 1 << 14;
    private static final double CURIOSITY = 0.15;

    private final Player withAim = new GreedyPlayer(Taste.TRIED);
    private final Player byLot = new RandomPlayer();
    private final Options options = new Options(new GreedyPlayer(Taste.TRIED), MOST_OPTIONS);
    private final TreeSearch tree = new TreeSearch(CURIOSITY, MOST_NODES);
    private final int[] codes = new int[Options.MOST];
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
    Found search(PackedTable table, Draw draw, Decision into, Budget budget) {
        draw.into(table, dice);
        int count = options.list(table, codes);
        if (count == 1) {
            options.read(codes[0], table, into);
            return Found.ONLY;
        }
        Player[] players = new Player[table.seats()];
        Arrays.fill(players, withAim);
        Playouts playouts = new Playouts(players, TURNS, Taste.TRIED.hope());
        TurnPosition position = new TurnPosition(table, playouts, options);
        SearchResult found = tree.search(
                lots -> {
                    draw.into(table, lots);
                    seat(playouts, table, lots);
                    position.begin(lots);
                    return position;
                },
                dice,
                rounds -> budget.isSpent(position.steps() / LOOK * LOOK));
        draw.into(table, dice);
        options.read(found.move(), table, into);
        return new Found(found.value() / 1_000.0, OptionalDouble.empty(), count, found.nodes());
    }

    private void seat(Playouts playouts, PackedTable table, Dice lots) {
        for (int seat = 0; seat < table.seats(); seat++) {
            boolean aims = seat == table.asked() || opponents.orElseThrow().hasAim(seat, lots);
            playouts.seat(seat, aims ? withAim : byLot);
        }
    }

    @Override
    String remark() {
        return "; " + opponents.orElseThrow().text();
    }
}
