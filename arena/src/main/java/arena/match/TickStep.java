package arena.match;

import arena.game.Actions;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Viewpoint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * One tick: sends updates to those who are told, and takes the orders that come until the tick is over, in the order of
 * their arrival.
 */
final class TickStep<S, V, A> {

    private final Table<S, V, A> table;
    private final Adjudication<S, V, A> court;
    private final int step;
    private final Phase.Tick tick;
    private S state;

    TickStep(Table<S, V, A> table, int step, S state, Phase.Tick tick) {
        this.table = table;
        this.court = new Adjudication<>(table);
        this.step = step;
        this.state = state;
        this.tick = tick;
    }

    /** Plays a tick that ends at a time of the match's clock, and returns the state after it. */
    S play(long endNanos) throws InterruptedException {
        tick.told().forEach(this::tell);
        while (true) {
            collect();
            if (table.clock.nanos() >= endNanos) {
                return table.box.rules().next(state, Actions.none());
            }
            table.await(endNanos, tick.open());
        }
    }

    private void tell(Seat seat) {
        String text = table.box.views().write(table.box.rules().view(state, Viewpoint.of(seat)));
        Update update = new Update(table.nextPrompt(seat), text, tick.answers());
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
        V view = table.box.rules().view(state, Viewpoint.of(one.seat()));
        court.rule(new Adjudication.Asked<>(step, one.seat(), state, view, Optional.empty()), one.order())
                .ifPresent(counts -> state = table.box.rules().order(state, one.seat(), counts));
    }

    /** An order, and whose it is. */
    private record Arrived(Seat seat, Reply order) {}
}
