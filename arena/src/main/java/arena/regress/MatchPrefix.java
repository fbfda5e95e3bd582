package arena.regress;

import arena.game.Departure;
import arena.game.GameBox;
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
 * A match up to one turn of one bot: how it began, and what happened before. It needs no record any more.
 *
 * @param gameId the game
 * @param settings the settings of the match, as texts
 * @param seed the seed of the match
 * @param names who sat where, seat 1 first
 * @param seat the seat of the bot
 * @param actions what happened before the turn, in order; in a turn of several seats the answers of the others to it
 *     too
 */
public record MatchPrefix(
        String gameId,
        SortedMap<String, String> settings,
        long seed,
        List<String> names,
        Seat seat,
        List<Action> actions) {

    /** Something that led on. */
    public sealed interface Action {
        /** Returns the seat that it is of. */
        Seat seat();
    }

    /**
     * A seat answered, or nothing came in time.
     *
     * @param again whether it was refused, and the seat asked once more
     */
    public record Answered(Seat seat, Optional<RecordedOutput> output, boolean again) implements Action {

        /** Makes an answer that counted, or for which something else did. */
        public Answered(Seat seat, Optional<RecordedOutput> output) {
            this(seat, output, false);
        }
    }

    /** A seat was left for good, after all that stands before it. */
    public record Departed(Seat seat, Departure why) implements Action {}

    public MatchPrefix {
        settings = Collections.unmodifiableSortedMap(new TreeMap<>(settings));
        names = List.copyOf(names);
        actions = List.copyOf(actions);
    }

    /** Returns the answers of one seat to its prompts, its first one first. */
    public List<Optional<RecordedOutput>> answers(Seat of) {
        return all(of).map(Answered::output).toList();
    }

    /** Returns those of its answers after which the match went on, without the refused ones. */
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

    /** Returns the number of the bot's turn that this leads to: the {@code i} of its {@code input_i.txt}. */
    public int turn() {
        return answers(seat).size() + 1;
    }

    /** Returns the name that the bot plays under. */
    public String name() {
        return names.get(seat.index());
    }

    /** Returns whether a seat was left for good before the turn. */
    public boolean hasDeparted(Seat of) {
        return departure(of, Integer.MAX_VALUE).isPresent();
    }

    /**
     * Returns why a seat was left for good, if it was by the time that so many answers of all seats together had
     * counted.
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
     * Returns how the match begins.
     *
     * @throws IllegalArgumentException with a sentence if the game has no such settings or seats
     */
    public Setup setup(GameBox<?, ?, ?> box) {
        if (names.size() < box.info().leastSeats() || names.size() > box.info().mostSeats()) {
            throw new IllegalArgumentException(box.info().title() + " is not played by " + names.size() + ".");
        }
        return new Setup(names, seed, Settings.of(box.info(), settings));
    }
}
