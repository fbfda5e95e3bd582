package windwardopolis;

import java.util.List;
import java.util.Random;

/**
 * What a contestant writes: a class that is told of the round and gives orders. {@link Contest} calls it, always in one
 * and the same thread.
 *
 * <p>Orders are sent together when all has been told that there is to tell. In real time they may also be given at any
 * other time, in another thread; they are then sent within some milliseconds. A player that fails with an exception
 * plays on: it is printed, and what he has ordered by then is sent.
 */
public abstract class PlayerBrain {

    private final Orders orders = new Orders();
    private Random chance = new Random();

    /** Called once, at the beginning of a round. */
    public abstract void setup(Game game);

    /**
     * Called for everything that has happened since the last update, and then for the update itself with
     * {@link Status#UPDATE}.
     *
     * @param status what has happened
     * @param car whose car it has happened to; my own for an update
     * @param game how things stand now
     */
    public abstract void gameStatus(Status status, Car car, Game game);

    /** Orders my car to drive a path; an empty one changes nothing. */
    protected final void drive(List<Tile> path) {
        orders.path(path);
    }

    /** Orders who is to board at the next stops, the most wanted first; an empty list changes nothing. */
    protected final void pickUp(List<Passenger> passengers) {
        orders.pickup(passengers.stream().map(Passenger::name).toList());
    }

    /** Orders to take a card from the deck into the hand. */
    protected final void draw(Card card) {
        orders.card("draw " + card);
    }

    /** Orders to throw a card of the hand away. */
    protected final void discard(Card card) {
        orders.card("discard " + card);
    }

    /** Orders to play a card that is played with nothing. */
    protected final void play(Card card) {
        orders.card("play " + card);
    }

    /** Orders to play MOVE_PASSENGER. */
    protected final void play(Card card, Passenger passenger) {
        orders.card("play " + card + " " + passenger.name());
    }

    /** Orders to play STOP_CAR or CHANGE_DESTINATION. */
    protected final void play(Card card, Car car) {
        orders.card("play " + card + " " + car.seat());
    }

    /** Returns a source of chance that gives the same numbers when the arena plays a match again in lock-step. */
    protected final Random getRandom() {
        return chance;
    }

    final void shuffle(long seed) {
        chance = new Random(seed);
    }

    final Orders orders() {
        return orders;
    }

    /** Tells of an input, and of the round if it is the first one. */
    final void told(Game game, boolean first) {
        if (first) {
            orders.take();
            setup(game);
        }
        for (News news : game.news()) {
            gameStatus(news.status(), game.car(news.seat()), game);
        }
        gameStatus(Status.UPDATE, game.myCar(), game);
    }
}
