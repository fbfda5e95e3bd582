package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Phase;
import arena.game.Standing;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The laws that the events of every match obey, whatever its players do. */
final class EventLaws {

    private static final int NOBODY = -1;

    private final SortedMap<Integer, SeatLaws> seats = new TreeMap<>();
    private long lastNanos;
    private int lastStep;
    private int acknowledged;
    private int isHeldFor = NOBODY;
    private boolean cutOff;
    private Optional<Event> ending = Optional.empty();

    private EventLaws() {}

    /** Checks an entire match. */
    static void hold(List<Event> events, MatchConclusion conclusion) {
        EventLaws laws = new EventLaws();
        Event.Began began = (Event.Began) events.get(0);
        began.sittings().forEach(sitting -> laws.seats.put(sitting.seat(), new SeatLaws()));
        Iterator<Event> rest = events.subList(1, events.size()).iterator();
        while (rest.hasNext()) {
            laws.read(rest.next(), rest);
        }
        laws.close(conclusion);
    }

    private void read(Event event, Iterator<Event> rest) {
        assertThat(ending)
                .as("nothing follows the end but farewells: %s", event)
                .isEmpty();
        if (event instanceof Event.Joined joined) {
            passTo(joined.atNanos(), 0);
            laws(joined.seat()).join();
        } else if (event instanceof Event.Prompted prompted) {
            passTo(prompted.atNanos(), prompted.step());
            laws(prompted.seat()).ask(prompted);
        } else if (event instanceof Event.UpdateSent update) {
            passTo(update.atNanos(), update.step());
            laws(update.seat()).update(update);
        } else if (event instanceof Event.Ruled ruled) {
            passTo(ruled.atNanos(), ruled.step());
            laws(ruled.seat()).rule(ruled);
            assertThat(rest.hasNext()).isTrue();
            acknowledge(ruled, (Event.Acknowledged) rest.next());
        } else if (event instanceof Event.Reasoned reasoned) {
            passTo(reasoned.atNanos(), lastStep);
        } else if (event instanceof Event.Left left) {
            passTo(left.atNanos(), left.step());
            laws(left.seat()).leave();
            cutOff |= left.breaksOff();
        } else if (event instanceof Event.Held held) {
            passTo(held.atNanos(), held.step());
            assertThat(isHeldFor).as("a match is held once for the same reason").isNotEqualTo(held.seat());
            isHeldFor = held.seat();
            if (held.seat() > 0) {
                laws(held.seat()).stop(held.atNanos());
            }
        } else if (event instanceof Event.WentOn on) {
            passTo(on.atNanos(), on.step());
            assertThat(isHeldFor).as("what goes on was held").isNotNegative();
            isHeldFor = NOBODY;
        } else if (event instanceof Event.HandedOver handed) {
            passTo(handed.atNanos(), handed.step());
            laws(handed.seat()).handOver(handed);
        } else if (event instanceof Event.Intervened done) {
            passTo(done.atNanos(), done.step());
            assertThat(isHeldFor)
                    .as("something is done only to a match that is held")
                    .isNotNegative();
            assertThat(seats.values()).as("and between two steps").noneMatch(SeatLaws::waits);
        } else if (event instanceof Event.Ended ended) {
            passTo(ended.atNanos(), ended.steps());
            ending = Optional.of(ended);
        } else {
            ending = Optional.of((Event.BrokenOff) event);
        }
    }

    private void acknowledge(Event.Ruled ruled, Event.Acknowledged acknowledged) {
        passTo(acknowledged.atNanos(), lastStep);
        assertThat(List.of(acknowledged.seat(), acknowledged.number(), acknowledged.code()))
                .containsExactly(ruled.seat(), ruled.reply().number(), ruled.code());
        this.acknowledged++;
    }

    private void passTo(long nanos, int step) {
        assertThat(nanos).as("time does not go back").isGreaterThanOrEqualTo(lastNanos);
        assertThat(step).as("steps do not go back").isBetween(lastStep, Integer.MAX_VALUE);
        lastNanos = nanos;
        lastStep = step;
    }

    private void close(MatchConclusion conclusion) {
        if (conclusion instanceof MatchConclusion.Decided decided) {
            Event.Ended ended = (Event.Ended) ending.orElseThrow();
            assertThat(ended.moves()).isEqualTo(decided.moves()).isEqualTo(acknowledged);
            assertThat(new Phase.Over(ended.standings(), ended.reason(), ended.detail()))
                    .isEqualTo(decided.over());
            assertThat(ended.standings().stream().map(Standing::seat).distinct().count())
                    .as("every seat is placed once")
                    .isEqualTo(seats.size())
                    .isEqualTo(ended.standings().size());
            assertThat(cutOff || seats.values().stream().noneMatch(SeatLaws::waits))
                    .as("every prompt is acknowledged unless a leaving cut the turn off")
                    .isTrue();
        } else {
            assertThat(ending).containsInstanceOf(Event.BrokenOff.class);
        }
    }

    private SeatLaws laws(int seat) {
        return Optional.ofNullable(seats.get(seat)).orElseThrow();
    }

    /** The events of one seat so far. */
    private static final class SeatLaws {
        private int inputs;
        private Optional<Event.Prompted> open = Optional.empty();
        private Optional<Long> stopped = Optional.empty();
        private int orders;
        private boolean joined;
        private boolean left;

        void join() {
            assertThat(joined || left).as("one joins once").isFalse();
            joined = true;
        }

        void ask(Event.Prompted prompt) {
            assertThat(joined && !left).as("only present seats are asked").isTrue();
            assertThat(open).as("one prompt at a time").isEmpty();
            assertThat(prompt.number()).isEqualTo(++inputs);
            open = Optional.of(prompt);
        }

        void update(Event.UpdateSent update) {
            assertThat(joined && !left).as("only present seats receive updates").isTrue();
            assertThat(update.number()).isEqualTo(++inputs);
        }

        void rule(Event.Ruled ruled) {
            assertThat(left).as("a departed seat is not judged").isFalse();
            if (open.isEmpty()) {
                assertThat(ruled.reply().number()).as("orders are counted").isEqualTo(++orders);
                return;
            }
            Event.Prompted prompt = open.get();
            open = Optional.empty();
            assertThat(List.of(ruled.reply().number(), ruled.step())).containsExactly(prompt.number(), prompt.step());
            assertThat(stopped.orElse(ruled.atNanos()) - prompt.atNanos())
                    .as("no seat gets more time than the limit")
                    .isBetween(0L, prompt.limitMillis() * 1_000_000);
            if (ruled.reply().bytes().isEmpty()) {
                assertThat(ruled.code()).as("nothing is late").isEqualTo(20);
            }
        }

        void leave() {
            assertThat(left).as("one leaves once").isFalse();
            left = true;
        }

        void stop(long atNanos) {
            stopped = Optional.of(atNanos);
        }

        void handOver(Event.HandedOver handed) {
            assertThat(left).as("a departed seat is not handed over").isFalse();
            assertThat(handed.usedNanos())
                    .as("no more is taken than the open question had")
                    .isBetween(
                            0L,
                            open.map(prompt -> handed.atNanos() - prompt.atNanos())
                                    .orElse(0L));
            open = Optional.empty();
            stopped = Optional.empty();
            orders = 0;
        }

        boolean waits() {
            return open.isPresent() && !left;
        }
    }
}
