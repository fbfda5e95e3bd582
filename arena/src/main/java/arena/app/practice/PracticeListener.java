package arena.app.practice;

import arena.app.play.MatchAudience;
import arena.app.play.MatchOutcome;
import arena.game.Seat;
import arena.practice.LadderMatch;
import arena.practice.UnlockedLevels;

/** Is told how practice goes, and shown its matches. */
public interface PracticeListener extends MatchAudience {

    /** A match is about to be played against a level. */
    void next(int level, Seat seat, int seats);

    /** A match was broken off, and counts for nothing; no more are played. */
    void uncounted(MatchOutcome outcome);

    /** A match was written down. */
    void counted(UnlockedLevels before, UnlockedLevels after, LadderMatch attempt);

    /**
     * The last match was played.
     *
     * @param faults whether anything went wrong for the team in it
     */
    void done(LadderMatch last, MatchOutcome outcome, boolean faults);
}
