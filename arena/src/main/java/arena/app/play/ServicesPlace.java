package arena.app.play;

import arena.series.GamePlace;
import arena.series.GameSlots;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A place of this machine with services of its own, for one game at a time. They are opened by the thread of the first
 * game.
 *
 * @param <G> the game to be played
 * @param <O> its outcome
 */
public final class ServicesPlace<G, O> implements GamePlace<G, O> {

    private final Supplier<Services> opener;
    private final GamePlayer<G, O> player;
    private Optional<Services> services = Optional.empty();

    /**
     * A player of one game.
     *
     * @param <G> the game to be played
     * @param <O> its outcome
     */
    @FunctionalInterface
    public interface GamePlayer<G, O> {

        /** Returns the outcome of a game; empty if it was broken off and leaves no trace. */
        Optional<O> play(Services services, G game);
    }

    /** Prepares a place; its services are closed with it. */
    public ServicesPlace(Supplier<Services> opener, GamePlayer<G, O> player) {
        this.opener = opener;
        this.player = player;
    }

    @Override
    public int slots() {
        return 1;
    }

    @Override
    public Optional<O> play(G game, GameSlots.GameSlot slot) {
        Services opened = services.orElseGet(opener);
        services = Optional.of(opened);
        return player.play(opened, game);
    }

    @Override
    public void close() {
        services.ifPresent(Services::close);
    }
}
