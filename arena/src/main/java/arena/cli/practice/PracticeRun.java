package arena.cli.practice;

import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.cli.host.ExitCode;
import arena.cli.host.Host;
import arena.cli.show.LiveMatch;
import arena.cli.show.ShowOptions;
import arena.cli.stage.MatchOptions;
import arena.faults.Faults;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Standing;
import arena.match.Conclusion;
import arena.match.Event;
import arena.match.Gameover;
import arena.practice.Attempt;
import arena.practice.Begun;
import arena.practice.Climb;
import arena.practice.ProgressFile;
import arena.practice.Result;
import arena.record.MatchRecord;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The matches of one command of practice: each is played, kept and told before the next begins. */
final class PracticeRun {

    private final Host host;
    private final Options options;
    private final SeatChoice team;
    private final PracticeWords words;

    /**
     * What was asked for.
     *
     * @param level the level that is played in every match; empty for the highest open one
     */
    record Options(MatchOptions match, ShowOptions show, Optional<Integer> level) {}

    PracticeRun(Host host, Options options, SeatChoice team, PracticeWords words) {
        this.host = host;
        this.options = options;
        this.team = team;
        this.words = words;
    }

    /**
     * Plays matches until they are all played or one is broken off, and returns the exit code.
     *
     * @param before what the team had done so far
     */
    int play(Services services, ProgressFile file, Climb before, int matches) {
        Climb climb = before;
        for (int number = 1; number <= matches; number++) {
            int level = options.level().orElse(climb.highestOpen());
            int seats = options.match().game().seats(1);
            Seat seat = new Seat(climb.nextSeat(seats));
            if (!options.show().quiet()) {
                host.out().println(words.announcement(level, seat, seats));
            }
            MatchOutcome outcome = new LiveMatch(host, options.show())
                    .play(
                            services,
                            request(services, choices(level, seat, seats), number),
                            event -> begin(file, level, seat, event));
            host.out().println(outcome.verdict());
            if (!(outcome.conclusion() instanceof Conclusion.Decided decided)) {
                host.out().println("This match counts for nothing on the ladder.");
                return ExitCode.of(outcome.conclusion());
            }
            Attempt attempt = new Attempt(level, result(decided.over(), seat), matchId(outcome.record()));
            keep(() -> file.append(attempt));
            Climb after = climb.after(attempt);
            words.news(climb, after, attempt).forEach(host.out()::println);
            climb = after;
            if (number == matches) {
                tellNext(services, attempt, outcome, seat);
            }
        }
        return ExitCode.FINE;
    }

    private List<SeatChoice> choices(int level, Seat seat, int seats) {
        List<SeatChoice> choices = new ArrayList<>(Collections.nCopies(seats, new SeatChoice.Level(level)));
        choices.set(seat.index(), team);
        return choices;
    }

    private MatchRequest request(Services services, List<SeatChoice> choices, int number) {
        // With a seed of his own somebody wants the same matches again, and not the same match many times.
        long seed = options.match().game().seed() + number - 1;
        return options.match().request(services.configuration(), SeatedPlayer.inOrder(choices), seed);
    }

    /** Returns how a match ended for a seat. */
    static Result result(Phase.Over over, Seat seat) {
        List<Standing> first = Gameover.first(over);
        if (first.stream().noneMatch(standing -> standing.seat().equals(seat))) {
            return Result.LOST;
        }
        return first.size() == 1 ? Result.WON : Result.DRAWN;
    }

    private static String matchId(Path record) {
        return record.getFileName().toString().replaceAll("\\.jsonl(\\.gz)?$", "");
    }

    /** Writes down that a match begins, so that its end can still be found should the arena be killed after the verdict. */
    private static void begin(ProgressFile file, int level, Seat seat, Event event) {
        if (event instanceof Event.Began began) {
            keep(() -> file.append(new Begun(level, seat.number(), began.matchId())));
        }
    }

    /** Writes or reads something that is kept. A thread that was told to stop must still be able to do so. */
    private static void keep(Runnable work) {
        boolean interrupted = Thread.interrupted();
        try {
            work.run();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void tellNext(Services services, Attempt last, MatchOutcome outcome, Seat seat) {
        boolean usual =
                services.records().equals(services.configuration().field().records());
        host.out().println("Record: " + outcome.record());
        List<Faults.Fault> faults = new ArrayList<>();
        keep(() -> faults.addAll(Faults.of(options.match().game().box(), MatchRecord.read(outcome.record()))));
        boolean own = faults.stream().anyMatch(fault -> fault.spot().seat() == seat.number());
        words.next(host.program(), MatchOptions.recordName(outcome, usual), last, own)
                .forEach(host.out()::println);
        host.out().flush();
    }
}
