package arena.games.asterobots.state;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** The view of a match, the same for every viewer: exactly the values of {@code input_i.txt}. */
public sealed interface AsterobotsView {

    /** The most commands that count in a turn (Main phase). */
    int MOST_COMMANDS = 100;

    /** Returns the names of the players, player 1 first. */
    List<String> names();

    /** Returns the player whose turn it is, the reader of the prompt; after the end, the player of the last turn. */
    int me();

    /** Returns the size of the field. */
    int size();

    /** Returns the number of rounds of the match. */
    int rounds();

    /** Returns all veins in canonical order. */
    List<Vein> veins();

    /** Returns the view of a state, which is the same for every viewer. */
    static AsterobotsView of(AsterobotsState state) {
        AsterobotsTerms terms = state.terms();
        Position position = state.position();
        if (state.isSelection()) {
            return new Selection(
                    state.names(),
                    terms.times().selection(),
                    state.moment().active(),
                    terms.size(),
                    terms.rounds(),
                    position.veins());
        }
        return new Turn(
                state.names(),
                new Place(state.moment().active(), state.moment().round(), terms.rounds(), terms.size()),
                position.prices(),
                IntStream.rangeClosed(1, state.players())
                        .mapToObj(player -> Holdings.of(position, player))
                        .toList(),
                position.veins(),
                position.squads(),
                position.trades());
    }

    /**
     * The view before the selection of a vein.
     *
     * @param limit the time for the selection
     */
    record Selection(List<String> names, Duration limit, int me, int size, int rounds, List<Vein> veins)
            implements AsterobotsView {
        public Selection {
            names = List.copyOf(names);
            veins = List.copyOf(veins);
        }
    }

    /**
     * The view before a turn.
     *
     * @param place the round and the active player
     * @param prices the prices of the aliens in this turn
     * @param accounts the holdings of each player, player 1 first
     * @param squads the squads, from the head of their list
     * @param trades the open offers and demands
     */
    record Turn(
            List<String> names,
            Place place,
            Prices prices,
            List<Holdings> accounts,
            List<Vein> veins,
            List<Squad> squads,
            List<Trade> trades)
            implements AsterobotsView {

        public Turn {
            names = List.copyOf(names);
            accounts = List.copyOf(accounts);
            veins = List.copyOf(veins);
            squads = List.copyOf(squads);
            trades = List.copyOf(trades);
        }

        @Override
        public int me() {
            return place.me();
        }

        @Override
        public int size() {
            return place.size();
        }

        @Override
        public int rounds() {
            return place.rounds();
        }

        /** Returns the holdings of the player whose turn it is. */
        public Holdings mine() {
            return accounts.get(me() - 1);
        }
    }

    /**
     * A turn and the measures of its match.
     *
     * @param me the player whose turn it is
     * @param round the round, from 1
     * @param rounds the number of rounds of the match
     * @param size the size of the field
     */
    record Place(int me, int round, int rounds, int size) {}
}
