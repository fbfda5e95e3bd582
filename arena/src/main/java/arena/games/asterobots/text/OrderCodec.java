package arena.games.asterobots.text;

import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.games.asterobots.command.ErrorCode;
import arena.games.asterobots.command.Order;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.View;
import arena.text.Lines;
import arena.text.Quote;
import arena.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code output_i.txt}: {@code select x,y}, or one command a line and {@code End} (Output). */
public final class OrderCodec implements AnswerCodec<View, Order> {

    private static final String END = "end";

    @Override
    public Answer<Order> read(byte[] raw, View asked) {
        List<String> lines = Lines.of(raw);
        return asked instanceof View.Selection ? readSelection(lines) : new Answer.Given<>(readTurn(lines));
    }

    @Override
    public String write(Order action) {
        if (action instanceof Order.Select select) {
            return text(select) + "\n";
        }
        return ((Order.Turn) action)
                        .lines().stream()
                                .map(line -> line.command().text() + "\n")
                                .collect(Collectors.joining())
                + "End\n";
    }

    /** Returns a selection as a bot writes it, without a line end. */
    public static String text(Order.Select select) {
        return "select " + select.location().text();
    }

    private static Answer<Order> readSelection(List<String> lines) {
        if (lines.size() > 1) {
            return wrong(ErrorCode.ONE_SELECTION, lines, 2);
        }
        List<String> parts = Words.of(lines.isEmpty() ? "" : lines.get(0));
        if (parts.isEmpty() || !Words.small(parts.get(0)).equals("select")) {
            return wrong(ErrorCode.SELECTION_EXPECTED, lines, 1);
        }
        Optional<Point> point = parts.size() == 2 ? CommandReader.point(parts.get(1)) : Optional.empty();
        return point.<Answer<Order>>map(location -> new Answer.Given<>(new Order.Select(location)))
                .orElseGet(() -> wrong(ErrorCode.NO_POINT, lines, 1));
    }

    /** Everything before {@code End} counts, and what comes after it does not; a line without text is none. */
    private static Order.Turn readTurn(List<String> lines) {
        List<Order.Line> commands = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            List<String> parts = Words.of(lines.get(at));
            if (parts.size() == 1 && Words.small(parts.get(0)).equals(END)) {
                break;
            }
            if (!parts.isEmpty()) {
                commands.add(new Order.Line(at + 1, CommandReader.read(lines.get(at))));
            }
        }
        return new Order.Turn(commands);
    }

    private static Answer<Order> wrong(ErrorCode code, List<String> lines, int line) {
        String why = line <= lines.size()
                ? "Line " + line + " is " + Quote.of(lines.get(line - 1)) + "."
                : "There is no text.";
        return new Answer.Unreadable<>(code.number(), line, why);
    }
}
