package arena.match;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Departure;
import arena.game.Fact;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.GameRules;
import arena.game.Knowledge;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Viewpoint;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A game with a phase or a transition changed by a test. */
final class AlteredGame<S, V, A> implements GameRules<S, V, A> {

    private final GameDefinition<S, V, A> original;
    private Function<S, Optional<Phase>> phases = state -> Optional.empty();
    private Function<S, Optional<S>> nexts = state -> Optional.empty();

    private AlteredGame(GameDefinition<S, V, A> original) {
        this.original = original;
    }

    static <S, V, A> AlteredGame<S, V, A> of(GameDefinition<S, V, A> original) {
        return new AlteredGame<>(original);
    }

    /** Replaces the game's own phases where the function returns one. */
    AlteredGame<S, V, A> withPhase(Function<S, Optional<Phase>> changed) {
        phases = changed;
        return this;
    }

    /** Replaces the game's own next states where the function returns one. */
    AlteredGame<S, V, A> withNext(Function<S, Optional<S>> changed) {
        nexts = changed;
        return this;
    }

    GameDefinition<S, V, A> definition() {
        return new GameDefinition<>(
                this,
                original.views(),
                original.answers(),
                original.presentation(),
                original.search(),
                original.ownChooser(),
                original.interventions(),
                original.ownGuesser());
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
