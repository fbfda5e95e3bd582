package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.contest.ContestLinks.Holder;
import arena.config.ConfigReader;
import arena.web.contest.OpenContestSite;
import arena.web.offline.OfflinePage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever a bot or a team is called is shown as text: one whose name is code, and one whose name turns the direction
 * of writing. No team can have such a name here, but a title may be anything, and a record may come from anywhere.
 */
@Tag("slow")
@Timeout(240)
class HostileNamesIT {

    private static final String CODE = "<script>alert(1)</script><img src=x onerror=alert(2)>";
    /** A contest refuses characters that nobody sees; letters that run from right to left are letters. */
    private static final String RIGHT_TO_LEFT = "noitcerid \u05D0\u05D1";

    private static final String TURNED = "\u2069\u202Enoitcerid\u2067 \u05D0\u05D1";

    /** Finds each text on a page that could turn what stands beside it. */
    private static final String TURNING = """
        (() => {
          const turning = /[\\u0590-\\u08ff\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufb1d-\\ufefc]/;
          const alone = text => text.replace(/\\u2068[^\\u2066-\\u2069]*\\u2069/g, '');
          const holds = element => {
            if (/[\\u2066-\\u2069]/.test(alone(element.textContent))) return false;
            for (let at = element; at && at !== document.body; at = at.parentElement) {
              const style = getComputedStyle(at);
              if (!/^inline$|contents/.test(style.display)) {
                const inner = [...at.childNodes].filter(one => one.nodeType !== Node.COMMENT_NODE);
                return inner.filter(one => one.textContent.trim()).length === 1;
              }
              if (/isolate|plaintext/.test(style.unicodeBidi)) return true;
            }
            return false;
          };
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found = [];
          while (walker.nextNode()) {
            const { data, parentElement } = walker.currentNode;
            if (turning.test(data) && !/script|style|option/i.test(parentElement.tagName)
                && turning.test(alone(data)) && !holds(parentElement)) {
              found.push(parentElement.outerHTML.slice(0, 300));
            }
          }
          return found;
        })()\
        """;

    @TempDir
    private static Path folder;

    @AutoClose
    private static Browser browser;

    @AutoClose
    private static OpenContestSite cup;

    private static Path record;
    private static String match = "";

    @BeforeAll
    static void open() throws IOException {
        browser = Browser.open();
        Matches matches = new Matches(ConfigReader.standard(folder), folder);
        matches.play("chain-reaction", List.of("superbot:2", "superbot:1"), 7, new TreeMap<>());
        record = matches.record();
        Matches.rename(record, List.of(CODE, TURNED));
        match = record.getFileName().toString().replace(".jsonl.gz", "");
        cup = OpenContestSite.of(folder, """
            [contest]
            name = Cup
            game = chain-reaction
            format = round-robin
            [settings]
            turn-limit = 4
            [run]
            matches = 1
            [team Alpha]
            bot = superbot:1
            title = %s
            members = %s
            [team Beta]
            bot = superbot:1
            title = %s
            members = %s
            [team Gamma]
            bot = superbot:1
            """.formatted(CODE, RIGHT_TO_LEFT, RIGHT_TO_LEFT, CODE));
        cup.play();
        cup.whenFinished();
        cup.act("disqualify", "{\"team\":\"Gamma\",\"reason\":\"" + CODE.replace("\"", "") + TURNED + "\"}");
    }

    /** An alert would stop the next word to the page with an exception. */
    private static void assertHarmless(String drawn) {
        browser.awaitThat("document.body.innerText.includes('" + drawn + "')");
        assertThat(browser.script("document.querySelectorAll('img[src=\"x\"]').length"
                        + " + [...document.scripts].filter(one => one.textContent.startsWith('alert')).length"))
                .isEqualTo(0L);
        assertThat((List<?>) browser.script(TURNING)).as(browser.address()).isEmpty();
        assertThat(browser.errors()).as(browser.address()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/contest", "/contest/projector", "/contest/teams/Alpha", "/contest/teams/Beta"})
    void titlesOfTeamsAreTextOnThePagesOfAContest(String path) {
        browser.size(1280, 900).go(cup.site().address() + path, "main h1, .wall table");
        assertHarmless("<script>alert(1)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "#team/Alpha", "#team/Beta"})
    void titlesOfTeamsAreTextOnAnExportedPage(String part) {
        cup.act("export", "{}");
        String page = folder.resolve("cup.contest/site/index.html").toUri().toString();
        browser.size(1280, 900).go("about:blank", "body").go(page + part, "main h1");
        assertHarmless("<script>alert(1)");
    }

    @Test
    void theLookFindsWhatIsNotHeld() {
        browser.go(cup.site().address() + "/play", "arena-play .seat-choice");
        assertThat((List<?>) browser.script(TURNING)).isEmpty();
        for (String inner : List.of("<b>before</b>&#x202e;evil", "<bdi>&#x2069;&#x202e;evil</bdi> after")) {
            browser.script("(document.querySelector('main').innerHTML = '<p>" + inner + "</p>')");
            assertThat((List<?>) browser.script(TURNING)).as(inner).hasSize(1);
        }
    }

    @Test
    void titlesAndReasonsAreTextOnTheOrganisersPage() {
        browser.size(1280, 900)
                .go(cup.site().organisersAddress() + "/organiser#" + cup.key(new Holder.Organiser()), ".trail li");
        assertHarmless("<script>alert(1)");
        assertThat(browser.text(".trail")).contains("noitcerid");
    }

    @Test
    void aTeamsOwnPageShowsItAsText() {
        for (String team : List.of("Alpha", "Beta")) {
            browser.size(1280, 900)
                    .go(cup.site().address() + "/team#" + cup.key(new Holder.Team(team)), "arena-team .answers");
            assertHarmless("<script>alert(1)");
        }
    }

    @Test
    void namesOfBotsAreTextInTheLobbyAndOnThePageOfAMatch() {
        browser.size(1280, 900).go(cup.site().address() + "/", "arena-lobby table");
        assertHarmless("<script>alert(1)");
        browser.go(cup.site().address() + "/matches/" + match + "?at=3", ".viewer .board");
        assertHarmless("<script>alert(1)");
        browser.go(cup.site().address() + "/matches/" + match + "?at=9999", ".viewer .board");
        assertHarmless("noitcerid");
    }

    @Test
    void namesOfBotsAreTextInAFileThatOpensFromADisk() throws IOException {
        Path page = folder.resolve("match.html");
        Files.writeString(page, OfflinePage.of(record, "referee"));
        browser.size(1280, 900).go(page.toUri().toString(), ".viewer .board");
        assertHarmless("<script>alert(1)");
    }
}
