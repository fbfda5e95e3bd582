package arena.web.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.contest.OpenContest;
import arena.games.acquire.Acquire;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.Verification;
import arena.web.Socket;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests of an organiser who plays a card for a player in a game of a contest, over HTTP. */
@Tag("slow")
@Timeout(180)
class ContestInterventionTest {

    private static final String GAME = "1.1-2-3-4-5-6.1";
    private static final String DRAW =
            "{\"game\":\"" + GAME + "\",\"what\":\"card card=DRAW_5_TILES\",\"reason\":\"to try it\",\"by\":\"Olga\"}";

    @TempDir
    private Path folder;

    private OpenContestSite cup;

    @BeforeEach
    void open() {
        cup = OpenContestSite.of(folder, """
                [contest]
                name = Cup
                game = acquire
                format = round-robin
                results = public
                [run]
                matches = 1
                [team Alpha]
                bot = superbot:1
                [team Beta]
                bot = superbot:1
                """);
    }

    @AfterEach
    void close() {
        cup.close();
    }

    private static ConditionFactory await() {
        return Awaitility.await().atMost(Duration.ofSeconds(90));
    }

    private JsonNode offered() {
        return cup.run().path("games").path(0).path("offered");
    }

    @Test
    void aCardIsPlayedWhileTheGameIsHeldAndEverybodyIsTold() throws IOException {
        cup.done("draw", "{}");
        cup.done("hold-new", "{\"on\":true}");
        cup.done("start", "{\"by\":\"Olga\"}");
        JsonNode card = await().until(this::offered, offered -> !offered.isMissingNode())
                .path("kinds")
                .path(0);
        assertThat(card.path("parts").path(0).path("alternatives")).hasSize(5);
        assertThat(cup.act("intervene", "{\"game\":\"" + GAME + "\",\"what\":\"card card=DRAW_5_TILES\"}")
                        .body())
                .contains("A decision needs a reason");
        assertThat(cup.act("intervene", DRAW.replace("DRAW_5", "DRAW_9")).body())
                .contains("That is not allowed now: card card=DRAW_9_TILES");
        assertThat(cup.act("intervene", DRAW.replace(" card=", "  card=")).body())
                .contains("This is not an intervention: card  card=DRAW_5_TILES");
        String match = cup.run().path("games").path(0).path("match").asString("");
        try (Socket spectator = Socket.open(cup.site(), "/api/v1/matches/" + match + "/live")) {
            cup.done("intervene", DRAW);
            await().until(() -> spectator.heard().stream()
                    .anyMatch(text -> text.contains("Olga intervenes: ")
                            && text.contains("plays the card draw 5 tiles (to try it)")));
            await().until(() -> offered().toString(), now -> !now.contains("DRAW_5_TILES"));
            assertThat(cup.act("intervene", DRAW).body()).contains("That is not allowed now");
            cup.done("go-on", "{\"game\":\"" + GAME + "\"}");
            await().until(() -> spectator.hasHeard("over"));
            assertThat(spectator.heard())
                    .as("a notation may tell what is its player's secret")
                    .noneMatch(text -> text.contains("card=DRAW_5_TILES"));
        }
        await().until(() -> cup.run().path("end").asString("").equals("over"));

        JsonNode contest = cup.whenFinished();
        assertThat(contest.path("games").path(0).path("ending").asString(""))
                .endsWith("; the organiser has intervened");
        assertThat(contest.path("teams").toString()).as("it counts").contains("\"won\":1");
        assertThat(contest.path("ratings").toString()).as("but is not rated").doesNotContain("\"games\":1");
        MatchRecord kept = MatchRecord.read(cup.record());
        assertThat(Verification.of(kept, Acquire.definition()).differences()).isEmpty();
        assertThat(kept.events(Event.Intervened.class))
                .singleElement()
                .satisfies(done -> assertThat(done.step()).isOne());
        assertThat(cup.wrong()).isEmpty();
        try (OpenContest played = cup.arena()) {
            assertThat(played.situation().attempts().get(0).ended().orElseThrow())
                    .satisfies(end -> assertThat(end.cause()).isEqualTo("intervened"))
                    .satisfies(end -> assertThat(end.words())
                            .contains(
                                    "Before step 1 Olga has intervened:",
                                    "plays the card draw 5 tiles: to" + " try it."));
        }
        claimThatAnotherHasDoneIt();
        assertThat(cup.wrong()).anySatisfy(words -> assertThat(words).contains("which nobody has decided"));
    }

    /** The rules accept another card as well; only the recorded decision contradicts it. */
    private void claimThatAnotherHasDoneIt() throws IOException {
        cup.forge(lines -> {
            lines.replaceAll(line -> line.startsWith("{\"event\":\"intervened\"")
                    ? line.replace("DRAW_5_TILES", "BUY_5_STOCK").replace("draw 5 tiles", "buy 5 stock")
                    : line);
            return lines;
        });
    }

    @Test
    void aGameThatGoesOnLetsNobodyIntervene() {
        cup.done("draw", "{}");
        cup.done("hold-new", "{\"on\":true}");
        cup.done("start", "{\"by\":\"Olga\"}");
        await().until(this::offered, offered -> !offered.isMissingNode());
        cup.done("speed", "{\"game\":\"" + GAME + "\",\"perSecond\":1}");
        cup.done("go-on", "{\"game\":\"" + GAME + "\"}");
        assertThat(cup.act("intervene", DRAW).body()).contains("only while the match is held between two steps");
        cup.done("speed", "{\"game\":\"" + GAME + "\",\"perSecond\":0}");
        await().until(() -> cup.run().path("end").asString("").equals("over"));
        assertThat(cup.wrong()).isEmpty();
    }
}
