package arena.regress;

import arena.game.Departure;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.match.Acknowledgement;
import arena.match.Clock;
import arena.match.Event;
import arena.match.EventRecorder;
import arena.match.ForwardingPlayer;
import arena.match.Invitation;
import arena.match.MatchStatus;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.SeatTally;
import arena.match.SeatTurn;
import arena.match.Timestamps;
import arena.match.Update;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A match that repeats a recorded prefix and is free from the bot's turn on.
 *
 * <p>Its players get the recorded answers from it: a player that is {@link #takenOver taken over} is asked as usual,
 * but its recorded answers replace its own as long as there are any; a {@link #recordedPlayer recorded player} gives
 * recorded answers only. It must receive every event of the match. When the last requested turn has been judged, it
 * stops the match like a host, without a winner.
 */
public final class ResumedMatch implements EventRecorder {

    /** The value of the last turn for a match that is played to its end. */
    public static final int TO_THE_END = Integer.MAX_VALUE;

    private final GameDefinition<?, ?, ?> game;
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
    public ResumedMatch(GameDefinition<?, ?, ?> game, MatchPrefix past, int lastTurn) {
        this.game = game;
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

    /**
     * Returns the real player of a seat, which is asked and waited for, with the recorded answers in place of its own.
     */
    public Player takenOver(Seat seat, Player inner) {
        return new TakenOverPlayer(seat, inner);
    }

    /** Returns a player that gives the recorded answers of a seat, and none when they are used up. */
    public Player recordedPlayer(Seat seat) {
        return new RecordedPlayer(seat);
    }

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
    private void stopIfDone() {
        if (stopping) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns the recorded answer of a seat's turn; empty if the turn is after the recorded ones. */
    private Optional<MatchPrefix.Answered> recorded(Seat seat, int number) {
        List<Optional<RecordedOutput>> all = past.answers(seat);
        return number <= all.size()
                ? Optional.of(new MatchPrefix.Answered(seat, all.get(number - 1)))
                : Optional.empty();
    }

    /** Returns the recorded departure of a seat up to the present move. */
    private Optional<Departure> departure(Seat seat) {
        return past.departure(seat, status.moves());
    }

    /** Records a difference between a player's own answer and the recorded one that replaces it. */
    private void recordDifference(Seat seat, String input, Reply real, MatchPrefix.Answered recorded) {
        Optional<RecordedOutput> now = real.bytes().map(RecordedOutput::of);
        if (seat.equals(past.seat()) && !isSame(game, input, now, recorded.output())) {
            differences.add(new Difference(real.number(), now, recorded.output()));
        }
    }

    private static <S, V, A> boolean isSame(
            GameDefinition<S, V, A> game, String input, Optional<RecordedOutput> now, Optional<RecordedOutput> then) {
        return now.equals(then)
                || (now.isPresent()
                        && then.isPresent()
                        && now.get().isSameOrder(then.get(), game, game.views().read(input)));
    }

    /** Records that the bot gave no answer where one was recorded, and stops the match. */
    private void recordMissedTurn(Seat seat, int number) {
        if (seat.equals(past.seat())) {
            missedTurn = missedTurn.or(() -> Optional.of(number));
            stopping = true;
        }
    }

    /**
     * A player whose first answers are replaced by those of a recorded match. The real player is asked and waited for
     * nevertheless.
     */
    private final class TakenOverPlayer extends ForwardingPlayer {

        private final Seat seat;
        private String input = "";

        TakenOverPlayer(Seat seat, Player inner) {
            super(inner);
            this.seat = seat;
        }

        @Override
        public Presence presence() {
            stopIfDone();
            return super.presence();
        }

        @Override
        public long sendPrompt(Prompt prompt) {
            input = prompt.text();
            return super.sendPrompt(prompt);
        }

        @Override
        public Optional<Reply> reply() {
            return super.reply().map(this::withRecordedAnswer);
        }

        /**
         * Returns the real reply if the player has left without an answer, because the recorded answer can no longer be
         * given for it.
         */
        @Override
        public Reply lastReply() {
            Reply last = super.lastReply();
            if (last.bytes().isEmpty() && super.presence() instanceof Presence.Gone) {
                return last;
            }
            Optional<MatchPrefix.Answered> recorded = recorded(seat, last.number());
            if (last.bytes().isEmpty()
                    && recorded.flatMap(MatchPrefix.Answered::output).isPresent()) {
                recordMissedTurn(seat, last.number());
            }
            return withRecordedAnswer(last);
        }

        /** Returns the recorded answer to this prompt, if there is one, with the time stamps of the real one. */
        private Reply withRecordedAnswer(Reply real) {
            Optional<MatchPrefix.Answered> recorded = recorded(seat, real.number());
            if (recorded.isEmpty()) {
                return real;
            }
            Optional<RecordedOutput> then = recorded.get().output();
            recordDifference(seat, input, real, recorded.get());
            return new Reply(real.number(), then.map(RecordedOutput::bytes), false, real.stamps());
        }
    }

    /** A player that gives the answers of a recorded match, and none when they are used up. */
    private final class RecordedPlayer implements Player {

        private final Seat seat;
        private final String name;
        private Optional<Clock> clock = Optional.empty();
        private Optional<Asked> open = Optional.empty();

        private record Asked(int number, long publishedNanos) {}

        RecordedPlayer(Seat seat) {
            this.seat = seat;
            this.name = past.names().get(seat.index());
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public PlayerInfo info() {
            return new PlayerInfo("recorded", new TreeMap<>());
        }

        @Override
        public Duration patience() {
            return Duration.ZERO;
        }

        @Override
        public void join(Invitation invitation) {
            clock = Optional.of(invitation.clock());
        }

        @Override
        public Presence presence() {
            stopIfDone();
            return departure(seat)
                    .<Presence>map(why -> new Presence.Gone(
                            why,
                            (why == Departure.RESIGNED ? why.words() + ", " : "")
                                    + "it left here in the recorded match"))
                    .orElseGet(Presence.Here::new);
        }

        @Override
        public long sendPrompt(Prompt prompt) {
            long now = nanos();
            open = Optional.of(new Asked(prompt.number(), now));
            return now;
        }

        @Override
        public long sendUpdate(Update update) {
            return nanos();
        }

        @Override
        public Optional<Reply> reply() {
            return open.flatMap(asked -> recorded(seat, asked.number())).map(recorded -> close(recorded.output()));
        }

        @Override
        public Reply lastReply() {
            return close(Optional.empty());
        }

        private Reply close(Optional<RecordedOutput> output) {
            Asked asked = open.orElseThrow(() -> new IllegalStateException(name + " has no open prompt"));
            open = Optional.empty();
            Timestamps stamps = output.isPresent()
                    ? Timestamps.at(asked.publishedNanos(), nanos())
                    : new Timestamps(asked.publishedNanos(), Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER);
            return new Reply(asked.number(), output.map(RecordedOutput::bytes), false, stamps);
        }

        @Override
        public List<Reply> orders() {
            return List.of();
        }

        @Override
        public long wakeNanos() {
            return Long.MAX_VALUE;
        }

        @Override
        public long acknowledge(Acknowledgement acknowledgement) {
            return nanos();
        }

        @Override
        public void conclude(String gameover) {
            open = Optional.empty();
        }

        @Override
        public void leave() {
            open = Optional.empty();
        }

        private long nanos() {
            return clock.orElseThrow(() -> new IllegalStateException(name + " has not joined a match"))
                    .nanos();
        }
    }
}
