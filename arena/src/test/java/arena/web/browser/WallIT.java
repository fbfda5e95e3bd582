package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.contest.ContestLinks.Holder;
import arena.web.contest.OpenContestSite;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The wall of a contest of forty, looked at while it is played. */
@Tag("slow")
@Timeout(240)
class WallIT {

    private static final int BOARDS = 4;

    /** What of the wall is cut off at the edge of the screen or of its own sheet. */
    private static final String CUT_OFF = "[...document.querySelectorAll('.wall h1, .wall h2, .wall h3, .wall tr,"
            + " .wall li, .wall .board')].filter(one => { const box = one.getBoundingClientRect();"
            + " const sheet = (one.closest('.sheet') ?? document.body).getBoundingClientRect();"
            + " return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.right > sheet.right + 1"
            + " || box.bottom > sheet.bottom + 1; }).map(one => one.innerText || one.tagName).join('; ')";

    private static final String BOARD = "document.querySelector('.wall-board').innerHTML";

    @TempDir
    private Path folder;

    @AutoClose
    private final Browser browser = Browser.open();

    private static String cup() {
        StringBuilder cup = new StringBuilder("""
                [contest]
                name = Cup
                game = chain-reaction
                format = spl-2015
                results = hidden
                [run]
                matches = 4
                """);
        IntStream.range(0, 40)
                .forEach(team -> cup.append(
                        "[team T%d]\nbot = superbot:4\ntitle = The %d. Chess and Go Club\n".formatted(team, team)));
        return cup.toString();
    }

    @Test
    void fortyTeamsHaveRoomOnItAndNothingIsToldBeforeItMayBe() {
        try (OpenContestSite cup = OpenContestSite.of(folder, cup())) {
            cup.act("draw", "{\"by\":\"Olga\"}");
            cup.act("start", "{\"by\":\"Olga\"}");
            holdFour(cup);
            browser.size(1920, 1080).go(cup.site().address() + "/contest/projector", ".wall .held");
            assertThat(browser.has(".wall-board, .wall table")).isFalse();
            assertThat(browser.script(CUT_OFF)).isEqualTo("");

            cup.act("results", "{\"to\":\"public\",\"by\":\"Olga\"}");
            for (int[] size : new int[][] {{1920, 1080}, {3840, 2160}}) {
                browser.size(size[0], size[1]);
                browser.awaitThat("document.querySelectorAll('.count-4 .wall-board .board').length === 4");
                browser.awaitThat("document.querySelector('.wall table') !== null");
                assertThat(browser.script(CUT_OFF)).as(size[0] + " wide").isEqualTo("");
            }
            assertThat(browser.inaccessible()).isEmpty();
            assertThat(browser.errors()).isEmpty();
            cup.act("stop", "{\"now\":true,\"by\":\"Olga\"}");
        }
    }

    /** Has four games held, so that they stay on the wall for as long as it is looked at. */
    private static void holdFour(OpenContestSite cup) {
        SortedSet<String> held = new TreeSet<>();
        Awaitility.await().atMost(Duration.ofMinutes(2)).until(() -> {
            for (JsonNode game : organiser(cup).path("run").path("games")) {
                String id = game.path("game").asString("");
                if (!held.contains(id)
                        && cup.act("hold", "{\"game\":\"" + id + "\",\"by\":\"Olga\"}")
                                        .statusCode()
                                == 200) {
                    held.add(id);
                }
            }
            held.removeIf(id -> organiser(cup)
                    .path("run")
                    .path("games")
                    .valueStream()
                    .noneMatch(game -> game.path("game").asString("").equals(id)
                            && game.path("held").asBoolean()));
            return held.size() == BOARDS;
        });
    }

    private static JsonNode organiser(OpenContestSite cup) {
        return JsonMapper.shared()
                .readTree(cup.site()
                        .send(HttpRequest.newBuilder(URI.create(cup.site().organisersAddress() + "/api/v1/organiser"))
                                .header("Authorization", "Bearer " + cup.key(new Holder.Organiser())))
                        .body());
    }

    @Test
    void matchesThatAreOverAreShownAgainMoveByMove() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "public")) {
            cup.play();
            cup.whenFinished();
            browser.size(1920, 1080).go(cup.site().address() + "/contest/projector", ".wall-board .board");
            String first = browser.script(BOARD).toString();
            browser.awaitThat(BOARD + " !== " + JsonMapper.shared().writeValueAsString(first));
            String second = browser.script(BOARD).toString();
            browser.awaitThat(BOARD + " !== " + JsonMapper.shared().writeValueAsString(second));

            browser.still().reload(".wall-board .board");
            assertThat(browser.text(".wall")).contains("Won");
            assertThat((Long) browser.script("document.querySelector('arena-projector').beats"))
                    .isZero();
        }
    }
}
