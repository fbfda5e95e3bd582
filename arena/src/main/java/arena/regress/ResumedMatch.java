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
 * A match that repeats a recorded prefix and is free from the bot's turn on.
 *
 * <p>Its players get the recorded answers from it: a {@link TakenOverPlayer} is asked as usual, but its recorded
 * answers replace its own as long as there are any; a {@link RecordedPlayer} gives recorded answers only. It must
 * receive every event of the match. When the last requested turn has been judged, it stops the match like a host,
 * without a winner.
 */
public final class ResumedMatch implements EventRecorder {

    /** The value of the last turn for a match that is played to its end. */
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
     * Creates a resumed match.
     *
     * @param lastTurn the turn of the bot after which the match is stopped, or {@link #TO_THE_END}
     */
    public ResumedMatch(GameBox<?, ?, ?> box, MatchPrefix past, int lastTurn) {
        this.box = box;
        this.past = past;
        this.lastTurn = lastTurn;
    }

    /**
     * An answer before the bot's turn that differs from the recorded one.
     *
     * @param turn the bot's own turn
     * @param now the bot's new answer; empty if there was none
     * @param then the recorded answer, which was played
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

    /** Returns the differences between the bot's answers before its turn and the record. */
    public List<Difference> differences() {
        return List.copyOf(differences);
    }

    /** Returns the ruling of the bot's answer to its turn; empty if the match did not reach it. */
    public Optional<Event.Ruled> ruling() {
        return ruling;
    }

    /** Returns the turn before the bot's turn to which it gave no answer in time; the match is stopped there. */
    public Optional<Integer> missedTurn() {
        return missedTurn;
    }

    /** Returns the departure of the bot, if it has left. */
    public Optional<Event.Left> departure() {
        return own().left();
    }

    /** Returns the last turn of the bot with an answer; 0 if there is none. */
    public int lastAnswered() {
        return own().rulings()
                .lastAnswered()
                .map(ruled -> ruled.reply().number())
                .orElse(0);
    }

    /** Returns the last turn of the bot that was judged; 0 if none was. */
    public int lastAcknowledged() {
        return lastAcknowledged;
    }

    /** Returns whether the match is stopped by this class, because all requested turns are played. */
    public boolean isStopping() {
        return stopping;
    }

    /**
     * Stops the match if all requested turns are played. It must be called just before the match checks for an
     * interrupt.
     */
    void stopIfDone() {
        if (stopping) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns the recorded answer of a seat's turn; empty if the turn is after the recorded ones. */
    Optional<MatchPrefix.Answered> recorded(Seat seat, int number) {
        List<Optional<RecordedOutput>> all = past.answers(seat);
        return number <= all.size()
                ? Optional.of(new MatchPrefix.Answered(seat, all.get(number - 1)))
                : Optional.empty();
    }

    /** Returns the recorded departure of a seat up to the present move. */
    Optional<Departure> departure(Seat seat) {
        return past.departure(seat, status.moves());
    }

    /** Records a difference between a player's own answer and the recorded one that replaces it. */
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

    /** Records that the bot gave no answer where one was recorded, and stops the match. */
    void recordMissedTurn(Seat seat, int number) {
        if (seat.equals(past.seat())) {
            missedTurn = missedTurn.or(() -> Optional.of(number));
            stopping = true;
        }
    }
}
