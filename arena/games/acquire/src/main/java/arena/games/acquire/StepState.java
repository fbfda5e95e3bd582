package arena.games.acquire;

import arena.game.Chance;
import arena.game.Phase;
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquireMoment;
import arena.games.acquire.state.AcquirePlayerState;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The state of a match while a step is carried out, with the events of the step. It is mutable and serves one step.
 */
final class StepState {

    private final List<String> names;
    private final AcquireTerms terms;
    private final List<MutablePlayer> players = new ArrayList<>();
    private final List<HotelTile> bag;
    private final SortedSet<HotelTile> aside;
    private final List<AcquireEvent> events = new ArrayList<>();
    private HotelBoard board;
    private Chance chance;
    private AcquireMoment moment;
    private Optional<Phase.Over> over;

    /** The holdings of one player. */
    private static final class MutablePlayer {
        private int cash;
        private final int[] shares = new int[HotelChain.COUNT];
        private final List<HotelTile> hand;
        private final Set<PowerUp> cards;
        private final boolean gone;

        MutablePlayer(AcquirePlayerState state) {
            cash = state.cash();
            hand = new ArrayList<>(state.hand());
            cards = EnumSet.noneOf(PowerUp.class);
            cards.addAll(state.cards());
            gone = state.gone();
            for (int chain = 0; chain < HotelChain.COUNT; chain++) {
                shares[chain] = state.shares().get(chain);
            }
        }

        AcquirePlayerState state() {
            List<Integer> held = new ArrayList<>(HotelChain.COUNT);
            for (int count : shares) {
                held.add(count);
            }
            return new AcquirePlayerState(cash, held, hand, cards, gone);
        }
    }

    /** Begins a step from a state; there are no events yet, and each step has its own chance. */
    StepState(AcquireState state) {
        names = state.names();
        terms = state.terms();
        board = state.board();
        state.players().forEach(player -> players.add(new MutablePlayer(player)));
        bag = new ArrayList<>(state.bag());
        aside = new TreeSet<>(state.aside());
        chance = state.chance();
        moment = state.moment();
        over = state.over();
        advanceChance();
    }

    /** Advances the source of chance, so that the next lot differs. */
    void advanceChance() {
        chance = chance.bits().rest();
    }

    /** Returns a tile drawn by lot. */
    HotelTile drawLot(List<HotelTile> tiles) {
        return tiles.get(chance.below(tiles.size()).whole());
    }

    /** Returns the state as it is now, as a value. */
    AcquireState state() {
        return new AcquireState(
                names,
                terms,
                board,
                players.stream().map(MutablePlayer::state).toList(),
                bag,
                aside,
                chance,
                moment,
                events,
                over);
    }

    AcquireTerms terms() {
        return terms;
    }

    int players() {
        return players.size();
    }

    AcquireMoment moment() {
        return moment;
    }

    int mover() {
        return moment.mover();
    }

    boolean isOver() {
        return over.isPresent();
    }

    boolean isGone(int player) {
        return player(player).gone;
    }

    HotelBoard board() {
        return board;
    }

    List<AcquireEvent> events() {
        return events;
    }

    private MutablePlayer player(int player) {
        return players.get(player - 1);
    }

    int cash(int player) {
        return player(player).cash;
    }

    int shares(int player, HotelChain chain) {
        return player(player).shares[chain.index()];
    }

    /** Returns the number of shares of a chain in the bank. */
    int bank(HotelChain chain) {
        int held = 0;
        for (MutablePlayer person : players) {
            held += person.shares[chain.index()];
        }
        return HotelChain.SHARES - held;
    }

    /** Returns the price of a share now. */
    int price(HotelChain chain) {
        return chain.price(board.size(chain));
    }

    List<HotelTile> hand(int player) {
        return List.copyOf(player(player).hand);
    }

    boolean holds(int player, PowerUp card) {
        return player(player).cards.contains(card);
    }

    /** Returns the tiles of a hand that can be placed now. */
    List<HotelTile> playable(int player) {
        return player(player).hand.stream()
                .filter(tile -> board.kind(tile).isPlayable())
                .toList();
    }

    /** Returns the chains that are not on the board. */
    List<HotelChain> inactive() {
        return terms.chains().chains().stream()
                .filter(chain -> !board.has(chain))
                .toList();
    }

    boolean bagIsEmpty() {
        return bag.isEmpty();
    }

    /** Returns whether a tile is left in the bag or in a hand. */
    boolean hasTiles() {
        return !bag.isEmpty() || players.stream().anyMatch(person -> !person.hand.isEmpty());
    }

    void addEvent(AcquireEvent event) {
        events.add(event);
    }

    void pay(int player, int dollars) {
        player(player).cash += dollars;
    }

    /** Gives a player shares of the bank, or takes them back if the number is negative. */
    void give(int player, HotelChain chain, int shares) {
        player(player).shares[chain.index()] += shares;
    }

    /** Adds a card to those of a player, unless the player holds it already. */
    void addCard(int player, PowerUp card) {
        player(player).cards.add(card);
    }

    void playCard(int player, PowerUp card) {
        player(player).cards.remove(card);
        addEvent(new AcquireEvent.CardPlayed(player, card));
    }

    /** Draws tiles for a player, as many as there are. */
    void draw(int player, int count) {
        int drawn = Math.min(count, bag.size());
        if (drawn > 0) {
            List<HotelTile> top = List.copyOf(bag.subList(0, drawn));
            bag.subList(0, drawn).clear();
            player(player).hand.addAll(top);
            addEvent(new AcquireEvent.Drew(player, top));
        }
    }

    /** Draws a tile for a player and places it, before the first turn. */
    void placeFirst(int player) {
        HotelTile tile = bag.remove(0);
        placeLoose(tile);
        addEvent(new AcquireEvent.PlacedFirst(player, tile));
    }

    /** Draws tiles for a player until the hand is full. */
    void fillUp(int player) {
        draw(player, Math.max(0, AcquireTerms.HAND - player(player).hand.size()));
    }

    /** Removes tiles of a hand from the game. */
    void setAside(int player, Collection<HotelTile> tiles) {
        player(player).hand.removeAll(tiles);
        aside.addAll(tiles);
    }

    /** Removes tiles of the bag from the game. */
    void setAsideFromBag(Collection<HotelTile> tiles) {
        bag.removeAll(tiles);
        aside.addAll(tiles);
    }

    List<HotelTile> bag() {
        return List.copyOf(bag);
    }

    /** Draws a tile, puts it back and shuffles the bag. */
    Optional<HotelTile> drawAndReturn() {
        if (bag.isEmpty()) {
            return Optional.empty();
        }
        HotelTile drawn = bag.get(0);
        Chance.Shuffled<HotelTile> shuffled = chance.shuffle(bag);
        bag.clear();
        bag.addAll(shuffled.list());
        chance = shuffled.rest();
        return Optional.of(drawn);
    }

    void takeFromHand(int player, HotelTile tile) {
        player(player).hand.remove(tile);
    }

    void placeLoose(HotelTile tile) {
        board = board.withLoose(tile);
    }

    void join(HotelTile tile, HotelChain chain) {
        board = board.joined(tile, chain);
    }

    void setMoment(AcquireMoment changed) {
        moment = changed;
    }

    /** Asks a player a question about chains. */
    void ask(int player, AcquireQuestion question, List<HotelChain> chains) {
        moment = moment.asking(player, question, chains);
    }

    void end(Phase.Over how) {
        over = Optional.of(how);
        ask(mover(), AcquireQuestion.END, List.of());
        addEvent(new AcquireEvent.Ended(how.reason()));
    }
}
