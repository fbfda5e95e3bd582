package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ContestMistakesTest {

    private static final String SMALL = SampleContest.SMALL;
    private static final String HEAD = SampleContest.HEAD;
    private static final String ALPHA = "[team Alpha]\nserved = on\n";
    private static final String SIX = SMALL.replace("game = toy", "game = toy6");

    @TempDir
    private Path folder;

    static List<Arguments> contests() {
        return List.of(
                Arguments.of(
                        "",
                        ": there is no section [contest]; write one with name, game and format, or begin with \"arena"
                                + " contest new FILE\"."),
                Arguments.of(
                        SMALL.replace("[contest]", "[contst]"),
                        ", line 1: there is no section [contst]; did you mean [contest]?"),
                Arguments.of(
                        SMALL + "[weather]",
                        ", line 9: there is no section [weather]; there are [contest], [run], [format], [draw],"
                                + " [settings], [play-off], [database], [workers], [team NAME]."),
                Arguments.of(
                        SMALL.replace("name = Spring Cup\n", ""),
                        ", line 1: the contest has no name; add a line such as name = Spring Cup."),
                Arguments.of(
                        SMALL.replace("Spring Cup", "x".repeat(61)),
                        ", line 2: name is a text of at most 60 characters, and this one has 61; shorten it."),
                Arguments.of(
                        SMALL.replace("game = toy\n", ""),
                        ", line 1: the contest has no game; add a line game = ID with one of toy, toy6."),
                Arguments.of(
                        SMALL.replace("game = toy", "game = toi"),
                        ", line 3: there is no game \"toi\"; did you mean \"toy\"?"),
                Arguments.of(
                        SMALL.replace("game = toy", "game = backgammon"),
                        ", line 3: there is no game \"backgammon\"; there are toy, toy6."),
                Arguments.of(
                        SMALL.replace("format = league\n", ""),
                        ", line 1: the contest has no format; add a line format = ID with one of league."),
                Arguments.of(
                        SMALL.replace("league", "leaque") + "[format]\nwhatever = 1\n",
                        ", line 4: there is no format \"leaque\"; did you mean \"league\"?"),
                Arguments.of(
                        SMALL.replace("format =", "seats = 3\nformat ="),
                        ", line 4: seats is a whole number from 2 to 2, not \"3\"; write for example seats = 2."),
                Arguments.of(
                        SMALL.replace("format =", "results = secret\nformat ="),
                        ", line 4: results is one of hidden, teams, public, not \"secret\"; write one of them."),
                Arguments.of(
                        SMALL.replace("format =", "fill = superbot:6\nformat ="),
                        ", line 4: there is no superbot:6; there are superbot:1 to superbot:5."),
                Arguments.of(
                        SMALL + "[run]\nmatches = many",
                        ", line 10: matches is \"auto\" or a whole number from 1 to 256, not \"many\"; write one of"
                                + " them."),
                Arguments.of(
                        SMALL + "[run]\nprobation = -1",
                        ", line 10: probation is a whole number from 0 to 1000, not \"-1\"; write for example"
                                + " probation = 3."),
                Arguments.of(
                        SMALL + "[run]\nnobody-ready = both",
                        ", line 10: nobody-ready is one of ask, lot, not \"both\"; write one of them."),
                Arguments.of(
                        SMALL + "[run]\nmatch = 4",
                        ", line 10: [run] has no setting \"match\"; did you mean \"matches\"?"),
                Arguments.of(
                        SMALL + "[settings]\nswaps = 100",
                        ", line 10: swaps is a whole number from 0 to 99, not \"100\"."),
                Arguments.of(
                        SMALL + "[play-off]\nswap = 1",
                        ", line 10: [play-off] has no setting \"swap\"; did you mean \"swaps\"?"),
                Arguments.of(
                        SMALL + "[database]\nurl = jdbc:mysql://here/x",
                        ", line 10: url begins with jdbc:postgresql://, since only PostgreSQL is served;"
                                + " correct it, or remove the section."),
                Arguments.of(
                        SMALL + "[database]\nurl = jdbc:postgresql://here/x?password=abc",
                        ", line 10: url has a password in it, which a file that many read must not have; write the"
                                + " password into a file and name that with password-file."),
                Arguments.of(
                        SMALL + "[workers]\naccept = on\n",
                        ", line 10: workers need a database that they can reach; add a section [database] with url ="
                                + " jdbc:postgresql://HOST/NAME, or set accept = off."),
                Arguments.of(
                        SMALL + "[database]\nuser = me",
                        ", line 9: [database] has no url; add url = jdbc:postgresql://HOST/NAME, or remove the"
                                + " section for SQLite."));
    }

    static List<Arguments> formats() {
        return List.of(
                Arguments.of(
                        SMALL + "[format]\nlegs = 11", ", line 10: legs is a whole number from 1 to 10, not \"11\"."),
                Arguments.of(
                        SMALL + "[format]\npoints = 1 2",
                        ", line 10: points is \"game\" or a list of 1 to 2 whole numbers up to 1000000, for place 1"
                                + " first, more than 0, and none larger than the one before it, not \"1 2\"; write"
                                + " for example points = 1 0."),
                Arguments.of(
                        SIX + "[format]\npoints = 7 6 5 4 3 2 1",
                        ", line 10: points is \"game\" or a list of 1 to 6 whole numbers up to 1000000, for place 1"
                                + " first, more than 0, and none larger than the one before it, not \"7 6 5 4 3 2"
                                + " 1\"; write for example points = 5 4 3 2 1 0."),
                Arguments.of(
                        SMALL + "[format]\ntie-breaks = moves dual",
                        ", line 10: tie-breaks has no word \"dual\"; did you mean \"duel\"?"),
                Arguments.of(
                        SMALL + "[format]\ntie-breaks = moves luck",
                        ", line 10: tie-breaks has no word \"luck\"; there are points, moves, duel, play-off."),
                Arguments.of(
                        SMALL + "[format]\ntie-breaks = moves duel Moves",
                        ", line 10: tie-breaks names \"moves\" twice; remove one of the two."));
    }

    static List<Arguments> draws() {
        return List.of(
                Arguments.of(
                        SMALL + "[draw]\nkind = luck",
                        ", line 10: kind is one of lot, seeding, hand, not \"luck\"; write one of them."),
                Arguments.of(
                        SMALL + "[draw]\nseed = 12ab",
                        ", line 10: seed has 64 hexadecimal digits, and this one is no such number; correct it, or"
                                + " remove the line to have the arena draw one."),
                Arguments.of(
                        SMALL + "[draw]\norder = Alpha Beta",
                        ", line 10: order counts with kind = seeding only; change kind, or remove the line."),
                Arguments.of(
                        SMALL + "[draw]\ngroup.A = Alpha Beta",
                        ", line 10: group.A counts with kind = hand only; change kind, or remove the line."),
                Arguments.of(
                        HEAD + ALPHA + "seed-number = 1\n[team Beta]\nserved = on\n",
                        ", line 5: the team Alpha has a seed-number, which counts only with kind = seeding and"
                                + " without an order in [draw]; remove it, or change [draw]."),
                Arguments.of(
                        SMALL + "[draw]\nkind = seeding",
                        ", line 10: kind = seeding needs the place of every team, and lacks it for Alpha, Beta; add"
                                + " order = NAME NAME ... here, or a seed-number to each team."),
                Arguments.of(
                        SMALL + "[draw]\nkind = seeding\norder = Alpha", ", line 11: order leaves out Beta; add it."),
                Arguments.of(
                        SMALL + "[draw]\nkind = seeding\norder = Alpha Beta Alpha",
                        ", line 11: order names Alpha for the second time; remove one of the two."),
                Arguments.of(
                        SMALL + "[draw]\nkind = seeding\norder = Alpha Beta Bela",
                        ", line 11: order names \"Bela\", and there is no such team; did you mean \"Beta\"?"),
                Arguments.of(
                        HEAD + "[draw]\nkind = seeding\n" + ALPHA
                                + "seed-number = 1\n[team Beta]\nserved = on\nseed-number = 1\n",
                        ", line 10: the teams Alpha and Beta both have seed-number 1; give each its own."),
                Arguments.of(
                        SMALL + "[draw]\nkind = hand",
                        ", line 10: kind = hand needs the groups; add lines such as group.A = NAME NAME NAME."),
                Arguments.of(
                        SMALL + "[draw]\nkind = hand\ngroup.A = Alpha\ngroup.C = Beta",
                        ", line 12: groups are named group.A, group.B and so on up to group.Z, and group.C is none of"
                                + " them or leaves one out; correct the name."),
                Arguments.of(
                        SMALL + "[draw]\nkind = hand\ngroup.A = Alpha\ngroup.B = Gamma Beta",
                        ", line 12: group.B names \"Gamma\", and there is no such team; there are Alpha, Beta."),
                Arguments.of(
                        SMALL + "[draw]\nkind = hand\ngroup.A = Alpha Beta\ngroup.B = Alpha",
                        ", line 12: group.B names Alpha for the second time; remove one of the two."),
                Arguments.of(SMALL + "[draw]\nkind = hand\ngroup.A = Alpha", ", line 9: no group names Beta; add it."));
    }

    static List<Arguments> teams() {
        return List.of(
                Arguments.of(
                        HEAD, ": there is no team, and a contest has 2 to 1000; write a section [team NAME] for each."),
                Arguments.of(
                        HEAD + ALPHA,
                        ": there is only one team, and a contest has 2 to 1000; write a section [team NAME] for each."),
                Arguments.of(
                        HEAD + ALPHA + "[team Alpha]\nserved = on\n",
                        ", line 7: there is a team Alpha in line 5 already; give one of the two another name."),
                Arguments.of(
                        HEAD + ALPHA + "[team ALPHA]\nserved = on\n",
                        ", line 7: [team ALPHA] and [team Alpha] in line 5 differ only in case, and their folders"
                                + " would be one on some systems; rename one of them."),
                Arguments.of(
                        SMALL + "[team]",
                        ", line 9: a team's section has the name of its team, as in [team MyTeam]; add the name."),
                Arguments.of(
                        SMALL.replace("Alpha", "Al-pha"),
                        ", line 5: \"Al-pha\" is no name for a team: a name has 1 to 32 letters, digits and"
                                + " underscores, and nothing else; rename the section."),
                Arguments.of(
                        HEAD + ALPHA + "[team Beta]",
                        ", line 7: nobody plays for the team Beta; add one line: command = PROGRAM {folder}, or bot ="
                                + " NAME of config.ini, or served = on."),
                Arguments.of(
                        SMALL + "served = on",
                        ", line 7: the team Beta has bot and served, and one of them is enough; remove the other."),
                Arguments.of(
                        SMALL + "served = on\ncommand = run",
                        ", line 7: the team Beta has command and bot and served, and one of them is enough; remove"
                                + " the others."),
                Arguments.of(
                        SMALL + "folder = x",
                        ", line 9: folder belongs to a command of the team's own; remove the line, or set it in the"
                                + " [bot NAME] of config.ini."),
                Arguments.of(
                        SMALL + "env.X = x",
                        ", line 9: env.X belongs to a command of the team's own; remove the line, or set it in the"
                                + " [bot NAME] of config.ini."),
                Arguments.of(
                        SMALL.replace("superbot:1", "wire:*"),
                        ", line 8: a team is one bot in all games; write the name with which it joins, such as"
                                + " wire:Red."),
                Arguments.of(
                        SIX + "[team C]\ncommand = a {host} {port}\nspeaks = wire\n",
                        ", line 9: the bot speaks wire, and no bots that connect are known for the game of this"
                                + " contest; let it play in another way."),
                Arguments.of(
                        SIX.replace("superbot:1", "wire:Red"),
                        ", line 8: no bots that connect are known for the game of this contest; name a bot of"
                                + " config.ini."),
                Arguments.of(
                        SMALL.replace("format =", "fill = wire:Red\nformat ="),
                        ", line 4: a bot that connects plays for one team; name a bot of config.ini."),
                Arguments.of(
                        SMALL.replace("superbot:1", "superbot:0"),
                        ", line 8: there is no superbot:0; there are superbot:1 to superbot:5."),
                Arguments.of(
                        SMALL + "[team Gamma]\ncommand = \"run",
                        ", line 10: command has a double quote that is not closed: \"run; close it."),
                Arguments.of(
                        SMALL + "titel = The Betas",
                        ", line 9: [team Beta] has no setting \"titel\"; did you mean \"title\"?"));
    }

    @ParameterizedTest
    @MethodSource({"contests", "formats", "draws", "teams"})
    void aMistakeIsOneSentenceWithItsLineAndNothingFollowsFromIt(String text, String sentence) throws IOException {
        assertThat(sample().sentences(text)).containsExactly(sample().file() + sentence);
    }

    @Test
    void aBotThatConfigIniDoesNotHaveIsNamedWithThatFile() throws IOException {
        Path config = folder.resolve("config.ini");

        assertThat(sample().sentences(SMALL.replace("superbot:1", "Knwon")))
                .containsExactly(sample().file() + ", line 8: bot names the bot \"Knwon\", which there is not in "
                        + config + "; did you mean Known?");
        assertThat(sample().sentences(SMALL.replace("superbot:1", "Elsewhere")))
                .containsExactly(sample().file() + ", line 8: bot names the bot \"Elsewhere\", which there is not in "
                        + config + "; add a section [bot Elsewhere] there, or write superbot:1.");
    }

    @Test
    void allMistakesOfAFileAreToldTogetherInTheOrderOfTheirLines() throws IOException {
        String text = """
                [contest]
                name = Cup
                game = toy
                format = league
                seats = 9
                [run]
                replay = 1
                [draw]
                kind = hand
                [team A-1]
                served = perhaps
                [team A2]
                bot = superbot:9
                """;

        assertThat(sample().sentences(text))
                .extracting(sentence -> sentence.replaceAll(".*, line ([0-9]+): .*", "$1"))
                .containsExactly("5", "7", "9", "10", "11", "13");
    }

    @Test
    void aFileThatIsMissingIsToldWithTheCommandThatBeginsOne() throws IOException {
        assertThat(sample().sentences())
                .containsExactly(sample().file()
                        + ": there is no such file; name an existing one, or begin one with \"arena contest new "
                        + sample().file() + "\".");
    }

    @Test
    void aFolderAndAByteThatIsNoUtf8AreSentencesToo() throws IOException {
        Files.createDirectory(sample().file());
        assertThat(sample().sentences())
                .containsExactly(sample().file() + ": this is a folder, not a file; name the file in it.");

        Files.delete(sample().file());
        Files.write(sample().file(), "[contest]\nname = Gr\u00fc\u00dfe\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(sample().sentences())
                .containsExactly(
                        sample().file() + ", line 2: a byte stands here that is no UTF-8; save the file as UTF-8.");
    }

    private SampleContest sample() {
        return new SampleContest(folder);
    }
}
