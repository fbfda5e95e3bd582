package arena.games.asterobots;

import arena.games.asterobots.state.Holdings;
import arena.games.asterobots.state.Position;
import arena.games.asterobots.state.State;
import arena.games.asterobots.state.Terms;
import arena.games.asterobots.state.View;
import java.util.ArrayList;
import java.util.List;

/** Shows a state: to everybody alike, since nothing is secret. */
final class Views {

    private Views() {}

    /** Returns what everybody sees. */
    static View of(State state) {
        Terms terms = state.terms();
        Position position = state.position();
        if (state.isSelection()) {
            return new View.Selection(
                    state.names(),
                    terms.times().selection(),
                    state.moment().active(),
                    terms.size(),
                    terms.rounds(),
                    position.veins());
        }
        return new View.Turn(
                state.names(),
                new View.Place(state.moment().active(), state.moment().round(), terms.rounds(), terms.size()),
                position.prices(),
                accounts(state),
                position.veins(),
                position.squads(),
                position.trades());
    }

    private static List<Holdings> accounts(State state) {
        List<Holdings> accounts = new ArrayList<>();
        for (int player = 1; player <= state.players(); player++) {
            accounts.add(Holdings.of(state.position(), player));
        }
        return accounts;
    }
}
