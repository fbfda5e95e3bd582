package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameInfo;
import arena.game.Setting;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ConfigReaderTest {

    private static final GameInfo TOY = new GameInfo(
            "toy",
            "Toy",
            "no document",
            2,
            2,
            List.of(
                    Setting.whole("swaps", 6, 0, 99, "Swaps of each player."),
                    Setting.duration(
                            "move-time", "3s", Duration.ofMillis(1), Duration.ofHours(1), "Time for each move.")));

    @TempDir
    private Path folder;

    @Test
    void anEmptyFileGivesTheDefaults() throws IOException {
        Configuration read = sound("");

        assertThat(read.file()).contains(file());
        assertThat(read.field().folder()).isEqualTo(folder.resolve("team-folders"));
        assertThat(read.field().records()).isEqualTo(folder.resolve(".arena/records"));
        assertThat(read.exchange().settle()).isEqualTo(Duration.ofMillis(200));
        assertThat(read.exchange().explain()).isEqualTo(ExchangeSettings.Explain.ERRORS);
        assertThat(read.match().joinTime()).isEqualTo(Duration.ofSeconds(60));
        assertThat(read.launch().startUp()).isEqualTo(Duration.ofSeconds(10));
        assertThat(read.record().compress()).isTrue();
        assertThat(read.practice().ladder()).isTrue();
        assertThat(read.practice().winsToUnlock()).isOne();
        assertThat(read.gameSettings("toy")).isEmpty();
        assertThat(read.bots()).isEmpty();
    }

    @Test
    void theDefaultsWithoutAFileAreThoseOfAnEmptyFile() throws IOException {
        Configuration empty = sound("");
        Configuration none = ConfigReader.standard(folder);

        assertThat(none.file()).isEmpty();
        assertThat(none.field()).isEqualTo(empty.field());
        assertThat(none.exchange()).isEqualTo(empty.exchange());
        assertThat(none.launch()).isEqualTo(empty.launch());
    }

    @Test
    void everyValueMayBeChanged() throws IOException {
        Configuration read = sound("""
            ; a comment
            [Field]
            folder = teams
            # another
            [exchange]
            watch = poll
            SETTLE = 1s
            explain = Off
            [match]
            join-time = 2m
            [record]
            compress = off
            [practice]
            ladder = off
            wins-to-unlock = 3
            folder = climbs
            [game toy]
            swaps = 3
            move-time = 500ms
            """);

        assertThat(read.field().folder()).isEqualTo(folder.resolve("teams"));
        assertThat(read.exchange().watch()).isEqualTo(ExchangeSettings.Watch.POLL);
        assertThat(read.exchange().settle()).isEqualTo(Duration.ofSeconds(1));
        assertThat(read.exchange().explain()).isEqualTo(ExchangeSettings.Explain.OFF);
        assertThat(read.match().joinTime()).isEqualTo(Duration.ofMinutes(2));
        assertThat(read.record().compress()).isFalse();
        assertThat(read.practice().ladder()).isFalse();
        assertThat(read.practice().winsToUnlock()).isEqualTo(3);
        assertThat(read.practice().folder().getFileName()).hasToString("climbs");
        assertThat(read.gameSettings("toy"))
                .containsEntry("swaps", "3")
                .containsEntry("move-time", "500ms")
                .hasSize(2);
    }

    @Test
    void aBotHasACommandAFolderAnEnvironmentAndAStartUpAllowance() throws IOException {
        Configuration read = sound("""
            [launch]
            start-up = 20s
            [bot MyTeam_1]
            command = "C:\\Program Files\\x.exe" -v {folder} \\
            folder = bots/mine
            env.Path = /usr/bin;/bin
            env.EMPTY =
            [bot Other]
            command = {home}/run
            start-up = 500ms
            """);

        BotEntry mine = read.bot("MyTeam_1").orElseThrow();
        assertThat(mine.command()).containsExactly("C:\\Program Files\\x.exe", "-v", "{folder}", "\\");
        assertThat(mine.workingFolder()).isEqualTo(folder.resolve("bots/mine"));
        assertThat(mine.environment()).containsEntry("Path", "/usr/bin;/bin").containsEntry("EMPTY", "");
        assertThat(mine.startUp()).isEqualTo(Duration.ofSeconds(20));
        assertThat(mine.fileLine()).contains(new BotEntry.FileLine(file(), 3));
        BotEntry other = read.bot("Other").orElseThrow();
        assertThat(other.startUp()).isEqualTo(Duration.ofMillis(500));
        assertThat(other.command(Path.of("/field/Other"), Path.of("/home")))
                .as("a command that does not say where the team folder goes gets it last")
                .containsExactly("/home/run", "/field/Other");
        assertThat(read.botNames()).containsExactly("MyTeam_1", "Other");
    }

    @Test
    void aByteOrderMarkAndCarriageReturnsAreNoPartOfTheText() throws IOException {
        assertThat(sound("\uFEFF[exchange]\r\nsettle = 1s\r\n").exchange().settle())
                .isEqualTo(Duration.ofSeconds(1));
    }

    @Test
    void nothingInAValueIsExpanded() throws IOException {
        Configuration read = sound("[bot MyTeam]\ncommand = run ${HOME} ${bot MyTeam/command} {folder}\n");

        assertThat(read.bot("MyTeam").orElseThrow().command())
                .containsExactly("run", "${HOME}", "${bot", "MyTeam/command}", "{folder}");
    }

    @Test
    void wordsAreTheSameInAnyCaseOnATurkishMachineToo() throws IOException {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("tr"));
        try {
            assertThat(sound("[FIELD]\nFOLDER = x\n").field().folder()).isEqualTo(folder.resolve("x"));
        } finally {
            Locale.setDefault(before);
        }
    }

    static List<Arguments> mistakes() {
        return List.of(
                Arguments.of(
                        "folder = x",
                        "line 1: \"folder\" stands before the first [section]; move it under the heading it belongs"
                                + " to."),
                Arguments.of(
                        "[field",
                        "line 1: a section is written as [name] with nothing behind it, not [field; correct it."),
                Arguments.of(
                        "[field] ; mine",
                        "line 1: a section is written as [name] with nothing behind it, not [field] ; mine; correct"
                                + " it."),
                Arguments.of(
                        "[field]\nfolder",
                        "line 2: expected \"key = value\", \"[section]\" or a comment that begins with \";\", not"
                                + " \"folder\"; correct or remove the line."),
                Arguments.of(
                        "[field]\nfolder: x = 1",
                        "line 2: expected \"key = value\", \"[section]\" or a comment that begins with \";\", not"
                                + " \"folder: x = 1\"; correct or remove the line."),
                Arguments.of(
                        "[field]\n = x",
                        "line 2: expected \"key = value\", \"[section]\" or a comment that begins with \";\", not \"="
                                + " x\"; correct or remove the line."),
                Arguments.of(
                        "[field]\nfolder =",
                        "line 2: \"folder\" has no value; write one, or remove the line to have the default."),
                Arguments.of("[feild]", "line 1: there is no section [feild]; did you mean [field]?"),
                Arguments.of(
                        "[weather]",
                        "line 1: there is no section [weather]; there are [field], [exchange], [match], [launch],"
                                + " [record], [practice], [ladder], [ladder-database], [serve], [http], [wire],"
                                + " [games], [game toy], [bot NAME]."),
                Arguments.of(
                        "[game chess]",
                        "line 1: there is no section [game chess]; there are [field], [exchange], [match], [launch],"
                                + " [record], [practice], [ladder], [ladder-database], [serve], [http], [wire],"
                                + " [games], [game toy], [bot NAME]."),
                Arguments.of(
                        "[exchange]\nsetle = 1s",
                        "line 2: [exchange] has no setting \"setle\"; did you mean \"settle\"?"),
                Arguments.of("[record]\ncolour = red", "line 2: [record] has no setting \"colour\"; it has compress."),
                Arguments.of(
                        "[record]\ncompress = on\nCompress = off",
                        "line 3: \"Compress\" stands in [record] for the second time, first in line 2; remove one of"
                                + " the two."),
                Arguments.of(
                        "[record]\n[match]\n[Record]",
                        "line 3: the section [Record] stands here for the second time, first in line 1; put all its"
                                + " settings under one heading."),
                Arguments.of(
                        "[exchange]\nsettle = 200",
                        "line 2: settle is a time with its unit, from 0ms to 10s, not \"200\"; write for example"
                                + " settle = 200ms."),
                Arguments.of(
                        "[exchange]\nsettle = 1m",
                        "line 2: settle is a time with its unit, from 0ms to 10s, not \"1m\"; write for example"
                                + " settle = 200ms."),
                Arguments.of(
                        "[exchange]\nsettle = 1s ; slow",
                        "line 2: settle is a time with its unit, from 0ms to 10s, not \"1s ; slow\"; write for"
                                + " example settle = 200ms (a comment stands on a line of its own)."),
                Arguments.of(
                        "[exchange]\nanswer-bytes = many",
                        "line 2: answer-bytes is a whole number from 64 to 16777216, not \"many\"; write for example"
                                + " answer-bytes = 65536."),
                Arguments.of(
                        "[exchange]\nwatch = never",
                        "line 2: watch is one of auto, notify, poll, not \"never\"; write one of them."),
                Arguments.of(
                        "[record]\ncompress = yes", "line 2: compress is on or off, not \"yes\"; write one of them."),
                Arguments.of(
                        "[field]\nteam-name = [a",
                        "line 2: team-name is a regular expression for names, and \"[a\" is none; write for example"
                                + " team-name = [A-Za-z0-9_]{1,32}."),
                Arguments.of(
                        "[http]\nallowed = ::1 10.1.0.0/99",
                        "line 2: allowed is a list of IP addresses and networks such as 10.1.0.0/16, and"
                                + " \"10.1.0.0/99\" is none; correct it."),
                Arguments.of(
                        "[serve]\nnames = arena.example http://cup",
                        "line 2: A name by which browsers ask for the pages has letters, digits, dots and hyphens and"
                                + " no port, as in arena.example, not \"http://cup\"; several are separated by"
                                + " spaces."),
                Arguments.of("[game toy]\nswaps = 100", "line 2: swaps is a whole number from 0 to 99, not \"100\"."),
                Arguments.of(
                        "[game toy]\nmove-time = 3",
                        "line 2: move-time is a time with its unit, such as 500ms, 3s or 2m, from 1ms to 1h, not"
                                + " \"3\"."),
                Arguments.of(
                        "[game toy]\nswap = 3", "line 2: [game toy] has no setting \"swap\"; did you mean \"swaps\"?"),
                Arguments.of(
                        "[bot]", "line 1: a bot's section has the name of its team, as in [bot MyTeam]; add the name."),
                Arguments.of(
                        "[bot MyTeam]",
                        "line 1: the bot MyTeam has no command; add a line such as command = python3 bot.py {folder}."),
                Arguments.of(
                        "[bot MyTeam]\ncommand = run \"x",
                        "line 2: command has a double quote that is not closed: run \"x; close it."),
                Arguments.of(
                        "[bot my-team]\ncommand = x",
                        "line 1: \"my-team\" is no name for a team: a name has 1 to 32 letters, digits and"
                                + " underscores, and nothing else; rename the section."),
                Arguments.of(
                        "[bot Aux]\ncommand = x",
                        "line 1: \"Aux\" is no name for a team: Windows keeps this name for a device; rename the"
                                + " section."),
                Arguments.of(
                        "[field]\nteam-name = \\w{6,10}\n[bot Me]\ncommand = x",
                        "line 3: \"Me\" is no name for a team here: team-name in [field] asks for \\w{6,10}; rename"
                                + " the section."),
                Arguments.of(
                        "[bot Myteam]\ncommand = x\n[bot MyTeam]\ncommand = x",
                        "line 3: [bot MyTeam] and [bot Myteam] in line 1 differ only in case, and their folders would"
                                + " be one on some systems; rename one of them."));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void aMistakeIsOneSentenceWithItsLine(String text, String sentence) throws IOException {
        assertThat(sentences(text)).first().isEqualTo(file() + ", " + sentence);
        assertThat(sentences(text)).as("and nothing follows from it").hasSize(1);
    }

    @Test
    void allMistakesOfAFileAreToldTogetherInTheOrderOfTheirLines() throws IOException {
        assertThat(sentences("[exchange]\nsettle = 1\nfoo = 2\n[feild]\n[bot X]\n"))
                .containsExactly(
                        file()
                                + ", line 2: settle is a time with its unit, from 0ms to 10s, not \"1\"; write for"
                                + " example settle = 200ms.",
                        file()
                                + ", line 3: [exchange] has no setting \"foo\"; it has answer-bytes, explain,"
                                + " folder-entries, poll, profile, settle, share-allowance, share-settle, sweep,"
                                + " watch.",
                        file() + ", line 4: there is no section [feild]; did you mean [field]?",
                        file()
                                + ", line 5: the bot X has no command; add a line such as command = python3 bot.py"
                                + " {folder}.");
    }

    @Test
    void aByteThatIsNoUtf8IsNamedByItsLine() throws IOException {
        Files.write(file(), "[field]\nfolder = \u00fc\n".getBytes(StandardCharsets.ISO_8859_1));

        assertThat(sentences())
                .containsExactly(file() + ", line 2: a byte stands here that is no UTF-8; save the file as UTF-8.");
    }

    @Test
    void aFileThatIsMissingIsASentenceToo() {
        assertThat(sentences())
                .containsExactly(file()
                        + ": there is no such file; name an existing one after --config, or leave --config away.");
    }

    @Test
    void aSectionThatIsAppendedReadsBackAsItWasMeant() throws IOException {
        String before = "[bot Old]\r\ncommand = run";
        BotSection section = new BotSection("MyTeam", "toy", "bots/My Team", List.of("/a b/run", "x", "{folder}"));
        String after = before + section.appendedTo(before, "mine");

        Files.writeString(folder.resolve("bots.ini"), after);
        Configuration read = sound("");

        assertThat(after).contains("\r\n; mine\r\n[bot MyTeam]\r\n").doesNotContain("run\n[");
        assertThat(read.bot("MyTeam").orElseThrow().game()).contains("toy");
        assertThat(read.bot("MyTeam").orElseThrow().command()).containsExactly("/a b/run", "x", "{folder}");
        assertThat(read.bot("MyTeam").orElseThrow().workingFolder()).isEqualTo(folder.resolve("bots/My Team"));
    }

    @Test
    void ownBotsStandInAFileBesideTheSettingsAndComeLast() throws IOException {
        Files.writeString(own(), "[bot Mine]\ncommand = run\ngame = Toy\n");

        Configuration read = sound("[launch]\nstart-up = 20s\n[bot Shipped]\ncommand = run\n");

        assertThat(read.botNames()).containsExactly("Shipped", "Mine");
        BotEntry mine = read.bot("Mine").orElseThrow();
        assertThat(mine.fileLine()).contains(new BotEntry.FileLine(own(), 1));
        assertThat(mine.startUp()).isEqualTo(Duration.ofSeconds(20));
        assertThat(mine.game()).contains("toy");
        assertThat(read.bot("Shipped").orElseThrow().game()).isEmpty();
        assertThat(read.botNames("toy")).containsExactly("Shipped", "Mine");
        assertThat(read.botNames("other")).containsExactly("Shipped");
    }

    @Test
    void aBotInBothFilesIsASentenceWithBothPlaces() throws IOException {
        Files.writeString(own(), "; mine\n[bot myteam]\ncommand = run\n");

        assertThat(sentences("[bot MyTeam]\ncommand = run\n"))
                .containsExactly(own() + ", line 2: [bot myteam] stands in " + file()
                        + ", line 1 as well; rename or remove one of the two.");
    }

    @Test
    void settingsAmongTheOwnBotsAndAGameThatThereIsNotAreSentences() throws IOException {
        Files.writeString(own(), "[record]\ncompress = off\n[bot Mine]\ncommand = run\ngame = tyo\n");

        assertThat(sentences("[exchange]\nsettle = soon\n"))
                .satisfiesExactly(
                        first -> assertThat(first).startsWith(file() + ", line 2: settle is a time"),
                        second -> assertThat(second)
                                .isEqualTo(own() + ", line 1: this file holds sections [bot NAME] alone; move [record]"
                                        + " to " + file() + "."),
                        third -> assertThat(third)
                                .isEqualTo(own() + ", line 5: there is no game \"tyo\"; did you mean \"toy\"?"));
    }

    private Path own() {
        return folder.resolve("bots.ini");
    }

    private Path file() {
        return folder.resolve("config.ini");
    }

    private Configuration sound(String text) throws IOException {
        Files.writeString(file(), text);
        ReadResult<Configuration> reading = ConfigReader.read(file(), List.of(TOY));
        assertThat(reading).isInstanceOf(ReadResult.Sound.class);
        return ((ReadResult.Sound<Configuration>) reading).value();
    }

    private List<String> sentences(String text) throws IOException {
        Files.writeString(file(), text);
        return sentences();
    }

    private List<String> sentences() {
        ReadResult<Configuration> reading = ConfigReader.read(file(), List.of(TOY));
        assertThat(reading).isInstanceOf(ReadResult.Mistaken.class);
        return ((ReadResult.Mistaken<Configuration>) reading)
                .mistakes().stream().map(ConfigError::sentence).toList();
    }
}
