package arena.match;

import arena.game.Phase;
import arena.game.Seat;
import arena.game.Viewpoint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A tick: it sends updates to the seats, and accepts the orders that arrive until the tick is over, in the order of
 * their arrival.
 */
final class TickStep<S, V, A> {

    private final MatchContext<S, V, A> context;
    private final Adjudication<S, V, A> adjudication;
    private final int step;
    private final Phase.Tick tick;
    private MatchPosition<S, V, A> position;

    TickStep(MatchContext<S, V, A> table, MatchPosition<S, V, A> position, Phase.Tick tick) {
        this.context = table;
        this.adjudication = new Adjudication<>(table);
        this.step = position.stepNumber();
        this.tick = tick;
        this.position = position;
    }

    /** Sends all updates right after each other; other work is done before the first or after the last. */
    void sendUpdates() {
        boolean paced = !tick.length().isZero();
        List<Addressed> updates = new ArrayList<>();
        for (Seat seat : tick.updated()) {
            String text = position.text(seat);
            updates.add(new Addressed(seat, new Update(context.nextPrompt(seat), text, tick.answers(), paced)));
        }
        List<Published> published = new ArrayList<>();
        try {
            for (Addressed one : updates) {
                published.add(new Published(one, context.player(one.seat()).sendUpdate(one.update())));
            }
        } finally {
            published.forEach(this::write);
        }
    }

    /** Accepts orders until a time of the match's clock, and returns the position after the tick. */
    MatchPosition<S, V, A> play(long endNanos) throws InterruptedException {
        while (true) {
            boolean ordered = collect();
            if (context.clock.nanos() >= endNanos) {
                // Orders that have arrived and are not taken yet belong to the next tick: a flood of orders delays no
                // match.
                return position.afterTick();
            }
            if (!ordered) {
                context.await(endNanos, tick.open());
            }
        }
    }

    private void write(Published one) {
        Update update = one.addressed().update();
        context.recorder.write(new Event.UpdateSent(
                one.nanos(), step, one.addressed().seat().number(), update.number(), Update.digest(update.text())));
    }

    /** Applies the orders that have arrived; returns whether there were any. */
    private boolean collect() {
        List<Arrived> arrived = new ArrayList<>();
        for (Seat seat : tick.open()) {
            context.player(seat).orders().forEach(order -> arrived.add(new Arrived(seat, order)));
        }
        // A stable sort: one seat's own orders count in the order of their numbers.
        arrived.sort(Comparator.comparing(one -> one.order().stamps().complete()));
        arrived.forEach(this::apply);
        return !arrived.isEmpty();
    }

    private void apply(Arrived one) {
        V view = position.view(Viewpoint.of(one.seat()));
        position = adjudication.rule(position, one.seat(), view, one.order());
    }

    /** An update with its seat. */
    private record Addressed(Seat seat, Update update) {}

    /** A published update with its time. */
    private record Published(Addressed addressed, long nanos) {}

    /** An order with its seat. */
    private record Arrived(Seat seat, Reply order) {}
}
