package arena.match;

import arena.game.Phase;
import arena.game.Seat;
import arena.game.Viewpoint;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One turn: prompts the asked seats, waits until each has answered or is late, and judges each answer when it comes.
 *
 * <p>A seat that leaves while its prompt is open is judged by what stands in its folder, else as late. If nothing
 * stands there and its leaving ends the match, the turn is broken off; otherwise the turn goes on, and the leaving
 * takes effect after it. A seat whose answer is refused is asked once more at once, if it has time left.
 */
final class TurnStep<S, V, A> {

    private final MatchContext<S, V, A> table;
    private final Adjudication<S, V, A> adjudication;
    private final int step;
    private final Phase.Turn turn;
    private final SortedMap<Seat, Open<V>> open = new TreeMap<>();
    /** The questions to those who have gone and about whom the host is asked, each with what stood in its folder. */
    private final SortedMap<Seat, Kept<V>> kept = new TreeMap<>();

    private MatchPosition<S, V, A> position;

    TurnStep(MatchContext<S, V, A> table, MatchPosition<S, V, A> position, Phase.Turn turn) {
        this.table = table;
        this.adjudication = new Adjudication<>(table);
        this.step = position.stepNumber();
        this.turn = turn;
        this.position = position;
    }

    /** Plays the turn and returns the position after it. */
    MatchPosition<S, V, A> play() throws InterruptedException {
        // In a step that is resumed some answers count already.
        unasked().forEach(this::ask);
        while (true) {
            handOver();
            List.copyOf(open.keySet()).forEach(this::collect);
            if (isJudged()) {
                return position;
            }
            Optional<MatchPosition<S, V, A>> end = seeOff();
            if (end.isPresent()) {
                return end.get();
            }
            if (!open.isEmpty()) {
                table.await(nextDeadline(), open.keySet());
            } else if (!isJudged()) {
                // Nobody's time runs: the host says how it goes on.
                table.clock.signal().await(Long.MAX_VALUE);
            }
        }
    }

    private boolean isJudged() {
        return open.isEmpty() && kept.isEmpty() && unasked().isEmpty();
    }

    /** Returns the seats that are to be asked: all in a step that begins, later those that were handed over. */
    private List<Seat> unasked() {
        return position.steps() >= step
                ? List.of()
                : turn.asked().stream().filter(position::isUnasked).toList();
    }

    private void handOver() {
        position = table.handOver(position);
        unasked().forEach(seat -> {
            open.remove(seat);
            kept.remove(seat);
        });
        if (!table.host.isHeld() && !unasked().isEmpty()) {
            table.goOn(step);
            unasked().forEach(this::ask);
        }
    }

    private void ask(Seat seat) {
        V view = position.view(Viewpoint.of(seat));
        String text = table.box.views().write(view);
        Prompt prompt = new Prompt(table.nextPrompt(seat), text, position.limit(seat), turn.answers());
        long published = table.player(seat).ask(prompt);
        Event.Prompted asked =
                new Event.Prompted(published, step, seat.number(), prompt.number(), prompt.limit(), prompt.text());
        position = position.after(asked);
        open.put(seat, new Open<>(view, published, prompt, table.processorNanos()));
        table.scribe.write(asked);
    }

    private void collect(Seat seat) {
        Player player = table.player(seat);
        Optional<Reply> reply = player.reply();
        if (reply.isPresent()) {
            close(seat, reply.get());
        } else if (table.clock.nanos() >= deadlineNanos(opened(seat))) {
            table.requireSoundVenue();
            close(seat, player.lastReply());
        }
    }

    private void close(Seat seat, Reply reply) {
        Open<V> asked = opened(seat);
        open.remove(seat);
        LateAnswerRecord lateness = new LateAnswerRecord(table, step, seat);
        if (reply.bytes().isEmpty()) {
            lateness.tell(asked.prompt().number(), asked.publishedNanos(), asked.processorNanos());
        } else {
            lateness.tellOfLook(reply, deadlineNanos(asked));
        }
        position = adjudication.rule(position, seat, asked.view(), reply);
        if (position.steps() < step && position.takes(seat)) {
            ask(seat);
        }
    }

    /** Looks after those who have gone; returns the final position if the match is over by that. */
    private Optional<MatchPosition<S, V, A>> seeOff() {
        for (MatchContext.Leaver leaver : table.leavers()) {
            if (isWaitedFor(leaver)) {
                continue;
            }
            Event.Left left = table.leaving(step, leaver, true);
            MatchPosition<S, V, A> without = position.after(left);
            if (without.phase() instanceof Phase.Over) {
                table.goOn(step);
                table.scribe.write(left);
                return Optional.of(without);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns whether nothing is decided about a leaver as yet: it has given its answer, now at the latest, and its
     * leaving takes effect after the turn; or the host is asked.
     */
    private boolean isWaitedFor(MatchContext.Leaver leaver) {
        Seat seat = leaver.seat();
        if (kept.containsKey(seat)) {
            return table.isKept(leaver) || isAnswer(seat, release(seat));
        }
        if (!open.containsKey(seat)) {
            return turn.asked().contains(seat) || table.isKept(leaver);
        }
        Reply last = table.player(seat).lastReply();
        if (last.bytes().isEmpty() && table.isKept(leaver)) {
            kept.put(seat, new Kept<>(opened(seat), last));
            open.remove(seat);
            table.hold(step, seat.number());
            return true;
        }
        return isAnswer(seat, last);
    }

    private Reply release(Seat seat) {
        Kept<V> question = Optional.ofNullable(kept.remove(seat)).orElseThrow();
        open.put(seat, question.asked());
        table.goOn(step);
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
     * @param processorNanos what each player had used when it was published, by seat
     */
    private record Open<V>(V view, long publishedNanos, Prompt prompt, SortedMap<Integer, Long> processorNanos) {}

    /** A prompt that waits for what the host says, with what stood in the folder when its player had gone. */
    private record Kept<V>(Open<V> asked, Reply last) {}
}
