package samples;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import windwardopolis.Car;
import windwardopolis.Company;
import windwardopolis.Contest;
import windwardopolis.DrivingTimes;
import windwardopolis.Game;
import windwardopolis.Passenger;
import windwardopolis.PlayerBrain;
import windwardopolis.Status;
import windwardopolis.Tile;

/**
 * A player that goes for points a minute: he fetches the passenger whose trip, with the way to its beginning, earns
 * most for its time, plans again when somebody else was quicker, and buys coffee at the nearest store. He plays no
 * cards.
 */
public final class NearestTrip extends PlayerBrain {

    /** What stands for the time to where no road leads. */
    private static final double NEVER = 1e9;

    /** How much a trip is worth that cannot be ended now, since an enemy waits at the destination. */
    private static final double SHUNNED = 0.3;

    /** The passenger who is fetched or brought, as things stood when that was planned. */
    private Optional<Passenger> planned = Optional.empty();

    @Override
    public void setup(Game game) {
        plan(game);
    }

    @Override
    public void gameStatus(Status status, Car car, Game game) {
        if (game.map().isStop(game.myCar().tile()) && (status == Status.UPDATE || status == Status.NO_PATH)) {
            return; // What happens at the stop is told next.
        }
        boolean mine = car.seat() == game.myCar().seat() && !status.isPowerUp();
        if (status == Status.UPDATE ? hasChanged(game) : mine) {
            plan(game);
        }
    }

    /** Whether somebody else was quicker, or a card has moved my passenger or the destination. */
    private boolean hasChanged(Game game) {
        return planned.map(before -> game.passenger(before.name()))
                .filter(now -> !now.company().equals(planned.get().company())
                        || !now.destination().equals(planned.get().destination()))
                .isPresent();
    }

    private void plan(Game game) {
        DrivingTimes times = game.drivingTimes();
        Comparator<Passenger> byWorth = Comparator.comparingDouble(passenger -> worth(game, times, passenger));
        List<Passenger> wanted =
                game.waiting().stream().sorted(byWorth.reversed()).toList();
        pickUp(wanted);
        Optional<Passenger> fetched = wanted.stream()
                .filter(passenger -> game.myCar().coffee() > 0 && !isHere(game, stopOf(game, passenger)))
                .findFirst();
        planned = game.myPassenger().or(() -> fetched);
        Optional<Tile> goal = game.myPassenger().isPresent()
                ? bringTo(game, times, game.myPassenger().get())
                : fetched.map(passenger -> stopOf(game, passenger)).or(() -> nearest(times, game.stores()));
        goal.ifPresent(stop -> drive(times.pathTo(stop)));
    }

    /** Where my passenger leaves: at the destination, else at the nearest company where no enemy waits. */
    private static Optional<Tile> bringTo(Game game, DrivingTimes times, Passenger passenger) {
        List<Tile> possible = game.companies().stream()
                .filter(company -> !game.isShunned(passenger, company.name()))
                .map(Company::stop)
                .filter(stop -> !isHere(game, stop))
                .toList();
        return passenger
                .destination()
                .map(company -> game.company(company).stop())
                .filter(possible::contains)
                .or(() -> nearest(times, possible));
    }

    private static boolean isHere(Game game, Tile stop) {
        return game.myCar().tile().equals(stop);
    }

    private static Tile stopOf(Game game, Passenger waiting) {
        return game.company(waiting.company().orElseThrow()).stop();
    }

    private static Optional<Tile> nearest(DrivingTimes times, List<Tile> tiles) {
        return tiles.stream()
                .min(Comparator.comparingDouble(tile -> times.ticksTo(tile).orElse(NEVER)));
    }

    /** Points for each tick until this passenger is at the destination. */
    private static double worth(Game game, DrivingTimes times, Passenger waiting) {
        Tile from = stopOf(game, waiting);
        String company = waiting.destination().orElseThrow();
        Tile to = game.company(company).stop();
        double ticks = times.ticksTo(from).orElse(NEVER)
                + game.drivingTimes(from).ticksTo(to).orElse(NEVER);
        return (game.isShunned(waiting, company) ? SHUNNED : 1) * waiting.points() / ticks;
    }

    public static void main(String[] arguments) {
        Contest.play(new NearestTrip(), arguments);
    }
}
