package arena.config;

import arena.game.GameInfo;
import arena.game.Setting;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The template of a contest file for an organiser: each key has a comment with its unit and default.
 *
 * @param choices the choices of a contest file
 * @param game the game of the contest
 * @param format its format
 * @param bots the bots of {@code config.ini} that take part; if there are fewer than 2, super bots replace them, so
 *     that the file works as it is
 */
public record ContestTemplate(ContestChoices choices, GameInfo game, FormatChoice format, List<String> bots) {

    private static final String RESOURCE = "contest.ini";
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
        int seats = ContestReader.usualSeats(game);
        int levels = choices.levels().getOrDefault(game.id(), 0);
        return resource()
                .replace("{{name}}", name)
                .replace("{{games}}", games())
                .replace("{{game}}", game.id())
                .replace("{{formats}}", formats())
                .replace("{{format}}", format.id())
                .replace("{{seat-range}}", game.seatRange())
                .replace("{{seats}}", Integer.toString(seats))
                .replace("{{levels}}", levels > 0 ? ", from 1 to " + levels : "")
                .replace("{{format-settings}}\n", settings(format.settings(), ""))
                .replace("{{on-probation}}", SectionReader.spelled(RunSettings.standardOnProbation(format)))
                .replace("{{points}}", FormatReader.standardPoints(format, seats, game))
                .replace("{{tie-break-words}}", tieBreakWords())
                .replace("{{tie-breaks}}", tieBreaks())
                .replace("{{settings}}\n", settings(game.settings(), "; "))
                .replace("{{team}}", bots.stream().findFirst().orElse(STAND_IN + 1))
                .replace("{{teams}}\n", teams());
    }

    private static String resource() {
        try (InputStream stream = Objects.requireNonNull(ContestTemplate.class.getResourceAsStream(RESOURCE))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException broken) {
            throw new UncheckedIOException("the arena's own " + RESOURCE + " cannot be read", broken);
        }
    }

    private String games() {
        return choices.games().stream()
                .map(info -> ";   " + info.id() + ": " + info.title() + ", for " + info.seatRange() + " players.")
                .collect(Collectors.joining("\n"));
    }

    private String formats() {
        return choices.formats().stream()
                .map(choice -> ";   " + choice.id() + ": " + choice.words())
                .collect(Collectors.joining("\n"));
    }

    private String tieBreakWords() {
        return choices.tieBreaks().stream()
                .map(choice -> ";   " + choice.key() + ": " + choice.words() + ".")
                .collect(Collectors.joining("\n"));
    }

    private String tieBreaks() {
        return choices.tieBreaks().stream().map(ContestChoices.TieBreak::key).collect(Collectors.joining(" "));
    }

    private static String settings(List<Setting> settings, String before) {
        return settings.stream()
                .map(setting -> "; " + setting.words() + limits(setting) + "\n" + before + setting.key() + " = "
                        + setting.standard() + "\n")
                .collect(Collectors.joining());
    }

    private static String limits(Setting setting) {
        return switch (setting.kind()) {
            case WHOLE -> " From " + setting.least() + " to " + setting.most() + ".";
            case DURATION -> " From " + time(setting.least()) + " to " + time(setting.most()) + ".";
            case CHOICE -> " One of " + String.join(", ", setting.choices()) + ".";
            case TEXT -> " One line.";
            case FILE ->
                " A file" + (setting.files().isEmpty() ? "" : ", or one of " + String.join(", ", setting.fileNames()))
                        + ".";
        };
    }

    private static String time(long millis) {
        return Setting.text(Duration.ofMillis(millis));
    }

    private String teams() {
        List<String> named = bots.stream().map(bot -> team(bot, bot)).toList();
        List<String> standIns = IntStream.rangeClosed(1, LEAST_TEAMS)
                .mapToObj(number -> team(STAND_IN + number, EntryReader.SUPER_BOT + 1))
                .toList();
        return String.join("", named.size() < LEAST_TEAMS ? standIns : named);
    }

    private static String team(String name, String bot) {
        return "\n[team " + name + "]\nbot = " + bot + "\n";
    }
}
