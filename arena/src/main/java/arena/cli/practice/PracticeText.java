package arena.cli.practice;

import arena.app.NameLookup;
import arena.app.practice.PracticeLesson;
import arena.app.review.MatchAdvice;
import arena.cli.show.ScreenRow;
import arena.game.GameInfo;
import arena.game.Picture;
import arena.game.Seat;
import arena.plugin.Games;
import arena.practice.LadderMatch;
import arena.practice.LadderResult;
import arena.practice.UnlockedLevels;
import arena.record.Printable;
import arena.regress.RecordedOutput;
import arena.superbot.SuperBots;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Sentences about the ladder of one game for one team. */
final class PracticeText {

    private static final int WIDTH = 80;
    private static final String INDENT = "       ";

    /** The longest order that is shown; a path through a city has hundreds of letters. */
    private static final int MOST_ORDER = 60;

    private final Team team;
    private final GameInfo game;
    private final List<SuperBots.LevelInfo> levels;

    /**
     * The team that climbs.
     *
     * @param word its name on the command line
     * @param name the team's name
     */
    record Team(String word, String name) {}

    PracticeText(Team team, GameInfo game, List<SuperBots.LevelInfo> levels) {
        this.team = team;
        this.game = game;
        this.levels = List.copyOf(levels);
    }

    /** Returns why a level may not be played, as a sentence; nothing if it may. */
    Optional<String> refusal(UnlockedLevels climb, int wanted, String program) {
        if (wanted < 1 || wanted > levels.size()) {
            return Optional.of("The super bot of " + game.title() + " has the levels 1 to " + levels.size() + ", not "
                    + wanted + "; \"" + command(program) + " --status\" shows them.");
        }
        if (climb.isOpen(wanted)) {
            return Optional.empty();
        }
        int open = climb.highestOpen();
        return Optional.of("Level " + wanted + " is still locked for " + team.name() + ", which stands at level "
                + named(open) + ". " + missing(climb, open) + " Play it with \"" + command(program)
                + "\", or open all levels with ladder = off in section [practice] of config.ini.");
    }

    /** Returns the sentence about a match that is counted late, since the arena was killed before it had saved it. */
    static String recovered(LadderMatch attempt) {
        return "The match " + attempt.match() + " against level " + attempt.level()
                + " had its verdict, but the arena ended before the result was saved; it counts now, as "
                + attempt.result().word() + ".";
    }

    /** Returns the sentence before a match. */
    String announcement(int level, Seat seat, int seats) {
        return "Practice against level " + named(level) + ". " + team.name() + " has seat " + seat.number() + " of "
                + seats + " this time; seats rotate from match to match.";
    }

    /** Returns the sentences about the effect of a match. */
    List<String> news(UnlockedLevels before, UnlockedLevels after, LadderMatch attempt) {
        int level = attempt.level();
        List<String> lines = new ArrayList<>();
        lines.add(team.name() + " has "
                + switch (attempt.result()) {
                    case WON -> "won against";
                    case LOST -> "lost to";
                    case DRAWN -> "drawn with";
                }
                + " level " + named(level) + ": " + score(after, level) + " there so far.");
        int open = after.highestOpen();
        if (open > before.highestOpen()) {
            lines.add("Level " + named(open) + ", is open now. "
                    + levels.get(open - 1).idea());
        } else if (after.isFinished() && !before.isFinished()) {
            lines.add("That was the last level: " + team.name() + " has climbed the whole ladder.");
        } else if (after.rules().locked() && level == open && !after.isFinished()) {
            lines.add(missing(after, level));
        }
        return lines;
    }

    /** Returns hints for a contestant after a match. */
    List<String> next(String program, String record, LadderMatch last, PracticeLesson lesson) {
        List<String> lines = new ArrayList<>();
        lines.add("Replay: " + program + " replay " + record + " --why");
        lesson.worst()
                .ifPresent(turn -> lines.add("Review: " + program + " review " + record + ", for example "
                        + MatchAdvice.change(turn) + " of the winning chance, by "
                        + Printable.of(RecordedOutput.words(turn.played()), MOST_ORDER)));
        if (lesson.faults()) {
            lines.add("Faults: " + program + " errors " + NameLookup.shell(team.word())
                    + (game.id().equals(Games.first().info().id()) ? "" : " --game " + game.id()));
        } else if (last.result() == LadderResult.LOST) {
            lines.add("The bot made no fault and was beaten on the board. To try one of its turns again: " + program
                    + " again " + record + " --turn N");
        }
        lines.add("Next match: " + command(program));
        return lines;
    }

    private String command(String program) {
        return program + " practice " + NameLookup.shell(team.word())
                + (game.id().equals(Games.first().info().id()) ? "" : " --game " + game.id());
    }

    /** Returns the ladder as lines: each level with its idea, what was won and lost there, and whether it is open. */
    List<String> table(UnlockedLevels climb) {
        int widest =
                levels.stream().mapToInt(level -> level.name().length()).max().orElse(1);
        String row = "%5s  %-" + widest + "s  %4s  %4s  %5s  %s";
        List<String> lines = new ArrayList<>();
        lines.add(team.name() + " on the ladder of " + game.title());
        lines.add(String.format(Locale.ROOT, row, "LEVEL", "NAME", "WON", "LOST", "DRAWN", "")
                .stripTrailing());
        for (SuperBots.LevelInfo level : levels) {
            int number = level.number();
            lines.add(String.format(
                    Locale.ROOT,
                    row,
                    number,
                    level.name(),
                    climb.count(number, LadderResult.WON),
                    climb.count(number, LadderResult.LOST),
                    climb.count(number, LadderResult.DRAWN),
                    state(climb, number)));
            ScreenRow.fold(level.idea(), Picture.Tint.PLAIN, false, WIDTH - INDENT.length())
                    .forEach(idea -> lines.add(INDENT + idea.painted()));
        }
        lines.add(rule(climb));
        return lines;
    }

    private static String state(UnlockedLevels climb, int level) {
        if (!climb.isOpen(level)) {
            return "locked";
        }
        return level == climb.highestOpen() && !climb.isFinished() ? "open, next" : "open";
    }

    private String rule(UnlockedLevels climb) {
        if (climb.isFinished()) {
            return team.name() + " has climbed the whole ladder.";
        }
        int open = climb.highestOpen();
        if (!climb.rules().locked()) {
            return "The ladder is off in config.ini: every level is open.";
        }
        return missing(climb, open);
    }

    /** Returns how often a level must still be won. */
    private String missing(UnlockedLevels climb, int level) {
        int wins = climb.winsMissing(level);
        String at = times(wins, "more win") + " at level " + level;
        return level == levels.size()
                ? at + " and the whole ladder is climbed."
                : at + (wins == 1 ? " opens" : " open") + " level " + (level + 1) + ".";
    }

    private String named(int level) {
        return level + ", " + levels.get(level - 1).name();
    }

    private static String score(UnlockedLevels climb, int level) {
        int drawn = climb.count(level, LadderResult.DRAWN);
        return climb.count(level, LadderResult.WON) + " won, " + climb.count(level, LadderResult.LOST) + " lost"
                + (drawn == 0 ? "" : ", " + drawn + " drawn");
    }

    private static String times(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }
}
