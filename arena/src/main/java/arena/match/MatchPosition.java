package arena.match;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Choices;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.TimeLimit;
import arena.game.Viewpoint;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The position of a match by the rules: its state, the running step, and what counts in it so far.
 *
 * <p>It is a value, and its transitions are the only code that decides what a prompt, a judged answer, the end of a
 * tick and a departure do to a match. {@link Match} follows them with players, and writes each as an {@link Event};
 * {@code arena.record.Replay} follows them again with what was written.
 *
 * @param setup how the match began
 * @param clocks the time that the seats have left
 * @param steps the number of the last step that is over; 0 before the first
 * @param state of the game now; in a tick with the orders that arrived so far
 * @param phase what the match waits for; it stays the same during a step
 * @param step the last step of which anything is known: the running one, or the one that is over
 */
public record MatchPosition<S, V, A>(
        GameDefinition<S, V, A> game,
        Setup setup,
        SeatClocks clocks,
        int steps,
        S state,
        Phase phase,
        Step<S, A> step) {

    /**
     * The events of a step, as far as they count.
     *
     * @param before the state in which it began
     * @param repetitions the prompts of the seats that were asked in it
     * @param counted the actions that count, by seat; of a turn only, and only while it runs
     */
    public record Step<S, A>(
            int number, S before, SortedMap<Seat, PromptRepetitions> repetitions, SortedMap<Seat, A> counted) {
        public Step {
            // A quick match has very many steps, and most begin without prompts.
            repetitions = repetitions.isEmpty()
                    ? Collections.emptySortedMap()
                    : Collections.unmodifiableSortedMap(repetitions);
            counted = counted.isEmpty() ? Collections.emptySortedMap() : Collections.unmodifiableSortedMap(counted);
        }

        static <S, A> Step<S, A> begin(int number, S before) {
            return new Step<>(number, before, Collections.emptySortedMap(), Collections.emptySortedMap());
        }

        Step<S, A> withRepetitions(Seat seat, PromptRepetitions changed) {
            return new Step<>(number, before, with(repetitions, seat, changed), counted);
        }

        Step<S, A> withoutRepetitions(Seat seat) {
            SortedMap<Seat, PromptRepetitions> rest = new TreeMap<>(repetitions);
            rest.remove(seat);
            return new Step<>(number, before, rest, counted);
        }

        Step<S, A> counting(Seat seat, A action) {
            return new Step<>(number, before, repetitions, with(counted, seat, action));
        }

        Actions<A> actions() {
            return new Actions<>(counted.entrySet().stream()
                    .map(entry -> new Actions.Action<>(entry.getKey(), entry.getValue()))
                    .toList());
        }

        private static <T> SortedMap<Seat, T> with(SortedMap<Seat, T> before, Seat seat, T value) {
            SortedMap<Seat, T> after = new TreeMap<>(before);
            after.put(seat, value);
            return after;
        }
    }

    /**
     * The judgement of a reply by the rules.
     *
     * @param answer the decoded answer
     */
    public record Judgement<A>(Answer<A> answer, Ruling<A> ruling) {}

    /**
     * Returns the position at which a match begins.
     *
     * @param clocks how time runs for each seat, seat 1 first
     */
    public static <S, V, A> MatchPosition<S, V, A> start(
            GameDefinition<S, V, A> game, Setup setup, List<SeatClock> clocks) {
        S first = game.rules().start(setup);
        return new MatchPosition<>(
                game, setup, SeatClocks.of(clocks), 0, first, game.rules().phase(first), Step.begin(0, first));
    }

    /** Returns the position at which a match begins in which the time of each seat is that of the game. */
    public static <S, V, A> MatchPosition<S, V, A> start(GameDefinition<S, V, A> game, Setup setup) {
        return start(game, setup, Collections.nCopies(setup.names().size(), new SeatClock.ByGame()));
    }

    /** Returns what a viewpoint may see now. */
    public V view(Viewpoint from) {
        return game.rules().view(state, from);
    }

    /** Returns the text that shows a seat what it sees now. */
    public String text(Seat seat) {
        return game.views().write(view(Viewpoint.of(seat)));
    }

    /** Returns whether an answer of the seat is awaited, or in real time its orders are accepted. */
    public boolean acceptsReplyFrom(Seat seat) {
        return isAsked(seat)
                ? !isRunning() || !step.counted().containsKey(seat)
                : phase instanceof Phase.Tick tick && tick.open().contains(seat);
    }

    /** Returns whether an answer of the seat is awaited for which no prompt of this step was published yet. */
    public boolean isUnasked(Seat seat) {
        return isAsked(seat)
                && acceptsReplyFrom(seat)
                && !currentStep().repetitions().containsKey(seat);
    }

    private boolean isAsked(Seat seat) {
        return phase instanceof Phase.Turn turn && turn.asked().contains(seat);
    }

    /** Returns the running step; a new one if nothing has happened in it yet. */
    public Step<S, A> currentStep() {
        return isRunning() ? step : Step.begin(stepNumber(), state);
    }

    private boolean isRunning() {
        return step.number() > steps;
    }

    /** Returns the number of the step that is running, or is to begin. */
    public int stepNumber() {
        return steps + 1;
    }

    /** Returns the time limit of a seat's open prompt, or else of its next one in this step. */
    public TimeLimit limit(Seat seat) {
        return isAsked(seat) ? repetitions(seat).limit() : TimeLimit.NONE;
    }

    private PromptRepetitions repetitions(Seat seat) {
        Optional<PromptRepetitions> known =
                isRunning() ? Optional.ofNullable(step.repetitions().get(seat)) : Optional.empty();
        return known.orElseGet(() -> {
            TimeLimit byGame = ((Phase.Turn) phase).limit(seat);
            return PromptRepetitions.first(byGame, clocks.limit(seat, byGame));
        });
    }

    /** Returns the position after a prompt was published; the rules may ignore it. */
    public MatchPosition<S, V, A> after(Event.Prompted prompted) {
        Seat seat = new Seat(prompted.seat());
        return isAsked(seat)
                ? in(currentStep().withRepetitions(seat, repetitions(seat).asked(prompted.atNanos())), clocks)
                : this;
    }

    /**
     * Decodes a reply and judges it.
     *
     * @param view what the seat was shown
     */
    public Judgement<A> judge(Seat seat, V view, Reply reply) {
        Answer<A> answer =
                reply.bytes().map(bytes -> game.answers().read(bytes, view)).orElseGet(Answer.Late::new);
        return new Judgement<>(answer, judge(seat, answer));
    }

    /** Judges a decoded answer. */
    public Ruling<A> judge(Seat seat, Answer<A> answer) {
        return game.rules().judge(state, seat, answer);
    }

    /**
     * Returns whether a seat is asked once more by the rules and by what is left of its time.
     *
     * @param ruled how its answer was judged; its own field {@code again} is ignored
     */
    public boolean asksAgain(Event.Ruled ruled, Ruling<A> ruling) {
        return nextRepetition(ruled, ruling).isPresent();
    }

    /** Returns the event of a ruling; the seat is asked once more if rules and time allow it. */
    public Event.Ruled ruled(long atNanos, Seat seat, Reply reply, Ruling<A> ruling) {
        Event.Ruled ruled = new Event.Ruled(
                atNanos, stepNumber(), seat.number(), reply, ruling.code(), ruling.words(), ruling.line());
        return asksAgain(ruled, ruling) ? ruled.askedAgain() : ruled;
    }

    private Optional<PromptRepetitions> nextRepetition(Event.Ruled ruled, Ruling<A> ruling) {
        Seat seat = new Seat(ruled.seat());
        return ruling.again() && isAsked(seat) ? repetitions(seat).next(ruled, clocks.after(ruled)) : Optional.empty();
    }

    /**
     * Returns the position after an answer or an order was judged. A turn is over when each asked seat has an answer
     * that counts.
     *
     * @param ruling what the rules say of it
     */
    public MatchPosition<S, V, A> after(Event.Ruled ruled, Ruling<A> ruling) {
        Seat seat = new Seat(ruled.seat());
        if (phase instanceof Phase.Turn turn) {
            return ruled.again() ? repeated(ruled, ruling) : counting(seat, ruling.counts(), clocks.after(ruled), turn);
        }
        S after = game.rules().order(state, seat, ruling.counts());
        return new MatchPosition<>(game, setup, clocks.after(ruled), steps, after, phase, currentStep());
    }

    private MatchPosition<S, V, A> repeated(Event.Ruled ruled, Ruling<A> ruling) {
        Step<S, A> now = currentStep();
        return in(
                nextRepetition(ruled, ruling)
                        .map(next -> now.withRepetitions(new Seat(ruled.seat()), next))
                        .orElse(now),
                clocks.after(ruled));
    }

    /**
     * Returns the position after an asked seat's action counts, where games are played without prompts and clocks.
     *
     * @param action what counts by the ruling of its answer
     * @throws IllegalStateException if the seat is not asked
     */
    public MatchPosition<S, V, A> afterAction(Seat seat, A action) {
        if (phase instanceof Phase.Turn turn && turn.asked().contains(seat)) {
            return counting(seat, action, clocks, turn);
        }
        throw new IllegalStateException(seat + " is not asked in step " + stepNumber());
    }

    private MatchPosition<S, V, A> counting(Seat seat, A action, SeatClocks now, Phase.Turn turn) {
        Step<S, A> counted = currentStep().counting(seat, action);
        return counted.counted().size() < turn.asked().size() ? in(counted, now) : next(counted.actions(), now);
    }

    /** Returns the actions of the running turn with that of one more seat. */
    public Actions<A> actionsWith(Seat seat, A action) {
        return currentStep().counting(seat, action).actions();
    }

    private MatchPosition<S, V, A> in(Step<S, A> now, SeatClocks left) {
        return new MatchPosition<>(game, setup, left, steps, state, phase, now);
    }

    /** Returns the position after the running tick. */
    public MatchPosition<S, V, A> afterTick() {
        return next(Actions.none(), clocks);
    }

    private MatchPosition<S, V, A> next(Actions<A> actions, SeatClocks left) {
        S after = game.rules().next(state, actions);
        return new MatchPosition<>(
                game,
                setup,
                left,
                steps + 1,
                after,
                game.rules().phase(after),
                Step.begin(steps + 1, currentStep().before()));
    }

    /** Returns the position after a seat was handed over: its open prompt is asked as for the first time. */
    public MatchPosition<S, V, A> after(Event.HandedOver handed) {
        Seat seat = new Seat(handed.seat());
        return in(
                isAsked(seat) && isRunning() && acceptsReplyFrom(seat) ? step.withoutRepetitions(seat) : step,
                clocks.after(handed));
    }

    /** Returns the position after the match was resumed: all open prompts are asked as for the first time. */
    public MatchPosition<S, V, A> after(Event.Resumed resumed) {
        Step<S, A> now = step;
        if (isRunning() && phase instanceof Phase.Turn turn && resumed.step() == step.number()) {
            for (Seat seat : turn.asked()) {
                now = acceptsReplyFrom(seat) ? now.withoutRepetitions(seat) : now;
            }
        }
        return in(now, clocks);
    }

    /** Returns the interventions that the host may make if the match is held here; none in the middle of a step. */
    public Choices interventions() {
        return isRunning() || phase instanceof Phase.Over
                ? Choices.COMPLETE
                : game.interventions().map(offered -> offered.choices(state)).orElse(Choices.COMPLETE);
    }

    /** Returns an intervention in words; empty if it is not allowed here. */
    public Optional<String> words(Choices.Chosen intervention) {
        return interventions().allows(intervention)
                ? game.interventions().map(offered -> offered.words(state, intervention))
                : Optional.empty();
    }

    /**
     * Returns the position after an intervention of the host.
     *
     * @throws IllegalStateException if it is not allowed here
     */
    public MatchPosition<S, V, A> after(Event.Intervened intervened) {
        S changed = Choices.Chosen.of(intervened.text())
                .filter(chosen -> interventions().allows(chosen))
                .flatMap(chosen -> game.interventions().map(offered -> offered.intervene(state, chosen)))
                .orElseThrow(() -> new IllegalStateException(
                        "nobody may do this before step " + stepNumber() + ": " + intervened.text()));
        return new MatchPosition<>(
                game, setup, clocks, steps, changed, game.rules().phase(changed), step);
    }

    /**
     * Returns the position after a player left its seat. If the departure breaks off a step, nothing in that step
     * counts, even if every answer was judged.
     *
     * @throws IllegalStateException if the step was over before
     */
    public MatchPosition<S, V, A> after(Event.Left left) {
        S before = left.breaksOff() ? beginning(left.step()) : state;
        S without = game.rules().leave(before, new Seat(left.seat()), left.why());
        int over = left.breaksOff() ? left.step() : steps;
        return new MatchPosition<>(
                game, setup, clocks, over, without, game.rules().phase(without), Step.begin(over, without));
    }

    private S beginning(int number) {
        if (number == steps + 1) {
            return currentStep().before();
        }
        if (number != step.number()) {
            throw new IllegalStateException("step " + number + " was over before");
        }
        return step.before();
    }

    /**
     * The prompts of one seat for one question, from its first prompt to the answer that counts.
     *
     * @param byGame the time that the game gives for the question; it runs from the first prompt on
     * @param limit the time for the answer to the open prompt, or to the next one
     * @param askedNanos when the first prompt was published; empty before
     * @param number how many prompts there are with the next one
     */
    record PromptRepetitions(TimeLimit byGame, TimeLimit limit, Optional<Long> askedNanos, int number) {

        /** The most answers to one question: without a time limit a seat could be refused for ever. */
        static final int MOST = 1_000;

        static PromptRepetitions first(TimeLimit byGame, TimeLimit limit) {
            return new PromptRepetitions(byGame, limit, Optional.empty(), 1);
        }

        /** Returns the repetitions after a prompt was published. */
        PromptRepetitions asked(long atNanos) {
            return new PromptRepetitions(byGame, limit, askedNanos.or(() -> Optional.of(atNanos)), number);
        }

        /**
         * Returns the repetitions with another prompt, if the seat gets one.
         *
         * @param ruled how an answer was judged that the rules allow to be repeated
         * @param clocks after the time of the answer was taken from the seat
         */
        Optional<PromptRepetitions> next(Event.Ruled ruled, SeatClocks clocks) {
            Reply reply = ruled.reply();
            boolean mayTry = reply.bytes().isPresent() && !reply.draft() && number < MOST;
            long sinceNanos = ruled.atNanos() - askedNanos.orElse(ruled.atNanos());
            return mayTry
                    ? clocks.timeForRetry(new Seat(ruled.seat()), byGame, sinceNanos)
                            .map(rest -> new PromptRepetitions(byGame, rest, askedNanos, number + 1))
                    : Optional.empty();
        }
    }
}
