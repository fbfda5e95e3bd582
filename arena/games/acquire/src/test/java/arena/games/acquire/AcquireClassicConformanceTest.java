package arena.games.acquire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.RecordedGames;
import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Standing;
import arena.game.Viewpoint;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireMoment;
import arena.games.acquire.state.AcquirePlayerState;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.Merger;
import arena.games.acquire.state.Rule;
import arena.games.acquire.text.AcquireOrderCodec;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Tests against complete games of the board game, as the engine of a well-known server recorded them, action by action
 * in every field, refused actions included. Its players and chains count from 0, and its chains are in the order of
 * their prices. It updates the board once the surviving chain is decided, ours after the merger is settled.
 */
class AcquireClassicConformanceTest {

    private static final Acquire GAME = Acquire.rules();
    private static final String ORDER = "LTAFWCI";
    private static final Map<AcquireQuestion, String> ACTIONS = Map.of(
            AcquireQuestion.TILE, "PlayTile",
            AcquireQuestion.CHAIN, "SelectNewChain",
            AcquireQuestion.SURVIVOR, "SelectMergerSurvivor",
            AcquireQuestion.DEFUNCT, "SelectChainToDisposeOfNext",
            AcquireQuestion.MERGE, "DisposeOfShares",
            AcquireQuestion.STOCK, "PurchaseShares",
            AcquireQuestion.END, "GameOver");

    static Stream<Named<List<JsonNode>>> games() {
        return new RecordedGames("acquire-classic").lines();
    }

    @ParameterizedTest
    @MethodSource("games")
    void recordedGameIsReplayedActionByAction(List<JsonNode> lines) {
        AcquireState state = start(lines.get(0));
        assertSame("at the start", lines.get(1), state);
        for (int at = 2; at < lines.size() - 1; at++) {
            JsonNode line = lines.get(at);
            String where = "action " + (at - 1) + " of player " + line.get("player") + ", " + line.get("action");
            assertThat(state.moment().asked() - 1)
                    .as(where)
                    .isEqualTo(line.get("player").asInt());
            Seat seat = new Seat(state.moment().asked());
            Ruling<AcquireOrder> ruling = GAME.judge(state, seat, answer(state, line.get("action")));
            assertThat(ruling.again())
                    .as(where + ruling.words())
                    .isEqualTo(line.get("history").isEmpty());
            if (!ruling.again()) {
                state = GAME.next(state, Actions.of(seat, ruling.counts()));
                assertThat(RecordedClassicEvents.of(state.events()))
                        .as("events, " + where)
                        .isEqualTo(RecordedClassicEvents.recorded(line.get("history")));
            }
            assertSame(where, line, state);
        }
        checkEnd(lines.get(lines.size() - 1), state);
    }

    @Test
    void gameWithoutDeclaredEndEndsAfterTheLastTile() {
        AcquireState state =
                GAME.start(AcquireContractTest.setup(3, 1, new TreeMap<>(Map.of(AcquireTerms.RULES.key(), "classic"))));
        while (state.over().isEmpty()) {
            Seat seat = new Seat(state.moment().asked());
            state = GAME.next(
                    state,
                    Actions.of(
                            seat, GAME.judge(state, seat, new Answer.Late<>()).counts()));
        }
        assertThat(state.over().get().reason()).isEqualTo(AcquireEndings.NO_TILE_LEFT);
        AcquireState end = state;
        assertThat(HotelTile.all())
                .allMatch(tile -> !end.board().isFree(tile) || end.aside().contains(tile));
        for (String entry : List.of("[\"AllTilesPlayed\", null]", "[\"AllTilesPlayed\"]")) {
            assertThat(RecordedClassicEvents.of(end.events()))
                    .endsWith(RecordedClassicEvents.recorded(JsonMapper.shared().readTree("[" + entry + "]"))
                            .toArray(String[]::new));
        }
    }

    /** Returns the start of a recorded game; the engine has neither stock market nor a new hand for a hopeless one. */
    private static AcquireState start(JsonNode init) {
        List<HotelTile> bag = new ArrayList<>();
        init.get("drawOrder")
                .forEach(tile -> bag.add(HotelTile.of(tile.asString()).orElseThrow()));
        List<String> names = new ArrayList<>();
        init.get("seatOrder").forEach(name -> names.add(name.asString()));
        Settings settings = Settings.of(
                GAME.info(),
                Map.of(
                        AcquireTerms.RULES.key(), "classic",
                        Rule.HOPELESS_HAND.setting().key(), "kept",
                        Rule.STOCK_MARKET.setting().key(), "off"));
        return Acquire.dealt(AcquireState.start(names, AcquireTerms.of(settings), bag, 1, new Chance(1)), 1);
    }

    private static Answer<AcquireOrder> answer(AcquireState state, JsonNode action) {
        StringBuilder text = new StringBuilder();
        switch (action.get(0).asString()) {
            case "PlayTile" -> text.append("tile ").append(action.get(1).asString());
            case "SelectNewChain" -> text.append("create ").append(action.get(1).asString());
            case "SelectMergerSurvivor" ->
                text.append("survivor ").append(action.get(1).asString());
            case "SelectChainToDisposeOfNext" ->
                text.append("settle ").append(action.get(1).asString());
            case "DisposeOfShares" -> {
                int traded = action.get(1).asInt();
                int sold = action.get(2).asInt();
                int held = state.player(state.moment().asked())
                        .shares(state.moment().chains().get(0));
                text.append("trade " + traded + "\nsell " + sold + "\nkeep " + Math.max(0, held - traded - sold));
            }
            case "PurchaseShares" -> {
                action.get(1).forEach(chain -> text.append("buy " + chain.asString() + " 1\n"));
                text.append(action.get(2).asInt() == 1 && state.mayDeclareEnd() ? "declare-end" : "");
            }
            default -> throw new AssertionError("an unknown action: " + action);
        }
        AcquireView view = GAME.view(state, Viewpoint.of(new Seat(state.moment().asked())));
        return new AcquireOrderCodec().read(text.append("\nEnd\n").toString().getBytes(StandardCharsets.UTF_8), view);
    }

    private static void assertSame(String where, JsonNode line, AcquireState state) {
        JsonNode recorded = line.get("state");
        Shown shown = Shown.of(state);
        assertThat(rows(state, shown.board())).as("board, " + where).isEqualTo(texts(recorded.get("board")));
        assertThat(shown.sizes()).as("sizes, " + where).isEqualTo(numbers(recorded.get("size")));
        assertThat(shown.prices()).as("prices, " + where).isEqualTo(numbers(recorded.get("price")));
        assertThat(inOrder(state::bank)).as("bank, " + where).isEqualTo(numbers(recorded.get("avail")));
        boolean over = state.over().isPresent();
        assertThat(over ? before(state) : cash(state)).as("cash, " + where).isEqualTo(numbers(recorded.get("cash")));
        assertThat(net(state, shown)).as("net, " + where).isEqualTo(numbers(recorded.get("net")));
        assertThat(state.bag()).as("bag, " + where).hasSize(recorded.get("bag").asInt());
        for (int player = 1; player <= state.players().size(); player++) {
            AcquirePlayerState one = state.player(player);
            assertThat(inOrder(one::shares))
                    .as("shares, " + where)
                    .isEqualTo(numbers(recorded.get("shares").get(player - 1)));
            assertThat(rack(shown.board(), one))
                    .as("tiles of " + player + ", " + where)
                    .isEqualTo(recordedRack(recorded.get("racks").get(player - 1)));
        }
        assertThat(next(state)).as("next, " + where).isEqualTo(recordedNext(recorded.get("next")));
    }

    /** The board, sizes and prices in the form of that engine. */
    private record Shown(HotelBoard board, List<Integer> sizes, List<Integer> prices) {

        static Shown of(AcquireState state) {
            Optional<AcquireMoment.Placing> placing = state.moment().placing();
            Optional<Merger> merger = placing.flatMap(AcquireMoment.Placing::merger);
            HotelBoard after = placing.isEmpty()
                    ? state.board()
                    : merger.isEmpty()
                            ? state.board().withLoose(placing.get().tile())
                            : state.board()
                                    .joined(placing.get().tile(), merger.get().survivor());
            List<Integer> sizes =
                    inOrder(chain -> Math.max(after.size(chain), state.board().size(chain)));
            List<Integer> prices = IntStream.range(0, HotelChain.COUNT)
                    .mapToObj(at -> chain(ORDER.charAt(at)).price(sizes.get(at)))
                    .toList();
            return new Shown(after, sizes, prices);
        }
    }

    private static HotelChain chain(char letter) {
        return ChainSet.CLASSIC.of(String.valueOf(letter)).orElseThrow();
    }

    private static <T> List<T> inOrder(Function<HotelChain, T> figure) {
        return ORDER.chars()
                .mapToObj(letter -> figure.apply(chain((char) letter)))
                .toList();
    }

    private static List<String> rows(AcquireState state, HotelBoard board) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < HotelTile.ROWS; row++) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < HotelTile.COLUMNS; column++) {
                HotelTile tile = HotelTile.at(row * HotelTile.COLUMNS + column);
                text.append(
                        board.chain(tile) != HotelBoard.NO_CHAIN
                                ? ChainSet.CLASSIC.at(board.chain(tile)).letter()
                                : !board.isFree(tile) ? 'o' : state.aside().contains(tile) ? 'X' : '.');
            }
            rows.add(text.toString());
        }
        return rows;
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(text -> texts.add(text.asString()));
        return texts;
    }

    private static List<Integer> numbers(JsonNode list) {
        List<Integer> numbers = new ArrayList<>();
        list.forEach(number -> numbers.add(number.asInt()));
        return numbers;
    }

    private static List<Integer> cash(AcquireState state) {
        return state.players().stream().map(AcquirePlayerState::cash).toList();
    }

    private static List<Integer> before(AcquireState state) {
        return IntStream.rangeClosed(1, state.players().size())
                .mapToObj(player -> state.player(player).cash() - FinalPayment.of(state.events(), player))
                .toList();
    }

    /** Returns cash, shares and bonuses as if the game ended now. */
    private static List<Integer> net(AcquireState state, Shown shown) {
        List<Integer> net = new ArrayList<>(state.over().isPresent() ? before(state) : cash(state));
        for (int at = 0; at < HotelChain.COUNT; at++) {
            HotelChain chain = chain(ORDER.charAt(at));
            int price = shown.prices().get(at);
            List<Integer> holdings =
                    state.players().stream().map(player -> player.shares(chain)).toList();
            for (int player = 0; player < net.size(); player++) {
                net.set(player, net.get(player) + holdings.get(player) * price);
            }
            // The bonuses of a chain that is being settled have been paid already.
            int bonusPrice = shown.board().has(chain) ? price : 0;
            Bonuses.of(holdings, bonusPrice, true)
                    .forEach(bonus -> net.set(bonus.holder(), net.get(bonus.holder()) + bonus.amount()));
        }
        return net;
    }

    private static List<String> rack(HotelBoard board, AcquirePlayerState player) {
        return player.hand().stream()
                .map(tile -> tile + " " + type(board, tile))
                .sorted()
                .toList();
    }

    private static String type(HotelBoard board, HotelTile tile) {
        HotelBoard.Effect effect = board.effect(tile);
        return switch (effect.kind()) {
            case LOOSE -> "lonely";
            case FOUNDS -> "new";
            case GROWS -> "join" + ChainSet.CLASSIC.at(effect.chains().get(0)).letter();
            case MERGES -> "merge";
            case NOT_NOW -> "notNow";
            case DEAD -> "never";
        };
    }

    private static List<String> recordedRack(JsonNode rack) {
        List<String> tiles = new ArrayList<>();
        rack.forEach(tile -> {
            if (!tile.isNull()) {
                tiles.add(tile.get(0).asString() + " " + tile.get(1).asString());
            }
        });
        return tiles.stream().sorted().toList();
    }

    private static String next(AcquireState state) {
        AcquireMoment moment = state.moment();
        String text = (moment.asked() - 1) + " " + ACTIONS.get(moment.question());
        return switch (moment.question()) {
            case CHAIN, SURVIVOR, DEFUNCT ->
                text + " "
                        + moment.chains().stream()
                                .map(HotelChain::letter)
                                .sorted()
                                .toList();
            case MERGE -> {
                HotelChain defunct = moment.chains().get(0);
                HotelChain survivor = moment.chains().get(1);
                yield text + " " + defunct.letter() + " " + survivor.letter() + " "
                        + state.player(moment.asked()).shares(defunct) + " " + state.bank(survivor);
            }
            case STOCK -> text + " " + state.mayDeclareEnd();
            default -> text;
        };
    }

    private static String recordedNext(JsonNode next) {
        String text = next.get("player") + " " + next.get("action").asString();
        if (next.has("choices")) {
            return text + " " + texts(next.get("choices")).stream().sorted().toList();
        } else if (next.has("defunct")) {
            return text + " " + next.get("defunct").asString() + " "
                    + next.get("into").asString() + " " + next.get("held") + " " + next.get("avail");
        }
        return text + (next.has("canEnd") ? " " + next.get("canEnd") : "");
    }

    private static void checkEnd(JsonNode recorded, AcquireState state) {
        Phase.Over over = (Phase.Over) GAME.phase(state);
        List<Integer> money = over.standings().stream()
                .sorted(Comparator.comparing(Standing::seat))
                .map(standing -> (int) standing.points())
                .toList();
        assertThat(money).isEqualTo(numbers(recorded.get("final")));
    }
}
