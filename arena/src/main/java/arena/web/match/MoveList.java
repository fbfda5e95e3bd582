package arena.web.match;

import arena.app.replay.ReplayedMatch;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.SeatClock;
import arena.match.SeatTally;
import arena.match.Timestamps;
import arena.record.EventText;
import arena.record.Printable;
import arena.record.Replay;
import arena.record.ReplayFrame;
import arena.text.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The moves of a match. A move ends where the rules have made a new board, or where the match ends. The list grows with
 * the record, and is used by one thread at a time.
 */
final class MoveList {

    private static final int LONGEST_ORDER = 2_000;

    private final ReplayedMatch match;
    private final Replay<?, ?, ?> replay;

    private final List<Span> spans = new ArrayList<>();
    private int next;

    /** The frames of a move: from the one after the last move's to the one with its board. */
    private record Span(int first, int last) {}

    /** Makes the list of a match whose events are unread. */
    MoveList(ReplayedMatch match) {
        this.match = match;
        this.replay = match.replay();
        grow();
    }

    /** Reads the events that the record holds so far, each as it is added: later it would have to be folded again. */
    void grow() {
        while (match.next()) {
            int at = replay.size() - 1;
            if (endsMove(at)) {
                spans.add(new Span(next, at));
                next = at + 1;
            }
        }
    }

    private boolean endsMove(int at) {
        ReplayFrame<?, ?, ?> frame = replay.frame(at);
        Event event = frame.event();
        if (at == 0 || event instanceof Event.Ended || event instanceof Event.BrokenOff) {
            return true;
        }
        if (frame.position().filter(now -> now.phase() instanceof Phase.Over).isPresent()) {
            // The end follows at once, and belongs to the move that caused it.
            return false;
        }
        return (event instanceof Event.Ruled
                        || event instanceof Event.Left
                        || event instanceof Event.UpdateSent
                        || event instanceof Event.Held
                        || event instanceof Event.Intervened)
                && !frame.state().equals(replay.frame(at - 1).state());
    }

    /** Returns the number of moves, the beginning included. */
    int size() {
        return spans.size();
    }

    /** Returns a move as a viewer may see it. */
    PageMove move(int at, Viewpoint viewpoint) {
        Span span = spans.get(at);
        ReplayFrame<?, ?, ?> last = replay.frame(span.last());
        List<PageMove.Order> orders = new ArrayList<>();
        List<PageMove.MoveRemark> remarks = new ArrayList<>();
        EventText text = new EventText(EventText.Detail.NOTABLE, viewpoint);
        for (int frame = span.first(); frame <= span.last(); frame++) {
            Event event = replay.event(frame);
            if (event instanceof Event.Ruled ruled) {
                orders.add(order(ruled, frame, viewpoint));
            } else if (isRemark(event, viewpoint)) {
                text.line(replay.frame(frame).status(), event, Optional.empty())
                        .ifPresent(words -> remarks.add(remark(event, MatchHead.HOST.without(words))));
            }
        }
        return new PageMove(
                at,
                last.steps(),
                millis(span),
                scene(span.last(), viewpoint),
                step(span, viewpoint),
                orders,
                remarks.stream().map(PageMove.MoveRemark::words).toList(),
                remarks,
                clocks(last.status()),
                tallies(last.status(), viewpoint));
    }

    /** Returns the scene of a move's last ruling, which has made its board. */
    private Optional<SortedMap<String, Object>> step(Span span, Viewpoint viewpoint) {
        int at = span.last();
        while (at > span.first() && !(replay.event(at) instanceof Event.Ruled)) {
            at--;
        }
        return replay.step(at, viewpoint).map(scene -> names().in(scene));
    }

    /** Returns the states after the moves, by their numbers; of a longer match only a selection with the last move. */
    SortedMap<Integer, Object> states(int most) {
        SortedMap<Integer, Object> states = new TreeMap<>();
        int stride = Math.max(1, (spans.size() + most - 1) / most);
        for (int at = (spans.size() - 1) % stride; at < spans.size(); at += stride) {
            int number = at;
            replay.frame(spans.get(at).last()).state().ifPresent(state -> states.put(number, state));
        }
        return states;
    }

    private static boolean isRemark(Event event, Viewpoint viewpoint) {
        if (event instanceof Event.Noticed || event instanceof Event.ProcessEnded) {
            return event.seat() == 0 || EventText.mayKnow(viewpoint, event.seat());
        }
        return event instanceof Event.Joined
                || event instanceof Event.Left
                || event instanceof Event.Held
                || event instanceof Event.HandedOver
                || event instanceof Event.Intervened
                || event instanceof Event.Ended
                || event instanceof Event.BrokenOff;
    }

    private static PageMove.MoveRemark remark(Event event, String words) {
        Optional<Double> millis =
                event instanceof Event.Joined joined ? Optional.of(millis(joined.atNanos())) : Optional.empty();
        return new PageMove.MoveRemark(kind(event), event.seat(), millis, reason(event), words);
    }

    /** Returns the game's word for the reason, the successor's name, or the intervention. */
    private static Optional<String> reason(Event event) {
        if (event instanceof Event.Left left) {
            return Optional.of(left.why().words());
        } else if (event instanceof Event.Ended ended) {
            return Optional.of(ended.reason());
        } else if (event instanceof Event.HandedOver handed) {
            return Optional.of(Printable.of(handed.to().name()));
        } else if (event instanceof Event.Intervened done) {
            return Optional.of(Printable.of(done.words()));
        }
        return event instanceof Event.BrokenOff broken
                ? Optional.of(MatchHead.HOST.without(Printable.of(broken.words())))
                : Optional.empty();
    }

    private static String kind(Event event) {
        if (event instanceof Event.Joined) {
            return "joined";
        } else if (event instanceof Event.Left) {
            return "left";
        } else if (event instanceof Event.Ended) {
            return "ended";
        } else if (event instanceof Event.BrokenOff) {
            return "broken-off";
        } else if (event instanceof Event.Held) {
            return "held";
        } else if (event instanceof Event.HandedOver) {
            return "handed-over";
        } else if (event instanceof Event.Intervened) {
            return "intervened";
        }
        return event instanceof Event.Noticed ? "noticed" : "program";
    }

    private Optional<SortedMap<String, Object>> scene(int frame, Viewpoint viewpoint) {
        return replay.scene(frame, viewpoint).map(scene -> names().in(scene));
    }

    private PlayerNames names() {
        return replay.status().began().map(PlayerNames::of).orElse(PlayerNames.NONE);
    }

    private double millis(Span span) {
        for (int frame = span.last(); frame >= 0; frame--) {
            Event event = replay.event(frame);
            long nanos = event instanceof Event.Ruled ruled
                    ? ruled.atNanos()
                    : event instanceof Event.Left left
                            ? left.atNanos()
                            : event instanceof Event.Ended ended
                                    ? ended.atNanos()
                                    : event instanceof Event.BrokenOff broken ? broken.atNanos() : Timestamps.NEVER;
            if (nanos != Timestamps.NEVER) {
                return millis(nanos);
            }
        }
        return 0;
    }

    private static double millis(long nanos) {
        return Math.round(nanos / 1e3) / 1e3;
    }

    private PageMove.Order order(Event.Ruled ruled, int frame, Viewpoint viewpoint) {
        boolean known = EventText.mayKnow(viewpoint, ruled.seat());
        Optional<String> own = ruled.reply()
                .bytes()
                .map(raw -> Printable.of(Lines.decode(raw).stripTrailing().replace("\n", "; "), LONGEST_ORDER));
        Timestamps stamps = ruled.reply().stamps();
        return new PageMove.Order(
                ruled.seat(),
                known ? own : replay.shown(frame),
                known ? Optional.of(ruled.code()) : Optional.empty(),
                known ? Optional.of(Printable.of(ruled.words())) : Optional.empty(),
                known ? Optional.of(Ruling.isFault(ruled.code())) : Optional.empty(),
                known ? Optional.of(ruled.reply().bytes().isEmpty()) : Optional.empty(),
                ruled.again(),
                ruled.reply().number(),
                new PageMove.Times(
                        stamp(stamps.published()),
                        stamp(stamps.heartbeatStopped()),
                        stamp(stamps.listed()),
                        stamp(stamps.complete()),
                        millis(ruled.atNanos())));
    }

    private static Optional<Double> stamp(long nanos) {
        return nanos == Timestamps.NEVER ? Optional.empty() : Optional.of(millis(nanos));
    }

    private static List<PageMove.Clock> clocks(MatchStatus status) {
        return status.began().stream()
                .flatMap(began -> began.sittings().stream())
                .map(sitting -> {
                    long used = status.seat(sitting.seat()).times().usedMillis();
                    return new PageMove.Clock(
                            sitting.seat(),
                            used,
                            sitting.clock() instanceof SeatClock.Budget budget
                                    ? Optional.of(Math.max(0, budget.whole().toMillis() - used))
                                    : Optional.empty());
                })
                .toList();
    }

    private static List<PageMove.Tally> tallies(MatchStatus status, Viewpoint viewpoint) {
        List<PageMove.Tally> tallies = new ArrayList<>();
        status.seats().forEach((seat, tally) -> {
            if (seat > 0) {
                tallies.add(tally(seat, tally, EventText.mayKnow(viewpoint, seat)));
            }
        });
        return tallies;
    }

    private static PageMove.Tally tally(int seat, SeatTally tally, boolean known) {
        SeatTally.Rulings rulings = tally.rulings();
        return new PageMove.Tally(
                seat,
                rulings.moves(),
                known ? Optional.of(rulings.faults()) : Optional.empty(),
                known ? Optional.of(rulings.late()) : Optional.empty(),
                tally.left().map(left -> left.why().words()),
                tally.handedOver().map(handed -> Printable.of(handed.to().name())));
    }
}
