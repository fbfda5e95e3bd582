package arena.superbot.acquire;

import arena.game.Chance;
import arena.games.acquire.state.View;
import arena.superbot.level.Place;

/** Decides as a {@link Player} does, on one guess of the table. */
final class PlainMind extends TableMind {

    private final Player player;

    PlainMind(Player player, Place place, Chance chance) {
        super(place, chance);
        this.player = player;
    }

    @Override
    void decide(View view, TableGuess guess) {
        decideAs(player, view, guess);
    }
}
