package arena.games.asterobots.state;

import arena.game.Phase;
import java.util.List;
import java.util.Optional;

/**
 * The state of a match at one moment. Nothing in it is secret.
 *
 * @param names the names of the players, player 1 first
 * @param terms the settings that the host has chosen
 * @param moment the round and the active player
 * @param position the asteroid and the holdings of the players
 * @param over the end of the match, once it is over
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

    /** Returns the number of players. */
    public int players() {
        return names.size();
    }

    /** Returns whether the next step is the selection of a vein. */
    public boolean isSelection() {
        return moment.isSelection(players());
    }

    /**
     * Returns whether the active player can be asked: it has not left and, after the selection, has a vein.
     */
    public boolean canAsk() {
        return !position.player(moment.active()).gone() && (isSelection() || position.isAlive(moment.active()));
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
