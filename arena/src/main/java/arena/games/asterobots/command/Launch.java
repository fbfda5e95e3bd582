package arena.games.asterobots.command;

import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Vein;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * {@code launch N x,y x,y}, or a longer way given point by point (Launching a squad of robots).
 *
 * @param robots how many, as it was written
 * @param way departure and destination, and if there are more than these two, every vertex between them
 */
public record Launch(long robots, List<Point> way) implements AsterobotsCommand {

    public Launch {
        way = List.copyOf(way);
        if (way.size() < 2) {
            throw new IllegalArgumentException("a squad has a departure and a destination, not " + way);
        }
    }

    /** Returns the launch on the shortest path. */
    public static Launch of(int robots, Point from, Point to) {
        return new Launch(robots, List.of(from, to));
    }

    /** Returns where the squad starts. */
    public Point departure() {
        return way.get(0);
    }

    /** Returns where it goes. */
    public Point destination() {
        return way.get(way.size() - 1);
    }

    @Override
    public AsterobotsErrorCode fault(TurnLedger ledger) {
        Optional<Vein> from = ledger.vein(departure());
        if (from.isEmpty()) {
            return AsterobotsErrorCode.NO_DEPARTURE;
        }
        if (from.get().owner() != ledger.active()) {
            return AsterobotsErrorCode.FOREIGN_DEPARTURE;
        }
        if (ledger.vein(destination()).isEmpty()) {
            return AsterobotsErrorCode.NO_DESTINATION;
        }
        if (departure().equals(destination())) {
            return AsterobotsErrorCode.SAME_VEIN;
        }
        if (robots < 1) {
            return AsterobotsErrorCode.NO_ROBOTS;
        }
        return robots > from.get().robots() ? AsterobotsErrorCode.ROBOTS_SHORT : wayFault(ledger.asteroid());
    }

    private AsterobotsErrorCode wayFault(Asteroid asteroid) {
        if (way.size() == 2) {
            return AsterobotsErrorCode.NO_ERROR;
        }
        if (!way.stream().allMatch(asteroid::contains)) {
            return AsterobotsErrorCode.OFF_FIELD;
        }
        for (int at = 1; at < way.size(); at++) {
            if (!way.get(at - 1).isBeside(way.get(at))) {
                return AsterobotsErrorCode.NOT_CONNECTED;
            }
        }
        return AsterobotsErrorCode.NO_ERROR;
    }

    @Override
    public void carryOut(TurnLedger ledger) {
        Vein from = ledger.vein(departure()).orElseThrow();
        int launched = Math.toIntExact(robots);
        ledger.put(from.withRobots(from.robots() - launched));
        List<Point> path = way.size() == 2 ? Asteroid.path(departure(), destination()) : way;
        ledger.launch(Squad.launched(ledger.active(), launched, path));
    }

    @Override
    public String text() {
        return "launch " + robots + " " + way.stream().map(Point::text).collect(Collectors.joining(" "));
    }
}
