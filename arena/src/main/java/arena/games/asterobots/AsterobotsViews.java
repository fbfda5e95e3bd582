package arena.games.asterobots;

import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsTerms;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Holdings;
import arena.games.asterobots.state.Position;
import java.util.ArrayList;
import java.util.List;

/** Shows a state: to everybody alike, since nothing is secret. */
final class AsterobotsViews {

    private AsterobotsViews() {}

    /** Returns what everybody sees. */
    static AsterobotsView of(AsterobotsState state) {
        AsterobotsTerms terms = state.terms();
        Position position = state.position();
        if (state.isSelection()) {
            return new AsterobotsView.Selection(
                    state.names(),
                    terms.times().selection(),
                    state.moment().active(),
                    terms.size(),
                    terms.rounds(),
                    position.veins());
        }
        return new AsterobotsView.Turn(
                state.names(),
                new AsterobotsView.Place(state.moment().active(), state.moment().round(), terms.rounds(), terms.size()),
                position.prices(),
                accounts(state),
                position.veins(),
                position.squads(),
                position.trades());
    }

    private static List<Holdings> accounts(AsterobotsState state) {
        List<Holdings> accounts = new ArrayList<>();
        for (int player = 1; player <= state.players(); player++) {
            accounts.add(Holdings.of(state.position(), player));
        }
        return accounts;
    }
}
