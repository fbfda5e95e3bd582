package arena.app.training;

import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Scene;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.EventRecorder;
import arena.match.MatchPosition;
import arena.match.Reply;
import arena.match.Timestamps;
import arena.match.Update;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A game without players, whose orders come from one caller. Time is virtual: an order takes a millisecond, a missing
 * one the time limit of its seat, and a tick its length.
 */
final class TrainingGame<S, V, A> {

    private static final long ORDER_NANOS = Duration.ofMillis(1).toNanos();

    private final GameDefinition<S, V, A> game;
    private final Optional<EventRecorder> recorder;
    private final SortedMap<Seat, Integer> prompts = new TreeMap<>();
    private final SortedMap<Seat, Integer> orders = new TreeMap<>();
    private final SortedMap<Seat, String> views = new TreeMap<>();
    private final SortedSet<Seat> prompted = new TreeSet<>();
    private final SortedMap<Seat, Long> askedNanos = new TreeMap<>();
    private final List<Event.Ruled> rulings = new ArrayList<>();
    private MatchPosition<S, V, A> position;
    private long nanos;
    private int moves;

    private TrainingGame(MatchPosition<S, V, A> first, Optional<EventRecorder> recorder) {
        this.game = first.game();
        this.position = first;
        this.recorder = recorder;
    }

    /**
     * Begins a game and prompts the seats that are asked first.
     *
     * @param recorder of its events after {@link Event.Began}; empty if the game has no record
     */
    static <S, V, A> TrainingGame<S, V, A> begin(
            GameDefinition<S, V, A> game, Setup setup, Optional<EventRecorder> recorder) {
        TrainingGame<S, V, A> begun = new TrainingGame<>(MatchPosition.start(game, setup), recorder);
        setup.seats().forEach(seat -> begun.write(new Event.Joined(0, seat.number())));
        begun.prompt();
        return begun;
    }

    /** Returns the number of steps that are over. */
    int steps() {
        return position.steps();
    }

    /** Returns the seats that must answer; in real time those that may give orders. */
    SortedSet<Seat> asked() {
        if (position.phase() instanceof Phase.Turn turn) {
            return turn.asked().stream()
                    .filter(position::acceptsReplyFrom)
                    .collect(Collectors.toCollection(TreeSet::new));
        }
        return position.phase() instanceof Phase.Tick tick ? new TreeSet<>(tick.open()) : new TreeSet<>();
    }

    /** Returns the seats that were sent a text for the present step. */
    SortedSet<Seat> prompted() {
        return Collections.unmodifiableSortedSet(prompted);
    }

    /** Returns what a seat sees now: the text that a bot would read. */
    String view(Seat seat) {
        return views.computeIfAbsent(seat, position::text);
    }

    /** Returns what a seat sees now as values, as pages draw it. */
    Scene scene(Seat seat) {
        return game.presentation().scene(position.state(), Viewpoint.of(seat));
    }

    /** Returns the orders that the game lists for a seat that is asked; empty if it lists none. */
    List<String> legalOrders(Seat seat) {
        return game.search()
                .map(search -> search.actions(position.view(Viewpoint.of(seat)), seat).stream()
                        .map(action -> game.answers().write(action).stripTrailing())
                        .toList())
                .orElse(List.of());
    }

    /** Returns the end of the game; empty while it goes on. */
    Optional<Phase.Over> over() {
        return position.phase() instanceof Phase.Over over ? Optional.of(over) : Optional.empty();
    }

    /**
     * Returns why these orders cannot be given now, as the end of a sentence; empty if they can.
     *
     * @param others seats whose orders come from elsewhere
     */
    Optional<String> problem(SortedMap<Seat, List<String>> given, Set<Seat> others) {
        if (over().isPresent()) {
            return Optional.of("it is over; reset it.");
        }
        SortedSet<Seat> asked = asked();
        for (Seat seat : given.keySet()) {
            if (!asked.contains(seat)) {
                return Optional.of(seat + " gives an order, but the step waits for " + numbers(asked) + ".");
            }
        }
        boolean isTurn = position.phase() instanceof Phase.Turn;
        asked.removeAll(others);
        for (Seat seat : asked) {
            List<String> own = given.getOrDefault(seat, List.of());
            if (isTurn && own.size() > 1) {
                return Optional.of(seat + " gives " + own.size() + " orders, but a turn takes one.");
            }
            if (isTurn && own.isEmpty() && position.limit(seat).time().isEmpty()) {
                return Optional.of(seat + " gives no order, but nothing limits its time; give one for it.");
            }
        }
        return Optional.empty();
    }

    private static String numbers(SortedSet<Seat> seats) {
        return seats.isEmpty()
                ? "no seat"
                : String.join(", ", seats.stream().map(Seat::toString).toList());
    }

    /**
     * Plays one step: a turn, of which each asked seat without an order is late, or a tick.
     *
     * @param given the orders, in which {@link #problem} finds no fault
     * @return how they were judged, in order
     */
    List<Event.Ruled> step(SortedMap<Seat, List<String>> given) {
        rulings.clear();
        if (position.phase() instanceof Phase.Tick tick) {
            long end = nanos + Math.max(ORDER_NANOS, tick.length().toNanos());
            given.forEach((seat, texts) -> texts.forEach(text -> order(seat, text)));
            nanos = Math.max(nanos, end);
            position = position.afterTick();
        } else {
            List<Seat> late = new ArrayList<>();
            for (Seat seat : asked()) {
                List<String> own = given.getOrDefault(seat, List.of());
                own.forEach(text -> answer(seat, text));
                if (own.isEmpty()) {
                    late.add(seat);
                }
            }
            late.forEach(this::beLate);
        }
        prompt();
        return List.copyOf(rulings);
    }

    private void answer(Seat seat, String text) {
        nanos += ORDER_NANOS;
        rule(seat, reply(number(seat), text, asked(seat)));
    }

    private void beLate(Seat seat) {
        long asked = asked(seat);
        nanos = Math.max(nanos, position.limit(seat).endNanos(asked));
        Timestamps never = new Timestamps(asked, Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER);
        rule(seat, Reply.none(number(seat), never));
    }

    private void order(Seat seat, String text) {
        nanos++;
        rule(seat, reply(orders.merge(seat, 1, Integer::sum), text, nanos));
    }

    private int number(Seat seat) {
        return prompts.getOrDefault(seat, 0);
    }

    private long asked(Seat seat) {
        return askedNanos.getOrDefault(seat, nanos);
    }

    private Reply reply(int number, String text, long publishedNanos) {
        String line = text.endsWith("\n") ? text : text + "\n";
        return new Reply(
                number,
                Optional.of(line.getBytes(StandardCharsets.UTF_8)),
                false,
                Timestamps.at(publishedNanos, nanos));
    }

    private void rule(Seat seat, Reply reply) {
        MatchPosition.Judgement<A> judgement = position.judge(seat, position.view(Viewpoint.of(seat)), reply);
        Event.Ruled judged = position.ruled(nanos, seat, reply, judgement.ruling());
        rulings.add(judged);
        moves += judged.again() ? 0 : 1;
        write(judged);
        write(new Event.Acknowledged(nanos, seat.number(), reply.number(), judged.code()));
        position = position.after(judged, judgement.ruling());
    }

    /** Prompts the seats that are asked now, or records the end. */
    private void prompt() {
        views.clear();
        prompted.clear();
        if (position.phase() instanceof Phase.Over over) {
            write(new Event.Ended(nanos, position.steps(), moves, over.standings(), over.reason(), over.detail()));
        } else if (position.phase() instanceof Phase.Tick tick) {
            tick.updated().forEach(this::update);
        } else if (position.phase() instanceof Phase.Turn turn) {
            turn.asked().stream().filter(position::isUnasked).toList().forEach(this::ask);
        }
    }

    private void ask(Seat seat) {
        prompted.add(seat);
        askedNanos.put(seat, nanos);
        Event.Prompted asked = new Event.Prompted(
                nanos,
                position.stepNumber(),
                seat.number(),
                prompts.merge(seat, 1, Integer::sum),
                position.limit(seat),
                view(seat));
        write(asked);
        position = position.after(asked);
    }

    private void update(Seat seat) {
        prompted.add(seat);
        int number = prompts.merge(seat, 1, Integer::sum);
        // The text is long, and a game without a record may not need it.
        if (recorder.isPresent()) {
            write(new Event.UpdateSent(nanos, position.stepNumber(), seat.number(), number, Update.digest(view(seat))));
        }
    }

    private void write(Event event) {
        recorder.ifPresent(journal -> journal.write(event));
    }
}
