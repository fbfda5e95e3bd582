package arena.app.practice;

import arena.app.play.MatchAudience;
import arena.app.play.MatchOutcome;
import arena.game.Seat;
import arena.practice.LadderMatch;
import arena.practice.UnlockedLevels;

/** A listener to the progress of practice, and the audience of its matches. */
public interface PracticeListener extends MatchAudience {

    /** A match is about to be played against a level. */
    void next(int level, Seat seat, int seats);

    /** A match was broken off, and does not count; no more are played. */
    void uncounted(MatchOutcome outcome);

    /** A match was recorded. */
    void counted(UnlockedLevels before, UnlockedLevels after, LadderMatch attempt);

    /** The last match was played. */
    void done(LadderMatch last, MatchOutcome outcome, PracticeLesson lesson);
}
