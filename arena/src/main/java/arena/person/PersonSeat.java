package arena.person;

import arena.game.AnswerForm;
import arena.game.Choices;
import arena.game.Departure;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Setup;
import arena.level.MindSeat;
import arena.match.Event;
import arena.match.EventRecorder;
import arena.match.ForwardingPlayer;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Update;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/**
 * A person on the seat of one match, at a terminal or at any number of pages, who may come late, leave and come back.
 * The seat seats the player of each attempt with its adviser, holds the open question and the last message, and checks
 * an answer by the rules, as far as the person can know them, before it is handed in. It must receive every event of
 * the match. All methods may be called from any thread.
 */
public final class PersonSeat implements EventRecorder {

    /** A person who stays away longer has resigned. */
    public static final Duration LONGEST_ABSENCE = Duration.ofMinutes(10);

    /** The objection to an answer after the time limit. */
    public static final OrderCheck.Objection TOO_LATE =
            new OrderCheck.Objection(0, "The time is up.", Optional.empty());

    private final Seat seat;
    private final Terms terms;
    private final OrderCheck<?, ?, ?> orderCheck;
    private final Supplier<Optional<Adviser>> adviser;
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
     * The conditions under which a person plays.
     *
     * @param timeToCome the longest time until the person is at the seat
     * @param advised whether the super bot gives hints
     * @param strict whether answers are handed in unchecked
     */
    public record Terms(Duration timeToCome, boolean advised, boolean strict) {}

    /**
     * The open question.
     *
     * @param order a counter of all questions and messages
     */
    public record Asked(int order, Question question) {}

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

    /** Prepares a seat of one match. */
    public PersonSeat(GameDefinition<?, ?, ?> game, Setup setup, Seat seat, Terms terms) {
        this.seat = seat;
        this.terms = terms;
        this.orderCheck = new OrderCheck<>(game, seat, setup.settings());
        this.adviser = () -> terms.advised()
                ? Adviser.strongest(game.info(), new MindSeat(seat, setup.settings()), setup.seed())
                : Optional.empty();
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
            return terms.timeToCome();
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
            open(new Question(prompt.number(), prompt.text(), Optional.of(prompt.limit())));
            return published;
        }

        @Override
        public long sendUpdate(Update update) {
            long published = super.sendUpdate(update);
            open(new Question(update.number(), update.text(), Optional.empty()));
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
    public Player sit(Person person) {
        adviser.get().ifPresent(person::advisedBy);
        AttemptPlayer attempt = new AttemptPlayer(person);
        synchronized (this) {
            sitting = Optional.of(attempt);
            asked = Optional.empty();
            over = false;
        }
        return attempt;
    }

    /** Returns the players of an attempt, in which this person sits on the seat. */
    public List<Player> seated(List<Player> players) {
        List<Player> seated = new ArrayList<>(players);
        seated.set(seat.index(), sit((Person) players.get(seat.index())));
        return seated;
    }

    private void open(Question question) {
        orderCheck.view(question.input());
        synchronized (this) {
            asked = Optional.of(new Asked(++count, question));
        }
        notifyListeners();
    }

    @Override
    public void write(Event event) {
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
            asked = asked.filter(open -> !open.question().isTurn());
            verdict = Optional.of(new AnswerVerdict(
                    ++count, ruled.reply().number(), ruled.code(), ruled.words(), false, Optional.empty()));
        }
        notifyListeners();
    }

    /** Ends the seat: the match is over, or another player has taken over. */
    public void over() {
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
    public synchronized Optional<Duration> absence() {
        return pages > 0 ? Optional.empty() : Optional.of(Duration.ofNanos(System.nanoTime() - closedNanos));
    }

    /** Returns the player that took over; empty if there is none. */
    public synchronized Optional<String> replacedBy() {
        return replacedBy;
    }

    public Seat seat() {
        return seat;
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

    /** Returns the form of an answer to the open question; empty if there is none. */
    public Optional<AnswerForm> form() {
        return person().flatMap(Person::form);
    }

    /** Returns whether answers are handed in unchecked. */
    public boolean isStrict() {
        return terms.strict();
    }

    /** Returns the check of the person's orders, which also lists them. */
    public OrderCheck<?, ?, ?> orderCheck() {
        return orderCheck;
    }

    /**
     * Hands an order in, as a bot would write it, with or without its line end. An order that is wrong as far as the
     * person can know is refused, with the reason as the message, and not handed in.
     */
    public void order(String text) {
        asked().ifPresentOrElse(
                        open -> answer(open.question(), text.endsWith("\n") ? text : text + "\n")
                                .ifPresent(this::refuse),
                        () -> refuse("There is no prompt for you now."));
    }

    /** Hands in an order by its choices. */
    public void choose(List<Choices.Chosen> chosen) {
        asked().ifPresentOrElse(
                        open -> orderCheck
                                .order(open.question().input(), chosen)
                                .ifPresentOrElse(this::order, () -> refuse("That is not possible now.")),
                        () -> refuse("There is no prompt for you now."));
    }

    /** Hands an answer in unless there is an objection to it, and returns that. */
    public Optional<OrderCheck.Objection> answer(Question question, String order) {
        Optional<OrderCheck.Objection> objection = objection(question, order);
        return objection.isPresent() || hand(order) ? objection : Optional.of(TOO_LATE);
    }

    /** Returns the objection to an answer, which need not be complete; empty if there is none. */
    public Optional<OrderCheck.Objection> objection(Question question, String order) {
        return terms.strict() ? Optional.empty() : orderCheck.objection(question.input(), order);
    }

    /** Hands an answer in unchecked; returns whether it is in time. */
    public boolean hand(String order) {
        return person().filter(player -> player.hand(order.getBytes(StandardCharsets.UTF_8)))
                .isPresent();
    }

    private synchronized Optional<Person> person() {
        return sitting.map(attempt -> attempt.person);
    }

    private void refuse(String words) {
        refuse(new OrderCheck.Objection(0, words, Optional.empty()));
    }

    private void refuse(OrderCheck.Objection objection) {
        synchronized (this) {
            int number = asked.map(open -> open.question().number()).orElse(0);
            verdict = Optional.of(
                    new AnswerVerdict(++count, number, objection.code(), objection.words(), true, objection.meant()));
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

    /** Returns whether the person has resigned. */
    public boolean hasResigned() {
        return person().filter(player -> player.presence() instanceof Presence.Gone)
                .isPresent();
    }

    /** Resigns the match. */
    public void resign() {
        person().ifPresent(Person::resign);
    }
}
