package arena.cli.contest;

import arena.cli.host.CommandFailure;
import arena.cli.host.Host;
import arena.contest.Situation;
import arena.game.GameBox;
import arena.game.Standing;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.RecordException;
import arena.record.RecordShelf;
import arena.record.Verification;
import arena.store.Attempted;
import arena.store.Ended;
import arena.store.Verdict;
import arena.tournament.format.Fixture;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code arena contest verify}: nobody has chosen a toss, and every game ended as the rules say. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Checks that no toss was chosen and every game went by the rules: the seed against its seal, who sat"
                    + " where against the tosses, the seed of each match, every record, and every kept result against its record."
        })
final class VerifyContestCommand implements Callable<Integer> {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    private final Host host;

    VerifyContestCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        try (ContestDesk desk = contest.open(host)) {
            Situation now = desk.situation();
            SortedMap<String, Fixture> fixtures = now.fixtures();
            List<String> wrong = new ArrayList<>(seal(desk, now));
            RecordShelf shelf =
                    new RecordShelf(ContestRun.configuration(desk).field().records());
            int verified = 0;
            for (Attempted attempted : now.attempts()) {
                Optional<Fixture> fixture =
                        Optional.ofNullable(fixtures.get(attempted.attempt().fixture()));
                String record = attempted.ended().map(end -> end.record()).orElse("");
                if (fixture.isPresent() && !record.isEmpty()) {
                    wrong.addAll(mistakes(now, fixture.get(), attempted, shelf, desk.box()));
                    verified++;
                }
            }
            wrong.forEach(host.out()::println);
            host.out()
                    .println(
                            wrong.isEmpty()
                                    ? "The seed is the sealed one, and " + verified
                                            + (verified == 1 ? " game" : " games")
                                            + " had the seats and the seeds that it tosses, and went as the rules say."
                                    : wrong.size() + " things are not as they should be.");
            return wrong.isEmpty() ? CommandFailure.FINE : CommandFailure.FAILED;
        }
    }

    private static List<String> seal(ContestDesk desk, Situation now) {
        String kept = desk.store().head().orElseThrow().commitment();
        String worked = now.contest().seal().commitment();
        return kept.equals(worked)
                ? List.of()
                : List.of("The seed's SHA-256 is " + worked + ", but the draw was sealed with " + kept + ".");
    }

    private static List<String> mistakes(
            Situation now, Fixture fixture, Attempted attempted, RecordShelf shelf, GameBox<?, ?, ?> box) {
        List<String> mistakes = new ArrayList<>();
        String id = fixture.id() + ", attempt " + attempted.attempt().number() + ": ";
        if (!attempted.attempt().contestants().equals(fixture.seats())) {
            mistakes.add(id + "the seats were not those of the toss.");
        }
        try {
            MatchRecord record =
                    MatchRecord.read(shelf.find(attempted.ended().orElseThrow().record()));
            long seed = record.began().map(Event.Began::seed).orElse(0L);
            if (seed != now.contest().matchSeed(fixture, attempted.attempt().number())) {
                mistakes.add(id + "the seed of the match is not the one that the contest's seed gives.");
            }
            if (!isAsRecorded(attempted.ended().orElseThrow(), record)) {
                mistakes.add(id + "the result that is kept is not the one of its record.");
            }
            Verification.of(record, box).differences().forEach(words -> mistakes.add(id + words));
        } catch (RecordException unreadable) {
            mistakes.add(id + unreadable.words());
        }
        return mistakes;
    }

    /** Whoever sat in for a disqualified team was moved to the end, so that such a game's places are others than its record's. */
    private static boolean isAsRecorded(Ended kept, MatchRecord record) {
        if (kept.verdict() == Verdict.BROKEN
                || kept.seats().stream().anyMatch(seat -> seat.cause().equals(ContestStand.DISQUALIFIED))) {
            return true;
        }
        return record.events(Event.Ended.class)
                .reduce((earlier, later) -> later)
                .filter(end -> end.moves() == kept.moves() && results(end).equals(results(kept)))
                .isPresent();
    }

    private static List<List<Long>> results(Ended kept) {
        return kept.seats().stream()
                .map(seat -> List.of((long) seat.place(), seat.points()))
                .toList();
    }

    private static List<List<Long>> results(Event.Ended end) {
        return end.standings().stream()
                .sorted(Comparator.comparing(Standing::seat))
                .map(standing -> List.of((long) standing.place(), standing.points()))
                .toList();
    }
}
