import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import windwardopolis.Car;
import windwardopolis.Card;
import windwardopolis.Company;
import windwardopolis.Contest;
import windwardopolis.Game;
import windwardopolis.Passenger;
import windwardopolis.PlayerBrain;
import windwardopolis.Status;
import windwardopolis.Tile;

/**
 * YOUR THINKING GOES HERE. A player to begin with, and as bad as the document's sample: whom he fetches, where he buys
 * coffee and which cards he plays is left to chance. Only his paths are good. {@link samples.NearestTrip} is a little
 * better.
 *
 * <p>Hints of the document:
 * <ul>
 *   <li>Leave the path finder as it is, and think about whom to fetch: all trips of a passenger are worth the same,
 *       however long they are, so short ones near you are the best.
 *   <li>Do not always take what looks best. If one choice is worth 95 and another 89, draw among them by these numbers:
 *       nobody can foresee you then.
 *   <li>Buy coffee when a store is near, and not when there is none left.
 *   <li>Cards attack and defend: stop a car that races you for somebody, or move a passenger nearer to you.
 *   <li>Print what you do and read it afterwards; a debugger is too slow for this game.
 *   <li>Write something quickly, then play against other teams early.
 * </ul>
 */
@SuppressWarnings("DefaultPackage") // The file to edit lies on top, as in the document.
public final class MyPlayerBrain extends PlayerBrain {

    /** A card is thought of once in so many updates. */
    private static final int UPDATES_FOR_A_CARD = 50;

    @Override
    public void setup(Game game) {
        plan(game, false);
    }

    @Override
    public void gameStatus(Status status, Car car, Game game) {
        if (status == Status.UPDATE) {
            if (getRandom().nextInt(UPDATES_FOR_A_CARD) == 0) {
                thinkOfCards(game);
            }
        } else if (car.seat() == game.myCar().seat() && !status.isPowerUp() && !isStopping(status, game)) {
            plan(game, status == Status.PASSENGER_REFUSED_ENEMY);
        }
    }

    /** Whether my car has come into the stop at the end of its path, and what happens there is told next. */
    private static boolean isStopping(Status status, Game game) {
        return status == Status.NO_PATH && game.map().isStop(game.myCar().tile());
    }

    /** Orders whom to fetch and where to drive. */
    private void plan(Game game, boolean refused) {
        List<Passenger> wanted = shuffled(game.waiting());
        pickUp(wanted);
        Tile goal = game.myPassenger()
                .map(passenger -> bringTo(game, passenger, refused))
                .orElseGet(() -> fetchAt(game, wanted));
        drive(game.drivingTimes().pathTo(goal));
    }

    /** Where my passenger is brought: to the destination, or if enemies wait there, to anywhere else. */
    private Tile bringTo(Game game, Passenger passenger, boolean refused) {
        Optional<Company> destination = passenger.destination().map(game::company);
        List<Company> others = shuffled(game.companies()).stream()
                .filter(company -> !company.stop().equals(game.myCar().tile()))
                .toList();
        return destination.filter(company -> !refused).orElse(others.get(0)).stop();
    }

    /** Where the next passenger boards; with no coffee, or nobody left to fetch, a coffee store. */
    private Tile fetchAt(Game game, List<Passenger> wanted) {
        return wanted.stream()
                .filter(passenger -> game.myCar().coffee() > 0)
                .flatMap(passenger -> passenger.company().stream())
                .map(company -> game.company(company).stop())
                .filter(stop -> !stop.equals(game.myCar().tile()))
                .findFirst()
                .orElseGet(() -> shuffled(game.stores()).get(0));
    }

    /** Draws a card, or plays one that can be played. */
    private void thinkOfCards(Game game) {
        List<Card> playable = shuffled(game.playable());
        if (!playable.isEmpty() && getRandom().nextBoolean()) {
            playSome(game, playable.get(0));
        } else if (game.hand().size() < game.myCar().handLimit() && !game.deck().isEmpty()) {
            draw(shuffled(game.deck()).get(0));
        }
    }

    private void playSome(Game game, Card card) {
        switch (card.kind()) {
            case MOVE_PASSENGER ->
                shuffled(game.waiting()).stream().limit(1).forEach(passenger -> play(card, passenger));
            case CHANGE_DESTINATION, STOP_CAR ->
                shuffled(game.cars()).stream()
                        .filter(car -> car.seat() != game.myCar().seat())
                        .limit(1)
                        .forEach(car -> play(card, car));
            default -> play(card);
        }
    }

    private <T> List<T> shuffled(List<T> list) {
        List<T> shuffled = new ArrayList<>(list);
        Collections.shuffle(shuffled, getRandom());
        return shuffled;
    }

    public static void main(String[] arguments) {
        Contest.play(new MyPlayerBrain(), arguments);
    }
}
