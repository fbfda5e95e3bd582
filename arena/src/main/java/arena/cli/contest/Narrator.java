package arena.cli.contest;

import arena.cli.show.Progress;
import arena.contest.Audience;
import arena.contest.Causes;
import arena.contest.Contest;
import arena.contest.Situation;
import arena.store.Attempt;
import arena.store.Attempted;
import arena.store.Ended;
import arena.store.Verdict;
import arena.tournament.SeatResult;
import arena.tournament.format.Fixture;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Tells a terminal what happens: a line for each game that ends, and how far the contest is. */
final class Narrator implements Audience {

    private final Contest contest;
    private final Progress progress;

    Narrator(Contest contest, Progress progress) {
        this.contest = contest;
        this.progress = progress;
    }

    @Override
    public void begun(Fixture fixture, Attempt attempt) {
        // What runs is seen in how far the contest is.
    }

    @Override
    public void ended(Fixture fixture, Attempted attempt, Situation now) {
        attempt.ended().ifPresent(end -> {
            progress.remark(line(fixture, end));
            whyNotReady(end).forEach(progress::remark);
        });
    }

    private String line(Fixture fixture, Ended end) {
        if (end.verdict() == Verdict.BROKEN) {
            return fixture.id() + "  broken off (" + end.cause() + "): " + end.words();
        }
        String placed = end.seats().stream()
                .sorted(Comparator.comparingInt(SeatResult::place))
                .map(seat -> seat.place() + ". " + contest.name(seat.contestant()))
                .collect(Collectors.joining("  "));
        return fixture.id() + "  " + placed + "  (" + end.reason() + ", " + end.moves() + " moves)";
    }

    /** Returns why somebody has lost without a game, since the referee may mend that and order a replay. */
    private static List<String> whyNotReady(Ended end) {
        return end.cause().equals(Causes.WALKOVER)
                ? end.seats().stream()
                        .flatMap(seat -> seat.evidence().lines())
                        .map(line -> "    " + line)
                        .toList()
                : List.of();
    }

    @Override
    public void looked(Situation now, int running) {
        String waiting = now.questions().isEmpty() ? "" : ", " + now.questions().size() + " for the referee";
        progress.show(now.done(), running + " running" + (now.isPaused() ? ", paused" : "") + waiting);
    }

    @Override
    public void remark(String words) {
        progress.remark(words);
    }
}
