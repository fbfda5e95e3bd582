package arena.games.acquire.text;

import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.games.acquire.order.Order;
import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.View;
import arena.text.Lines;
import arena.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** {@code output_i.txt}: one command a line and {@code End}. */
public final class OrderCodec implements AnswerCodec<View, Order> {

    private static final String END = "end";

    /** {@inheritDoc} Everything before {@code End} counts, and what comes after it does not; empty lines are none. */
    @Override
    public Answer<Order> read(byte[] raw, View asked) {
        ChainSet chains = asked.chainSet();
        List<String> lines = Lines.of(raw);
        List<Order.Line> commands = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            List<String> parts = Words.of(lines.get(at));
            if (parts.size() == 1 && Words.small(parts.get(0)).equals(END)) {
                break;
            }
            if (!parts.isEmpty()) {
                commands.add(new Order.Line(at + 1, CommandReader.read(lines.get(at), chains)));
            }
        }
        return new Answer.Given<>(new Order(commands));
    }

    @Override
    public String write(Order action) {
        return action.commands().stream().map(command -> command.text() + "\n").collect(Collectors.joining()) + "End\n";
    }
}
