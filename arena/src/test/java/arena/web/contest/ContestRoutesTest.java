package arena.web.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.contest.ContestLinks.Holder;
import arena.game.TextFile;
import arena.games.windwardopolis.map.BuiltInMaps;
import arena.web.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests of a contest's routes over HTTP, for the public, a team and the organiser. */
@Timeout(120)
class ContestRoutesTest {

    private static final String GONE = """
            [contest]
            name = Cup
            game = chain-reaction
            format = round-robin
            [team Alpha]
            bot = superbot:1
            [team Gone]
            command = no-such-program {folder}
            """;

    @TempDir
    private Path folder;

    @Test
    void beforeTheDrawThereIsNoContestToShow() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "public")) {
            HttpResponse<String> answer = cup.site().get("/api/v1/contest");
            assertThat(answer.statusCode()).isEqualTo(404);
            assertThat(answer.body()).contains("is not drawn yet");
            assertThat(cup.site().get("/api/v1/arena").body()).contains("\"contest\":true");
        }
    }

    @Test
    void theMapOfAContestIsToldByItsDigestAlone() {
        String contest = """
                [contest]
                name = Cup
                game = windwardopolis
                format = series
                results = public
                [settings]
                map = harbour
                [run]
                matches = 1
                [team Alpha]
                bot = superbot:1
                [team Beta]
                bot = superbot:1
                """;
        try (OpenContestSite cup = OpenContestSite.of(folder, contest)) {
            assertThat(cup.act("draw", "{}").body()).contains("its commitment is");
            TextFile map = BuiltInMaps.FILES.get(0);
            String everything = cup.site().get("/api/v1/contest").body();
            assertThat(everything).contains("\"" + map.name() + " sha256:" + map.sha256() + "\"");
            assertThat(everything).doesNotContain(map.packed());
        }
    }

    @Test
    void aContestThatAnotherArenaPlaysIsShownWithItsReasonsAndMatches() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "public")) {
            cup.play();
            JsonNode contest = cup.whenFinished();
            assertThat(contest.path("done").asInt(0)).isGreaterThanOrEqualTo(3);
            JsonNode section = contest.path("sections").path(0);
            assertThat(section.path("rows").size()).isEqualTo(3);
            assertThat(section.path("columns").findValuesAsString("name")).contains("place", "team", "points");
            assertThat(contest.path("ratings").path("history").size()).isGreaterThan(1);
            // What a program printed, and its wrong answers, are for its team and the organiser.
            assertThat(contest.path("games")).isNotEmpty().noneMatch(game -> game.has("attempts"));
            assertThat(contest.toString()).doesNotContain("\"evidence\"");
            assertThat(section.path("titleName").path("key").asString()).isEqualTo("everybody");
            assertThat(contest.path("games").path(0).path("reason").asString()).isNotEmpty();
            String german = cup.site().get("/app/text/de.json").body();
            assertThat(section.findValuesAsString("key"))
                    .isNotEmpty()
                    .allMatch(key -> german.contains("\"said." + key + "\""));
            String match = contest.path("games").path(0).path("match").asString("");
            assertThat(cup.site().get("/api/v1/matches/" + match).statusCode()).isEqualTo(200);
            assertThat(cup.open("/api/v1/contest/projector").path("ended").size())
                    .isPositive();
        }
    }

    @Tag("slow")
    @Test
    void aContestOfTwoHundredTeamsIsToldInPagesAndChanges() {
        StringBuilder contest = new StringBuilder("""
                [contest]
                name = Cup
                game = chain-reaction
                format = round-robin
                results = public
                """);
        for (int team = 1; team <= 200; team++) {
            contest.append("[team Team").append(team).append("]\nbot = superbot:1\n");
        }
        try (OpenContestSite cup = OpenContestSite.of(folder, contest.toString())) {
            assertThat(cup.act("draw", "{}").body()).contains("its commitment is");
            String whole = cup.site().get("/api/v1/contest").body();
            JsonNode first = cup.open("/api/v1/contest");
            assertThat(whole).hasSizeLessThan(300_000);
            assertThat(first.path("gameCount").asInt()).isEqualTo(19_900);
            assertThat(first.path("games").size()).isEqualTo(60);
            assertThat(cup.open("/api/v1/contest/games?from=19880&most=60")
                            .path("games")
                            .size())
                    .isEqualTo(20);
            JsonNode own = cup.open("/api/v1/contest/games?team=Team7&section=1&most=500");
            assertThat(own.path("count").asInt()).isEqualTo(199);
            assertThat(own.path("games").valueStream())
                    .allMatch(game ->
                            game.path("seats").findValuesAsString("team").contains("Team7"));
            assertThat(cup.site().get("/api/v1/contest/games?team=Nobody").statusCode())
                    .isEqualTo(404);
            assertThat(cup.site().get("/api/v1/contest/games?most=501").statusCode())
                    .isEqualTo(400);

            cup.act("disqualify", "{\"team\":\"Team7\",\"reason\":\"somebody else's program\",\"by\":\"Olga\"}");
            String since = "/api/v1/contest?since=" + first.path("revision").asString();
            String changes =
                    Awaitility.await().until(() -> cup.site().get(since).body(), body -> body.contains("\"changes\""));
            assertThat(JsonMapper.shared().readTree(changes).path("changes").path("out"))
                    .hasToString("[\"Team7\"]");
            assertThat(changes).hasSizeLessThan(whole.length());
        }
    }

    @Test
    void gamesOfMoreTeamsThanFitBesideEachOtherAreToldWithPlacesAndPoints() {
        StringBuilder contest = new StringBuilder("""
                [contest]
                name = Cup
                game = acquire
                seats = 3
                format = swiss
                results = public
                [format]
                rounds = 1
                """);
        for (int team = 1; team <= 9; team++) {
            contest.append("[team T").append(team).append("]\nbot = superbot:1\n");
        }
        try (OpenContestSite cup = OpenContestSite.of(folder, contest.toString())) {
            cup.play();
            JsonNode each = cup.whenFinished().at("/sections/0/each");
            assertThat(each.path("rows").size()).isEqualTo(3);
            assertThat(each.at("/rows/0/name").asString("")).isEqualTo("1/1");
            assertThat(each.at("/rows/0/places").asString(""))
                    .as("equal points share a place, and the next place is left out")
                    .matches(
                            "1[.] T[1-9] [0-9]+, (2[.] T[1-9] [0-9]+, [23]|1[.] T[1-9] [0-9]+, [13])[.] T[1-9] [0-9]+");
            assertThat(each.at("/columns/1/number").asBoolean(true)).isFalse();
        }
    }

    @Test
    void heldBackResultsAreInNothingThatEverybodyCanAskFor() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "hidden")) {
            cup.play();
            cup.whenFinished();
            String match = OpenContestSite.json(cup.get("/api/v1/organiser", cup.key(new Holder.Organiser())))
                    .path("contest")
                    .path("games")
                    .path(0)
                    .path("match")
                    .asString("");
            assertThat(match).isNotEmpty();
            for (String path : new String[] {
                "/api/v1/contest", "/api/v1/contest/projector", "/api/v1/contest/teams/Alpha", "/api/v1/matches"
            }) {
                HttpResponse<String> answer = cup.site().get(path);
                assertThat(answer.statusCode()).as(path).isEqualTo(200);
                assertThat(answer.body())
                        .as(path)
                        .doesNotContain(match, "\"place\":2", "\"won\":1", "turn limit", "\"seed\"", "#");
            }
            assertThat(cup.site().get("/api/v1/matches/" + match).statusCode()).isEqualTo(404);
            String estimates = "/api/v1/matches/" + match + "/estimates";
            assertThat(cup.site().get(estimates).statusCode()).isEqualTo(404);
            assertThat(cup.get(estimates, cup.key(new Holder.Organiser())).statusCode())
                    .isEqualTo(403);
            assertThat(cup.get("/api/v1/contest/team", cup.key(new Holder.Team("Alpha")))
                            .body())
                    .contains("\"held\":true")
                    .doesNotContain(match);

            cup.act("publish", "{\"by\":\"Olga\"}");
            assertThat(cup.open("/api/v1/contest").path("seed").asString("")).hasSize(64);
            assertThat(cup.open("/api/v1/contest/projector").path("isPublished").asBoolean(false))
                    .isTrue();
            assertThat(cup.site().get("/api/v1/matches/" + match).statusCode()).isEqualTo(200);
            assertThat(cup.site().get(estimates).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void aTeamSeesItsOwnTurnsAndNoneOfAnother() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "teams")) {
            cup.play();
            cup.whenFinished();
            String alpha = cup.key(new Holder.Team("Alpha"));
            JsonNode own = OpenContestSite.json(cup.get("/api/v1/contest/team", alpha));
            assertThat(own.path("own").asBoolean(false)).isTrue();
            JsonNode match = own.path("matches").path(0);
            assertThat(match.path("answers").size()).isPositive();
            String path = "/api/v1/contest/team/matches/" + match.path("match").asString("") + "/turns/1/";
            assertThat(cup.get(path + "input", alpha).body()).startsWith("Expecting = K");
            assertThat(cup.get(path + "output", alpha).body()).startsWith("K ");
            assertThat(cup.get(path + "output", "guessed").statusCode()).isEqualTo(403);
            String other = match.path("match").asString("").contains("Beta") ? "Gamma" : "Beta";
            assertThat(cup.get(path + "input", cup.key(new Holder.Team(other))).statusCode())
                    .isEqualTo(404);
            assertThat(cup.get("/api/v1/contest/team/matches/..%2f..%2fcup/turns/1/input", alpha)
                            .statusCode())
                    .isIn(400, 404);

            String moves = "/api/v1/matches/" + match.path("match").asString("") + "/moves";
            assertThat(cup.get(moves + "?as=" + match.path("seat").asInt(0), alpha)
                            .statusCode())
                    .isEqualTo(200);
            assertThat(cup.get(moves + "?as=referee", alpha).statusCode()).isEqualTo(403);
            assertThat(cup.get(moves + "?as=referee", cup.key(new Holder.Organiser()))
                            .statusCode())
                    .isEqualTo(200);
            assertThat(cup.site().get(moves).statusCode()).isEqualTo(404);

            cup.links().revoke(new Holder.Team("Alpha"));
            assertThat(cup.get(path + "input", alpha).statusCode()).isEqualTo(403);
        }
    }

    @Test
    void theOrganiserRunsTheDay() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "hidden")) {
            assertThat(cup.act("draw", "{}").body()).contains("its commitment is");
            assertThat(cup.act("freeze", "{\"by\":\"Olga\"}").statusCode()).isEqualTo(200);
            assertThat(cup.act("start", "{\"by\":\"Olga\"}").statusCode()).isEqualTo(200);
            Awaitility.await().until(() -> run(cup).path("end").asString("").equals("over"));
            assertThat(cup.act("award", "{\"game\":\"1.1-2.1\",\"team\":\"Beta\"}")
                            .body())
                    .contains("A decision needs a reason");
            cup.act("disqualify", "{\"team\":\"Gamma\",\"reason\":\"somebody else's program\",\"by\":\"Olga\"}");
            assertThat(cup.act("results", "{\"to\":\"public\"}").body()).contains("Everybody sees the results.");
            JsonNode contest = cup.open("/api/v1/contest");
            assertThat(contest.path("out").path(0).asString("")).isEqualTo("Gamma");
            assertThat(OpenContestSite.json(cup.get("/api/v1/organiser", cup.key(new Holder.Organiser())))
                            .path("decisions")
                            .findValuesAsString("did"))
                    .contains("drew the contest", "started the games", "disqualified a team");
        }
    }

    private static JsonNode run(OpenContestSite cup) {
        return OpenContestSite.json(cup.get("/api/v1/organiser", cup.key(new Holder.Organiser())))
                .path("run");
    }

    @Test
    void pagesAreToldThatSomethingHasChangedAndNothingElse() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "hidden");
                Socket page = Socket.open(cup.site(), "/api/v1/contest/live")) {
            Awaitility.await().until(() -> page.heard().size() == 1);
            cup.play();
            cup.whenFinished();
            Awaitility.await().until(() -> page.heard().size() > 1);
            assertThat(page.heard()).allMatch(message -> message.matches("\\{\"kind\":\"changed\",\"number\":[0-9]+}"));
        }
    }

    @Test
    void aContestWhoseArenaIsGoneStandsStillAndIsToldNoEnd() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "public")) {
            cup.beginAndCrash();
            assertThat(cup.site().server().stoodStill().orElseThrow())
                    .startsWith("Cup stood still since ")
                    .contains("3 games at most are left. Go on?", "`arena serve --play`");
            JsonNode contest =
                    Awaitility.await().until(() -> cup.open("/api/v1/contest"), told -> told.has("stillSinceMillis"));
            assertThat(contest.has("forecast")).isFalse();

            cup.site().server().play("Ann");
            assertThat(cup.whenFinished().has("stillSinceMillis")).isFalse();
            assertThat(cup.site().server().stoodStill()).isEmpty();
        }
    }

    @Test
    void aStartThatDrawsAndFreezesWarnsOfAnEntryThatIsMissing() {
        String missing = "Warning: The program \\\"no-such-program\\\" in the command of the bot Gone";
        try (OpenContestSite cup = OpenContestSite.of(folder, GONE)) {
            assertThat(cup.done("start", "{}")).contains("The games begin. " + missing);
            Awaitility.await().until(() -> run(cup).path("end").asString("").equals("over"));
            assertThat(cup.done("start", "{}")).as("the entries are frozen").doesNotContain("Warning");
        }
    }

    @Test
    void aContestThatIsPlayedWithoutAPressOnStartWarnsTooOfAnEntryThatIsMissing() {
        try (OpenContestSite cup = OpenContestSite.of(folder, GONE)) {
            cup.site().server().play("Ann");
            assertThat(run(cup).path("remarks").path(0).asString(""))
                    .startsWith("Warning: The program \"no-such-program\" in the command of the bot Gone");
        }
    }

    @Test
    void halfOfAnAnswerThatWasPlayedStandsOnTheOrganisersPageUntilTheGameIsPlayedAgain() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "hidden")) {
            cup.play();
            String game = cup.growAnswerOfFirstGame("output_3.txt has grown since: half of the answer was played.");
            JsonNode half = Awaitility.await().until(() -> halves(cup).path(0), told -> told.has("game"));
            assertThat(half.path("game").asString("")).isEqualTo(game);
            assertThat(game).isNotEmpty();
            assertThat(half.path("team").asString("")).isIn("Alpha", "Beta", "Gamma");
            assertThat(half.path("words").asString("")).startsWith("output_3.txt has grown since");

            cup.done("replay", "{\"game\":\"" + game + "\",\"reason\":\"half of an answer was played\"}");
            assertThat(halves(cup)).isEmpty();
        }
    }

    private static JsonNode halves(OpenContestSite cup) {
        return OpenContestSite.json(cup.get("/api/v1/organiser", cup.key(new Holder.Organiser())))
                .path("halfAnswers");
    }

    @Test
    void onlyTheOrganiserDecides() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "hidden")) {
            String team = cup.key(new Holder.Team("Alpha"));
            assertThat(cup.get("/api/v1/organiser", team).statusCode()).isEqualTo(403);
            assertThat(cup.get("/api/v1/organiser", "").statusCode()).isEqualTo(403);
            assertThat(cup.site().get("/api/v1/organiser").statusCode()).isEqualTo(404);
            String organiser = cup.key(new Holder.Organiser());
            URI draw = URI.create(cup.site().organisersAddress() + "/api/v1/organiser/draw");
            HttpRequest.Builder bare = HttpRequest.newBuilder(draw)
                    .header("Authorization", "Bearer " + organiser)
                    .POST(HttpRequest.BodyPublishers.ofString("{}"));
            assertThat(cup.site().send(bare).statusCode()).isEqualTo(403);
            HttpRequest.Builder stranger = HttpRequest.newBuilder(draw)
                    .header("Authorization", "Bearer " + organiser)
                    .header("X-Arena", "1")
                    .header("Origin", "http://evil.example")
                    .POST(HttpRequest.BodyPublishers.ofString("{}"));
            assertThat(cup.site().send(stranger).statusCode()).isEqualTo(403);
            assertThat(cup.site().get("/api/v1/contest").statusCode()).isEqualTo(404);
            assertThat(cup.act("hold", "{\"game\":\"1.1-2.1\"}").body()).contains("There is no running game");
            assertThat(cup.act("dance", "{}").statusCode()).isEqualTo(400);
            assertThat(cup.act("order-worker", "{\"worker\":\"hall-1\",\"order\":\"sleep\"}")
                            .body())
                    .contains("drain, pause, work");
            assertThat(cup.act("order-worker", "{\"worker\":\"hall-1\",\"order\":\"drain\"}")
                            .body())
                    .contains("has no workers");
        }
    }
}
