package arena.games.asterobots.state;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** What everybody may see of a match, which is everything: exactly what {@code input_i.txt} tells. */
public sealed interface AsterobotsView {

    /** The most commands that count in a turn (Main phase). */
    int MOST_COMMANDS = 100;

    /** Returns the names, player 1 first. */
    List<String> names();

    /** Returns the player whose turn it is, who is the reader of a prompt; after the end, whose turn was the last. */
    int me();

    /** Returns how large the field is. */
    int size();

    /** Returns after how many rounds the match is over. */
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
     * A vein is to be selected.
     *
     * @param limit the time for that
     */
    record Selection(List<String> names, Duration limit, int me, int size, int rounds, List<Vein> veins)
            implements AsterobotsView {
        public Selection {
            names = List.copyOf(names);
            veins = List.copyOf(veins);
        }
    }

    /**
     * A turn is to be played.
     *
     * @param place where in the match this is
     * @param prices what the aliens want in this turn
     * @param accounts what each player has, player 1 first
     * @param squads from the head of their list
     * @param trades open offers and demands
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

        /** Returns what the player whose turn it is has. */
        public Holdings mine() {
            return accounts.get(me() - 1);
        }
    }

    /**
     * Where in a match one is.
     *
     * @param me the player whose turn it is
     * @param round from 1
     * @param rounds after how many the match is over
     * @param size of the field
     */
    record Place(int me, int round, int rounds, int size) {}
}
