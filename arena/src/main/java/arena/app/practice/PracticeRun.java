package arena.app.practice;

import arena.app.play.MatchAudience;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.game.Gameover;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Standing;
import arena.match.Event;
import arena.match.MatchConclusion;
import arena.practice.LadderMatch;
import arena.practice.LadderResult;
import arena.practice.OpenLadderMatch;
import arena.practice.ProgressFile;
import arena.practice.UnlockedLevels;
import arena.record.MatchRecord;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The run of some practice matches: each is played, recorded and reported before the next begins. */
public final class PracticeRun {

    private final Services services;
    private final ProgressFile file;
    private final PracticeRequest practice;
    private final PracticeListener listener;
    private String matchId = "";

    /**
     * Prepares some matches.
     *
     * @param file of the progress
     */
    public PracticeRun(Services services, ProgressFile file, PracticeRequest practice, PracticeListener listener) {
        this.services = services;
        this.file = file;
        this.practice = practice;
        this.listener = listener;
    }

    /**
     * Plays matches until all are played or one is broken off, and returns how the last one ended.
     *
     * @param before the progress so far
     */
    public MatchConclusion play(UnlockedLevels before) {
        UnlockedLevels climb = before;
        int number = 1;
        while (true) {
            int level = practice.level().orElse(climb.highestOpen());
            Seat seat = new Seat(climb.nextSeat(practice.seats()));
            listener.next(level, seat, practice.seats());
            MatchOutcome outcome = MatchAudience.play(
                    services, request(level, seat, number), listener, event -> begin(level, seat, event));
            if (!(outcome.conclusion() instanceof MatchConclusion.Decided decided)) {
                listener.uncounted(outcome);
                return outcome.conclusion();
            }
            LadderMatch attempt = new LadderMatch(level, result(decided.over(), seat), matchId);
            keep(() -> file.append(attempt));
            UnlockedLevels after = climb.after(attempt);
            listener.counted(climb, after, attempt);
            if (number == practice.matches()) {
                listener.done(attempt, outcome, lesson(attempt, outcome, seat));
                return outcome.conclusion();
            }
            climb = after;
            number++;
        }
    }

    private MatchRequest request(int level, Seat seat, int number) {
        List<SeatChoice> choices = new ArrayList<>(Collections.nCopies(practice.seats(), new SeatChoice.Level(level)));
        choices.set(seat.index(), practice.team());
        // A fixed seed is meant to repeat the same series of matches, not to play one match many times.
        long seed = practice.seeds().getAsLong() + number - 1;
        return practice.template().request(SeatedPlayer.inOrder(choices), seed);
    }

    /** Returns the result of a match for a seat. */
    static LadderResult result(Phase.Over over, Seat seat) {
        List<Standing> first = Gameover.first(over);
        if (first.stream().noneMatch(standing -> standing.seat().equals(seat))) {
            return LadderResult.LOST;
        }
        return first.size() == 1 ? LadderResult.WON : LadderResult.DRAWN;
    }

    /** Records the beginning of a match, so that its end can be recovered if the arena is killed after the verdict. */
    private void begin(int level, Seat seat, Event event) {
        if (event instanceof Event.Began began) {
            matchId = began.matchId();
            keep(() -> file.append(new OpenLadderMatch(level, seat.number(), began.matchId())));
        }
    }

    /** Reads or writes a file in spite of an interrupt, which would make the operation fail. */
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

    private PracticeLesson lesson(LadderMatch attempt, MatchOutcome outcome, Seat seat) {
        List<PracticeLesson> lesson = new ArrayList<>();
        keep(() -> lesson.add(PracticeLesson.of(
                practice.template().game(),
                MatchRecord.read(outcome.record()),
                seat,
                attempt.result() == LadderResult.LOST)));
        return lesson.get(0);
    }
}
