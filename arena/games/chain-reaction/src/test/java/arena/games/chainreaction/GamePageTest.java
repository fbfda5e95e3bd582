package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.GamePage;
import arena.game.Gameover;
import arena.game.Ruling;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.chainreaction.bench.Perft;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that the page for contestants agrees with the code; {@code -Dgolden.update} rewrites session and picture. */
class GamePageTest {

    private static final GamePage PAGE = new GamePage("chain-reaction");
    private static final int LINES_BEFORE_CELLS = 7;
    private static final int CELLS = 49;
    private static final List<String> NAMES = List.of("Ada_Bot", "Bob_Bot");
    private static final List<String> OUTPUTS = List.of("K 10", "K 29", "C 22", "C 22", "C 22", "C 43", "C 22");

    @Test
    void thePageListsEveryCodeWithItsWordsAndHeading() {
        SortedMap<Integer, String> headings = new TreeMap<>();
        Stream.of(ChainReactionErrorCode.values()).forEach(code -> headings.put(code.number(), code.heading()));
        assertThat(PAGE.text())
                .contains(Stream.of(ChainReactionErrorCode.values())
                        .map(code -> GamePage.codeItem(code.number(), code.words()))
                        .collect(Collectors.joining()))
                .contains(GamePage.headingItems(headings));
    }

    @Test
    void thePageListsEverySettingWithItsDefaultAndLimits() {
        assertThat(PAGE.text())
                .contains(
                        ChainReactionTerms.SETTINGS.stream().map(GamePage::row).collect(Collectors.joining()));
    }

    @Test
    void thePageHasTheGoldenFigures() {
        Matcher row =
                Pattern.compile("(?m)^\\| (\\d+), (\\d+) \\|(( \\d+ \\|){6})$").matcher(PAGE.text());
        int rows = 0;
        while (row.find()) {
            rows++;
            int firstKing = Integer.parseInt(row.group(1));
            int secondKing = Integer.parseInt(row.group(2));
            String figures = Stream.of(1, 2, 3, 4, 5)
                    .map(depth -> " " + Perft.packed(firstKing, secondKing, depth) + " |")
                    .collect(Collectors.joining());
            assertThat(row.group(3)).startsWith(figures);
        }
        assertThat(rows).isEqualTo(3);
    }

    @Test
    void theSessionAndThePictureAreWhatTheCodeWrites() {
        ScriptedMatch scene = new ScriptedMatch(NAMES);
        StringBuilder session = new StringBuilder();
        String empty = "\n".repeat(LINES_BEFORE_CELLS)
                + IntStream.rangeClosed(1, CELLS)
                        .mapToObj(cell -> cell + " = 0,N,0\n")
                        .collect(Collectors.joining());
        String[] last = {empty, empty};
        int[] prompts = {0, 0};
        for (String output : OUTPUTS) {
            int index = scene.state().mover().seat().index();
            String folder = "team-folders/" + NAMES.get(index) + "/";
            int number = ++prompts[index];
            String input = scene.input();
            session.append(GamePage.shown(folder + "input_" + number + ".txt", GamePage.changed(last[index], input)));
            last[index] = input;
            Ruling<ChainReactionMove> ruling = scene.answer((output + "\n").getBytes(StandardCharsets.UTF_8));
            session.append(GamePage.shown(folder + "output_" + number + ".txt", output + "\n"));
            session.append(GamePage.acknowledged(folder + "acknowledge_" + number + ".txt", ruling.code()));
        }
        Setup setup = new Setup(NAMES, 1, Settings.defaults(ScriptedMatch.GAME.info()));
        session.append(GamePage.shown(
                "Gameover.txt in both folders",
                Gameover.text(setup, scene.over(), scene.state().turns())));

        PAGE.checkPart("session", session.toString());
        String end = ScriptedMatch.GAME
                .presentation()
                .picture(scene.state(), new Viewpoint.Referee())
                .plain();
        PAGE.checkPart("picture", "```\n" + end + "```\n");
    }
}
