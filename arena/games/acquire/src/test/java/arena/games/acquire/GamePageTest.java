package arena.games.acquire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.GamePage;
import arena.game.Actions;
import arena.game.Answer;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.acquire.order.AcquireErrorCode;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
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

/** Tests of the page for contestants against the code; {@code -Dgolden.update} rewrites session and picture. */
class GamePageTest {

    private static final GamePage PAGE = new GamePage("acquire");

    private static final Setup SETUP = AcquireContractTest.setup(2, 516, Map.of());

    private static final List<String> OUTPUTS = List.of(
            "card NONE\nEnd\n",
            "tile 4E\nEnd\n",
            "End\n",
            "tile 4D\ncreate A\nbuy A 3\nEnd\n",
            "card NONE\nEnd\n",
            "tile 2C\nbuy A 3\nEnd\n",
            "card NONE\nEnd\n",
            "tile 3C\ncreate Google\nbuy Amazon 3\nEnd\n",
            "card NONE\nEnd\n",
            "tile 4C\nsurvivor G\ncard BUY_5_STOCK\nbuy G 5\nEnd\n",
            "trade 2\nkeep 1\nEnd\n",
            "trade 7\nEnd\n");

    @Test
    void pageListsEveryCodeWithMessageAndHeading() {
        SortedMap<Integer, String> headings = new TreeMap<>();
        Stream.of(AcquireErrorCode.values()).forEach(code -> headings.put(code.number(), code.heading()));
        assertThat(PAGE.text())
                .contains(Stream.of(AcquireErrorCode.values())
                        .map(code -> GamePage.codeItem(code.number(), code.words()))
                        .collect(Collectors.joining()))
                .contains(GamePage.headingItems(headings));
    }

    @Test
    void pageListsEverySettingWithDefaultAndLimits() {
        assertThat(PAGE.text())
                .contains(AcquireTerms.SETTINGS.stream().map(GamePage::row).collect(Collectors.joining()));
    }

    @Test
    void pageHasEveryQuestionAndEveryReasonForAnEnd() {
        assertThat(PAGE.text())
                .contains(
                        "`SPECIAL`",
                        "`TILE`",
                        "`TILE_AND_STOCK`",
                        "`MERGE ",
                        "`CHAIN ",
                        "`SURVIVOR ",
                        "`DEFUNCT ",
                        "`STOCK`")
                .contains(
                        AcquireEndings.LARGEST,
                        AcquireEndings.SAFE,
                        AcquireEndings.DECLARED,
                        AcquireEndings.NO_TILE_PLACED,
                        AcquireEndings.NO_TILE_LEFT);
    }

    @Test
    void sessionAndPictureAreWrittenByTheCode() {
        AcquireState state = Acquire.definition().rules().start(SETUP);
        StringBuilder session = new StringBuilder();
        List<String> last = new ArrayList<>(List.of("", ""));
        int[] prompts = {0, 0};
        for (String output : OUTPUTS) {
            Seat seat = new Seat(state.moment().asked());
            String folder = "team-folders/" + SETUP.name(seat) + "/";
            int number = ++prompts[seat.index()];
            AcquireView view = AcquireViews.of(state, Viewpoint.of(seat));
            String input = Acquire.definition().views().write(view);
            String name = folder + "input_" + number + ".txt";
            session.append(GamePage.shown(name, GamePage.changed(last.get(seat.index()), input)));
            Collections.replaceAll(last, "", input);
            last.set(seat.index(), input);
            Answer<AcquireOrder> answer =
                    Acquire.definition().answers().read(output.getBytes(StandardCharsets.UTF_8), view);
            Ruling<AcquireOrder> ruling = Acquire.definition().rules().judge(state, seat, answer);
            session.append(GamePage.shown(folder + "output_" + number + ".txt", output));
            session.append(GamePage.acknowledged(folder + "acknowledge_" + number + ".txt", ruling.code()));
            state = Acquire.definition().rules().next(state, Actions.of(seat, ruling.counts()));
        }
        PAGE.checkPart("session", session.toString());
        String picture = Acquire.definition()
                .presentation()
                .picture(state, Viewpoint.of(new Seat(1)), 24)
                .plain();
        PAGE.checkPart("picture", "```\n" + picture + "```\n");
    }
}
