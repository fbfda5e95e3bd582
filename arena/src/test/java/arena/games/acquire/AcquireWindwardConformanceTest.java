package arena.games.acquire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.Phase;
import arena.game.RecordedGames;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Standing;
import arena.game.Viewpoint;
import arena.games.acquire.order.Order;
import arena.games.acquire.state.Board;
import arena.games.acquire.state.Card;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.Event;
import arena.games.acquire.state.PlayerState;
import arena.games.acquire.state.Question;
import arena.games.acquire.state.State;
import arena.games.acquire.state.Terms;
import arena.games.acquire.state.Tile;
import arena.games.acquire.state.View;
import arena.games.acquire.text.OrderCodec;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * Whole games as the engine of the contest of 2015 recorded them, answer by answer in every field, wrong answers among
 * them. Its players count from 0, ours from 1.
 */
class AcquireWindwardConformanceTest {

    private static final Acquire GAME = Acquire.rules();
    private static final int MOST_SEEDS = 10_000;
    private static final Map<Board.Kind, String> EFFECTS = Map.of(
            Board.Kind.LOOSE,
            "single",
            Board.Kind.GROWS,
            "join",
            Board.Kind.FOUNDS,
            "found",
            Board.Kind.MERGES,
            "merge");

    static Stream<Named<List<JsonNode>>> games() {
        return new RecordedGames("acquire-windward").lines();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_recorded_game_is_played_again_answer_by_answer(List<JsonNode> lines) {
        JsonNode setup = lines.get(0);
        State state = start(setup);
        assertSame("at the start", setup, state);
        for (JsonNode line : lines.subList(1, lines.size() - 1)) {
            String where = "decision " + line.get("n") + ", " + line.get("ask") + ", " + line.get("answer");
            assertThat(asked(state)).as(where).isEqualTo(text(line.get("ask")));
            state = played(where, state, line);
            assertSame(where, line, state);
        }
        checkEnd(lines.get(lines.size() - 1), state);
    }

    private static State start(JsonNode setup) {
        List<Tile> bag = tiles(setup.get("bag"));
        List<String> names = new ArrayList<>();
        setup.get("players").forEach(name -> names.add(name.asString()));
        Terms terms = Terms.of(Settings.standard(GAME.info()));
        int first = setup.get("first").asInt() + 1;
        return Dealing.begun(
                State.start(
                        names, terms, bag, first, new Chance(setup.get("seed").asLong())),
                first);
    }

    private static List<Tile> tiles(JsonNode list) {
        List<Tile> tiles = new ArrayList<>();
        list.forEach(tile -> tiles.add(Tile.of(tile.asString()).orElseThrow()));
        return tiles;
    }

    /** Returns the state after the recorded answer; a lot is drawn again until it is the recorded one. */
    private static State played(String where, State state, JsonNode line) {
        Seat seat = new Seat(state.moment().asked());
        Optional<Tile> byLot = lot(where, state, line.get("events"));
        for (int seed = 0; seed < MOST_SEEDS; seed++) {
            State drawn = byLot.isPresent() ? withChance(state, seed) : state;
            Ruling<Order> ruling = GAME.judge(drawn, seat, answer(drawn, line));
            assertThat(ruling.counts().isTileByLot()).as(where).isEqualTo(byLot.isPresent());
            assertThat(ruling.again()).as(where).isFalse();
            if (line.get("wrong").isEmpty()) {
                assertThat(ruling.code()).as(where).isZero();
            }
            if (byLot.isEmpty() || ruling.counts().tile().equals(byLot)) {
                return GAME.next(drawn, Actions.of(seat, ruling.counts()));
            }
        }
        throw new AssertionError("no lot is " + byLot + ", " + where);
    }

    private static Optional<Tile> lot(String where, State state, JsonNode events) {
        for (JsonNode event : events) {
            if (event.get("e").asString().equals("default")) {
                List<Tile> among = tiles(event.get("among"));
                assertThat(state.playable(state.moment().asked())).as(where).isEqualTo(among);
                return Optional.of(among.get(event.get("pick").asInt()));
            }
        }
        return Optional.empty();
    }

    private static State withChance(State state, long seed) {
        return new State(
                state.names(),
                state.terms(),
                state.board(),
                state.players(),
                state.bag(),
                state.aside(),
                new Chance(seed),
                state.moment(),
                state.events(),
                state.over());
    }

    private static Answer<Order> answer(State state, JsonNode line) {
        JsonNode answer = line.get("answer");
        if (answer.isNull()) {
            return new Answer.Late<>();
        }
        StringBuilder text = new StringBuilder();
        for (String key : List.of("tile", "create", "survivor", "card", "sell", "keep")) {
            if (answer.has(key) && !answer.get(key).isNull()) {
                text.append(key).append(' ').append(answer.get(key).asString()).append('\n');
            }
        }
        if (answer.has("buy")) {
            answer.get("buy").forEach(buy -> text.append("buy ").append(pair(buy)));
        }
        if (answer.has("trade") && answer.get("trade").isArray()) {
            answer.get("trade").forEach(trade -> text.append("trade ").append(pair(trade)));
        } else if (answer.has("trade") && !answer.get("trade").isNull()) {
            text.append("trade ").append(answer.get("trade").asString()).append('\n');
        }
        View view = GAME.view(state, Viewpoint.of(new Seat(state.moment().asked())));
        return new OrderCodec().read(text.append("End\n").toString().getBytes(StandardCharsets.UTF_8), view);
    }

    private static String pair(JsonNode pair) {
        return pair.get(0).asString() + " " + pair.get(1).asString() + "\n";
    }

    private static void assertSame(String where, JsonNode line, State state) {
        assertThat(described(state)).as(where).isEqualTo(text(line.get("state")));
        assertThat(asked(state)).as("next, " + where).isEqualTo(text(line.get("next")));
        assertThat(Events.of(state.events())).as("events, " + where).isEqualTo(Events.recorded(line.get("events")));
    }

    private static String text(JsonNode node) {
        return node.toString();
    }

    private static String asked(State state) {
        int player = state.moment().asked();
        Question question = state.moment().question();
        if (question == Question.END) {
            return "null";
        }
        String ask = "{\"player\":" + (player - 1) + ",\"prompt\":\"" + question + "\",";
        if (question == Question.MERGE) {
            Chain defunct = state.moment().chains().get(0);
            Chain survivor = state.moment().chains().get(1);
            return ask + "\"defunct\":\"" + defunct.letter() + "\",\"survivor\":\"" + survivor.letter() + "\",\"held\":"
                    + state.player(player).shares(defunct) + "}";
        }
        return ask + "\"playable\":" + quoted(state.playable(player)) + "}";
    }

    private static String quoted(List<?> texts) {
        return texts.stream()
                .map(text -> "\"" + text + "\"")
                .toList()
                .toString()
                .replace(" ", "");
    }

    private static String described(State state) {
        List<Chain> chains = state.terms().chains().chains();
        // The recorded final payment is not in the last state.
        boolean over = state.over().isPresent();
        View view = GAME.view(state, new Viewpoint.Referee());
        String described = "{'board':" + quoted(view.rows())
                + ",'size':" + chains.stream().map(state.board()::size).toList()
                + ",'price':" + chains.stream().map(state::price).toList()
                + ",'bank':" + chains.stream().map(state::bank).toList()
                + ",'cash':"
                + (over
                        ? before(state)
                        : state.players().stream().map(PlayerState::cash).toList())
                + ",'shares':"
                + state.players().stream().map(PlayerState::shares).toList()
                + ",'hands':"
                + state.players().stream().map(player -> quoted(player.hand())).toList()
                + ",'cards':"
                + state.players().stream()
                        .map(player -> Stream.of(Card.values())
                                .filter(player.cards()::contains)
                                .map(Card::number)
                                .toList())
                        .toList()
                + ",'bag':" + state.bag().size()
                + ",'mid':" + (state.moment().question() == Question.MERGE) + "}";
        return described.replace(" ", "").replace('\'', '"');
    }

    /** Returns the cash before the final payment. */
    private static List<Integer> before(State state) {
        return IntStream.rangeClosed(1, state.players().size())
                .mapToObj(player -> state.player(player).cash() - Payment.of(state.events(), player))
                .toList();
    }

    private static void checkEnd(JsonNode recorded, State state) {
        Phase.Over over = (Phase.Over) GAME.phase(state);
        List<Long> money = over.standings().stream()
                .sorted(Comparator.comparing(Standing::seat))
                .map(Standing::points)
                .toList();
        assertThat(money.toString().replace(" ", "")).isEqualTo(text(recorded.get("money")));
        assertThat(before(state).toString().replace(" ", "")).isEqualTo(text(recorded.get("cash")));
        assertThat(over.standings().get(0).seat().index())
                .isEqualTo(recorded.get("winner").asInt());
        assertThat(state.moment().turn()).isEqualTo(recorded.get("turns").asInt());
        assertThat(over.reason())
                .isEqualTo(recorded.get("end").asString().equals("41") ? Endings.LARGEST : Endings.SAFE);
    }

    /** Events as the recordings tell them, as far as both tell the same. */
    private static final class Events {

        /** Returns our events, without the payment at the end and a turn without a tile. */
        static List<String> of(List<Event> events) {
            List<String> told = new ArrayList<>();
            SortedMap<String, Integer> bonuses = new TreeMap<>();
            for (Event event : events.subList(0, Payment.begin(events))) {
                if (event instanceof Event.Bonus bonus) {
                    bonuses.merge(bonus.chain().letter() + " " + (bonus.player() - 1), bonus.amount(), Integer::sum);
                } else {
                    flush(bonuses, told);
                    text(event).ifPresent(told::add);
                }
            }
            flush(bonuses, told);
            if (events.stream().anyMatch(Event.Ended.class::isInstance)) {
                told.add("end");
            }
            return told;
        }

        private static Optional<String> text(Event event) {
            if (event instanceof Event.TurnBegan turn) {
                return Optional.of("turn " + turn.turn() + " " + (turn.player() - 1));
            } else if (event instanceof Event.DeadTiles dead) {
                return Optional.of("dead " + (dead.player() - 1) + " " + sorted(dead.tiles()));
            } else if (event instanceof Event.DeadInBag dead) {
                return Optional.of("deadBag " + sorted(dead.tiles()));
            } else if (event instanceof Event.Drew drew) {
                return Optional.of("draw " + (drew.player() - 1) + " " + drew.tiles());
            } else if (event instanceof Event.CardPlayed card) {
                return Optional.of(
                        "card " + (card.player() - 1) + " " + card.card().number());
            } else if (event instanceof Event.TilePlaced placed) {
                return Optional.of(
                        "tile " + (placed.player() - 1) + " " + placed.tile() + " " + EFFECTS.get(placed.kind()));
            } else if (event instanceof Event.Grew grew) {
                return Optional.of("join " + grew.chain().letter() + " " + grew.size());
            } else if (event instanceof Event.Founded founded) {
                return Optional.of("found " + (founded.player() - 1) + " "
                        + founded.chain().letter() + " " + founded.size() + " " + founded.free());
            } else if (event instanceof Event.Merged merged) {
                return Optional.of("merge " + merged.survivor().letter() + " "
                        + merged.defunct().stream().map(Chain::letter).toList());
            } else if (event instanceof Event.Disposed disposed) {
                return Optional.of("dispose " + (disposed.player() - 1) + " "
                        + disposed.chain().letter() + " " + disposed.sold() + " " + disposed.traded() + " "
                        + disposed.kept() + " " + disposed.traded() / 2 + " " + disposed.sold() * disposed.price());
            } else if (event instanceof Event.Settled settled) {
                return Optional.of("settled " + settled.survivor().letter() + " " + settled.size());
            } else if (event instanceof Event.Bought bought) {
                return Optional.of("buy " + (bought.player() - 1) + " "
                        + bought.chain().letter() + " " + bought.shares() + " " + bought.price());
            } else if (event instanceof Event.Traded traded) {
                return Optional.of("trade " + (traded.player() - 1) + " "
                        + traded.give().letter() + " " + traded.get().letter());
            }
            return Optional.empty();
        }

        private static List<String> sorted(List<Tile> tiles) {
            return tiles.stream().map(Tile::text).sorted().toList();
        }

        private static void flush(SortedMap<String, Integer> bonuses, List<String> told) {
            bonuses.forEach((who, amount) -> told.add("bonus " + who + " " + amount));
            bonuses.clear();
        }

        /** Returns the recorded events: bonuses of a merger summed up, lots and cards that count as none left out. */
        static List<String> recorded(JsonNode events) {
            List<String> told = new ArrayList<>();
            SortedMap<String, Integer> bonuses = new TreeMap<>();
            for (JsonNode event : events) {
                if (event.get("e").asString().equals("bonus")) {
                    String who = event.get("chain").asString() + " " + event.get("player");
                    bonuses.merge(who, event.get("amount").asInt(), Integer::sum);
                } else {
                    flush(bonuses, told);
                    recordedText(event).ifPresent(told::add);
                }
            }
            flush(bonuses, told);
            return told;
        }

        private static Optional<String> recordedText(JsonNode event) {
            String kind = event.get("e").asString();
            return switch (kind) {
                case "default" -> Optional.empty();
                case "end" -> Optional.of("end");
                case "card" ->
                    event.get("held").asBoolean()
                            ? Optional.of("card " + event.get("player") + " " + event.get("card"))
                            : Optional.empty();
                case "dead" -> Optional.of("dead " + event.get("player") + " " + sorted(tiles(event.get("tiles"))));
                case "deadBag" -> Optional.of("deadBag " + sorted(tiles(event.get("tiles"))));
                default -> Optional.of(values(event));
            };
        }

        private static String values(JsonNode event) {
            List<String> values = new ArrayList<>();
            event.forEach(value -> values.add(
                    value.isArray() ? value.toString().replace("\"", "").replace(",", ", ") : value.asString()));
            return String.join(" ", values);
        }
    }
}
