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
public record AsterobotsState(
        List<String> names,
        AsterobotsTerms terms,
        AsterobotsMoment moment,
        Position position,
        Optional<Phase.Over> over) {

    public AsterobotsState {
        names = List.copyOf(names);
    }

    /** Returns the state before the first selection. */
    public static AsterobotsState start(List<String> names, AsterobotsTerms terms, List<Vein> veins) {
        List<AsterobotsPlayerState> players = names.stream()
                .map(name -> new AsterobotsPlayerState(terms.money(), Stock.EMPTY, 0, false))
                .toList();
        Position position = new Position(Prices.FIRST, players, veins, List.of(), List.of());
        return new AsterobotsState(names, terms, AsterobotsMoment.FIRST, position, Optional.empty());
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

    public AsterobotsState with(AsterobotsMoment changedMoment, Position changedPosition) {
        return new AsterobotsState(names, terms, changedMoment, changedPosition, over);
    }

    public AsterobotsState withPosition(Position changed) {
        return new AsterobotsState(names, terms, moment, changed, over);
    }

    public AsterobotsState withEnd(Phase.Over end) {
        return new AsterobotsState(names, terms, moment, position, Optional.of(end));
    }
}
