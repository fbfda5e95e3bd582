package arena.regress;

import arena.game.Departure;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A match up to one turn of one bot: its setup and the actions before the turn. It is independent of the record.
 *
 * @param gameId the game
 * @param settings the settings of the match, as texts
 * @param seed the seed of the match
 * @param names the names of the players, seat 1 first
 * @param seat the seat of the bot
 * @param actions the answers and departures before the turn, in order; in a turn of several seats also the answers of
 *     the others to it
 */
public record MatchPrefix(
        String gameId,
        SortedMap<String, String> settings,
        long seed,
        List<String> names,
        Seat seat,
        List<Action> actions) {

    /** An action before the turn. */
    public sealed interface Action {
        /** Returns the seat of the action. */
        Seat seat();
    }

    /**
     * An answer of a seat, or a missed time limit.
     *
     * @param again whether the answer was refused and the seat asked once more
     */
    public record Answered(Seat seat, Optional<RecordedOutput> output, boolean again) implements Action {

        /** Creates an answer that counted, or was replaced by the rules. */
        public Answered(Seat seat, Optional<RecordedOutput> output) {
            this(seat, output, false);
        }
    }

    /** The departure of a seat, after the actions before it. */
    public record Departed(Seat seat, Departure why) implements Action {}

    public MatchPrefix {
        settings = Collections.unmodifiableSortedMap(new TreeMap<>(settings));
        names = List.copyOf(names);
        actions = List.copyOf(actions);
    }

    /** Returns the answers of one seat to its prompts, in order. */
    public List<Optional<RecordedOutput>> answers(Seat of) {
        return all(of).map(Answered::output).toList();
    }

    /** Returns the answers of one seat without the refused ones. */
    List<Optional<RecordedOutput>> counting(Seat of) {
        return all(of).filter(answered -> !answered.again())
                .map(Answered::output)
                .toList();
    }

    private Stream<Answered> all(Seat of) {
        return actions.stream()
                .filter(Answered.class::isInstance)
                .map(Answered.class::cast)
                .filter(answered -> answered.seat().equals(of));
    }

    /** Returns the number of the bot's turn: the {@code i} of its {@code input_i.txt}. */
    public int turn() {
        return answers(seat).size() + 1;
    }

    /** Returns the name of the bot. */
    public String name() {
        return names.get(seat.index());
    }

    /** Returns whether a seat departed before the turn. */
    public boolean hasDeparted(Seat of) {
        return departure(of, Integer.MAX_VALUE).isPresent();
    }

    /**
     * Returns the reason of a seat's departure, if it departed before or at the given number of counted answers of all
     * seats.
     */
    Optional<Departure> departure(Seat of, int answers) {
        int before = 0;
        for (Action action : actions) {
            if (action instanceof Answered answered) {
                before += answered.again() ? 0 : 1;
            } else if (action instanceof Departed departed && departed.seat().equals(of) && before <= answers) {
                return Optional.of(departed.why());
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the setup of the match.
     *
     * @throws IllegalArgumentException with a sentence if the settings or seats are invalid for the game
     */
    public Setup setup(GameDefinition<?, ?, ?> game) {
        if (names.size() < game.info().leastSeats()
                || names.size() > game.info().mostSeats()) {
            throw new IllegalArgumentException(game.info().title() + " is not played by " + names.size() + ".");
        }
        return new Setup(names, seed, Settings.of(game.info(), settings));
    }
}
