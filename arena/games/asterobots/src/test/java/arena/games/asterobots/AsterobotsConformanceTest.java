package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.RecordedGames;
import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Viewpoint;
import arena.games.asterobots.command.AsterobotsErrorCode;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsTerms;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Holdings;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Position;
import arena.games.asterobots.state.Prices;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * Tests against complete games that the engine of 2012 recorded, turn by turn in every field. Its players count from 0
 * and its aliens are -1; ours count from 1, and the aliens are 0.
 */
class AsterobotsConformanceTest {

    private static final GameDefinition<AsterobotsState, AsterobotsView, AsterobotsOrder> GAME =
            Asterobots.definition();
    private static final List<Material> MATERIALS = List.of(Material.GAS, Material.STONE, Material.METAL);
    private static final Pattern DEAL = Pattern.compile("(buy|sell) ([0-9]+) (.*)");

    static Stream<Named<List<JsonNode>>> games() {
        return new RecordedGames("asterobots").lines();
    }

    @ParameterizedTest
    @MethodSource("games")
    void recordedGameIsReplayedTurnByTurn(List<JsonNode> lines) {
        AsterobotsState state = start(lines.get(0));
        for (JsonNode pick : lines.get(1).get("order")) {
            assertThat(state.moment().active()).isEqualTo(pick.get(0).asInt() + 1);
            state = answered(state, "select " + pick.get(1) + "," + pick.get(2) + "\n")
                    .state();
        }
        assertSame("after the selection", lines.get(1).get("state"), state);
        for (JsonNode turn : lines.subList(2, lines.size() - 1)) {
            state = played(state, turn);
        }
        checkEnd(lines.get(lines.size() - 1), state);
    }

    private record Step(AsterobotsState state, Answer<AsterobotsOrder> answer) {}

    private static AsterobotsState played(AsterobotsState state, JsonNode turn) {
        String where = "round " + turn.get("round") + ", player " + turn.get("player") + ", " + turn.get("commands");
        assertThat(state.moment().active())
                .as(where)
                .isEqualTo(turn.get("player").asInt() + 1);
        List<String> commands = new ArrayList<>();
        turn.get("commands").forEach(command -> commands.add(numberedFromOne(command.asString())));
        Step step = answered(state, String.join("\n", commands) + "\nEnd\n");
        AsterobotsOrder.Turn order = (AsterobotsOrder.Turn) ((Answer.Given<AsterobotsOrder>) step.answer()).action();
        List<Boolean> accepted = AsterobotsJudge.judgedLines(state, order).stream()
                .map(verdict -> verdict.code() == AsterobotsErrorCode.NO_ERROR)
                .toList();
        List<Boolean> recorded = new ArrayList<>();
        turn.get("accepted").forEach(flag -> recorded.add(flag.asInt() == 1));
        assertThat(accepted).as(where).isEqualTo(recorded);
        assertSame(where, turn.get("state"), step.state());
        return step.state();
    }

    private static String numberedFromOne(String command) {
        return DEAL.matcher(command)
                .replaceAll(deal -> deal.group(1) + " " + (Integer.parseInt(deal.group(2)) + 1) + " " + deal.group(3));
    }

    private static Step answered(AsterobotsState state, String text) {
        Seat seat = new Seat(state.moment().active());
        AsterobotsView view = GAME.rules().view(state, Viewpoint.of(seat));
        Answer<AsterobotsOrder> answer = GAME.answers().read(text.getBytes(StandardCharsets.UTF_8), view);
        Ruling<AsterobotsOrder> ruling = GAME.rules().judge(state, seat, answer);
        return new Step(GAME.rules().next(state, Actions.of(seat, ruling.counts())), answer);
    }

    private static AsterobotsState start(JsonNode init) {
        List<Vein> veins = new ArrayList<>();
        for (JsonNode vein : init.get("veins")) {
            int[] figures = figures(vein);
            Point location = new Point(figures[0], figures[1]);
            Material material = MATERIALS.get(figures[2]);
            veins.add(new Vein(location, material, Vein.ALIENS, figures[3], figures[4], figures[5], 1, 1));
        }
        assertThat(veins).isSortedAccordingTo(Comparator.comparing(Vein::location));
        Settings settings = Settings.of(
                GAME.info(),
                Map.of(
                        AsterobotsTerms.SIZE.key(), init.get("mapSize").asString(),
                        AsterobotsTerms.VEINS.key(), Integer.toString(veins.size()),
                        AsterobotsTerms.ROUNDS.key(), init.get("maxRound").asString(),
                        AsterobotsTerms.MONEY.key(), init.get("initialMoney").asString(),
                        AsterobotsTerms.PRICE_ROUNDING.key(), "engine"));
        List<String> names = IntStream.range(0, init.get("players").asInt())
                .mapToObj(player -> "Player_" + player)
                .toList();
        return AsterobotsState.start(names, AsterobotsTerms.of(settings), veins);
    }

    private static void assertSame(String where, JsonNode recorded, AsterobotsState state) {
        Position position = state.position();
        assertThat(state.moment().round())
                .as(where)
                .isEqualTo(recorded.get("round").asInt());
        assertThat(state.moment().active() - 1)
                .as(where)
                .isEqualTo(recorded.get("next").asInt());
        assertThat(state.over().isPresent())
                .as(where)
                .isEqualTo(recorded.get("ended").asBoolean());
        assertThat(prices(position))
                .as("prices, " + where)
                .isEqualTo(recorded.get("prices").toString());
        assertThat(players(position))
                .as("players, " + where)
                .isEqualTo(recorded.get("players").toString());
        assertThat(veins(position))
                .as("veins, " + where)
                .isEqualTo(recorded.get("veins").toString());
        assertThat(squads(position)).as("squads, " + where).isEqualTo(sorted(recorded.get("squads")));
        assertThat(trades(position)).as("trades, " + where).isEqualTo(sorted(recorded.get("trades")));
    }

    private static String prices(Position position) {
        Prices prices = position.prices();
        return List.of(prices.gas(), prices.stone(), prices.metal()).toString().replace(" ", "");
    }

    private static String players(Position position) {
        return position.players().stream()
                .map(player -> List.of(
                        player.stock().gas(),
                        player.stock().stone(),
                        player.stock().metal(),
                        player.money(),
                        player.timeToLive()))
                .toList()
                .toString()
                .replace(" ", "");
    }

    private static String veins(Position position) {
        return position.veins().stream()
                .map(vein -> List.of(
                        vein.location().x(),
                        vein.location().y(),
                        vein.owner() - 1,
                        vein.robots(),
                        vein.materialRank(),
                        vein.robotRank()))
                .toList()
                .toString()
                .replace(" ", "");
    }

    private static List<String> squads(Position position) {
        return position.squads().stream()
                .map(squad -> List.of(
                                squad.owner() - 1,
                                squad.robots(),
                                squad.location().x(),
                                squad.location().y(),
                                squad.destination().x(),
                                squad.destination().y(),
                                squad.ahead().size())
                        .toString()
                        .replace(" ", ""))
                .sorted()
                .toList();
    }

    private static List<String> trades(Position position) {
        return position.trades().stream()
                .map(trade -> List.of(
                                trade.player() - 1,
                                MATERIALS.indexOf(trade.material()),
                                trade.kind() == Trade.Kind.OFFER ? 0 : 1,
                                trade.amount(),
                                trade.price())
                        .toString()
                        .replace(" ", ""))
                .sorted()
                .toList();
    }

    private static List<String> sorted(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(element -> texts.add(element.toString()));
        return texts.stream().sorted().toList();
    }

    private static void checkEnd(JsonNode recorded, AsterobotsState state) {
        Phase.Over over = (Phase.Over) GAME.rules().phase(state);
        List<String> ranking = over.standings().stream()
                .map(standing -> figures(state, standing.seat().number()))
                .toList();
        assertThat(ranking.toString().replace(" ", ""))
                .isEqualTo(recorded.get("ranking").toString());
    }

    private static String figures(AsterobotsState state, int player) {
        Holdings account = Holdings.of(state.position(), player);
        return List.of(
                        player - 1L,
                        (long) account.timeToLive(),
                        (long) account.veins(),
                        (long) account.robots(),
                        account.funds())
                .toString();
    }

    private static int[] figures(JsonNode list) {
        return IntStream.range(0, list.size()).map(at -> list.get(at).asInt()).toArray();
    }
}
