package arena.games.asterobots.state;

import arena.game.Phase;
import java.util.List;
import java.util.Optional;

/**
 * A match at one moment. Nothing of it is secret.
 *
 * @param names player 1 first
 * @param terms what the host decided
 * @param moment whose turn it is
 * @param position everything on the asteroid and in the players' hands
 * @param over how the match ended, once it has
 */
public record State(List<String> names, Terms terms, Moment moment, Position position, Optional<Phase.Over> over) {

    public State {
        names = List.copyOf(names);
    }

    /** Returns the state before the first selection. */
    public static State start(List<String> names, Terms terms, List<Vein> veins) {
        List<PlayerState> players = names.stream()
                .map(name -> new PlayerState(terms.money(), Stock.EMPTY, 0, false))
                .toList();
        Position position = new Position(Prices.FIRST, players, veins, List.of(), List.of());
        return new State(names, terms, Moment.FIRST, position, Optional.empty());
    }

    /** Returns how many players there are. */
    public int players() {
        return names.size();
    }

    /** Returns whether a vein is to be selected. */
    public boolean isSelection() {
        return moment.isSelection(players());
    }

    /**
     * Returns whether whoever is active can answer: his program is there and, once all have selected, he has a vein.
     */
    public boolean canAsk() {
        return !position.player(moment.active()).gone() && (isSelection() || position.lives(moment.active()));
    }

    public State with(Moment changedMoment, Position changedPosition) {
        return new State(names, terms, changedMoment, changedPosition, over);
    }

    public State withPosition(Position changed) {
        return new State(names, terms, moment, changed, over);
    }

    public State withEnd(Phase.Over end) {
        return new State(names, terms, moment, position, Optional.of(end));
    }
}
