package arena.match;

import arena.game.Actions;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Viewpoint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** One tick: sends updates to those who are told, and takes the orders that come until the tick is over. */
final class TickStep<S, V, A> {

    private final Table<S, V, A> table;
    private final Court<S, V, A> court;
    private final int step;
    private final S state;
    private final Phase.Tick tick;
    private final List<Actions.Action<A>> counted = new ArrayList<>();

    TickStep(Table<S, V, A> table, int step, S state, Phase.Tick tick) {
        this.table = table;
        this.court = new Court<>(table);
        this.step = step;
        this.state = state;
        this.tick = tick;
    }

    /** Plays a tick that ends at a time of the match's clock, and returns the state after it. */
    S play(long endNanos) throws InterruptedException {
        tick.told().forEach(this::tell);
        while (true) {
            tick.open().forEach(this::collect);
            if (table.clock.nanos() >= endNanos) {
                return table.box.rules().next(state, new Actions<>(counted));
            }
            table.await(endNanos, tick.open());
        }
    }

    private void tell(Seat seat) {
        String text = table.box.views().write(table.box.rules().view(state, Viewpoint.of(seat)));
        Prompt prompt = new Prompt(table.nextPrompt(seat), text, Duration.ZERO, tick.answers());
        long published = table.player(seat).ask(prompt);
        table.scribe.write(new Event.Prompted(published, step, seat.number(), prompt.number(), 0, text));
    }

    private void collect(Seat seat) {
        for (Reply order : table.player(seat).orders()) {
            V view = table.box.rules().view(state, Viewpoint.of(seat));
            A action = court.rule(new Court.Question<>(step, seat, state, view, Duration.ZERO), order);
            counted.add(new Actions.Action<>(seat, action));
        }
    }
}
