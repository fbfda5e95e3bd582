package arena.match;

import arena.game.Phase;
import arena.game.Seat;
import arena.game.Viewpoint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One tick: sends updates to those who are told, and takes the orders that come until the tick is over, in the order of
 * their arrival.
 */
final class TickStep<S, V, A> {

    private final MatchContext<S, V, A> table;
    private final Adjudication<S, V, A> adjudication;
    private final int step;
    private final Phase.Tick tick;
    private MatchPosition<S, V, A> position;

    TickStep(MatchContext<S, V, A> table, MatchPosition<S, V, A> position, Phase.Tick tick) {
        this.table = table;
        this.adjudication = new Adjudication<>(table);
        this.step = position.stepNumber();
        this.tick = tick;
        this.position = position;
    }

    /** Tells all one right after the other: what else there is to do is done before the first or after the last. */
    void tell() {
        boolean paced = !tick.length().isZero();
        List<Addressed> updates = new ArrayList<>();
        for (Seat seat : tick.updated()) {
            String text = position.text(seat);
            updates.add(new Addressed(seat, new Update(table.nextPrompt(seat), text, tick.answers(), paced)));
        }
        List<Published> published = new ArrayList<>();
        try {
            for (Addressed one : updates) {
                published.add(new Published(one, table.player(one.seat()).tell(one.update())));
            }
        } finally {
            published.forEach(this::write);
        }
    }

    /** Takes orders until a time of the match's clock, and returns the position after the tick. */
    MatchPosition<S, V, A> play(long endNanos) throws InterruptedException {
        while (true) {
            boolean ordered = collect();
            if (table.clock.nanos() >= endNanos) {
                // Orders that are there and not taken yet are the next tick's: whoever floods holds up no world.
                return position.ticked();
            }
            if (!ordered) {
                table.await(endNanos, tick.open());
            }
        }
    }

    private void write(Published one) {
        Update update = one.addressed().update();
        table.scribe.write(new Event.UpdateSent(
                one.nanos(), step, one.addressed().seat().number(), update.number(), Update.digest(update.text())));
    }

    /** Takes orders that have come; returns whether there were any. */
    private boolean collect() {
        List<Arrived> arrived = new ArrayList<>();
        for (Seat seat : tick.open()) {
            table.player(seat).orders().forEach(order -> arrived.add(new Arrived(seat, order)));
        }
        // A sort that keeps the order of equals: one seat's own orders count in the order of their numbers.
        arrived.sort(Comparator.comparing(one -> one.order().stamps().complete()));
        arrived.forEach(this::apply);
        return !arrived.isEmpty();
    }

    private void apply(Arrived one) {
        V view = position.view(Viewpoint.of(one.seat()));
        position = adjudication.rule(position, one.seat(), view, one.order());
    }

    /** An update, and whose it is. */
    private record Addressed(Seat seat, Update update) {}

    /** An update that was published, and when. */
    private record Published(Addressed addressed, long nanos) {}

    /** An order, and whose it is. */
    private record Arrived(Seat seat, Reply order) {}
}
