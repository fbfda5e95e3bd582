package arena.regress;

import arena.game.Answer;
import arena.game.Departure;
import arena.game.GameBox;
import arena.game.Seat;
import arena.match.Event;
import arena.match.Player;
import arena.match.Reply;
import arena.match.Scribe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One match that goes the way of a past, and is free from the bot's turn on.
 *
 * <p>It makes the players of the match: those who {@linkplain #follow follow} are asked as ever, but until their
 * recorded answers are used up these are handed in for theirs; those who {@linkplain #recite recite} do nothing else.
 * It must be told every event of the match. When the last turn that is wanted has been judged, it stops the match as a
 * host does, so that nobody wins or loses by it.
 */
public final class ResumedMatch implements Scribe {

    /** The last turn of a match that is to be played to its end. */
    public static final int TO_THE_END = Integer.MAX_VALUE;

    private final GameBox<?, ?, ?> box;
    private final Past past;
    private final int lastTurn;
    private final List<Difference> differences = new ArrayList<>();
    private Optional<Event.Ruled> ruling = Optional.empty();
    private Optional<Integer> silence = Optional.empty();
    private Optional<Event.Left> departure = Optional.empty();
    private int answers;
    private int lastAnswered;
    private int lastAcknowledged;
    private boolean stopping;

    /**
     * Prepares one match.
     *
     * @param lastTurn the turn of the bot after which the match is stopped, or {@link #TO_THE_END}
     */
    public ResumedMatch(GameBox<?, ?, ?> box, Past past, int lastTurn) {
        this.box = box;
        this.past = past;
        this.lastTurn = lastTurn;
    }

    /**
     * An answer before the bot's turn that is not the recorded one.
     *
     * @param turn the bot's own turn
     * @param now what the bot would have answered; nothing if it was silent
     * @param then what was recorded, and played
     */
    public record Difference(int turn, Optional<Output> now, Optional<Output> then) {}

    /** Returns a player who is asked as ever, and for whom the recorded answers are handed in while there are any. */
    public Player follow(Seat seat, Player player) {
        return new TakenOverPlayer(this, seat, player);
    }

    /** Returns a player who gives the recorded answers, and none when they are used up. */
    public Player recite(Seat seat) {
        return new RecordedPlayer(this, seat, past.names().get(seat.index()));
    }

    @Override
    public void write(Event event) {
        if (event instanceof Event.Ruled ruled) {
            answers += ruled.again() ? 0 : 1;
            if (isOwn(ruled.seat())) {
                rule(ruled);
            }
        } else if (event instanceof Event.Acknowledged acknowledged && isOwn(acknowledged.seat())) {
            lastAcknowledged = acknowledged.number();
            stopping |= lastAcknowledged >= lastTurn;
        } else if (event instanceof Event.Left left && isOwn(left.seat())) {
            departure = Optional.of(left);
            stopping |= lastTurn != TO_THE_END;
        }
    }

    private void rule(Event.Ruled ruled) {
        if (ruled.reply().bytes().isPresent()) {
            lastAnswered = ruled.reply().number();
        }
        if (ruled.reply().number() == past.turn()) {
            ruling = Optional.of(ruled);
        }
    }

    private boolean isOwn(int seat) {
        return past.seat().number() == seat;
    }

    /** Returns the bot's answers before its turn that were not as recorded. */
    public List<Difference> differences() {
        return List.copyOf(differences);
    }

    /** Returns how the bot's answer to its turn was judged; nothing if it did not come so far. */
    public Optional<Event.Ruled> ruling() {
        return ruling;
    }

    /** Returns the turn before the bot's turn to which it gave no answer in time, after which nothing can be said. */
    public Optional<Integer> silence() {
        return silence;
    }

    /** Returns how the bot has left, if it has. */
    public Optional<Event.Left> departure() {
        return departure;
    }

    /** Returns the last turn of the bot for which there was an answer; 0 if there was none. */
    public int lastAnswered() {
        return lastAnswered;
    }

    /** Returns the last turn of the bot that was judged; 0 if none was. */
    public int lastAcknowledged() {
        return lastAcknowledged;
    }

    /** Returns whether the match was stopped here, because nothing more is wanted of it. */
    public boolean isStopping() {
        return stopping;
    }

    /**
     * Stops the match if nothing more is wanted of it; to be called just before the match looks whether it was stopped.
     */
    void stopInTime() {
        if (stopping) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns what was recorded of a seat's turn: nothing if it is free by then. */
    Optional<Past.Answered> recorded(Seat seat, int number) {
        List<Optional<Output>> all = past.answers(seat);
        return number <= all.size() ? Optional.of(new Past.Answered(seat, all.get(number - 1))) : Optional.empty();
    }

    /** Returns how a seat has left by now, in the past. */
    Optional<Departure> left(Seat seat) {
        return past.departure(seat, answers);
    }

    /** Takes note of the answer that a player gave and that does not count. */
    void compare(Seat seat, String input, Reply real, Past.Answered recorded) {
        Optional<Output> now = real.bytes().map(Output::of);
        if (seat.equals(past.seat()) && !isSame(box, input, now, recorded.output())) {
            differences.add(new Difference(real.number(), now, recorded.output()));
        }
    }

    private static <S, V, A> boolean isSame(
            GameBox<S, V, A> box, String input, Optional<Output> now, Optional<Output> then) {
        return now.equals(then) || (now.isPresent() && then.isPresent() && isSame(box, input, now.get(), then.get()));
    }

    private static <S, V, A> boolean isSame(GameBox<S, V, A> box, String input, Output now, Output then) {
        V view = box.views().read(input);
        return box.answers().read(now.bytes(), view) instanceof Answer.Given<A> given
                && given.equals(box.answers().read(then.bytes(), view));
    }

    /** Takes note that the bot was silent where an answer was recorded; the match cannot go on as it was. */
    void silent(Seat seat, int number) {
        if (seat.equals(past.seat())) {
            silence = silence.or(() -> Optional.of(number));
            stopping = true;
        }
    }
}
