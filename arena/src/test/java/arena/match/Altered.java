package arena.match;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Departure;
import arena.game.Fact;
import arena.game.Game;
import arena.game.GameBox;
import arena.game.GameInfo;
import arena.game.Knowledge;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Viewpoint;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A game of which a test has changed a phase or the making of the next state. */
final class Altered<S, V, A> implements Game<S, V, A> {

    private final GameBox<S, V, A> original;
    private Function<S, Optional<Phase>> phases = state -> Optional.empty();
    private Function<S, Optional<S>> nexts = state -> Optional.empty();

    private Altered(GameBox<S, V, A> original) {
        this.original = original;
    }

    static <S, V, A> Altered<S, V, A> of(GameBox<S, V, A> original) {
        return new Altered<>(original);
    }

    /** Puts other phases in the place of the game's own, where there are any. */
    Altered<S, V, A> withPhase(Function<S, Optional<Phase>> changed) {
        phases = changed;
        return this;
    }

    /** Puts other next states in the place of the game's own, where there are any. */
    Altered<S, V, A> withNext(Function<S, Optional<S>> changed) {
        nexts = changed;
        return this;
    }

    GameBox<S, V, A> box() {
        return new GameBox<>(
                this,
                original.views(),
                original.answers(),
                original.presentation(),
                original.search(),
                original.ownChooser(),
                original.console());
    }

    @Override
    public GameInfo info() {
        return original.info();
    }

    @Override
    public S start(Setup setup) {
        return original.rules().start(setup);
    }

    @Override
    public Phase phase(S state) {
        return phases.apply(state).orElseGet(() -> original.rules().phase(state));
    }

    @Override
    public V view(S state, Viewpoint from) {
        return original.rules().view(state, from);
    }

    @Override
    public Ruling<A> judge(S state, Seat seat, Answer<A> answer) {
        return original.rules().judge(state, seat, answer);
    }

    @Override
    public S order(S state, Seat seat, A counts) {
        return original.rules().order(state, seat, counts);
    }

    @Override
    public S next(S state, Actions<A> actions) {
        return nexts.apply(state).orElseGet(() -> original.rules().next(state, actions));
    }

    @Override
    public S leave(S state, Seat seat, Departure why) {
        return original.rules().leave(state, seat, why);
    }

    @Override
    public List<Fact> explain(Knowledge<V> known, Answer<A> answer, Ruling<A> ruling) {
        return original.rules().explain(known, answer, ruling);
    }
}
