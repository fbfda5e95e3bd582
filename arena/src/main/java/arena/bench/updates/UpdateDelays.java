package arena.bench.updates;

import arena.bench.MoveTimes;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Settings;
import arena.game.Setup;
import arena.match.Event;
import arena.plugin.Games;
import arena.record.MatchRecord;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The delays of the updates of a match in real time. The world's clock is taken from the record: the latest one by
 * which no later update came early. Where the world fell behind, that update is late, and later ones are measured by
 * the clock from there on.
 *
 * @param tickNanos how long a tick lasts; 0 at full speed, where nothing is due
 * @param seconds from the first update to the last one
 * @param updates how many there were for one seat
 * @param delays of all of all seats, but those of the first step that has any
 * @param late how many of them came more than a tick late
 * @param spreads from the first seat's update of a step to the last one's
 * @param behindNanos by how much the world fell behind in all
 */
public record UpdateDelays(
        long tickNanos, double seconds, int updates, MoveTimes delays, int late, MoveTimes spreads, long behindNanos) {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double MEDIAN = 0.5;
    private static final double NEARLY_ALL = 0.99;

    /**
     * Measures a record.
     *
     * @throws IllegalArgumentException with a sentence for people if it is not of a match in real time
     */
    public static UpdateDelays of(MatchRecord record) {
        long tickNanos = record.began()
                .flatMap(UpdateDelays::tickNanos)
                .orElseThrow(() -> new IllegalArgumentException("This is not the record of a real-time match."));
        SortedMap<Integer, List<Event.UpdateSent>> steps = record.events(Event.UpdateSent.class)
                .collect(Collectors.groupingBy(Event.UpdateSent::step, TreeMap::new, Collectors.toList()));
        SortedMap<Integer, Long> origins = origins(steps, tickNanos);
        MoveTimes delays = new MoveTimes();
        MoveTimes spreads = new MoveTimes();
        int late = 0;
        Optional<Long> origin = Optional.empty();
        for (List<Event.UpdateSent> all : steps.values()) {
            for (Event.UpdateSent update : all) {
                if (origin.isPresent()) {
                    long delay = origin(update, tickNanos) - origin.get();
                    delays.add(delay);
                    late += delay > tickNanos ? 1 : 0;
                }
            }
            spreads.add(all.get(all.size() - 1).atNanos() - all.get(0).atNanos());
            origin = Optional.ofNullable(origins.get(all.get(0).step()));
        }
        return new UpdateDelays(tickNanos, seconds(steps), updates(steps), delays, late, spreads, behind(origins));
    }

    /** Returns for each step when the first step would have begun by the clock of that step. */
    private static SortedMap<Integer, Long> origins(SortedMap<Integer, List<Event.UpdateSent>> steps, long tickNanos) {
        SortedMap<Integer, Long> origins = new TreeMap<>();
        long least = Long.MAX_VALUE;
        List<List<Event.UpdateSent>> latestFirst = new ArrayList<>(steps.values());
        Collections.reverse(latestFirst);
        for (List<Event.UpdateSent> step : latestFirst) {
            int number = step.get(0).step();
            // The clock starts with the last update of the first step.
            Event.UpdateSent due = step.get(number == steps.firstKey() ? step.size() - 1 : 0);
            least = Math.min(least, origin(due, tickNanos));
            origins.put(number, least);
        }
        return origins;
    }

    private static long origin(Event.UpdateSent update, long tickNanos) {
        return update.atNanos() - update.step() * tickNanos;
    }

    private static long behind(SortedMap<Integer, Long> origins) {
        List<Long> moments = List.copyOf(origins.values());
        return moments.isEmpty() ? 0 : moments.get(moments.size() - 1) - moments.get(0);
    }

    private static double seconds(SortedMap<Integer, List<Event.UpdateSent>> steps) {
        List<List<Event.UpdateSent>> inOrder = List.copyOf(steps.values());
        return inOrder.isEmpty()
                ? 0
                : (inOrder.get(inOrder.size() - 1).get(0).atNanos()
                                - inOrder.get(0).get(0).atNanos())
                        / NANOS_PER_SECOND;
    }

    private static int updates(SortedMap<Integer, List<Event.UpdateSent>> steps) {
        long seats = steps.values().stream()
                .flatMap(List::stream)
                .map(Event.UpdateSent::seat)
                .distinct()
                .count();
        int all = steps.values().stream().mapToInt(List::size).sum();
        return all / (int) Math.max(1, seats);
    }

    private static Optional<Long> tickNanos(Event.Began began) {
        return first(Games.byId(began.gameId()), began);
    }

    private static <S, V, A> Optional<Long> first(GameDefinition<S, V, A> game, Event.Began began) {
        List<String> names =
                began.sittings().stream().map(Event.SeatAssignment::name).toList();
        Setup setup = new Setup(names, began.seed(), Settings.of(game.info(), began.settings()));
        Phase phase = game.rules().phase(game.rules().start(setup));
        return phase instanceof Phase.Tick tick ? Optional.of(tick.length().toNanos()) : Optional.empty();
    }

    /** Returns the figures as lines of text; at full speed those of the pace alone. */
    public String table() {
        String pace = String.format(
                Locale.ROOT,
                """
                updates of a seat     %10d
                updates/s of a seat   %10.1f
                ms from the first seat
                to the last, half     %10.3f
                         99 of 100    %10.3f
                """,
                updates,
                updates / Math.max(seconds, 1 / NANOS_PER_MILLI),
                spreads.millis(MEDIAN),
                spreads.millis(NEARLY_ALL));
        return tickNanos == 0
                ? pace
                : pace
                        + String.format(
                                Locale.ROOT,
                                """
                ms of a tick          %10.3f
                ms late, half of them %10.3f
                         99 of 100    %10.3f
                         the most     %10.3f
                more than a tick late %10d of %d
                ms fallen behind      %10.3f
                """,
                                tickNanos / NANOS_PER_MILLI,
                                delays.millis(MEDIAN),
                                delays.millis(NEARLY_ALL),
                                delays.millis(1),
                                late,
                                delays.count(),
                                behindNanos / NANOS_PER_MILLI);
    }
}
