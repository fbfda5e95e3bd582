package arena.games.acquire;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Viewpoint;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquireMoment;
import arena.games.acquire.state.AcquirePlayerState;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A match set up for a test, with player 1 to move; it is mutable and serves one test. */
final class AcquireScenario {

    private AcquireState state;
    private int code;

    /** Sets up a match: rows of the board as in a view; missing rows are empty. */
    AcquireScenario(Map<String, String> settings, int players, String... rows) {
        AcquireTerms terms = AcquireTerms.of(Settings.of(Acquire.INFO, settings));
        List<String> names = List.of("Ada", "Bob", "Cyd", "Dan", "Eve", "Fay").subList(0, players);
        List<HotelTile> loose = new ArrayList<>();
        SortedMap<HotelTile, Integer> joined = new TreeMap<>();
        for (HotelTile tile : HotelTile.all()) {
            char letter = tile.row() < rows.length ? rows[tile.row()].charAt(tile.column() - 1) : '.';
            if (letter == 'o') {
                loose.add(tile);
            } else if (letter != '.') {
                joined.put(
                        tile,
                        terms.chains().of(String.valueOf(letter)).orElseThrow().index());
            }
        }
        Set<PowerUp> cards = terms.hasCards() ? EnumSet.allOf(PowerUp.class) : EnumSet.noneOf(PowerUp.class);
        AcquirePlayerState player = new AcquirePlayerState(
                AcquireTerms.CASH, Collections.nCopies(HotelChain.COUNT, 0), List.of(), cards, false);
        HotelBoard board = HotelBoard.of(loose, joined);
        List<HotelTile> bag = HotelTile.all().stream().filter(board::isFree).toList();
        AcquireQuestion question = terms.bySteps() ? AcquireQuestion.TILE : AcquireQuestion.TILE_AND_STOCK;
        state = new AcquireState(
                names,
                terms,
                board,
                Collections.nCopies(players, player),
                bag,
                new TreeSet<>(),
                new Chance(1),
                new AcquireMoment(1, 1, 1, question, List.of(), 1, 0, Optional.empty(), Optional.empty()),
                List.of(),
                Optional.empty());
    }

    /** Gives a player these tiles, which leave the bag. */
    AcquireScenario hand(int player, String... tiles) {
        List<HotelTile> hand = Stream.of(tiles).map(AcquireScenario::tile).toList();
        state = state.withPlayer(player, state.player(player).withHand(hand));
        return bag(state.bag().stream()
                .filter(tile -> !hand.contains(tile))
                .map(HotelTile::text)
                .toArray(String[]::new));
    }

    /** Sets the tiles of the bag, in drawing order. */
    AcquireScenario bag(String... tiles) {
        state = state.withBag(Stream.of(tiles).map(AcquireScenario::tile).toList());
        return this;
    }

    static HotelTile tile(String text) {
        return HotelTile.of(text).orElseThrow();
    }

    AcquireScenario shares(int player, String chain, int count) {
        AcquirePlayerState old = state.player(player);
        List<Integer> shares = new ArrayList<>(old.shares());
        shares.set(chain(chain).index(), count);
        return with(player, new AcquirePlayerState(old.cash(), shares, old.hand(), old.cards(), old.gone()));
    }

    AcquireScenario cash(int player, int dollars) {
        AcquirePlayerState old = state.player(player);
        return with(player, new AcquirePlayerState(dollars, old.shares(), old.hand(), old.cards(), old.gone()));
    }

    AcquireScenario cards(int player, PowerUp... cards) {
        AcquirePlayerState old = state.player(player);
        Set<PowerUp> held = EnumSet.noneOf(PowerUp.class);
        held.addAll(List.of(cards));
        return with(player, new AcquirePlayerState(old.cash(), old.shares(), old.hand(), held, old.gone()));
    }

    private AcquireScenario with(int player, AcquirePlayerState changed) {
        state = state.withPlayer(player, changed);
        return this;
    }

    /** Asks player 1 another question. */
    AcquireScenario asking(AcquireQuestion question) {
        state = new AcquireState(
                state.names(),
                state.terms(),
                state.board(),
                state.players(),
                state.bag(),
                state.aside(),
                state.chance(),
                state.moment().asking(1, question, List.of()),
                state.events(),
                state.over());
        return this;
    }

    /** Begins the turn of player 1 again, by the rules. */
    AcquireScenario begun() {
        int players = state.players().size();
        state = AcquireTurns.begun(new AcquireState(
                state.names(),
                state.terms(),
                state.board(),
                state.players(),
                state.bag(),
                state.aside(),
                state.chance(),
                new AcquireMoment(
                        0, players, players, AcquireQuestion.END, List.of(), 0, 0, Optional.empty(), Optional.empty()),
                state.events(),
                state.over()));
        return this;
    }

    /** Changes the state. */
    AcquireScenario changed(UnaryOperator<AcquireState> change) {
        state = change.apply(state);
        return this;
    }

    /** Gives an answer of the player that is asked; a refused answer changes nothing. */
    AcquireScenario answer(String... lines) {
        Seat seat = new Seat(state.moment().asked());
        AcquireView view = AcquireViews.of(state, Viewpoint.of(seat));
        String text = String.join("\n", lines) + "\nEnd\n";
        return answered(seat, Acquire.definition().answers().read(text.getBytes(StandardCharsets.UTF_8), view));
    }

    /** Gives no answer for the player that is asked. */
    AcquireScenario late() {
        return answered(new Seat(state.moment().asked()), new Answer.Late<>());
    }

    private AcquireScenario answered(Seat seat, Answer<AcquireOrder> answer) {
        Ruling<AcquireOrder> ruling = Acquire.rules().judge(state, seat, answer);
        code = ruling.code();
        if (!ruling.again()) {
            state = Acquire.rules().next(state, Actions.of(seat, ruling.counts()));
        }
        return this;
    }

    AcquireState state() {
        return state;
    }

    /** Returns the code of the last answer. */
    int code() {
        return code;
    }

    HotelChain chain(String letter) {
        return state.terms().chains().of(letter).orElseThrow();
    }

    int shares(int player, String chain) {
        return state.player(player).shares(chain(chain));
    }

    int cash(int player) {
        return state.player(player).cash();
    }

    int size(String chain) {
        return state.board().size(chain(chain));
    }

    /** Returns the player that is asked, the question and its chains. */
    String asked() {
        String about = String.join(
                " ", state.moment().chains().stream().map(HotelChain::text).toList());
        return (state.moment().asked() + " " + state.moment().question() + " " + about).strip();
    }

    /** Returns the events of a kind since the last answer. */
    <E extends AcquireEvent> List<E> events(Class<E> kind) {
        return state.events().stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
