package arena.app.rehearsal;

import arena.config.BotSource;
import arena.config.ContestFile;
import arena.config.TeamEntry;
import arena.standin.Habit;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The stand-ins for the teams: most play well, and every third one has a bad habit, each habit in turn. A super bot
 * plays itself.
 *
 * @param habits by the names of the teams
 */
public record StandIns(SortedMap<String, Habit> habits) {

    private static final int EVERY = 3;

    /** The most instructive habits come first, so that a small contest has them. */
    private static final List<Habit> TURNS = List.of(
            Habit.CRASH,
            Habit.LATE,
            Habit.FLOOD,
            Habit.WRONG,
            Habit.ABSENT,
            Habit.MUTE,
            Habit.HANG,
            Habit.SLOW,
            Habit.CRASH_START);

    public StandIns {
        habits = Collections.unmodifiableSortedMap(new TreeMap<>(habits));
    }

    /** Returns the stand-ins of a contest. */
    static StandIns of(ContestFile contest) {
        List<String> names = contest.teams().stream()
                .filter(team -> !(team.entry() instanceof BotSource.SuperBot))
                .map(TeamEntry::name)
                .toList();
        SortedMap<String, Habit> habits = new TreeMap<>();
        for (int number = 1; number <= names.size(); number++) {
            Habit bad = TURNS.get((number / EVERY + TURNS.size() - 1) % TURNS.size());
            habits.put(names.get(number - 1), number % EVERY == 0 ? bad : Habit.WELL);
        }
        return new StandIns(habits);
    }

    /** Returns the habit of a team; that of a super bot is to play well. */
    Habit habit(String team) {
        return habits.getOrDefault(team, Habit.WELL);
    }

    /** Returns how many misbehave. */
    public long bad() {
        return habits.values().stream().filter(habit -> habit != Habit.WELL).count();
    }
}
