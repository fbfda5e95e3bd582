package arena.games.asterobots.text;

import arena.games.asterobots.command.AsterobotsCommand;
import arena.games.asterobots.command.AsterobotsErrorCode;
import arena.games.asterobots.command.BankTrade;
import arena.games.asterobots.command.Direction;
import arena.games.asterobots.command.Launch;
import arena.games.asterobots.command.PlayerTrade;
import arena.games.asterobots.command.Proposal;
import arena.games.asterobots.command.Unreadable;
import arena.games.asterobots.command.Upgrade;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Rank;
import arena.games.asterobots.state.Trade;
import arena.text.Cursor;
import arena.text.Quote;
import arena.text.WordSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Reads one line of a turn (Output). Words may be in any case; the parts stand between runs of blanks. What is wrong is
 * found in this order: the first word, the number of parts, the parts. It is mutable and serves one line.
 */
public final class AsterobotsCommandReader {

    private final String line;
    private final List<String> parts;
    private boolean malformed;

    private AsterobotsCommandReader(String line) {
        this.line = line;
        this.parts = WordSplitter.of(line);
    }

    /** Returns the command on a line that holds text; what is none is {@link Unreadable}. */
    static AsterobotsCommand read(String line) {
        return new AsterobotsCommandReader(line).command();
    }

    /** Returns the point that {@code x,y} stands for; nothing if the text is none. */
    public static Optional<Point> point(String text) {
        Cursor cursor = new Cursor(text);
        OptionalLong x = cursor.takeSigned();
        boolean comma = cursor.take(',');
        OptionalLong y = cursor.takeSigned();
        return x.isPresent() && comma && y.isPresent() && cursor.atEnd()
                ? Optional.of(Point.of(x.getAsLong(), y.getAsLong()))
                : Optional.empty();
    }

    private AsterobotsCommand command() {
        String word = WordSplitter.small(parts.get(0));
        return switch (word) {
            case "launch" -> parts.size() < 4 ? wrong(AsterobotsErrorCode.PARTS) : launch();
            case "upgrade" -> of(3, () -> new Upgrade(one(1, Rank.values(), Rank::word), location(2)));
            case "bank" ->
                of(4, () -> new BankTrade(one(1, Direction.values(), Direction::word), material(2), number(3)));
            case "offer" -> of(4, () -> new Proposal(Trade.Kind.OFFER, material(1), number(2), number(3)));
            case "demand" -> of(4, () -> new Proposal(Trade.Kind.DEMAND, material(1), number(2), number(3)));
            case "buy" -> of(4, () -> new PlayerTrade(Direction.BUY, number(1), material(2), number(3)));
            case "sell" -> of(4, () -> new PlayerTrade(Direction.SELL, number(1), material(2), number(3)));
            default -> wrong(AsterobotsErrorCode.UNKNOWN_WORD);
        };
    }

    private AsterobotsCommand of(int count, Supplier<AsterobotsCommand> reader) {
        return parts.size() == count ? checked(reader.get()) : wrong(AsterobotsErrorCode.PARTS);
    }

    private AsterobotsCommand launch() {
        long robots = number(1);
        List<Point> way = new ArrayList<>();
        for (int at = 2; at < parts.size(); at++) {
            way.add(location(at));
        }
        return checked(new Launch(robots, way));
    }

    private AsterobotsCommand checked(AsterobotsCommand command) {
        return malformed ? wrong(AsterobotsErrorCode.MALFORMED) : command;
    }

    private AsterobotsCommand wrong(AsterobotsErrorCode code) {
        return new Unreadable(code, Quote.of(line));
    }

    private long number(int at) {
        Cursor cursor = new Cursor(parts.get(at));
        OptionalLong number = cursor.takeSigned();
        malformed |= number.isEmpty() || !cursor.atEnd();
        return number.orElse(0);
    }

    private Point location(int at) {
        Optional<Point> point = point(parts.get(at));
        malformed |= point.isEmpty();
        return point.orElse(new Point(0, 0));
    }

    private Material material(int at) {
        return one(at, Material.values(), Material::word);
    }

    private <T> T one(int at, T[] all, Function<T, String> word) {
        String written = WordSplitter.small(parts.get(at));
        Optional<T> found =
                Stream.of(all).filter(one -> word.apply(one).equals(written)).findFirst();
        malformed |= found.isEmpty();
        return found.orElse(all[0]);
    }
}
