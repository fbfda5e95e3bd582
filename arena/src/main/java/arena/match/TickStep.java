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

    private final Table<S, V, A> table;
    private final Adjudication<S, V, A> adjudication;
    private final int step;
    private final Phase.Tick tick;
    private MatchPosition<S, V, A> position;

    TickStep(Table<S, V, A> table, MatchPosition<S, V, A> position, Phase.Tick tick) {
        this.table = table;
        this.adjudication = new Adjudication<>(table);
        this.step = position.stepNumber();
        this.tick = tick;
        this.position = position;
    }

    /** Plays a tick that ends at a time of the match's clock, and returns the position after it. */
    MatchPosition<S, V, A> play(long endNanos) throws InterruptedException {
        tick.told().forEach(this::tell);
        while (true) {
            collect();
            if (table.clock.nanos() >= endNanos) {
                return position.ticked();
            }
            table.await(endNanos, tick.open());
        }
    }

    private void tell(Seat seat) {
        String text = position.text(seat);
        Update update = new Update(
                table.nextPrompt(seat), text, tick.answers(), !tick.length().isZero());
        long published = table.player(seat).tell(update);
        table.scribe.write(new Event.Told(published, step, seat.number(), update.number(), Update.digest(text)));
    }

    private void collect() {
        List<Arrived> arrived = new ArrayList<>();
        for (Seat seat : tick.open()) {
            table.player(seat).orders().forEach(order -> arrived.add(new Arrived(seat, order)));
        }
        // A sort that keeps the order of equals: one seat's own orders count in the order of their numbers.
        arrived.sort(Comparator.comparing(one -> one.order().stamps().complete()));
        arrived.forEach(this::apply);
    }

    private void apply(Arrived one) {
        V view = position.view(Viewpoint.of(one.seat()));
        position = adjudication.rule(position, one.seat(), view, one.order());
    }

    /** An order, and whose it is. */
    private record Arrived(Seat seat, Reply order) {}
}
