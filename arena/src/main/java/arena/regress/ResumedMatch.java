package arena.regress;

import arena.game.Answer;
import arena.game.Departure;
import arena.game.GameBox;
import arena.game.Seat;
import arena.match.Event;
import arena.match.EventRecorder;
import arena.match.MatchStatus;
import arena.match.Reply;
import arena.match.SeatTally;
import arena.match.SeatTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One match that goes the way of a past, and is free from the bot's turn on.
 *
 * <p>Its players ask it what was recorded: a {@link TakenOverPlayer} is asked as ever, but until his recorded answers
 * are used up these are handed in for his; a {@link RecordedPlayer} does nothing else. It must be told every event of
 * the match. When the last turn that is wanted has been judged, it stops the match as a host does, so that nobody wins
 * or loses by it.
 */
public final class ResumedMatch implements EventRecorder {

    /** The last turn of a match that is to be played to its end. */
    public static final int TO_THE_END = Integer.MAX_VALUE;

    private final GameBox<?, ?, ?> box;
    private final MatchPrefix past;
    private final int lastTurn;
    private final List<Difference> differences = new ArrayList<>();
    private Optional<Event.Ruled> ruling = Optional.empty();
    private Optional<Integer> missedTurn = Optional.empty();
    private MatchStatus status = MatchStatus.NONE;
    private int lastAcknowledged;
    private boolean stopping;

    /**
     * Prepares one match.
     *
     * @param lastTurn the turn of the bot after which the match is stopped, or {@link #TO_THE_END}
     */
    public ResumedMatch(GameBox<?, ?, ?> box, MatchPrefix past, int lastTurn) {
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
    public record Difference(int turn, Optional<RecordedOutput> now, Optional<RecordedOutput> then) {}

    @Override
    public void write(Event event) {
        status = status.after(event);
        SeatTurn turn = own().turn();
        if (turn.number() == past.turn()) {
            ruling = turn.ruling();
        }
        if (event instanceof Event.Acknowledged acknowledged
                && acknowledged.seat() == past.seat().number()) {
            lastAcknowledged = acknowledged.number();
            stopping |= lastAcknowledged >= lastTurn;
        }
        stopping |= departure().isPresent() && lastTurn != TO_THE_END;
    }

    private SeatTally own() {
        return status.seat(past.seat().number());
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
    public Optional<Integer> missedTurn() {
        return missedTurn;
    }

    /** Returns how the bot has left, if it has. */
    public Optional<Event.Left> departure() {
        return own().left();
    }

    /** Returns the last turn of the bot for which there was an answer; 0 if there was none. */
    public int lastAnswered() {
        return own().lastAnswered().map(ruled -> ruled.reply().number()).orElse(0);
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
    void stopIfDone() {
        if (stopping) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns what was recorded of a seat's turn: nothing if it is free by then. */
    Optional<MatchPrefix.Answered> recorded(Seat seat, int number) {
        List<Optional<RecordedOutput>> all = past.answers(seat);
        return number <= all.size()
                ? Optional.of(new MatchPrefix.Answered(seat, all.get(number - 1)))
                : Optional.empty();
    }

    /** Returns how a seat has left by now, in the past. */
    Optional<Departure> departure(Seat seat) {
        return past.departure(seat, status.moves());
    }

    /** Takes note of the answer that a player gave and that does not count. */
    void recordDifference(Seat seat, String input, Reply real, MatchPrefix.Answered recorded) {
        Optional<RecordedOutput> now = real.bytes().map(RecordedOutput::of);
        if (seat.equals(past.seat()) && !isSame(box, input, now, recorded.output())) {
            differences.add(new Difference(real.number(), now, recorded.output()));
        }
    }

    private static <S, V, A> boolean isSame(
            GameBox<S, V, A> box, String input, Optional<RecordedOutput> now, Optional<RecordedOutput> then) {
        return now.equals(then) || (now.isPresent() && then.isPresent() && isSame(box, input, now.get(), then.get()));
    }

    private static <S, V, A> boolean isSame(
            GameBox<S, V, A> box, String input, RecordedOutput now, RecordedOutput then) {
        V view = box.views().read(input);
        return box.answers().read(now.bytes(), view) instanceof Answer.Given<A> given
                && given.equals(box.answers().read(then.bytes(), view));
    }

    /** Takes note that the bot was silent where an answer was recorded; the match cannot go on as it was. */
    void recordMissedTurn(Seat seat, int number) {
        if (seat.equals(past.seat())) {
            missedTurn = missedTurn.or(() -> Optional.of(number));
            stopping = true;
        }
    }
}
