package arena.superbot.level;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Game;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Searchable;
import arena.game.Seat;
import arena.game.Settings;
import java.util.List;

/** What a seat can try and foresee by one step, in any game whose turns ask one seat. */
public final class OneStep<S, V, A> {

    private final Game<S, V, A> rules;
    private final Searchable<S, V, A> search;
    private final Seat seat;
    private final Settings settings;

    public OneStep(GameBox<S, V, A> box, MindSeat place) {
        this.rules = box.rules();
        this.search = box.search()
                .orElseThrow(() -> new IllegalArgumentException(
                        box.info().title() + " cannot be searched, so it has no super bot"));
        this.seat = place.seat();
        this.settings = place.settings();
    }

    /** Returns the orders that are legal as far as the seat can know, in a fixed order. */
    public List<A> orders(V view) {
        return search.actions(view, seat);
    }

    /** Returns a state that looks like the view, with the unknown drawn from the luck. */
    public S guess(V view, MindRandom luck) {
        return search.guess(view, seat, settings, luck.source());
    }

    /** Returns the state after an order, if the state is what we guess. */
    public S after(S state, A order) {
        A counts = rules.judge(state, seat, new Answer.Given<>(order)).counts();
        return rules.next(state, Actions.of(seat, counts));
    }

    /** Returns whether the match is won there. */
    boolean isWon(S state) {
        return rules.phase(state) instanceof Phase.Over over
                && over.standings().get(0).seat().equals(seat);
    }
}
