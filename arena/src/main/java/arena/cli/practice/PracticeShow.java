package arena.cli.practice;

import arena.app.play.MatchOutcome;
import arena.app.practice.PracticeListener;
import arena.cli.host.CommandEnvironment;
import arena.cli.match.MatchOptions;
import arena.cli.show.LiveMatch;
import arena.cli.show.ShowOptions;
import arena.faults.Fault;
import arena.game.Seat;
import arena.practice.LadderMatch;
import arena.practice.UnlockedLevels;
import java.util.List;

/** A display of practice matches on a terminal. */
final class PracticeShow extends LiveMatch implements PracticeListener {

    private final CommandEnvironment host;
    private final ShowOptions show;
    private final PracticeText words;
    private final boolean usualShelf;

    /**
     * Makes a show.
     *
     * @param usualShelf whether the commands find the records without being told where they are
     */
    PracticeShow(CommandEnvironment host, ShowOptions show, PracticeText words, boolean usualShelf) {
        super(host, show);
        this.host = host;
        this.show = show;
        this.words = words;
        this.usualShelf = usualShelf;
    }

    @Override
    public void next(int level, Seat seat, int seats) {
        if (!show.quiet()) {
            host.out().println(words.announcement(level, seat, seats));
        }
    }

    @Override
    public void ended(MatchOutcome outcome, List<Fault> faults) {
        super.ended(outcome, faults);
        host.out().println(outcome.verdict());
    }

    @Override
    public void uncounted(MatchOutcome outcome) {
        host.out().println("This match counts for nothing on the ladder.");
    }

    @Override
    public void counted(UnlockedLevels before, UnlockedLevels after, LadderMatch attempt) {
        words.news(before, after, attempt).forEach(host.out()::println);
    }

    @Override
    public void done(LadderMatch last, MatchOutcome outcome, boolean faults) {
        host.out().println("Record: " + outcome.record());
        words.next(host.program(), MatchOptions.recordName(outcome, usualShelf), last, faults)
                .forEach(host.out()::println);
        host.out().flush();
    }
}
