package arena.app.table;

import arena.game.Choices;
import arena.game.Chooser;
import arena.game.Departure;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.TimeLimit;
import arena.match.Event;
import arena.match.ForwardingPlayer;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Update;
import arena.person.Adviser;
import arena.person.OrderCheck;
import arena.person.Person;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The seat of a remote person, who may come late, leave and come back. It holds the open question and the last
 * message. An answer is checked by the rules, as far as the person can know them, before it is handed in, and may be
 * corrected as long as the time runs. All methods may be called from any thread.
 */
public final class PersonSeat<S, V, A> {

    /** A person who stays away longer has resigned. */
    static final Duration LONGEST_ABSENCE = Duration.ofMinutes(10);

    private final GameDefinition<S, V, A> game;
    private final Seat seat;
    private final String name;
    private final Duration joinTime;
    private final OrderCheck<S, V, A> orderCheck;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private Optional<AttemptPlayer> sitting = Optional.empty();
    private Optional<Asked> asked = Optional.empty();
    private Optional<AnswerVerdict> verdict = Optional.empty();
    private boolean hasCome;
    private long closedNanos = System.nanoTime();
    private boolean over;
    private Optional<String> replacedBy = Optional.empty();
    private int pages;
    private long closedMatchNanos;
    private int count;

    /**
     * The open question to the person.
     *
     * @param number of the input
     * @param order a counter of all questions and messages
     * @param input the text that a bot would read
     * @param choices the possible orders, if the game lists them
     * @param limit the time for it; empty if there is none
     * @param isTurn whether exactly one answer is expected; otherwise orders may be given at any moment
     */
    public record Asked(
            int number, int order, String input, Optional<Choices> choices, Optional<Duration> limit, boolean isTurn) {}

    /**
     * The message on an answer of the person.
     *
     * @param order as in {@link Asked}
     * @param number of the input that it concerns; 0 if nothing was asked
     * @param refused whether it was not handed in, so that another answer is possible
     * @param meant the probable intention of a refused answer
     */
    public record AnswerVerdict(
            int order, int number, int code, String words, boolean refused, Optional<String> meant) {}

    /** The attendance of the person of a seat. */
    public enum Attendance {
        /** The person has not come yet. */
        MISSING,
        /** At least one page of the seat is open. */
        HERE,
        /** The person has come, and no page is open. */
        AWAY,
        /** The match is over, or another player has taken over. */
        OVER
    }

    /** Prepares the seat of one match. */
    PersonSeat(GameDefinition<S, V, A> game, Settings settings, Seat seat, String name, Duration joinTime) {
        this.game = game;
        this.seat = seat;
        this.name = name;
        this.joinTime = joinTime;
        this.orderCheck = new OrderCheck<>(game, seat, settings);
    }

    /** The player of one attempt at the match; not ready until the person has come. */
    private final class AttemptPlayer extends ForwardingPlayer {

        private final Person person;
        private Optional<Invitation> invitation = Optional.empty();

        AttemptPlayer(Person person) {
            super(person);
            this.person = person;
        }

        @Override
        public Duration patience() {
            return joinTime;
        }

        @Override
        public void join(Invitation invited) {
            invited.first().ifPresent(orderCheck::view);
            synchronized (PersonSeat.this) {
                invitation = Optional.of(invited);
                closedMatchNanos = invited.clock().nanos();
            }
            super.join(invited);
        }

        @Override
        public Presence presence() {
            synchronized (PersonSeat.this) {
                if (!hasCome) {
                    return new Presence.Coming();
                }
                return isAwayForGood() ? new Presence.Gone(Departure.RESIGNED, "did not come back") : super.presence();
            }
        }

        private boolean isAwayForGood() {
            return pages == 0 && nanos() - closedMatchNanos > LONGEST_ABSENCE.toNanos();
        }

        @Override
        public long wakeNanos() {
            synchronized (PersonSeat.this) {
                return hasCome && pages == 0 ? closedMatchNanos + LONGEST_ABSENCE.toNanos() + 1 : super.wakeNanos();
            }
        }

        @Override
        public long sendPrompt(Prompt prompt) {
            long published = super.sendPrompt(prompt);
            open(prompt.number(), prompt.text(), Optional.of(prompt.limit()));
            return published;
        }

        @Override
        public long sendUpdate(Update update) {
            long published = super.sendUpdate(update);
            open(update.number(), update.text(), Optional.empty());
            return published;
        }

        long nanos() {
            return invitation.map(invited -> invited.clock().nanos()).orElse(0L);
        }

        void wake() {
            invitation.ifPresent(invited -> invited.clock().signal().wake());
        }
    }

    /** Begins an attempt at the match; the person may come later. */
    Player sit(Person person) {
        AttemptPlayer attempt = new AttemptPlayer(person);
        synchronized (this) {
            sitting = Optional.of(attempt);
            asked = Optional.empty();
            over = false;
        }
        return attempt;
    }

    private void open(int number, String input, Optional<TimeLimit> limit) {
        V view = orderCheck.view(input);
        synchronized (this) {
            asked = Optional.of(new Asked(
                    number,
                    ++count,
                    input,
                    game.chooser().map(chooser -> chooser.choices(view, seat, List.of())),
                    limit.flatMap(TimeLimit::time),
                    limit.isPresent()));
        }
        notifyListeners();
    }

    /** Receives an event of the match. */
    void follow(Event event) {
        if (event instanceof Event.Ruled ruled && ruled.seat() == seat.number()) {
            judged(ruled);
        } else if (event instanceof Event.HandedOver handed && handed.seat() == seat.number() && hasJoined()) {
            synchronized (this) {
                replacedBy = Optional.of(handed.to().shown());
            }
            over();
        } else if (event instanceof Event.Ended) {
            over();
        }
    }

    /** Returns whether the person has joined; one that has not is itself the player that takes over. */
    private synchronized boolean hasJoined() {
        return sitting.filter(attempt -> attempt.invitation.isPresent()).isPresent();
    }

    private void judged(Event.Ruled ruled) {
        synchronized (this) {
            asked = asked.filter(question -> !question.isTurn());
            verdict = Optional.of(new AnswerVerdict(
                    ++count, ruled.reply().number(), ruled.code(), ruled.words(), false, Optional.empty()));
        }
        notifyListeners();
    }

    /** Ends the seat: the match is over, or another player has taken over. */
    void over() {
        synchronized (this) {
            asked = Optional.empty();
            over = true;
        }
        notifyListeners();
    }

    /** Returns whether the person plays no more here. */
    public synchronized boolean isOver() {
        return over;
    }

    private void notifyListeners() {
        listeners.forEach(Runnable::run);
    }

    /** Opens a page of the seat, perhaps not the first, with a listener to every change. */
    public void openPage(Runnable listener) {
        listeners.add(listener);
        synchronized (this) {
            hasCome = true;
            pages++;
            sitting.ifPresent(AttemptPlayer::wake);
        }
    }

    /** Closes a page of the seat, perhaps for good. */
    public void closePage(Runnable listener) {
        if (listeners.remove(listener)) {
            synchronized (this) {
                pages--;
                closedNanos = System.nanoTime();
                closedMatchNanos = sitting.map(AttemptPlayer::nanos).orElse(0L);
                sitting.ifPresent(AttemptPlayer::wake);
            }
        }
    }

    /** Returns the attendance of the person. */
    public synchronized Attendance attendance() {
        if (over) {
            return Attendance.OVER;
        }
        return pages > 0 ? Attendance.HERE : hasCome ? Attendance.AWAY : Attendance.MISSING;
    }

    /** Returns for how long no page of the seat has been open; empty while one is. */
    synchronized Optional<Duration> absence() {
        return pages > 0 ? Optional.empty() : Optional.of(Duration.ofNanos(System.nanoTime() - closedNanos));
    }

    /** Returns the player that took over; empty if there is none. */
    public synchronized Optional<String> replacedBy() {
        return replacedBy;
    }

    public Seat seat() {
        return seat;
    }

    public String name() {
        return name;
    }

    /** Returns the open question; empty if there is none. */
    public synchronized Optional<Asked> asked() {
        return asked;
    }

    /** Returns the last message on an answer. */
    public synchronized Optional<AnswerVerdict> verdict() {
        return verdict;
    }

    /** Returns the time left for the answer; empty if there is no limit or no question. */
    public synchronized Optional<Duration> timeLeft() {
        return sitting.flatMap(attempt -> attempt.person.timeLeft());
    }

    /**
     * Hands an order in, as a bot would write it, with or without its line end. An order that is wrong as far as the
     * person can know is refused, with the reason, and not handed in.
     */
    public void order(String text) {
        Optional<Asked> question = asked();
        if (question.isEmpty()) {
            refuse(0, "There is no prompt for you now.", Optional.empty());
            return;
        }
        String order = text.endsWith("\n") ? text : text + "\n";
        Optional<OrderCheck.Objection> wrong =
                orderCheck.objection(question.get().input(), order);
        if (wrong.isPresent()) {
            refuse(wrong.get().code(), wrong.get().words(), wrong.get().meant());
        } else if (!hand(order)) {
            refuse(0, "The time is up.", Optional.empty());
        }
    }

    private boolean hand(String order) {
        return person().filter(player -> player.hand(order.getBytes(StandardCharsets.UTF_8)))
                .isPresent();
    }

    private synchronized Optional<Person> person() {
        return sitting.map(attempt -> attempt.person);
    }

    /** Returns the choices after some, in their order; empty if nothing is asked, or one was not offered. */
    public Optional<Choices> choices(List<Choices.Chosen> already) {
        return asked().flatMap(question ->
                game.chooser().flatMap(chooser -> choices(chooser, orderCheck.view(question.input()), already)));
    }

    private Optional<Choices> choices(Chooser<V, A> chooser, V view, List<Choices.Chosen> already) {
        for (int taken = 0; taken < already.size(); taken++) {
            if (!chooser.choices(view, seat, already.subList(0, taken)).allows(already.get(taken))) {
                return Optional.empty();
            }
        }
        return Optional.of(chooser.choices(view, seat, already));
    }

    /** Hands in an order by its choices. */
    public void choose(List<Choices.Chosen> chosen) {
        Optional<Asked> question = asked();
        Optional<Chooser<V, A>> chooser = game.chooser();
        if (question.isEmpty() || chooser.isEmpty()) {
            refuse(0, "There is no prompt for you now.", Optional.empty());
        } else if (choices(chosen).filter(Choices::complete).isEmpty()) {
            refuse(0, "That is not possible now.", Optional.empty());
        } else {
            V view = orderCheck.view(question.get().input());
            order(game.answers().write(chooser.get().order(view, seat, chosen)));
        }
    }

    private void refuse(int code, String words, Optional<String> meant) {
        synchronized (this) {
            int number = asked.map(Asked::number).orElse(0);
            verdict = Optional.of(new AnswerVerdict(++count, number, code, words, true, meant));
        }
        notifyListeners();
    }

    /** Returns the super bot's advice; empty if nothing is asked, or there is no adviser. Computing it takes time. */
    public Optional<Adviser.Hint> hint() {
        return asked().isEmpty() ? Optional.empty() : person().flatMap(Person::hint);
    }

    /** Returns whether a hint is available. */
    public boolean hasAdviser() {
        return person().filter(Person::hasAdviser).isPresent();
    }

    /** Resigns the match. */
    public void resign() {
        person().ifPresent(Person::resign);
    }
}
