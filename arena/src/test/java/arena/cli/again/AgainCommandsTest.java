package arena.cli.again;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.game.Seat;
import arena.games.chainreaction.ChainReaction;
import arena.record.MatchRecord;
import arena.record.PlayedMatch;
import arena.regress.PrefixReader;
import arena.regress.RecordedOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What again, keep and regress say before any bot is started. */
class AgainCommandsTest {

    private static final String BOT = "[bot MyTeam]\ncommand = python3 bot.py {folder}\nfolder = bot\n";

    @TempDir
    private Path root;

    private Console console;
    private Path match;
    private PrefixReader second;

    @BeforeEach
    void play() throws IOException {
        console = new Console(root).config(BOT);
        Files.createDirectories(console.folder().resolve("bot"));
        match = PlayedMatch.play(root.resolve("records"), ChainReaction.definition(), Map.of(), 4);
        second = new PrefixReader(MatchRecord.read(match), new Seat(2));
    }

    private Console.Printed type(String command, String... words) {
        List<String> all = new ArrayList<>(List.of(command));
        all.addAll(List.of(words));
        return console.type(all.toArray(String[]::new));
    }

    private Console.Printed keep(String... words) {
        List<String> all = new ArrayList<>(List.of(match.toString(), "--turn", "3", "--bot", "MyTeam", "--seat", "2"));
        all.addAll(List.of(words));
        return type("keep", all.toArray(String[]::new));
    }

    private Path cases() {
        return console.folder().resolve("bot/regress.txt");
    }

    private String answerThen() {
        return second.answer(3).map(RecordedOutput::notation).orElseThrow();
    }

    @Test
    void aPositionIsKeptBesideTheBotWithItsLine() throws IOException {
        Console.Printed kept = keep("--not", answerThen(), "--title", "look out");
        assertThat(kept.code()).as(kept.err()).isZero();
        assertThat(kept.outLines())
                .containsExactly("Saved in " + cases() + ", line 5: look out.", "Check it: arena regress MyTeam");
        assertThat(Files.readAllLines(cases()).get(4)).isEqualTo("[case]");
        assertThat(Files.readString(cases()))
                .contains(
                        "\ntitle = look out\n",
                        "\nseat 2 = Basalt2\n",
                        "\nbot = 2\n",
                        "\nnot = " + answerThen() + "\n");
    }

    @Test
    void theSamePositionIsKeptOnce() throws IOException {
        keep("--not", answerThen());
        String before = Files.readString(cases());
        assertThat(keep("--not", answerThen(), "--title", "again").outLines())
                .containsExactly("This case exists already: " + cases() + ", line 5.");
        assertThat(cases()).hasContent(before);
        assertThat(keep("--legal").outLines().get(1))
                .isEqualTo("The recorded answer, " + answerThen() + ", fulfils the conditions.");
    }

    @Test
    void aConditionThatMeansNothingIsRefused() {
        assertThat(keep().err())
                .contains("Give a condition for the answer with --not, --best, --survives or" + " --legal.");
        assertThat(keep("--not", "C 77").err()).contains("--not 'C 77' is not a legal order in that turn: ");
        assertThat(keep("--best", "\"C 7").err()).contains("--best: an answer is one line such as C 12");
        assertThat(keep("--survives", "0").err())
                .contains("--survives is a number of the bot's turns, from 1 to 1000, not 0.");
        assertThat(keep("--survives", "3", "--against", "superbot:9").err())
                .contains("from superbot:1 to superbot:5, not \"superbot:9\".");
        assertThat(keep("--legal", "--against", "5").err()).contains("add --survives.");
        assertThat(keep("--best", answerThen(), "--not", " " + answerThen()).err())
                .contains("cannot be both");
        assertThat(keep("--legal", "--title", " ").code()).isEqualTo(2);
        assertThat(cases()).doesNotExist();
    }

    @Test
    void whoseTurnIsMeantMustBeClear() {
        Console.Printed none = type("keep", match.toString(), "--turn", "1", "--legal");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("No bot played in it (1 Amber_1, 2 Basalt2); name the seat with --seat.");
        assertThat(type("again", match.toString(), "--turn", "1", "--bot", "Nobody")
                        .err())
                .contains("Nobody was not in the match.");
        assertThat(type("again", match.toString(), "--turn", "1", "--bot", "Nobody", "--seat", "1")
                        .err())
                .contains("The match had no player of that name; its players are 1 Amber_1, 2 Basalt2. There is no"
                        + " bot");
        assertThat(type("again", match.toString(), "--turn", "1", "--seat", "3").err())
                .contains("--seat must be a seat of the match, from 1 to 2 (1 Amber_1, 2 Basalt2), not 3.");
        assertThat(type("again", match.toString(), "--turn", "1", "--bot", "Amber_1")
                        .err())
                .contains(
                        "There is no bot \"Amber_1\"",
                        "Name another bot with --bot, or start it yourself with --folder.");
    }

    @Test
    void theLastMatchOfABotIsOneThatItHasPlayed() {
        for (String[] players : new String[][] {{"superbot:1", "superbot:2"}, {"superbot:3", "superbot:4"}}) {
            Console.Printed played = type("play", players[0], players[1], "--set", "turn-limit=4", "--quiet");
            assertThat(played.code()).as(played.err()).isZero();
        }
        String remark = "The last match of superbot_1 is ";
        assertThat(type("keep", "last", "--turn", "1", "--legal", "--bot", "superbot_1")
                        .err())
                .containsPattern(remark + "[0-9]{8}-[0-9]{6}-chain-reaction-superbot_1-superbot_2-[0-9a-f]{4}; ");
        assertThat(type("keep", "last", "--turn", "1", "--legal", "--bot", "superbot_1", "--seat", "1")
                        .err())
                .doesNotContain(remark);
        assertThat(type("keep", "last", "--turn", "1", "--legal", "--bot", "superbot_4")
                        .err())
                .doesNotContain(remark);
    }

    @Test
    void aTurnThatIsNotInTheMatchIsRefusedWithTheLastOne() {
        Console.Printed beyond = type("again", match.toString(), "--turn", "999", "--seat", "2");
        assertThat(beyond.code()).isEqualTo(2);
        assertThat(beyond.err()).contains("are 1 to " + second.turns() + ", the last input that it got");
        assertThat(type("again", match.toString(), "--turn", "2", "--seat", "2", "--against", "3")
                        .err())
                .contains("--against names the opponent of --play; add --play.");
        assertThat(type("again", "nowhere", "--turn", "2").code()).isEqualTo(2);
    }

    @Test
    void aFileThatCannotBeReadIsToldLineByLine() throws IOException {
        assertThat(type("regress", "Nobody").err()).contains("There is no bot \"Nobody\"");
        Console.Printed none = type("regress", "MyTeam");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("There is no regression case in " + cases() + " yet; `arena keep");
        Files.writeString(cases(), "[case]\nfoo\nbot = x\n");
        Console.Printed wrong = type("regress", "MyTeam");
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err())
                .contains(cases() + ", line 2: A line is", cases() + ", line 1: This case has no" + " line");
    }

    @Test
    void aCaseToWhichNoRulesLeadIsToldWithItsLine() throws IOException {
        keep("--legal");
        String text = Files.readString(cases());
        Files.writeString(cases(), text.replace("game = chain-reaction", "game = chess"));
        assertThat(type("regress", "MyTeam").err()).contains(cases() + ", line 5: There is no game \"chess\"");
        Files.writeString(cases(), text + "2: K 30\n2: C 30\n");
        assertThat(type("regress", "MyTeam").err())
                .contains(", line 5: By the rules seat 1 gets another prompt" + " before turn");
        Files.writeString(cases(), text.replace("set swaps = 6", "set swaps = many"));
        assertThat(type("regress", "MyTeam").err()).contains("line 5: swaps is a whole number");
        Files.writeString(cases(), text.replace("legal = yes", "survives = 2 turns against superbot:7"));
        assertThat(type("regress", "MyTeam").err()).contains("so there is no superbot:7.");
    }

    @Test
    void aBotThatCannotBeStartedIsToldOnceAndLeavesNothing() throws IOException {
        keep("--legal");
        Console.Printed run = type("regress", "MyTeam");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("bot.py");
        assertThat(console.folder().resolve(".arena/regress")).isEmptyDirectory();
    }
}
