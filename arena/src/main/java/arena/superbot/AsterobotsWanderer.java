package arena.superbot;

import arena.game.GameBox;
import arena.game.Searchable;
import arena.game.Seat;
import arena.games.asterobots.Order;
import arena.games.asterobots.State;
import arena.games.asterobots.View;

/** Gives any order that is legal. */
final class AsterobotsWanderer implements Mind<View, Order> {

    private final Searchable<State, View, Order> search;
    private final Seat seat;
    private final Luck luck;

    AsterobotsWanderer(GameBox<State, View, Order> box, Seat seat, Luck luck) {
        this.search = box.search().orElseThrow();
        this.seat = seat;
        this.luck = luck;
    }

    @Override
    public Order choose(View view) {
        return luck.pick(search.actions(view, seat));
    }
}
