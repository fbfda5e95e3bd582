package arena.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.config.BotTemplate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewBotCommandTest {

    private static final String SETTINGS = "; kept as it is\n[record]\ncompress = off";

    private static final String CPP = """
        [template]
        language = C++
        build = g++ -O2 -o bot bot.cpp
        command = ./bot {folder}
        needs = g++
        think = bot.cpp
        """;

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config(SETTINGS);
        Path templates = console.home().resolve("bot-template");
        write(templates.resolve(".gitignore"), "# outputs\nout/\nbot\n*.class\n");
        write(templates.resolve("cpp/template.ini"), CPP);
        write(templates.resolve("cpp/bot.cpp"), "// think\n");
        write(templates.resolve("cpp/bot"), "built");
        write(templates.resolve("cpp/out/x.o"), "built");
        write(templates.resolve("python/template.ini"), """
            [template]
            language = Python
            build =
            command = python3 bot.py {folder}
            needs = python3
            """);
        write(templates.resolve("python/bot.py"), "# think\n");
        write(templates.resolve("cpp/asterobots/template.ini"), CPP);
        write(templates.resolve("cpp/asterobots/bot.cpp"), "// trade\n");
        write(templates.resolve("cpp/asterobots/bot"), "built");
        Files.createDirectories(templates.resolve("notes"));
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void aBotIsCopiedWithoutBuildOutputsAndRegisteredAndTheCommandsAreTold() throws IOException {
        Console.Printed printed = console.type("new-bot", "cpp", "MyTeam");

        Path folder = console.folder().resolve("MyTeam");
        assertThat(printed.err()).isEmpty();
        assertThat(printed.code()).isZero();
        assertThat(folder.resolve("bot.cpp")).hasContent("// think\n");
        assertThat(folder.resolve("template.ini")).exists();
        assertThat(folder.resolve("bot")).doesNotExist();
        assertThat(folder.resolve("out")).doesNotExist();
        assertThat(folder.resolve("asterobots")).as("the bot for another game").doesNotExist();
        assertThat(console.folder().resolve("config.ini"))
                .as("is under version control where the arena is")
                .hasContent(SETTINGS);
        assertThat(Files.readString(own()))
                .isEqualTo("; One's own bots, each in a section as config.ini explains it; no other section stands"
                        + " here.\n\n; Made by: arena new-bot cpp MyTeam --game chain-reaction\n[bot MyTeam]\n"
                        + "game = chain-reaction\nfolder = MyTeam\ncommand = ./bot {folder}\n");
        assertThat(printed.out())
                .isEqualTo("""
                    MyTeam is in FOLDER and is registered in CONFIG; write your strategy in FOLDER/bot.cpp.

                      build:  (cd FOLDER && g++ -O2 -o bot bot.cpp)
                      check:  arena check MyTeam
                      play:   arena play MyTeam superbot:1
                      climb:  arena practice MyTeam
                    """.replace("FOLDER", folder.toString()).replace("CONFIG", own().toString()));
    }

    @Test
    void aLanguageWithoutABuildSaysWhatItNeeds() {
        assertThat(console.type("new-bot", "py", "MyTeam").out())
                .contains("  build:  (nothing to build; it needs python3)\n");
    }

    @Test
    void theRegisteredBotIsOneThatPlayAndCheckKnow() {
        console.type("new-bot", "cpp", "MyTeam");

        assertThat(console.type("check", "MyTeam").out())
                .contains("The program " + console.folder().resolve("MyTeam/bot"), "g++ -O2 -o bot bot.cpp");
    }

    @Test
    void inTheArenasOwnFolderItGoesIntoAFolderOfItsNameToo() throws IOException {
        Console home = console.atHome();
        home.config("");

        home.type("new-bot", "cpp", "MyTeam");

        assertThat(home.home().resolve("MyTeam/bot.cpp")).exists();
        assertThat(home.home().resolve("bots.ini")).content().contains("folder = MyTeam\n");
    }

    @Test
    void aFolderMayBeNamed() {
        Path folder = root.resolve("else where");

        Console.Printed printed = console.type("new-bot", "cpp", "MyTeam", "--to", folder.toString());

        assertThat(folder.resolve("bot.cpp")).exists();
        assertThat(printed.out()).contains("(cd '" + folder + "' && g++");
    }

    @Test
    void aBotForAnotherGameIsBegunFromItsOwnFolderAndPlayedAsSuch() throws IOException {
        Console.Printed printed = console.type("new-bot", "cpp", "MyTeam", "--game", "asterobots");

        assertThat(printed.err()).isEmpty();
        assertThat(console.folder().resolve("MyTeam/bot.cpp")).hasContent("// trade\n");
        assertThat(console.folder().resolve("MyTeam/bot")).doesNotExist();
        assertThat(own())
                .content()
                .contains("; Made by: arena new-bot cpp MyTeam --game asterobots\n", "\ngame = asterobots\n");
        assertThat(printed.out())
                .contains("  check:  arena check MyTeam\n")
                .containsPattern("  play:   arena play MyTeam \\S+\n");
    }

    @Test
    void theFilesThatABotSharesWithOthersOfItsLanguageLieBesideIt() throws IOException {
        Path templates = console.home().resolve("bot-template");
        write(templates.resolve("cpp/loop.hpp"), "// ready.txt\n");
        write(templates.resolve("cpp/names.hpp"), "// input_1.txt\n");
        write(templates.resolve("cpp/asterobots/template.ini"), CPP + "shared = ../loop.hpp ../names.hpp\n");

        Console.Printed printed = console.type("new-bot", "cpp", "MyTeam", "--game", "asterobots");

        assertThat(printed.err()).isEmpty();
        assertThat(console.folder().resolve("MyTeam/loop.hpp")).hasContent("// ready.txt\n");
        assertThat(console.folder().resolve("MyTeam/names.hpp")).hasContent("// input_1.txt\n");
        assertThat(console.folder().resolve("loop.hpp")).doesNotExist();
    }

    @Test
    void everySharedFileOfAStarterBotIsThere() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("../bot-template"), 3)) {
            List<Path> folders = files.filter(file -> file.endsWith(BotTemplate.FILE))
                    .map(Path::getParent)
                    .toList();

            assertThat(folders)
                    .hasSizeGreaterThanOrEqualTo(32)
                    .allSatisfy(folder -> assertThat(
                                    BotTemplate.of(folder).orElseThrow().shared())
                            .allSatisfy(
                                    shared -> assertThat(folder.resolve(shared)).isRegularFile()));
        }
    }

    @Test
    void aLanguageWithoutABotForThatGameIsASentence() {
        refuses("There is no starter bot \"python\"; there are: cpp.", toAsterobots("python"));
        refuses("There is no starter bot \"py\"; there are: cpp.", toAsterobots("py"));
    }

    private static String[] toAsterobots(String language) {
        return new String[] {"new-bot", language, "MyTeam", "--game", "asterobots"};
    }

    @Test
    void whereItCannotBeRegisteredNothingIsMadeAndTheWayOutIsNamed() throws IOException {
        Path settings = own();
        Files.createFile(settings);
        Assumptions.assumeTrue(
                settings.toFile().setWritable(false) && !Files.isWritable(settings),
                "skipped: this user may write to every file (root), so that no bots.ini is read-only for it");

        Console.Printed printed = console.type("new-bot", "python", "MyTeam");

        assertThat(printed.code()).isEqualTo(3);
        assertThat(printed.err()).contains("bots.ini cannot be written", "nothing was made", "`touch config.ini`");
        assertThat(console.folder().resolve("MyTeam")).doesNotExist();
        assertThat(settings).isEmptyFile();
    }

    @Test
    void aLanguageThatThereIsNotIsASentence() {
        refuses("There is no starter bot \"cobol\"; there are: cpp, python.", "new-bot", "cobol", "MyTeam");
        refuses("There is no starter bot \"pyhton\"; did you mean python?", "new-bot", "pyhton", "MyTeam");
    }

    @Test
    void aNameThatIsTakenOrNoneIsASentence() {
        console.type("new-bot", "cpp", "MyTeam");

        refuses(
                "There is already a bot MyTeam, in " + own() + ", line 4; choose another name.",
                "new-bot",
                "cpp",
                "myteam");
        refuses(
                "\"my team\" is no name for a team: a name has 1 to 32 letters, digits and underscores, and nothing"
                        + " else;"
                        + " choose another name.",
                "new-bot",
                "cpp",
                "my team");
    }

    @Test
    void aFolderThatIsThereAlreadyIsLeftAlone() throws IOException {
        Path folder = console.folder().resolve("MyTeam");
        write(folder.resolve("mine.txt"), "mine");

        refuses(folder + " exists already; name another folder with --to, or remove it.", "new-bot", "cpp", "MyTeam");

        assertThat(folder).isDirectoryNotContaining("glob:**bot.cpp");
        assertThat(Files.readString(console.folder().resolve("config.ini"))).isEqualTo(SETTINGS);
    }

    private Path own() {
        return console.folder().resolve("bots.ini");
    }

    @Test
    void theReadmeOfACopyHasItsNamesAndPathsFilledIn() throws IOException {
        write(
                console.home().resolve("bot-template/cpp/README.md"),
                "`{arena} play {name} superbot:1`, see {bots}:\n    ./bot {team-folder}\n");

        console.type("new-bot", "cpp", "MyTeam");

        assertThat(console.folder().resolve("MyTeam/README.md"))
                .hasContent("`" + console.home().resolve("arena/bin/arena") + " play MyTeam superbot:1`, see " + own()
                        + ":\n    ./bot " + console.folder().resolve("team-folders/MyTeam") + "\n");
    }

    @Test
    void everyStarterReadmeHasNamesAndPathsToFillInAndNoneOfItsOwn() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("../bot-template"), 3)) {
            List<Path> readmes = files.filter(file -> file.endsWith("README.md"))
                    .filter(file -> Files.exists(file.resolveSibling("template.ini")))
                    .toList();

            assertThat(readmes).hasSizeGreaterThanOrEqualTo(32);
            assertThat(readmes)
                    .allSatisfy(readme -> assertThat(readme)
                            .content()
                            .contains("{arena} play {name} superbot:1", "{bots}", " {team-folder}\n", "folder:{name}")
                            .doesNotContain("team-folders", "bot-template", "--game"));
        }
    }

    private void refuses(String sentence, String... words) {
        Console.Printed printed = console.type(words);

        assertThat(printed.err()).isEqualTo("arena: " + sentence + "\n");
        assertThat(printed.code()).isEqualTo(2);
    }
}
