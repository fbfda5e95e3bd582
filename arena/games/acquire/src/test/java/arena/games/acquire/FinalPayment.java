package arena.games.acquire;

import arena.games.acquire.state.AcquireEvent;
import java.util.List;

/** The final payment of a match, which recordings separate from earlier events. */
final class FinalPayment {

    private FinalPayment() {}

    /** Returns the index of the first event of the payment: the end of the list if the match continues. */
    static int begin(List<AcquireEvent> events) {
        if (events.isEmpty() || !(events.get(events.size() - 1) instanceof AcquireEvent.Ended)) {
            return events.size();
        }
        int at = events.size() - 1;
        while (at > 0 && isPayment(events.get(at - 1))) {
            at--;
        }
        return at;
    }

    private static boolean isPayment(AcquireEvent event) {
        return event instanceof AcquireEvent.Redeemed || event instanceof AcquireEvent.Bonus;
    }

    /** Returns the final payment of a player. */
    static int of(List<AcquireEvent> events, int player) {
        return events.subList(begin(events), events.size()).stream()
                .mapToInt(event -> event instanceof AcquireEvent.Bonus bonus && bonus.player() == player
                        ? bonus.amount()
                        : event instanceof AcquireEvent.Redeemed sale && sale.player() == player
                                ? sale.shares() * sale.price()
                                : 0)
                .sum();
    }
}
