package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.RunSettings.NobodyReady;
import arena.tournament.format.Format;
import arena.tournament.format.Formats;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that a state computed step by step equals one computed from the whole log, to the last reason. */
@Tag("slow")
@Timeout(300)
class StepByStepTest {

    private static final int STEPS = 160;

    static Stream<String> formats() {
        return Formats.all().stream().map(Format::id);
    }

    static List<Contest> contests(String format) {
        List<Contest> contests = new ArrayList<>();
        int teams = format.equals("spl-2015") ? 40 : format.equals("groups") ? 12 : format.equals("series") ? 2 : 7;
        contests.add(TestContest.contest(format, teams, 2, TestContest.runSettings(2, 1, NobodyReady.ASK)));
        if (!format.equals("spl-2015") && !format.equals("groups")) {
            contests.add(TestContest.contest(
                    format, format.equals("series") ? 3 : 9, 3, TestContest.runSettings(0, 3, NobodyReady.LOT)));
        }
        return contests;
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aContestWorkedOutStepByStepIsTheSameAsOneWorkedOutFromNothing(String format) {
        for (Contest contest : contests(format)) {
            for (long seed = 1; seed <= 4; seed++) {
                follow(contest, seed);
            }
        }
    }

    private static void follow(Contest contest, long seed) {
        RandomContestEvents fortunes = new RandomContestEvents(contest, seed);
        ContestState now = ContestState.of(contest, List.of(), List.of());
        for (int step = 0; step < STEPS; step++) {
            RandomContestEvents.Step happened = fortunes.next(now);
            now = now.after(happened.attempts(), happened.decisions());
            ContestState anew = ContestState.of(contest, fortunes.attempts(), fortunes.decisions());
            assertThat(RandomContestEvents.text(now, fortunes.running()))
                    .as("%s, seed %s, step %s", contest.format(), seed, step)
                    .isEqualTo(RandomContestEvents.text(anew, fortunes.running()));
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aSituationStaysWhatItWasWhateverHappensAfterIt(String format) {
        Contest contest = contests(format).get(0);
        RandomContestEvents fortunes = new RandomContestEvents(contest, 11);
        List<ContestState> unread = new ArrayList<>(List.of(ContestState.of(contest, List.of(), List.of())));
        List<String> due = new ArrayList<>(List.of(RandomContestEvents.text(unread.get(0), List.of())));
        for (int step = 0; step < STEPS / 4; step++) {
            ContestState now = unread.get(unread.size() - 1);
            RandomContestEvents.Step happened = fortunes.next(now);
            unread.add(now.after(happened.attempts(), happened.decisions()));
            due.add(RandomContestEvents.text(
                    ContestState.of(contest, fortunes.attempts(), fortunes.decisions()), List.of()));
        }
        for (int step = 0; step < unread.size(); step++) {
            assertThat(RandomContestEvents.text(unread.get(step), List.of())).isEqualTo(due.get(step));
        }
    }
}
