package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.app.contest.ContestLinks.Holder;
import arena.app.ladder.RecordedSeason;
import arena.record.RecordFolder;
import arena.web.OpenSite;
import arena.web.contest.OpenContestSite;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What holds for every page: sizes from a phone to a projector, dark and light, for everybody. */
@Tag("slow")
class EveryPageIT {

    private static final int MOST_SCRIPT_BYTES = 75_000;

    /** Names as long as they may be, of letters that no browser parts. */
    private static final String NAME = "Wandering_Mammoths_of_Moosewor";

    private static final String TITLE = "The_United_Chess_and_Go_Society_of_the_University_of_Moosewo";
    private static final List<String> GAMES = List.of("chain-reaction", "asterobots", "acquire", "windwardopolis");
    private static final List<String> DOCUMENTS = Stream.concat(
                    Stream.of("protocol", "starter-kits"), GAMES.stream().map("rules/"::concat))
            .toList();
    /** Frames with the holdings of the players and with the result, which must not be cut on a wide screen. */
    private static final String CUT = "[...document.querySelectorAll('.finale .table-frame, .aster-players')]"
            + ".some(frame => frame.scrollWidth > frame.clientWidth + 1)";

    /** The sizes of screens; the first one is that with which a page is fetched. */
    private static final int[][] SIZES = {{1280, 900}, {1920, 1080}, {3840, 2160}, {390, 664}, {320, 664}};

    private static final String CITY_ROUND = "{\"time\":\"lock-step\"}";

    @TempDir
    private static Path folder;

    @AutoClose
    private static OpenSite installed;

    @AutoClose
    private static OpenContestSite cup;

    @AutoClose
    private static OpenContestSite signing;

    @AutoClose
    private static Browser browser;

    /** Where the pages are, and what is there once they are drawn. */
    private static final SortedMap<String, Page> PAGES = new TreeMap<>();

    private static final SortedMap<String, List<Long>> FOUND = new TreeMap<>();

    private record Page(Supplier<String> address, String drawn) {
        void go() {
            browser.go(address.get(), drawn);
        }
    }

    private static String named(int number) {
        return NAME + "%02d".formatted(number);
    }

    private static void add(String name, String address, String drawn) {
        PAGES.put(name, new Page(() -> address, drawn));
    }

    @BeforeAll
    static void play() throws IOException {
        browser = Browser.open();
        Files.writeString(
                Files.createDirectories(folder.resolve("installed")).resolve("config.ini"), "[ladder]\nuploads = on\n");
        installed = OpenSite.installedIn(Path.of("..").toAbsolutePath().normalize(), folder.resolve("installed"));
        for (String page : DOCUMENTS) {
            add(page, installed.address() + "/" + page, "h1");
        }
        cup = contest();
        openContest();
        openMatches();
        openSeats();
        signing = OpenContestSite.signingUp(Files.createDirectories(folder.resolve("signing")), usual -> usual);
        String key = signing.signUp(named(1));
        openSession();
        add("sign-up", signing.site().address() + "/sign-up", "arena-sign-up form");
        add("team signed up", signing.site().address() + "/team#" + key, "arena-team form");
        add("organiser of sign-ups", organiser(signing), ".sign-ups li");
    }

    private static Page page(String name) {
        return Optional.ofNullable(PAGES.get(name)).orElseThrow(() -> new IllegalArgumentException("no page " + name));
    }

    private static String organiser(OpenContestSite site) {
        return site.site().organisersAddress() + "/organiser#" + site.key(new Holder.Organiser());
    }

    private static OpenContestSite contest() throws IOException {
        StringBuilder file = new StringBuilder("""
            [contest]
            name = %s
            game = chain-reaction
            format = spl-2015
            results = public
            [settings]
            turn-limit = 4
            [run]
            matches = 2
            """.formatted(TITLE));
        IntStream.rangeClosed(1, 8)
                .forEach(team -> file.append("[team %s]\nbot = superbot:1\ntitle = %s\nmembers = %s\n"
                        .formatted(named(team), team % 2 == 0 ? TITLE : named(team), TITLE.repeat(5))));
        return OpenContestSite.of(Files.createDirectories(folder.resolve("cup")), file.toString());
    }

    private static void openContest() {
        cup.play();
        cup.whenFinished();
        String site = cup.site().address();
        add("contest", site + "/contest", "arena-contest table");
        add("contest on a wall", site + "/contest/projector", ".wall-board .board");
        add("team", site + "/contest/teams/" + named(2), "arena-team .figures");
        add("team by its key", site + "/team#" + cup.key(new Holder.Team(named(2))), "arena-team .answers");
        add("organiser", organiser(cup), ".game-list li");
    }

    private static void openMatches() throws IOException {
        Matches matches = new Matches(installed.configuration(), folder.resolve("installed"));
        matches.play("chain-reaction", List.of("superbot:3", "superbot:2"), 7, new TreeMap<>());
        matches.play("asterobots", Collections.nCopies(3, "superbot:2"), 5, settings("rounds", "20"));
        matches.play("acquire", Collections.nCopies(6, "superbot:2"), 5, settings("rules", "windward"));
        matches.play("windwardopolis", Collections.nCopies(4, "superbot:1"), 7, settings("most-ticks", "480"));
        List<String> names =
                IntStream.rangeClosed(1, 6).mapToObj(EveryPageIT::named).toList();
        for (Path file : new RecordFolder(installed.configuration().field().records()).files()) {
            Matches.rename(file, names);
            String id = file.getFileName().toString().replace(".jsonl.gz", "");
            String game = id.replaceFirst("^\\d+-\\d+-", "").replaceFirst("-superbot.*", "");
            String address = installed.address() + "/matches/" + id;
            add("match of " + game, address + "?at=30", ".viewer .board");
            add("end of " + game, address + "?at=9999", ".viewer .board");
            add("result of " + game, address + "?at=9998", ".viewer [data-key='viewer.result']");
            add("table of " + game, address + "?at=40&tab=table", ".viewer .board");
        }
        add("no match", installed.address() + "/matches/no-such-match", ".notice.grave");
        add("lobby", installed.address() + "/", "arena-lobby table");
        RecordedSeason.write(installed.configuration().ladder(), "lost.jsonl.gz");
        add("ladder", installed.address() + "/ladder", "arena-ladder table");
        add("play", installed.address() + "/play", "arena-play .seat-choice");
        add("play at a table", installed.address() + "/play?game=acquire&table=table", "arena-play #clock");
    }

    private static SortedMap<String, String> settings(String key, String value) {
        return new TreeMap<>(Map.of(key, value));
    }

    private static void openSeats() {
        seat("chain-reaction", 1, "{}");
        seat("asterobots", 2, "{}");
        seat("acquire", 3, "{\"rules\":\"classic\"}");
        seat("windwardopolis", 3, CITY_ROUND);
        hostedTable();
    }

    /** Begins a table of six people of whom none has come: its host's page, and its board with their codes. */
    private static void hostedTable() {
        String people = IntStream.rangeClosed(1, 6)
                .mapToObj(number -> "\"human/fish:" + named(number) + "\"")
                .collect(Collectors.joining(","));
        JsonNode begun = JsonMapper.shared()
                .readTree(installed
                        .post("/api/v1/matches", "{\"game\":\"acquire\",\"seats\":[" + people + "]}")
                        .body());
        String host = installed.address() + "/table#" + begun.path("key").asString();
        add("host of a table", host, ".hosted-seat .qr");
        String board = installed.address() + begun.path("page").asString();
        PAGES.put(
                "board of a table",
                new Page(
                        () -> {
                            browser.go(host, ".hosted-seat");
                            return board;
                        },
                        ".missing .qr"));
    }

    /** Begins a match for a person when its page is asked for: whoever does not come in time has left. */
    private static void seat(String game, int others, String settings) {
        String begin = "{\"game\":\"" + game + "\",\"seats\":[\"human:" + named(1) + "\""
                + ",\"superbot:1\"".repeat(others) + "],\"seed\":13,\"settings\":" + settings + "}";
        PAGES.put(
                "seat of " + game,
                new Page(
                        () -> installed.address()
                                + JsonMapper.shared()
                                        .readTree(installed
                                                .post("/api/v1/matches", begin)
                                                .body())
                                        .path("seats")
                                        .path(0)
                                        .path("link")
                                        .asString(),
                        "arena-choices:not([closed])"));
    }

    private static void openSession() {
        String key = signing.site().sessionPath().replaceFirst(".*#", "");
        for (String[] act : new String[][] {
            {"open", "{\"game\":\"acquire\"}"}, {"join", "{\"seat\":\"superbot:1\"}"}, {"lock", "{}"}, {"step", "{}"}
        }) {
            signing.site()
                    .send(HttpRequest.newBuilder(URI.create(
                                    signing.site().organisersAddress() + "/api/v1/organiser-session/" + act[0]))
                            .header("Authorization", "Bearer " + key)
                            .header("X-Arena", "1")
                            .POST(HttpRequest.BodyPublishers.ofString(act[1])));
        }
        add(
                "games of the organiser",
                signing.site().organisersAddress() + signing.site().sessionPath(),
                "arena-viewer .board");
    }

    @AfterAll
    static void tell() {
        FOUND.forEach((page, counts) -> System.out.println("| " + page + " | "
                + String.join(" | ", counts.stream().map(String::valueOf).toList()) + " |"));
    }

    /** Returns the names of all pages; {@code -Dpages=REGEX} looks at some only. */
    static Stream<String> pages() {
        return Stream.concat(
                        Stream.concat(
                                DOCUMENTS.stream(),
                                Stream.of(
                                        "contest",
                                        "contest on a wall",
                                        "team",
                                        "team by its key",
                                        "organiser",
                                        "no match",
                                        "lobby",
                                        "ladder",
                                        "play",
                                        "play at a table",
                                        "games of the organiser",
                                        "sign-up",
                                        "team signed up",
                                        "host of a table",
                                        "board of a table",
                                        "organiser of sign-ups")),
                        GAMES.stream()
                                .flatMap(
                                        game -> Stream.of("match of ", "end of ", "result of ", "table of ", "seat of ")
                                                .map(what -> what + game)))
                .filter(name -> name.matches(System.getProperty("pages", ".*")));
    }

    /**
     * A page sends few scripts and writes no error; it fits every screen from a phone to a projector, however long
     * names are; and an accessibility engine finds nothing on it: in the light theme on a wide screen, in the dark one
     * on a phone. Each page is fetched once, since that is most of the work.
     */
    @ParameterizedTest
    @MethodSource("pages")
    void aPageIsLightFitsItsScreenAndEverybodyCanUseIt(String name) {
        Page page = page(name);
        List<String> wrong = new ArrayList<>();
        List<Long> counts = new ArrayList<>();
        browser.errors();
        browser.fresh().dark(false).size(1280, 900);
        page.go();
        assertLight(name);
        tab(name);
        for (int[] size : SIZES) {
            int width = size[0];
            boolean phone = width < 500;
            browser.size(width, size[1]).dark(phone);
            List<?> wide = browser.tooWide();
            counts.add(wide.isEmpty() ? 0L : (Long) wide.get(0) - width);
            wide.forEach(one -> wrong.add(width + " wide: " + one));
            if (width == 1280 && Boolean.TRUE.equals(browser.script(CUT))) {
                wrong.add("a result is cut off");
            }
            if (width == 1280 || width == 390) {
                browser.picture(Path.of("target/pictures/every", name.replaceAll("\\W", "-") + "-" + width + ".png"));
                List<Browser.Finding> found = browser.inaccessible();
                counts.add((long) found.size());
                found.forEach(one -> wrong.add(width + ": " + one));
            }
        }
        FOUND.put(name, counts);
        assertThat(wrong).as(name).isEmpty();
        List<String> expected = name.equals("no match") ? List.of("404") : List.of();
        assertThat(browser.errors()).as(name).allMatch(line -> expected.stream().anyMatch(line::contains));
    }

    @Test
    void everyPageThatWasOpenedIsLookedAt() {
        assumeTrue(System.getProperty("pages") == null, "only some pages were asked for");
        assertThat(pages()).containsExactlyInAnyOrderElementsOf(PAGES.keySet());
    }

    private static void assertLight(String name) {
        Object bytes = browser.script("performance.getEntriesByType('resource')"
                + ".filter(one => one.name.endsWith('.js')).reduce((sum, one) => sum + one.encodedBodySize, 0)");
        assertThat(((Number) bytes).longValue()).as(name).isBetween(10_000L, mostScriptBytes(name));
        // The time is printed, and no limit is asserted: a machine with other work may take any time.
        browser.awaitThat("performance.getEntriesByName('first-contentful-paint').length > 0");
        Object paint = browser.script("performance.getEntriesByName('first-contentful-paint')[0].startTime");
        System.out.println(name + ": " + bytes + " bytes of scripts sent, first paint after " + paint + " ms");
    }

    private static void tab(String name) {
        if (name.startsWith("table of ") && browser.has("#tab-table")) {
            browser.click("#tab-table");
        }
        if (name.equals("ladder")) {
            browser.click("arena-ladder-entry summary");
            browser.await("arena-ladder-entry form");
            browser.click("arena-ladder tbody button");
            browser.await("arena-ladder .sheet h3");
        }
        if (name.startsWith("result of ")) {
            browser.click("[data-key='viewer.result']");
            browser.await(".finale .winner");
        }
    }

    /** The organiser's own games are led at a desk, with all that viewer and console have at once. */
    private static long mostScriptBytes(String page) {
        return page.equals("games of the organiser") ? 80_000 : MOST_SCRIPT_BYTES;
    }

    @Test
    void thePagesSpeakGerman() {
        browser.size(1280, 900).go(cup.site().address() + "/play?lang=de", "arena-play .seat-choice");
        assertThat(browser.text("h1")).isEqualTo("Eine Partie beginnen");
        assertThat(browser.script("document.documentElement.lang")).isEqualTo("de");
        assertThat(browser.text("main"))
                .contains("Sieht mit Alpha-Beta-Suche drei")
                .doesNotContain("Looks three moves ahead");
        browser.go(cup.site().address() + "/?lang=de", "arena-lobby table");
        assertThat(browser.text("main"))
                .contains("Gibt in jedem Zug einen zufälligen")
                .doesNotContain("round limit");
        browser.go(page("end of acquire").address().get() + "&lang=de", ".viewer .title");
        assertThat(browser.text(".title")).contains("hat gewonnen").doesNotContain(" to $");
        browser.go(page("end of acquire").address().get() + "&lang=en", ".viewer .title");
        browser.go(cup.site().address() + "/play?lang=en", "arena-play .seat-choice");
        assertThat(browser.text("h1")).isEqualTo("Begin a match");
    }

    @Test
    void aTableOfAcquireTellsCardsTilesAndWhoBegins() {
        browser.size(1280, 900).dark(false);
        Page match = page("match of acquire");
        browser.go(match.address().get().replace("at=30", "at=1"), ".ledger .kept");
        assertThat(browser.text(".ledger")).contains("3 free", "buy 5", "trade 2", "draw 5", "place 4");
        assertThat(browser.text(".ledger .kept")).containsPattern("[0-9]+[A-I]");
        assertThat(browser.text(".ledger .legend")).contains("can never be placed");
        assertThat(browser.text(".story")).contains("begins: in a series each game begins with the next seat");
        browser.go(cup.site().address() + "/play?game=acquire&table=table", "#wish-holdings");
        assertThat(browser.text("#wish-holdings")).contains("face up", "face down");
    }
}
