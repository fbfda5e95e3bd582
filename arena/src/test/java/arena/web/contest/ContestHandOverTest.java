package arena.web.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.contest.ContestLinks.Holder;
import arena.app.contest.OpenContest;
import arena.games.chainreaction.ChainReaction;
import arena.record.MatchRecord;
import arena.record.Verification;
import arena.web.KeylessClient;
import arena.web.Socket;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests of the organiser's hand-over over HTTP after a bot's process has ended during a game of a contest. */
@Tag("slow")
@Timeout(180)
class ContestHandOverTest {

    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final String GAME = "1.1-2.1";

    @TempDir
    private Path folder;

    private OpenContestSite cup;

    @BeforeEach
    void open() {
        cup = OpenContestSite.withDyingBot(folder);
    }

    @AfterEach
    void close() {
        cup.close();
    }

    private static ConditionFactory await() {
        return Awaitility.await().atMost(Duration.ofSeconds(90));
    }

    /** Plays the game until Alpha's bot has died, and returns its seat. */
    private int playUntilItDies() {
        cup.done("draw", "{}");
        assertThat(cup.done("hold-for-dead", "{\"on\":true}")).contains("held from now on");
        cup.done("start", "{\"by\":\"Olga\"}");
        return await().until(
                        () -> cup.run()
                                .path("games")
                                .path(0)
                                .path("seats")
                                .valueStream()
                                .filter(seat -> seat.path("gone").asBoolean(false))
                                .map(seat -> seat.path("seat").asInt(0))
                                .findFirst()
                                .orElse(0),
                        seat -> seat > 0);
    }

    private String match() {
        return await().until(
                        () -> cup.open("/api/v1/contest")
                                .path("games")
                                .path(0)
                                .path("match")
                                .asString(""),
                        name -> !name.isEmpty());
    }

    @Test
    void itsSeatIsHandedToTheSuperBotAndTheGameGoesOnToItsEnd() throws IOException {
        int seat = playUntilItDies();
        String match = match();
        assertThat(cup.run().path("games").path(0).path("held").asBoolean(false))
                .isTrue();
        assertThat(cup.act("hand-over", "{\"game\":\"1.1-2.1\",\"seat\":1,\"to\":\"superbot:2\"}")
                        .body())
                .contains("A decision needs a reason");
        assertThat(cup.act("hand-over", order(seat, "superbot:77")).body()).contains("does not exist");
        assertThat(cup.act("hand-over", order(9, "superbot:2")).body())
                .contains("The seats of this match are 1" + " to 2");
        try (Socket spectator = Socket.open(cup.site(), "/api/v1/matches/" + match + "/live")) {
            await().until(() ->
                    spectator.heard().stream().anyMatch(text -> text.contains("\"held\":{\"seat\":" + seat)));
            cup.done("hand-over", order(seat, "superbot:2"));
            await().until(() -> spectator.heard().stream()
                    .anyMatch(text -> text.contains("\"playedBy\":[{\"seat\":" + seat + ",\"name\":\"superbot_2\"}]")));
            cup.done("go-on", "{\"game\":\"1.1-2.1\"}");
            await().until(() -> spectator.hasHeard("over"));
        }
        await().until(() -> cup.run().path("end").asString("").equals("over"));

        JsonNode contest = cup.whenFinished();
        assertThat(contest.path("games").path(0).path("ending").asString("")).endsWith("; a seat was handed over");
        assertThat(contest.path("teams").toString()).as("it counts").contains("\"won\":1");
        assertThat(contest.path("ratings").toString()).as("but is not rated").doesNotContain("\"games\":1");
        MatchRecord kept = MatchRecord.read(cup.record());
        assertThat(Verification.of(kept, ChainReaction.definition()).differences())
                .isEmpty();
        assertThat(kept.status().verdict()).isPresent();
        assertThat(kept.status()
                        .seat(seat)
                        .handedOver()
                        .orElseThrow()
                        .gone()
                        .orElseThrow()
                        .words())
                .contains("exit code 3", "the lights went out");
        assertThat(cup.wrong()).isEmpty();
        try (OpenContest played = cup.arena()) {
            assertThat(played.situation().attempts().get(0).ended().orElseThrow())
                    .satisfies(end -> assertThat(end.cause()).isEqualTo("handed-over"))
                    .satisfies(end -> assertThat(end.words())
                            .contains(
                                    "was played on by superbot_2 from step",
                                    "Olga has decided: its table has no" + " power."));
        }
        JsonNode moves = MAPPER.readTree(
                cup.site().get("/api/v1/matches/" + match + "/moves").body());
        assertThat(moves.path("moves").get(0).path("tallies").toString()).doesNotContain("playedBy");
        assertThat(moves.path("moves")
                        .get(moves.path("moves").size() - 1)
                        .path("tallies")
                        .toString())
                .contains("\"playedBy\":\"superbot_2\"");

        forgeAnotherHandOver(seat);
        assertThat(cup.wrong()).anySatisfy(words -> assertThat(words).contains("which nobody has decided"));
    }

    private static String order(int seat, String to) {
        return "{\"game\":\"" + GAME + "\",\"seat\":" + seat + ",\"to\":\"" + to
                + "\",\"reason\":\"its table has no power\",\"by\":\"Olga\"}";
    }

    /** Inserts a second hand-over before the last prompt of the seat, where the rules alone would not detect it. */
    private void forgeAnotherHandOver(int seat) throws IOException {
        cup.forge(lines -> {
            String handed = lines.stream()
                    .filter(line -> line.startsWith("{\"event\":\"handed-over\""))
                    .findFirst()
                    .orElseThrow();
            int last = lines.size() - 1;
            while (!lines.get(last).startsWith("{\"event\":\"prompted\"")
                    || !lines.get(last).contains("\"seat\":" + seat + ",")) {
                last--;
            }
            String step = lines.get(last).replaceFirst(".*\"step\":([0-9]+).*", "$1");
            lines.add(
                    last,
                    handed.replaceFirst("\"step\":[0-9]+", "\"step\":" + step)
                            .replaceFirst("\"used\":[0-9]+", "\"used\":0"));
            return lines;
        });
    }

    @Test
    void itsSeatIsHandedToAPersonWhoHasALinkThatTheOrganiserMayReplace() {
        int seat = playUntilItDies();
        String first = MAPPER.readTree(cup.done("hand-over", order(seat, "human:Ann")))
                .path("seat")
                .asString("");
        String match = match();
        assertThat(cup.site()
                        .get("/api/v1" + first.replace("/seat/", "/seats/"))
                        .statusCode())
                .isEqualTo(200);
        String second = MAPPER.readTree(cup.done("renew-seat", "{\"match\":\"" + match + "\",\"seat\":" + seat + "}"))
                .path("seat")
                .asString("");
        assertThat(second).startsWith("/seat/").isNotEqualTo(first);
        assertThat(cup.site()
                        .get("/api/v1" + first.replace("/seat/", "/seats/"))
                        .statusCode())
                .isEqualTo(404);
        try (Socket person = Socket.open(cup.site(), "/api/v1" + second.replace("/seat/", "/seats/") + "/live")) {
            cup.done("go-on", "{\"game\":\"1.1-2.1\"}");
            await().until(() -> person.hasHeard("asked"));
            assertThat(person.heard().stream()
                            .filter(text -> text.startsWith("{\"kind\":\"asked\""))
                            .toList())
                    .allMatch(text -> text.contains("\"number\":3") && !text.contains("limitMillis"));
            person.say("{\"resign\":true}");
            await().until(() -> person.hasHeard("over"));
        }
        await().until(() -> cup.run().path("end").asString("").equals("over"));
        assertThat(cup.wrong()).isEmpty();
    }

    @Test
    void aSpectatorReceivesNoHiddenKing() {
        int seat = playUntilItDies();
        Path records = folder.resolve("cup.contest/records");
        try (KeylessClient spectator = new KeylessClient(cup.site(), match())) {
            await().until(() -> spectator.live().heard().stream().anyMatch(text -> text.contains("\"held\":{")));
            spectator.askForEverything();
            cup.done("hand-over", order(seat, "superbot:2"));
            cup.done("step", "{\"game\":\"" + GAME + "\"}");
            spectator.askForEverything();
            assertThat(cup.open("/api/v1/contest")
                            .path("games")
                            .path(0)
                            .path("state")
                            .asString(""))
                    .as("all of this was asked while it was played")
                    .isEqualTo("running");
            cup.done("go-on", "{\"game\":\"" + GAME + "\"}");
            await().until(() -> spectator.live().hasHeard("over"));
            await().until(() -> cup.run().path("end").asString("").equals("over"));
            assertThat(spectator.secrets(records)).isEmpty();
            // The same search finds them in the organiser's answers.
            String referee = cup.get(
                            "/api/v1/matches/" + match() + "/moves?as=referee", cup.key(new Holder.Organiser()))
                    .body();
            assertThat(spectator.secretsIn(List.of(referee), records)).isNotEmpty();
        }
    }

    @Test
    void theRulesDecideWhenTheOrganiserLetsItGoOn() {
        playUntilItDies();
        cup.done("go-on", "{\"game\":\"1.1-2.1\"}");
        await().until(() -> cup.run().path("end").asString("").equals("over"));
        assertThat(cup.whenFinished().path("games").path(0).path("ending").asString(""))
                .isEqualTo("process ended");
        assertThat(cup.act("hand-over", order(1, "superbot:2")).body()).contains("There is no running game");
        assertThat(cup.wrong()).isEmpty();
    }
}
