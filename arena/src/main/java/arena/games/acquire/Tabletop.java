package arena.games.acquire;

import arena.game.Chance;
import arena.game.Phase;
import arena.games.acquire.state.Board;
import arena.games.acquire.state.Card;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.Event;
import arena.games.acquire.state.Moment;
import arena.games.acquire.state.PlayerState;
import arena.games.acquire.state.Question;
import arena.games.acquire.state.State;
import arena.games.acquire.state.Terms;
import arena.games.acquire.state.Tile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What lies on the table while a step is carried out, and what has happened in it. It is mutable and serves one step.
 */
final class Tabletop {

    private final List<String> names;
    private final Terms terms;
    private final List<Person> people = new ArrayList<>();
    private final List<Tile> bag;
    private final SortedSet<Tile> aside;
    private final List<Event> events = new ArrayList<>();
    private Board board;
    private Chance chance;
    private Moment moment;
    private Optional<Phase.Over> over;

    /** What one player has. */
    private static final class Person {
        private int cash;
        private final int[] shares = new int[Chain.COUNT];
        private final List<Tile> hand;
        private final Set<Card> cards;
        private final boolean gone;

        Person(PlayerState state) {
            cash = state.cash();
            hand = new ArrayList<>(state.hand());
            cards = EnumSet.noneOf(Card.class);
            cards.addAll(state.cards());
            gone = state.gone();
            for (int chain = 0; chain < Chain.COUNT; chain++) {
                shares[chain] = state.shares().get(chain);
            }
        }

        PlayerState state() {
            List<Integer> held = new ArrayList<>(Chain.COUNT);
            for (int count : shares) {
                held.add(count);
            }
            return new PlayerState(cash, held, hand, cards, gone);
        }
    }

    /** Lays a state on the table; nothing has happened yet, and each step has lots of its own. */
    Tabletop(State state) {
        names = state.names();
        terms = state.terms();
        board = state.board();
        state.players().forEach(player -> people.add(new Person(player)));
        bag = new ArrayList<>(state.bag());
        aside = new TreeSet<>(state.aside());
        chance = state.chance();
        moment = state.moment();
        over = state.over();
        turnLots();
    }

    /** Has the next lot differ from this one. */
    void turnLots() {
        chance = chance.bits().rest();
    }

    /** Returns one of some tiles by lot. */
    Tile lot(List<Tile> tiles) {
        return tiles.get(chance.below(tiles.size()).whole());
    }

    /** Returns what lies there now. */
    State state() {
        return new State(
                names,
                terms,
                board,
                people.stream().map(Person::state).toList(),
                bag,
                aside,
                chance,
                moment,
                events,
                over);
    }

    Terms terms() {
        return terms;
    }

    int players() {
        return people.size();
    }

    Moment moment() {
        return moment;
    }

    int mover() {
        return moment.mover();
    }

    boolean isOver() {
        return over.isPresent();
    }

    boolean isGone(int player) {
        return person(player).gone;
    }

    Board board() {
        return board;
    }

    List<Event> events() {
        return events;
    }

    private Person person(int player) {
        return people.get(player - 1);
    }

    int cash(int player) {
        return person(player).cash;
    }

    int shares(int player, Chain chain) {
        return person(player).shares[chain.place()];
    }

    /** Returns how many shares of a chain nobody holds. */
    int bank(Chain chain) {
        int held = 0;
        for (Person person : people) {
            held += person.shares[chain.place()];
        }
        return Chain.SHARES - held;
    }

    /** Returns the price of a share now. */
    int price(Chain chain) {
        return chain.price(board.size(chain));
    }

    List<Tile> hand(int player) {
        return List.copyOf(person(player).hand);
    }

    boolean holds(int player, Card card) {
        return person(player).cards.contains(card);
    }

    /** Returns the tiles of a hand that can be placed now. */
    List<Tile> playable(int player) {
        return person(player).hand.stream()
                .filter(tile -> board.kind(tile).isPlayable())
                .toList();
    }

    boolean bagIsEmpty() {
        return bag.isEmpty();
    }

    /** Returns whether a tile is left in the bag or in a hand. */
    boolean hasTiles() {
        return !bag.isEmpty() || people.stream().anyMatch(person -> !person.hand.isEmpty());
    }

    void tell(Event event) {
        events.add(event);
    }

    void pay(int player, int dollars) {
        person(player).cash += dollars;
    }

    /** Gives a player so many shares of the bank, or takes them back if the number is below 0. */
    void give(int player, Chain chain, int shares) {
        person(player).shares[chain.place()] += shares;
    }

    /** Puts a card into a hand, if it is not there. */
    void deal(int player, Card card) {
        person(player).cards.add(card);
    }

    void spend(int player, Card card) {
        person(player).cards.remove(card);
        tell(new Event.CardPlayed(player, card));
    }

    /** Has a player draw so many tiles, or as many as there are. */
    void draw(int player, int count) {
        int drawn = Math.min(count, bag.size());
        if (drawn > 0) {
            List<Tile> top = List.copyOf(bag.subList(0, drawn));
            bag.subList(0, drawn).clear();
            person(player).hand.addAll(top);
            tell(new Event.Drew(player, top));
        }
    }

    /** Has a player draw a tile that is placed before the first turn. */
    void placeFirst(int player) {
        Tile tile = bag.remove(0);
        layLoose(tile);
        tell(new Event.PlacedFirst(player, tile));
    }

    /** Has a player draw until the hand is full. */
    void fillUp(int player) {
        draw(player, Math.max(0, Terms.HAND - person(player).hand.size()));
    }

    /** Takes tiles out of a hand and out of the game. */
    void setAside(int player, Collection<Tile> tiles) {
        person(player).hand.removeAll(tiles);
        aside.addAll(tiles);
    }

    /** Takes tiles out of the bag and out of the game. */
    void setAsideFromBag(Collection<Tile> tiles) {
        bag.removeAll(tiles);
        aside.addAll(tiles);
    }

    List<Tile> bag() {
        return List.copyOf(bag);
    }

    /** Draws a tile and puts it back, after which the bag is shuffled. */
    Optional<Tile> lookIntoBag() {
        if (bag.isEmpty()) {
            return Optional.empty();
        }
        Tile drawn = bag.get(0);
        Chance.Shuffled<Tile> shuffled = chance.shuffle(bag);
        bag.clear();
        bag.addAll(shuffled.list());
        chance = shuffled.rest();
        return Optional.of(drawn);
    }

    void takeFromHand(int player, Tile tile) {
        person(player).hand.remove(tile);
    }

    void layLoose(Tile tile) {
        board = board.withLoose(tile);
    }

    void join(Tile tile, Chain chain) {
        board = board.joined(tile, chain);
    }

    void setMoment(Moment changed) {
        moment = changed;
    }

    /** Asks somebody about some chains. */
    void ask(int player, Question question, List<Chain> chains) {
        moment = moment.asking(player, question, chains);
    }

    void end(Phase.Over how) {
        over = Optional.of(how);
        ask(mover(), Question.END, List.of());
        tell(new Event.Ended(how.reason()));
    }
}
