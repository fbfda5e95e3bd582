package arena.games.asterobots.text;

import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.games.asterobots.command.AsterobotsErrorCode;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Point;
import arena.text.Lines;
import arena.text.Quote;
import arena.text.WordSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code output_i.txt}: {@code select x,y}, or one command a line and {@code End} (Output). */
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

    private static Answer<AsterobotsOrder> readSelection(List<String> lines) {
        if (lines.size() > 1) {
            return wrong(AsterobotsErrorCode.ONE_SELECTION, lines, 2);
        }
        List<String> parts = WordSplitter.of(lines.isEmpty() ? "" : lines.get(0));
        if (parts.isEmpty() || !WordSplitter.small(parts.get(0)).equals("select")) {
            return wrong(AsterobotsErrorCode.SELECTION_EXPECTED, lines, 1);
        }
        Optional<Point> point = parts.size() == 2 ? AsterobotsCommandReader.point(parts.get(1)) : Optional.empty();
        return point.<Answer<AsterobotsOrder>>map(location -> new Answer.Given<>(new AsterobotsOrder.Select(location)))
                .orElseGet(() -> wrong(AsterobotsErrorCode.NO_POINT, lines, 1));
    }

    /** Everything before {@code End} counts, and what comes after it does not; a line without text is none. */
    private static AsterobotsOrder.Turn readTurn(List<String> lines) {
        List<AsterobotsOrder.Line> commands = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            List<String> parts = WordSplitter.of(lines.get(at));
            if (parts.size() == 1 && WordSplitter.small(parts.get(0)).equals(END)) {
                break;
            }
            if (!parts.isEmpty()) {
                commands.add(new AsterobotsOrder.Line(at + 1, AsterobotsCommandReader.read(lines.get(at))));
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
}
