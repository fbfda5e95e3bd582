package arena.config;

import arena.game.GameInfo;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The template of a contest file for an organiser: a comment explains each key.
 *
 * @param choices the choices of a contest file
 * @param game the game of the contest
 * @param format its format
 * @param bots the bots of {@code config.ini} that take part; if there are fewer than 2, super bots replace them, so
 *     that the file works as it is
 */
public record ContestTemplate(ContestChoices choices, GameInfo game, FormatChoice format, List<String> bots) {

    private static final String HEADER = """
            The settings of a contest. Mandatory settings are marked "Needed"; every other line shows its default and
            may be removed.

            A line is "[section]", "key = value", or a comment that begins with ";" and is on a line of its own. Keys
            and words are case-insensitive, names of teams and bots are not. A time has its unit: 500ms, 3s, 2m. A
            relative folder begins at the folder of this file. All errors in this file are reported together, each with
            its line, before anything starts. Further settings of bots and games are in config.ini.

            The draw fixes [contest] (but for folder and results), [format], [draw], [settings], [play-off], the teams
            and their programs; the arena detects a later change of these. Everything else may be changed between two
            runs.
            """;

    private static final String STAND_IN = "StandIn";
    private static final int LEAST_TEAMS = 2;

    public ContestTemplate {
        bots = List.copyOf(bots);
    }

    /**
     * Returns the text of the file, with line feeds.
     *
     * @param name the title of the contest
     */
    public String text(String name) {
        String contest = "[contest]\nname = " + name + "\ngame = " + game.id() + "\nformat = " + format.id() + "\n";
        return SettingsComments.comment("; ", HEADER)
                + ContestReader.comments(contest + teams(), choices, game)
                + teams();
    }

    private String teams() {
        return bots.size() < LEAST_TEAMS
                ? team(STAND_IN + 1, EntryReader.SUPER_BOT + 1) + team(STAND_IN + 2, EntryReader.SUPER_BOT + 1)
                : bots.stream().map(bot -> team(bot, bot)).collect(Collectors.joining());
    }

    private static String team(String name, String bot) {
        return "\n[team " + name + "]\nbot = " + bot + "\n";
    }
}
