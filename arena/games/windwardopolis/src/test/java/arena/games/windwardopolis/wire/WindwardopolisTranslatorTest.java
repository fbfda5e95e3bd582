package arena.games.windwardopolis.wire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.TextFile;
import arena.game.Viewpoint;
import arena.games.windwardopolis.Windwardopolis;
import arena.games.windwardopolis.map.BuiltInMaps;
import arena.wire.WireTranslator;
import arena.wire.XmlElement;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class WindwardopolisTranslatorTest {

    private static final Duration LONG = Duration.ofMillis(200);

    private final WireTranslator translator =
            new WindwardopolisTranslator(name -> name.equals("Team_1") ? "Rot & Blau" : name);

    /** Returns the first input of seat 1 of two. */
    private static String first(String time) {
        return first("market", time, List.of("Team_1", "Team_2"));
    }

    private static String first(String map, String time, List<String> teams) {
        var game = Windwardopolis.definition();
        return text(game, new Setup(teams, 5, Settings.of(game.info(), Map.of("map", map, "time", time))));
    }

    private static <S, V, A> String text(GameDefinition<S, V, A> game, Setup setup) {
        S state = game.rules().start(setup);
        while (!(game.rules().phase(state) instanceof Phase.Turn)
                && !(game.rules().phase(state) instanceof Phase.Tick tick
                        && !tick.updated().isEmpty())) {
            state = game.rules().next(state, Actions.none());
        }
        return game.views().write(game.rules().view(state, Viewpoint.of(new Seat(1))));
    }

    private static XmlElement xml(String name, XmlElement... children) {
        return XmlElement.of(name).with(List.of(children));
    }

    @Test
    void theSetupHasTheWholeRound() {
        XmlElement setup = translator.prompt(1, first("lock-step")).get(0);

        assertThat(setup.attribute("my-guid")).hasValue("player-1");
        XmlElement map = setup.child("map").orElseThrow();
        assertThat(map.children())
                .hasSize(Integer.parseInt(map.attribute("width").orElseThrow())
                        * Integer.parseInt(map.attribute("height").orElseThrow()));
        assertThat(map.attribute("units-tile")).hasValue("24");
        assertThat(map.children())
                .allSatisfy(tile -> assertThat(tile.attribute("type"))
                        .get()
                        .isIn("PARK", "ROAD", "BUS_STOP", "COMPANY", "COFFEE_STOP", "COFFEE_BUILDING"));
        assertThat(map.children())
                .filteredOn(tile -> tile.attribute("type").equals(Optional.of("BUS_STOP")))
                .allSatisfy(tile ->
                        assertThat(tile.attribute("direction")).get().asString().endsWith("_UTURN"));
        assertThat(setup.child("players").orElseThrow().children().get(0).attribute("name"))
                .hasValue("Rot & Blau");
        assertThat(setup.child("companies").orElseThrow().children()).hasSize(12);
        assertThat(setup.child("stores").orElseThrow().children()).isNotEmpty();
        assertThat(setup.child("passengers").orElseThrow().children())
                .hasSize(12)
                .allSatisfy(passenger -> {
                    assertThat(passenger.attribute("lobby")).isPresent();
                    assertThat(passenger.child("enemy")).isPresent();
                    assertThat(passenger.child("route")).isPresent();
                });
        assertThat(setup.child("powerups").orElseThrow().children())
                .anySatisfy(card -> assertThat(card.attribute("passenger")).isPresent())
                .anySatisfy(card -> assertThat(card.attribute("company")).isPresent());
    }

    /** The bots of 2014 cannot hold more. */
    @ParameterizedTest
    @MethodSource
    void theSetupOfEachMapFitsIntoAFrame(String map) {
        List<String> teams = IntStream.rangeClosed(1, 10)
                .mapToObj(number -> "Team_" + number)
                .toList();

        XmlElement setup = translator.prompt(1, first(map, "lock-step", teams)).get(0);

        assertThat(setup.xml().getBytes(StandardCharsets.UTF_8)).hasSizeBetween(30_000, 262_144);
    }

    static List<String> theSetupOfEachMapFitsIntoAFrame() {
        return BuiltInMaps.FILES.stream().map(TextFile::name).toList();
    }

    @Test
    void anUpdateIsAStatusAboutTheBot() {
        String input = first("lock-step");
        translator.prompt(1, input);

        List<XmlElement> messages = translator.prompt(2, input);

        assertThat(messages).hasSize(1);
        XmlElement status = messages.get(0);
        assertThat(status.attribute("status")).hasValue("NO_PATH");
        assertThat(status.attribute("player-guid")).hasValue("player-1");
        assertThat(status.child("path")).isPresent();
        assertThat(status.child("pick-up")).isPresent();
        assertThat(status.child("players").orElseThrow().children().get(0).attributes())
                .containsEntry("coffee-servings", "3")
                .containsEntry("cards-max", "4")
                .containsEntry("score", "0.000");
        assertThat(status.child("passengers").orElseThrow().children())
                .allSatisfy(
                        passenger -> assertThat(passenger.attribute("status")).hasValue("lobby"));
    }

    @Test
    void theRegularStatusTellsWhetherTheCarHasAPath() {
        String input = first("lock-step");
        translator.prompt(1, input);

        assertThat(translator.prompt(2, input.replace("Path1 = -", "Path1 = 3,4 3,5")))
                .singleElement()
                .satisfies(status -> {
                    assertThat(status.attribute("status")).hasValue("UPDATE");
                    assertThat(status.child("path").map(XmlElement::text)).hasValue("3,4;3,5;");
                });
        assertThat(translator.prompt(3, input))
                .singleElement()
                .satisfies(status -> assertThat(status.attribute("status")).hasValue("NO_PATH"));
    }

    @Test
    void inLockStepTheMessagesUpToASilenceAreTheAnswer() {
        translator.prompt(1, first("lock-step"));

        assertThat(translator.due(LONG)).as("before the bot is ready").isEmpty();
        assertThat(translator.order(xml(
                        "ready",
                        XmlElement.of("path").withText("1,0;1,1;nonsense;2,2;"),
                        XmlElement.of("pick-up").withText("Tim Cook;Nobody;Jeff Bezos;"))))
                .isEmpty();
        translator.order(xml("move", XmlElement.of("path").withText("3,4;")));
        translator.order(XmlElement.of("order")
                .with("action", "DRAW")
                .with(XmlElement.of("powerup").with("card", "STOP_CAR").with("company", "Apple")));

        assertThat(translator.due(Duration.ofMillis(10))).isEmpty();
        assertThat(translator.due(Duration.ofMillis(20)))
                .hasValue(new WireTranslator.Order(1, "pickup Tim Cook; Jeff Bezos\npath 3,4\ndraw STOP_CAR\nEnd\n"));
        assertThat(translator.due(LONG)).isEmpty();
    }

    @Test
    void inLockStepAFloodOfMessagesKeepsTheAnswerShort() {
        translator.prompt(1, first("lock-step"));
        XmlElement draw = XmlElement.of("order")
                .with("action", "DRAW")
                .with(XmlElement.of("powerup").with("card", "STOP_CAR"));

        for (int number = 0; number < 1_000; number++) {
            translator.order(draw);
            translator.order(xml("ready", XmlElement.of("path").withText("3," + number + ";")));
        }

        assertThat(translator.due(LONG).orElseThrow().text().lines())
                .hasSizeLessThanOrEqualTo(102)
                .contains("path 3,999")
                .doesNotContain("path 3,998");
    }

    @Test
    void inLockStepABotMayOrderNothing() {
        String input = first("lock-step");
        translator.prompt(1, input);
        translator.order(XmlElement.of("ready"));
        translator.due(LONG);
        translator.prompt(2, input);

        assertThat(translator.due(Duration.ofMillis(100))).isEmpty();
        assertThat(translator.due(LONG)).hasValue(new WireTranslator.Order(2, "End\n"));
    }

    @Test
    void inRealTimeEachMessageIsAnOrder() {
        translator.prompt(1, first("real-time"));

        assertThat(translator.order(xml("move", XmlElement.of("path").withText("3,4;"))))
                .hasValue(new WireTranslator.Order(0, "path 3,4\nEnd\n"));
        assertThat(translator.order(xml("move"))).isEmpty();
        assertThat(translator.due(LONG)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "PLAY | STOP_CAR | - | - | Team_2 | play STOP_CAR 2",
                "PLAY | STOP_CAR | Apple | Tim Cook | Rot & Blau | play STOP_CAR 1",
                "PLAY | STOP_CAR | - | - | Nobody | -",
                "PLAY | MOVE_PASSENGER | Apple | Tim Cook | - | play MOVE_PASSENGER Tim Cook",
                "PLAY | MOVE_PASSENGER | - | Nobody | - | -",
                "PLAY | RELOCATE_ALL_CARS | Apple | Tim Cook | Team_2 | play RELOCATE_ALL_CARS",
                "DRAW | MULT_DELIVER_AT_COMPANY | Apple | Tim Cook | - | draw MULT_DELIVER_AT_COMPANY Apple",
                "DISCARD | MULT_DELIVERING_PASSENGER | - | Tim Cook | - | discard MULT_DELIVERING_PASSENGER Tim Cook",
                "DRAW | MULT_DELIVERING_PASSENGER | - | - | - | -",
                "DRAW | FREE_COFFEE | - | - | - | -",
                "STEAL | STOP_CAR | - | - | Team_2 | -"
            })
    void aCardOrderNamesWhatItsKindNeeds(
            String action, String card, String company, String passenger, String player, String order) {
        translator.prompt(1, first("real-time"));
        XmlElement powerup = XmlElement.of("powerup").with("card", card);
        for (Map.Entry<String, Optional<String>> target : Map.of(
                        "company", Optional.ofNullable(company),
                        "passenger", Optional.ofNullable(passenger),
                        "player", Optional.ofNullable(player))
                .entrySet()) {
            if (target.getValue().isPresent()) {
                powerup = powerup.with(target.getKey(), target.getValue().get());
            }
        }

        assertThat(translator.order(
                        XmlElement.of("order").with("action", action).with(powerup)))
                .isEqualTo(Optional.ofNullable(order).map(line -> new WireTranslator.Order(0, line + "\nEnd\n")));
    }
}
