package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameInfo;
import arena.game.Setting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A machine with a config.ini, and contest files on it. */
final class SampleContest {

    static final String HEAD = """
            [contest]
            name = Spring Cup
            game = toy
            format = league
            """;

    static final String SMALL = HEAD + """
            [team Alpha]
            served = on
            [team Beta]
            bot = superbot:1
            """;

    static final GameInfo TOY = new GameInfo(
            "toy",
            "Toy",
            "no document",
            2,
            2,
            List.of(
                    Setting.whole("swaps", 6, 0, 99, "Swaps of each player."),
                    Setting.duration(
                            "move-time", "3s", Duration.ofMillis(1), Duration.ofHours(1), "The time for each move.")));

    static final GameInfo TOY6 = new GameInfo(
            "toy6", "Toy of six", "no document", 2, 6, 6, List.of(Setting.whole("rounds", 200, 1, 999, "Rounds.")));

    static final FormatChoice LEAGUE = new FormatChoice(
            "league",
            "Everybody meets everybody.",
            false,
            false,
            List.of(Setting.whole("legs", 1, 1, 10, "How often two meet.")));

    private final Path folder;

    SampleContest(Path folder) {
        this.folder = folder;
    }

    static ContestChoices choices() {
        SortedMap<String, Integer> levels = new TreeMap<>();
        levels.put("toy", 5);
        levels.put("toy6", 2);
        return new ContestChoices(
                List.of(TOY, TOY6),
                levels,
                Set.of("toy"),
                List.of(LEAGUE),
                Stream.of("points", "moves", "duel", "play-off")
                        .map(key -> new ContestChoices.TieBreak(key, "more of " + key))
                        .toList(),
                (game, seats, settings) -> Optional.empty());
    }

    Path file() {
        return folder.resolve("Cup.ini");
    }

    /** The bot of config.ini. */
    BotEntry known() throws IOException {
        return configuration().bot("Known").orElseThrow();
    }

    ReadResult<ContestFile> read() throws IOException {
        return ContestReader.read(file(), configuration(), choices());
    }

    ContestFile sound(String text) throws IOException {
        Files.writeString(file(), text);
        ReadResult<ContestFile> reading = read();
        assertThat(reading).as("%s", reading).isInstanceOf(ReadResult.Sound.class);
        return ((ReadResult.Sound<ContestFile>) reading).value();
    }

    List<String> sentences(String text) throws IOException {
        Files.writeString(file(), text);
        return sentences();
    }

    List<String> sentences() throws IOException {
        ReadResult<ContestFile> reading = read();
        assertThat(reading).isInstanceOf(ReadResult.Mistaken.class);
        return ((ReadResult.Mistaken<ContestFile>) reading)
                .mistakes().stream().map(ConfigError::sentence).toList();
    }

    Configuration configuration() throws IOException {
        Path file = folder.resolve("config.ini");
        Files.writeString(file, "[game toy]\nswaps = 5\n[bot Known]\ncommand = known {folder}\n");
        return ((ReadResult.Sound<Configuration>) ConfigReader.read(file, List.of(TOY, TOY6))).value();
    }
}
