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
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquirePlayerState;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import arena.games.acquire.text.AcquireOrderCodec;
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
 * Tests against complete games that the engine of the contest of 2015 recorded, answer by answer in every field, wrong
 * answers included. Its players count from 0, ours from 1.
 */
class AcquireWindwardConformanceTest {

    private static final Acquire GAME = Acquire.rules();
    private static final int MOST_SEEDS = 10_000;
    private static final Map<HotelBoard.Kind, String> EFFECTS = Map.of(
            HotelBoard.Kind.LOOSE,
            "single",
            HotelBoard.Kind.GROWS,
            "join",
            HotelBoard.Kind.FOUNDS,
            "found",
            HotelBoard.Kind.MERGES,
            "merge");

    static Stream<Named<List<JsonNode>>> games() {
        return new RecordedGames("acquire-windward").lines();
    }

    @ParameterizedTest
    @MethodSource("games")
    void recordedGameIsReplayedAnswerByAnswer(List<JsonNode> lines) {
        JsonNode setup = lines.get(0);
        AcquireState state = start(setup);
        assertSame("at the start", setup, state);
        for (JsonNode line : lines.subList(1, lines.size() - 1)) {
            String where = "decision " + line.get("n") + ", " + line.get("ask") + ", " + line.get("answer");
            assertThat(asked(state)).as(where).isEqualTo(text(line.get("ask")));
            state = played(where, state, line);
            assertSame(where, line, state);
        }
        checkEnd(lines.get(lines.size() - 1), state);
    }

    private static AcquireState start(JsonNode setup) {
        List<HotelTile> bag = tiles(setup.get("bag"));
        List<String> names = new ArrayList<>();
        setup.get("players").forEach(name -> names.add(name.asString()));
        AcquireTerms terms = AcquireTerms.of(Settings.defaults(GAME.info()));
        int first = setup.get("first").asInt() + 1;
        return Acquire.dealt(
                AcquireState.start(
                        names, terms, bag, first, new Chance(setup.get("seed").asLong())),
                first);
    }

    private static List<HotelTile> tiles(JsonNode list) {
        List<HotelTile> tiles = new ArrayList<>();
        list.forEach(tile -> tiles.add(HotelTile.of(tile.asString()).orElseThrow()));
        return tiles;
    }

    /** Returns the state after the recorded answer; a lot is drawn again until it is the recorded one. */
    private static AcquireState played(String where, AcquireState state, JsonNode line) {
        Seat seat = new Seat(state.moment().asked());
        Optional<HotelTile> byLot = lot(where, state, line.get("events"));
        for (int seed = 0; seed < MOST_SEEDS; seed++) {
            AcquireState drawn = byLot.isPresent() ? withChance(state, seed) : state;
            Ruling<AcquireOrder> ruling = GAME.judge(drawn, seat, answer(drawn, line));
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

    private static Optional<HotelTile> lot(String where, AcquireState state, JsonNode events) {
        for (JsonNode event : events) {
            if (event.get("e").asString().equals("default")) {
                List<HotelTile> among = tiles(event.get("among"));
                assertThat(state.playable(state.moment().asked())).as(where).isEqualTo(among);
                return Optional.of(among.get(event.get("pick").asInt()));
            }
        }
        return Optional.empty();
    }

    private static AcquireState withChance(AcquireState state, long seed) {
        return new AcquireState(
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

    private static Answer<AcquireOrder> answer(AcquireState state, JsonNode line) {
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
        AcquireView view = GAME.view(state, Viewpoint.of(new Seat(state.moment().asked())));
        return new AcquireOrderCodec().read(text.append("End\n").toString().getBytes(StandardCharsets.UTF_8), view);
    }

    private static String pair(JsonNode pair) {
        return pair.get(0).asString() + " " + pair.get(1).asString() + "\n";
    }

    private static void assertSame(String where, JsonNode line, AcquireState state) {
        assertThat(described(state)).as(where).isEqualTo(text(line.get("state")));
        assertThat(asked(state)).as("next, " + where).isEqualTo(text(line.get("next")));
        assertThat(Events.of(state.events())).as("events, " + where).isEqualTo(Events.recorded(line.get("events")));
    }

    private static String text(JsonNode node) {
        return node.toString();
    }

    private static String asked(AcquireState state) {
        int player = state.moment().asked();
        AcquireQuestion question = state.moment().question();
        if (question == AcquireQuestion.END) {
            return "null";
        }
        String ask = "{\"player\":" + (player - 1) + ",\"prompt\":\"" + question + "\",";
        if (question == AcquireQuestion.MERGE) {
            HotelChain defunct = state.moment().chains().get(0);
            HotelChain survivor = state.moment().chains().get(1);
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

    private static String described(AcquireState state) {
        List<HotelChain> chains = state.terms().chains().chains();
        // The recorded final payment is not in the last state.
        boolean over = state.over().isPresent();
        AcquireView view = GAME.view(state, new Viewpoint.Referee());
        String described = "{'board':" + quoted(view.rows())
                + ",'size':" + chains.stream().map(state.board()::size).toList()
                + ",'price':" + chains.stream().map(state::price).toList()
                + ",'bank':" + chains.stream().map(state::bank).toList()
                + ",'cash':"
                + (over
                        ? before(state)
                        : state.players().stream().map(AcquirePlayerState::cash).toList())
                + ",'shares':"
                + state.players().stream().map(AcquirePlayerState::shares).toList()
                + ",'hands':"
                + state.players().stream().map(player -> quoted(player.hand())).toList()
                + ",'cards':"
                + state.players().stream()
                        .map(player -> Stream.of(PowerUp.values())
                                .filter(player.cards()::contains)
                                .map(PowerUp::number)
                                .toList())
                        .toList()
                + ",'bag':" + state.bag().size()
                + ",'mid':" + (state.moment().question() == AcquireQuestion.MERGE) + "}";
        return described.replace(" ", "").replace('\'', '"');
    }

    /** Returns the cash before the final payment. */
    private static List<Integer> before(AcquireState state) {
        return IntStream.rangeClosed(1, state.players().size())
                .mapToObj(player -> state.player(player).cash() - FinalPayment.of(state.events(), player))
                .toList();
    }

    private static void checkEnd(JsonNode recorded, AcquireState state) {
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
                .isEqualTo(recorded.get("end").asString().equals("41") ? AcquireEndings.LARGEST : AcquireEndings.SAFE);
    }

    /** The events in the form of the recordings, as far as both have them. */
    private static final class Events {

        /** Returns our events, without the payment at the end and a turn without a tile. */
        static List<String> of(List<AcquireEvent> events) {
            List<String> told = new ArrayList<>();
            SortedMap<String, Integer> bonuses = new TreeMap<>();
            for (AcquireEvent event : events.subList(0, FinalPayment.begin(events))) {
                if (event instanceof AcquireEvent.Bonus bonus) {
                    bonuses.merge(bonus.chain().letter() + " " + (bonus.player() - 1), bonus.amount(), Integer::sum);
                } else {
                    flush(bonuses, told);
                    text(event).ifPresent(told::add);
                }
            }
            flush(bonuses, told);
            if (events.stream().anyMatch(AcquireEvent.Ended.class::isInstance)) {
                told.add("end");
            }
            return told;
        }

        private static Optional<String> text(AcquireEvent event) {
            if (event instanceof AcquireEvent.TurnBegan turn) {
                return Optional.of("turn " + turn.turn() + " " + (turn.player() - 1));
            } else if (event instanceof AcquireEvent.DeadTiles dead) {
                return Optional.of("dead " + (dead.player() - 1) + " " + sorted(dead.tiles()));
            } else if (event instanceof AcquireEvent.DeadInBag dead) {
                return Optional.of("deadBag " + sorted(dead.tiles()));
            } else if (event instanceof AcquireEvent.Drew drew) {
                return Optional.of("draw " + (drew.player() - 1) + " " + drew.tiles());
            } else if (event instanceof AcquireEvent.CardPlayed card) {
                return Optional.of(
                        "card " + (card.player() - 1) + " " + card.card().number());
            } else if (event instanceof AcquireEvent.TilePlaced placed) {
                return Optional.of(
                        "tile " + (placed.player() - 1) + " " + placed.tile() + " " + EFFECTS.get(placed.kind()));
            } else if (event instanceof AcquireEvent.Grew grew) {
                return Optional.of("join " + grew.chain().letter() + " " + grew.size());
            } else if (event instanceof AcquireEvent.Founded founded) {
                return Optional.of("found " + (founded.player() - 1) + " "
                        + founded.chain().letter() + " " + founded.size() + " " + founded.free());
            } else if (event instanceof AcquireEvent.Merged merged) {
                return Optional.of("merge " + merged.survivor().letter() + " "
                        + merged.defunct().stream().map(HotelChain::letter).toList());
            } else if (event instanceof AcquireEvent.Disposed disposed) {
                return Optional.of("dispose " + (disposed.player() - 1) + " "
                        + disposed.chain().letter() + " " + disposed.sold() + " " + disposed.traded() + " "
                        + disposed.kept() + " " + disposed.traded() / 2 + " " + disposed.sold() * disposed.price());
            } else if (event instanceof AcquireEvent.Settled settled) {
                return Optional.of("settled " + settled.survivor().letter() + " " + settled.size());
            } else if (event instanceof AcquireEvent.Bought bought) {
                return Optional.of("buy " + (bought.player() - 1) + " "
                        + bought.chain().letter() + " " + bought.shares() + " " + bought.price());
            } else if (event instanceof AcquireEvent.Traded traded) {
                return Optional.of("trade " + (traded.player() - 1) + " "
                        + traded.give().letter() + " " + traded.get().letter());
            }
            return Optional.empty();
        }

        private static List<String> sorted(List<HotelTile> tiles) {
            return tiles.stream().map(HotelTile::text).sorted().toList();
        }

        private static void flush(SortedMap<String, Integer> bonuses, List<String> told) {
            bonuses.forEach((who, amount) -> told.add("bonus " + who + " " + amount));
            bonuses.clear();
        }

        /** Returns the recorded events: bonuses of a merger as sums, without lots and cards that do not count. */
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
