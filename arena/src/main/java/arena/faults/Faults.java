package arena.faults;

import arena.game.Answer;
import arena.game.Departure;
import arena.game.GameDefinition;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.MatchPosition;
import arena.match.Presence;
import arena.match.Reply;
import arena.match.SeatDeparture;
import arena.match.SeatTurn;
import arena.record.MatchRecord;
import arena.record.Replay;
import arena.record.TurnLogs;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * The faults of one match by programs and people; {@link FaultText} makes their texts. Not a fault are a found king, a
 * move that is wrong only because of information hidden from the player, and a missing answer after the departure of a
 * program.
 */
public final class Faults<S, V, A> {

    /** A line of the log on standard output: time, stream and text. */
    private static final double NANOS_PER_SECOND = 1e9;

    private static final double MILLIS_PER_SECOND = 1e3;

    private static final int MOST_TURNS = 10;

    private final GameDefinition<S, V, A> game;
    private final Replay<S, V, A> replay;
    private final SortedSet<Integer> players = new TreeSet<>();

    private Faults(GameDefinition<S, V, A> game, Replay<S, V, A> replay) {
        this.game = game;
        this.replay = replay;
        // A record that was truncated near its beginning has no seats.
        replay.status().began().stream()
                .flatMap(began -> began.sittings().stream())
                .filter(sitting -> !sitting.info().kind().equals("superbot"))
                .forEach(sitting -> players.add(sitting.seat()));
    }

    /** Returns the faults of a match in their order. */
    public static <S, V, A> List<Fault> of(GameDefinition<S, V, A> game, MatchRecord record) {
        return new Faults<>(game, Replay.of(game, record.entries())).all();
    }

    /** Returns the faults with those of one sort folded into the first of them, with their number. */
    public static List<Fault> folded(List<Fault> faults) {
        return folded(faults, (first, more) -> "");
    }

    /**
     * Returns the faults of one bot in one match folded likewise; the first of a sort also names the turns of the
     * others.
     */
    public static List<Fault> foldedTurns(List<Fault> faults) {
        return folded(faults, Faults::turns);
    }

    private static List<Fault> folded(List<Fault> faults, BiFunction<Fault, List<Fault>, String> where) {
        List<Fault> folded = new ArrayList<>();
        SortedSet<String> told = new TreeSet<>();
        for (Fault fault : faults) {
            if (told.add(fault.sort())) {
                List<Fault> more = faults.stream()
                        .filter(other -> other.sort().equals(fault.sort()))
                        .skip(1)
                        .toList();
                String count = more.isEmpty()
                        ? ""
                        : " (and " + more.size() + " more like this" + where.apply(fault, more) + ")";
                folded.add(
                        new Fault(fault.kind(), fault.sort(), fault.words() + count, fault.evidence(), fault.spot()));
            }
        }
        return folded;
    }

    /** Returns a text with some of the turns; empty if the player has sat on several seats. */
    private static String turns(Fault first, List<Fault> more) {
        int seat = first.spot().seat();
        if (first.spot().turn() == 0
                || more.stream().anyMatch(fault -> fault.spot().seat() != seat)) {
            return "";
        }
        return more.stream()
                .limit(MOST_TURNS)
                .map(fault -> String.valueOf(fault.spot().turn()))
                .collect(Collectors.joining(
                        ", ",
                        more.size() == 1 ? ": in turn " : ": in turns ",
                        more.size() > MOST_TURNS ? ", ..." : ""));
    }

    private List<Fault> all() {
        FaultText text = new FaultText(replay.status());
        List<Fault> faults = new ArrayList<>();
        for (int at = 0; at < replay.size(); at++) {
            Event event = replay.event(at);
            if (players.contains(event.seat())) {
                SeatTurn turn = replay.frame(at).status().seat(event.seat()).turn();
                if (event instanceof Event.Ruled ruled && Ruling.isFault(ruled.code())) {
                    Optional<V> view = replay.view(at - 1, Viewpoint.of(new Seat(ruled.seat())));
                    wrong(at, turn, ruled, view, text).ifPresent(faults::add);
                } else if (event instanceof Event.Noticed noticed) {
                    faults.add(text.remark(noticed, turn));
                } else if (event instanceof Event.Left left && left.why() != Departure.RESIGNED) {
                    faults.add(text.left(left, turn));
                } else if (event instanceof Event.ProcessEnded ended && hasUnreportedErrors(ended)) {
                    faults.add(text.printedErrors(ended, turn));
                } else if (event instanceof Event.HandedOver handed) {
                    handed.gone().ifPresent(gone -> faults.add(text.left(leaving(handed, gone), turn)));
                    // From now on another player is responsible for the seat.
                    players.remove(handed.seat());
                }
            }
        }
        return faults;
    }

    /**
     * Returns whether a program printed errors besides the one that ended it, which is part of the departure's fault.
     */
    private boolean hasUnreportedErrors(Event.ProcessEnded ended) {
        int hasEndedIt = replay.status()
                        .seat(ended.seat())
                        .left()
                        .filter(left -> left.how() instanceof SeatDeparture.ProgramEnded)
                        .isPresent()
                ? 1
                : 0;
        return ended.errors().count() > hasEndedIt;
    }

    private static Event.Left leaving(Event.HandedOver handed, Presence.Gone gone) {
        return new Event.Left(handed.atNanos(), handed.step(), handed.seat(), gone.why(), gone.how(), false);
    }

    private Optional<Fault> wrong(int at, SeatTurn turn, Event.Ruled ruled, Optional<V> view, FaultText text) {
        if (ruled.code() == Ruling.LATE) {
            return isCausedByDeparture(turn, ruled)
                    ? Optional.empty()
                    : Optional.of(text.timeOut(turn, ruled, view.flatMap(seen -> printedOrder(at, turn, ruled, seen))));
        }
        return couldNotKnow(ruled, view) ? Optional.empty() : Optional.of(text.wrongMove(turn, ruled));
    }

    private boolean isCausedByDeparture(SeatTurn turn, Event.Ruled ruled) {
        return turn.noAnswerCause().filter(SeatTurn.NoAnswerCause.GONE::equals).isPresent()
                && replay.status().seat(ruled.seat()).left().isPresent();
    }

    /**
     * Returns the last line of standard output that would have been a legal order and was printed between the prompt
     * and its time limit; for the first prompt also before it.
     */
    private Optional<String> printedOrder(int at, SeatTurn turn, Event.Ruled ruled, V view) {
        Optional<Event.ProcessEnded> ended = replay.status().seat(ruled.seat()).program();
        Optional<MatchPosition<S, V, A>> position = replay.frame(at - 1).position();
        if (ended.flatMap(Event.ProcessEnded::startedNanos).isEmpty() || position.isEmpty()) {
            return Optional.empty();
        }
        long asked =
                ruled.reply().stamps().published() - ended.get().startedNanos().get();
        double first = turn.number() == 1 ? 0 : asked / NANOS_PER_SECOND;
        double last = asked / NANOS_PER_SECOND + turn.limitMillis() / MILLIS_PER_SECOND;
        return TurnLogs.read(ended.get().log()).stream()
                .filter(line -> !line.error() && line.second() >= first && line.second() <= last)
                .map(line -> line.text().strip())
                .filter(text -> isLegal(position.get(), ruled, view, text))
                .reduce((earlier, later) -> later);
    }

    private static <S, V, A> boolean isLegal(
            MatchPosition<S, V, A> position, Event.Ruled ruled, V view, String printed) {
        byte[] bytes = (printed + "\n").getBytes(StandardCharsets.UTF_8);
        Reply reply = new Reply(
                ruled.reply().number(), Optional.of(bytes), false, ruled.reply().stamps());
        return !printed.isBlank()
                && position.judge(new Seat(ruled.seat()), view, reply).ruling().code() == 0;
    }

    /** Returns whether an order is wrong only because of information hidden from the player. */
    private boolean couldNotKnow(Event.Ruled ruled, Optional<V> view) {
        if (view.isEmpty() || game.search().isEmpty() || ruled.reply().bytes().isEmpty()) {
            return false;
        }
        Answer<A> answer = game.answers().read(ruled.reply().bytes().get(), view.get());
        return answer instanceof Answer.Given<A> given
                && game.search()
                        .get()
                        .actions(view.get(), new Seat(ruled.seat()))
                        .contains(given.action());
    }
}
