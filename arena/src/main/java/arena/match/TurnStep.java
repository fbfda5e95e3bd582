package arena.match;

import arena.game.Phase;
import arena.game.Seat;
import arena.game.Viewpoint;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A turn: it prompts the asked seats, waits until each has answered or is late, and judges each answer when it comes.
 *
 * <p>If a player leaves while its prompt is open, the answer in its folder is judged; without an answer it is late. If
 * there is no answer and the departure ends the match, the turn is broken off; otherwise the turn continues, and the
 * departure takes effect after it. A seat whose answer is refused is asked once more at once, if it has time left.
 */
final class TurnStep<S, V, A> {

    private final MatchContext<S, V, A> context;
    private final Adjudication<S, V, A> adjudication;
    private final int step;
    private final Phase.Turn turn;
    private final SortedMap<Seat, Open<V>> open = new TreeMap<>();
    /** The prompts of players that have gone and about which the host is asked, each with the last reply. */
    private final SortedMap<Seat, Undecided<V>> undecided = new TreeMap<>();

    private MatchPosition<S, V, A> position;

    TurnStep(MatchContext<S, V, A> table, MatchPosition<S, V, A> position, Phase.Turn turn) {
        this.context = table;
        this.adjudication = new Adjudication<>(table);
        this.step = position.stepNumber();
        this.turn = turn;
        this.position = position;
    }

    /** Plays the turn and returns the position after it. */
    MatchPosition<S, V, A> play() throws InterruptedException {
        // In a resumed step some answers count already.
        unasked().forEach(this::ask);
        while (true) {
            handOver();
            List.copyOf(open.keySet()).forEach(this::collect);
            if (isJudged()) {
                return position;
            }
            measureOpen();
            Optional<MatchPosition<S, V, A>> end = handleDepartures();
            if (end.isPresent()) {
                return end.get();
            }
            if (!open.isEmpty()) {
                context.await(nextDeadline(), open.keySet());
            } else if (!isJudged()) {
                // No seat's time runs: the host decides.
                context.clock.signal().await(Long.MAX_VALUE);
            }
        }
    }

    private boolean isJudged() {
        return open.isEmpty() && undecided.isEmpty() && unasked().isEmpty();
    }

    /** Returns the seats that are to be asked: all in a step that begins, later those that were handed over. */
    private List<Seat> unasked() {
        return position.steps() >= step
                ? List.of()
                : turn.asked().stream().filter(position::isUnasked).toList();
    }

    private void handOver() {
        position = context.handOver(position);
        unasked().forEach(seat -> {
            open.remove(seat);
            undecided.remove(seat);
        });
        if (!context.host.isHeld() && !unasked().isEmpty()) {
            context.goOn(step);
            unasked().forEach(this::ask);
        }
    }

    private void ask(Seat seat) {
        V view = position.view(Viewpoint.of(seat));
        String text = context.game.views().write(view);
        Prompt prompt = new Prompt(context.nextPrompt(seat), text, position.limit(seat), turn.answers());
        long published = context.player(seat).sendPrompt(prompt);
        Event.Prompted asked =
                new Event.Prompted(published, step, seat.number(), prompt.number(), prompt.limit(), prompt.text());
        position = position.after(asked);
        open.put(seat, new Open<>(view, published, prompt, Optional.empty()));
        context.recorder.write(asked);
    }

    /**
     * Measures the processor time for the prompts that have been published and recorded since the last call, while
     * their bots think: an answer that is there already is judged without it.
     */
    private void measureOpen() {
        if (open.values().stream().allMatch(asked -> asked.processorNanos().isPresent())) {
            return;
        }
        SortedMap<Integer, Long> used = context.processorNanos();
        open.replaceAll((seat, asked) -> asked.processorNanos().isPresent() ? asked : asked.measured(used));
    }

    private void collect(Seat seat) {
        Player player = context.player(seat);
        Optional<Reply> reply = player.reply();
        if (reply.isPresent()) {
            close(seat, reply.get());
        } else if (context.clock.nanos() >= deadlineNanos(opened(seat))) {
            context.requireSoundVenue();
            close(seat, player.lastReply());
        }
    }

    private void close(Seat seat, Reply reply) {
        Open<V> asked = opened(seat);
        open.remove(seat);
        LateAnswerRecord lateAnswer = new LateAnswerRecord(context, step, seat);
        if (reply.bytes().isEmpty()) {
            asked.processorNanos()
                    .ifPresent(before ->
                            lateAnswer.recordProcessorTime(asked.prompt().number(), asked.publishedNanos(), before));
        } else {
            lateAnswer.recordLateLook(reply, deadlineNanos(asked));
        }
        position = adjudication.rule(position, seat, asked.view(), reply);
        if (position.steps() < step && position.acceptsReplyFrom(seat)) {
            ask(seat);
        }
    }

    /** Handles players that have gone; returns the final position if the match is over by that. */
    private Optional<MatchPosition<S, V, A>> handleDepartures() {
        for (MatchContext.Departed departed : context.unrecordedDepartures()) {
            if (isDecidedLater(departed)) {
                continue;
            }
            Event.Left left = context.departure(step, departed, true);
            MatchPosition<S, V, A> without = position.after(left);
            if (without.phase() instanceof Phase.Over) {
                context.goOn(step);
                context.recorder.write(left);
                return Optional.of(without);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns whether the decision about a departure is put off: the player has given its answer, now at the latest,
     * and its departure takes effect after the turn; or the host is asked.
     */
    private boolean isDecidedLater(MatchContext.Departed departed) {
        Seat seat = departed.seat();
        if (undecided.containsKey(seat)) {
            return context.isUndecided(departed) || isAnswer(seat, release(seat));
        }
        if (!open.containsKey(seat)) {
            return turn.asked().contains(seat) || context.isUndecided(departed);
        }
        Reply last = context.player(seat).lastReply();
        if (last.bytes().isEmpty() && context.isUndecided(departed)) {
            undecided.put(seat, new Undecided<>(opened(seat), last));
            open.remove(seat);
            context.hold(step, seat.number());
            return true;
        }
        return isAnswer(seat, last);
    }

    private Reply release(Seat seat) {
        Undecided<V> question = Optional.ofNullable(undecided.remove(seat)).orElseThrow();
        open.put(seat, question.asked());
        context.goOn(step);
        return question.last();
    }

    private boolean isAnswer(Seat seat, Reply last) {
        close(seat, last);
        return last.bytes().isPresent();
    }

    private long nextDeadline() {
        return open.values().stream().mapToLong(this::deadlineNanos).min().orElse(Long.MAX_VALUE);
    }

    private long deadlineNanos(Open<V> asked) {
        return asked.prompt().limit().endNanos(asked.publishedNanos());
    }

    private Open<V> opened(Seat seat) {
        return Optional.ofNullable(open.get(seat)).orElseThrow();
    }

    /**
     * A prompt that waits for its answer.
     *
     * @param processorNanos the processor time that each player had used just after it was published, by seat; empty
     *     until the step waits for the first time
     */
    private record Open<V>(
            V view, long publishedNanos, Prompt prompt, Optional<SortedMap<Integer, Long>> processorNanos) {

        Open<V> measured(SortedMap<Integer, Long> used) {
            return new Open<>(view, publishedNanos, prompt, Optional.of(used));
        }
    }

    /** A prompt that waits for the host's decision, with the last reply of the player that has gone. */
    private record Undecided<V>(Open<V> asked, Reply last) {}

    /** A recorder of why an answer was late, or seemed to be: it measures how the processors were used meanwhile. */
    private static final class LateAnswerRecord {

        /** A program that used less than this fraction of the time was idle and not slowed down. */
        private static final double THINKING = 0.1;

        /** A program that was thinking and got less than this fraction of the time was slowed down. */
        private static final double KEPT_FROM_IT = 0.8;

        private static final double NANOS_PER_SECOND = 1e9;

        /** A smaller delay occurs on any busy machine. */
        private static final long LATE_LOOK_NANOS = 1_000_000_000;

        private final MatchContext<?, ?, ?> context;
        private final int step;
        private final Seat seat;

        LateAnswerRecord(MatchContext<?, ?, ?> table, int step, Seat seat) {
            this.context = table;
            this.step = step;
            this.seat = seat;
        }

        /**
         * Records the processor time of all seats, and a remark for the referee if another program used more than its
         * share.
         */
        void recordProcessorTime(int number, long publishedNanos, SortedMap<Integer, Long> before) {
            long now = context.clock.nanos();
            SortedMap<Integer, Long> used = new TreeMap<>();
            context.processorNanos()
                    .forEach((player, nanos) -> used.put(player, nanos - before.getOrDefault(player, 0L)));
            if (used.isEmpty()) {
                return;
            }
            long elapsed = now - publishedNanos;
            context.recorder.write(new Event.ProcessorTime(now, step, seat.number(), number, elapsed, used));
            Long own = used.get(seat.number());
            double share = (double) elapsed
                    * Runtime.getRuntime().availableProcessors()
                    / context.setup.names().size();
            if (own != null && own > elapsed * THINKING && own < elapsed * KEPT_FROM_IT) {
                used.forEach((player, nanos) -> {
                    if (player != seat.number() && nanos > share) {
                        context.recorder.write(new Event.Noticed(
                                now, seat.number(), Event.Noticed.MACHINE, words(number, own, player, nanos)));
                    }
                });
            }
        }

        /** Records that the arena itself looked so late that an answer may seem to have come after the limit. */
        void recordLateLook(Reply reply, long deadlineNanos) {
            long complete = reply.stamps().complete();
            if (complete != Timestamps.NEVER && complete - deadlineNanos > LATE_LOOK_NANOS) {
                String words = String.format(
                        Locale.ROOT,
                        "the arena itself was delayed: it saw output_%d.txt %.1f s after the limit, and accepts it,"
                                + " since the time of its arrival is unknown",
                        reply.number(),
                        (complete - deadlineNanos) / NANOS_PER_SECOND);
                context.recorder.write(
                        new Event.Noticed(context.clock.nanos(), seat.number(), Event.Noticed.LATE_LOOK, words));
            }
        }

        private String words(int number, long own, int other, long others) {
            return String.format(
                    Locale.ROOT,
                    "output_%d.txt was late while %s used %.1f s of processor time, more than its share, and this one"
                            + " got %.1f s",
                    number,
                    context.setup.name(new Seat(other)),
                    others / NANOS_PER_SECOND,
                    own / NANOS_PER_SECOND);
        }
    }
}
