package arena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is typed wrongly, and what is wrong in the settings, is told in a sentence before anything starts. */
class CommandMistakesTest {

    private static final String BOTS = "[bot RedTeam]\ncommand = red\n[bot GreenTeam]\ncommand = green\n";

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config(BOTS);
    }

    static List<Arguments> mistakes() {
        String wide = " A seat may also be superbot:LEVEL, folder:TEAM or wire:NAME.";
        return List.of(
                Arguments.of(
                        "plya",
                        "There is no command \"plya\"; did you mean play? \"arena --help\" shows" + " its options."),
                Arguments.of(
                        "games --hlep",
                        "\"arena games\" has no option --hlep; did you mean --help? \"arena games --help\""
                                + " shows its options."),
                Arguments.of(
                        "play superbot:1 superbot:2 --sed=3",
                        "\"arena play\" has no option --sed=3; did you mean --seed? \"arena play --help\" shows"
                                + " its options."),
                Arguments.of(
                        "games chain-reaction chess",
                        "\"chess\" is an unexpected word for \"arena games\"; leave it out. \"arena games"
                                + " --help\" shows its options."),
                Arguments.of(
                        "games chain-raction", "There is no game \"chain-raction\"; did you mean" + " chain-reaction?"),
                Arguments.of(
                        "play superbot:1 superbot:2 superbot:3 --game asterobots --set veins=5",
                        "Each of the 6 players selects two veins; set veins to 12 or more, not 5."),
                Arguments.of(
                        "play superbot:1 superbot:2 --game asterobots --set size=3",
                        "A field of size 3 has no room for 40 veins that are 3 steps apart; set veins lower or size"
                                + " higher."),
                Arguments.of(
                        "play superbot:1 superbot:2 superbot:3 --game asterobots --players 2",
                        "--players 2 leaves some of the 3 given players without a seat; give a larger number,"
                                + " or fewer players."),
                Arguments.of(
                        "play superbot:1 superbot:2 --players 3",
                        "--players is 2 for Chain Reaction Reloaded," + " not 3."),
                Arguments.of(
                        "games chess",
                        "There is no game \"chess\"; there are: acquire, asterobots, chain-reaction,"
                                + " windwardopolis."),
                Arguments.of("play", "Missing required parameter: 'SEAT'. \"arena play --help\" shows its options."),
                Arguments.of(
                        "play superbot:1 superbot:2 --seed x",
                        "--seed is a whole number, not \"x\". \"arena play --help\" shows its options."),
                Arguments.of(
                        "play superbot:1",
                        "Chain Reaction Reloaded is played by 2, not by 1; give that number" + " of seats."),
                Arguments.of(
                        "play superbot:1 superbot:1 superbot:1",
                        "Chain Reaction Reloaded is played by 2, not by 3; give that number of seats."),
                Arguments.of(
                        "play superbot:0 superbot:1",
                        "\"superbot:0\" does not exist; the levels are: superbot:1 (careless), superbot:2 (thoughtful),"
                                + " superbot:3 (deep), superbot:4 (tracker), superbot:5 (hunter)."),
                Arguments.of(
                        "play superbot:1 folder:a-b",
                        "\"a-b\" is no name for a team: a name has 1 to 32 letters, digits and underscores, and"
                                + " nothing else; choose another name for the folder."),
                Arguments.of(
                        "play superbot:1 folder:redteam",
                        "\"redteam\" differs only in case from the bot RedTeam, and their folders would be one on"
                                + " some systems; choose another name for the folder."),
                Arguments.of(
                        "play folder:Blue folder:Blue",
                        "folder:Blue cannot have two seats in one match; name another folder for one of them."),
                Arguments.of(
                        "play RedTaem superbot:1",
                        "There is no bot \"RedTaem\" in CONFIG; did you mean RedTeam?" + wide),
                Arguments.of(
                        "play Blue superbot:1",
                        "There is no bot \"Blue\" in CONFIG; there are: GreenTeam, RedTeam." + wide),
                Arguments.of(
                        "play superbot:1 superbot:2 --game chess",
                        "There is no game \"chess\"; there are: acquire, asterobots, chain-reaction,"
                                + " windwardopolis."),
                Arguments.of(
                        "play superbot:1 superbot:2 --set swaps",
                        "--set needs a key and a value, such as --set swaps=6, not \"swaps\"."),
                Arguments.of(
                        "play superbot:1 superbot:2 --set swaps=many",
                        "swaps is a whole number from 0 to 1000, not \"many\"."),
                Arguments.of(
                        "play superbot:1 superbot:2 --set colour=red",
                        "Chain Reaction Reloaded has no setting \"colour\"; it has: swaps, wrong-moves, turn-limit,"
                                + " move-time."),
                Arguments.of(
                        "play superbot:1 superbot:2 --pace fast",
                        "--pace is a time with its unit, such as 200ms or 1s, not \"fast\"."),
                Arguments.of(
                        "play superbot:1 superbot:2 --config none.ini",
                        "HERE/none.ini: there is no such file; name an existing one after --config, or leave --config"
                                + " away."),
                Arguments.of(
                        "compare superbot:1",
                        "A comparison needs at least two bots, such as: arena compare superbot:1 superbot:2; or"
                                + " --levels, which compares one bot with each level of the super bot."),
                Arguments.of(
                        "compare RedTeam GreenTeam --levels",
                        "--levels compares one bot with each level of the super bot, not 2; name one, or leave"
                                + " --levels out."),
                Arguments.of(
                        "compare RedTeam --levels --sprt 0,50",
                        "--sprt compares two bots; leave --levels and --against-all out, and name the other, such as"
                                + " superbot:2."),
                Arguments.of(
                        "compare superbot:1 folder:Blue",
                        "folder:Blue cannot be compared, because it plays one game at a time; name a bot that"
                                + " the arena starts."),
                Arguments.of(
                        "compare superbot:1 superbot:2 --games 0",
                        "--games must be a number from 1 to 1000000," + " not 0."),
                Arguments.of("compare superbot:1 superbot:2 --jobs 0", "--jobs must be 1 or more, not 0."),
                Arguments.of(
                        "compare superbot:1 superbot:2 superbot:3 --sprt 0,5",
                        "--sprt compares two bots, not 3; name two."),
                Arguments.of(
                        "compare superbot:1 superbot:2 --sprt 5,0",
                        "--sprt needs two differences in Elo, the smaller one first, such as --sprt 0,50, and"
                                + " --alpha and --beta must be between 0 and 0.5; not \"5,0\" with 0.05 and 0.05."),
                Arguments.of(
                        "compare superbot:1 superbot:2 --json no/such/sum.json",
                        "There is no folder for the file HERE/no/such/sum.json; create the folder, or name"
                                + " another file."),
                Arguments.of(
                        "auto 3 scores.xml",
                        "arena auto needs GAMES, RESULT.xml and at least one NAME, such as: arena auto 10 scores.xml"
                                + " JavaBot"
                                + " folder:MyTeam"),
                Arguments.of("auto none scores.xml RedTeam", "GAMES must be a number from 1 to 100000, not \"none\"."),
                Arguments.of("auto --test RedTeam GreenTeam", "--test takes one NAME, not \"RedTeam GreenTeam\"."),
                Arguments.of(
                        "auto 3 no/such/scores.xml RedTeam",
                        "There is no folder for the file HERE/no/such/scores.xml; create the folder, or name"
                                + " another file."),
                Arguments.of(
                        "auto 3 scores.xml superbot:1 superbot:2 superbot:3",
                        "Chain Reaction Reloaded is played by 2, not by 3; name fewer."),
                Arguments.of("check Blue", "There is no bot \"Blue\" in CONFIG; there are: GreenTeam, RedTeam."),
                Arguments.of(
                        "superbot HERE/Team --level 9",
                        "The super bot of chain-reaction has the levels 1 to 5, not 9; name one of them with"
                                + " --level."),
                Arguments.of(
                        "bench",
                        "Name what to measure: one of exchange, search, updates, workers, scale, levels, matches,"
                                + " contest, idle, env, wire, review, web, perft, playouts, traffic."
                                + " \"arena bench --help\" shows its options."),
                Arguments.of(
                        "compare wire:Red superbot:1 --game acquire",
                        "A bot of a seat wire: plays on one seat of a game; give --players 2, name more bots, or let"
                                + " the arena start the bot, with speaks = wire in its section."),
                Arguments.of(
                        "compare wire:Red superbot:1 --game acquire --players 2 --jobs 2",
                        "A bot of a seat wire: plays one game at a time; leave --jobs out, or let the arena start the"
                                + " bot, with speaks = wire in its section."),
                Arguments.of(
                        "play wire:* superbot:1",
                        "No bots that connect by TCP are known for Chain Reaction Reloaded; name a bot, superbot:LEVEL"
                                + " or folder:TEAM."),
                Arguments.of(
                        "play wire: superbot:1 --game acquire",
                        "A seat wire: has the name that the bot joins with, or * for any bot, such as wire:*."),
                Arguments.of(
                        "play wire:* superbot:1 --game acquire --wire localhost",
                        "--wire is an IP address and a port, such as 127.0.0.1:1707, not \"localhost\"."),
                Arguments.of(
                        "bench levels --game windwardopolis --vary time",
                        "--vary must be a setting of Windwardopolis 2 whose value is a file, not \"time\"."),
                Arguments.of(
                        "bench levels --game chain-reaction --seats 2",
                        "--seats, --set and --vary are for games for more than two players."),
                Arguments.of("bench levels --game asterobots --seats 7", "Asterobots has 2 to 6 seats, not 7."),
                Arguments.of(
                        "bench perft --kings 1 --depth 2",
                        "--kings needs two cells with a comma between them, such as --kings 1,49, not 1."),
                Arguments.of(
                        "completion tcsh",
                        "SHELL is one of bash, zsh, fish, not \"tcsh\"."
                                + " \"arena completion --help\" shows its options."));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void aMistakeIsASentenceAndEndsWith2(String line, String sentence) {
        Console.Printed printed = console.type(named(line).split(" "));

        assertThat(printed.err()).isEqualTo("arena: " + named(sentence) + "\n");
        assertThat(printed.out()).isEmpty();
        assertThat(printed.code()).isEqualTo(2);
    }

    private String named(String text) {
        return text.replace("CONFIG", console.folder().resolve("config.ini").toString())
                .replace("HERE", console.folder().toString());
    }

    @Test
    void severalMistakesInTheSeatsAreToldTogether() {
        Console.Printed printed = console.type("play", "Red", "superbot:7");

        assertThat(printed.err().lines()).hasSize(2);
        assertThat(printed.code()).isEqualTo(2);
    }

    @Test
    void mistakesInTheSettingsAreToldBeforeAnythingStarts() throws IOException {
        console.config("[exchange]\nsettle = soon\n[feild]\n");

        Console.Printed printed = console.type("play", "superbot:1", "superbot:2");

        assertThat(printed.err()).isEqualTo(named("""
                        arena: CONFIG, line 2: settle is a time with its unit, from 0ms to 10s, not "soon"; write \
                        for example settle = 200ms.
                        arena: CONFIG, line 3: there is no section [feild]; did you mean [field]?
                        """));
        assertThat(printed.code()).isEqualTo(2);
        assertThat(console.folder().resolve(".arena")).doesNotExist();
    }

    @Test
    void aBotThatCannotBeStartedIsToldBeforeTheMatchAndEndsWith1() throws IOException {
        console.config("[bot RedTeam]\ncommand = ./red {folder}\n");

        Console.Printed printed = console.type("play", "RedTeam", "superbot:1");

        assertThat(printed.err())
                .isEqualTo(named(
                        "arena: The program HERE/red in the command of the bot RedTeam does not exist; build it, or"
                                + " correct the command.\n"));
        assertThat(printed.code()).isEqualTo(1);
        assertThat(console.folder().resolve(".arena/records")).doesNotExist();
    }

    @Test
    void aCheckNamesWhatIsMissingHowToBuildItAndWhereTheCommandStands() throws IOException {
        Files.createDirectories(console.folder().resolve("red"));
        Files.writeString(
                console.folder().resolve("red/template.ini"),
                "[template]\nbuild = g++ -o bot bot.cpp\ncommand = ./bot {folder}\nneeds = g++\n");
        console.config("; mine\n[bot RedTeam]\nfolder = red\ncommand = ./bot {folder}\n");

        Console.Printed printed = console.type("check", "RedTeam");

        assertThat(printed.out()).isEqualTo(named("""
                        The program HERE/red/bot in the command of the bot RedTeam does not exist; build it, \
                        or correct the command.
                        If it is not built yet, build it: (cd HERE/red && g++ -o bot bot.cpp), which needs g++.
                        The command is in CONFIG, line 2.
                        RedTeam is not fit to play yet.
                        """));
        assertThat(printed.code()).isEqualTo(1);
    }
}
