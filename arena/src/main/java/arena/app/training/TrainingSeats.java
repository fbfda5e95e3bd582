package arena.app.training;

import arena.game.Seat;
import arena.match.Event;
import arena.match.Responder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** A game with the seats that super bots play: the caller gives the orders of the others. */
final class TrainingSeats {

    private final TrainingGame<?, ?, ?> game;
    private final SortedMap<Seat, Responder> bots;

    /** Seats the super bots; they play until another seat is asked. */
    TrainingSeats(TrainingGame<?, ?, ?> game, SortedMap<Seat, Responder> bots) {
        this.game = game;
        this.bots = new TreeMap<>(bots);
        playBots();
    }

    TrainingGame<?, ?, ?> game() {
        return game;
    }

    /** Returns the seats that the caller gives orders for. */
    SortedSet<Seat> asked() {
        SortedSet<Seat> asked = game.asked();
        asked.removeAll(bots.keySet());
        return asked;
    }

    /** Returns why these orders cannot be given now, as a sentence; empty if they can. */
    Optional<String> problem(SortedMap<Seat, List<String>> given) {
        Optional<Seat> taken =
                given.keySet().stream().filter(bots.keySet()::contains).findFirst();
        return taken.map(seat -> "a super bot plays " + seat + "; give no order for it.")
                .or(() -> game.problem(given, bots.keySet()));
    }

    /** Plays one step, and then those that only super bots have a part in; returns how all orders were judged. */
    List<Event.Ruled> step(SortedMap<Seat, List<String>> given) {
        List<Event.Ruled> rulings = new ArrayList<>(stepWithBots(given));
        rulings.addAll(playBots());
        return rulings;
    }

    private List<Event.Ruled> playBots() {
        List<Event.Ruled> rulings = new ArrayList<>();
        while (!bots.isEmpty() && game.over().isEmpty() && asked().isEmpty()) {
            rulings.addAll(stepWithBots(new TreeMap<>()));
        }
        return rulings;
    }

    private List<Event.Ruled> stepWithBots(SortedMap<Seat, List<String>> given) {
        SortedMap<Seat, List<String>> orders = new TreeMap<>(given);
        SortedSet<Seat> asked = game.asked();
        bots.forEach((seat, bot) -> {
            if (game.prompted().contains(seat)) {
                String order = bot.answer(game.view(seat));
                if (!order.isEmpty() && asked.contains(seat)) {
                    orders.put(seat, List.of(order));
                }
            }
        });
        List<Event.Ruled> rulings = game.step(orders);
        rulings.forEach(ruled ->
                Optional.ofNullable(bots.get(new Seat(ruled.seat()))).ifPresent(bot -> bot.acknowledged(ruled.code())));
        return rulings;
    }
}
