package arena.match;

import arena.game.Actions;
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

    private final Table<S, V, A> table;
    private final Adjudication<S, V, A> court;
    private final int step;
    private final S state;
    private final Phase.Turn turn;

    private final SortedMap<Seat, Open<V>> open = new TreeMap<>();
    private final SortedMap<Seat, A> counted = new TreeMap<>();

    TurnStep(Table<S, V, A> table, int step, S state, Phase.Turn turn) {
        this.table = table;
        this.court = new Adjudication<>(table);
        this.step = step;
        this.state = state;
        this.turn = turn;
    }

    /** Plays the turn and returns the state after it. */
    S play() throws InterruptedException {
        turn.asked().forEach(seat -> ask(seat, new Tries(seat, turn.limit(seat), table.clocks())));
        while (true) {
            List.copyOf(open.keySet()).forEach(this::collect);
            if (open.isEmpty()) {
                return table.box.rules().next(state, actions());
            }
            Optional<S> end = seeOff();
            if (end.isPresent()) {
                return end.get();
            }
            if (!open.isEmpty()) {
                table.await(nextDeadline(), open.keySet());
            }
        }
    }

    private void ask(Seat seat, Tries tries) {
        V view = table.box.rules().view(state, Viewpoint.of(seat));
        String text = table.box.views().write(view);
        Prompt prompt = new Prompt(table.nextPrompt(seat), text, tries.limit(), turn.answers());
        long published = table.player(seat).ask(prompt);
        tries.asked(published);
        open.put(seat, new Open<>(view, published, prompt, tries, table.processorNanos()));
        table.scribe.write(
                new Event.Prompted(published, step, seat.number(), prompt.number(), prompt.limit(), prompt.text()));
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
        if (reply.bytes().isEmpty()) {
            new Lateness(table, step, seat)
                    .tell(asked.prompt().number(), asked.publishedNanos(), asked.processorNanos());
        }
        Tries tries = asked.tries();
        court.rule(new Adjudication.Asked<>(step, seat, state, asked.view(), Optional.of(tries)), reply)
                .ifPresentOrElse(counts -> counted.put(seat, counts), () -> ask(seat, tries));
    }

    /** Looks after those who have gone; returns the final state if the match is over by that. */
    private Optional<S> seeOff() {
        for (Table.Leaver leaver : table.leavers()) {
            if (hasAnswered(leaver.seat())) {
                continue;
            }
            S without = table.box.rules().leave(state, leaver.seat(), leaver.why());
            if (table.box.rules().phase(without) instanceof Phase.Over) {
                table.markLeft(step, leaver, true);
                return Optional.of(without);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns whether the leaver has given its answer, now at the latest; its leaving then takes effect after the turn.
     */
    private boolean hasAnswered(Seat seat) {
        if (!open.containsKey(seat)) {
            return counted.containsKey(seat);
        }
        Reply last = table.player(seat).lastReply();
        close(seat, last);
        return last.bytes().isPresent();
    }

    private Actions<A> actions() {
        return new Actions<>(counted.entrySet().stream()
                .map(entry -> new Actions.Action<>(entry.getKey(), entry.getValue()))
                .toList());
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
    private record Open<V>(
            V view, long publishedNanos, Prompt prompt, Tries tries, SortedMap<Integer, Long> processorNanos) {}
}
