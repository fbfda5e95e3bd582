package arena.games.asterobots.text;

import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.games.asterobots.command.AsterobotsCommand;
import arena.games.asterobots.command.AsterobotsCommand.BankTrade;
import arena.games.asterobots.command.AsterobotsCommand.Direction;
import arena.games.asterobots.command.AsterobotsCommand.Launch;
import arena.games.asterobots.command.AsterobotsCommand.PlayerTrade;
import arena.games.asterobots.command.AsterobotsCommand.Proposal;
import arena.games.asterobots.command.AsterobotsCommand.Unreadable;
import arena.games.asterobots.command.AsterobotsCommand.Upgrade;
import arena.games.asterobots.command.AsterobotsErrorCode;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Rank;
import arena.games.asterobots.state.Trade;
import arena.text.Cursor;
import arena.text.Lines;
import arena.text.Quote;
import arena.text.WordSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The codec of {@code output_i.txt}: {@code select x,y}, or one command a line and {@code End} (Output). */
public final class AsterobotsOrderCodec implements AnswerCodec<AsterobotsView, AsterobotsOrder> {

    private static final String END = "end";

    @Override
    public Answer<AsterobotsOrder> read(byte[] raw, AsterobotsView asked) {
        List<String> lines = Lines.of(raw);
        return asked instanceof AsterobotsView.Selection ? readSelection(lines) : new Answer.Given<>(readTurn(lines));
    }

    @Override
    public String write(AsterobotsOrder action) {
        if (action instanceof AsterobotsOrder.Select select) {
            return text(select) + "\n";
        }
        return ((AsterobotsOrder.Turn) action)
                        .lines().stream()
                                .map(line -> line.command().text() + "\n")
                                .collect(Collectors.joining())
                + "End\n";
    }

    /** Returns a selection as a bot writes it, without a line end. */
    public static String text(AsterobotsOrder.Select select) {
        return "select " + select.location().text();
    }

    /** Returns the point of a text {@code x,y}; nothing if the text is malformed. */
    public static Optional<Point> point(String text) {
        Cursor cursor = new Cursor(text);
        OptionalLong x = cursor.takeSigned();
        boolean comma = cursor.take(',');
        OptionalLong y = cursor.takeSigned();
        return x.isPresent() && comma && y.isPresent() && cursor.atEnd()
                ? Optional.of(Point.of(x.getAsLong(), y.getAsLong()))
                : Optional.empty();
    }

    private static Answer<AsterobotsOrder> readSelection(List<String> lines) {
        if (lines.size() > 1) {
            return wrong(AsterobotsErrorCode.ONE_SELECTION, lines, 2);
        }
        List<String> parts = WordSplitter.of(lines.isEmpty() ? "" : lines.get(0));
        if (parts.isEmpty() || !WordSplitter.small(parts.get(0)).equals("select")) {
            return wrong(AsterobotsErrorCode.SELECTION_EXPECTED, lines, 1);
        }
        Optional<Point> point = parts.size() == 2 ? point(parts.get(1)) : Optional.empty();
        return point.<Answer<AsterobotsOrder>>map(location -> new Answer.Given<>(new AsterobotsOrder.Select(location)))
                .orElseGet(() -> wrong(AsterobotsErrorCode.NO_POINT, lines, 1));
    }

    /** Reads the lines before {@code End}; lines after it do not count, and blank lines are skipped. */
    private static AsterobotsOrder.Turn readTurn(List<String> lines) {
        List<AsterobotsOrder.Line> commands = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            List<String> parts = WordSplitter.of(lines.get(at));
            if (parts.size() == 1 && WordSplitter.small(parts.get(0)).equals(END)) {
                break;
            }
            if (!parts.isEmpty()) {
                commands.add(new AsterobotsOrder.Line(at + 1, CommandReader.read(lines.get(at))));
            }
        }
        return new AsterobotsOrder.Turn(commands);
    }

    private static Answer<AsterobotsOrder> wrong(AsterobotsErrorCode code, List<String> lines, int line) {
        String why = line <= lines.size()
                ? "Line " + line + " is " + Quote.of(lines.get(line - 1)) + "."
                : "There is no text.";
        return new Answer.Unreadable<>(code.number(), line, why);
    }

    /**
     * A reader of one line of a turn (Output). Words may be in any case; blanks separate the parts. Errors are found in
     * this order: the first word, the number of parts, the parts. It is mutable and serves one line.
     */
    private static final class CommandReader {

        private final String line;
        private final List<String> parts;
        private boolean malformed;

        private CommandReader(String line) {
            this.line = line;
            this.parts = WordSplitter.of(line);
        }

        /** Returns the command on a line that is not blank; {@link Unreadable} if it is none. */
        static AsterobotsCommand read(String line) {
            return new CommandReader(line).command();
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
            Optional<Point> point = AsterobotsOrderCodec.point(parts.get(at));
            malformed |= point.isEmpty();
            return point.orElse(new Point(0, 0));
        }

        private Material material(int at) {
            return one(at, Material.values(), Material::word);
        }

        private <T> T one(int at, T[] all, Function<T, String> word) {
            String written = WordSplitter.small(parts.get(at));
            Optional<T> found = Stream.of(all)
                    .filter(one -> word.apply(one).equals(written))
                    .findFirst();
            malformed |= found.isEmpty();
            return found.orElse(all[0]);
        }
    }
}
