package arena.superbot.acquire;

import arena.game.Chance;
import arena.games.acquire.state.AcquireView;
import arena.superbot.level.MindSeat;

/** Decides as a {@link PlayoutPolicy} does, on one guess of the table. */
final class PolicyMind extends TableMind {

    private final PlayoutPolicy player;

    PolicyMind(PlayoutPolicy player, MindSeat place, Chance chance) {
        super(place, chance);
        this.player = player;
    }

    @Override
    void decide(AcquireView view, TableGuess guess) {
        decideAs(player, view, guess);
    }
}
