package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.GamePage;
import arena.game.Actions;
import arena.game.Answer;
import arena.game.Gameover;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setup;
import arena.games.asterobots.command.AsterobotsErrorCode;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsTerms;
import arena.games.asterobots.state.AsterobotsView;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests of the page for contestants against the code; {@code -Dgolden.update} rewrites session and picture.
 */
class GamePageTest {

    private static final GamePage PAGE = new GamePage("asterobots");

    /** The setup: two players on a field of size 3 with five veins, three rounds. */
    private static final Setup SETUP =
            AsterobotsContractTest.setup(2, 1, Map.of("size", "3", "veins", "5", "rounds", "3", "money", "500"));

    private static final List<String> OUTPUTS = List.of(
            "select 4,1\n",
            "select 4,1\n",
            "select -4,0\n",
            "select 4,-1\n",
            """
            launch 90 4,1 -4,0
            bank buy gas 2
            offer gas 2 60
            upgrade robot 4,1
            End
            """,
            "buy 1 gas 1\nlaunch 20 -4,0 -3,0 -3,-1 -2,-1 -1,-1 0,-1 0,-2 1,-2\nEnd\n",
            "End\n",
            "sell 1 metal 1\nEnd\n",
            "bank sell stone 10\nEnd\n",
            "End\n");

    @Test
    void pageListsEveryCodeWithMessageAndHeading() {
        SortedMap<Integer, String> headings = new TreeMap<>();
        Stream.of(AsterobotsErrorCode.values()).forEach(code -> headings.put(code.number(), code.heading()));
        assertThat(PAGE.text())
                .contains(Stream.of(AsterobotsErrorCode.values())
                        .map(code -> GamePage.codeItem(code.number(), code.words()))
                        .collect(Collectors.joining()))
                .contains(GamePage.headingItems(headings));
    }

    @Test
    void pageListsEverySettingWithDefaultAndLimits() {
        assertThat(PAGE.text())
                .contains(AsterobotsTerms.SETTINGS.stream().map(GamePage::row).collect(Collectors.joining()));
    }

    @Test
    void sessionAndPictureAreWrittenByTheCode() {
        Session session = new Session();
        OUTPUTS.forEach(session::play);
        AsterobotsState end = session.state;
        Phase.Over over = (Phase.Over) AsterobotsScenario.GAME.rules().phase(end);
        session.text.append(GamePage.shown("Gameover.txt in both folders", Gameover.text(SETUP, over, OUTPUTS.size())));

        PAGE.checkPart("session", session.text.toString());
        PAGE.checkPart(
                "picture", "```\n" + AsterobotsScenario.picture(session.before).plain() + "```\n");
    }

    /** The files of a match. */
    private static final class Session {

        private final StringBuilder text = new StringBuilder();
        private final List<Integer> prompts = new ArrayList<>(List.of(0, 0));
        private final List<String> last = new ArrayList<>(List.of("", ""));
        private AsterobotsState state = AsterobotsScenario.GAME.rules().start(SETUP);
        private AsterobotsState before = state;

        void play(String output) {
            Seat seat = new Seat(state.moment().active());
            int number = prompts.get(seat.index()) + 1;
            prompts.set(seat.index(), number);
            String folder = "team-folders/" + SETUP.name(seat) + "/";
            AsterobotsView view = AsterobotsView.of(state);
            String input = AsterobotsScenario.GAME.views().write(view);
            String name = folder + "input_" + number + ".txt";
            text.append(GamePage.shown(name, GamePage.changed(last.get(seat.index()), input)));
            Collections.replaceAll(last, "", input);
            last.set(seat.index(), input);
            Answer<AsterobotsOrder> answer =
                    AsterobotsScenario.GAME.answers().read(output.getBytes(StandardCharsets.UTF_8), view);
            Ruling<AsterobotsOrder> ruling = AsterobotsScenario.GAME.rules().judge(state, seat, answer);
            text.append(GamePage.shown(folder + "output_" + number + ".txt", output));
            text.append(GamePage.acknowledged(folder + "acknowledge_" + number + ".txt", ruling.code()));
            before = state;
            state = AsterobotsScenario.GAME.rules().next(state, Actions.of(seat, ruling.counts()));
        }
    }
}
