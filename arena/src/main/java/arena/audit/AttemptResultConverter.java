package arena.audit;

import arena.contest.AttemptCauses;
import arena.game.Departure;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.SeatTally;
import arena.store.AttemptResult;
import arena.store.Verdict;
import arena.tournament.GameResult;
import arena.tournament.MoveTally;
import arena.tournament.SeatResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.IntStream;

/**
 * A converter of a played match into the result that the store holds.
 *
 * @param contestants the contestant of each seat, seat 1 first
 * @param absent the contestants whose seat a substitute played, each with its cause; they end last, whatever the
 *     substitute did
 * @param record the name of the record
 * @param epochMillis the time of the entry
 */
public record AttemptResultConverter(
        List<Integer> contestants, SortedMap<Integer, String> absent, String record, long epochMillis) {

    /** Returns the result of a match; nothing if it has no end. */
    public Optional<AttemptResult> of(MatchStatus status, MatchFindings findings) {
        return status.verdict()
                .map(end -> decided(end, status, findings))
                .or(() -> status.breakOff().map(end -> broken(end.cause(), end.words(), status)));
    }

    private AttemptResult decided(Event.Ended end, MatchStatus status, MatchFindings findings) {
        GameResult result = GameResult.of(contestants, end.standings(), end.reason(), end.moves());
        List<SeatResult> seats = IntStream.rangeClosed(1, result.seats().size())
                .mapToObj(number -> seen(result.seats().get(number - 1), status.seat(number), findings.of(number)))
                .toList();
        return new AttemptResult(
                Verdict.DECIDED,
                cause(status),
                end.reason(),
                words(end, status),
                Optional.of(findings.problem()),
                new GameResult(withoutAbsent(seats), end.moves()),
                millis(status),
                record,
                status.began().flatMap(Event.Began::machine),
                epochMillis);
    }

    /** Returns what decided the game, and the failures of the machine that are no seat's fault. */
    private static String words(Event.Ended end, MatchStatus status) {
        List<String> words = new ArrayList<>(List.of(end.detail()));
        status.remarks().stream()
                .filter(noticed -> noticed.kind().equals(Event.Noticed.MACHINE))
                .forEach(noticed -> words.add("Player " + noticed.seat() + ": " + noticed.words() + "."));
        status.seats().values().stream()
                .flatMap(seat -> seat.handedOver().stream())
                .forEach(handed -> words.add(words(handed)));
        status.interventions().forEach(done -> words.add(words(done)));
        return String.join(" ", words.stream().filter(word -> !word.isEmpty()).toList());
    }

    private static String cause(MatchStatus status) {
        boolean isHandedOver = status.seats().values().stream()
                .anyMatch(seat -> seat.handedOver().isPresent());
        if (isHandedOver) {
            return AttemptCauses.HANDED_OVER;
        }
        return !status.interventions().isEmpty()
                ? AttemptCauses.INTERVENED
                : status.hasLeft(Departure.NOT_READY) ? AttemptCauses.WALKOVER : AttemptCauses.PLAYED;
    }

    private static String words(Event.HandedOver handed) {
        return "Player " + handed.seat() + " was played on by " + handed.to().name() + " from step " + handed.step()
                + " on, as " + handed.by() + " has decided" + because(handed.reason());
    }

    private static String words(Event.Intervened done) {
        return "Before step " + done.step() + " " + done.by() + " has intervened: " + done.words()
                + because(done.reason());
    }

    private static String because(String reason) {
        return (reason.isEmpty() ? "" : ": " + reason) + (reason.endsWith(".") ? "" : ".");
    }

    private static SeatResult seen(SeatResult seat, SeatTally seen, String evidence) {
        return new SeatResult(
                seat.contestant(),
                seat.place(),
                seat.points(),
                seen.left().map(left -> left.why().words()).orElse(seat.cause()),
                evidence,
                new MoveTally(
                        seen.rulings().moves(),
                        seen.rulings().faults(),
                        seen.rulings().late(),
                        seen.times().usedMillis(),
                        seen.times().slowestMillis()),
                seat.figures());
    }

    private List<SeatResult> withoutAbsent(List<SeatResult> seats) {
        if (seats.stream().noneMatch(seat -> absent.containsKey(seat.contestant()))) {
            return seats;
        }
        List<SeatResult> honest = seats.stream()
                .filter(seat -> !absent.containsKey(seat.contestant()))
                .toList();
        return seats.stream()
                .map(seat -> honest.contains(seat)
                        ? seat.placed(1 + before(seat, honest), seat.points())
                        : seat.placed(honest.size() + 1, 0)
                                .withCause(
                                        absent.getOrDefault(seat.contestant(), AttemptCauses.DISQUALIFIED),
                                        seat.evidence())
                                .with(Map.of()))
                .toList();
    }

    private static int before(SeatResult seat, List<SeatResult> others) {
        return (int)
                others.stream().filter(other -> other.place() < seat.place()).count();
    }

    /** Returns the result of a match that does not count. */
    public AttemptResult broken(Event.Cause cause, String words, MatchStatus status) {
        return new AttemptResult(
                Verdict.BROKEN,
                cause(cause),
                "broken off",
                words,
                Optional.of(""),
                GameResult.NONE,
                millis(status),
                record,
                status.began().flatMap(Event.Began::machine),
                epochMillis);
    }

    private static long millis(MatchStatus status) {
        return status.duration().orElse(Duration.ZERO).toMillis();
    }

    private static String cause(Event.Cause cause) {
        return switch (cause) {
            case NOBODY_READY -> AttemptCauses.NOBODY_READY;
            case INFRASTRUCTURE -> AttemptCauses.INFRASTRUCTURE;
            case STOPPED -> AttemptCauses.STOPPED;
            case DEFECT -> AttemptCauses.DEFECT;
        };
    }
}
